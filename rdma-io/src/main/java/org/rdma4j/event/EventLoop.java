package org.rdma4j.event;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.EventChannel;
import org.rdma4j.cm.Listener;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.wait.Reactor;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.DeviceEvent;
import org.rdma4j.verbs.DeviceEventType;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkRequest;

/**
 * Waits for everything that happens to any number of connections, and calls their handlers, on one thread at a time: events
 * of the connection manager, completions, events of devices, timers and tasks of other threads.
 *
 * <p>A loop {@linkplain #start started} with its own thread runs until it is closed. A loop {@linkplain #create created}
 * without one is driven by the threads of the program: by {@link #run} or {@link #runOnce}, and by threads that {@linkplain
 * #await wait} for a future of the loop. The thread that drives the loop at a time is called its <i>driver</i>.
 *
 * <p>The connections of a loop on the same device share a completion queue, which grows with their number. The loop handles
 * a limited number of completions before it turns to the next source, so that no connection starves the others. When
 * nothing is left to do, it sleeps.
 *
 * <p>Handlers, tasks and timers run on the driver. They may post work, send, connect, accept and close, but must not block.
 * Objects that belong to the loop, such as its connections' queue pairs, are guarded by the loop: they may be used only by
 * the driver, which includes the handlers. Other threads use {@link #execute}.
 *
 * <p>All methods may be called from any thread unless stated otherwise.
 */
public final class EventLoop implements Executor, AutoCloseable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    private final EventLoopOptions options;
    private final Reactor reactor;
    private final EventChannel channel;
    private final Driver driver;
    private final Dispatcher dispatcher = new Dispatcher();

    /** Thread of this loop; {@code null} if threads of the program drive it. */
    private final @Nullable Thread thread;

    /** Connections that have not been closed, by their {@link Connection} once that exists. Modified by the driver. */
    private final Map<LoopConnection, Boolean> connections = new ConcurrentHashMap<>();

    // Confined to the driver.

    private final Map<String, LoopDevice> devices = new HashMap<>();
    private final Map<CompletionQueue, SharedCompletions> registered = new IdentityHashMap<>();

    /** Whether {@link #close} has been called. */
    private volatile boolean closing;

    private EventLoop(EventLoopOptions options, boolean ownThread) throws VerbsException {
        this.options = options;
        this.reactor = new Reactor(options.batch(), options.spinNanos());
        EventChannel opened = null;
        try {
            opened = EventChannel.open();
            this.channel = opened;
            this.driver = new Driver(this, reactor, ownThread);
            this.thread = ownThread ? new Thread(this::run, options.name()) : null;
            EventChannel events = opened;
            reactor.watch(events.descriptor(), limit -> takeEvents(events, limit));
        } catch (Throwable e) {
            if (opened != null) {
                Closing.after(e, opened);
            }
            Closing.after(e, reactor::close);
            throw e;
        }
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
        Thread own = loop.thread;
        if (own != null) {
            own.setDaemon(true);
            own.start();
        }
        return loop;
    }

    /**
     * Creates a loop without a thread. Nothing happens on the loop unless a thread drives it. The caller must close it.
     *
     * @throws VerbsException if the connection manager is not available
     */
    public static EventLoop create(EventLoopOptions options) throws VerbsException {
        return new EventLoop(options, false);
    }

    /** Returns a loop that is shared by the whole program. It has its own daemon thread and cannot be closed. */
    public static EventLoop shared() throws VerbsException {
        return SharedLoop.get();
    }

    // Driving.

    /**
     * Drives this loop until it is closed. Returns at once if the loop is closed.
     *
     * @throws IllegalStateException if this loop has its own thread or another thread is driving it, or this method is
     *     called from a handler or a task
     */
    public void run() {
        driver.run();
    }

    /**
     * Drives this loop for one round: handles what is pending, or waits if nothing is pending. Returns early if the
     * current thread is interrupted; its interrupt status remains set.
     *
     * @param limit maximum time to wait
     * @return the number of events, completions, timers and tasks that were handled
     * @throws IllegalStateException as for {@link #run}
     */
    public int runOnce(Duration limit) {
        return driver.runOnce(Timeouts.nanos(limit));
    }

    /** Ends the current wait in {@link #runOnce}, or else the next one. */
    public void wakeup() {
        reactor.wakeup();
    }

    /**
     * Waits until a future is done. If this loop has no thread of its own and no other thread drives it, the current
     * thread drives it meanwhile. An interrupt does not end the wait; the interrupt status is preserved.
     *
     * @return the future's result
     * @throws IOException if the future completes exceptionally: the exception itself, or with it as the cause
     * @throws org.rdma4j.verbs.RdmaTimeoutException if the future is not done within the limit; the future is unchanged
     * @throws IllegalStateException if this method is called from a handler or a task of this loop
     */
    public <T> T await(CompletableFuture<T> future, Duration limit) throws IOException {
        return driver.await(future, limit);
    }

    /** Returns {@code true} if the current thread is driving this loop. */
    public boolean inLoop() {
        return driver.isHeldByCurrentThread();
    }

    /** Returns {@code true} if the current thread executes a handler, a task or a timer of this loop. */
    public boolean inHandler() {
        return reactor.isDriver();
    }

    // Tasks and timers.

    /**
     * Executes a task on this loop, after the tasks that have been submitted before.
     *
     * @throws RejectedExecutionException if this loop is closed
     */
    @Override
    public void execute(Runnable task) {
        reactor.execute(task);
    }

    /**
     * Executes a task on this loop after a delay. If the returned future is canceled, the task is not executed.
     *
     * @return a future that is completed when the task has been executed, exceptionally if it threw an exception
     * @throws RejectedExecutionException if this loop is closed
     */
    public CompletableFuture<Void> schedule(Runnable task, Duration delay) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        long nanos = Timeouts.nanos(delay);
        runInLoop(() -> {
            Reactor.Timer timer = reactor.schedule(
                    () -> {
                        if (!done.isDone()) {
                            try {
                                task.run();
                                done.complete(null);
                            } catch (Throwable e) {
                                done.completeExceptionally(e);
                                throw e;
                            }
                        }
                    },
                    nanos);
            done.whenComplete((result, e) -> {
                if (done.isCancelled()) {
                    runInLoop(timer::cancel);
                }
            });
        });
        return done;
    }

    /**
     * Runs an action on this loop: before this method returns if the current thread is the driver, or if this loop has no
     * thread of its own and no driver; otherwise as a task.
     *
     * @throws RejectedExecutionException if this loop is closed
     */
    public void runInLoop(Runnable action) {
        if (!driver.tryRun(action)) {
            reactor.execute(action);
        }
    }

    // Connections.

    /**
     * Connects to a listening peer.
     *
     * @param options options of the connection; the loop chooses the completion queue
     * @param limit maximum duration of the whole operation
     * @param handler handles the events of the connection
     * @return a future that is completed after {@link ConnectionHandler#onOpen}, or exceptionally with a {@link
     *     ConnectionException}, a {@link VerbsException} or an {@link org.rdma4j.verbs.RdmaTimeoutException}, as specified
     *     by {@link Connection#to} and {@link Connection#establish}
     */
    public CompletableFuture<Connection> connect(
            InetSocketAddress peer, ConnectionOptions options, Duration limit, ConnectionHandler handler) {
        LoopConnection connection = new LoopConnection(this, handler);
        runInLoop(() -> {
            add(connection);
            connection.connect(peer, options, limit);
        });
        return connection.opened();
    }

    /**
     * Listens for connection requests.
     *
     * @param requests called on this loop for each request; it should {@linkplain #accept accept} the request on this or
     *     another loop, or reject it. If it throws an exception, the request is rejected
     * @return the listener; the caller must close it
     */
    public Listener listen(InetSocketAddress address, ConnectionOptions options, Consumer<ConnectionRequest> requests)
            throws VerbsException {
        Listener listener = Listener.on(channel, address, options);
        try {
            listener.onRequest(requests);
            return listener;
        } catch (Throwable e) {
            Closing.after(e, listener);
            throw e;
        }
    }

    /**
     * Accepts a connection request, which may have been received by a listener of another loop. The connection belongs to
     * this loop.
     *
     * @param options options of the connection; the loop chooses the completion queue
     * @param limit maximum duration of the whole operation
     * @param handler handles the events of the connection
     * @return a future as for {@link #connect}
     */
    public CompletableFuture<Connection> accept(
            ConnectionRequest request, ConnectionOptions options, Duration limit, ConnectionHandler handler) {
        LoopConnection connection = new LoopConnection(this, handler);
        runInLoop(() -> {
            add(connection);
            connection.accept(request, options, limit);
        });
        return connection.opened();
    }

    /**
     * Closes a connection of this loop: disconnects, waits up to one second for the peer to disconnect as well, calls
     * {@link ConnectionHandler#onClose} and frees the resources. Does not block.
     *
     * @return a future that is completed when the resources have been freed
     */
    public CompletableFuture<Void> close(Connection connection) {
        CompletableFuture<Void> closed = new CompletableFuture<>();
        runInLoop(() -> {
            LoopConnection of = dispatcher.connection(connection.queuePair());
            if (of == null) {
                closed.complete(null);
            } else {
                of.closed().whenComplete((result, e) -> closed.complete(null));
                of.close();
            }
        });
        return closed;
    }

    /**
     * Closes a connection of this loop without waiting for the peer, for example because the peer has violated a protocol.
     *
     * @param cause passed to {@link ConnectionHandler#onClose}
     */
    public void abort(Connection connection, IOException cause) {
        runInLoop(() -> {
            LoopConnection of = dispatcher.connection(connection.queuePair());
            if (of != null) {
                of.end(cause);
            }
        });
    }

    private void add(LoopConnection connection) {
        connections.put(connection, true);
        if (closing) {
            connection.end(new IOException(this + " is closed"));
        }
    }

    void removed(LoopConnection connection) {
        connections.remove(connection);
    }

    // Work.

    /**
     * Posts work of a connection of this loop, or of a {@linkplain #register registered} completion queue, and returns a
     * future for its completion. The work must be signaled and must have no {@link CompletionHandler} attached.
     *
     * @return a future that is completed with the work if it succeeds, or exceptionally with a {@link
     *     org.rdma4j.verbs.WorkException} if it fails, or with the exception of {@link Work#post}
     */
    public <T extends Work<T>> CompletableFuture<T> submit(T work) {
        CompletableFuture<T> future = new CompletableFuture<>();
        runInLoop(() -> {
            try {
                WorkRequest<?> last =
                        work instanceof WorkChain<?> chain ? chain.get(chain.limit() - 1) : (WorkRequest<?>) work;
                dispatcher.submit(work, last, future);
            } catch (IOException | RuntimeException e) {
                future.completeExceptionally(e);
            }
        });
        return future;
    }

    /**
     * Lets this loop poll a completion queue of queue pairs that do not belong to connections of the loop. The queue is then
     * guarded by this loop. The current thread must own the queue or the queue must have no owner.
     *
     * @param queue a queue with events; the caller must unregister it before it closes it
     * @param handler handles the completions of requests without a handler of their own
     */
    public CompletableFuture<Void> register(CompletionQueue queue, CompletionHandler handler) {
        queue.release();
        CompletableFuture<Void> done = new CompletableFuture<>();
        runInLoop(() -> {
            try {
                queue.guardedBy(lock());
                SharedCompletions added = new SharedCompletions(this, queue, new Dispatcher(), false);
                registered.put(queue, added);
                added.start();
                done.complete(null);
            } catch (RuntimeException e) {
                done.completeExceptionally(e);
            }
        });
        return done;
    }

    // Called by connections, on the loop.

    Reactor reactor() {
        return reactor;
    }

    EventChannel channel() {
        return channel;
    }

    ReentrantLock lock() {
        return driver.lock();
    }

    boolean isThread(Thread other) {
        return other == thread;
    }

    Dispatcher dispatcher() {
        return dispatcher;
    }

    /** Returns the device with the given name, and opens it if necessary. */
    LoopDevice device(String name) throws VerbsException {
        LoopDevice device = devices.get(name);
        if (device == null) {
            device = new LoopDevice(this, name, dispatcher, options.completions());
            devices.put(name, device);
        }
        return device;
    }

    /** Ends the connections that an event of a device concerns. */
    void deviceEvent(LoopDevice device, DeviceEvent event) {
        LOG.log(System.Logger.Level.DEBUG, () -> device.context() + ": " + event);
        DeviceEventType type = event.type();
        if (type == DeviceEventType.DEVICE_FATAL) {
            connections.keySet().forEach(each -> {
                if (each.isOn(device)) {
                    each.end(new IOException(device.context() + ": " + event));
                }
            });
        } else if (event.source().orElse(null) instanceof QueuePair queuePair
                && (type == DeviceEventType.QP_FATAL
                        || type == DeviceEventType.QP_REQ_ERR
                        || type == DeviceEventType.QP_ACCESS_ERR)) {
            LoopConnection connection = dispatcher.connection(queuePair);
            if (connection != null) {
                connection.end(new IOException(event.toString()));
            }
        }
    }

    private static int takeEvents(EventChannel events, int limit) {
        try {
            return events.takeEvents(limit);
        } catch (VerbsException e) {
            LOG.log(System.Logger.Level.WARNING, "Cannot take an event of the connection manager", e);
            return 1;
        }
    }

    // Closing.

    /**
     * Closes all connections, waits until they are closed, at most a few seconds, and frees the resources of this loop.
     * Listeners must be closed before. Idempotent.
     *
     * @throws IllegalStateException if this method is called from a handler or a task, or this is the {@link #shared} loop
     */
    @Override
    public void close() throws IOException {
        if (SharedLoop.is(this)) {
            throw new IllegalStateException("The shared event loop cannot be closed");
        }
        driver.checkNotInHandler("close " + this);
        if (closing) {
            return;
        }
        closing = true;
        CompletableFuture<Void> closed = new CompletableFuture<>();
        runInLoop(() -> CompletableFuture.allOf(connections.keySet().stream()
                        .map(each -> {
                            each.close();
                            return each.closed();
                        })
                        .toArray(CompletableFuture[]::new))
                .whenComplete((result, e) -> closed.complete(null)));
        try {
            driver.await(closed, Duration.ofSeconds(10));
        } finally {
            driver.stop(thread);
            freeResources();
        }
    }

    private void freeResources() throws IOException {
        ReentrantLock lock = lock();
        lock.lock();
        try {
            for (SharedCompletions each : registered.values()) {
                each.close();
            }
            for (LoopDevice each : devices.values()) {
                each.close();
            }
            reactor.unwatch(channel.descriptor());
            channel.close();
            reactor.close();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public String toString() {
        return "event loop \"" + options.name() + "\"";
    }
}
