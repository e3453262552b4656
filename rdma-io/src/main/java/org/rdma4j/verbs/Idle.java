package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;

/**
 * What a thread does between two looks at an empty completion queue: spins first, then lets others have the processor. On
 * one processor it does so at once: what it waits for gets on only while it does not run.
 */
final class Idle implements AutoCloseable {
    private static final int SPINS = Runtime.getRuntime().availableProcessors() == 1 ? 0 : 200;

    private final Object what;
    private int looks;
    private FlightEvents.@Nullable Wait event;

    /** @param what is waited for, as a recording names it */
    Idle(Object what) {
        this.what = what;
    }

    void pause() {
        if (isPatient()) {
            Thread.yield();
        } else {
            looks++;
            Thread.onSpinWait();
        }
    }

    /** Whether it has spun long enough to sleep instead, where that is possible. */
    boolean isPatient() {
        if (looks < SPINS) {
            return false;
        }
        if (event == null) {
            event = new FlightEvents.Wait();
            event.begin();
        }
        return true;
    }

    void reset() {
        looks = 0;
    }

    /** The wait is over: a recording has it if it was long. */
    @Override
    public void close() {
        FlightEvents.Wait wait = event;
        if (wait != null) {
            wait.end();
            if (wait.shouldCommit()) {
                wait.what = what.toString();
                wait.commit();
            }
        }
    }
}
