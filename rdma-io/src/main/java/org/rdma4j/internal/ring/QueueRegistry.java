package org.rdma4j.internal.ring;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Registry of the work queues associated with one completion queue. Assigns a number to each work queue, and reserves
 * capacity for its completions so that the completion queue cannot overrun.
 *
 * <p>A <i>stale</i> completion belongs to a queue that has been removed or reset, and may still be in the completion
 * queue. It occupies capacity, and contains a queue number that must not be assigned to a different queue in the
 * meantime. The reader of the completion queue releases stale capacity and stale numbers in three steps:
 *
 * <ol>
 *   <li>{@link #beginPoll}, called before a poll, takes a snapshot of both.
 *   <li>{@link #emptied}, called after a poll that emptied the completion queue, marks the snapshot as releasable.
 *   <li>{@link #releaseStale}, called after the polled completions have been processed, releases the capacity and the
 *       numbers.
 * </ol>
 *
 * <p>Any thread may register queues and reserve capacity. The methods {@link #get} and {@link #mayHoldStale} are
 * lock-free.
 *
 * @param <Q> the type of the queues
 */
public class QueueRegistry<Q> {
    private static final int INITIAL_NUMBERS = 8;

    // Guarded by this registry's monitor. Volatile fields may also be read without holding it.

    /**
     * Queues, indexed by number. Each change to an element ends with a write to this field, so that a thread that
     * reads the field sees the change.
     */
    private volatile @Nullable Object[] queues = new Object[INITIAL_NUMBERS];

    /** Count of distinct queue numbers assigned so far. */
    private int numberCount;

    /**
     * Queue numbers that may be assigned again. The number space is finite, and a long-running program could exhaust
     * it.
     */
    private final Queue<Integer> freeNumbers = new ArrayDeque<>();

    /** Numbers of removed queues that stale completions may still contain, in the order of removal. */
    private final Queue<Integer> staleNumbers = new ArrayDeque<>();

    /** Capacity of the completion queue. */
    private volatile int capacity;

    /** Reserved capacity, including {@link #staleCapacity}. */
    private int reserved;

    /** Capacity reserved for stale completions. */
    private volatile int staleCapacity;

    // Thread-confined to the reader of the completion queue.

    /** Value of {@link #staleCapacity} at the last call to {@link #beginPoll}. */
    private int snapshotCapacity;

    /** Size of {@link #staleNumbers} at the last call to {@link #beginPoll}. */
    private int snapshotNumbers;

    /** Part of {@link #staleCapacity} that the next call to {@link #releaseStale} releases. */
    private int releasableCapacity;

    /** Number of {@link #staleNumbers} that the next call to {@link #releaseStale} releases. */
    private int releasableNumbers;

    /** Creates an empty registry for a completion queue with capacity 0. */
    public QueueRegistry() {}

    /** Sets the capacity of the completion queue. */
    public final synchronized void capacity(int completions) {
        capacity = completions;
    }

    /** Returns the capacity of the completion queue. */
    public final int capacity() {
        return capacity;
    }

    /** Returns the reserved capacity, including the capacity reserved for stale completions. */
    public final synchronized int reserved() {
        return reserved;
    }

    /**
     * Reserves capacity for the given number of completions, if that much capacity is unreserved.
     *
     * @return {@code true} if the capacity was reserved
     */
    public final synchronized boolean tryReserve(int completions) {
        if (completions > capacity - reserved) {
            return false;
        }
        reserved += completions;
        return true;
    }

    /** Releases capacity reserved for the given number of completions. */
    public final synchronized void release(int completions) {
        reserved -= completions;
    }

    /**
     * Releases reserved capacity, except the capacity that stale completions may occupy.
     *
     * @param completions the capacity that was reserved
     * @param stale the maximum number of stale completions, at most {@code completions}
     */
    public final synchronized void release(int completions, int stale) {
        reserved -= completions - stale;
        staleCapacity += stale;
    }

    /** Reserves additional capacity for stale completions of a queue that has been reset. */
    public final synchronized void reserveStale(int completions) {
        reserved += completions;
        staleCapacity += completions;
    }

    /** Returns {@code true} if the completion queue may contain stale completions. */
    public final boolean mayHoldStale() {
        return staleCapacity > 0;
    }

    /** Returns {@code true} if capacity is reserved, but only for stale completions. */
    public final synchronized boolean isAllStale() {
        return staleCapacity > 0 && reserved == staleCapacity;
    }

    /** Registers the given queue and returns its number. */
    public final synchronized int add(Q queue) {
        @Nullable Object[] all = queues;
        if (freeNumbers.isEmpty() && numberCount == all.length) {
            all = Arrays.copyOf(all, numberCount * 2);
        }
        // After the allocation, which may throw an Error.
        int number = freeNumbers.isEmpty() ? numberCount++ : freeNumbers.remove();
        all[number] = queue;
        queues = all;
        return number;
    }

    /**
     * Removes the queue with the given number.
     *
     * @param drained whether all completions of the queue have been processed. If {@code true}, the number may be
     *     assigned again immediately
     */
    public final synchronized void remove(int number, boolean drained) {
        @Nullable Object[] all = queues;
        all[number] = null;
        queues = all;
        (drained ? freeNumbers : staleNumbers).add(number);
    }

    /** Returns the queue with the given number, or {@code null} if it has been removed. */
    @SuppressWarnings("unchecked")
    public final @Nullable Q get(int number) {
        return (Q) queues[number];
    }

    /** Returns {@code true} if every registered queue satisfies the given predicate. */
    public final synchronized boolean allMatch(Predicate<Q> predicate) {
        for (int number = 0; number < numberCount; number++) {
            Q queue = get(number);
            if (queue != null && !predicate.test(queue)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Takes a snapshot of the stale capacity and the stale numbers. The reader must call this method before a poll if
     * {@link #mayHoldStale} returns {@code true}.
     */
    public final synchronized void beginPoll() {
        snapshotCapacity = staleCapacity;
        snapshotNumbers = staleNumbers.size();
    }

    /**
     * Marks the snapshot taken by {@link #beginPoll} as releasable. The reader must call this method only after a poll
     * that emptied the completion queue. The polled completions may be stale themselves, so their queue numbers stay
     * reserved until {@link #releaseStale} is called.
     */
    public final void emptied() {
        releasableCapacity = snapshotCapacity;
        releasableNumbers = snapshotNumbers;
    }

    /** Returns {@code true} if {@link #releaseStale} has capacity to release. Only the reader may call this method. */
    public final boolean hasReleasable() {
        return releasableCapacity > 0;
    }

    /** Releases the stale capacity and the stale numbers marked as releasable. Only the reader may call this method. */
    public final synchronized void releaseStale() {
        staleCapacity -= releasableCapacity;
        reserved -= releasableCapacity;
        releasableCapacity = 0;
        for (; releasableNumbers > 0; releasableNumbers--) {
            freeNumbers.add(staleNumbers.remove());
        }
    }
}
