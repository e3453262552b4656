package org.rdma4j.examples.pager;

import java.time.Duration;

/**
 * Deadline of a call, and timeout of each answer within the call. Confined to one thread.
 *
 * <p>The timeout of an answer is half of the time limit of the call, so that there is time to connect again if a
 * connection yields no answer. For time limits of less than 200 ms, it is the whole time limit.
 */
final class Deadline {
    private static final long MILLISECOND_NANOS = 1_000_000;
    private static final Duration MIN_SPLIT = Duration.ofMillis(200);

    private final Duration limit;

    /** Timeout of an answer. */
    private final Duration answerLimit;

    private final long start = System.nanoTime();

    /** Whether the call has begun to wait. Before, the whole time limit remains, and reading the clock is saved. */
    private boolean started;

    private Deadline(Duration limit, Duration answerLimit) {
        this.limit = limit;
        this.answerLimit = answerLimit;
    }

    /** Returns a deadline that starts now. */
    static Deadline in(Duration limit) {
        return in(limit, answerLimit(limit));
    }

    /**
     * Returns a deadline that starts now.
     *
     * @param answerLimit result of {@link #answerLimit(Duration)}, for callers that have computed it in advance
     */
    static Deadline in(Duration limit, Duration answerLimit) {
        return new Deadline(limit, answerLimit);
    }

    /** Returns the timeout of an answer within a call. */
    static Duration answerLimit(Duration limit) {
        return limit.compareTo(MIN_SPLIT) < 0 ? limit : limit.dividedBy(2);
    }

    /** Returns the time since the start, in nanoseconds. */
    long elapsed() {
        return System.nanoTime() - start;
    }

    /** Returns {@code true} if the time limit has passed. */
    boolean hasExpired() {
        return nanos() <= 0;
    }

    private long nanos() {
        return limit.toNanos() - elapsed();
    }

    /**
     * Returns the remaining time for a wait, at least one millisecond, because some methods interpret 0 as no timeout.
     * The first call returns the whole time limit without reading the clock, which would take as long as fetching a
     * page that has already arrived.
     */
    Duration remaining() {
        if (!started) {
            started = true;
            return limit;
        }
        return Duration.ofNanos(Math.max(MILLISECOND_NANOS, nanos()));
    }

    /**
     * Returns the maximum time to wait for an answer: {@link #remaining}, but at most the answer timeout.
     */
    Duration answerTimeout() {
        if (!started) {
            started = true;
            return answerLimit;
        }
        Duration remaining = remaining();
        return remaining.compareTo(answerLimit) < 0 ? remaining : answerLimit;
    }

    /** Returns {@link #remaining} in milliseconds. */
    int remainingMillis() {
        return millis(remaining());
    }

    /** Returns {@link #answerTimeout} in milliseconds. */
    int answerTimeoutMillis() {
        return millis(answerTimeout());
    }

    private static int millis(Duration remaining) {
        return Math.clamp(remaining.toMillis(), 1, Integer.MAX_VALUE);
    }
}
