package org.rdma4j.message;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.EventLoop;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.message.Parameters;
import org.rdma4j.internal.message.ProtocolException;
import org.rdma4j.verbs.RdmaException;

/**
 * A server that accepts message connections and passes their messages to a handler. Created by a builder: {@link #on}.
 * The caller closes the server, which ends its connections.
 *
 * {@snippet lang=java :
 * try (MessageServer server = MessageServer.on(address)
 *         .onRequest((client, request) -> request.answer(request.memory()))
 *         .start()) {
 *     server.awaitClose();
 * }
 * }
 *
 * <p>The event loops of the server call the handler. The server starts these loops, each with its own thread, unless
 * the builder sets other loops. Each connection belongs to one loop.
 *
 * <p>Connection requests that are rejected because of a limit or invalid parameters are logged at the level {@code
 * DEBUG}, with the reason, under the name {@code org.rdma4j.message}.
 *
 * <p>If an RDMA device is removed, its connections end. A server at the wildcard address continues to listen, and
 * serves clients of the device again when it comes back. A server at an address of the device remains without a
 * listener: close it, and start another one.
 *
 * <p>All methods may be called from any thread.
 *
 * @see "docs/guide/message-server.md"
 */
public final class MessageServer implements Closeable {
    private static final int REJECTION_BYTES = 8;
    private static final int VERSION = 1;

    private final MessageServerBuilder settings;
    private final ServerLimits limits;
    private final List<EventLoop> loops;
    private final Listener listener;

    /** Connections that have not been closed, including those that are not open yet. */
    private final Set<MessageConnection> connections = ConcurrentHashMap.newKeySet();

    private final AtomicInteger accepted = new AtomicInteger();
    private final CompletableFuture<Void> closed = new CompletableFuture<>();
    private final AtomicBoolean closing = new AtomicBoolean();

    /** Held by the thread that closes this server. */
    private final ReentrantLock closeLock = new ReentrantLock();

    /** Whether a call to {@link #close} has succeeded. Guarded by {@link #closeLock}. */
    private boolean stopped;

    MessageServer(MessageServerBuilder settings) throws IOException {
        // Copy the builder, because the program may change it to start another server.
        this.settings = settings.copy();
        this.limits = new ServerLimits(settings.options(), settings.maxConnections(), settings.maxMemory());
        this.loops = settings.loops();
        EventLoop first = loops.getFirst();
        try {
            this.listener = first.listen(settings.address(), settings.options().connection(), this::handle);
        } catch (Throwable e) {
            closeLoops(e);
            throw e;
        }
    }

    /** Returns a builder for a server that listens at an address: see {@link Listener#on(InetSocketAddress)}. */
    public static MessageServerBuilder on(InetSocketAddress address) {
        return new MessageServerBuilder(address);
    }

    private void handle(ConnectionRequest request) {
        try {
            if (closing.get()) {
                reject(request, ProtocolException.SHUTTING_DOWN);
                return;
            }
            accept(request, Parameters.decode(request.peerData()));
        } catch (ProtocolException e) {
            Link.LOG.log(System.Logger.Level.DEBUG, () -> "Rejected a connection from " + request.peerAddress(), e);
            reject(request, e.reason());
        }
    }

    private static void reject(ConnectionRequest request, int reason) {
        try (request) {
            request.reject(ByteBuffer.allocate(REJECTION_BYTES)
                    .putInt(Parameters.MAGIC)
                    .put((byte) VERSION)
                    .put((byte) reason)
                    .array());
        } catch (RdmaException e) {
            Link.LOG.log(System.Logger.Level.DEBUG, "Cannot reject a connection request", e);
        }
    }

    private void accept(ConnectionRequest request, Parameters remote) throws ProtocolException {
        long reserved = limits.admit(remote);
        MessageConnection connection;
        try {
            connection = MessageConnection.accept(
                    nextLoop(), request, settings.options(), settings.handler(), remote, settings.openTimeout());
        } catch (Throwable e) {
            limits.release(reserved);
            throw e;
        }
        connections.add(connection);
        connection.closedFuture().whenComplete((result, e) -> {
            // In this order: a program that sees fewer connections can open another one.
            limits.release(reserved);
            connections.remove(connection);
        });
        if (closing.get()) {
            // The thread that closes this server may have missed the connection.
            connection.closeAsync();
        }
    }

    /** Returns the loop for the next connection: each open one in turn. */
    private EventLoop nextLoop() {
        EventLoop loop = null;
        for (int i = 0; i < loops.size() && (loop == null || !loop.isOpen()); i++) {
            loop = loops.get(Math.floorMod(accepted.getAndIncrement(), loops.size()));
        }
        return Objects.requireNonNull(loop);
    }

    /** Returns the local address. */
    public InetSocketAddress address() {
        return listener.address();
    }

    /** Returns the open connections. */
    public List<MessageConnection> connections() {
        List<MessageConnection> open = new ArrayList<>(connections);
        open.removeIf(each -> !each.isOpen());
        return List.copyOf(open);
    }

    /**
     * Returns the number of bytes that are reserved for the connections, including those that are not open yet: see
     * {@link MessageServerBuilder#maxMemory}.
     */
    public long reservedMemory() {
        return limits.reserved();
    }

    /** Waits until another thread closes this server. */
    public void awaitClose() throws InterruptedException {
        try {
            closed.get();
        } catch (java.util.concurrent.ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Stops this server: stops listening, rejects the connection requests that have already arrived, closes the
     * connections as {@link MessageConnection#close} does, and stops the loops that the server has started. Retained
     * requests can be answered until the {@linkplain MessageOptions#withCloseTimeout close timeout} expires; further
     * requests fail. This method does not wait if it is called from a handler; another thread then completes the close.
     * Idempotent; if this method throws an exception, it may be called again.
     */
    @Override
    public void close() throws IOException {
        closing.set(true);
        if (loops.stream().anyMatch(EventLoop::inLoop)) {
            Thread.ofPlatform().name("close of " + this).start(() -> {
                try {
                    closeNow();
                } catch (IOException | RuntimeException e) {
                    Link.LOG.log(System.Logger.Level.WARNING, () -> "Cannot close " + this, e);
                }
            });
        } else {
            closeNow();
        }
    }

    private void closeNow() throws IOException {
        if (!StackReserve.tryLock(closeLock)) {
            return;
        }
        try {
            if (!stopped) {
                stop();
                stopped = true;
            }
        } finally {
            closeLock.unlock();
            closed.complete(null);
        }
    }

    private void stop() throws IOException {
        Throwable failure = null;
        try {
            listener.close();
            closeConnections();
        } catch (Throwable e) {
            failure = e;
            throw e;
        } finally {
            closeLoops(failure);
        }
    }

    /** Closes the connections and waits for their ends. Drives all loops that have no thread meanwhile. */
    private void closeConnections() throws IOException {
        CompletableFuture<Void> ended = CompletableFuture.allOf(
                connections.stream().map(MessageConnection::closeAsync).toArray(CompletableFuture[]::new));
        Duration limit = Timeouts.plusSeconds(settings.options().closeTimeout(), 2);
        EventLoop first = loops.getFirst();
        CompletableFuture<Void> others = CompletableFuture.allOf(loops.stream()
                .filter(each -> each != first && !ended.isDone())
                .map(each -> CompletableFuture.runAsync(
                        () -> drive(each, ended, limit),
                        task -> Thread.ofPlatform().name("close of " + this).start(task)))
                .toArray(CompletableFuture[]::new));
        try {
            first.await(ended, limit);
        } finally {
            others.join();
        }
    }

    private static void drive(EventLoop loop, CompletableFuture<Void> ended, Duration limit) {
        try {
            loop.await(ended, limit);
        } catch (IOException | RuntimeException e) {
            // The thread that waits on the first loop throws an exception.
            Link.LOG.log(System.Logger.Level.DEBUG, () -> "Cannot drive " + loop, e);
        }
    }

    /** Closes the loops that the server has started, also if one of them cannot be closed. */
    private void closeLoops(@Nullable Throwable failure) throws IOException {
        List<Closeable> own = new ArrayList<>();
        if (settings.ownsLoops()) {
            loops.forEach(each -> own.add(each::close));
        }
        if (failure == null) {
            Closing.all(own);
        } else {
            own.forEach(each -> Closing.after(failure, each));
        }
    }

    @Override
    public String toString() {
        return "message server at " + settings.address();
    }
}
