package org.rdma4j.examples.pager;

import java.time.Duration;

/** Until when a call may take. Each is one thread's. */
final class Deadline {
    private static final long MILLISECOND = 1_000_000;
    private static final Duration SHORT = Duration.ofMillis(200);

    private final Duration limit;
    private final Duration half;
    private final long start = System.nanoTime();
    private boolean asked;

    private Deadline(Duration limit, Duration half) {
        this.limit = limit;
        this.half = half;
    }

    static Deadline in(Duration limit) {
        return in(limit, half(limit));
    }

    /** For who has worked the half out already. */
    static Deadline in(Duration limit, Duration half) {
        return new Deadline(limit, half);
    }

    /** Or all of it, where half is not worth another connection. */
    static Duration half(Duration limit) {
        return limit.compareTo(SHORT) < 0 ? limit : limit.dividedBy(2);
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

    /**
     * As {@link #left}, of one answer: half of the limit at most, so that a connection on which nothing comes is made again
     * while there is time.
     */
    Duration leftOfAnswer() {
        if (!asked) {
            asked = true;
            return half;
        }
        Duration left = left();
        return left.compareTo(half) < 0 ? left : half;
    }

    int leftMillis() {
        return millis(left());
    }

    int leftMillisOfAnswer() {
        return millis(leftOfAnswer());
    }

    private static int millis(Duration left) {
        return Math.clamp(left.toMillis(), 1, Integer.MAX_VALUE);
    }
}
