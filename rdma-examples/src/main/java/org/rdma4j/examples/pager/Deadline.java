package org.rdma4j.examples.pager;

import java.time.Duration;

/** Until when a call may take. Each is one thread's. */
final class Deadline {
    private static final long MILLISECOND = 1_000_000;

    private final Duration limit;
    private final long start = System.nanoTime();
    private boolean asked;

    private Deadline(Duration limit) {
        this.limit = limit;
    }

    static Deadline in(Duration limit) {
        return new Deadline(limit);
    }

    /** How long it has been, in nanoseconds. */
    long elapsed() {
        return System.nanoTime() - start;
    }

    boolean hasPassed() {
        return nanos() <= 0;
    }

    private long nanos() {
        return limit.toNanos() - elapsed();
    }

    /**
     * For who is about to wait; at least a millisecond, for what takes 0 as for ever. Nobody has waited before the first who
     * asks: all of it is left, and the clock, which costs as much as a page that is there already, is not looked at.
     */
    Duration left() {
        if (!asked) {
            asked = true;
            return limit;
        }
        return Duration.ofNanos(Math.max(MILLISECOND, nanos()));
    }

    int leftMillis() {
        return (int) Math.min(Integer.MAX_VALUE, left().toMillis());
    }
}
