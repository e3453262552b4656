package org.rdma4j.verbs;

import java.util.concurrent.TimeUnit;

/**
 * Deadline of a timed wait. Reading the clock takes as long as polling a completion queue, so the clock is not read before
 * the first sleep ends, and then once in several polls only. The wait therefore ends up to one second after its timeout; a
 * wait with a timeout of less than 100 ms reads the clock at each poll. An object is reused for one wait after another.
 * Thread-confined to the reader of the completion queue.
 */
final class Deadline {
    /** Timeouts below this are checked at each poll. */
    private static final long SHORT_TIMEOUT = TimeUnit.MILLISECONDS.toNanos(100);

    /** Number of polls per clock reading; a power of two. */
    private static final int POLLS_PER_READING = 16;

    /** Maximum duration of a sleep before the clock has been read. */
    private static final long MAX_FIRST_SLEEP = TimeUnit.MILLISECONDS.toNanos(500);

    private long timeout;

    /** The clock is read at polls whose count has none of these bits. */
    private int clockMask;

    /** Number of polls since {@link #begin}. */
    private int polls;

    /** Whether {@link #start} is set. */
    private boolean started;

    /** Value of {@link System#nanoTime} from which the timeout is measured. */
    private long start;

    /** Begins a wait. */
    void begin(long nanos) {
        timeout = nanos;
        clockMask = clockMask(nanos);
        polls = 0;
        started = false;
    }

    /** Returns a mask for a wait with this timeout: the clock is read at polls whose count has none of its bits. */
    static int clockMask(long nanos) {
        return nanos < SHORT_TIMEOUT ? 0 : POLLS_PER_READING - 1;
    }

    /** Counts a poll without a result. Returns {@code true} if the timeout is known to have expired. */
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

    /** Returns the maximum duration of the next sleep in nanoseconds; 0 or negative if the timeout has expired. */
    long maxSleep() {
        // A virtual thread cannot tell a full sleep from an early wake-up, so its clock starts at the first sleep.
        return started || Thread.currentThread().isVirtual() ? remaining() : Math.min(timeout, MAX_FIRST_SLEEP);
    }

    /** Records a sleep that has lasted for its full duration. */
    void slept(long nanos) {
        if (!started) {
            started = true;
            start = System.nanoTime() - nanos;
        }
    }

    /** Reads the clock from now on. Called after a sleep that has ended early, whose duration is unknown. */
    void startClock() {
        if (!started) {
            remaining();
        }
    }
}
