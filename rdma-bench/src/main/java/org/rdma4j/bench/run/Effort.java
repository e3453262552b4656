package org.rdma4j.bench.run;

/** Amount of measurement. Each part of the benchmark has its own numbers for each effort. */
public enum Effort {
    /** Enough rounds for the results in docs/reference/performance.md. */
    FULL,
    /** Fewer rounds: enough to recognize a difference by a factor of two. */
    QUICK,
    /** One round of each kind of program, to test the part. The results are meaningless. */
    SMOKE;

    /** Returns the number for this effort. */
    public int of(int full, int quick, int smoke) {
        return switch (this) {
            case FULL -> full;
            case QUICK -> quick;
            case SMOKE -> smoke;
        };
    }
}
