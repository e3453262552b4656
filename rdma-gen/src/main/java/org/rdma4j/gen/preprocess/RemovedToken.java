package org.rdma4j.gen.preprocess;

import org.rdma4j.gen.problem.Location;

/**
 * An attribute, or a keyword that the parser does not know, taken out of the tokens that the parser is shown.
 *
 * @param kind how it is spelled
 * @param name the name of an attribute, without prefix and without the underscores around it; a keyword as it stands
 * @param argument the tokens in its brackets, with spaces between them
 * @param after the token before it
 * @param position the index of the token, among those that the parser is shown, before which it stands
 * @param location where it stands
 */
public record RemovedToken(Kind kind, String name, String argument, After after, int position, Location location) {

    /** The spelling of a mark. */
    public enum Kind {
        /** {@code __attribute__((name))}. */
        GNU,
        /** {@code [[name]]}. */
        STANDARD,
        /** A keyword. */
        KEYWORD
    }

    /** The token before a mark, which decides to which construct the mark belongs. */
    public enum After {
        /** {@code struct}, {@code union} or {@code enum}. */
        TAG_KEYWORD,
        /** {@code }}. */
        BRACE,
        OTHER
    }

    /** Returns {@code true} if it is spelled {@code [[name]]}. */
    public boolean isStandard() {
        return kind == Kind.STANDARD;
    }

    /** Returns {@code true} if it is a keyword. */
    public boolean isKeyword() {
        return kind == Kind.KEYWORD;
    }
}
