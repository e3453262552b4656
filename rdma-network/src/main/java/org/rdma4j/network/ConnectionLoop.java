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
 * Serves all connections of a {@link Rendezvous} with one selector, on the thread that waits. No operation blocks, so a
 * slow or silent connection does not delay the others.
 */
final class ConnectionLoop implements PeerConnection.Handler {
    private final ExchangeState exchange;
    private final Selector selector;
    private final IncomingConnections incoming;
    private final OutgoingConnections outgoing;

    /**
     * @param listener the listening socket; null on rank 0
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
        this.incoming = new IncomingConnections(exchange, factory, selector, listener);
        this.outgoing = new OutgoingConnections(exchange, factory, Timeouts.nanos(options.retryDelay()));
    }

    /** Returns a summary of the rejected connections to append to a message; empty if there are none. */
    String rejectionSummary() {
        return incoming.rejectionSummary();
    }

    /**
     * Serves all connections until a condition holds or a deadline passes.
     *
     * @param deadline deadline as a value of {@link System#nanoTime}
     * @throws ExchangeFailedException if the exchange has failed, or this thread is interrupted
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
     * Rejects a connection of a rank that is already connected. The connection remains pending until the other side
     * closes it. A probe finds out whether the present connection is broken.
     */
    private void rejectDuplicate(PeerConnection connection, PeerConnection present) throws IOException {
        String reason = "is already connected from " + present.peerName;
        present.send(MessageType.PROBE, new byte[0]);
        connection.send(MessageType.REJECT, "rank " + connection.peerRank + " " + reason);
        incoming.record(connection, reason);
        connection.shutdown();
    }

    @Override
    public void received(PeerConnection connection, MessageType type, ByteBuffer body) throws IOException {
        exchange.received(exchange.peer(connection.peerRank), type, body);
    }

    /** Stops accepting and starting connections. Authenticated connections remain open. */
    void stopConnecting() {
        incoming.close();
        outgoing.close();
    }

    /**
     * Sends the reason of a failure to all peers, and closes all connections.
     *
     * @param deadline latest time to return, as a value of {@link System#nanoTime}
     */
    void abort(String reason, long deadline) {
        // An interrupt would close each channel at its next operation.
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
     * Closes all connections after the delivery of the messages sent last.
     *
     * @param deadline time at which connections that the peers have not closed are closed, as a value of {@link
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
        // Closing the selector deregisters the closed channels, which releases their descriptors.
        Closeables.close(selector);
    }
}
