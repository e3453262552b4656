package org.rdma4j.verbs;

import java.util.concurrent.TimeUnit;

/**
 * The deadline of a timed wait. Reading the clock takes as long as polling a completion queue, so the clock is read
 * only once in several polls, and the timeout is measured from the first reading or from the beginning of the first
 * full sleep. As a result, a wait may end up to one second late. If the timeout is shorter than 100 ms, the clock is
 * read at each poll. The same object is used for successive waits. Thread-confined to the reader of the completion
 * queue.
 */
final class Deadline {
    /** Timeout in nanoseconds below which the clock is read at each poll. */
    private static final long SHORT_TIMEOUT = TimeUnit.MILLISECONDS.toNanos(100);

    /** Number of polls per clock reading; a power of two. */
    private static final int POLLS_PER_READING = 16;

    /** Maximum duration of a sleep before the first clock reading, in nanoseconds. */
    private static final long MAX_FIRST_SLEEP = TimeUnit.MILLISECONDS.toNanos(500);

    private long timeout;

    /** Mask of the poll count. The clock is read if none of the masked bits are set. */
    private int clockMask;

    /** Number of polls since {@link #begin}. */
    private int polls;

    /** Whether {@link #start} is set. */
    private boolean started;

    /** Value of {@link System#nanoTime} from which the timeout is measured. */
    private long start;

    /**
     * Begins a wait.
     *
     * @param nanos the timeout in nanoseconds
     */
    void begin(long nanos) {
        timeout = nanos;
        clockMask = clockMask(nanos);
        polls = 0;
        started = false;
    }

    /**
     * Returns the mask of the poll count for a wait with the given timeout. The clock is read if none of the masked
     * bits are set.
     */
    static int clockMask(long nanos) {
        return nanos < SHORT_TIMEOUT ? 0 : POLLS_PER_READING - 1;
    }

    /** Counts a poll that has found nothing. Returns {@code true} if the timeout is known to have expired. */
    boolean isOver() {
        polls++;
        return (polls & clockMask) == 0 && remaining() <= 0;
    }

    private long remaining() {
        long now = System.nanoTime();
        if (!started) {
            started = true;
            start = now;
        }
        return timeout - (now - start);
    }

    /**
     * Returns the maximum duration of the next sleep in nanoseconds, or a value of 0 or less if the timeout has
     * expired.
     */
    long maxSleep() {
        // A virtual thread cannot distinguish a full sleep from an early wake-up, so its clock starts at the first
        // sleep.
        return started || Thread.currentThread().isVirtual() ? remaining() : Math.min(timeout, MAX_FIRST_SLEEP);
    }

    /**
     * Records a sleep that lasted for its full duration.
     *
     * @param nanos the duration of the sleep in nanoseconds
     */
    void slept(long nanos) {
        if (!started) {
            started = true;
            start = System.nanoTime() - nanos;
        }
    }

    /**
     * Starts the clock if it has not been started. Called after a sleep of unknown duration, because it ended early.
     */
    void startClock() {
        if (!started) {
            remaining();
        }
    }
}
