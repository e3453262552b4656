package org.rdma4j.event;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.Listener;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.Work;

/**
 * Waits for the events of any number of connections, and calls their handlers, on one thread at a time. The events are
 * connection-manager events, completions, device events, timers, and tasks submitted by any thread.
 *
 * <p>A loop {@linkplain #start started} with its own thread runs until it is closed. A loop {@linkplain #create
 * created} without a thread is driven by threads of the program: by a thread that calls {@link #run} or {@link
 * #runOnce}, or by the threads that {@linkplain #await wait} for a future of the loop. The thread that currently drives
 * the loop is called its <i>driver</i>.
 *
 * <p>All connections of a loop on the same device share a completion queue, which the loop enlarges as connections are
 * added. The loop handles a limited number of completions before it turns to the next source of events, so that no
 * connection can starve the others. When nothing is left to do, the loop sleeps.
 *
 * <p>Handlers, tasks and timers run on the driver. They may post work, send, connect, accept and close connections, but
 * must not block. The loop guards the queue pairs of its connections, and its completion queues: only the driver may
 * use them, for example to prepare a request. Calls by other threads throw a {@link WrongThreadException}; such threads
 * must pass a task to {@link #execute}.
 *
 * <p>Any thread may call the methods of this class unless stated otherwise. If this loop has no thread of its own and no
 * thread drives it, the calling thread may become the driver during the call, and run submitted tasks and handlers.
 *
 * @see "docs/guide/event-loops.md"
 */
public final class EventLoop implements Executor, AutoCloseable {
    private final LoopComponents components;
    private final LoopContext context;
    private final Driver driver;
    /** Thread of this loop; {@code null} if threads of the program drive it. */
    private final @Nullable Thread thread;
    /** Held by the thread that executes {@link #close}. */
    private final ReentrantLock closeLock = new ReentrantLock();

    private EventLoop(EventLoopOptions options, boolean ownThread) throws VerbsException {
        this.components = new LoopComponents(options);
        this.context = components.context;
        this.driver = components.driver;
        this.thread = ownThread ? components.thread(options.name()) : null;
    }

    /** Starts a loop with default options and its own daemon thread. The caller must close it. */
    public static EventLoop start() throws VerbsException {
        return start(new EventLoopOptions());
    }

    /**
     * Starts a loop with its own daemon thread. The caller must close it.
     *
     * @throws VerbsException if the connection manager is not available
     */
    public static EventLoop start(EventLoopOptions options) throws VerbsException {
        EventLoop loop = new EventLoop(options, true);
        Objects.requireNonNull(loop.thread).start();
        return loop;
    }

    /**
     * Creates a loop without a thread of its own. The loop makes no progress unless a thread of the program drives it.
     * The caller must close it.
     *
     * @throws VerbsException if the connection manager is not available
     */
    public static EventLoop create(EventLoopOptions options) throws VerbsException {
        return new EventLoop(options, false);
    }

    /** Returns the loop that the whole program shares. It has its own daemon thread and cannot be closed. */
    public static EventLoop shared() throws VerbsException {
        return SharedLoop.get();
    }

    /**
     * Drives this loop until it is closed, but waits while a thread that {@linkplain #await waits} for a future drives it.
     * Returns early if the current thread is interrupted, in which case its interrupt status remains set.
     *
     * @throws IllegalStateException if this loop has its own thread, another thread is in this method or in {@link
     *     #runOnce}, or this method is called from a handler or a task
     */
    public void run() {
        driver.run();
    }

    /**
     * Drives this loop for one iteration: handles pending events, or waits for an event if none is pending. While a thread
     * that {@linkplain #await waits} for a future drives this loop, only waits for that thread, which calls the handlers.
     * Does not wait if this loop is closed or the current thread is interrupted; the interrupt status remains set. May
     * return early without having handled anything.
     *
     * @param limit maximum time to wait
     * @return the number of events, completions, timers and tasks that this thread has handled
     * @throws IllegalStateException under the same conditions as {@link #run}
     */
    public int runOnce(Duration limit) {
        return driver.runOnce(Timeouts.nanos(limit));
    }

    /** Ends the wait of the current call of {@link #runOnce}, or else of the next one. Does not end {@link #run}. */
    public void wakeup() {
        driver.wakeup();
    }

    /**
     * Waits until a future is done. If this loop has no thread of its own and no other thread drives it, the current
     * thread drives it while it waits. When the driver leaves, a waiting thread, if any, takes over. An interrupt does
     * not end the wait; the interrupt status is preserved.
     *
     * @return the future's result
     * @throws IOException if the future completes exceptionally: its exception, or one with it as the cause; or if it
     *     is not done and this loop is closed or has failed
     * @throws org.rdma4j.verbs.RdmaTimeoutException if the future is not done within the limit; the future is unchanged
     * @throws IllegalStateException if this method is called from a handler or a task of this loop
     */
    public <T> T await(CompletableFuture<T> future, Duration limit) throws IOException {
        return driver.await(future, limit);
    }

    /** Returns {@code true} if the current thread is the driver, for example in a handler, a task or a timer. */
    public boolean inLoop() {
        return driver.isHeldByCurrentThread();
    }

    /**
     * Returns {@code false} if this loop has been closed, or has failed: its own thread cannot continue, and has ended all
     * connections and completed all futures exceptionally. A loop that has failed must be closed as well.
     */
    public boolean isOpen() {
        return !driver.isStopped();
    }

    /** Returns the counters of this loop. */
    public EventLoopStatistics statistics() {
        return components.statistics();
    }

    /**
     * Executes a task on this loop, after all tasks that were submitted earlier.
     *
     * @throws RejectedExecutionException if this loop is closed
     */
    @Override
    public void execute(Runnable task) {
        context.execute(task);
    }

    /**
     * Executes a task on this loop after a delay. If the returned future is canceled, the task is not executed. If this
     * loop is closed before the delay has passed, the task is not executed, and the future is canceled.
     *
     * @return a future that is completed when the task has been executed, exceptionally if it threw an exception
     * @throws RejectedExecutionException if this loop is closed
     */
    public CompletableFuture<Void> schedule(Runnable task, Duration delay) {
        Objects.requireNonNull(task);
        CompletableFuture<Void> done = new CompletableFuture<>();
        long nanos = Timeouts.nanos(delay);
        context.handOver(done, () -> components.scheduled.schedule(task, nanos, done));
        return done;
    }

    /**
     * Runs an action on this loop. If the current thread is the driver, or if this loop has neither a thread of its own
     * nor a driver, the action has run when this method returns. Otherwise, the action is submitted as a task.
     *
     * @throws RejectedExecutionException if this loop is closed
     */
    public void runInLoop(Runnable action) {
        context.runInLoop(action);
    }

    /**
     * Connects to a listening peer.
     *
     * @param options options of the connection; the loop chooses the completion queue
     * @param limit maximum duration of the whole operation
     * @param handler handles the events of the connection
     * @return a future that is completed after {@link ConnectionHandler#onOpen} has returned, or exceptionally with a
     *     {@link ConnectionException}, a {@link VerbsException} or an {@link org.rdma4j.verbs.RdmaTimeoutException}, as
     *     specified by {@link Connection#to} and {@link Connection#establish}
     * @throws RejectedExecutionException if this loop is closed
     */
    public CompletableFuture<Connection> connect(
            InetSocketAddress peer, ConnectionOptions options, Duration limit, ConnectionHandler handler) {
        return components.connections.connect(peer, options, limit, handler);
    }

    /**
     * Listens for connection requests.
     *
     * @param requests called by the driver with each request; until this method returns, the current thread may call it at
     *     the same time. It should {@linkplain #accept accept} the request on this or another loop, or reject it. If it
     *     throws an exception, the request is rejected
     * @return the listener; the caller must close it
     */
    public Listener listen(InetSocketAddress address, ConnectionOptions options, Consumer<ConnectionRequest> requests)
            throws VerbsException {
        return components.connections.listen(address, options, requests);
    }

    /**
     * Accepts a connection request, possibly of a listener of another loop. The connection belongs to this loop.
     *
     * @param options options of the connection; the loop chooses the completion queue
     * @param limit maximum duration of the whole operation
     * @param handler handles the events of the connection
     * @return a future that is completed as specified by {@link #connect}. If it completes exceptionally, the request
     *     has been rejected or closed
     * @throws RejectedExecutionException if this loop is closed; the request remains unanswered
     */
    public CompletableFuture<Connection> accept(
            ConnectionRequest request, ConnectionOptions options, Duration limit, ConnectionHandler handler) {
        return components.connections.accept(request, options, limit, handler);
    }

    /**
     * Closes a connection of this loop: disconnects, waits up to one second for the peer to disconnect as well, calls
     * {@link ConnectionHandler#onClose} and frees the resources. Does not block.
     *
     * @return a future that is completed when the resources have been freed
     */
    public CompletableFuture<Void> close(Connection connection) {
        return components.connections.close(connection);
    }

    /**
     * Closes a connection of this loop without waiting for the peer, for example because the peer has violated a protocol.
     *
     * @param cause passed to {@link ConnectionHandler#onClose}
     */
    public void abort(Connection connection, IOException cause) {
        components.connections.abort(connection, cause);
    }

    /** Like {@link #submit(Work, Duration)}, but without a time limit. For receives that may remain idle. */
    public <T extends Work<T>> CompletableFuture<T> submit(T work) {
        return submit(work, ChronoUnit.FOREVER.getDuration());
    }

    /**
     * Posts work of a connection of this loop, or of a queue pair that reports to a {@linkplain #register registered}
     * completion queue, and returns a future for its completion. The work must be signaled and must have no {@link
     * CompletionHandler} attached.
     *
     * <p>If the queue pair reports to a registered queue and is not yet {@linkplain #guard guarded} by this loop, it
     * must have no owner. Submitting the work guards the queue pair: from then on, only the driver of this loop may use
     * it.
     *
     * <p>The driver completes the future, and executes its dependent stages unless they have an executor of their own.
     * Canceling the future does not end the work.
     *
     * @param limit maximum time until the work has completed. If the work takes longer, the loop closes the connection
     *     or aborts the queue pair, and then completes the future with an {@link
     *     org.rdma4j.verbs.RdmaTimeoutException}. By then, the device no longer uses the buffers
     * @return a future that is completed with the work if it succeeds, or exceptionally: with a {@link
     *     org.rdma4j.verbs.WorkException} if it fails; with the exception of {@link Work#post}, {@link
     *     Work#checkAwaitable} or {@link CompletionQueue#guardedBy}; with an {@link IllegalArgumentException} if the work
     *     completes on another queue; with an {@link IllegalStateException} if the work is in flight, the future of its
     *     last submission is not done, or its queue is being unregistered; with an {@link IOException} if the queue has failed
     * @throws RejectedExecutionException if this loop is closed
     */
    public <T extends Work<T>> CompletableFuture<T> submit(T work, Duration limit) {
        Objects.requireNonNull(work);
        Objects.requireNonNull(limit);
        CompletableFuture<T> future = new CompletableFuture<>();
        context.handOver(future, () -> components.resources.submit(work, limit, future));
        return future;
    }

    /**
     * Registers a completion queue with this loop, which then polls it. The queue must not belong to connections of the
     * loop; it serves queue pairs that the program manages itself. The loop guards the queue: only the driver may use
     * it. The current thread must own the queue, or the queue must have no owner.
     *
     * <p>To use the queue pairs in handlers and tasks, {@linkplain #guard guard} them as well. Each completion is
     * delivered to the {@link CompletionHandler} attached to the request, if there is one; otherwise to the future of
     * {@link #submit}, if the work was submitted; otherwise to the given handler.
     *
     * <p>{@linkplain #unregister Unregister} the queue before closing it. While the queue is registered, only the
     * driver may close queue pairs that report to it, for example in a task passed to {@link #execute}.
     *
     * {@snippet lang=java :
     * loop.register(queue, handler);
     * loop.guard(queuePair);
     * loop.submit(send, TIMEOUT).thenRun(() -> System.out.println("sent"));
     * loop.unregister(queue).thenRun(() -> System.out.println("unregistered"));
     * }
     *
     * @param queue a queue with events ({@link CompletionQueue#createWithEvents})
     * @param handler handles the completions of requests without a handler or a future of their own
     * @return a future that is completed when the queue has been registered, or exceptionally with an {@link
     *     IllegalStateException} if the queue is already registered or is closed
     * @throws IllegalArgumentException if the queue was created without events
     * @throws WrongThreadException if another thread owns the queue
     * @throws RejectedExecutionException if this loop is closed
     */
    public CompletableFuture<Void> register(CompletionQueue queue, CompletionHandler handler) {
        Objects.requireNonNull(handler);
        if (!queue.hasEvents()) {
            throw new IllegalArgumentException(
                    queue + " was created without events; an event loop requires createWithEvents()");
        }
        queue.release();
        return context.submit(() -> components.resources.register(queue, handler));
    }

    /**
     * Guards a queue pair that reports to a {@linkplain #register registered} completion queue. From then on, only the
     * driver of this loop may use the queue pair. The current thread must own the queue pair, or the queue pair must
     * have no owner.
     *
     * @return a future that is completed when the queue pair is guarded, or exceptionally with an {@link
     *     IllegalArgumentException} if it reports to other queues only, or with an exception of {@link
     *     QueuePair#guardedBy QueuePair.guardedBy}
     * @throws WrongThreadException if another thread owns the queue pair
     * @throws RejectedExecutionException if this loop is closed
     */
    public CompletableFuture<Void> guard(QueuePair queuePair) {
        queuePair.release();
        return context.submit(() -> components.resources.guard(queuePair));
    }

    /**
     * Stops polling a {@linkplain #register registered} completion queue as soon as the futures of all work {@linkplain
     * #submit submitted} to its queue pairs are done. Until then, further submissions to these queue pairs fail with an
     * {@link IllegalStateException}. Afterwards, the queue, and the queue pairs that report to it and were guarded by
     * this loop, have no owner, so that any thread may use them. To end the work earlier, {@linkplain QueuePair#abort
     * abort} the queue pairs in a task of this loop.
     *
     * @return a future that is completed when other threads may use the queue; immediately if the queue is not registered
     * @throws RejectedExecutionException if this loop is closed, which unregisters all queues
     */
    public CompletableFuture<Void> unregister(CompletionQueue queue) {
        Objects.requireNonNull(queue);
        CompletableFuture<Void> done = new CompletableFuture<>();
        context.handOver(done, () -> components.resources.unregister(queue, done));
        return done;
    }

    /**
     * Closes all connections, waits until they are closed, and frees the resources of this loop. Unregisters all
     * completion queues, and aborts the queue pairs on which submitted work is in flight. All listeners of this loop must
     * be closed first. Tasks passed to {@link #execute} are executed. This method is idempotent.
     *
     * <p>If no other thread drives this loop, the current thread calls the handlers. This method waits, without a limit,
     * for a handler that is running. An interrupt does not end the wait; the interrupt status is preserved.
     *
     * @throws IllegalStateException if a listener of this loop is open. The connections have nevertheless been closed;
     *     close the listener, then call this method again
     * @throws IllegalStateException if this method is called from a handler or a task, or on the {@link #shared} loop
     * @throws org.rdma4j.verbs.RdmaTimeoutException if no connection is closed during an interval of ten seconds; the
     *     remaining connections have been aborted, and this loop is closed
     */
    @Override
    public void close() throws IOException {
        if (SharedLoop.is(this)) {
            throw new IllegalStateException("The shared event loop cannot be closed");
        }
        driver.checkNotInHandler("close " + this);
        StackReserve.lock(closeLock);
        try {
            components.connections.closeAll();
        } finally {
            try {
                driver.stop(thread);
                components.close();
            } finally {
                closeLock.unlock();
            }
        }
    }

    @Override
    public String toString() {
        return context.name();
    }
}
