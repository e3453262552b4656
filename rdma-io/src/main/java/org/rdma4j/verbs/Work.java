package org.rdma4j.verbs;

import java.time.Duration;
import java.util.Objects;
import org.rdma4j.internal.Timeouts;

/**
 * Work that can be posted to a queue: a single {@link WorkRequest}, or a {@link WorkChain} of several. Only the thread that
 * owns the queue may use the work.
 *
 * {@snippet lang=java :
 * SendRequest send = queuePair.prepareSend(message).post();
 * ReceiveRequest receive = queuePair.prepareReceive(buffer).post();
 * send.await(TIMEOUT); // Aborts the queue pair if the timeout expires.
 * while (!receive.tryAwait(TIMEOUT)) { // Leaves the receive in flight.
 *     System.out.println("no message yet");
 * }
 * }
 *
 * <p>There are two kinds of waits. {@link #tryAwait} gives up waiting after its timeout, and leaves the work in flight.
 * {@link #await} and {@link #complete} end the work when their timeout has expired: they abort the queue pair and throw an
 * {@link RdmaTimeoutException}. A receive that may remain idle for an unknown time is therefore awaited by {@code tryAwait}, or
 * polled. Interrupts and {@link CompletionQueue#wakeup} end none of these waits.
 *
 * <p>A waiting thread consumes the completion of the work, even if another waiting thread has polled it before: no
 * later poll delivers it. {@link #await} and {@link #tryAwait} also consume the completions of earlier posts of the
 * same work; {@link #complete} consumes only the completion of its own post.
 *
 * @param <T> the concrete type of the work, returned by its fluent methods
 * @see "docs/reference/threads.md"
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
     * @param awaited whether the completion belongs to a waiting thread or a scope, so that no poll delivers it
     */
    abstract boolean postIfPossible(boolean awaited) throws RdmaException;

    /**
     * Waits until this work is not in flight.
     *
     * @param start value of {@link System#nanoTime} from which the timeout is measured
     * @param aborts whether to abort the queue pair and throw if the timeout expires
     * @return {@code false} if the timeout has expired
     */
    abstract boolean awaitUntil(Duration timeout, long start, boolean aborts) throws RdmaException;

    /** Processes the available completions without waiting. Returns {@code true} if this work is not in flight. */
    abstract boolean hasCompletedNow() throws RdmaException;

    /** Returns {@code true} if this work is not in flight, and has not failed. */
    abstract boolean hasSucceeded();

    /**
     * Throws an exception if a request of this work has failed.
     *
     * @throws WorkException for the first request that has failed
     */
    public abstract void checkSuccess() throws RdmaException;

    /** Sets whether the owner is waiting for this work, so that its completions are delivered to this wait. */
    abstract void setBeingAwaited(boolean on);

    /** Removes undelivered completions of this work, so that no poll delivers them. */
    abstract void takeDelivery();

    /**
     * Aborts the queue pair of this work.
     *
     * @param reason the cause of the exceptions of later posts, if it is an {@link RdmaException}
     */
    abstract void abortQueuePair(Exception reason) throws VerbsException;

    /**
     * Checks that a wait for this work would end: that the work has a completion. Does not depend on whether the work has
     * been posted.
     *
     * @throws IllegalStateException if this work is unsignaled
     * @throws UnsupportedOperationException if this work is a receive of a {@link SharedReceiveQueue}, which any queue pair
     *     may consume
     */
    public void checkAwaitable() {}

    /**
     * Returns {@code true} if this work belongs to a queue.
     *
     * @param queue a {@link QueuePair} or {@link SharedReceiveQueue}
     */
    public final boolean isOf(Resource queue) {
        return target.parent() == queue;
    }

    /** Returns {@code true} if any request of this work has been posted and has not completed. */
    public abstract boolean isInFlight();

    /**
     * Posts this work if its queue has capacity for all of it.
     *
     * @return {@code false} if the queue is full; nothing was posted, and earlier work must complete first
     * @throws WrongThreadException if another thread owns the queue
     * @throws IllegalStateException if the state of the queue pair does not allow posts, or an object that the work uses is
     *     closed
     * @throws IllegalStateException if a receive, read or atomic operation of this work is in flight, or its last
     *     completion has not been delivered; a send or write in flight may be posted again
     * @throws IllegalArgumentException if a request is invalid for its queue pair, such as one with too much inline
     *     data
     * @throws IndexOutOfBoundsException if a write, read or atomic operation extends beyond the memory of the peer
     * @throws WorkException if the queue pair is in the error state
     * @throws ChainException if the driver rejects a request of a chain; earlier requests of the chain are in flight
     * @throws VerbsException if the driver rejects the work
     */
    public final boolean tryPost() throws RdmaException {
        return postIfPossible(false);
    }

    /**
     * Posts this work. Throws if the queue is full; {@link #tryPost()} returns {@code false} instead, and {@link
     * #post(Duration)} waits for capacity.
     *
     * @return this work
     * @throws WrongThreadException if another thread owns the queue
     * @throws IllegalStateException if the queue is full, the state of the queue pair does not allow posts, or an object that
     *     the work uses is closed
     * @throws IllegalStateException if a receive, read or atomic operation of this work is in flight, or its last
     *     completion has not been delivered; a send or write in flight may be posted again
     * @throws IllegalArgumentException if a request is invalid for its queue pair, such as one with too much inline
     *     data
     * @throws IndexOutOfBoundsException if a write, read or atomic operation extends beyond the memory of the peer
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
     * Posts this work, after waiting for capacity if the queue is full. Processes completions while waiting.
     *
     * @param timeout maximum time to wait for capacity
     * @return this work
     * @throws WrongThreadException if another thread owns the queue
     * @throws IllegalStateException if the state of the queue pair does not allow posts, or an object that the work uses is
     *     closed
     * @throws IllegalStateException if a receive, read or atomic operation of this work is in flight, or its last
     *     completion has not been delivered; a send or write in flight may be posted again
     * @throws IllegalArgumentException if a request is invalid for its queue pair, such as one with too much inline
     *     data
     * @throws IndexOutOfBoundsException if a write, read or atomic operation extends beyond the memory of the peer
     * @throws WorkException if the queue pair is in the error state
     * @throws ChainException if the driver rejects a request of a chain; earlier requests of the chain are in flight
     * @throws VerbsException if the driver rejects the work
     * @throws RdmaTimeoutException if the timeout expired while the queue was full; nothing was posted, and the state of the
     *     queue pair is unchanged
     */
    public final T post(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        if (!tryPost()) {
            postWhenPossible(false, timeout, System.nanoTime());
        }
        return self();
    }

    /**
     * Posts this work as soon as its queue has capacity.
     *
     * @param start value of {@link System#nanoTime} from which the timeout is measured
     */
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
     * Waits until this work has completed, and ends it if the timeout expires. Processes completions while waiting. Returns
     * immediately if the work has never been posted, so that each request of a ring can be awaited before it is posted again.
     *
     * @param timeout maximum time to wait
     * @return this work
     * @throws WrongThreadException if the work is in flight and another thread owns the queue
     * @throws UnsupportedOperationException if the work is in flight and belongs to a shared receive queue
     * @throws WorkException if the work has failed; for a chain, the exception describes the first failed request. If the
     *     connection has ended and the driver does not report the completion of the work, the queue pair has been aborted:
     *     {@link QueuePair#abort}
     * @throws IllegalStateException if no completion will report that the work has completed: it is unsignaled, and no signaled
     *     request was posted after it
     * @throws RdmaTimeoutException if the timeout has expired. The queue pair has been aborted, which may take another second, and
     *     the device no longer uses any of its buffers
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
     * Waits until this work has completed or the timeout expires. If the timeout expires, the work stays in flight, its
     * buffers stay in use, and the state of the queue pair is unchanged.
     *
     * @param timeout maximum time to wait; zero to poll without waiting
     * @return {@code false} if the work is still in flight
     * @throws WrongThreadException if the work is in flight and another thread owns the queue
     * @throws UnsupportedOperationException if the work is in flight and belongs to a shared receive queue
     * @throws WorkException if the work has failed: see {@link #await(Duration)}
     * @throws IllegalStateException if no completion will report that the work has completed: see {@link #await(Duration)}
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
     * Posts this work and waits until it has completed: {@link #post(Duration)} and {@link #await(Duration)} with a common
     * timeout. No poll delivers the completions of this post.
     *
     * @param timeout maximum time to wait for capacity and completion together
     * @return this work
     * @throws WrongThreadException if another thread owns the queue
     * @throws UnsupportedOperationException if the work belongs to a shared receive queue; nothing was posted
     * @throws IllegalStateException if the work, or the last request that a chain posts, is unsignaled ({@link
     *     SendRequest#signaled}); nothing was posted
     * @throws WorkException if the work has failed: see {@link #await(Duration)}
     * @throws ChainException if the driver rejects a request of a chain. Earlier requests of the chain are in flight, and no poll
     *     delivers their completions: call {@link #await(Duration)}
     * @throws RdmaTimeoutException if the timeout has expired. Either the queue was full and nothing was posted, or the work
     *     did not complete and the queue pair has been aborted: its {@link QueuePair#state} is {@link QueuePairState#ERR}
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
