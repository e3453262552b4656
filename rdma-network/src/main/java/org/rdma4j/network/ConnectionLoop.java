package org.rdma4j.network;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;

/**
 * Serves all connections of a {@link Rendezvous} with a single selector, on the thread that performs the exchange.
 * Operations on connections never block, so a slow or silent peer does not delay other peers.
 */
final class ConnectionLoop implements PeerConnection.Handler {
    private final ExchangeState exchange;
    private final Selector selector;
    private final IncomingConnections incoming;
    private final OutgoingConnections outgoing;

    /**
     * Creates a loop.
     *
     * @param listener the listening socket, or {@code null} on rank 0
     */
    ConnectionLoop(
            ExchangeState exchange,
            RendezvousOptions options,
            Selector selector,
            @Nullable ServerSocketChannel listener)
            throws IOException {
        this.exchange = exchange;
        this.selector = selector;
        ConnectionFactory factory = new ConnectionFactory(
                selector,
                exchange.config().token(),
                Math.max(options.maxPayloadBytes(), PeerConnection.MAX_TEXT_BYTES) + Integer.BYTES,
                Timeouts.nanos(options.handshakeTimeout()));
        this.incoming = new IncomingConnections(exchange, factory, options.maxPendingConnections(), selector, listener);
        this.outgoing = new OutgoingConnections(exchange, factory, Timeouts.nanos(options.retryDelay()));
    }

    /**
     * Returns a summary of the rejected connections to be appended to an exception message, or an empty string if there
     * are none.
     */
    String rejectionSummary() {
        return incoming.rejectionSummary();
    }

    /**
     * Serves all connections until the given condition holds or the deadline passes.
     *
     * @param deadline the deadline, as a value of {@link System#nanoTime}
     * @throws ExchangeFailedException if the exchange has failed, or the current thread is interrupted
     */
    void run(long deadline, BooleanSupplier condition) throws ExchangeFailedException {
        while (!condition.getAsBoolean()) {
            long now = System.nanoTime();
            long remaining = deadline - now;
            if (remaining <= 0) {
                return;
            }
            if (Thread.currentThread().isInterrupted()) {
                throw new ExchangeFailedException("interrupted");
            }
            select(Math.min(remaining, outgoing.startAttempts(now)));
            closeExpired(System.nanoTime());
        }
    }

    private void select(long nanos) throws ExchangeFailedException {
        try {
            selector.select(Math.max(1, nanos / 1_000_000));
        } catch (IOException e) {
            throw new ExchangeFailedException("cannot wait for connections: " + reason(e));
        }
        outgoing.processLookups();
        List<SelectionKey> keys = List.copyOf(selector.selectedKeys());
        selector.selectedKeys().clear();
        for (SelectionKey key : keys) {
            if (key.isValid()) {
                process(key);
            }
        }
    }

    private void process(SelectionKey key) throws ExchangeFailedException {
        if (!(key.attachment() instanceof PeerConnection connection)) {
            incoming.accept();
            return;
        }
        try {
            connection.process(this);
        } catch (ExchangeFailedException e) {
            throw e;
        } catch (IOException e) {
            disconnect(connection, reason(e));
        }
    }

    private static String reason(IOException e) {
        return Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName());
    }

    private void closeExpired(long now) throws ExchangeFailedException {
        incoming.rejectExpired(now);
        for (PeerConnection attempt : outgoing.expired(now)) {
            disconnect(attempt, "did not complete the handshake in time");
        }
    }

    private void disconnect(PeerConnection connection, String reason) throws ExchangeFailedException {
        connection.close();
        if (incoming.remove(connection)) {
            if (!connection.isClosing()) {
                incoming.record(connection, reason);
            }
        } else if (!outgoing.disconnected(connection, reason)) {
            Peer peer = exchange.peer(connection.peerRank);
            if (peer.connection == connection) {
                exchange.disconnected(peer, reason);
            }
        }
    }

    @Override
    public Greeting answer(PeerConnection connection, Greeting initiatorGreeting) {
        int rank = exchange.rank();
        int from = initiatorGreeting.from();
        connection.peerRank = from < rank ? from : -1;
        return Greeting.of(exchange.config(), rank, from);
    }

    @Override
    public void authenticated(PeerConnection connection) throws IOException {
        if (connection.peerRank < 0) {
            throw new IOException("claims a rank that does not connect to this node");
        }
        Peer peer = exchange.peer(connection.peerRank);
        PeerConnection present = peer.connection;
        if (present != null) {
            rejectDuplicate(connection, present);
            return;
        }
        incoming.remove(connection);
        outgoing.authenticated(connection);
        exchange.connected(peer, connection);
    }

    /**
     * Rejects a connection from a rank that is already connected. The new connection remains pending until the peer
     * closes it. A probe on the existing connection detects whether that connection is broken.
     */
    private void rejectDuplicate(PeerConnection connection, PeerConnection present) throws IOException {
        String reason = "is already connected from " + present.peerName;
        present.probe();
        connection.send(MessageType.REJECT, "rank " + connection.peerRank + " " + reason);
        incoming.record(connection, reason);
        connection.shutdown();
    }

    @Override
    public void received(PeerConnection connection, MessageType type, ByteBuffer body) throws IOException {
        exchange.received(exchange.peer(connection.peerRank), type, body);
    }

    /** Stops accepting and initiating connections. Authenticated connections remain open. */
    void stopConnecting() {
        incoming.close();
        outgoing.close();
    }

    /**
     * Sends the reason for a failure to all peers and closes all connections.
     *
     * @param deadline the latest time at which to return, as a value of {@link System#nanoTime}
     */
    void abort(String reason, long deadline) {
        // Clear the interrupt status: if it is set, the next operation on a channel closes the channel.
        boolean interrupted = Thread.interrupted();
        for (PeerConnection connection : connections()) {
            try {
                connection.send(MessageType.ABORT, reason);
            } catch (IOException e) {
                connection.close();
            }
        }
        shutdown(deadline);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Closes all connections, after waiting for the peers to receive the last messages and close their sides.
     *
     * @param deadline the time at which this method stops waiting and closes all connections, as a value of {@link
     *     System#nanoTime}
     */
    void shutdown(long deadline) {
        boolean interrupted = Thread.interrupted();
        stopConnecting();
        List<PeerConnection> connections = connections();
        connections.forEach(PeerConnection::shutdown);
        try {
            while (connections.stream().anyMatch(PeerConnection::isOpen) && deadline - System.nanoTime() > 0) {
                selector.select(this::processShutdown, Math.max(1, (deadline - System.nanoTime()) / 1_000_000));
            }
        } catch (IOException e) {
            // The selector has failed: close the connections without waiting for the peers.
        }
        close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void processShutdown(SelectionKey key) {
        if (key.attachment() instanceof PeerConnection connection) {
            try {
                connection.process(this);
            } catch (IOException e) {
                connection.close();
            }
        }
    }

    private List<PeerConnection> connections() {
        return exchange.peers().stream()
                .map(peer -> peer.connection)
                .filter(Objects::nonNull)
                .toList();
    }

    /** Closes all channels and the selector. Idempotent. */
    void close() {
        if (selector.isOpen()) {
            selector.keys().forEach(key -> Closeables.close(key.channel()));
        }
        // Closing the selector deregisters the closed channels and thereby releases their file descriptors.
        Closeables.close(selector);
    }
}
