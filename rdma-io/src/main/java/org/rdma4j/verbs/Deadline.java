package org.rdma4j.verbs;

import java.util.concurrent.TimeUnit;

/**
 * When a wait that nothing ends is over: after its time, and before a second more. The clock is read seldom, for that takes
 * as long as a look at a queue: not before the first sleep, and at one look of some only. One is used for many waits, one
 * after the other.
 */
final class Deadline {
    /** What is shorter is kept to the look. */
    private static final long BRIEF = TimeUnit.MILLISECONDS.toNanos(100);

    /** A power of two. */
    private static final int LOOKS = 16;

    private static final long FIRST_SLEEP = TimeUnit.MILLISECONDS.toNanos(500);

    private long nanos;
    private int between;
    private int looks;
    private boolean started;
    private long start;

    /** A wait begins. */
    void begin(long time) {
        nanos = time;
        between = between(time);
        looks = 0;
        started = false;
    }

    /** At which looks a wait of that long reads the clock: those that have none of these bits. */
    static int between(long nanos) {
        return nanos < BRIEF ? 0 : LOOKS - 1;
    }

    /** After a look that has found nothing: whether the time is known to be up. */
    boolean isOver() {
        looks++;
        return (looks & between) == 0 && left() <= 0;
    }

    private long left() {
        long now = System.nanoTime();
        if (!started) {
            started = true;
            start = now;
        }
        return nanos - (now - start);
    }

    /** How long a sleep may take. */
    long toSleep() {
        // A virtual thread that is woken too early is not told so.
        return started || Thread.currentThread().isVirtual() ? left() : Math.min(nanos, FIRST_SLEEP);
    }

    /** All of the time for a sleep has passed. */
    void slept(long all) {
        if (!started) {
            started = true;
            start = System.nanoTime() - all;
        }
    }

    /** The clock is read from now on; also where a sleep has ended before its time, nobody knows when. */
    void woke() {
        if (!started) {
            left();
        }
    }
}
