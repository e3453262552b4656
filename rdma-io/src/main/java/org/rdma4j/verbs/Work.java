package org.rdma4j.verbs;

import java.time.Duration;
import java.util.Objects;

/**
 * What can be posted: a {@link WorkRequest}, or a {@link WorkChain} of several. Belongs to the thread that owns its queue.
 *
 * @param <T> the kind of work, which its methods return
 */
public abstract sealed class Work<T extends Work<T>> permits WorkRequest, WorkChain {
    final WorkQueue queue;

    Work(WorkQueue queue) {
        this.queue = queue;
    }

    abstract T self();

    /** Whether it is posted to a queue of this queue pair's own. */
    public final boolean isOf(QueuePair queuePair) {
        return queue.holder == queuePair;
    }

    /** Whether any of it was posted and has not completed. */
    public abstract boolean isInFlight();

    /**
     * Posts it.
     *
     * @return false if the queue has no room for all of it: nothing was posted; complete earlier work first
     * @throws IllegalStateException if the queue pair's state does not allow it, or what it names is closed
     * @throws WorkException if the queue pair is in the error state
     * @throws ChainException if the driver refuses a request of a chain; those before it are in flight
     * @throws VerbsException if the driver refuses it
     */
    public final boolean tryPost() throws RdmaException {
        return tryPost(false);
    }

    /** @param awaited whether the completion belongs to a wait or a scope, so that no poll delivers it */
    abstract boolean tryPost(boolean awaited) throws RdmaException;

    /** Waits until it is not in flight any more: {@link CompletionQueue#await}. */
    abstract boolean await(Duration timeout, long start, boolean aborts) throws RdmaException;

    /** One look at the completions; whether it is not in flight any more. */
    abstract boolean look() throws RdmaException;

    /** Whether it is not in flight, and has not failed. */
    abstract boolean hasSucceeded();

    /** Throws if it, or the first that did, has failed. */
    abstract void checkSuccess() throws WorkException;

    /** The request whose completion tells that all of it is over. */
    abstract WorkRequest<?> last();

    /** Sets whether its owner waits for it in {@link #await}, which takes what completes of it meanwhile. */
    abstract void setAwaited(boolean on);

    /** Has no poll deliver a completion of it that was read before. */
    abstract void takeDelivery();

    /** Refuses what would be posted and never be known to be done. */
    void checkTells() {}

    /**
     * Posts it. A full queue is an error here: {@link #tryPost} says so instead, {@link #post(Duration)} waits.
     *
     * @throws IllegalStateException if the queue is full, its state does not allow it, or what it names is closed
     * @throws WorkException if the queue pair is in the error state
     * @throws ChainException if the driver refuses a request of a chain; those before it are in flight
     * @throws VerbsException if the driver refuses it
     */
    public final T post() throws RdmaException {
        if (!tryPost()) {
            throw queue.full(this);
        }
        return self();
    }

    /**
     * Posts it, after waiting for room in the queue.
     *
     * @throws RdmaTimeoutException if there was no room in time; nothing was posted, and the queue pair goes on
     */
    public final T post(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        if (!tryPost()) {
            queue.awaitRoom(this, false, timeout, System.nanoTime());
        }
        return self();
    }

    /**
     * Waits until it is not in flight any more, and reads its completion queue meanwhile. What was never posted is not in
     * flight: this returns at once, so that a ring of requests can await each before it is posted again.
     *
     * @throws UnsupportedOperationException if it is of a shared receive queue, and in flight
     * @throws WorkException if it failed; of a chain, its first request that did. If the connection is over and the driver
     *     says nothing of the work, the queue pair has been aborted, see {@link QueuePair#abort}; where that has lost it, it
     *     can only be closed
     * @throws IllegalStateException if nothing will tell: it has no completion of its own, and none was posted after it
     *     that has
     * @throws RdmaTimeoutException if the time passed first; its queue pair has been aborted then, which may take a second
     *     more, see {@link QueuePair#abort}, and no buffer is in use any more
     */
    public final T await(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        try {
            if (isInFlight()) {
                queue.owner.check();
                setAwaited(true);
                if (!look()) {
                    await(timeout, System.nanoTime(), true);
                }
            }
        } finally {
            setAwaited(false);
            if (!isInFlight()) {
                takeDelivery();
            }
        }
        checkSuccess();
        return self();
    }

    /**
     * Waits until it is not in flight any more, or until the time has passed. Unlike {@link #await}, which ends the work then,
     * this gives up waiting only: the work stays in flight, its memory stays in use, and the queue pair goes on.
     *
     * @param timeout the longest time to wait; zero looks once
     * @return {@code false} if it is still in flight
     * @throws UnsupportedOperationException if it is of a shared receive queue, and in flight
     * @throws WorkException if it failed, as of {@link #await}
     * @throws IllegalStateException if nothing will tell: see {@link #await}
     */
    public final boolean tryAwait(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        if (isInFlight()) {
            queue.owner.check();
            if (!look() && !await(timeout, System.nanoTime(), false)) {
                return false;
            }
        }
        takeDelivery();
        checkSuccess();
        return true;
    }

    /**
     * Posts it and waits until it is done: {@link #post(Duration)} and {@link #await}, with one deadline.
     *
     * @throws UnsupportedOperationException if it is of a shared receive queue; nothing was posted
     * @throws IllegalStateException if it, or the last request that a chain posts, has no completion of its own ({@link
     *     SendRequest#signaled}); nothing was posted
     * @throws WorkException if it failed, as of {@link #await}
     * @throws ChainException if the driver refuses a request of a chain; those before it are in flight, and no poll delivers
     *     their completions: {@link #await} them
     * @throws RdmaTimeoutException if there was no room in time, and nothing was posted; or if it was not done in time, and its
     *     queue pair has been aborted: the {@link QueuePair#state} is {@link QueuePairState#ERR} then
     */
    public final T complete(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        checkTells();
        if (!tryPost(true)) {
            long start = System.nanoTime();
            queue.awaitRoom(this, true, timeout, start);
            if (isInFlight()) {
                await(timeout, start, true);
            }
        } else if (!look()) {
            await(timeout, System.nanoTime(), true);
        }
        checkSuccess();
        return self();
    }
}
