package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetSocketAddress;
import java.util.Objects;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * A peer that asks a {@link Listener} for a connection. It is answered once: accepted, rejected, or closed, which is a
 * rejection, too. Peers do not wait for ever; those on soft-iWARP give up after ten seconds.
 *
 * <p>Threads: any may answer it, and one after the other is waited for.
 */
public final class ConnectionRequest implements Closeable {
    private final CommunicationIdentifier identifier;
    private final ConnectionOptions usual;
    private final Event event;
    /** The identifier is the connection's now. */
    private boolean accepted;

    ConnectionRequest(CommunicationIdentifier identifier, ConnectionOptions usual, Event event) {
        this.identifier = identifier;
        this.usual = usual;
        this.event = event;
    }

    /** The address of the peer. */
    public InetSocketAddress peerAddress() {
        return identifier.peerAddress();
    }

    /** The address of this side that it asked. */
    public InetSocketAddress localAddress() {
        return identifier.localAddress();
    }

    /** The name of the device that it came by, and that the connection will be on. */
    public String deviceName() {
        return identifier.deviceName();
    }

    /** What the peer sent along. Zeros may have been added behind it. */
    public byte[] peerData() {
        return event.privateData().clone();
    }

    /**
     * How many reads and atomic operations the peer wants to have in flight: {@code responder_resources} of {@code struct
     * rdma_conn_param}, of which this side needs as many.
     */
    public int responderResources() {
        return event.responderResources();
    }

    /**
     * How many reads and atomic operations of this side the peer serves at a time: {@code initiator_depth} of {@code struct
     * rdma_conn_param}.
     */
    public int initiatorDepth() {
        return event.initiatorDepth();
    }

    /**
     * How often the peer's device asks again where it finds no receive, 0 to 6; 7 is for ever: {@code rnr_retry_count} of
     * {@code struct rdma_conn_param}. 0 on iWARP, which has nothing of the kind and does not tell.
     */
    public int rnrRetries() {
        return event.rnrRetries();
    }

    /** Makes the connection with the options of the listener. */
    public Connection accept() throws RdmaException {
        return accept(usual);
    }

    /**
     * Makes the connection, which the caller then prepares, {@linkplain Connection#establish establishes}, and closes; the
     * peer is told with {@code establish}. Where this throws, the request has not been answered.
     *
     * @param options instead of the listener's
     * @throws ConnectionException if the peer has given up, or is gone. On iWARP it may be {@code establish} that tells
     * @throws IllegalStateException if it was answered already, or is closed
     */
    public synchronized Connection accept(ConnectionOptions options) throws RdmaException {
        Objects.requireNonNull(options);
        checkUnanswered();
        options.applyToUnconnected(identifier);
        try {
            Connection connection = new Connection(identifier, options, event);
            accepted = true;
            return connection;
        } catch (VerbsException e) {
            throw Connection.goneOr(identifier, e);
        }
    }

    /**
     * Refuses.
     *
     * @param privateData what the peer gets as the reason, 148 bytes at most
     * @throws ConnectionException if the peer has given up, or is gone
     * @throws IllegalStateException if it was answered already, or is closed
     */
    public synchronized void reject(byte[] privateData) throws RdmaException {
        checkUnanswered();
        try {
            identifier.reject(privateData);
        } catch (VerbsException e) {
            throw Connection.goneOr(identifier, e);
        }
        identifier.close();
    }

    private void checkUnanswered() {
        if (accepted || !identifier.isOpen()) {
            throw new IllegalStateException("the request was answered already, or is closed");
        }
    }

    /** Refuses, unless it was answered. Does nothing the second time. */
    @Override
    public synchronized void close() throws VerbsException {
        if (!accepted) {
            identifier.close();
        }
    }
}
