package org.rdma4j.bench.run;

/** How much is measured; each part of the benchmark has its own numbers for each. */
public enum Effort {
    /** Enough rounds for the numbers of docs/performance.md. */
    FULL,
    /** Fewer rounds: numbers that tell twice as much from the same. */
    QUICK,
    /** A round, of each kind of program: shows that the part works. The numbers mean nothing. */
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
