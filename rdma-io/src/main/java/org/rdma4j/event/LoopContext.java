package org.rdma4j.event;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.ReentrantLock;
import org.rdma4j.cm.EventChannel;
import org.rdma4j.internal.wait.DescriptorHandler;
import org.rdma4j.internal.wait.Reactor;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.verbs.VerbsException;

/**
 * The components of a loop that all its other components use.
 *
 * @param name the name of the loop, for exception messages
 */
record LoopContext(String name, Reactor reactor, EventChannel channel, Driver driver) {
    /**
     * Starts watching a descriptor.
     *
     * @throws VerbsException if the descriptor cannot be watched
     */
    static void watch(Reactor reactor, int descriptor, DescriptorHandler handler) throws VerbsException {
        try {
            reactor.watch(descriptor, handler);
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        }
    }

    /** Returns the lock that guards the queues of the loop. */
    ReentrantLock lock() {
        return driver.lock();
    }

    /**
     * Runs an action immediately if the current thread is the driver or can become the driver; otherwise submits it as
     * a task.
     */
    void runInLoop(Runnable action) {
        if (!driver.tryRun(action)) {
            execute(action);
            driver.handOver();
        }
    }

    /**
     * Submits a task to the loop.
     *
     * @throws RejectedExecutionException if the loop is closed or has failed; with the cause of the failure
     */
    void execute(Runnable task) {
        try {
            reactor.execute(task);
        } catch (RejectedExecutionException e) {
            throw new RejectedExecutionException(e.getMessage(), driver.failure());
        }
    }

    /**
     * Runs an action on the loop as {@link #runInLoop} does. If the action cannot run, or throws an exception,
     * completes the future exceptionally.
     */
    void handOver(CompletableFuture<?> future, Handover.Action action) {
        runInLoop(new Handover(future, action));
    }

    /** Runs an action on the loop as {@link #runInLoop} does. The future is completed when the action has run. */
    CompletableFuture<Void> submit(Handover.Action action) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        handOver(done, () -> {
            action.run();
            done.complete(null);
        });
        return done;
    }

    @Override
    public String toString() {
        return name;
    }
}
