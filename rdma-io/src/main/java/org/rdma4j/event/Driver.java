package org.rdma4j.event;

import java.io.IOException;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
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
 * follower, which takes over. A thread that calls {@link #run} or {@link #runOnce} takes precedence: a waiting thread
 * that drives the loop leaves, and becomes a follower.
 */
final class Driver {
    private static final long FOREVER = Long.MAX_VALUE;

    /** Time in nanoseconds after which a thread that is about to run the loop tries again to acquire the lock. */
    private static final long ENTER_NANOS = 50_000;

    /** Name of the loop, for exception messages. */
    private final String loop;

    private final Reactor reactor;
    private final boolean ownThread;

    /** Thread of the loop, set before the thread is started; {@code null} if the loop has none. */
    private @Nullable Thread thread;

    private final ReentrantLock lock = new ReentrantLock();

    /** What a thread that holds the lock does with the loop. */
    private enum Use {
        /** It runs an action of its own, or closes the loop. */
        ACTION,
        /** It drives the loop while it waits for a future. */
        WAIT,
        /** It drives the loop in {@link #run} or {@link #runOnce}. */
        RUN
    }

    /** What the thread that holds the lock does. Written under the lock. */
    private volatile Use use = Use.ACTION;

    /** Number of threads that are about to run the loop. Threads that wait for futures do not drive it meanwhile. */
    private final AtomicInteger entering = new AtomicInteger();

    /** Whether the next wait in {@link #runOnce} must return immediately. */
    private volatile boolean wakeupRequested;

    /**
     * Waiting threads. A follower adds itself before its last attempt to acquire the lock, and a driver reads the queue
     * after it has released the lock. Therefore, either the follower acquires the lock, or the driver wakes it up.
     */
    private final Queue<Thread> followers = new ConcurrentLinkedQueue<>();

    private final DoneSignals signals;

    /** Cause of the failure of the loop; {@code null} if it has not failed. Written before {@link #stopped}. */
    private @Nullable IOException failure;

    /** Whether the loop is being closed or has failed, which ends {@link #run}. */
    private volatile boolean stopped;

    Driver(String loop, Reactor reactor, boolean ownThread) {
        this.loop = loop;
        this.reactor = reactor;
        this.signals = new DoneSignals(reactor);
        this.ownThread = ownThread;
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
        if (!enter()) {
            return;
        }
        try {
            while (!stopped) {
                // A thread whose interrupt status is set cannot sleep. A thread of the program therefore returns; the
                // loop's own thread clears the status, because an interrupt must not terminate the loop.
                if (Thread.interrupted() && !ownThread) {
                    Thread.currentThread().interrupt();
                    return;
                }
                reactor.runOnce(FOREVER);
            }
        } finally {
            leave();
        }
    }

    int runOnce(long nanos) {
        if (!enter()) {
            return 0;
        }
        try {
            if (wakeupRequested) {
                // A thread that waited for a future may have consumed the request of the reactor.
                reactor.wakeup();
            }
            int handled = stopped ? 0 : reactor.runOnce(nanos);
            if (!reactor.isWakeupRequested()) {
                wakeupRequested = false;
            }
            return handled;
        } finally {
            leave();
        }
    }

    /** Ends the current or the next wait in {@link #runOnce}. */
    void wakeup() {
        wakeupRequested = true;
        reactor.wakeup();
    }

    /** Makes the current thread the driver. Returns {@code false} if the loop has been stopped. */
    private boolean enter() {
        if (lock.isHeldByCurrentThread()) {
            throw inHandler("run " + loop);
        }
        if (ownThread && Thread.currentThread() != thread) {
            throw new IllegalStateException(loop + " is driven by its own thread; do not drive it from other threads");
        }
        if (!StackReserve.tryLock(lock) && !takeOver()) {
            return false;
        }
        use = Use.RUN;
        return true;
    }

    /**
     * Acquires the lock, which another thread holds for a moment, or while it waits for a future. Returns {@code false} if
     * the loop has been stopped.
     */
    private boolean takeOver() {
        StackReserve.check();
        boolean acquired = false;
        entering.incrementAndGet();
        try {
            while (!stopped && !(acquired = StackReserve.tryLock(lock))) {
                Use other = use;
                if (other == Use.RUN) {
                    throw new IllegalStateException(loop + " is already driven by another thread");
                }
                if (other == Use.WAIT) {
                    reactor.wakeup();
                }
                LockSupport.parkNanos(this, ENTER_NANOS);
            }
            return acquired;
        } finally {
            entering.decrementAndGet();
            if (!acquired) {
                wakeFollower();
            }
        }
    }

    /**
     * Tries to acquire the lock without waiting. If this method returns {@code true}, the current thread may drive the
     * loop, and must then release the lock.
     */
    private boolean tryEnter() {
        if (ownThread || stopped || !StackReserve.tryLock(lock)) {
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
        use = Use.ACTION;
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
            runTasks();
        }
    }

    /**
     * Runs the tasks in the queue if the current thread can become the driver without waiting. Called after a task has
     * been submitted because another thread held the lock, and by a thread that has released the lock after an action:
     * the later of the two finds the task.
     */
    void runTasks() {
        while (reactor.hasTasks() && tryEnter()) {
            try {
                reactor.runTasks();
            } finally {
                leave();
            }
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
                if (left <= 0) {
                    throw new RdmaTimeoutException("The future was not completed within " + Timeouts.text(limit));
                }
                if (stopped) {
                    throw failure == null
                            ? new IOException(loop + " is closed")
                            : new IOException(failure.getMessage(), failure);
                }
                interrupted |= Thread.interrupted();
                if (entering.get() == 0 && tryEnter()) {
                    try {
                        use = Use.WAIT;
                        // If the future has become done in the meantime, the previous driver may have consumed the
                        // wake-up.
                        if (!future.isDone()) {
                            reactor.runOnce(left);
                        }
                    } finally {
                        use = Use.ACTION;
                        lock.unlock();
                    }
                } else {
                    LockSupport.parkNanos(this, left);
                }
            }
        } finally {
            followers.remove(waiting);
            wakeFollower();
            signals.end(future, signal);
            if (interrupted) {
                waiting.interrupt();
            }
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
