package org.rdma4j.event;

import java.io.IOException;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.wait.Reactor;
import org.rdma4j.verbs.RdmaTimeoutException;

/**
 * Decides which thread drives a loop. The driver holds a lock, which also guards the queues of the loop's connections.
 *
 * <p>In a loop without a thread of its own, a thread that waits for a future takes the lock if it is free, and
 * otherwise waits as a <i>follower</i> until its future is done or the driver leaves. A driver that leaves wakes up one
 * follower, which takes over. A thread that calls {@link #run} or {@link #runOnce} is a follower as long as another
 * thread holds the lock.
 */
final class Driver {
    private static final long FOREVER = Long.MAX_VALUE;

    /** Name of the loop, for exception messages. */
    private final String loop;

    private final Reactor reactor;

    /** Thread of the loop, set before the loop is used; {@code null} if the loop has none. */
    private @Nullable Thread thread;

    private final ReentrantLock lock = new ReentrantLock();

    /** Whether a thread is in {@link #run} or {@link #runOnce}. */
    private final AtomicBoolean running = new AtomicBoolean();

    /** Number of calls to {@link #wakeup}. */
    private final AtomicInteger wakeups = new AtomicInteger();

    /** Value of {@link #wakeups} when they were last handled. Confined to the thread in {@link #run} or {@link #runOnce}. */
    private int handledWakeups;

    /** Whether actions have been submitted as tasks because another thread held the lock. */
    private volatile boolean handedOver;

    /**
     * Waiting threads. A follower adds itself before its last attempt to acquire the lock, and a driver reads the queue
     * after it has released the lock and before it leaves. Therefore, either the follower acquires the lock, or the driver
     * wakes up the first follower. A follower that gives up wakes up the next one.
     */
    private final Queue<Thread> followers = new ConcurrentLinkedQueue<>();

    private final DoneSignals signals;

    /** Cause of the failure of the loop; {@code null} if it has not failed. Written before {@link #stopped}. */
    private @Nullable IOException failure;

    /** Whether the loop is being closed or has failed, which ends {@link #run}. */
    private volatile boolean stopped;

    Driver(String loop, Reactor reactor) {
        this.loop = loop;
        this.reactor = reactor;
        this.signals = new DoneSignals(reactor);
    }

    /** Sets the thread of the loop. The thread must not have been started. */
    void thread(Thread own) {
        thread = own;
    }

    ReentrantLock lock() {
        return lock;
    }

    boolean isHeldByCurrentThread() {
        return lock.isHeldByCurrentThread();
    }

    void run() {
        enter();
        try {
            while (!stopped && !mustReturn()) {
                if (acquire(FOREVER) >= 0) {
                    try {
                        while (!stopped && !mustReturn()) {
                            reactor.runOnce(FOREVER);
                        }
                    } finally {
                        leave();
                        runHandedOver();
                    }
                }
                handledWakeups = wakeups.get();
            }
        } finally {
            running.set(false);
        }
    }

    /**
     * Returns {@code true} if {@link #run} must return because the current thread has been interrupted: a thread whose
     * interrupt status is set cannot sleep. The loop's own thread clears the status, because an interrupt must not
     * terminate the loop.
     */
    private boolean mustReturn() {
        if (thread != null) {
            Thread.interrupted();
            return false;
        }
        return Thread.currentThread().isInterrupted();
    }

    int runOnce(long nanos) {
        enter();
        try {
            long left = acquire(nanos);
            if (left < 0) {
                return 0;
            }
            try {
                if (wakeups.get() != handledWakeups) {
                    // A thread that waited for a future may have consumed the request of the reactor.
                    reactor.wakeup();
                }
                return stopped ? 0 : reactor.runOnce(left);
            } finally {
                leave();
                runHandedOver();
            }
        } finally {
            handledWakeups = wakeups.get();
            running.set(false);
        }
    }

    /** Ends the wait of the current call of {@link #runOnce}, or else of the next one. */
    void wakeup() {
        wakeups.incrementAndGet();
        reactor.wakeup();
        followers.forEach(LockSupport::unpark);
    }

    private void enter() {
        if (lock.isHeldByCurrentThread()) {
            throw inHandler("run " + loop);
        }
        if (thread != null && Thread.currentThread() != thread) {
            throw new IllegalStateException(loop + " is driven by its own thread; do not drive it from other threads");
        }
        StackReserve.checkForLock();
        if (!running.compareAndSet(false, true)) {
            throw new IllegalStateException(loop + " is already driven by another thread");
        }
    }

    /**
     * Acquires the lock. While another thread holds it, for an action, to close the loop, or because it waits for a
     * future and drives the loop, the current thread is a follower.
     *
     * @param nanos maximum time to wait
     * @return the time that is left, or -1 if the lock has not been acquired: the time has passed, a {@linkplain #wakeup
     *     wake-up} has not been handled, the current thread has been interrupted, or the loop has been stopped
     */
    private long acquire(long nanos) {
        if (StackReserve.tryLock(lock)) {
            return nanos;
        }
        long start = System.nanoTime();
        Thread current = Thread.currentThread();
        boolean acquired = false;
        followers.add(current);
        try {
            while (true) {
                acquired = StackReserve.tryLock(lock);
                long left = Math.max(0, nanos - (System.nanoTime() - start));
                if (acquired) {
                    return left;
                }
                if (left == 0 || stopped || wakeups.get() != handledWakeups || current.isInterrupted()) {
                    return -1;
                }
                LockSupport.parkNanos(this, left);
            }
        } finally {
            followers.remove(current);
            if (!acquired) {
                wakeFollower();
            }
        }
    }

    /**
     * Tries to acquire the lock without waiting. If this method returns {@code true}, the current thread may drive the
     * loop, and must release the lock afterwards.
     */
    private boolean tryEnter() {
        if (thread != null || stopped || !StackReserve.tryLock(lock)) {
            return false;
        }
        if (stopped) {
            // The loop is being closed, or has been closed.
            leave();
            return false;
        }
        return true;
    }

    private void leave() {
        lock.unlock();
        wakeFollower();
    }

    /** Throws an exception if the current thread executes a handler, a timer or a task of the loop. */
    void checkNotInHandler(String operation) {
        // A driver that holds the lock executes nothing but handlers, timers and tasks.
        if (lock.isHeldByCurrentThread()) {
            throw inHandler(operation);
        }
    }

    private IllegalStateException inHandler(String operation) {
        return new IllegalStateException("A handler or a task of " + loop + " must not block: it cannot " + operation);
    }

    /**
     * Runs an action on the current thread if the thread is the driver, or can become the driver without waiting.
     * Otherwise, does nothing and returns {@code false}.
     */
    boolean tryRun(Runnable action) {
        if (lock.isHeldByCurrentThread()) {
            action.run();
            return true;
        }
        if (!tryEnter()) {
            return false;
        }
        try {
            // Actions submitted by one thread must run in order, so first run the tasks that the previous driver has
            // left.
            reactor.runTasks();
            action.run();
            return true;
        } finally {
            leave();
            runHandedOver();
        }
    }

    /** Runs an action that has been submitted as a task because another thread held the lock, unless that thread does. */
    void handOver() {
        if (thread == null) {
            handedOver = true;
            runHandedOver();
        }
    }

    /**
     * Runs the actions that have been handed over. A thread that hands over an action sets {@link #handedOver} before it
     * tries to acquire the lock, and the thread that holds the lock reads the field after it has released the lock.
     * Therefore, one of the two runs the action, unless the loop is closed, which rejects it.
     */
    private void runHandedOver() {
        try {
            while (handedOver && tryEnter()) {
                try {
                    handedOver = false;
                    reactor.runTasks();
                } finally {
                    leave();
                }
            }
        } catch (VirtualMachineError e) {
            // The next thread has more stack or memory. The caller has done what it had to do itself.
            handedOver = true;
        }
    }

    <T> T await(CompletableFuture<T> future, Duration limit) throws IOException {
        if (!future.isDone()) {
            checkNotInHandler("wait");
            waitFor(future, limit);
        }
        try {
            return future.join();
        } catch (CompletionException e) {
            throw asIoException(e.getCause() == null ? e : e.getCause());
        } catch (CancellationException e) {
            throw asIoException(e);
        }
    }

    private static IOException asIoException(Throwable e) {
        if (e instanceof Error error) {
            throw error;
        }
        return e instanceof IOException io ? io : new IOException(e.getMessage(), e);
    }

    private void waitFor(CompletableFuture<?> future, Duration limit) throws IOException {
        long start = System.nanoTime();
        long nanos = Timeouts.nanos(limit);
        Thread waiting = Thread.currentThread();
        boolean interrupted = false;
        DoneSignals.Signal signal = signals.begin(future);
        try {
            followers.add(waiting);
            while (!future.isDone()) {
                long left = nanos - (System.nanoTime() - start);
                if (stopped) {
                    throw failure == null
                            ? new IOException(loop + " is closed")
                            : new IOException(failure.getMessage(), failure);
                }
                interrupted |= Thread.interrupted();
                if (tryEnter()) {
                    try {
                        // If the future has become done in the meantime, the previous driver may have consumed the
                        // wake-up.
                        if (!future.isDone()) {
                            reactor.runOnce(left);
                        }
                    } finally {
                        lock.unlock();
                    }
                } else if (left > 0) {
                    LockSupport.parkNanos(this, left);
                }
                // The last iteration may have completed the future, if this thread was late.
                if (left <= 0 && !future.isDone()) {
                    throw new RdmaTimeoutException("The future was not completed within " + Timeouts.text(limit));
                }
            }
        } finally {
            followers.remove(waiting);
            wakeFollower();
            runHandedOver();
            if (interrupted) {
                waiting.interrupt();
            }
            signals.end(future, signal);
        }
    }

    private void wakeFollower() {
        Thread next = followers.peek();
        if (next != null) {
            LockSupport.unpark(next);
        }
    }

    /** Records that the loop has failed. Waiting threads throw an exception. */
    void fail(IOException cause) {
        failure = cause;
        stop(null);
    }

    /** Returns the cause of the failure of the loop; {@code null} if it is open, or has been closed. */
    @Nullable
    IOException failure() {
        return stopped ? failure : null;
    }

    /** Returns {@code true} if the loop is being closed or has failed. */
    boolean isStopped() {
        return stopped;
    }

    /**
     * Causes {@link #run} to return and waiting threads to throw an exception, and waits for the given thread to
     * terminate.
     *
     * @param own the loop's own thread; {@code null} if it has none
     */
    void stop(@Nullable Thread own) {
        stopped = true;
        reactor.wakeup();
        followers.forEach(LockSupport::unpark);
        boolean interrupted = false;
        while (own != null && own.isAlive()) {
            try {
                own.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
