package org.rdma4j.gen.preprocess;

import java.util.List;
import java.util.stream.Collectors;
import org.rdma4j.gen.problem.Location;

/**
 * Tokens that the parser's grammar knows, with what was taken out of them.
 *
 * @param tokens what the parser is shown
 * @param lines the place of each token
 * @param marks attributes and keywords that were taken out, in order
 * @param declarations the extent of each declaration at file scope, in order
 * @param bodies where the bodies of functions were, whose content is left out
 * @param unread adapted content of attributes and static assertions that has a brace, and so may define a type
 * @param directives the directives of the text, with their positions among {@code tokens}
 */
public record AdaptedTokens(
        List<CToken> tokens,
        SourceLines lines,
        List<RemovedToken> marks,
        List<Extent> declarations,
        List<Body> bodies,
        List<Unread> unread,
        List<Directive> directives) {

    /**
     * The tokens of a declaration.
     *
     * @param begin the index of its first token
     * @param end the index behind its last token
     * @param tooDeep whether its brackets are nested more deeply than the parser can follow
     */
    public record Extent(int begin, int end, boolean tooDeep) {}

    /** The places of the braces around a function's body. */
    public record Body(Location first, Location last) {}

    /** Tokens that the parser is not shown, and their place. */
    public record Unread(List<CToken> tokens, Location location) {}

    /** Returns the place of a token; the last one's for an index behind the end. */
    public Location location(int token) {
        return tokens.isEmpty()
                ? lines.location(0)
                : lines.location(tokens.get(Math.min(Math.max(token, 0), tokens.size() - 1)));
    }

    /** Returns the tokens from one index up to another, with spaces between them. */
    public String text(int begin, int end) {
        return tokens.subList(Math.max(begin, 0), Math.min(end, tokens.size())).stream()
                .map(CToken::text)
                .collect(Collectors.joining(" "));
    }
}
