package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetSocketAddress;
import java.util.Objects;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * A connection request that a {@link Listener} has received. The program answers it once: it accepts the request, rejects
 * it, or closes it, which also rejects it. Peers wait for a limited time; a peer on soft-iWARP gives up after ten seconds.
 *
 * <p>Methods may be called by any thread. If several threads answer the same request, the first answer counts.
 */
public final class ConnectionRequest implements Closeable {
    private final CommunicationIdentifier identifier;
    private final ConnectionOptions listenerOptions;
    private final Event event;
    /** Whether the request has been accepted; the identifier then belongs to the connection. */
    private boolean accepted;

    ConnectionRequest(CommunicationIdentifier identifier, ConnectionOptions listenerOptions, Event event) {
        this.identifier = identifier;
        this.listenerOptions = listenerOptions;
        this.event = event;
    }

    /** Returns the address of the peer. */
    public InetSocketAddress peerAddress() {
        return identifier.peerAddress();
    }

    /** Returns the local address to which the request was sent. */
    public InetSocketAddress localAddress() {
        return identifier.localAddress();
    }

    /** Returns the name of the device that received the request. The connection will be on this device. */
    public String deviceName() {
        return identifier.deviceName();
    }

    /** Returns the private data that the peer sent with the request. The transport may append zeros. */
    public byte[] peerData() {
        return event.privateData().clone();
    }

    /**
     * Returns the number of concurrent reads and atomic operations of the peer that it requests this side to serve: {@code
     * responder_resources} of {@code struct rdma_conn_param}.
     */
    public int responderResources() {
        return event.responderResources();
    }

    /**
     * Returns the number of concurrent reads and atomic operations of this side that the peer serves: {@code
     * initiator_depth} of {@code struct rdma_conn_param}.
     */
    public int initiatorDepth() {
        return event.initiatorDepth();
    }

    /**
     * Returns the number of times that the peer's device resends a message if it finds no posted receive, 0 to 6, or 7 for
     * unlimited: {@code rnr_retry_count} of {@code struct rdma_conn_param}. Always 0 on iWARP, which does not resend.
     */
    public int rnrRetries() {
        return event.rnrRetries();
    }

    /** Accepts the request with the options of the listener: {@link #accept(ConnectionOptions)}. */
    public Connection accept() throws RdmaException {
        return accept(listenerOptions);
    }

    /**
     * Accepts the request: creates the connection with its queue pair. The caller posts receives, {@linkplain
     * Connection#establish establishes} the connection, which notifies the peer, and closes it. If this method throws, the
     * request has not been answered, and can be accepted with other options or rejected.
     *
     * @param options used instead of the options of the listener
     * @throws ConnectionException if the peer has given up or has terminated; on iWARP {@code establish} may be the first
     *     to report this
     * @throws IllegalArgumentException if the options contradict each other, or name an object of another device than
     *     {@link #deviceName}
     * @throws IllegalArgumentException if a completion queue that the options name has less capacity left than the requests
     *     of the queue pair require
     * @throws IllegalStateException if the request has been answered or closed
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
     * @param privateData sent to the peer as the reason, at most 148 bytes
     * @throws ConnectionException if the peer has given up or has terminated
     * @throws IllegalStateException if the request has been answered or closed
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

    private void checkUnanswered() {
        if (accepted || !identifier.isOpen()) {
            throw new IllegalStateException(
                    "The connection request from " + identifier.address() + " has already been answered, or is closed");
        }
    }

    /** Rejects the request if it has not been answered. Idempotent. */
    @Override
    public synchronized void close() throws VerbsException {
        if (!accepted) {
            identifier.close();
        }
    }
}
