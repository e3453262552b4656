package org.rdma4j.event;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.ResolvedRoute;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.ConnectStep;
import org.rdma4j.internal.QueuePairControl;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.wait.ReactorTimer;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkStatus;

/** The life cycle of a connection that belongs to a loop. Confined to the thread that drives the loop. */
final class LoopConnection implements ConnectionReaper.Target {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    /** Maximum time for which {@link #close} waits for the peer to disconnect as well. */
    private static final long DISCONNECT_NANOS = Duration.ofSeconds(1).toNanos();

    private enum State {
        /** Initial state: this side resolves the peer's address, or is about to accept the request. */
        RESOLVING,
        /** The connection has been created and is being established. */
        ESTABLISHING,
        OPEN,
        /** This side has disconnected and waits for the peer. */
        DISCONNECTING,
        /** The connection has ended. Its remaining completions are being delivered. */
        ENDING,
        /** The handler has been notified of the end. */
        ENDED,
        CLOSED
    }

    private final LoopContext loop;
    private final Owner owner;
    private final ConnectionHandler handler;
    /** Completed when the connection is established, or exceptionally if that fails. */
    private final CompletableFuture<Connection> opened = new CompletableFuture<>();
    /** Completed when the resources of the connection have been freed. */
    private final CompletableFuture<Void> closed = new CompletableFuture<>();

    private State state = State.RESOLVING;
    private @Nullable LoopDevice device;
    private @Nullable Connection connection;
    /** Resolution of the address; {@code null} if this side does not connect. Canceled when the connection ends. */
    private @Nullable CompletableFuture<ResolvedRoute> resolution;
    /** Completions that arrived before the notification that the connection is established. */
    private final List<WorkRequest<?>> early = new ArrayList<>();
    /** Timer that ends the current state; {@code null} if the state has no time limit. */
    private @Nullable ReactorTimer timer;
    /** Reason for the end of the connection; {@code null} until the connection is closed or ends. */
    private @Nullable IOException cause;

    /** Keeps track of the devices and the connections of the loop. */
    interface Owner {
        /** Returns the device with the given name and local address, and opens it if necessary. */
        LoopDevice device(String name, InetSocketAddress local) throws VerbsException;

        /** Called when a connection has been created. */
        void created(LoopConnection connection, QueuePair queuePair);

        /** Called when a connection has ended, so that a reaper frees it. */
        void ended(LoopConnection connection);

        /** Called when all completions of a connection have been delivered. */
        void drained(QueuePair queuePair);

        /** Called when the resources of a connection cannot be freed. The owner tries again when the loop is closed. */
        void unfreed(Connection connection);

        /** Called when the resources of a connection have been freed, or cannot be freed. */
        void closed(LoopConnection connection);
    }

    private static QueuePairControl<QueuePair, RdmaException> control() {
        return QueuePairControl.Holder.get();
    }

    LoopConnection(LoopContext loop, Owner owner, ConnectionHandler handler) {
        this.loop = loop;
        this.owner = owner;
        this.handler = handler;
    }

    CompletableFuture<Connection> opened() {
        return opened;
    }

    CompletableFuture<Void> closed() {
        return closed;
    }

    boolean uses(SharedCompletions completions) {
        Connection of = connection;
        return of != null
                && (of.queuePair().sendCompletions() == completions.queue()
                        || of.queuePair().receiveCompletions() == completions.queue());
    }

    boolean isOn(LoopDevice other) {
        return device == other;
    }

    /** Connects to a peer. */
    void connect(InetSocketAddress peer, ConnectionOptions options, Duration limit) {
        if (state != State.RESOLVING) {
            return;
        }
        startTimer(Timeouts.nanos(limit), () -> late(ConnectStep.next(connection != null, false), peer, limit));
        try {
            CompletableFuture<ResolvedRoute> resolving = Connection.resolve(loop.channel(), peer, options, limit);
            resolution = resolving;
            resolving.whenComplete((route, e) -> loop.runInLoop(() -> resolved(route, options, e)));
        } catch (RuntimeException e) {
            failed(e);
        }
    }

    private void late(ConnectStep step, InetSocketAddress peer, Duration limit) {
        failed(new RdmaTimeoutException(step.late(peer, limit)));
    }

    private void resolved(@Nullable ResolvedRoute route, ConnectionOptions options, @Nullable Throwable e) {
        if (route == null) {
            failed(e);
        } else {
            try (route) {
                if (state == State.RESOLVING) {
                    LoopDevice on = owner.device(route.deviceName(), route.localAddress());
                    connection = route.create(on.complete(options));
                    created(on, connection);
                }
            } catch (Throwable failure) {
                failed(failure);
            }
        }
    }

    /** Accepts a connection request. */
    void accept(ConnectionRequest request, ConnectionOptions options, Duration limit) {
        try (request) {
            if (state == State.RESOLVING) {
                startTimer(Timeouts.nanos(limit), () -> late(ConnectStep.ACCEPT, request.peerAddress(), limit));
                request.migrate(loop.channel());
                LoopDevice on = owner.device(request.deviceName(), request.localAddress());
                connection = request.accept(on.complete(options));
                created(on, connection);
            }
        } catch (Throwable e) {
            if (connection == null && !opened.isDone()) {
                // Log the failure here, because the handler is not called. A peer that leaves must not fill the log.
                boolean byPeer = e instanceof ConnectionException;
                LOG.log(byPeer ? Level.DEBUG : Level.WARNING, () -> "Cannot accept a connection request", e);
            }
            failed(e);
        }
    }

    private void created(LoopDevice on, Connection created) throws IOException {
        device = on;
        state = State.ESTABLISHING;
        created.guardedBy(loop.lock());
        owner.created(this, created.queuePair());
        try {
            handler.onCreate(created);
        } catch (Throwable e) {
            handlerFailed(e);
        }
        // The handler may have closed the connection.
        if (state == State.ESTABLISHING) {
            created.establishAsync().whenComplete((same, e) -> loop.runInLoop(() -> established(created, e)));
        }
    }

    private void established(Connection established, @Nullable Throwable e) {
        if (state != State.ESTABLISHING) {
            return;
        }
        if (e != null) {
            failed(e);
            return;
        }
        stopTimer();
        state = State.OPEN;
        established.onEnd(end -> loop.runInLoop(() -> ended(end)));
        try {
            handler.onOpen(established);
            opened.complete(established);
        } catch (Throwable thrown) {
            handlerFailed(thrown);
        }
        deliverEarly(established);
    }

    void completed(WorkRequest<?> request) throws IOException {
        Connection of = connection;
        if (state == State.ESTABLISHING) {
            early.add(request);
        } else if (of != null) {
            handler.onCompletion(of, request);
        }
    }

    private void deliverEarly(Connection of) {
        for (WorkRequest<?> each : early) {
            try {
                handler.onCompletion(of, each);
            } catch (Throwable e) {
                handlerFailed(e);
            }
        }
        early.clear();
    }

    void handlerFailed(Throwable e) {
        // While a connection ends, its work fails, and handlers that expect success throw exceptions. Flushed work may
        // be reported before the disconnect event of the peer.
        boolean ending = isEnding() || e instanceof WorkException work && work.status() == WorkStatus.WR_FLUSH_ERR;
        Level level = ending ? Level.DEBUG : Level.ERROR;
        LOG.log(level, () -> "A handler of " + this + " threw an exception; closing it", e);
        failed(e);
    }

    /** Ends the connection because of a failure. */
    void failed(@Nullable Throwable e) {
        Throwable reason = e instanceof CompletionException && e.getCause() != null ? e.getCause() : e;
        end(reason instanceof IOException io ? io : new IOException(this + " was closed because of " + reason, reason));
    }

    /** Handles a disconnection by the peer. */
    private void ended(IOException end) {
        end(state == State.DISCONNECTING && cause != null ? cause : end);
    }

    /** Disconnects, waits up to one second for the peer to disconnect as well, and then frees the resources. */
    @Override
    public void close() {
        if (state == State.DISCONNECTING) {
            return;
        }
        IOException reason = new IOException(this + " was closed by this side");
        Connection of = connection;
        if (state != State.OPEN || of == null || of.queuePair().state() == QueuePairState.ERR) {
            end(reason);
            return;
        }
        state = State.DISCONNECTING;
        cause = reason;
        startTimer(DISCONNECT_NANOS, () -> end(reason));
        of.disconnect();
    }

    @Override
    public boolean isEnding() {
        return state == State.ENDING || state == State.ENDED || state == State.CLOSED;
    }

    @Override
    public boolean isClosed() {
        return state == State.CLOSED;
    }

    /** Ends the connection without waiting for the peer. Its completions are delivered, and its resources freed, later. */
    void end(IOException reason) {
        if (isEnding()) {
            return;
        }
        stopTimer();
        state = State.ENDING;
        cause = reason;
        if (resolution != null) {
            resolution.cancel(false);
        }
        owner.ended(this);
    }

    @Override
    public void abort() {
        Connection of = connection;
        if (of != null && state == State.ENDING) {
            try {
                control().beginAbort(of.queuePair());
            } catch (IOException | RuntimeException e) {
                suppress(e);
            }
        }
    }

    private void suppress(Exception e) {
        IOException reason = cause;
        if (reason != null) {
            reason.addSuppressed(e);
        }
    }

    @Override
    public boolean isInFlight() {
        Connection of = connection;
        return of != null && state == State.ENDING && control().isInFlight(of.queuePair());
    }

    @Override
    public boolean hasOnlyUnsignaled() {
        Connection of = connection;
        return of != null && control().hasOnlyUnsignaled(of.queuePair());
    }

    @Override
    public void free() {
        IOException reason = cause;
        if (reason == null || !isEnding() || state == State.CLOSED) {
            return;
        }
        Connection of = connection;
        if (of != null) {
            if (state == State.ENDING) {
                finishAbort(of);
                state = State.ENDED;
                tellHandler(of, reason);
            }
            try {
                of.close();
            } catch (IOException | RuntimeException e) {
                LOG.log(System.Logger.Level.ERROR, () -> "Cannot close the resources of " + this, e);
                reason.addSuppressed(e);
                owner.unfreed(of);
            }
        } else if (resolution != null && !resolution.isCompletedExceptionally()) {
            // An Error has prevented that the route was closed, or used.
            Closing.after(reason, resolution.join());
        }
        owner.closed(this);
        state = State.CLOSED;
        opened.completeExceptionally(reason);
        closed.complete(null);
    }

    private void finishAbort(Connection of) {
        LoopDevice on = device;
        try {
            if (control().finishAbort(of.queuePair()) && on != null) {
                // Completes the futures of the work that has ended without a completion.
                on.drain();
            }
        } catch (IOException | RuntimeException e) {
            suppress(e);
        }
        deliverEarly(of);
        owner.drained(of.queuePair());
    }

    private void tellHandler(Connection of, IOException reason) {
        try {
            handler.onClose(of, reason);
        } catch (Throwable e) {
            LOG.log(System.Logger.Level.ERROR, () -> "A handler of " + this + " threw an exception", e);
        }
    }

    private void startTimer(long nanos, Runnable task) {
        stopTimer();
        timer = loop.reactor().schedule(task, nanos);
    }

    private void stopTimer() {
        if (timer != null) {
            timer.cancel();
            timer = null;
        }
    }

    @Override
    public String toString() {
        Connection of = connection;
        try {
            return of == null ? "the connection" : "the connection to " + of.peerAddress();
        } catch (IllegalStateException e) {
            return "the closed connection";
        }
    }
}
