package org.rdma4j.network;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.Request;

/**
 * Handles the connections of a {@link MessageTransport}. The {@link TransportPeer} is attached to its connection. The
 * first request of the connecting side identifies that side. It consists of a magic number (4 bytes), the rank of the
 * sender (4 bytes) and the key of the accepting side (8 bytes). The request of the accepting side has the same form.
 *
 * <p><b>Limits.</b> Anyone who can reach the port can connect. An accepted connection is <i>unidentified</i> until its
 * first request. It is aborted if it remains so for {@link #IDENTIFICATION_TIMEOUT}, or if it is the oldest of more
 * than {@link #MAX_UNIDENTIFIED}, so that silent clients do not keep the peers out.
 */
final class TransportHandler implements MessageHandler {
    private static final int MAGIC = 0x52344A43;
    private static final int HELLO_BYTES = 2 * Integer.BYTES + Long.BYTES;

    /** Time limit of a request that is answered only if the peer fails. */
    private static final Duration UNLIMITED = Duration.ofDays(36_500);

    /** Maximum number of unidentified connections. */
    static final int MAX_UNIDENTIFIED = 12;

    /** Maximum time for which a connection may remain unidentified. */
    static final Duration IDENTIFICATION_TIMEOUT = Duration.ofSeconds(5);

    private final TransportState state;

    /** The peer to which this node connects; {@code null} for the connections that it accepts. */
    private final @Nullable TransportPeer lower;

    /** Key of the accepting side. */
    private final long key;

    // Confined to the event loop.

    /** Unidentified connections, oldest first. */
    private final Set<MessageConnection> unidentified = new LinkedHashSet<>();

    /** Whether a rejected connection has been logged as a warning. Further ones could fill the log. */
    private boolean warned;

    TransportHandler(TransportState state, @Nullable TransportPeer lower, long key) {
        this.state = state;
        this.lower = lower;
        this.key = key;
    }

    private static @Nullable TransportPeer peer(MessageConnection connection) {
        return (TransportPeer) connection.attachment();
    }

    @Override
    public void onOpen(MessageConnection connection) {
        TransportPeer peer = lower;
        if (peer != null) {
            open(peer, connection);
            return;
        }
        unidentified.add(connection);
        if (unidentified.size() > MAX_UNIDENTIFIED) {
            reject(
                    unidentified.iterator().next(),
                    true,
                    "more than " + MAX_UNIDENTIFIED + " connections are unidentified");
        }
        connection.loop().schedule(() -> expire(connection), IDENTIFICATION_TIMEOUT);
    }

    private void expire(MessageConnection connection) {
        if (unidentified.contains(connection)) {
            reject(connection, true, "it did not identify its node in time");
        }
    }

    private void reject(MessageConnection connection, boolean unexpected, String reason) {
        unidentified.remove(connection);
        System.Logger.Level level = unexpected && !warned ? System.Logger.Level.WARNING : System.Logger.Level.DEBUG;
        warned |= unexpected;
        MessageTransport.LOG.log(level, () -> "Rejected " + connection + ": " + reason);
        connection.abort();
    }

    private void open(TransportPeer peer, MessageConnection connection) {
        connection.attach(peer);
        byte[] hello = ByteBuffer.allocate(HELLO_BYTES)
                .putInt(MAGIC)
                .putInt(state.rank())
                .putLong(key)
                .array();
        connection.requestAsync(hello, UNLIMITED).whenComplete((answer, e) -> {
            if (answer != null) {
                try (answer) {
                    state.reported(peer, answer.toByteArray());
                }
            }
        });
        // Publish the connection after sending the request, so that the request precedes all messages.
        state.opened(peer, connection);
    }

    @Override
    public void onRequest(MessageConnection connection, Request request) {
        TransportPeer peer = peer(connection);
        if (peer == null) {
            peer = identify(request);
            if (peer == null || !state.accepts(peer)) {
                // It is normal that a peer connects while this node closes.
                reject(connection, peer == null, "its first request does not come from an expected node");
                return;
            }
            unidentified.remove(connection);
            open(peer, connection);
        }
        state.reportRequested(peer, request.retain());
    }

    /**
     * Returns the peer that sent the first request of a connection, or {@code null} if the request does not identify a
     * peer.
     */
    private @Nullable TransportPeer identify(Request request) {
        if (request.length() != HELLO_BYTES) {
            return null;
        }
        ByteBuffer hello = request.asByteBuffer();
        boolean known = hello.getInt() == MAGIC;
        int rank = hello.getInt();
        known &= hello.getLong() == key;
        return known && rank > state.rank() ? state.peer(rank) : null;
    }

    @Override
    public void onMessage(MessageConnection connection, Message message) {
        TransportPeer peer = peer(connection);
        if (peer != null) {
            state.arrived(peer, message);
        } else {
            // The connection has been rejected, or its first message is not a request.
            connection.abort();
        }
    }

    @Override
    public void onWritable(MessageConnection connection) {
        TransportPeer peer = peer(connection);
        if (peer != null) {
            state.writable(peer);
        }
    }

    @Override
    public void onEnd(MessageConnection connection) {
        TransportPeer peer = peer(connection);
        if (peer != null) {
            state.ended(peer);
        }
        connection.shutdownOutput();
    }

    @Override
    public void onClose(MessageConnection connection, Optional<IOException> cause) {
        unidentified.remove(connection);
        TransportPeer peer = peer(connection);
        if (peer != null) {
            state.failed(peer, cause.orElseGet(() -> new IOException("the peer has closed the connection")));
        }
    }
}
