package org.rdma4j.gen.diff;

/**
 * Whom a change breaks. Source: a program that used the older release does not compile against the newer one, or means
 * something else there; to take the address of a function or member is a use of it like a call. Binary: a program
 * compiled against the older release does not load or run right with the newer library.
 */
public enum Verdict {
    NEITHER("neither"),
    SOURCE("source"),
    BINARY("binary"),
    BOTH("both");

    private final String word;

    Verdict(String word) {
        this.word = word;
    }

    /** The verdict with these two answers. */
    public static Verdict of(boolean source, boolean binary) {
        if (source) {
            return binary ? BOTH : SOURCE;
        }
        return binary ? BINARY : NEITHER;
    }

    /** The word, as JSON has it. */
    public String word() {
        return word;
    }

    /** Whether a program must be changed. */
    public boolean breaksSource() {
        return this == SOURCE || this == BOTH;
    }

    /** Whether a program must be compiled anew. */
    public boolean breaksBinary() {
        return this == BINARY || this == BOTH;
    }

    /** What either of the two breaks. */
    public Verdict and(Verdict other) {
        return of(breaksSource() || other.breaksSource(), breaksBinary() || other.breaksBinary());
    }
}
