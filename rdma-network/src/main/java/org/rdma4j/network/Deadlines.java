package org.rdma4j.network;

import java.time.Duration;

/** How long to wait. */
final class Deadlines {
    /** A hundred years: longer than anybody waits, and short enough to be added to {@link System#nanoTime}. */
    private static final Duration LONGEST = Duration.ofDays(36_500);

    private Deadlines() {}

    /** In nanoseconds; what is negative counts as nothing. */
    static long nanos(Duration limit) {
        return limit.isNegative() ? 0 : limit.compareTo(LONGEST) < 0 ? limit.toNanos() : LONGEST.toNanos();
    }

    /** What is left until then, of {@link System#nanoTime}. */
    static Duration until(long end) {
        return Duration.ofNanos(Math.max(0, end - System.nanoTime()));
    }
}
