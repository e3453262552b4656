package org.rdma4j.internal.wait;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Counters of a reactor. Only the driver modifies the counters; any thread may read them. */
final class RoundCounters {
    private static final VarHandle ROUNDS;
    private static final VarHandle SLEEPS;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            ROUNDS = lookup.findVarHandle(RoundCounters.class, "rounds", long.class);
            SLEEPS = lookup.findVarHandle(RoundCounters.class, "sleeps", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private long rounds;
    private long sleeps;

    void countRound() {
        ROUNDS.setOpaque(this, rounds + 1);
    }

    void countSleep() {
        SLEEPS.setOpaque(this, sleeps + 1);
    }

    long rounds() {
        return (long) ROUNDS.getOpaque(this);
    }

    long sleeps() {
        return (long) SLEEPS.getOpaque(this);
    }
}
