package org.rdma4j.verbs;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A queue pair, as its queues and its requests see it. */
interface QueueOwner {
    QueuePairType type();

    /** Returns the state as far as this program knows it. */
    QueuePairState state();

    /** Returns the number of the queue pair at its device. */
    int number();

    /** Returns the port; 0 before the queue pair has been initialized. */
    int port();

    /** Returns {@code true} if receives are taken from a shared receive queue. */
    boolean sharesReceives();

    /** Returns the maximum length of inline data, in bytes. */
    int mostInline();

    /** Returns the maximum length of a datagram, in bytes. */
    int mostDatagram();

    /** Throws if the queue pair is closed, or its native object is gone. */
    void checkUsable();

    /** Returns {@code true} if the queue pair is in the error state. */
    boolean isFailing();

    /** Returns the reason for the error state; null if it is not known. */
    @Nullable
    RdmaException reason();

    /**
     * Enters the error state because a request has failed.
     *
     * @param receive whether the request is a receive; that of a datagram ends nothing
     * @param reason creates the reason, if none is known yet; null if the failure of this request is a consequence only
     */
    void failed(boolean receive, @Nullable Supplier<? extends RdmaException> reason);

    /** Enters the error state for a reason, and leaves the completions to whoever reads them. For any thread. */
    void giveUp(RdmaException reason);

    /** Ends all work: {@link QueuePair#abort}. */
    void abort() throws VerbsException;
}
