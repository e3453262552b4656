package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.QueueRegistry;
import org.rdma4j.internal.ring.SharedQueues;
import org.rdma4j.internal.ring.WorkId;

/** The work queues that report to one completion queue. A {@code wr_id} contains the number of its queue. */
final class ReportingQueues extends QueueRegistry<WorkQueue> {
    private final SharedQueues<?> shared;

    /** @param shared the shared receive queues of the completion queue's context */
    ReportingQueues(SharedQueues<?> shared) {
        this.shared = shared;
    }

    /** Returns the work queue that a {@code wr_id} identifies; null if its queue pair has been closed. */
    @Nullable
    WorkQueue find(long wrId) {
        return wrId < 0 ? (WorkQueue) shared.find(wrId) : get((int) (wrId >>> WorkId.QUEUE_SHIFT));
    }

    /**
     * Reserves capacity.
     *
     * @param completionQueue the completion queue, named in the message
     * @throws IllegalArgumentException if the unreserved capacity is insufficient
     */
    void reserve(int completions, Object completionQueue) {
        if (!tryReserve(completions)) {
            throw new IllegalArgumentException(completionQueue + " has " + capacity() + " entries, of which "
                    + reserved()
                    + " are reserved; " + completions + " more are required. Create it with one entry for each of the"
                    + " sendRequests and receiveRequests of its queue pairs"
                    + (mayHoldStale() ? ", or poll the completions of closed queue pairs" : ""));
        }
    }

    /** Returns {@code true} if every registered queue belongs to a queue pair. */
    boolean isUsedOnlyBy(Resource queuePair) {
        return allMatch(queue -> queue.parent == queuePair);
    }
}
