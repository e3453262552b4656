package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;

/**
 * Idle strategy of a thread that polls an empty completion queue: spins for a number of polls, then yields the processor
 * after each poll. With a single processor it yields at once, because the awaited work makes no progress meanwhile.
 */
final class Idle implements AutoCloseable {
    /** Number of polls before the thread yields. */
    private static final int MAX_SPINS = Runtime.getRuntime().availableProcessors() == 1 ? 0 : 200;

    private final Object awaited;

    /** Number of polls since the last {@link #reset}, at most {@link #MAX_SPINS}. */
    private int spins;

    /** Begun when the thread stops spinning for the first time; null before. */
    private FlightEvents.@Nullable Wait event;

    /** @param awaited the object that the thread waits for, named in recordings of the JDK Flight Recorder */
    Idle(Object awaited) {
        this.awaited = awaited;
    }

    /** Spins once, or yields if the thread has spun for long enough. */
    void pause() {
        if (isSpinning()) {
            spins++;
            Thread.onSpinWait();
        } else {
            Thread.yield();
        }
    }

    /**
     * Returns {@code true} while the thread is to spin. Afterwards it should sleep if it can; the wait is recorded from the
     * first call that returns {@code false}.
     */
    boolean isSpinning() {
        if (spins < MAX_SPINS) {
            return true;
        }
        if (event == null) {
            event = new FlightEvents.Wait();
            event.begin();
        }
        return false;
    }

    /** Starts to spin again. */
    void reset() {
        spins = 0;
    }

    /** Ends the wait, and records it if it was longer than the threshold of the recording. */
    @Override
    public void close() {
        FlightEvents.Wait wait = event;
        if (wait != null) {
            wait.end();
            if (wait.shouldCommit()) {
                wait.what = awaited.toString();
                wait.commit();
            }
        }
    }
}
