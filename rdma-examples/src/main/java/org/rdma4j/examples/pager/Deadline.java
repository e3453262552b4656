package org.rdma4j.examples.pager;

import java.time.Duration;

/** Moments of {@link System#nanoTime}. */
final class Deadline {
    private static final long MILLISECOND = 1_000_000;

    private Deadline() {}

    static long in(Duration limit) {
        return System.nanoTime() + limit.toNanos();
    }

    static boolean hasPassed(long end) {
        return end - System.nanoTime() <= 0;
    }

    /** At least a millisecond, for what takes 0 as for ever. */
    static Duration left(long end) {
        return Duration.ofNanos(Math.max(MILLISECOND, end - System.nanoTime()));
    }

    static int leftMillis(long end) {
        return (int) Math.min(Integer.MAX_VALUE, left(end).toMillis());
    }
}
