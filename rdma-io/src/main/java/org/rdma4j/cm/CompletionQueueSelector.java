package org.rdma4j.cm;

import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.RdmaException;

/**
 * Selects the completion queue of a connection: see {@link ConnectionOptions#withCompletionQueues}.
 *
 * <p>Called by the thread that creates the connection. The selected queue belongs to the program, which closes it
 * after the connection.
 *
 * @see "docs/guide/connection-manager.md"
 */
@FunctionalInterface
public interface CompletionQueueSelector {
    /**
     * Returns a completion queue with enough {@linkplain CompletionQueue#unreserved unreserved} entries for the {@linkplain
     * QueuePairBuilder#requests requests} of a queue pair.
     */
    CompletionQueue select(QueuePairBuilder queuePair) throws RdmaException;
}
