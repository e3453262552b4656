package org.rdma4j.gen.preprocess;

import org.rdma4j.gen.problem.Location;

/**
 * An attribute or keyword that was removed from the parser's input.
 *
 * @param kind spelling
 * @param name name of an attribute without prefix and surrounding underscores, or a keyword
 * @param argument tokens of the argument, separated by spaces
 * @param after previous token
 * @param position index of the next token in the parser's input
 * @param location location
 */
public record RemovedToken(Kind kind, String name, String argument, After after, int position, Location location) {

    /** Spelling of a removed token. */
    public enum Kind {
        /** {@code __attribute__((name))}. */
        GNU,
        /** {@code [[name]]}. */
        STANDARD,
        /** Keyword. */
        KEYWORD
    }

    /** Previous token, which determines the construct that the removed token applies to. */
    public enum After {
        /** {@code struct}, {@code union} or {@code enum}. */
        TAG_KEYWORD,
        /** {@code }}. */
        BRACE,
        OTHER
    }

    /** Returns {@code true} for {@code [[name]]}. */
    public boolean isStandard() {
        return kind == Kind.STANDARD;
    }

    /** Returns {@code true} for a keyword. */
    public boolean isKeyword() {
        return kind == Kind.KEYWORD;
    }
}
