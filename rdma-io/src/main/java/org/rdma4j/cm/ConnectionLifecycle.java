package org.rdma4j.cm;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.internal.QueuePairControl;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.VerbsException;

/** Establishes and disconnects a {@link Connection}, and handles its events. */
final class ConnectionLifecycle {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.cm");

    /** Maximum time that {@link #close} waits for the peer to disconnect as well. */
    private static final Duration DISCONNECT_TIMEOUT = Duration.ofSeconds(1);

    /** Interval in nanoseconds at which {@link #awaitEnd} checks the link. */
    private static final long LINK_CHECK_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final CommunicationIdentifier identifier;
    private final QueuePair queuePair;
    private final Handshake handshake;
    private final QueuePairControl<QueuePair, RdmaException> control = QueuePairControl.Holder.get();
    private final ConnectionEnd end = new ConnectionEnd();

    /** Whether the connection has been established. Cleared by {@link #close}. */
    private volatile boolean established;

    /** Whether {@link #disconnect} has been called on the established connection. */
    private volatile boolean disconnected;

    /** Whether the connection may no longer be established, because that has been tried or the connection is closed. */
    private boolean begun;

    /** The operation begun by {@link #establishAsync}, or {@code null} if that method has not been called. */
    private volatile @Nullable AsyncOperation<Connection> establishing;

    ConnectionLifecycle(CommunicationIdentifier identifier, QueuePair queuePair, Handshake handshake) {
        this.identifier = identifier;
        this.queuePair = queuePair;
        this.handshake = handshake;
    }

    void establish(Duration timeout) throws RdmaException {
        FlightEvents.Connect event = begin();
        try {
            handshake.await(identifier, timeout);
            enterEstablished();
        } finally {
            record(event);
        }
    }

    CompletableFuture<Connection> establishAsync(Connection connection) {
        FlightEvents.Connect event = begin();
        AsyncOperation<Connection> operation = new AsyncOperation<>(identifier, handshake, () -> {
            enterEstablished();
            return connection;
        });
        establishing = operation;
        CompletableFuture<Connection> result = operation.start();
        result.whenComplete((done, failure) -> {
            if (identifier.isOpen()) {
                record(event);
            }
        });
        return result;
    }

    private FlightEvents.Connect begin() {
        if (begun) {
            throw new IllegalStateException("The connection to " + identifier.address()
                    + (established
                            ? " is already established"
                            : " is closed or could not be established. Create a new connection."));
        }
        begun = true;
        FlightEvents.Connect event = new FlightEvents.Connect();
        event.begin();
        return event;
    }

    private void enterEstablished() {
        established = true;
        control.watchLink(queuePair, handshake.linkNanos(), this::linkLost);
        identifier.onEvent(this::handle);
    }

    /** Ends the connection because its link is down. Called by a thread that waits for the connection. */
    private void linkLost(String cause) {
        ConnectionException reason = new ConnectionException(
                "The connection to " + identifier.address() + " has ended: " + cause, EventType.UNREACHABLE);
        control.disconnected(queuePair, reason);
        end.set(reason);
    }

    private void record(FlightEvents.Connect event) {
        event.end();
        if (event.shouldCommit()) {
            event.local = identifier.localAddress().toString();
            event.peer = identifier.peerAddress().toString();
            event.active = handshake.isActive();
            event.established = established;
            event.commit();
        }
    }

    /**
     * Handles an event on the established connection. Called by the thread that takes the channel's events, except for
     * events that arrived before the handler was set.
     */
    private void handle(Event event) {
        if (!event.type().isFailure()) {
            return;
        }
        ConnectionException reason =
                new ConnectionException("The connection to " + identifier.address() + " has ended", event);
        control.disconnected(queuePair, reason);
        // The peer's close() waits for this side to disconnect as well.
        if (event.type() == EventType.DISCONNECTED && established && !disconnected && !handshake.isIwarp()) {
            tryDisconnect();
        }
        end.set(reason);
    }

    /** Disconnects from the peer. Returns {@code false} if the call fails because the connection has already ended. */
    private boolean tryDisconnect() {
        try {
            identifier.disconnect();
            return true;
        } catch (VerbsException | IllegalStateException e) {
            LOG.log(System.Logger.Level.DEBUG, "Cannot disconnect from " + identifier.address(), e);
            return false;
        }
    }

    boolean isConnected() {
        return established && !disconnected && !hasEnded() && identifier.isOpen();
    }

    private boolean hasEnded() {
        return identifier.end() != null || end.isSet();
    }

    void onEnd(Consumer<ConnectionException> consumer) {
        end.notify(consumer);
    }

    void awaitEnd(Duration timeout) throws RdmaTimeoutException {
        if (!established) {
            throw new IllegalStateException(
                    "The connection to " + identifier.address() + " is not established. Call establish() first.");
        }
        long start = System.nanoTime();
        long nanos = Timeouts.nanos(timeout);
        long left = nanos;
        do {
            identifier.awaitEnd(Duration.ofNanos(Math.min(left, LINK_CHECK_NANOS)));
            long now = System.nanoTime();
            control.checkLink(queuePair, now);
            left = nanos - (now - start);
        } while (left > 0 && !hasEnded() && identifier.isOpen());
        if (!hasEnded()) {
            if (!identifier.isOpen()) {
                throw new IllegalStateException("The connection to " + identifier.address() + " is closed");
            }
            throw new RdmaTimeoutException(
                    "The peer " + identifier.address() + " did not disconnect within " + Timeouts.text(timeout));
        }
    }

    void disconnect() {
        if (isConnected()) {
            disconnected = true;
            tryDisconnect();
        }
    }

    /**
     * Ends all operations of the connection, which is about to be closed. Disconnects, and waits for the peer to
     * disconnect as well, unless {@link #disconnect} has been called or the queue pair has failed.
     */
    void close() {
        begun = true;
        end.close();
        AsyncOperation<Connection> operation = establishing;
        if (operation != null) {
            operation.fail(new IllegalStateException(
                    "The connection to " + identifier.address() + " was closed before it was established"));
        }
        if (isConnected()) {
            established = false;
            // A failed queue pair no longer acknowledges the peer's messages, so there is nothing to wait for.
            if (tryDisconnect() && queuePair.state() != QueuePairState.ERR) {
                identifier.awaitEnd(DISCONNECT_TIMEOUT);
            }
        }
    }
}
