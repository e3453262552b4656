package org.rdma4j.cm;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionQueueBuilder;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.SharedReceiveQueue;

/**
 * The part of {@link ConnectionOptions} that concerns the queue pair and the objects that it uses. Modified only before it
 * is published by the constructor of {@code ConnectionOptions}.
 */
final class QueueOptions implements Cloneable {
    UnaryOperator<QueuePairBuilder> queuePair = builder -> builder;

    /** Customizes the completion queue that the connection creates; null unless set by the caller. */
    @Nullable
    UnaryOperator<CompletionQueueBuilder> completionQueue;

    /** Whether that completion queue has events; null, for the default, unless set by the caller. */
    @Nullable
    Boolean events;

    /** Completion queue of sends; null if the connection creates one. */
    @Nullable
    CompletionQueue sendCompletions;

    /** Completion queue of receives; null if the connection creates one. */
    @Nullable
    CompletionQueue receiveCompletions;

    /** Shared receive queue; null if the queue pair has a receive queue of its own. */
    @Nullable
    SharedReceiveQueue receives;

    /** Protection domain; null if the connection creates one, or uses that of {@link #receives}. */
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
