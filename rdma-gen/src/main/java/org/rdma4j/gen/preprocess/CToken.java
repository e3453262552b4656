package org.rdma4j.gen.preprocess;

/**
 * A token of preprocessed C.
 *
 * @param kind lexical category; words are {@link Kind#IDENTIFIER}s until {@link GrammarAdapter} identifies keywords
 * @param text spelling
 * @param line line of the preprocessor output, counted from 1
 */
public record CToken(Kind kind, String text, int line) {

    /** A lexical category. */
    public enum Kind {
        KEYWORD,
        IDENTIFIER,
        NUMBER,
        CHARACTER,
        STRING,
        PUNCTUATOR
    }

    /** Returns {@code true} if the token is this punctuator. */
    public boolean isPunctuator(String spelling) {
        return kind == Kind.PUNCTUATOR && text.equals(spelling);
    }

    /** Returns {@code true} if the token is this keyword. */
    public boolean isKeyword(String spelling) {
        return kind == Kind.KEYWORD && text.equals(spelling);
    }

    /** Returns {@code true} if the token is a word, keyword or not. */
    public boolean isWord() {
        return kind == Kind.KEYWORD || kind == Kind.IDENTIFIER;
    }

    /** Returns 1 for an opening bracket of any shape, -1 for a closing one, 0 for any other token. */
    public int nesting() {
        if (kind != Kind.PUNCTUATOR || text.length() != 1) {
            return 0;
        }
        return switch (text.charAt(0)) {
            case '(', '[', '{' -> 1;
            case ')', ']', '}' -> -1;
            default -> 0;
        };
    }

    /** Returns a token of another kind and spelling at the same location. */
    CToken as(Kind other, String spelling) {
        return new CToken(other, spelling, line);
    }
}
