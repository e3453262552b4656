package org.rdma4j.message;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.event.ConnectionHandler;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.ConnectStep;
import org.rdma4j.verbs.RdmaTimeoutException;

/**
 * Opens a message connection, and tracks whether it is open, has ended, and has been freed. Thread-safe.
 *
 * @param <C> type of the connection
 */
final class LinkLifecycle<C> implements Link.Facade {
    private final C self;

    private final CompletableFuture<C> opened = new CompletableFuture<>();
    private final CompletableFuture<Void> closed = new CompletableFuture<>();

    /** The underlying connection; {@code null} before it has been created. */
    private volatile @Nullable Connection connection;

    /** Whether messages can be sent: from the call to {@link MessageHandler#onOpen} to the end of the connection. */
    private volatile boolean started;

    /**
     * Whether a loss no longer needs to be reported, because this side has aborted the connection or {@link
     * #checkNothingLost} has already reported {@link #lost}.
     */
    private final AtomicBoolean lossKnown = new AtomicBoolean();

    /** Cause of a possible loss of messages; {@code null} if no message has been lost. */
    private volatile @Nullable IOException lost;

    private volatile String peerName = "the peer";

    /** @param self the connection with which {@link #openedFuture} is completed */
    LinkLifecycle(C self) {
        this.self = self;
    }

    // Opening.

    /** Connects to a server. */
    <L extends Link & ConnectionHandler> void connect(L link, InetSocketAddress server, Duration limit) {
        peerName = server.toString();
        try {
            link.loop()
                    .connect(server, link.connectionOptions(), limit, link)
                    .whenComplete((same, e) -> failOpening(e));
            limitOpening(link, limit);
        } catch (RejectedExecutionException e) {
            failOpening(new IOException(link.loop() + " is closed", e));
        }
    }

    private void limitOpening(Link link, Duration limit) {
        if (opened.isDone()) {
            return;
        }
        limitOpening(link, limit, () -> step().late(peerName, limit));
        opened.whenComplete((same, e) -> {
            if (e != null) {
                // Abort the connection, because the caller may have canceled the future.
                abort(link);
            }
        });
    }

    private ConnectStep step() {
        Connection of = connection;
        return ConnectStep.next(of != null, of != null && of.isConnected());
    }

    /** Ends the connection if it has not been opened within the limit. */
    private void limitOpening(Link link, Duration limit, Supplier<String> failure) {
        CompletableFuture<Void> timer =
                link.loop().schedule(() -> link.fail(new RdmaTimeoutException(failure.get())), limit);
        opened.whenComplete((same, e) -> timer.cancel(false));
    }

    /**
     * Accepts a connection request.
     *
     * @param limit maximum time until the connection is open, including the wait for the peer's START. If it takes
     *     longer, the connection ends and its memory is freed
     */
    <L extends Link & ConnectionHandler> void accept(L link, ConnectionRequest request, Duration limit) {
        peerName = request.peerAddress().toString();
        try {
            link.loop()
                    .accept(request, link.connectionOptions(), limit, link)
                    .whenComplete((same, e) -> failOpening(e));
            limitOpening(link, limit, () -> ConnectStep.START_AFTER_ACCEPT.late(peerName, limit));
        } catch (RejectedExecutionException e) {
            // Rejects the request.
            Closing.after(e, request);
            failOpening(new IOException(link.loop() + " is closed", e));
        }
    }

    private void failOpening(@Nullable Throwable e) {
        if (e != null) {
            opened.completeExceptionally(ConnectionRejectedException.explained(peerName, e));
            closed.complete(null);
        }
    }

    // Events of the link. Called on the thread that drives the loop.

    @Override
    public void created(Connection created) {
        connection = created;
        peerName = created.peerAddress().toString();
    }

    @Override
    public void started() {
        started = true;
    }

    @Override
    public void opened() {
        opened.complete(self);
    }

    @Override
    public void ended() {
        started = false;
    }

    @Override
    public void closed(Optional<IOException> reason, IOException cause) {
        lost = reason.orElse(null);
        opened.completeExceptionally(cause);
        closed.complete(null);
    }

    // State.

    @Override
    public String peerName() {
        return peerName;
    }

    /**
     * Returns a future that is completed when messages can be sent, or exceptionally if the connection cannot be
     * opened.
     */
    CompletableFuture<C> openedFuture() {
        return opened;
    }

    /** Returns a future that is completed when the resources of the connection have been freed. */
    CompletableFuture<Void> closedFuture() {
        return closed;
    }

    boolean isOpen() {
        return started && !closed.isDone();
    }

    void checkNotClosed() throws IOException {
        if (closed.isDone()) {
            throw Link.closed(peerName, lost);
        }
    }

    /** Returns the underlying connection. */
    Connection connection() {
        Connection of = connection;
        if (of == null) {
            throw new IllegalStateException("The connection to " + peerName + " has not been created");
        }
        return of;
    }

    // Ending.

    /** Ends the connection without waiting for the peer. */
    void abort(Link link) {
        lossKnown.set(true);
        link.runInLoop(() -> link.fail(new IOException("This side aborted the connection to " + peerName)));
    }

    /**
     * Throws an exception if messages may have been lost, unless this side has aborted the connection or an earlier
     * call has already reported the loss.
     */
    void checkNothingLost() throws IOException {
        IOException cause = lost;
        if (cause != null && !lossKnown.getAndSet(true)) {
            throw new IOException("Messages to " + peerName + " may have been lost: " + cause.getMessage(), cause);
        }
    }
}
