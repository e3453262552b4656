package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetSocketAddress;
import java.util.Objects;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * A connection request received by a {@link Listener}. A program answers a request by accepting, rejecting or closing
 * it; closing an unanswered request rejects it. Peers wait only for a limited time; a soft-iWARP peer gives up after
 * ten seconds.
 *
 * {@snippet lang=java :
 * try (ConnectionRequest request = listener.nextRequest(TIMEOUT)) {
 *     if (request.peerData().length > 0) {
 *         serve(request.accept());
 *     } else {
 *         request.reject("Please announce your name".getBytes(UTF_8));
 *     }
 * }
 * }
 *
 * <p>Methods may be called from any thread. If several threads answer the same request, only the first answer takes
 * effect.
 *
 * @see "docs/guide/connection-manager.md"
 */
public final class ConnectionRequest implements Closeable {
    private final CommunicationIdentifier identifier;
    private final ConnectionOptions listenerOptions;
    private final Event event;
    /** Whether the request has been accepted. If so, the connection owns the identifier. */
    private boolean accepted;

    ConnectionRequest(CommunicationIdentifier identifier, ConnectionOptions listenerOptions, Event event) {
        this.identifier = identifier;
        this.listenerOptions = listenerOptions;
        this.event = event;
    }

    /** Returns the peer's address. */
    public InetSocketAddress peerAddress() {
        return identifier.peerAddress();
    }

    /** Returns the local address to which the request was sent. */
    public InetSocketAddress localAddress() {
        return identifier.localAddress();
    }

    /** Returns the name of the device that received the request. The connection will use this device. */
    public String deviceName() {
        return identifier.deviceName();
    }

    /** Returns the private data that the peer sent with the request. The transport may append zeros. */
    public byte[] peerData() {
        return event.privateData().clone();
    }

    /**
     * Returns the number of concurrent reads and atomic operations that the peer asks this side to serve ({@code
     * responder_resources} in {@code struct rdma_conn_param}).
     */
    public int responderResources() {
        return event.responderResources();
    }

    /**
     * Returns the number of concurrent reads and atomic operations by this side that the peer can serve ({@code
     * initiator_depth} in {@code struct rdma_conn_param}).
     */
    public int initiatorDepth() {
        return event.initiatorDepth();
    }

    /**
     * Returns the number of times the peer's device retransmits a message that finds no posted receive: 0 to 6, or 7
     * for unlimited ({@code rnr_retry_count} in {@code struct rdma_conn_param}). Always 0 on iWARP, which does not
     * retransmit such messages.
     */
    public int rnrRetries() {
        return event.rnrRetries();
    }

    /** Accepts the request with the listener's options. See {@link #accept(ConnectionOptions)}. */
    public Connection accept() throws RdmaException {
        return accept(listenerOptions);
    }

    /**
     * Accepts the request: creates the connection and its queue pair. The peer is not notified until the caller
     * {@linkplain Connection#establish establishes} the connection, which gives the caller the opportunity to post
     * receives first. The caller must close the connection. If this method throws an exception, the request remains
     * unanswered and can still be accepted with different options or rejected.
     *
     * @param options options to use instead of the listener's
     * @throws ConnectionException if the peer has given up or terminated; on iWARP, {@code establish} may be the first
     *     method to report this
     * @throws IllegalArgumentException if the options conflict, an option refers to an object on a device other than
     *     {@link #deviceName}, or a completion queue set in the options has insufficient remaining capacity for the
     *     requests of the queue pair
     * @throws IllegalStateException if the request has already been answered or closed
     */
    public synchronized Connection accept(ConnectionOptions options) throws RdmaException {
        Objects.requireNonNull(options);
        checkUnanswered();
        IdentifierOptions.setBeforeAccept(identifier, options);
        try {
            Connection connection = new Connection(identifier, options, event);
            accepted = true;
            return connection;
        } catch (VerbsException e) {
            throw Handshake.answerFailure(identifier, e);
        }
    }

    /**
     * Rejects the request.
     *
     * @param privateData data sent to the peer as the reason, at most 148 bytes
     * @throws ConnectionException if the peer has given up or terminated
     * @throws IllegalStateException if the request has already been answered or closed
     */
    public synchronized void reject(byte[] privateData) throws RdmaException {
        checkUnanswered();
        try {
            identifier.reject(privateData);
        } catch (VerbsException e) {
            throw Handshake.answerFailure(identifier, e);
        }
        identifier.close();
    }

    /**
     * Moves the request to the given channel. Later events of the request and of its connection are delivered through
     * that channel, which must be closed after them.
     *
     * @throws VerbsException if the connection manager rejects the call; the request remains at its channel
     * @throws IllegalStateException if the request has already been answered or closed, or the channel is closed
     */
    public synchronized void migrate(EventChannel channel) throws VerbsException {
        Objects.requireNonNull(channel);
        checkUnanswered();
        identifier.migrate(channel);
    }

    private void checkUnanswered() {
        if (accepted || !identifier.isOpen()) {
            throw new IllegalStateException(
                    "The connection request from " + identifier.address() + " has already been answered or closed");
        }
    }

    /** Rejects the request unless it has been answered. Idempotent. */
    @Override
    public synchronized void close() throws VerbsException {
        if (!accepted) {
            identifier.close();
        }
    }
}
