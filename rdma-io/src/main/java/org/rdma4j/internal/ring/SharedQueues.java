package org.rdma4j.internal.ring;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The shared receive queues of a device context, by number. The completions of a shared receive queue arrive in the completion
 * queues of all its queue pairs, so its number is not assigned by one of these, and its {@code wr_id}s are negative.
 *
 * <p>Any thread may register and remove queues. {@link #find} takes no lock.
 *
 * @param <Q> type of the queues
 */
public final class SharedQueues<Q> {
    /** Queues by number. Written after each change of an element, so that a volatile read makes the elements visible. */
    private volatile @Nullable Object[] queues = new Object[8];

    /** Number of assigned numbers. A number is never assigned again: stale completions may contain it. Guarded by this object. */
    private int count;

    /** Creates a registry without queues. */
    public SharedQueues() {}

    /** Registers a queue and returns its number. */
    public synchronized int add(Q queue) {
        @Nullable Object[] all = queues;
        if (count == all.length) {
            all = Arrays.copyOf(all, 2 * count);
        }
        all[count] = queue;
        queues = all;
        return count++;
    }

    /** Removes a queue. */
    public synchronized void remove(int number) {
        @Nullable Object[] all = queues;
        all[number] = null;
        queues = all;
    }

    /** Returns the queue that a negative {@code wr_id} identifies; null if it has been removed. */
    @SuppressWarnings("unchecked") // Only queues of this type are added.
    public @Nullable Q find(long wrId) {
        return (Q) queues[(int) ((wrId & Long.MAX_VALUE) >>> WorkId.QUEUE_SHIFT)];
    }
}
