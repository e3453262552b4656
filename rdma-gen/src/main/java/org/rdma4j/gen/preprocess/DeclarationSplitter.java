package org.rdma4j.gen.preprocess;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.preprocess.AdaptedTokens.Extent;
import org.rdma4j.gen.preprocess.CToken.Kind;

/** Splits a growing list of tokens into the declarations at file scope. */
final class DeclarationSplitter {

    /** Maximum depth of nested brackets, because the parser is recursive. clang's maximum is 256. */
    private static final int MAX_NESTING = 1_000;

    private static final Set<String> TAG_KEYWORDS = Set.of("struct", "union", "enum");

    private final List<CToken> tokens;
    private final List<Extent> declarations = new ArrayList<>();

    /** Number of open brackets of any kind. */
    private int depth;

    /** Number of open braces. */
    private int braces;

    /** Index of the first token of the current declaration. */
    private int begin;

    /** Whether the current declaration has a {@code =} outside brackets. */
    private boolean initialized;

    /** Whether the current declaration has brackets nested beyond the maximum. */
    private boolean tooDeep;

    /** @param tokens the tokens, to which the caller appends */
    DeclarationSplitter(List<CToken> tokens) {
        this.tokens = tokens;
    }

    /** Returns the declarations that have ended. */
    List<Extent> declarations() {
        return declarations;
    }

    boolean isInBraces() {
        return braces > 0;
    }

    /** Processes an appended punctuator. A semicolon outside of brackets ends the declaration. */
    void follow(CToken token) {
        int change = token.nesting();
        depth = Math.max(depth + change, 0);
        if (token.isPunctuator("{") || token.isPunctuator("}")) {
            braces = Math.max(braces + change, 0);
        }
        tooDeep |= depth > MAX_NESTING;
        initialized |= depth == 0 && token.isPunctuator("=");
        if (depth == 0 && token.isPunctuator(";")) {
            endDeclaration();
        }
    }

    /** Ends the current declaration, if it has a token. */
    void endDeclaration() {
        if (tokens.size() > begin) {
            declarations.add(new Extent(begin, tokens.size(), tooDeep));
        }
        begin = tokens.size();
        initialized = false;
        tooDeep = false;
    }

    /** Returns {@code true} if an opening brace that comes next begins the body of a function. */
    boolean isBeforeBody() {
        return depth == 0
                && !initialized
                && !endsWithTagKeyword()
                && !(isTagKeyword(tokens.size() - 2)
                        && tokens.get(tokens.size() - 1).kind() == Kind.IDENTIFIER);
    }

    /**
     * Joins a function definition without a prototype and the declarations of its parameters, which are between its
     * declarator and its body. Must be called before the body is appended.
     */
    void joinParameters() {
        if (tokens.size() == begin && !declarations.isEmpty()) {
            begin = declarations.remove(declarations.size() - 1).begin();
        }
    }

    /** Returns {@code true} if the last token is {@code struct}, {@code union} or {@code enum}. */
    boolean endsWithTagKeyword() {
        return isTagKeyword(tokens.size() - 1);
    }

    private boolean isTagKeyword(int index) {
        return index >= begin
                && tokens.get(index).kind() == Kind.KEYWORD
                && TAG_KEYWORDS.contains(tokens.get(index).text());
    }
}
