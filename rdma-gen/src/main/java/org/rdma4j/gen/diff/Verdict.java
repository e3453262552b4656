package org.rdma4j.gen.diff;

/**
 * Compatibility of a change. A change breaks source compatibility if a program for the older release does not compile
 * with the newer one, or behaves differently; taking the address of a function or member is a use. A change breaks
 * binary compatibility if a program compiled with the older release does not load or work with the newer library.
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

    /** Returns the verdict for the given flags. */
    public static Verdict of(boolean source, boolean binary) {
        if (source) {
            return binary ? BOTH : SOURCE;
        }
        return binary ? BINARY : NEITHER;
    }

    /** Returns the value in JSON. */
    public String word() {
        return word;
    }

    /** Returns {@code true} if programs must be changed. */
    public boolean breaksSource() {
        return this == SOURCE || this == BOTH;
    }

    /** Returns {@code true} if programs must be recompiled. */
    public boolean breaksBinary() {
        return this == BINARY || this == BOTH;
    }

    /** Combines two verdicts. */
    public Verdict and(Verdict other) {
        return of(breaksSource() || other.breaksSource(), breaksBinary() || other.breaksBinary());
    }
}
