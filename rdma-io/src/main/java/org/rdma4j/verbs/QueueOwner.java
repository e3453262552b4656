package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The operations of a queue pair that its queues and requests use. The queues and requests depend only on this base
 * class, not on {@link QueuePair}.
 */
abstract sealed class QueueOwner extends Resource permits AbstractQueuePair {
    QueueOwner(String description, Supplier<MemorySegment> create, Resource... parents) {
        super(description, create, parents);
    }

    /** Returns the transport service. */
    abstract QueuePairType type();

    /** Returns the state recorded by this library, without querying the device. */
    abstract QueuePairState state();

    /** Returns the number of the queue pair at its device. */
    abstract int number();

    /** Returns the port of the device, from 1; 0 before the queue pair has been initialized. */
    abstract int port();

    /** Returns {@code true} if receives are taken from a shared receive queue. */
    abstract boolean sharesReceives();

    /** Returns the maximum size of inline data, in bytes. */
    abstract int maxInline();

    /** Returns the maximum size of a datagram, in bytes; 0 unless the queue pair is of type UD and initialized. */
    abstract int maxDatagramSize();

    /** Throws an {@link IllegalStateException} if the queue pair is closed or lost. */
    final void checkUsable() {
        handle();
    }

    /**
     * Checks the link of the connection, if the queue pair belongs to one. Called by waiting threads.
     *
     * @param now the current value of {@link System#nanoTime}
     */
    abstract void checkLink(long now);

    /** Returns {@code true} if the queue pair is in the error state. */
    abstract boolean isFailed();

    /** Returns the first failure since the last reset; null if there was none, or its reason is not known. */
    abstract @Nullable RdmaException firstFailure();

    /**
     * Records the failure of a request. Called by the thread that has polled its completion.
     *
     * @param receive whether the request is a receive; failed receives of datagrams do not fail the queue pair
     * @param reason creates the reason, if none is known yet; null if the request was flushed because of an earlier failure
     */
    abstract void workFailed(boolean receive, @Nullable Supplier<? extends RdmaException> reason);

    /** Moves the queue pair to the error state without waiting. May be called by any thread. */
    abstract void fail(RdmaException reason);

    /**
     * Ends all work: {@link QueuePair#abort}.
     *
     * @param reason the cause of exceptions thrown by later posts; null if the application requested the abort
     */
    abstract void abort(@Nullable RdmaException reason) throws VerbsException;
}
