package org.rdma4j.internal.wait;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;

/**
 * The tasks submitted to a reactor, the requested wake-up, and the state of the driver, with which other threads
 * determine whether they must end its sleep. Only the driver may call a method, unless the description of the method
 * states otherwise.
 *
 * <h2>Why no wake-up is lost</h2>
 *
 * <p>A thread that submits a task writes to the eventfd only if the driver is asleep or about to sleep:
 *
 * <pre>
 *     submit                                      sleep
 *     E1  append the task                         S1  state = SLEEPING
 *     E2  read the state                          S2  if there is a task: state = RUNNING, do not sleep
 *     E3  if it is SLEEPING: state = RUNNING      S3  wait until the eventfd or another descriptor is readable
 *         (compare-and-set), write to the eventfd S4  state = RUNNING
 * </pre>
 *
 * <p>E1, E2, S1 and S2 are volatile accesses and thus totally ordered. Suppose that the driver waits in S3 although the
 * task was appended. Then S2 did not see E1, so the order is S1, S2, E1, E2. E2 therefore reads {@code SLEEPING}, or a
 * value that was written after S1: either by S4, and then the driver finds the task in its next iteration, or by
 * another thread's compare-and-set in E3, and then that thread writes to the eventfd. In each case S3 ends. The write
 * in E3 may be delayed until the driver has returned from S3 for another reason; a later sleep then ends early, which
 * is harmless. If the write fails, the thread sets the state to {@code SLEEPING} again, so that the next thread writes;
 * if the driver is running meanwhile, that write is superfluous. {@link #requestWakeup} follows the same protocol, with
 * a flag in place of the task.
 *
 * <p>{@link #tryClose} changes the state to {@code CLOSED} before {@link #drain} empties the queue. A thread that
 * appends a task concurrently reads the state afterwards (E2). If the thread reads {@code CLOSED}, it removes the task
 * again, unless {@code drain} has already returned the task.
 */
final class TaskQueue {
    // Values of the state.

    /** No thread drives the reactor. */
    private static final int IDLE = 0;
    /** The driver executes an iteration. */
    private static final int RUNNING = 1;
    /** The driver sleeps or is about to sleep. */
    private static final int SLEEPING = 2;
    /** The reactor is closed. */
    private static final int CLOSED = 3;

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(TaskQueue.class, "state", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Result of {@link #submit}. */
    enum Submission {
        /** The driver will find the task. */
        QUEUED,
        /** The driver sleeps: the caller must make the eventfd readable. */
        MUST_SIGNAL,
        /** The reactor is closed, and the task was not added. */
        REJECTED
    }

    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    /** Whether the current or the next sleep must end immediately. */
    private final AtomicBoolean wakeupRequested = new AtomicBoolean();

    private volatile int state = IDLE;

    /** Adds a task. May be called by any thread. */
    Submission submit(Runnable task) {
        if (isClosed()) {
            return Submission.REJECTED;
        }
        tasks.add(task);
        if (tryEndSleep()) {
            return Submission.MUST_SIGNAL;
        }
        return isClosed() && tasks.remove(task) ? Submission.REJECTED : Submission.QUEUED;
    }

    /**
     * Requests that the current or the next sleep end. May be called by any thread.
     *
     * @return {@code true} if the caller must make the eventfd readable
     */
    boolean requestWakeup() {
        wakeupRequested.getAndSet(true);
        return tryEndSleep();
    }

    /**
     * Records that the driver, if it still sleeps, has not been woken up, as after a stack overflow. May be called by
     * any thread.
     */
    void signalFailed() {
        STATE.compareAndSet(this, RUNNING, SLEEPING);
    }

    /**
     * Ends the sleep of the driver. Returns {@code true} if the driver was asleep or about to sleep; the caller must
     * then make the eventfd readable.
     */
    private boolean tryEndSleep() {
        if (state != SLEEPING) {
            return false;
        }
        // Now rather than between the change of the state and the write to the eventfd.
        StackReserve.check();
        return STATE.compareAndSet(this, SLEEPING, RUNNING);
    }

    /** Returns {@code true} if the reactor is closed. May be called by any thread. */
    boolean isClosed() {
        return state == CLOSED;
    }

    /** Returns {@code true} if the reactor is open and no thread drives it. May be called by any thread. */
    boolean isIdle() {
        return state == IDLE;
    }

    /**
     * Makes the current thread the driver. Returns {@code false} if there already is a driver or the reactor is closed.
     */
    boolean tryEnter() {
        return STATE.compareAndSet(this, IDLE, RUNNING);
    }

    void exit() {
        STATE.setRelease(this, IDLE);
    }

    /** Closes the reactor. Returns {@code false} if a thread drives the reactor. */
    boolean tryClose() {
        return STATE.compareAndSet(this, IDLE, CLOSED);
    }

    /**
     * Announces a sleep. The driver must then check {@link #isEmpty} and {@link #isWakeupRequested} before it sleeps.
     */
    void beginSleep() {
        state = SLEEPING;
    }

    void endSleep() {
        state = RUNNING;
    }

    boolean isWakeupRequested() {
        return wakeupRequested.get();
    }

    /** Clears the pending wake-up request, if any. */
    void takeWakeup() {
        if (wakeupRequested.get()) {
            // Makes visible what other threads wrote before they requested the wake-up.
            wakeupRequested.getAndSet(false);
        }
    }

    boolean isEmpty() {
        return tasks.isEmpty();
    }

    /**
     * Removes the next task. Returns {@code null} if there is none.
     *
     * @param first whether it is the first of a batch. A StackOverflowError while a task runs would lose the task, and
     *     is therefore thrown before
     */
    @Nullable
    Runnable poll(boolean first) {
        if (first && !tasks.isEmpty()) {
            StackReserve.check();
        }
        return tasks.poll();
    }

    /** Removes all tasks, and returns them in the order in which they were submitted. */
    List<Runnable> drain() {
        List<Runnable> remaining = new ArrayList<>();
        Runnable task;
        while ((task = tasks.poll()) != null) {
            remaining.add(task);
        }
        return remaining;
    }
}
