package org.rdma4j.verbs;

import java.time.Duration;
import java.util.Objects;
import org.rdma4j.internal.Timeouts;

/**
 * Work that can be posted: a single {@link WorkRequest}, or a {@link WorkChain} of several. Work is confined to the thread
 * that owns its queue.
 *
 * <p>There are two kinds of waits. {@link #tryAwait} gives up waiting after its timeout, and leaves the work in flight. {@link
 * #await} and {@link #complete} end the work after their timeout: they abort the queue pair and throw.
 *
 * @param <T> the type of the work, which its methods return
 */
public abstract class Work<T extends Work<T>> {
    final WorkTarget target;

    Work(WorkTarget target) {
        this.target = target;
    }

    abstract T self();

    /**
     * Posts this work if its queue has capacity.
     *
     * @param awaited whether the completion belongs to a wait or a scope, so that no poll delivers it
     */
    abstract boolean postIfPossible(boolean awaited) throws RdmaException;

    /**
     * Waits until this work is not in flight.
     *
     * @param start {@link System#nanoTime} from which the timeout counts
     * @param aborts whether to abort the queue pair and throw after the timeout
     * @return {@code false} if the timeout has elapsed
     */
    abstract boolean awaitUntil(Duration timeout, long start, boolean aborts) throws RdmaException;

    /** Processes the completions that there are. Returns {@code true} if this work is not in flight. */
    abstract boolean hasCompletedNow() throws RdmaException;

    /** Returns {@code true} if this work is not in flight, and has not failed. */
    abstract boolean hasSucceeded();

    /** Throws a {@link WorkException} if this work, or the first request of it, has failed. */
    abstract void checkSuccess() throws RdmaException;

    /** Sets whether the owner waits for this work, and takes its completions meanwhile. */
    abstract void setBeingAwaited(boolean on);

    /** Removes undelivered completions of this work, so that no poll delivers them. */
    abstract void takeDelivery();

    /** Aborts the queue pair of this work. An {@link RdmaException} is the cause that later exceptions have. */
    abstract void abortQueuePair(Exception reason) throws VerbsException;

    /** Throws if no completion would report the end of this work. */
    void checkAwaitable() {}

    /** Returns {@code true} if this work is for a queue of this queue pair, or for this shared receive queue. */
    public final boolean isOf(Resource queue) {
        return target.holder() == queue;
    }

    /** Returns {@code true} if any of this work was posted and has not completed. */
    public abstract boolean isInFlight();

    /**
     * Posts this work if its queue has capacity for all of it.
     *
     * @return {@code false} if the queue is full: nothing was posted, and earlier work has to complete first
     * @throws IllegalStateException if the state of the queue pair does not allow posts, or an object that the work uses is
     *     closed
     * @throws WorkException if the queue pair is in the error state
     * @throws ChainException if the driver rejects a request of a chain; earlier requests of the chain are in flight
     * @throws VerbsException if the driver rejects the work
     */
    public final boolean tryPost() throws RdmaException {
        return postIfPossible(false);
    }

    /**
     * Posts this work. A full queue is an error; {@link #tryPost} reports it instead, and {@link #post(Duration)} waits.
     *
     * @throws IllegalStateException if the queue is full, the state of the queue pair does not allow posts, or an object that
     *     the work uses is closed
     * @throws WorkException if the queue pair is in the error state
     * @throws ChainException if the driver rejects a request of a chain; earlier requests of the chain are in flight
     * @throws VerbsException if the driver rejects the work
     */
    public final T post() throws RdmaException {
        if (!tryPost()) {
            throw new IllegalStateException("Cannot post the " + this + ": the " + target
                    + " is full. Poll its completion queue, or use tryPost().");
        }
        return self();
    }

    /**
     * Posts this work, after waiting for capacity if the queue is full.
     *
     * @throws RdmaTimeoutException if the queue was full until the timeout; nothing was posted, and the queue pair is unchanged
     */
    public final T post(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        if (!tryPost()) {
            postWhenPossible(false, timeout, System.nanoTime());
        }
        return self();
    }

    /** Posts this work as soon as its queue has capacity. */
    final void postWhenPossible(boolean awaited, Duration timeout, long start) throws RdmaException {
        long nanos = Timeouts.nanos(timeout);
        try (Idle idle = new Idle(target)) {
            while (!postIfPossible(awaited)) {
                if (target.poll() == 0) {
                    if (System.nanoTime() - start > nanos) {
                        throw new RdmaTimeoutException("Cannot post the " + this + ": the " + target + " was full for "
                                + Timeouts.text(timeout) + ". Nothing was posted.");
                    }
                    idle.pause();
                } else {
                    idle.reset();
                }
            }
        }
    }

    /**
     * Waits until this work is not in flight, and ends it after a timeout. Processes completions meanwhile. Returns at once if
     * the work was never posted, so that each request of a ring can be awaited before it is posted again.
     *
     * @throws UnsupportedOperationException if the work is in flight and is of a shared receive queue
     * @throws WorkException if the work failed; of a chain, for the first request that did. If the connection has ended and the
     *     driver does not report the end of the work, the queue pair has been aborted: see {@link QueuePair#abort}
     * @throws IllegalStateException if no completion will report the end of the work: it is unsignaled, and no signaled request
     *     was posted after it
     * @throws RdmaTimeoutException if the timeout elapsed first. The queue pair has been aborted, which may take one second
     *     more, and the device uses none of its memory any more
     */
    public final T await(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        try {
            if (isInFlight()) {
                target.checkOwner();
                setBeingAwaited(true);
                if (!hasCompletedNow()) {
                    awaitUntil(timeout, System.nanoTime(), true);
                }
            }
        } finally {
            setBeingAwaited(false);
            if (!isInFlight()) {
                takeDelivery();
            }
        }
        checkSuccess();
        return self();
    }

    /**
     * Waits until this work is not in flight, and gives up after a timeout: the work then stays in flight, its memory stays in
     * use, and the queue pair is unchanged. A timeout of zero checks once.
     *
     * @return {@code false} if the work is still in flight
     * @throws UnsupportedOperationException if the work is in flight and is of a shared receive queue
     * @throws WorkException if the work failed: see {@link #await}
     * @throws IllegalStateException if no completion will report the end of the work: see {@link #await}
     */
    public final boolean tryAwait(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        if (isInFlight()) {
            target.checkOwner();
            if (!hasCompletedNow() && !awaitUntil(timeout, System.nanoTime(), false)) {
                return false;
            }
        }
        takeDelivery();
        checkSuccess();
        return true;
    }

    /**
     * Posts this work and waits until it has completed: {@link #post(Duration)} and {@link #await} with a common timeout.
     *
     * @throws UnsupportedOperationException if the work is of a shared receive queue; nothing was posted
     * @throws IllegalStateException if the work, or the last request that a chain posts, is unsignaled ({@link
     *     SendRequest#signaled}); nothing was posted
     * @throws WorkException if the work failed: see {@link #await}
     * @throws ChainException if the driver rejects a request of a chain. Earlier requests of the chain are in flight, and no poll
     *     delivers their completions: {@link #await} them
     * @throws RdmaTimeoutException if the queue was full until the timeout, and nothing was posted; or if the work did not
     *     complete in time, and the queue pair has been aborted: its {@link QueuePair#state} is {@link QueuePairState#ERR}
     */
    public final T complete(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        checkAwaitable();
        if (!postIfPossible(true)) {
            long start = System.nanoTime();
            postWhenPossible(true, timeout, start);
            if (isInFlight()) {
                awaitUntil(timeout, start, true);
            }
        } else if (!hasCompletedNow()) {
            awaitUntil(timeout, System.nanoTime(), true);
        }
        checkSuccess();
        return self();
    }
}
