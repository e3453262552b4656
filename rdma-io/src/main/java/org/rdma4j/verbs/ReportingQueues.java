package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.QueueRegistry;

/** The work queues that report to one completion queue. A {@code wr_id} contains the number of its queue. */
final class ReportingQueues extends QueueRegistry<WorkQueue> {
    /** Returns the work queue that a {@code wr_id} identifies; null if its queue pair has been closed. */
    @Nullable
    WorkQueue find(long wrId) {
        return wrId < 0 ? SharedQueues.find(wrId) : get((int) (wrId >>> WorkQueue.QUEUE_SHIFT));
    }

    /** Returns {@code true} if every registered queue belongs to the holder. */
    boolean isUsedOnlyBy(Resource holder) {
        return allMatch(queue -> queue.holder == holder);
    }
}
