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

    private final PriorityQueue<ReactorTimer> entries = new PriorityQueue<>();

    /** Number of timers scheduled so far. Orders timers whose deadlines are equal. */
    private long scheduled;

    /** Number of canceled timers in {@link #entries}. */
    private int canceled;

    ReactorTimer schedule(Runnable task, long nanos) {
        long deadline = System.nanoTime() + Math.clamp(nanos, 0, MAX_DELAY);
        ReactorTimer entry = new ReactorTimer(this, deadline, scheduled++, task);
        entries.add(entry);
        return entry;
    }

    /** Counts a timer that has been canceled. */
    void canceledOne() {
        canceled++;
        if (canceled > MAX_CANCELED && canceled > entries.size() / 2) {
            entries.removeIf(ReactorTimer::isCanceled);
            canceled = 0;
        }
    }

    /** Returns the earliest timer that has not been canceled, or {@code null} if there is none. */
    private @Nullable ReactorTimer first() {
        ReactorTimer entry;
        while ((entry = entries.peek()) != null && entry.isCanceled()) {
            entries.remove();
            canceled--;
        }
        return entry;
    }

    /**
     * Returns the time until the first timer expires, in nanoseconds: at most 0 if it has expired, {@link
     * Long#MAX_VALUE} if there is no timer.
     */
    long nanosToFirst() {
        ReactorTimer entry = first();
        return entry == null ? Long.MAX_VALUE : entry.nanosAfter(System.nanoTime());
    }

    /**
     * Removes the first timer if it has expired, and returns its task; otherwise returns {@code null}.
     *
     * @param now a value of {@link System#nanoTime}
     */
    @Nullable
    Runnable takeExpired(long now) {
        ReactorTimer entry = first();
        if (entry == null || entry.nanosAfter(now) > 0) {
            return null;
        }
        entries.remove();
        return entry.takeTask();
    }

    void clear() {
        entries.forEach(ReactorTimer::takeTask);
        entries.clear();
        canceled = 0;
    }
}
