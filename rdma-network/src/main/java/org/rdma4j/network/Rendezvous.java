package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import org.rdma4j.internal.Timeouts;

/**
 * An exchange of bytes between all nodes of a network over TCP, used before the nodes are connected by RDMA. In each
 * exchange, every node contributes a payload and receives the payloads of all nodes.
 *
 * {@snippet lang=java :
 * try (Rendezvous rendezvous = Rendezvous.of(config, rank)) {
 *     List<byte[]> endpoints = rendezvous.exchange(ownEndpoint, timeout);
 *     // Connect to the endpoints.
 *     rendezvous.exchange(new byte[0], timeout); // Returns after all nodes have connected.
 * }
 * }
 *
 * <p><b>Connections.</b> Every node except rank 0 listens at its configured port, from {@link #of} until it has
 * received all payloads of the first exchange. Every node connects to the nodes of higher rank, and repeats failed
 * attempts until the deadline. Nodes may start in any order. A node that terminates during the first exchange may be
 * started again.
 *
 * <p><b>Authentication.</b> The cluster token is never sent. Each node proves that it knows the token by an HMAC over
 * random numbers of both nodes, and authenticates each message in the same way. Messages are not encrypted: an
 * eavesdropper can read the payloads and can guess the token offline, so choose a long random token.
 *
 * <p><b>Rejected connections.</b> A connection is closed, without any effect on the exchange, if the other side has a
 * different token, a different list of hosts or another protocol version, if its rank is already connected, or if it
 * sends invalid data. A connection whose handshake takes longer than {@link RendezvousOptions#handshakeTimeout} is
 * closed as well.
 *
 * <p><b>Outcome.</b> {@link #exchange} returns on a node only after all nodes have received all payloads. A node whose
 * deadline passes, or that loses the connection to another node after the first exchange, informs the other nodes, and
 * its exception names the missing nodes. An exchange therefore succeeds on all nodes or fails on all nodes. The outcome
 * can differ only if a node or the network fails while the nodes confirm the receipt to each other, which no protocol can
 * exclude: some nodes may then return successfully while others throw.
 *
 * <p>A rendezvous has no thread of its own and is idle between two calls. Host names are looked up on virtual threads,
 * which may outlive an exchange until the resolver of the system returns. An instance is used by one thread at a time:
 * a method called by another thread meanwhile throws {@link WrongThreadException}. To end an exchange early, interrupt
 * its thread.
 */
public final class Rendezvous implements Closeable {
    /** Maximum time reserved at the end of an exchange for confirming the receipt of all payloads. */
    private static final Duration MAX_CONFIRMATION_TIME = Duration.ofSeconds(1);

    /** Maximum time to wait for the peers to close their connections. */
    private static final Duration MAX_SHUTDOWN_TIME = Duration.ofMillis(500);

    private final ExchangeState exchange;
    private final ConnectionLoop connections;
    private final int maxPayloadBytes;
    private final ReentrantLock lock = new ReentrantLock();

    /** Whether the rendezvous has been closed, or an exchange has failed. */
    private boolean closed;

    private Rendezvous(ExchangeState exchange, ConnectionLoop connections, int maxPayloadBytes) {
        this.exchange = exchange;
        this.connections = connections;
        this.maxPayloadBytes = maxPayloadBytes;
    }

    /**
     * Creates the rendezvous of a node with {@linkplain RendezvousOptions#DEFAULT default options}. It listens at the
     * configured port from now on.
     *
     * @param config the configuration of the network
     * @param rank rank of this node
     * @throws IllegalArgumentException if the network has no such rank
     * @throws RendezvousException if the node cannot listen at its port
     */
    public static Rendezvous of(NetworkConfig config, int rank) throws RendezvousException {
        return of(config, rank, RendezvousOptions.DEFAULT);
    }

    /**
     * Creates the rendezvous of a node. It listens at the configured port from now on.
     *
     * @param config the configuration of the network
     * @param rank rank of this node
     * @param options options, which may differ between the nodes
     * @throws IllegalArgumentException if the network has no such rank
     * @throws RendezvousException if the node cannot listen at its port
     */
    public static Rendezvous of(NetworkConfig config, int rank, RendezvousOptions options) throws RendezvousException {
        NodeConfig host = config.host(rank);
        Selector selector = null;
        ServerSocketChannel listener = null;
        try {
            selector = Selector.open();
            if (rank > 0) {
                listener = ServerSocketChannel.open();
                listener.bind(listenAddress(host), IncomingConnections.MAX_PENDING + config.worldSize());
            }
            ExchangeState exchange = new ExchangeState(config, rank);
            return new Rendezvous(
                    exchange, new ConnectionLoop(exchange, options, selector, listener), options.maxPayloadBytes());
        } catch (IOException | RuntimeException e) {
            Closeables.close(listener);
            Closeables.close(selector);
            throw new RendezvousException(
                    host.name() + " cannot listen at its port: " + e.getMessage()
                            + ". Check that no other process uses the port",
                    e);
        }
    }

    private static InetSocketAddress listenAddress(NodeConfig host) {
        try {
            return new InetSocketAddress(InetAddress.ofLiteral(host.hostname()), host.port());
        } catch (IllegalArgumentException e) {
            // A host often resolves its own name to the loopback address, so listen at all addresses.
            return new InetSocketAddress(host.port());
        }
    }

    /**
     * Performs a single exchange.
     *
     * @param config the configuration of the network
     * @param rank rank of this node
     * @param payload payload of this node
     * @param timeout maximum duration of the exchange
     * @return the payloads of all nodes, by rank
     * @throws IllegalArgumentException if the network has no such rank, or the payload is longer than the default
     *     maximum
     * @throws RendezvousException as for {@link #exchange(byte[], Duration)}
     */
    public static List<byte[]> exchange(NetworkConfig config, int rank, byte[] payload, Duration timeout)
            throws RendezvousException {
        try (Rendezvous rendezvous = of(config, rank)) {
            return rendezvous.exchange(payload, timeout);
        }
    }

    /**
     * Sends the payload of this node to all nodes, and waits until all nodes have received all payloads.
     *
     * <p>The last tenth of the timeout, but at most one second, is reserved for confirming the receipt. A node that has
     * not sent its payload by then is missing.
     *
     * @param payload payload of this node; must not be modified during the call
     * @param timeout maximum duration of the exchange
     * @return the payloads of all nodes, by rank
     * @throws IllegalArgumentException if the payload is longer than {@link RendezvousOptions#maxPayloadBytes}
     * @throws IllegalStateException if this rendezvous is closed, or an earlier exchange has failed
     * @throws RendezvousException if nodes are missing when the timeout expires, a node aborts the exchange, the
     *     connection to a node is lost after the first exchange, or this thread is interrupted. The interrupt status
     *     remains set
     */
    public List<byte[]> exchange(byte[] payload, Duration timeout) throws RendezvousException {
        if (payload.length > maxPayloadBytes) {
            throw new IllegalArgumentException(
                    "the payload has " + payload.length + " bytes; the maximum is " + maxPayloadBytes);
        }
        lock();
        try {
            if (closed) {
                throw new IllegalStateException("the rendezvous of " + exchange.name()
                        + " is closed, or an exchange has failed; create another");
            }
            return exchangeLocked(payload, timeout);
        } finally {
            lock.unlock();
        }
    }

    private void lock() {
        if (!lock.tryLock()) {
            throw new WrongThreadException("the rendezvous of " + exchange.name()
                    + " is in use by another thread; interrupt that thread to end its exchange");
        }
    }

    private List<byte[]> exchangeLocked(byte[] payload, Duration timeout) throws RendezvousException {
        long nanos = Timeouts.nanos(timeout);
        long start = System.nanoTime();
        long deadline = start + nanos;
        long gatheringDeadline = deadline - Math.min(nanos / 10, MAX_CONFIRMATION_TIME.toNanos());
        boolean succeeded = false;
        try {
            exchange.begin(payload);
            connections.run(
                    gatheringDeadline, () -> exchange.peersWithoutPayload().isEmpty());
            checkNoneMissing(exchange.peersWithoutPayload(), "payload", start, deadline);
            exchange.sendReady();
            connections.stopConnecting();
            connections.run(
                    deadline,
                    () -> exchange.isCommitted() || exchange.unreadyPeers().isEmpty());
            if (!exchange.isCommitted()) {
                checkNoneMissing(exchange.unreadyPeers(), "confirmation", start, deadline);
            }
            exchange.commit();
            succeeded = true;
            return exchange.payloads();
        } catch (ExchangeFailedException e) {
            throw fail(e.getMessage(), deadline, List.of());
        } finally {
            if (!succeeded) {
                closed = true;
                connections.close();
            }
        }
    }

    private void checkNoneMissing(List<Peer> missing, String missingItem, long start, long deadline)
            throws RendezvousException {
        if (!missing.isEmpty()) {
            double seconds = (System.nanoTime() - start) / 1e9;
            String reasons = missing.stream().map(Peer::description).collect(Collectors.joining("; "));
            throw fail(
                    String.format(Locale.ROOT, "no %s after %.1f s from %s", missingItem, seconds, reasons)
                            + connections.rejectionSummary(),
                    deadline,
                    missing.stream().map(peer -> peer.host.rank()).toList());
        }
    }

    /** Informs the peers and returns the exception to throw. */
    private RendezvousException fail(String reason, long deadline, List<Integer> missing) {
        long now = System.nanoTime();
        connections.abort(reason, now + Math.min(deadline - now, MAX_SHUTDOWN_TIME.toNanos()));
        return new RendezvousException(exchange.name() + ": " + reason, missing);
    }

    /**
     * Closes this rendezvous because this node cannot continue. The current or next exchange of the other nodes fails
     * immediately with the given reason. Before the first exchange there are no connections, and the other nodes find
     * out at their deadline only. Does nothing if this rendezvous is closed, or an exchange has failed.
     *
     * @param reason reason for the messages of the other nodes, truncated to 1000 bytes
     * @throws WrongThreadException if another thread uses this rendezvous
     */
    public void giveUp(String reason) {
        closeWith(deadline -> connections.abort(reason, deadline));
    }

    /**
     * Closes all connections and the port. Waits at most half a second for the delivery of the messages sent last.
     * Idempotent.
     *
     * @throws WrongThreadException if another thread uses this rendezvous
     */
    @Override
    public void close() {
        closeWith(connections::shutdown);
    }

    private void closeWith(LongConsumer action) {
        lock();
        try {
            if (!closed) {
                closed = true;
                action.accept(System.nanoTime() + MAX_SHUTDOWN_TIME.toNanos());
            }
        } finally {
            lock.unlock();
        }
    }
}
