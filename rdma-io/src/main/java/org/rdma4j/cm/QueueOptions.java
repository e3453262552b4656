package org.rdma4j.cm;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionQueueBuilder;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.SharedReceiveQueue;

/**
 * The part of {@link ConnectionOptions} that concerns the queue pair and the objects it uses. Modified only before
 * being published by the constructor of {@code ConnectionOptions}.
 */
final class QueueOptions implements Cloneable {
    UnaryOperator<QueuePairBuilder> queuePair = builder -> builder;

    /** Customizer for the completion queue created by the connection, or {@code null} if the caller has not set one. */
    @Nullable
    UnaryOperator<CompletionQueueBuilder> completionQueue;

    /**
     * Whether the connection creates its completion queue with events, or {@code null} if the caller has not set this
     * option.
     */
    @Nullable
    Boolean events;

    /** Completion queue for sends, or {@code null} to let the connection create one. */
    @Nullable
    CompletionQueue sendCompletions;

    /** Completion queue for receives, or {@code null} to let the connection create one. */
    @Nullable
    CompletionQueue receiveCompletions;

    /** Context of the queues that {@link #selector} returns, or {@code null} if there is no selector. */
    @Nullable
    Context context;

    /** Selects the completion queue, or {@code null} if the connection creates one or another option sets it. */
    @Nullable
    CompletionQueueSelector selector;

    /** Shared receive queue, or {@code null} to give the queue pair its own receive queue. */
    @Nullable
    SharedReceiveQueue receives;

    /**
     * Protection domain, or {@code null} to use the protection domain of {@link #receives} or, if that is {@code null}
     * as well, to let the connection create one.
     */
    @Nullable
    ProtectionDomain domain;

    Access[] access = {Access.REMOTE_READ, Access.REMOTE_WRITE};

    QueueOptions copy() {
        try {
            return (QueueOptions) clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }
}
