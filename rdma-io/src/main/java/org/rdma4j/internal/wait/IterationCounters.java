package org.rdma4j.internal.wait;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Counters of a reactor. Only the driver modifies the counters; any thread may read them. */
final class IterationCounters {
    private static final VarHandle ITERATIONS;
    private static final VarHandle SLEEPS;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            ITERATIONS = lookup.findVarHandle(IterationCounters.class, "iterations", long.class);
            SLEEPS = lookup.findVarHandle(IterationCounters.class, "sleeps", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private long iterations;
    private long sleeps;

    void countIteration() {
        ITERATIONS.setOpaque(this, iterations + 1);
    }

    void countSleep() {
        SLEEPS.setOpaque(this, sleeps + 1);
    }

    long iterations() {
        return (long) ITERATIONS.getOpaque(this);
    }

    long sleeps() {
        return (long) SLEEPS.getOpaque(this);
    }
}
