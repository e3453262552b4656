package org.rdma4j.internal.wait;

import org.jspecify.annotations.Nullable;

/** A task that a {@link Reactor} runs once, after a delay. Thread-confined to the driver. */
public final class ReactorTimer implements Comparable<ReactorTimer> {
    private final TimerQueue queue;
    private final long deadline;
    private final long number;

    /** The task, or {@code null} if the timer has expired or has been canceled. */
    private @Nullable Runnable task;

    ReactorTimer(TimerQueue queue, long deadline, long number, Runnable task) {
        this.queue = queue;
        this.deadline = deadline;
        this.number = number;
        this.task = task;
    }

    /**
     * Cancels this timer.
     *
     * @return {@code false} if the task has run or is running, or this timer has already been canceled
     */
    public boolean cancel() {
        if (takeTask() == null) {
            return false;
        }
        queue.canceledOne();
        return true;
    }

    /** Returns the task, which belongs to the caller from then on; {@code null} if it has been taken. */
    @Nullable
    Runnable takeTask() {
        Runnable taken = task;
        task = null;
        return taken;
    }

    boolean isCanceled() {
        return task == null;
    }

    /** Returns the time from {@code now}, a value of {@link System#nanoTime}, to the deadline, in nanoseconds. */
    long nanosAfter(long now) {
        // Values of System.nanoTime() can be compared only by their difference.
        return deadline - now;
    }

    @Override
    public int compareTo(ReactorTimer other) {
        long difference = nanosAfter(other.deadline);
        return difference != 0 ? Long.signum(difference) : Long.compare(number, other.number);
    }
}
