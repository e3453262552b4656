package org.rdma4j.gen.preprocess;

import java.util.List;
import java.util.stream.Collectors;
import org.rdma4j.gen.problem.Location;

/**
 * Tokens adapted to the grammar of the parser, and the tokens that were removed.
 *
 * @param tokens tokens for the parser
 * @param lines locations of the tokens
 * @param marks removed attributes and keywords, in order
 * @param declarations extents of the declarations at file scope, in order
 * @param bodies locations of function bodies, whose content was removed
 * @param unread adapted content of attributes and static assertions that contains a brace and so may define a type
 * @param directives directives with their positions in {@code tokens}
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
     * @param begin index of its first token
     * @param end index after its last token
     * @param tooDeep whether its brackets are nested too deeply for the parser
     */
    public record Extent(int begin, int end, boolean tooDeep) {}

    /** Locations of the braces of a function body. */
    public record Body(Location first, Location last) {}

    /** Removed tokens and their location. */
    public record Unread(List<CToken> tokens, Location location) {}

    /** Returns the location of a token; that of the last token for an index after the end. */
    public Location location(int token) {
        return tokens.isEmpty()
                ? lines.location(0)
                : lines.location(tokens.get(Math.min(Math.max(token, 0), tokens.size() - 1)));
    }

    /** Returns the tokens in a range, separated by spaces. */
    public String text(int begin, int end) {
        return tokens.subList(Math.max(begin, 0), Math.min(end, tokens.size())).stream()
                .map(CToken::text)
                .collect(Collectors.joining(" "));
    }
}
