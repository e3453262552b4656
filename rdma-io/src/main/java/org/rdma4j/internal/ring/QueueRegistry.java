package org.rdma4j.internal.ring;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The queues that report to one completion queue: assigns their numbers, and reserves capacity for their completions so
 * that the completion queue cannot overrun.
 *
 * <p>A <i>stale</i> completion belongs to a queue that has been removed or reset, and may still be in the completion queue.
 * It occupies capacity, and contains a number that must not be assigned to another queue. Stale capacity and stale numbers
 * are released by the reader of the completion queue, in three steps:
 *
 * <ol>
 *   <li>{@link #beginPoll} before the poll takes a snapshot of both,
 *   <li>{@link #emptied} after a poll that has emptied the completion queue marks the snapshot as releasable,
 *   <li>{@link #releaseStale} releases it after the polled completions have been processed.
 * </ol>
 *
 * <p>Any thread may register queues and reserve capacity. {@link #get} and {@link #mayHoldStale} take no lock.
 *
 * @param <Q> type of the queues
 */
public class QueueRegistry<Q> {
    private static final int INITIAL_NUMBERS = 8;

    // Guarded by this registry's monitor. The volatile fields are also read without it.

    /** Queues by number. Written after each change of an element, so that a volatile read makes the elements visible. */
    private volatile @Nullable Object[] queues = new Object[INITIAL_NUMBERS];

    /** Number of distinct numbers that have been assigned. */
    private int numberCount;

    /** Numbers to assign again. The number space is finite, and a long-running program could exhaust it. */
    private final Queue<Integer> freeNumbers = new ArrayDeque<>();

    /** Numbers of removed queues that stale completions may contain, in the order of removal. */
    private final Queue<Integer> staleNumbers = new ArrayDeque<>();

    /** Capacity of the completion queue. */
    private volatile int capacity;

    /** Reserved capacity, including {@link #staleCapacity}. */
    private int reserved;

    /** Capacity reserved for stale completions. */
    private volatile int staleCapacity;

    // Thread-confined to the reader of the completion queue.

    /** Value of {@link #staleCapacity} at the last {@link #beginPoll}. */
    private int snapshotCapacity;

    /** Size of {@link #staleNumbers} at the last {@link #beginPoll}. */
    private int snapshotNumbers;

    /** Part of {@link #staleCapacity} that {@link #releaseStale} releases. */
    private int releasableCapacity;

    /** Number of {@link #staleNumbers} that {@link #releaseStale} releases. */
    private int releasableNumbers;

    /** Creates a registry without queues, for a completion queue of capacity 0. */
    public QueueRegistry() {}

    /** Sets the capacity of the completion queue. */
    public final synchronized void capacity(int completions) {
        capacity = completions;
    }

    /** Returns the capacity of the completion queue. */
    public final int capacity() {
        return capacity;
    }

    /** Returns the reserved capacity, including that for stale completions. */
    public final synchronized int reserved() {
        return reserved;
    }

    /**
     * Reserves capacity.
     *
     * @return {@code false} if the unreserved capacity is insufficient
     */
    public final synchronized boolean tryReserve(int completions) {
        if (completions > capacity - reserved) {
            return false;
        }
        reserved += completions;
        return true;
    }

    /** Releases reserved capacity. */
    public final synchronized void release(int completions) {
        reserved -= completions;
    }

    /**
     * Releases reserved capacity, except for stale completions.
     *
     * @param completions the capacity that was reserved
     * @param stale the maximum number of stale completions, at most {@code completions}
     */
    public final synchronized void release(int completions, int stale) {
        reserved -= completions - stale;
        staleCapacity += stale;
    }

    /** Reserves additional capacity for the stale completions of a queue that has been reset. */
    public final synchronized void reserveStale(int completions) {
        reserved += completions;
        staleCapacity += completions;
    }

    /** Returns {@code true} if the completion queue may contain stale completions. */
    public final boolean mayHoldStale() {
        return staleCapacity > 0;
    }

    /** Returns {@code true} if capacity is reserved, all of it for stale completions. */
    public final synchronized boolean isAllStale() {
        return staleCapacity > 0 && reserved == staleCapacity;
    }

    /** Registers a queue and returns its number. */
    public final synchronized int add(Q queue) {
        @Nullable Object[] all = queues;
        int number = freeNumbers.isEmpty() ? numberCount++ : freeNumbers.remove();
        if (number == all.length) {
            all = Arrays.copyOf(all, number * 2);
        }
        all[number] = queue;
        queues = all;
        return number;
    }

    /**
     * Removes a queue.
     *
     * @param drained whether all its completions have been processed, so that its number can be assigned again immediately
     */
    public final synchronized void remove(int number, boolean drained) {
        @Nullable Object[] all = queues;
        all[number] = null;
        queues = all;
        (drained ? freeNumbers : staleNumbers).add(number);
    }

    /** Returns the queue with a number; null if it has been removed. */
    @SuppressWarnings("unchecked")
    public final @Nullable Q get(int number) {
        return (Q) queues[number];
    }

    /** Returns {@code true} if every registered queue satisfies the predicate. */
    public final synchronized boolean allMatch(Predicate<Q> predicate) {
        for (int number = 0; number < numberCount; number++) {
            Q queue = get(number);
            if (queue != null && !predicate.test(queue)) {
                return false;
            }
        }
        return true;
    }

    /** Takes a snapshot of the stale capacity and the stale numbers. Called by the reader before a poll. */
    public final synchronized void beginPoll() {
        snapshotCapacity = staleCapacity;
        snapshotNumbers = staleNumbers.size();
    }

    /**
     * Marks the snapshot of {@link #beginPoll} as releasable. Called by the reader after a poll that has emptied the
     * completion queue. The polled completions may be stale, so their numbers remain reserved until {@link #releaseStale}.
     */
    public final void emptied() {
        releasableCapacity = snapshotCapacity;
        releasableNumbers = snapshotNumbers;
    }

    /** Returns {@code true} if {@link #releaseStale} has capacity to release. Called by the reader. */
    public final boolean hasReleasable() {
        return releasableCapacity > 0;
    }

    /** Releases the stale capacity and the stale numbers that are releasable. Called by the reader. */
    public final synchronized void releaseStale() {
        staleCapacity -= releasableCapacity;
        reserved -= releasableCapacity;
        releasableCapacity = 0;
        for (; releasableNumbers > 0; releasableNumbers--) {
            freeNumbers.add(staleNumbers.remove());
        }
    }
}
