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
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.Timeouts;

/**
 * Exchanges data between all nodes of a network over TCP, before the nodes are connected by RDMA. In each exchange,
 * every node contributes a payload and receives the payloads of all nodes.
 *
 * {@snippet lang=java :
 * try (Rendezvous rendezvous = Rendezvous.of(config, rank)) {
 *     List<byte[]> endpoints = rendezvous.exchange(ownEndpoint, TIMEOUT);
 *     connect(endpoints);
 *     rendezvous.exchange(new byte[0], TIMEOUT); // Returns after all nodes have connected.
 * }
 * }
 *
 * <p><b>Connections.</b> Every node except rank 0 listens on its configured port from the call to {@link #of} until it
 * has received all payloads of the first exchange. Every node connects to all nodes of higher rank and retries failed
 * attempts until the deadline. Nodes may start in any order. A node that terminates during the first exchange may be
 * restarted.
 *
 * <p><b>Authentication.</b> The cluster token is never sent. Each node proves that it knows the token by sending an
 * HMAC over random numbers from both nodes and authenticates each message in the same way. Messages are not encrypted:
 * an eavesdropper can read the payloads and try to guess the token offline, so choose a long random token.
 *
 * <p><b>Rejected connections.</b> A connection is closed, without affecting the exchange, if the peer has a different
 * token, host list or protocol version, if its rank is already connected, or if it sends invalid data. A connection
 * whose handshake exceeds {@link RendezvousOptions#handshakeTimeout} is closed as well.
 *
 * <p><b>Limits.</b> At most {@link RendezvousOptions#maxPendingConnections} connections are open whose peers have not
 * proved that they know the token; each has a receive buffer of 256 bytes. If another connection arrives, or the
 * process has reached its limit on open files, the oldest of them is closed. Each node may have one authenticated
 * connection. Its receive buffer grows with the bytes received to at most {@link RendezvousOptions#maxPayloadBytes}, and
 * the payloads of at most two exchanges are kept for each node. A node that knows the token is trusted: it can claim any
 * rank below the receiver's that has not connected, abort the exchange, or delay it until the deadline.
 *
 * <p><b>Outcome.</b> {@link #exchange} returns on a node only after all nodes have received all payloads. If a node's
 * deadline passes, or the node loses its connection to another node after the first exchange, it notifies the other
 * nodes and throws an exception that names the nodes concerned. An exchange therefore either succeeds on all nodes or
 * fails on all nodes. The outcome can differ only if a node or the network fails while the nodes are confirming receipt
 * to each other, which no protocol can rule out: in that case, the exchange may succeed on some nodes and fail on
 * others.
 *
 * <p>A rendezvous has no thread of its own and is idle between calls. Host names are resolved on virtual threads, which
 * may outlive an exchange until the system's resolver returns. Only one thread at a time may use a rendezvous; a method
 * called while another thread is using it throws a {@link WrongThreadException}. To end an exchange early, interrupt
 * the thread that performs it.
 *
 * @see "docs/guide/cluster.md"
 */
public final class Rendezvous implements Closeable {
    /** Maximum time reserved at the end of an exchange for confirming receipt of all payloads. */
    private static final Duration MAX_CONFIRMATION_TIME = Duration.ofSeconds(1);

    /** Maximum time to wait for the peers to close their connections. */
    private static final Duration MAX_SHUTDOWN_TIME = Duration.ofMillis(500);

    private final ExchangeState exchange;
    private final ConnectionLoop connections;
    private final int maxPayloadBytes;
    private final ReentrantLock lock = new ReentrantLock();

    /** Whether this rendezvous has been closed or an exchange has failed. */
    private boolean closed;

    private Rendezvous(ExchangeState exchange, ConnectionLoop connections, int maxPayloadBytes) {
        this.exchange = exchange;
        this.connections = connections;
        this.maxPayloadBytes = maxPayloadBytes;
    }

    /**
     * Creates a rendezvous for the given rank with {@linkplain RendezvousOptions#DEFAULT default options}. Unless the
     * rank is 0, the rendezvous immediately starts to listen on the node's configured port.
     *
     * @param config the configuration of the network
     * @param rank the rank of this node
     * @throws IllegalArgumentException if the network has no such rank
     * @throws RendezvousException if the node cannot listen on its port
     */
    public static Rendezvous of(NetworkConfig config, int rank) throws RendezvousException {
        return of(config, rank, RendezvousOptions.DEFAULT);
    }

    /**
     * Creates a rendezvous for the given rank. Unless the rank is 0, the rendezvous immediately starts to listen on the
     * node's configured port.
     *
     * @param config the configuration of the network
     * @param rank the rank of this node
     * @param options the options, which may differ between nodes
     * @throws IllegalArgumentException if the network has no such rank
     * @throws RendezvousException if the node cannot listen on its port
     */
    public static Rendezvous of(NetworkConfig config, int rank, RendezvousOptions options) throws RendezvousException {
        NodeConfig host = config.host(rank);
        Selector selector = null;
        ServerSocketChannel listener = null;
        try {
            selector = Selector.open();
            if (rank > 0) {
                listener = ServerSocketChannel.open();
                listener.bind(listenAddress(host), IncomingConnections.BACKLOG);
            }
            ExchangeState exchange = new ExchangeState(config, rank);
            return new Rendezvous(
                    exchange, new ConnectionLoop(exchange, options, selector, listener), options.maxPayloadBytes());
        } catch (Error e) {
            Closeables.close(listener);
            Closeables.close(selector);
            throw e;
        } catch (IOException | RuntimeException e) {
            Closeables.close(listener);
            Closeables.close(selector);
            throw new RendezvousException(
                    host.name() + " cannot listen on its port: " + e.getMessage()
                            + ". Check that no other process uses the port",
                    e);
        }
    }

    private static InetSocketAddress listenAddress(NodeConfig host) {
        try {
            return new InetSocketAddress(InetAddress.ofLiteral(host.hostname()), host.port());
        } catch (IllegalArgumentException e) {
            // A host often resolves its own name to the loopback address, so listen on all addresses.
            return new InetSocketAddress(host.port());
        }
    }

    /**
     * Creates a rendezvous, performs a single exchange, and closes the rendezvous.
     *
     * @param config the configuration of the network
     * @param rank the rank of this node
     * @param payload the payload of this node
     * @param timeout maximum duration of the exchange
     * @return the payloads of all nodes, in rank order
     * @throws IllegalArgumentException if the network has no such rank, or the payload exceeds the default maximum
     *     length
     * @throws RendezvousException as for {@link #exchange(byte[], Duration)}
     */
    public static List<byte[]> exchange(NetworkConfig config, int rank, byte[] payload, Duration timeout)
            throws RendezvousException {
        try (Rendezvous rendezvous = of(config, rank)) {
            return rendezvous.exchange(payload, timeout);
        }
    }

    /**
     * Sends this node's payload to all other nodes and waits until all nodes have received all payloads.
     *
     * <p>The last tenth of the timeout, but at most one second, is reserved for confirming receipt. A node whose
     * payload has not arrived by then is considered missing.
     *
     * @param payload the payload of this node; must not be modified during the call
     * @param timeout maximum duration of the exchange
     * @return the payloads of all nodes, in rank order
     * @throws IllegalArgumentException if the payload is longer than {@link RendezvousOptions#maxPayloadBytes}
     * @throws IllegalStateException if this rendezvous is closed, or an earlier exchange failed
     * @throws RendezvousException if nodes are missing when the timeout expires, a node aborts the exchange, the
     *     connection to a node is lost after the first exchange, or the current thread is interrupted, in which case
     *     its interrupt status remains set
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
                        + " is closed, or an exchange has failed; create a new one");
            }
            return exchangeLocked(payload, timeout);
        } finally {
            lock.unlock();
        }
    }

    private void lock() {
        if (!StackReserve.tryLock(lock)) {
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
                    String.format(Locale.ROOT, "received no %s within %.1f s from %s", missingItem, seconds, reasons)
                            + connections.rejectionSummary(),
                    deadline,
                    missing.stream().map(peer -> peer.host.rank()).toList());
        }
    }

    /** Notifies the peers of a failure and returns the exception to throw. */
    private RendezvousException fail(String reason, long deadline, List<Integer> missing) {
        long now = System.nanoTime();
        connections.abort(reason, now + Math.min(deadline - now, MAX_SHUTDOWN_TIME.toNanos()));
        return new RendezvousException(exchange.name() + ": " + reason, missing);
    }

    /**
     * Closes this rendezvous because this node cannot continue. The current or next exchange on the other nodes fails
     * immediately with the given reason. Before the first exchange, there are no connections, so exchanges on the other
     * nodes fail only when their deadlines pass. Has no effect if this rendezvous is closed or an exchange has failed.
     *
     * @param reason the reason to report in exception messages on the other nodes, truncated to 1000 bytes
     * @throws WrongThreadException if another thread is using this rendezvous
     */
    public void giveUp(String reason) {
        Objects.requireNonNull(reason);
        closeWith(deadline -> connections.abort(reason, deadline));
    }

    /**
     * Closes all connections and stops listening. Waits up to half a second for delivery of the last messages.
     * Idempotent.
     *
     * @throws WrongThreadException if another thread is using this rendezvous
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
                try {
                    action.accept(System.nanoTime() + MAX_SHUTDOWN_TIME.toNanos());
                } finally {
                    connections.close();
                }
            }
        } finally {
            lock.unlock();
        }
    }
}
