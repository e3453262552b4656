package org.rdma4j.verbs;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.WorkId;

/**
 * The shared receive queues of the process, by number. The completions of a shared receive queue arrive in the completion
 * queues of all its queue pairs, so its number is not assigned by one of these, and its {@code wr_id}s are negative.
 */
final class SharedQueues {
    /** Queues by number. Written after each change of an element, so that a volatile read makes the elements visible. */
    private static volatile @Nullable WorkQueue[] queues = new WorkQueue[8];

    /** Number of assigned numbers. A number is never assigned again: stale completions may contain it. Guarded by the class. */
    private static int count;

    private SharedQueues() {}

    /** Registers a queue and returns its number. */
    static synchronized int add(WorkQueue queue) {
        @Nullable WorkQueue[] all = queues;
        if (count == all.length) {
            all = Arrays.copyOf(all, 2 * count);
        }
        all[count] = queue;
        queues = all;
        return count++;
    }

    /** Removes a queue. */
    static synchronized void remove(int number) {
        @Nullable WorkQueue[] all = queues;
        all[number] = null;
        queues = all;
    }

    /** Returns the queue that a negative {@code wr_id} identifies; null if it has been removed. */
    static @Nullable WorkQueue find(long wrId) {
        return queues[number(wrId)];
    }

    private static int number(long wrId) {
        return (int) ((wrId & Long.MAX_VALUE) >>> WorkId.QUEUE_SHIFT);
    }
}
