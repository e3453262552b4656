package org.rdma4j.verbs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.internal.Timeouts;

/**
 * All work that is posted in it is over when it ends, also when its body throws: buffers can be used again, or closed,
 * behind it.
 *
 * {@snippet lang=java :
 * try (WorkScope scope = new WorkScope(Duration.ofSeconds(5))) {
 *     for (SendRequest write : toEachReplica) {
 *         scope.post(write);
 *     }
 * }
 * // Every replica has it here.
 * }
 *
 * <p>The work may be of several queue pairs, all of which belong to the thread that uses the scope.
 */
public final class WorkScope implements AutoCloseable {
    private final List<Work<?>> posted = new ArrayList<>();
    private final Duration limit;
    private final long nanos;
    private final long start = System.nanoTime();
    private boolean closed;

    /** @param limit for all of it together, counted from now on */
    public WorkScope(Duration limit) {
        this.limit = limit;
        this.nanos = Timeouts.nanos(limit);
    }

    /**
     * Posts work, after waiting for room in its queue.
     *
     * @throws IllegalStateException if the scope has ended; if the work has no completion of its own (for a chain: its last
     *     request); or as {@link Work#post()} says
     * @throws RdmaTimeoutException if there was no room in time; the work was not posted
     */
    public <T extends Work<T>> T post(T work) throws RdmaException {
        if (closed) {
            throw new IllegalStateException("the scope has ended; " + work + " needs one of its own");
        }
        work.checkTells();
        boolean done = false;
        try {
            work.post(left());
            done = true;
        } finally {
            // A chain of which the driver refused a part is in flight, too.
            if (done || work.isInFlight()) {
                posted.add(work);
            }
        }
        return work;
    }

    private Duration left() {
        return Duration.ofNanos(nanos - (System.nanoTime() - start));
    }

    /**
     * Waits for all of it.
     *
     * @throws WorkException if some of it failed: the first that was posted of what did, with the others as suppressed
     *     exceptions
     * @throws RdmaTimeoutException if some of it was not done in time; its queue pair has been aborted then, see {@link
     *     QueuePair#abort}
     */
    @Override
    public void close() throws RdmaException {
        closed = true;
        Throwable failure = null;
        for (Work<?> work : posted) {
            try {
                if (work.isInFlight()) {
                    work.await(limit, start);
                }
                work.checkSuccess();
            } catch (RdmaException | RuntimeException e) {
                if (failure == null) {
                    failure = e;
                } else {
                    failure.addSuppressed(e);
                }
            }
        }
        posted.clear();
        if (failure instanceof RdmaException e) {
            throw e;
        }
        if (failure instanceof RuntimeException e) {
            throw e;
        }
    }
}
