package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.internal.Closing;
import org.rdma4j.message.ConnectionRejectedException;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.message.MessageStatistics;

/**
 * A transport with a message connection to each other node. From the time at which the transport is opened, a node
 * accepts the connections of all higher ranks on the thread of its event loop. The node connects to all lower ranks
 * when it performs its first operation.
 *
 * <p><b>Flow control.</b> A message that has arrived occupies a slot of its connection until the algorithm receives it,
 * so a peer can send up to {@link #WINDOW} messages ahead of this node. If the connection does not accept a send, the
 * send is queued in its {@link TransportPeer}, and the thread that performs the operation copies it to the connection
 * later, while that thread waits.
 *
 * <p><b>Reports.</b> When a connection has been opened, each side sends a request, which the other side answers with
 * its report if it fails. Answers do not depend on capacity that messages could exhaust, and all messages fit into a
 * slot, so no message delays an answer. A node that has failed discards the messages that it receives.
 *
 * <p><b>Threads.</b> {@link TransportState} contains the state that the event loop shares with the thread that performs
 * an operation.
 */
final class MessageTransport implements Transport, Closeable {
    static final System.Logger LOG = System.getLogger("org.rdma4j.network");

    /** Number of messages that a peer can send before this node has received them. */
    private static final int WINDOW = 8;

    /** Size of a slot: a message and its header, aligned. */
    private static final int SLOT_BYTES = MAX_MESSAGE_BYTES + 64;

    /** Time after which an idle connection is probed, so that the failure of a host is detected. */
    private static final Duration KEEP_ALIVE = Duration.ofSeconds(5);

    /** Maximum time for which {@link #close} waits for the peers to receive all messages. */
    private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(5);

    /** Maximum time to connect to a peer. */
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(60);

    /** Delay after which this node connects again to a peer that has rejected it because of other connections. */
    private static final Duration RETRY_DELAY = Duration.ofMillis(50);

    /**
     * Number of connections that are accepted in addition to those of the peers, because a client that is not a peer is
     * rejected only after its first request. At most {@link TransportHandler#MAX_UNIDENTIFIED} of them are open; the
     * others are being opened.
     */
    private static final int MAX_STRANGERS = 16;

    private static final MessageOptions OPTIONS = new MessageOptions()
            .withSlotSize(SLOT_BYTES)
            .withWindow(WINDOW)
            .withOffers(0)
            .withRequests(1)
            .withMaxMessageSize(MAX_MESSAGE_BYTES)
            .withKeepAlive(KEEP_ALIVE)
            .withCloseTimeout(CLOSE_TIMEOUT);

    private final TransportState state;
    private final EventLoop loop;
    private final MessageServer server;
    private final CollectiveEndpoint endpoint;

    /** Endpoints of all nodes; empty before {@link #setEndpoints}. */
    private List<CollectiveEndpoint> endpoints = List.of();

    /**
     * Opens a transport that accepts connections. The caller must close it.
     *
     * @param device name of the device
     * @param hostname host name or IP address of this host, whose address is used if it belongs to the device; empty if
     *     unknown
     * @throws IOException if the connection manager is not available, or the device has no IP address
     */
    static MessageTransport open(String device, String hostname, int rank, int size) throws IOException {
        InetSocketAddress address = new InetSocketAddress(DeviceAddresses.of(device, hostname), 0);
        EventLoop loop = EventLoop.start(new EventLoopOptions().withName("collectives of rank " + rank));
        try {
            return new MessageTransport(loop, address, rank, size);
        } catch (Throwable e) {
            Closing.after(e, loop::close);
            throw e;
        }
    }

    /**
     * Opens a transport and exchanges endpoints with all other nodes over TCP. The caller must close it.
     *
     * @throws IOException under the same conditions as {@link #open}, or if nodes are missing when the timeout expires
     */
    static MessageTransport join(NetworkConfig config, int rank, Duration timeout) throws IOException {
        NodeConfig host = config.host(rank);
        MessageTransport transport = open(host.device(), host.hostname(), rank, config.worldSize());
        try (Rendezvous rendezvous = Rendezvous.of(config, rank)) {
            List<CollectiveEndpoint> all = new ArrayList<>();
            for (byte[] each : rendezvous.exchange(transport.endpoint().toBytes(), timeout)) {
                all.add(CollectiveEndpoint.from(ByteBuffer.wrap(each)));
            }
            transport.setEndpoints(all);
            return transport;
        } catch (Throwable e) {
            Closing.after(e, transport);
            throw e;
        }
    }

    private MessageTransport(EventLoop loop, InetSocketAddress address, int rank, int size) throws IOException {
        this.loop = loop;
        this.state = new TransportState(rank, size);
        long key = new SecureRandom().nextLong();
        server = MessageServer.on(address)
                .loops(loop)
                .options(OPTIONS)
                .maxConnections(size + MAX_STRANGERS)
                .openTimeout(TransportHandler.IDENTIFICATION_TIMEOUT)
                .handler(new TransportHandler(state, null, key))
                .start();
        endpoint = new CollectiveEndpoint(Optional.of(server.address()), key, "");
    }

    /** Returns the endpoint of this node, to be distributed to the other nodes. */
    CollectiveEndpoint endpoint() {
        return endpoint;
    }

    /** Throws an {@link UnsupportedOperationException} if a node cannot perform collective operations. */
    static void checkAvailable(List<CollectiveEndpoint> all) {
        for (int peer = 0; peer < all.size(); peer++) {
            if (all.get(peer).address().isEmpty()) {
                throw new UnsupportedOperationException("rank " + peer + " cannot perform collective operations: "
                        + all.get(peer).reason());
            }
        }
    }

    /**
     * Sets the endpoints of all nodes. Must be called before the first operation.
     *
     * @throws UnsupportedOperationException if a node cannot perform collective operations
     */
    void setEndpoints(List<CollectiveEndpoint> all) {
        checkAvailable(all);
        endpoints = List.copyOf(all);
    }

    // Connections.

    /** Starts connecting to all lower ranks on the first call. */
    private void connect() {
        if (!state.beginToConnect()) {
            return;
        }
        for (TransportPeer peer : state.peers().subList(0, rank())) {
            connect(peer, System.nanoTime() + CONNECT_TIMEOUT.toNanos());
        }
    }

    /** Connects to a peer. Tries again while the connections of strangers, which end soon, exclude this node. */
    private void connect(TransportPeer peer, long deadline) {
        CollectiveEndpoint remote = endpoints.get(peer.rank);
        InetSocketAddress address = remote.address().orElseThrow();
        TransportHandler handler = new TransportHandler(state, peer, remote.key());
        MessageConnection.toAsync(loop, address, OPTIONS, CONNECT_TIMEOUT, handler)
                .whenComplete((connection, e) -> {
                    boolean full = e instanceof ConnectionRejectedException rejected
                            && rejected.reason() == ConnectionRejectedException.Reason.TOO_MANY_CONNECTIONS;
                    if (full && deadline - System.nanoTime() > 0) {
                        loop.schedule(() -> connect(peer, deadline), RETRY_DELAY);
                    } else if (e != null) {
                        state.failed(peer, e instanceof IOException io ? io : new IOException(e.toString(), e));
                    }
                });
    }

    /** Returns the peer with a rank, or {@code null} if there is none. */
    @Nullable
    TransportPeer peer(int number) {
        return state.peer(number);
    }

    // Methods of Transport.

    @Override
    public int rank() {
        return state.rank();
    }

    @Override
    public int size() {
        return state.peers().size();
    }

    @Override
    public MessageStatistics statistics() {
        MessageStatistics sum = new MessageStatistics(0, 0, 0, 0, 0, 0);
        for (TransportPeer peer : state.peers()) {
            MessageStatistics next = peer.statistics();
            sum = new MessageStatistics(
                    sum.sentMessages() + next.sentMessages(),
                    sum.sentBytes() + next.sentBytes(),
                    sum.receivedMessages() + next.receivedMessages(),
                    sum.receivedBytes() + next.receivedBytes(),
                    sum.largeMessages() + next.largeMessages(),
                    sum.blocked() + next.blocked());
        }
        return sum;
    }

    @Override
    public String address(int node) {
        return endpoints.get(node).host();
    }

    @Override
    public Send startSend(int peer, MemorySegment from) throws IOException {
        connect();
        TransportPeer to = state.peers().get(peer);
        state.poll(() -> {
            to.checkConnected();
            return null;
        });
        TransportSend send = new TransportSend(state, to, from);
        to.add(send);
        to.pump();
        return send;
    }

    @Override
    public long receive(int peer, MemorySegment into, long deadline) throws IOException {
        connect();
        TransportPeer from = state.peers().get(peer);
        Long length = state.await(deadline, () -> {
            long received = from.receive(into);
            if (received < 0 && !state.hasReports()) {
                from.checkConnected();
                return null;
            }
            return received;
        });
        return length == null ? -1 : length;
    }

    @Override
    public long peek(int peer, MemorySegment into) {
        return state.peers().get(peer).peek(into);
    }

    @Override
    public void report(byte[] content) {
        state.report(content);
    }

    @Override
    public @Nullable Report takeReport(long deadline) throws InterruptedIOException {
        connect();
        try {
            return state.await(deadline, state::nextReport);
        } catch (InterruptedIOException e) {
            throw e;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Closes all connections and stops the event loop. Waits, at most for a few seconds, until the peers have received
     * all messages. Idempotent.
     */
    @Override
    public void close() throws IOException {
        if (!state.close()) {
            return;
        }
        List<CompletableFuture<Void>> ends = new ArrayList<>();
        for (TransportPeer peer : state.peers()) {
            MessageConnection connection = peer.connection();
            if (connection != null && connection.isOpen()) {
                ends.add(connection.closeAsync());
            }
        }
        try {
            loop.await(CompletableFuture.allOf(ends.toArray(CompletableFuture[]::new)), CLOSE_TIMEOUT.plusSeconds(2));
            server.close();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "The connections for collective operations were not closed cleanly", e);
            Closing.after(e, server);
        }
        loop.close();
    }
}
