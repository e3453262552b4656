package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.internal.Closing;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.message.MessageStatistics;
import org.rdma4j.message.Request;

/**
 * A transport with a message connection to each other node. A node accepts the connections of all higher ranks from the
 * time at which the transport is opened, on the thread of its event loop, and connects to all lower ranks when it performs
 * its first operation.
 *
 * <p><b>Flow control.</b> A received message occupies a slot of its connection until it is received by the algorithm, so a
 * peer that is ahead can send {@link #WINDOW} messages. Sends that the connection does not accept remain in a queue of the
 * peer; the thread that performs the operation copies them to the connection while it waits.
 *
 * <p><b>Reports.</b> When a connection is open, each side sends a request, which the other side answers with the report of
 * its failure. Answers need no capacity that messages could exhaust, and all messages fit into a slot, so no message delays
 * an answer. A node that has failed discards the messages that it receives.
 *
 * <p><b>Locking.</b> The lock guards the state that the event loop shares with the thread that performs an operation.
 */
final class MessageTransport implements Transport, Closeable {
    static final System.Logger LOG = System.getLogger("org.rdma4j.network");

    /** Number of messages that a peer can send before this node has received them. */
    private static final int WINDOW = 8;

    /** Size of a slot: a message and its header, aligned. */
    private static final int SLOT_BYTES = MAX_MESSAGE_BYTES + 64;

    /** Time after which an idle connection is probed, to detect a host that has vanished. */
    private static final Duration KEEP_ALIVE = Duration.ofSeconds(5);

    /** Maximum time that {@link #close} waits for the peers to receive all messages. */
    private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(5);

    /** Maximum time to connect to a peer. */
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(60);

    /** Connections that are accepted in addition to those of the peers: strangers, until they are recognized. */
    private static final int MAX_STRANGERS = 16;

    private static final MessageOptions OPTIONS = new MessageOptions()
            .withSlotSize(SLOT_BYTES)
            .withWindow(WINDOW)
            .withOffers(0)
            .withRequests(1)
            .withMaxMessageSize(MAX_MESSAGE_BYTES)
            .withKeepAlive(KEEP_ALIVE)
            .withCloseTimeout(CLOSE_TIMEOUT);

    private final int rank;
    private final EventLoop loop;
    private final MessageServer server;
    private final CollectiveEndpoint endpoint;
    private final List<TransportPeer> peers = new ArrayList<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();

    /** Reports of peers that have not been taken. Guarded by the lock. */
    private final Queue<Report> reports = new ArrayDeque<>();

    /** Report of this node; {@code null} if it has not failed. Guarded by the lock. */
    private byte @Nullable [] ownReport;

    /** Endpoints of all nodes; empty before {@link #setEndpoints}. */
    private List<CollectiveEndpoint> endpoints = List.of();

    /** Whether this node has begun to connect to lower ranks. Guarded by the lock. */
    private boolean connecting;

    /** Whether {@link #close} has been called. Guarded by the lock. */
    private boolean closed;

    /** A condition for which a thread waits. */
    interface Poll<T> {
        /** Returns the result, or {@code null} to continue to wait. Called with the lock held. */
        @Nullable
        T poll() throws IOException;
    }

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

    private MessageTransport(EventLoop loop, InetSocketAddress address, int rank, int size) throws IOException {
        this.loop = loop;
        this.rank = rank;
        for (int peer = 0; peer < size; peer++) {
            peers.add(new TransportPeer(peer, lock));
        }
        long key = new SecureRandom().nextLong();
        server = MessageServer.on(address)
                .loops(loop)
                .options(OPTIONS)
                .maxConnections(size + MAX_STRANGERS)
                .handler(new TransportHandler(this, null, key))
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
                throw new UnsupportedOperationException(
                        "rank " + peer + " cannot perform collective operations: " + all.get(peer).reason());
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

    @Override
    public MessageStatistics statistics() {
        lock.lock();
        try {
            return peers.stream()
                    .map(TransportPeer::statistics)
                    .reduce(
                            new MessageStatistics(0, 0, 0, 0, 0, 0),
                            (a, b) -> new MessageStatistics(
                                    a.sentMessages() + b.sentMessages(),
                                    a.sentBytes() + b.sentBytes(),
                                    a.receivedMessages() + b.receivedMessages(),
                                    a.receivedBytes() + b.receivedBytes(),
                                    a.largeMessages() + b.largeMessages(),
                                    a.blocked() + b.blocked()));
        } finally {
            lock.unlock();
        }
    }

    // Connections.

    /** Begins to connect to lower ranks, unless this has been done. */
    private void connect() {
        lock.lock();
        try {
            if (closed) {
                throw new IllegalStateException("the collective operations of rank " + rank + " are closed");
            }
            if (connecting) {
                return;
            }
            connecting = true;
        } finally {
            lock.unlock();
        }
        for (TransportPeer peer : peers.subList(0, rank)) {
            CollectiveEndpoint remote = endpoints.get(peer.rank);
            InetSocketAddress address = remote.address().orElseThrow();
            TransportHandler handler = new TransportHandler(this, peer, remote.key());
            MessageConnection.toAsync(loop, address, OPTIONS, CONNECT_TIMEOUT, handler)
                    .whenComplete((connection, e) -> {
                        if (e != null) {
                            failed(peer, e instanceof IOException io ? io : new IOException(e.toString(), e));
                        }
                    });
        }
    }

    @Nullable
    TransportPeer peer(int number) {
        return number >= 0 && number < peers.size() && number != rank ? peers.get(number) : null;
    }

    // Called by the event loop.

    /** Returns {@code true} if a peer has had no connection so far. */
    boolean accepts(TransportPeer peer) {
        return locked(peer::isNew);
    }

    /** Sets the connection to a peer. */
    void opened(TransportPeer peer, MessageConnection connection) {
        locked(() -> {
            peer.open(connection);
            return true;
        });
    }

    /** Answers a request with the report of this node: at once if this node has failed, or when it fails. */
    void reportRequested(TransportPeer peer, Request request) {
        locked(() -> {
            peer.setReportRequest(request);
            byte[] report = ownReport;
            if (report != null) {
                peer.report(report);
            }
            return true;
        });
    }

    void reported(TransportPeer peer, byte[] content) {
        locked(() -> reports.add(new Report(peer.rank, content)));
    }

    void arrived(TransportPeer peer, Message message) {
        locked(() -> {
            if (ownReport == null && !closed) {
                peer.add(message.retain());
            }
            return true;
        });
    }

    void writable(TransportPeer peer) {
        locked(() -> {
            peer.writable();
            return true;
        });
    }

    void failed(TransportPeer peer, IOException cause) {
        locked(() -> {
            peer.fail(cause);
            return true;
        });
    }

    private interface Action {
        boolean run();
    }

    /** Runs an action with the lock held, and notifies the thread that performs an operation. */
    private boolean locked(Action action) {
        lock.lock();
        try {
            boolean result = action.run();
            changed.signalAll();
            return result;
        } finally {
            lock.unlock();
        }
    }

    // Waiting.

    /** Returns {@code true} if a report is available. Called with the lock held. */
    boolean hasReports() {
        return !reports.isEmpty();
    }

    /** Sends pending messages and polls until there is a result. Returns {@code null} if the deadline has passed. */
    <T> @Nullable T await(long deadline, Poll<T> condition) throws IOException {
        while (true) {
            peers.forEach(TransportPeer::pump);
            lock.lock();
            try {
                T result = condition.poll();
                if (result != null) {
                    return result;
                }
                long nanos = deadline - System.nanoTime();
                if (nanos <= 0) {
                    return null;
                }
                if (peers.stream().noneMatch(TransportPeer::canPump)) {
                    changed.awaitNanos(nanos);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new InterruptedIOException("interrupted");
            } finally {
                lock.unlock();
            }
        }
    }

    // The methods of the interface.

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int size() {
        return peers.size();
    }

    @Override
    public String address(int node) {
        return endpoints.get(node).host();
    }

    @Override
    public Send startSend(int peer, MemorySegment from) throws IOException {
        connect();
        TransportPeer to = peers.get(peer);
        lock.lock();
        try {
            to.checkConnected();
        } finally {
            lock.unlock();
        }
        TransportSend send = new TransportSend(this, to, from);
        to.add(send);
        to.pump();
        return send;
    }

    @Override
    public long receive(int peer, MemorySegment into, long deadline) throws IOException {
        connect();
        TransportPeer from = peers.get(peer);
        Long length = await(deadline, () -> {
            long received = from.receive(into);
            if (received < 0 && reports.isEmpty()) {
                from.checkConnected();
                return null;
            }
            return received;
        });
        return length == null ? -1 : length;
    }

    @Override
    public long peek(int peer, MemorySegment into) {
        lock.lock();
        try {
            return peers.get(peer).peek(into);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void report(byte[] content) {
        locked(() -> {
            ownReport = content;
            for (TransportPeer peer : peers) {
                peer.report(content);
                peer.discardReceived();
            }
            return true;
        });
    }

    @Override
    public @Nullable Report takeReport(long deadline) throws InterruptedIOException {
        connect();
        try {
            return await(deadline, reports::poll);
        } catch (InterruptedIOException e) {
            throw e;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Closes all connections and stops the event loop. Waits until the peers have received all messages, at most some
     * seconds. Idempotent.
     */
    @Override
    public void close() throws IOException {
        List<CompletableFuture<Void>> ends = new ArrayList<>();
        lock.lock();
        try {
            if (closed) {
                return;
            }
            closed = true;
            for (TransportPeer peer : peers) {
                peer.discardReceived();
                MessageConnection connection = peer.connection();
                if (connection != null && connection.isOpen()) {
                    ends.add(connection.closeAsync());
                }
            }
        } finally {
            lock.unlock();
        }
        try {
            loop.await(CompletableFuture.allOf(ends.toArray(CompletableFuture[]::new)), CLOSE_TIMEOUT.plusSeconds(2));
            server.close();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "A connection for collective operations was not closed in order", e);
            Closing.after(e, server);
        }
        loop.close();
    }
}
