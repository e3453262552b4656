package org.rdma4j.event;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.rdma4j.cm.EventChannel;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.wait.Reactor;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.verbs.VerbsException;

/** Creates the components of a loop, and closes them after the loop has been stopped. */
final class LoopComponents {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    /** Maximum number of iterations in which {@link #close} runs the remaining tasks. */
    private static final int MAX_LAST_ITERATIONS = 1000;

    final Driver driver;
    final LoopContext context;
    final LoopConnections connections;
    private final Dispatcher dispatcher;

    // Confined to the driver.

    final LoopResources resources;
    final ScheduledTasks scheduled;

    /** Whether the components have been closed. Guarded by the lock of the driver. */
    private boolean closed;

    LoopComponents(EventLoopOptions options) throws VerbsException {
        String name = "event loop \"" + options.name() + "\"";
        Reactor reactor = reactor(options);
        EventChannel channel = null;
        try {
            EventChannel opened = EventChannel.open();
            channel = opened;
            this.driver = new Driver(name, reactor);
            this.context = new LoopContext(name, reactor, opened, driver);
            this.dispatcher = new Dispatcher();
            this.resources = new LoopResources(context, dispatcher, options.completions(), options.linkNanos());
            this.connections = new LoopConnections(context, resources, dispatcher);
            this.scheduled = new ScheduledTasks(context);
            LoopContext.watch(reactor, opened.descriptor(), limit -> takeEvents(opened, limit));
        } catch (Throwable e) {
            if (channel != null) {
                Closing.after(e, channel);
            }
            Closing.after(e, reactor::close);
            throw e;
        }
    }

    private static Reactor reactor(EventLoopOptions options) throws VerbsException {
        try {
            return new Reactor(options.batch(), options.spinNanos());
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        }
    }

    private static int takeEvents(EventChannel events, int limit) {
        try {
            return events.takeEvents(limit);
        } catch (VerbsException e) {
            LOG.log(System.Logger.Level.WARNING, "Cannot take an event from the connection manager", e);
            return 1;
        }
    }

    /** Creates the thread of the loop, which the caller starts. */
    Thread thread(String name) {
        Thread own = Thread.ofPlatform().daemon().name(name).unstarted(new LoopThread(context, this::fail));
        driver.thread(own);
        return own;
    }

    /** Ends the connections and completes all futures, because the thread of the loop cannot continue. */
    private void fail(IOException cause) {
        Reactor reactor = context.reactor();
        ReentrantLock lock = driver.lock();
        StackReserve.lock(lock);
        try {
            attempt(() -> LOG.log(System.Logger.Level.ERROR, context + " has failed; closing its connections", cause));
            driver.fail(cause);
            attempt(() -> connections.endAll(cause));
            attempt(() -> scheduled.failAll(cause));
            for (int i = 0; i < MAX_LAST_ITERATIONS && reactor.runTasks() > 1; i++) {
                attempt(() -> scheduled.failAll(cause));
            }
            attempt(() -> reject(reactor.shutdownNow()));
            attempt(resources::close);
        } finally {
            lock.unlock();
        }
    }

    private static void attempt(Handover.Action action) {
        try {
            action.run();
        } catch (Throwable e) {
            try {
                LOG.log(System.Logger.Level.ERROR, "Cannot release all resources of an event loop that has failed", e);
            } catch (Throwable other) {
                // For example, out of memory. The other steps must be attempted.
            }
        }
    }

    /** Returns the counters of the loop. May be called by any thread. */
    EventLoopStatistics statistics() {
        Reactor reactor = context.reactor();
        return new EventLoopStatistics(
                dispatcher.all().size(),
                dispatcher.completions(),
                reactor.iterations(),
                reactor.sleeps(),
                reactor.wakeups());
    }

    /**
     * Closes the components. The driver must already have been {@linkplain Driver#stop stopped}. Idempotent.
     *
     * @throws IllegalStateException if a listener is open; in that case, this method must be called again after the
     *     listener has been closed
     */
    void close() throws IOException {
        ReentrantLock lock = driver.lock();
        StackReserve.lock(lock);
        try {
            if (!closed) {
                Reactor reactor = context.reactor();
                scheduled.cancelAll();
                boolean failed = driver.failure() != null;
                if (!failed) {
                    endConnections();
                }
                // Run the tasks that were submitted while the loop was being closed. The reactor of a failed loop is
                // closed.
                for (int i = 0; i < MAX_LAST_ITERATIONS && !failed && reactor.runOnce(0) > 0; i++) {
                    scheduled.cancelAll();
                }
                Closing.all(List.of(resources, context.channel()));
                closed = true;
                reject(reactor.shutdownNow());
            }
        } finally {
            lock.unlock();
        }
    }

    /** Rejects the tasks that the loop will not run any more. */
    private void reject(List<Runnable> tasks) {
        for (Runnable task : tasks) {
            if (task instanceof Handover rejected) {
                rejected.reject(context);
            } else {
                runLast(task);
            }
        }
    }

    /** Frees the connections that have not been closed, because an Error has interrupted {@link LoopConnections#closeAll}. */
    private void endConnections() {
        IOException reason = new IOException(context + " is closed");
        for (LoopConnection each : dispatcher.all()) {
            each.end(reason);
            each.abort();
            each.free();
        }
    }

    /** Runs a task that was submitted after the last iteration. By then, all connections have been closed. */
    private static void runLast(Runnable task) {
        try {
            task.run();
        } catch (Throwable e) {
            LOG.log(System.Logger.Level.DEBUG, "A task of a closed event loop threw an exception", e);
        }
    }
}
