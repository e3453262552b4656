package org.rdma4j.internal.ring;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Registry of the shared receive queues of a device context, by number. Completions of a shared receive queue arrive in
 * the completion queue of each queue pair that uses it. The number of a shared receive queue is therefore unique within
 * the context, and its {@code wr_id}s are negative, to distinguish them from the {@code wr_id}s of other queues.
 *
 * <p>Any thread may register and remove queues. The method {@link #find} is lock-free.
 *
 * @param <Q> the type of the queues
 */
public final class SharedQueues<Q> {
    /**
     * Queues, indexed by number. The field is written after each change to an element, so that a volatile read makes
     * the elements visible.
     */
    private volatile @Nullable Object[] queues = new Object[8];

    /**
     * Count of queue numbers assigned so far. A number is never assigned again, because stale completions may contain
     * it. Guarded by this object's monitor.
     */
    private int count;

    /** Creates an empty registry. */
    public SharedQueues() {}

    /** Registers the given queue and returns its number. */
    public synchronized int add(Q queue) {
        @Nullable Object[] all = queues;
        if (count == all.length) {
            all = Arrays.copyOf(all, 2 * count);
        }
        all[count] = queue;
        queues = all;
        return count++;
    }

    /** Removes the queue with the given number. */
    public synchronized void remove(int number) {
        @Nullable Object[] all = queues;
        all[number] = null;
        queues = all;
    }

    /** Returns the queue that the given negative {@code wr_id} identifies, or {@code null} if it has been removed. */
    @SuppressWarnings("unchecked") // Only queues of this type are added.
    public @Nullable Q find(long wrId) {
        return (Q) queues[(int) ((wrId & Long.MAX_VALUE) >>> WorkId.QUEUE_SHIFT)];
    }
}
