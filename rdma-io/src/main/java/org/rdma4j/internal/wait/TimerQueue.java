package org.rdma4j.internal.wait;

import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The timers of a reactor, ordered by their deadlines. Thread-confined to the driver.
 *
 * <p>A canceled timer remains in the queue until its deadline. When more than half of the timers in the queue have been
 * canceled, all canceled timers are removed. Canceling therefore takes constant time on average, and canceled timers do
 * not accumulate.
 */
final class TimerQueue {
    /** Maximum delay in nanoseconds, 146 years, so that the difference of two deadlines cannot overflow. */
    private static final long MAX_DELAY = Long.MAX_VALUE / 2;

    /** Maximum number of canceled timers that are never removed before their deadlines. */
    private static final int MAX_CANCELED = 64;

    private final PriorityQueue<Entry> entries = new PriorityQueue<>();

    /** Number of timers scheduled so far. Orders timers whose deadlines are equal. */
    private long scheduled;

    /** Number of canceled timers in {@link #entries}. */
    private int canceled;

    /** A timer. */
    static final class Entry implements Comparable<Entry> {
        private final TimerQueue queue;
        private final long deadline;
        private final long number;

        /** The task, or {@code null} if the timer has expired or has been canceled. */
        private @Nullable Runnable task;

        private Entry(TimerQueue queue, long deadline, long number, Runnable task) {
            this.queue = queue;
            this.deadline = deadline;
            this.number = number;
            this.task = task;
        }

        /** Cancels the timer. Returns {@code false} if it has already expired or has been canceled. */
        boolean cancel() {
            if (task == null) {
                return false;
            }
            task = null;
            queue.canceledOne();
            return true;
        }

        @Override
        public int compareTo(Entry other) {
            // Values of System.nanoTime() can be compared only by their difference.
            long difference = deadline - other.deadline;
            return difference != 0 ? Long.signum(difference) : Long.compare(number, other.number);
        }
    }

    Entry schedule(Runnable task, long nanos) {
        long deadline = System.nanoTime() + Math.clamp(nanos, 0, MAX_DELAY);
        Entry entry = new Entry(this, deadline, scheduled++, task);
        entries.add(entry);
        return entry;
    }

    private void canceledOne() {
        canceled++;
        if (canceled > MAX_CANCELED && canceled > entries.size() / 2) {
            entries.removeIf(entry -> entry.task == null);
            canceled = 0;
        }
    }

    /** Returns the earliest timer that has not been canceled, or {@code null} if there is none. */
    private @Nullable Entry first() {
        Entry entry;
        while ((entry = entries.peek()) != null && entry.task == null) {
            entries.remove();
            canceled--;
        }
        return entry;
    }

    /** Returns {@code true} if there is no timer. */
    boolean isEmpty() {
        return first() == null;
    }

    /**
     * Returns the time until the first timer expires, in nanoseconds: at most 0 if it has expired, {@link
     * Long#MAX_VALUE} if there is no timer.
     */
    long nanosToFirst() {
        Entry entry = first();
        return entry == null ? Long.MAX_VALUE : entry.deadline - System.nanoTime();
    }

    /**
     * Removes the first timer if it has expired, and returns its task; otherwise returns {@code null}.
     *
     * @param now a value of {@link System#nanoTime}
     */
    @Nullable
    Runnable takeExpired(long now) {
        Entry entry = first();
        if (entry == null || entry.deadline - now > 0) {
            return null;
        }
        entries.remove();
        Runnable task = entry.task;
        entry.task = null;
        return task;
    }

    void clear() {
        entries.forEach(entry -> entry.task = null);
        entries.clear();
        canceled = 0;
    }
}
