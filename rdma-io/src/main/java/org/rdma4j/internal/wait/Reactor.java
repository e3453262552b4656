package org.rdma4j.internal.wait;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * Waits for tasks, timers, descriptors and pollers, and calls their callbacks. One thread at a time, the <em>driver</em>,
 * calls {@link #runOnce} in a loop. All callbacks run on the driver, one after the other.
 *
 * <p>In each iteration, the reactor handles at most {@code batch} items of each source: tasks, each poller, expired timers
 * and, before these, each readable descriptor. If no timer has expired, it handles descriptors in every iteration in which
 * the other sources have no items, and in at least every 16th. A busy source therefore does not delay the others for long.
 * A callback that throws an exception is logged, and the reactor continues.
 *
 * <p>If there is nothing to do, {@code runOnce} first polls for a while (see {@link #Reactor(int, long)}) and then
 * sleeps in epoll_wait(2). A virtual thread parks instead, so that its carrier is not blocked.
 *
 * <p>{@link #execute}, {@link #wakeup}, {@link #isDriver} and the counters may be used by any thread. All other methods
 * are confined to the driver; before the first iteration, and while no thread drives the reactor, another thread may call
 * them.
 */
public final class Reactor implements AutoCloseable {
    /** Number of iterations after which the descriptors are checked even if the other sources are busy. Power of two. */
    private static final int DESCRIPTOR_ITERATIONS = 16;

    private final int batch;
    private final long spinNanos;

    // Shared with all threads.
    private final TaskQueue tasks = new TaskQueue();

    /** The thread in {@link #runOnce}. Not volatile: a thread compares it only with itself, and sees its own writes. */
    private @Nullable Thread driver;

    private final IterationCounters counters = new IterationCounters();

    // Thread-confined to the driver.
    private final TimerQueue timers = new TimerQueue();
    private final PollerList pollers = new PollerList();
    private final DescriptorSet descriptors = new DescriptorSet();

    /** Number of consecutive iterations in which expired timers were postponed, because more items may have arrived. */
    private int postponed;

    /**
     * Creates a reactor. The caller must close it.
     *
     * @param batch maximum number of items of each source in an iteration, at least 1
     * @param spinNanos time in nanoseconds for which {@link #runOnce} polls without result before it sleeps; 0 to sleep
     *     immediately
     * @throws org.rdma4j.sys.ErrnoException if the limit on open files has been reached
     */
    public Reactor(int batch, long spinNanos) {
        if (batch < 1) {
            throw new IllegalArgumentException("batch is " + batch + ", but must be at least 1");
        }
        if (spinNanos < 0) {
            throw new IllegalArgumentException("spinNanos is " + spinNanos + ", but must be at least 0");
        }
        this.batch = batch;
        this.spinNanos = spinNanos;
    }

    /**
     * Starts watching a descriptor. Whenever the descriptor is readable, the handler is called (level-triggered). The
     * caller must {@linkplain #unwatch stop watching} the descriptor before closing it.
     *
     * @throws org.rdma4j.sys.ErrnoException if epoll(7) does not accept the descriptor
     */
    public void watch(int descriptor, DescriptorHandler handler) {
        Objects.requireNonNull(handler);
        checkConfined();
        descriptors.watch(descriptor, handler);
    }

    /** Stops watching a descriptor. Has no effect if the descriptor is not watched or the reactor is closed. */
    public void unwatch(int descriptor) {
        if (!tasks.isClosed()) {
            checkConfined();
            descriptors.unwatch(descriptor);
        }
    }

    /** Adds a poller, which is called in each subsequent iteration. */
    public void add(Poller poller) {
        Objects.requireNonNull(poller);
        checkConfined();
        pollers.add(poller);
    }

    /** Removes a poller, which is then no longer called. Has no effect if it has not been added or the reactor is closed. */
    public void remove(Poller poller) {
        if (!tasks.isClosed()) {
            checkConfined();
            pollers.remove(poller);
        }
    }

    /**
     * Schedules a task to run after a delay. The task runs in the first iteration that begins after the delay has passed,
     * or some iterations later if much has arrived; a sleep of a platform thread may end up to a millisecond late.
     *
     * @param nanos the delay in nanoseconds; a negative value has the same effect as 0
     */
    public ReactorTimer schedule(Runnable task, long nanos) {
        Objects.requireNonNull(task);
        checkConfined();
        return timers.schedule(task, nanos);
    }

    private void checkConfined() {
        if (tasks.isClosed()) {
            throw new IllegalStateException(this + " is closed");
        }
        if (!tasks.isIdle() && !isDriver()) {
            throw new IllegalStateException(
                    this + " is driven by another thread. Submit a task with execute() instead.");
        }
    }

    /**
     * Submits a task, which the driver will run. Wakes up the driver if it sleeps. Tasks submitted by the same thread
     * run in the order in which they were submitted. May be called by any thread, and never blocks.
     *
     * @throws RejectedExecutionException if the reactor is closed
     */
    public void execute(Runnable task) {
        Objects.requireNonNull(task);
        TaskQueue.Submission submission = tasks.submit(task);
        // Not a switch: its class, if initialized without free memory, could never be used again.
        if (submission == TaskQueue.Submission.MUST_SIGNAL) {
            signal();
        } else if (submission == TaskQueue.Submission.REJECTED) {
            throw new RejectedExecutionException("Cannot execute " + task + ": " + this + " is closed");
        }
    }

    /**
     * Causes the current or the next sleep of the driver to return immediately. Calling this method several times
     * before that sleep has the same effect as calling it once. May be called by any thread.
     */
    public void wakeup() {
        if (tasks.requestWakeup()) {
            signal();
        }
    }

    /** Ends the sleep of the driver. Other threads rely on that: if it fails, the next of them tries again. */
    private void signal() {
        boolean signaled = false;
        try {
            descriptors.signal();
            signaled = true;
        } finally {
            if (!signaled) {
                tasks.signalFailed();
            }
        }
    }

    /**
     * Executes one iteration. If there is nothing to do, sleeps until there is, but at most for the given time; after a
     * sleep, executes another iteration. Returns early if {@link #wakeup} has been called or the current thread has been
     * interrupted; the interrupt status remains set.
     *
     * @param maxWaitNanos maximum time to sleep in nanoseconds, which platform threads round up to milliseconds. If the
     *     value is not positive, this method does not sleep; {@link Long#MAX_VALUE} means no limit
     * @return the number of items handled; 0 if there was nothing to do
     * @throws IllegalStateException if the reactor is closed, another thread drives it, or a callback calls this method
     * @throws org.rdma4j.sys.ErrnoException if epoll_wait(2) fails
     */
    public int runOnce(long maxWaitNanos) {
        if (!tasks.tryEnter()) {
            throw new IllegalStateException(
                    this + (tasks.isClosed() ? " is closed" : " is already executing runOnce()"));
        }
        driver = Thread.currentThread();
        try {
            int handled = iterate(false);
            if (handled == 0 && maxWaitNanos > 0) {
                handled = await(maxWaitNanos);
            } else if (handled == 0 || isDescriptorIteration()) {
                handled += handleDescriptors();
            }
            return handled;
        } finally {
            driver = null;
            tasks.exit();
        }
    }

    /** Makes this iteration handle readable descriptors even if other sources are busy. For callbacks that take long. */
    public void checkDescriptors() {
        descriptors.expectMore();
    }

    private boolean isDescriptorIteration() {
        return (counters.iterations() & (DESCRIPTOR_ITERATIONS - 1)) == 0 || descriptors.mayHaveMore();
    }

    /**
     * Handles at most one batch each of tasks, poller items and expired timers; before expired timers also descriptors,
     * unless they {@code wereHandled} just before. Returns the number of items handled.
     */
    private int iterate(boolean wereHandled) {
        counters.countIteration();
        // What has arrived may cancel a timer: no time limit may expire only because the driver was late.
        boolean expired = timers.nanosToFirst() <= 0;
        long now = expired ? System.nanoTime() : 0;
        int handled = runBatch() + (expired && !wereHandled ? handleDescriptors() : 0);
        int polled = pollers.poll(batch);
        boolean mayHaveMore = polled >= batch || descriptors.mayHaveMore();
        postponed = expired && mayHaveMore ? Math.min(postponed + 1, DESCRIPTOR_ITERATIONS) : 0;
        boolean ready = expired && (postponed == 0 || postponed == DESCRIPTOR_ITERATIONS);
        return handled + polled + (ready ? runTimers(now) : 0);
    }

    /**
     * Runs the tasks that have been submitted, and nothing else. Has no effect if the reactor is closed or a thread
     * drives it.
     *
     * @return the number of tasks
     */
    public int runTasks() {
        if (tasks.isEmpty() || !tasks.tryEnter()) {
            return 0;
        }
        driver = Thread.currentThread();
        int count = 0;
        try {
            boolean[] last = new boolean[1];
            if (tasks.submit(() -> last[0] = true) != TaskQueue.Submission.REJECTED) {
                Runnable task;
                while (!last[0] && (task = tasks.poll(count == 0)) != null) {
                    Callbacks.run(task);
                    count++;
                }
            }
            return count;
        } finally {
            driver = null;
            tasks.exit();
        }
    }

    private int runBatch() {
        int count = 0;
        Runnable task;
        while (count < batch && (task = tasks.poll(count == 0)) != null) {
            Callbacks.run(task);
            count++;
        }
        return count;
    }

    /** Runs the timers that expired before {@code now}, a value of {@link System#nanoTime}. */
    private int runTimers(long now) {
        int count = 0;
        Runnable task;
        while (count < batch && (task = timers.takeExpired(now)) != null) {
            Callbacks.run(task);
            count++;
        }
        return count;
    }

    /**
     * Polls for at most {@code spinNanos}; if that handles no item, sleeps once and executes another iteration. Clears the
     * wake-up requested with {@link #wakeup}, if any.
     *
     * @return the number of items handled
     */
    private int await(long maxNanos) {
        long start = System.nanoTime();
        int handled = spin(Math.min(maxNanos, spinNanos));
        if (handled == 0) {
            long left = maxNanos == Long.MAX_VALUE ? maxNanos : maxNanos - (System.nanoTime() - start);
            // If a poller could not be prepared, it may have items, which the next iteration handles.
            handled = left > 0 && !mustReturn() && pollers.prepareToSleep() ? sleep(left) : handleDescriptors();
            handled += iterate(true);
        }
        tasks.takeWakeup();
        return handled;
    }

    /** Executes iterations until an item has been handled, the wait must end, or the time limit expires. */
    private int spin(long nanos) {
        if (nanos == 0) {
            return 0;
        }
        long start = System.nanoTime();
        int handled = 0;
        while (handled == 0 && !mustReturn() && System.nanoTime() - start < nanos) {
            Thread.onSpinWait();
            handled = iterate(false);
            if (isDescriptorIteration()) {
                handled += handleDescriptors();
            }
        }
        return handled;
    }

    /** Returns {@code true} if {@link #runOnce} must not wait any longer. */
    private boolean mustReturn() {
        return tasks.isWakeupRequested() || Thread.currentThread().isInterrupted();
    }

    /**
     * Sleeps until a descriptor is readable, another thread wakes up the driver, the time limit expires, or a timer
     * expires; then handles the events of the descriptors. Does not sleep if a task is queued or the wait must end.
     *
     * @return the number of items handled
     */
    private int sleep(long maxNanos) {
        long nanos = Math.min(maxNanos, timers.nanosToFirst());
        int ready;
        tasks.beginSleep();
        try {
            if (nanos > 0 && tasks.isEmpty() && !mustReturn()) {
                counters.countSleep();
                ready = descriptors.await(nanos);
            } else {
                ready = descriptors.poll();
            }
        } finally {
            tasks.endSleep();
        }
        return descriptors.dispatch(ready, batch);
    }

    /** Handles the events that are pending, without waiting. Returns the number of items handled. */
    private int handleDescriptors() {
        return descriptors.dispatch(descriptors.poll(), batch);
    }

    /** Returns {@code true} if the current thread executes {@link #runOnce}. */
    public boolean isDriver() {
        return driver == Thread.currentThread();
    }

    /** Returns the number of iterations so far. May be called by any thread. */
    public long iterations() {
        return counters.iterations();
    }

    /** Returns the number of sleeps so far. May be called by any thread. */
    public long sleeps() {
        return counters.sleeps();
    }

    /**
     * Returns the number of system calls that have woken up the driver: one for each call to {@link #execute} or {@link
     * #wakeup} that found the driver asleep or about to sleep, and one for each interrupt of a sleeping platform
     * thread. May be called by any thread.
     */
    public long wakeups() {
        return descriptors.signals();
    }

    /** Closes the reactor as {@link #shutdownNow} does, and discards the tasks that have not run. */
    @Override
    public void close() {
        shutdownNow();
    }

    /**
     * Closes the reactor. Timers are canceled, and watched descriptors remain open. Idempotent.
     *
     * @return the tasks that have not run, in the order in which they were submitted
     * @throws IllegalStateException if a thread drives the reactor
     */
    public List<Runnable> shutdownNow() {
        if (tasks.isClosed()) {
            return List.of();
        }
        if (!tasks.tryClose()) {
            throw new IllegalStateException(this + " cannot be closed while a thread executes runOnce()");
        }
        timers.clear();
        descriptors.close();
        return tasks.drain();
    }

    @Override
    public String toString() {
        return "reactor " + Integer.toHexString(System.identityHashCode(this));
    }
}
