package org.rdma4j.network;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The listening socket of a {@link Rendezvous} and its <i>pending</i> connections, which have been accepted but not yet
 * authenticated.
 */
final class IncomingConnections {
    /**
     * Requested length of the queue of connections that have not been accepted; the system may reduce it. If the queue
     * is full, an initiator repeats its attempt only after a second.
     */
    static final int BACKLOG = 4096;

    /** Maximum number of connections to accept before the existing connections are served. */
    private static final int MAX_ACCEPTED = 64;

    private final ExchangeState exchange;
    private final ConnectionFactory factory;

    /** Maximum number of pending connections. If it is exceeded, the oldest pending connection is closed. */
    private final int maxPending;

    /** Listening socket, or {@code null} on rank 0, to which no node connects. */
    private final @Nullable ServerSocketChannel listener;

    private final RejectionLog rejections;

    /** Pending connections, oldest first. */
    private final Set<PeerConnection> pending = new LinkedHashSet<>();

    /** Registers the listening socket, if any, with the selector. */
    IncomingConnections(
            ExchangeState exchange,
            ConnectionFactory factory,
            int maxPending,
            Selector selector,
            @Nullable ServerSocketChannel listener)
            throws IOException {
        this.exchange = exchange;
        this.factory = factory;
        this.maxPending = maxPending;
        this.listener = listener;
        this.rejections = new RejectionLog(exchange.name());
        if (listener != null) {
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
        }
    }

    /** Accepts the connections that are available, up to {@link #MAX_ACCEPTED}. */
    void accept() {
        int accepted = 0;
        while (accepted < MAX_ACCEPTED && acceptNext()) {
            accepted++;
        }
    }

    /** Accepts the next connection. Returns {@code false} if none is available or can be accepted. */
    private boolean acceptNext() {
        try {
            SocketChannel channel = Objects.requireNonNull(listener).accept();
            if (channel == null) {
                return false;
            }
            pending.add(factory.accepted(channel));
            if (pending.size() > maxPending) {
                reject(pending.iterator().next(), "was closed in favor of newer connections");
            }
            return true;
        } catch (IOException e) {
            // The peer has already closed the connection, or the process has reached its limit on open files. In the
            // latter case, a pending connection makes room for the new one, which the selector reports again.
            if (!pending.isEmpty()) {
                reject(
                        pending.iterator().next(),
                        "was closed because another connection could not be accepted: " + e.getMessage());
            }
            return false;
        }
    }

    /** Removes a connection from the pending connections. Returns {@code false} if it was not pending. */
    boolean remove(PeerConnection connection) {
        return pending.remove(connection);
    }

    /** Closes a pending connection and records it as rejected. */
    void reject(PeerConnection connection, String reason) {
        connection.close();
        if (pending.remove(connection) && !connection.isClosing()) {
            record(connection, reason);
        }
    }

    /**
     * Records a rejected connection without closing it.
     *
     * @param reason the reason, phrased as a predicate whose subject is the peer
     */
    void record(PeerConnection connection, String reason) {
        int claimedRank = connection.peerRank;
        String from = connection.peerName.replaceFirst(":\\d+$", "").replaceFirst("^/", "");
        if (claimedRank >= 0 && claimedRank < exchange.rank()) {
            Peer peer = exchange.peer(claimedRank);
            if (peer.connection == null) {
                peer.status = "a connection from " + from + " " + reason;
            }
        }
        rejections.add(from + (claimedRank < 0 ? "" : " as rank " + claimedRank) + " " + reason);
    }

    /** Rejects all pending connections whose handshake deadline has passed. */
    void rejectExpired(long now) {
        for (PeerConnection connection : List.copyOf(pending)) {
            if (connection.handshakeDeadline - now <= 0) {
                reject(connection, "did not complete the handshake in time");
            }
        }
    }

    /**
     * Returns a summary of the rejected connections to be appended to an exception message, or an empty string if there
     * are none.
     */
    String rejectionSummary() {
        return rejections.summary();
    }

    /** Closes the listening socket and all pending connections. Idempotent. */
    void close() {
        Closeables.close(listener);
        List.copyOf(pending)
                .forEach(connection ->
                        reject(connection, "had not completed the handshake when the node stopped listening"));
    }
}
