package org.rdma4j.internal.wait;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Waits for tasks, timers, descriptors and pollers, and calls their callbacks. One thread at a time, the <em>driver</em>,
 * calls {@link #runOnce} in a loop. All callbacks run on the driver, one after the other.
 *
 * <p>In each round, the reactor handles at most {@code batch} items of each source: tasks, expired timers, each poller
 * and, in every round without any other item and in at least every 16th round, each readable descriptor. A busy source
 * therefore does not delay the others for long. A callback that throws an exception is logged, and the reactor
 * continues.
 *
 * <p>If there is nothing to do, {@code runOnce} first polls for a while (see {@link #Reactor(int, long)}) and then
 * sleeps in epoll_wait(2). A virtual thread parks instead, so that its carrier is not blocked.
 *
 * <p>{@link #execute}, {@link #wakeup}, {@link #isDriver} and the counters may be used by any thread. All other methods
 * are confined to the driver; before the first round, and while no thread drives the reactor, another thread may call
 * them.
 *
 * <h2>Why no wake-up is lost</h2>
 *
 * <p>A thread that submits a task writes to the eventfd only if the driver sleeps or is about to:
 *
 * <pre>
 *     execute                                     sleep
 *     E1  append the task                         S1  state = SLEEPING
 *     E2  read the state                          S2  if there is a task: state = RUNNING, do not sleep
 *     E3  if it is SLEEPING: state = RUNNING      S3  wait until the eventfd or another descriptor is readable
 *         (compare-and-set), write to the eventfd S4  state = RUNNING
 * </pre>
 *
 * <p>E1, E2, S1 and S2 are volatile accesses and thus totally ordered. Assume that the driver waits in S3 although the
 * task was appended. Then S2 did not see E1, so S1 precedes S2, which precedes E1, which precedes E2. E2 therefore reads
 * {@code SLEEPING}, or a value that was written after S1: either S4, and then the driver finds the task in its next
 * round, or the result of another thread's compare-and-set in E3, and then that thread writes to the eventfd. In each
 * case S3 ends. The thread in E3 may write late, when the driver has already returned from S3 for another reason; then
 * a later sleep ends early. {@link #wakeup} follows the same protocol, with a flag in the place of the task.
 *
 * <p>{@link #shutdownNow} changes the state to {@code CLOSED} before it empties the queue. A thread that appends a task
 * meanwhile reads the state afterwards (E2). If it reads {@code CLOSED}, it removes the task again, unless the task has
 * been returned by {@code shutdownNow}.
 */
public final class Reactor implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    /** Number of rounds after which the descriptors are checked even if the other sources are busy. Power of two. */
    private static final int DESCRIPTOR_ROUNDS = 16;

    // Values of the state.

    /** No thread drives the reactor. */
    private static final int IDLE = 0;
    /** The driver executes a round. */
    private static final int RUNNING = 1;
    /** The driver sleeps or is about to. */
    private static final int SLEEPING = 2;
    /** The reactor is closed. */
    private static final int CLOSED = 3;

    private static final VarHandle STATE;
    private static final VarHandle ROUNDS;
    private static final VarHandle SLEEPS;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            STATE = lookup.findVarHandle(Reactor.class, "state", int.class);
            ROUNDS = lookup.findVarHandle(Reactor.class, "rounds", long.class);
            SLEEPS = lookup.findVarHandle(Reactor.class, "sleeps", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final int batch;
    private final long spinNanos;

    // Shared with all threads.

    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    private volatile int state = IDLE;

    /** Whether the current or the next sleep must end immediately. */
    private final AtomicBoolean wakeupRequested = new AtomicBoolean();

    /**
     * The thread that executes {@link #runOnce}, or {@code null} if there is none. Not volatile: a thread compares the
     * value with itself only, and it sees its own last write.
     */
    private @Nullable Thread driver;

    /** Number of rounds. Written by the driver only. */
    private long rounds;

    /** Number of sleeps. Written by the driver only. */
    private long sleeps;

    // Thread-confined to the driver.

    private final TimerQueue timers = new TimerQueue();
    private final PollerList pollers = new PollerList();
    private final DescriptorSet descriptors = new DescriptorSet();

    /** Handles the events of a descriptor. */
    @FunctionalInterface
    public interface DescriptorHandler {
        /**
         * Handles pending events of a descriptor that is readable or has failed, without waiting. May be called although
         * no event is pending. If events remain pending, the handler is called again.
         *
         * @param limit maximum number of items to handle
         * @return the number of items handled; {@code limit} means that more may be pending
         */
        int readable(int limit);
    }

    /** A source that is polled in each round, such as a completion queue. */
    public interface Poller {
        /**
         * Handles pending items without waiting.
         *
         * @param limit maximum number of items to handle
         * @return the number of items handled
         */
        int poll(int limit);

        /**
         * Prepares for a sleep of the driver, for example by arming a completion queue. From now on, an item must make a
         * watched descriptor readable.
         *
         * @return {@code false} if items may have arrived meanwhile; in that case the reactor polls again instead of
         *     sleeping
         */
        boolean prepareToSleep();
    }

    /** A task that is scheduled to run once. */
    public static final class Timer {
        private final TimerQueue.Entry entry;

        private Timer(TimerQueue.Entry entry) {
            this.entry = entry;
        }

        /**
         * Cancels this timer. Called by the driver.
         *
         * @return {@code false} if the task has run or is running, or this timer has already been canceled
         */
        public boolean cancel() {
            return entry.cancel();
        }
    }

    /**
     * Creates a reactor. The caller must close it.
     *
     * @param batch maximum number of items of each source in a round, at least 1
     * @param spinNanos time in nanoseconds for which {@link #runOnce} polls without result before it sleeps; 0 to sleep
     *     at once
     * @throws org.rdma4j.sys.ErrnoException if the limit on open files has been reached
     */
    public Reactor(int batch, long spinNanos) {
        if (batch < 1) {
            throw new IllegalArgumentException("batch is " + batch + ", but must be at least 1");
        }
        if (spinNanos < 0) {
            throw new IllegalArgumentException("spinNanos is " + spinNanos + ", but must not be negative");
        }
        this.batch = batch;
        this.spinNanos = spinNanos;
    }

    /**
     * Starts watching a descriptor. Whenever the descriptor is readable, the handler is called (level-triggered). The
     * caller must {@linkplain #unwatch stop watching} the descriptor before closing it.
     *
     * @throws org.rdma4j.sys.ErrnoException if the descriptor is not open, is already watched, or does not support
     *     epoll(7)
     */
    public void watch(int descriptor, DescriptorHandler handler) {
        Objects.requireNonNull(handler);
        checkConfined();
        descriptors.watch(descriptor, handler);
    }

    /** Stops watching a descriptor. Has no effect if the descriptor is not watched. */
    public void unwatch(int descriptor) {
        checkConfined();
        descriptors.unwatch(descriptor);
    }

    /** Adds a poller, which is polled from the next round on. */
    public void add(Poller poller) {
        Objects.requireNonNull(poller);
        checkConfined();
        pollers.add(poller);
    }

    /** Removes a poller, which is no longer called. Has no effect if the reactor does not have the poller. */
    public void remove(Poller poller) {
        checkConfined();
        pollers.remove(poller);
    }

    /**
     * Schedules a task to run after a delay. The task runs in the first round after the delay has passed; a sleep of a
     * platform thread may end up to a millisecond late.
     *
     * @param nanos the delay in nanoseconds; a negative value has the same effect as 0
     */
    public Timer schedule(Runnable task, long nanos) {
        Objects.requireNonNull(task);
        checkConfined();
        return new Timer(timers.schedule(task, nanos));
    }

    private void checkConfined() {
        int current = state;
        if (current == CLOSED) {
            throw new IllegalStateException(this + " is closed");
        }
        if (current != IDLE && !isDriver()) {
            throw new IllegalStateException(
                    this + " is driven by another thread. Hand over a task with execute() instead.");
        }
    }

    /**
     * Submits a task, which the driver will run. May be called by any thread, and never waits. Tasks of one thread run in
     * the order in which they were submitted. Wakes up the driver if it sleeps.
     *
     * @throws RejectedExecutionException if the reactor is closed
     */
    public void execute(Runnable task) {
        Objects.requireNonNull(task);
        if (state == CLOSED) {
            throw rejected(task);
        }
        tasks.add(task);
        endSleep();
        if (state == CLOSED && tasks.remove(task)) {
            throw rejected(task);
        }
    }

    private RejectedExecutionException rejected(Runnable task) {
        return new RejectedExecutionException("Cannot execute " + task + ": " + this + " is closed");
    }

    /**
     * Ends the current or the next sleep of the driver. Several calls before that sleep have the effect of one. May be
     * called by any thread.
     */
    public void wakeup() {
        if (!wakeupRequested.getAndSet(true)) {
            endSleep();
        }
    }

    /** Ends the sleep of the driver, if it sleeps or is about to. See the class comment. */
    private void endSleep() {
        if (state == SLEEPING && STATE.compareAndSet(this, SLEEPING, RUNNING)) {
            descriptors.signal();
        }
    }

    /**
     * Executes one round. If there is nothing to do, sleeps until there is, but at most for the given time; after a
     * sleep, executes another round. Returns early if {@link #wakeup} has been called or the current thread has been
     * interrupted; the interrupt status remains set.
     *
     * @param maxWaitNanos maximum time to sleep in nanoseconds, which platform threads round up to milliseconds. If the
     *     value is not positive, this method does not sleep; {@link Long#MAX_VALUE} means no limit
     * @return the number of items handled; 0 if there was nothing to do
     * @throws IllegalStateException if the reactor is closed, another thread drives it, or a callback calls this method
     * @throws org.rdma4j.sys.ErrnoException if epoll_wait(2) fails
     */
    public int runOnce(long maxWaitNanos) {
        if (!STATE.compareAndSet(this, IDLE, RUNNING)) {
            throw new IllegalStateException(
                    this + (state == CLOSED ? " is closed" : " is already executing runOnce()"));
        }
        driver = Thread.currentThread();
        try {
            int handled = round();
            if (handled == 0 && maxWaitNanos > 0) {
                handled = await(maxWaitNanos);
            } else if (handled == 0 || isDescriptorRound()) {
                handled += handleDescriptors();
            }
            return handled;
        } finally {
            driver = null;
            STATE.setRelease(this, IDLE);
        }
    }

    private boolean isDescriptorRound() {
        return (rounds & (DESCRIPTOR_ROUNDS - 1)) == 0 || descriptors.mayHaveMore();
    }

    /** Handles a batch of each source, except for descriptors. Returns the number of items handled. */
    private int round() {
        ROUNDS.setOpaque(this, rounds + 1);
        return runTasks() + runTimers() + pollers.poll(batch);
    }

    private int runTasks() {
        int count = 0;
        Runnable task;
        while (count < batch && (task = tasks.poll()) != null) {
            run(task);
            count++;
        }
        return count;
    }

    private int runTimers() {
        if (timers.isEmpty()) {
            return 0;
        }
        int count = 0;
        long now = System.nanoTime();
        Runnable task;
        while (count < batch && (task = timers.takeExpired(now)) != null) {
            run(task);
            count++;
        }
        return count;
    }

    private static void run(Runnable task) {
        try {
            task.run();
        } catch (Throwable e) {
            report(task, e);
        }
    }

    /** Logs the exception thrown by a callback. */
    static void report(Object callback, Throwable failure) {
        try {
            LOG.log(System.Logger.Level.ERROR, "A callback has thrown an exception: " + callback, failure);
        } catch (Throwable e) {
            // For example, out of memory. The reactor serves other callbacks, too.
        }
    }

    /**
     * Polls for a while, then sleeps, until there is something to do or the given time has passed. Takes the request of
     * {@link #wakeup}, if any.
     *
     * @return the number of items handled
     */
    private int await(long maxNanos) {
        long start = System.nanoTime();
        int handled = spin(Math.min(maxNanos, spinNanos));
        if (handled == 0) {
            long left = maxNanos == Long.MAX_VALUE ? maxNanos : maxNanos - (System.nanoTime() - start);
            // A poller that cannot be prepared may have items.
            handled = left > 0 && !mustReturn() && pollers.prepareToSleep() ? sleep(left) : handleDescriptors();
            handled += round();
        }
        takeWakeup();
        return handled;
    }

    /** Executes rounds until an item has been handled, the wait must end, or the given time has passed. */
    private int spin(long nanos) {
        if (nanos == 0) {
            return 0;
        }
        long start = System.nanoTime();
        int handled = 0;
        while (handled == 0 && !mustReturn() && System.nanoTime() - start < nanos) {
            Thread.onSpinWait();
            handled = round();
            if (isDescriptorRound()) {
                handled += handleDescriptors();
            }
        }
        return handled;
    }

    /** Returns {@code true} if {@link #runOnce} must not wait any longer. */
    private boolean mustReturn() {
        return wakeupRequested.get() || Thread.currentThread().isInterrupted();
    }

    /** Clears the request of {@link #wakeup}, if any. */
    private void takeWakeup() {
        if (wakeupRequested.get()) {
            // Makes visible what other threads wrote before they called wakeup().
            wakeupRequested.getAndSet(false);
        }
    }

    /**
     * Sleeps until a descriptor is readable, another thread ends the sleep, or the given time has passed or a timer has
     * expired. Handles the events of the descriptors.
     *
     * @return the number of items handled
     */
    private int sleep(long maxNanos) {
        long nanos = Math.min(maxNanos, timers.nanosToFirst());
        int ready;
        state = SLEEPING;
        try {
            if (nanos > 0 && tasks.isEmpty() && !mustReturn()) {
                SLEEPS.setOpaque(this, sleeps + 1);
                ready = descriptors.await(nanos);
            } else {
                ready = descriptors.poll();
            }
        } finally {
            state = RUNNING;
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

    /** Returns the number of rounds so far. May be called by any thread. */
    public long rounds() {
        return (long) ROUNDS.getOpaque(this);
    }

    /** Returns the number of sleeps so far. May be called by any thread. */
    public long sleeps() {
        return (long) SLEEPS.getOpaque(this);
    }

    /**
     * Returns the number of times that a thread has ended a sleep of the driver with {@link #execute} or {@link
     * #wakeup}, each with a system call. Also counts interrupts of the driver. May be called by any thread.
     */
    public long wakeups() {
        return descriptors.signals();
    }

    /**
     * Closes the reactor. Discards the tasks that have not run; see {@link #shutdownNow}.
     *
     * @throws IllegalStateException if a thread drives the reactor
     */
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
        List<Runnable> remaining = new ArrayList<>();
        if (state == CLOSED) {
            return remaining;
        }
        if (!STATE.compareAndSet(this, IDLE, CLOSED)) {
            throw new IllegalStateException(this + " cannot be closed while a thread executes runOnce()");
        }
        Runnable task;
        while ((task = tasks.poll()) != null) {
            remaining.add(task);
        }
        timers.clear();
        descriptors.close();
        return remaining;
    }

    @Override
    public String toString() {
        return "reactor " + Integer.toHexString(System.identityHashCode(this));
    }
}
