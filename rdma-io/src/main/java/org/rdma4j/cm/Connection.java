package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.VerbsException;

/**
 * A reliable connection to a peer, established through the connection manager. A connection is either created by {@link
 * #to} or accepted by a {@link Listener}. Receives can be posted to its queue pair immediately; all other work requires
 * the connection to be {@linkplain #establish established}.
 *
 * {@snippet lang=java :
 * try (Connection server = Connection.to(address, TIMEOUT)) {
 *     ReceiveRequest answer = server.prepareReceive(server.allocate(64)).post();
 *     server.establish(TIMEOUT).send(server.allocate(16), TIMEOUT);
 *     System.out.println(answer.await(TIMEOUT).length() + " bytes");
 * }
 * }
 *
 * <p>If the peer disconnects or terminates, outstanding work fails with an exception whose cause is a {@link
 * ConnectionException}. {@link #close} disconnects, then closes the queue pair, the memory returned by {@link
 * #allocate}, and the completion queue and protection domain created by the connection. Objects set in the {@link
 * ConnectionOptions} belong to the caller and remain open.
 *
 * <p>Only one thread at a time may use the queue pair; see {@link QueuePair}. {@link #isConnected} and {@link
 * #awaitEnd} may be called from any thread.
 *
 * @see "docs/guide/connection-manager.md"
 */
public final class Connection implements Closeable {
    private final CommunicationIdentifier identifier;
    private final QueuePairResources resources;
    private final QueuePair queuePair;
    private final Handshake handshake;
    private final ConnectionLifecycle life;

    /**
     * Creates a connection and its queue pair. The connection takes ownership of the identifier unless this constructor
     * throws an exception.
     *
     * @param request the peer's connection request, or {@code null} if this side connects
     */
    Connection(CommunicationIdentifier identifier, ConnectionOptions options, @Nullable Event request)
            throws RdmaException {
        this.identifier = identifier;
        this.resources = new QueuePairResources(identifier.deviceName(), QueuePairType.RC, options.queues());
        this.queuePair = resources.queuePair;
        try {
            this.handshake = new Handshake(
                    identifier, request == null ? options : options.limitedBy(request), request, queuePair);
            handshake.initialize();
            this.life = new ConnectionLifecycle(identifier, queuePair, handshake);
        } catch (Throwable e) {
            Closing.after(e, resources);
            throw e;
        }
    }

    /**
     * Creates a connection to a listening peer with default options. Equivalent to {@link #to(InetSocketAddress,
     * ConnectionOptions, Duration) to(peer, new ConnectionOptions(), timeout)}.
     */
    public static Connection to(InetSocketAddress peer, Duration timeout) throws RdmaException {
        return to(peer, new ConnectionOptions(), timeout);
    }

    /**
     * Creates a connection to a listening peer: resolves the peer's address and the route to it, then creates a queue
     * pair. The peer is not notified until {@link #establish} is called.
     *
     * @param timeout maximum duration of each of the two steps, address resolution and route resolution
     * @throws ConnectionException if no RDMA device is on the route to the peer, or the peer's machine does not respond
     * @throws VerbsException if this machine has no route to the peer, or the local address set in the options is not
     *     assigned to this machine
     * @throws RdmaTimeoutException if a step exceeds the timeout
     * @throws IllegalArgumentException if the address is unresolved, the options conflict, an option refers to an
     *     object on a device other than the route's, or a completion queue set in the options has insufficient
     *     remaining capacity for the requests of the queue pair
     */
    public static Connection to(InetSocketAddress peer, ConnectionOptions options, Duration timeout)
            throws RdmaException {
        try (ResolvedRoute route = ResolvedRoute.await(SharedChannel.get(), peer, options, timeout)) {
            return route.create(options);
        }
    }

    /**
     * Starts resolving a listening peer's address and the route to it, without waiting. The thread that takes the
     * channel's events completes the future. If the first step fails, the future is complete when this method returns.
     * Canceling the future ends the operation.
     *
     * {@snippet lang=java :
     * Connection.resolve(channel, peer, options, TIMEOUT)
     *         .thenCompose(route -> {
     *             try (route) {
     *                 Connection connection = route.create(options);
     *                 connections.add(connection); // Closed later, even if it cannot be established.
     *                 // Post receives.
     *                 return connection.establishAsync();
     *             } catch (IOException e) {
     *                 return CompletableFuture.failedFuture(e);
     *             }
     *         })
     *         .whenComplete((connection, failure) -> log(connection, failure));
     * }
     *
     * @param channel channel that delivers the events of the connection; it must be closed after the connection
     * @param timeout maximum duration of each of the two steps, address resolution and route resolution, rounded down to
     *     milliseconds but at least 1 ms
     * @return a future that completes with the route, which the caller must close, or exceptionally with one of the
     *     exceptions of {@link #to(InetSocketAddress, ConnectionOptions, Duration) to}
     */
    public static CompletableFuture<ResolvedRoute> resolve(
            EventChannel channel, InetSocketAddress peer, ConnectionOptions options, Duration timeout) {
        return ResolvedRoute.start(channel, peer, options, timeout);
    }

    /** Returns the queue pair. Receives can be posted immediately, other work once the connection is established. */
    public QueuePair queuePair() {
        return queuePair;
    }

    /**
     * Prepares a receive for one message from the peer. See {@link QueuePair#prepareReceive QueuePair.prepareReceive}.
     */
    public ReceiveRequest prepareReceive(LocalMemory... into) {
        return queuePair.prepareReceive(into);
    }

    /**
     * Sends a message and waits for its completion. See {@link QueuePair#send QueuePair.send}. On InfiniBand and RoCE,
     * a completion means that the peer's device has acknowledged the message. A failure does not imply that the peer
     * did not receive the message: if the peer closes the connection immediately after receiving it, the
     * acknowledgement may be lost. The side that sends the last message should therefore close the connection first.
     */
    public void send(LocalMemory from, Duration timeout) throws RdmaException {
        queuePair.send(from, timeout);
    }

    /**
     * Returns the completion queue for sends and receives. Only programs that poll the queue themselves need it;
     * waiting for a single request polls the queue implicitly.
     *
     * @throws IllegalStateException if sends and receives have different completion queues; use {@link
     *     QueuePair#sendCompletions QueuePair.sendCompletions} and {@link QueuePair#receiveCompletions
     *     QueuePair.receiveCompletions} instead
     */
    public CompletionQueue completions() {
        if (queuePair.sendCompletions() != queuePair.receiveCompletions()) {
            throw new IllegalStateException("Sends and receives of " + queuePair + " have different completion queues."
                    + " Use queuePair().sendCompletions() and queuePair().receiveCompletions().");
        }
        return queuePair.sendCompletions();
    }

    /**
     * Returns the queue pair's protection domain. Memory used with the queue pair must be registered in this domain.
     */
    public ProtectionDomain domain() {
        return resources.domain;
    }

    /**
     * Allocates and registers memory that is freed when the connection is closed.
     *
     * @param bytes size in bytes, at least 1
     * @param remote operations that the peer may perform on the memory (default none)
     * @throws IllegalStateException if the connection is closed
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        return resources.allocate(bytes, remote);
    }

    /** Returns the connection's local address. */
    public InetSocketAddress localAddress() {
        return identifier.localAddress();
    }

    /** Returns the peer's address. */
    public InetSocketAddress peerAddress() {
        return identifier.peerAddress();
    }

    /**
     * Returns the private data received from the peer. For an accepted connection, this is the data sent with the
     * request; otherwise, it is the data sent with the acceptance, which is available once the connection is
     * established. The transport may append zeros.
     */
    public byte[] peerData() {
        return handshake.peerData().clone();
    }

    /**
     * Returns {@code true} if the connection is established, has not ended, and this side has not disconnected. May be
     * called from any thread.
     *
     * <p>If the link of the connection stays down, a thread that waits for a message or for the end of the connection
     * ends the connection: see {@link ConnectionOptions#withLinkTimeout}.
     *
     * <p>The result does not depend on the state of the queue pair. On InfiniBand and RoCE, if the queue pair fails on
     * this side, for example with {@link org.rdma4j.verbs.WorkStatus#LOC_LEN_ERR}, the connection ends only when one
     * side closes it or terminates. Until then, the {@link QueuePair#state} of the {@link #queuePair} is {@link
     * QueuePairState#ERR}.
     */
    public boolean isConnected() {
        return life.isConnected();
    }

    /**
     * Waits until the connection ends because the peer disconnects or terminates, the device is removed, or the link
     * stays down. Returns normally in all of these cases, after the consumer set by {@link #onEnd} has been called. If
     * the thread that calls the consumer is delayed, this method returns after at most one second; the consumer is then
     * called later, but not after {@link #close}. The side that receives the last message should call this method
     * before {@code close}, so that the acknowledgement of that message reaches the peer. May be called from any
     * thread.
     *
     * @throws IllegalStateException if the connection has not been established, or is closed during the wait
     * @throws RdmaTimeoutException if the connection does not end within the timeout; the connection remains
     *     established
     */
    public void awaitEnd(Duration timeout) throws RdmaTimeoutException {
        life.awaitEnd(timeout);
    }

    /**
     * Establishes the connection: sends a connection request or accepts the peer's, and waits until both sides are
     * ready. May be called only once. If this method throws an exception, the connection can only be closed. Closing it
     * remains the caller's responsibility, so store a reference to the connection before calling this method.
     *
     * <p>On iWARP, the connecting side must send the first message: if the accepting side sends first, the connection
     * may end (RFC 5044, section 7.1). <b>With soft-iWARP, either order can fail</b>: the first message of the
     * connecting side may remain unread until a second message arrives, and a message of the accepting side that
     * overtakes its response makes this method fail on the connecting side with {@link EventType#CONNECT_ERROR}. The
     * latter is rare. With soft-iWARP, either let the connecting side repeat its first message, or let the accepting
     * side send a message for which the connecting side waits; in both cases, connect again if that fails.
     *
     * <p>soft-iWARP establishes the TCP connection in a call that cannot be canceled and then waits up to ten seconds
     * for the peer's response. The local port is chosen without regard to other sockets on this machine; if a socket is
     * using the port, this method throws a {@link VerbsException} with the error {@code EADDRINUSE}. A new connection
     * gets a different port.
     *
     * <p>May be called from any thread. The calling thread does not become the owner of the queue pair.
     *
     * @throws ConnectionException if the peer rejects the request or does not respond, or no program is listening at
     *     the peer's address
     * @throws RdmaTimeoutException if the connection is not established within the timeout
     * @throws IllegalStateException if this method has been called before, or the connection is closed
     */
    public Connection establish(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        life.establish(timeout);
        return this;
    }

    /**
     * Starts establishing the connection, without waiting: sends a connection request or accepts the peer's. The thread
     * that takes the events of the connection's channel completes the future. If the first step fails, the future is
     * complete when this method returns. There is no timeout; to give up, close the connection, which completes the
     * future exceptionally with an {@link IllegalStateException}.
     *
     * <p>On iWARP, the call that connects may block. A temporary daemon thread makes it; {@link #close} waits until the
     * call has returned. Otherwise equivalent to {@link #establish}.
     *
     * @return a future that completes with this connection, or exceptionally with one of the exceptions of {@code
     *     establish}
     * @throws IllegalStateException if this method or {@code establish} has been called before, or the connection is
     *     closed
     */
    public CompletableFuture<Connection> establishAsync() {
        return life.establishAsync(this);
    }

    /**
     * Sets the consumer that is notified when the connection ends for a reason other than {@link #close}: because the
     * peer disconnects or terminates, the device is removed, or the link stays down. The thread that takes the events
     * of the connection's channel, or the waiting thread that has noticed the loss of the link, calls the consumer, at
     * most once; if the end has already been handled, the current thread calls it immediately. The consumer must not
     * block. Its exceptions are logged. Replaces the consumer set before. May be called from any thread.
     *
     * <p>If the connection cannot be established, the consumer is not notified.
     */
    public void onEnd(Consumer<ConnectionException> consumer) {
        life.onEnd(Objects.requireNonNull(consumer));
    }

    /**
     * Disconnects without waiting. When the peer has disconnected as well, the consumer set by {@link #onEnd} is
     * notified; the connection can then be closed. It may also be closed earlier: after a call of this method, {@link
     * #close} does not wait for the peer. Has no effect if the connection is not established or has ended. May be called
     * from any thread.
     */
    public void disconnect() {
        life.disconnect();
    }

    /**
     * Guards the queue pair, and the completion queue created by the connection, with a lock. See {@link
     * QueuePair#guardedBy QueuePair.guardedBy}. From then on, only the thread that holds the lock may use them or close
     * the connection. A completion queue set in the options is not affected.
     *
     * @throws IllegalArgumentException if the lock is of a subclass of {@link ReentrantLock}
     * @throws IllegalStateException if the current thread does not hold the lock, or the connection is closed
     * @throws WrongThreadException if another thread owns the queue pair or the completion queue
     */
    public void guardedBy(ReentrantLock lock) {
        resources.guardedBy(lock);
    }

    /**
     * Releases the queue pair, and the completion queue created by the connection, so that another thread may use them.
     * A completion queue set in the options is not affected.
     *
     * @throws WrongThreadException if another thread owns the queue pair or the completion queue
     */
    public void release() {
        resources.release();
    }

    /**
     * Disconnects, waits up to one second for the peer to disconnect as well, and frees the connection's resources.
     * Does not wait if the queue pair has failed or has been aborted, or {@link #disconnect} has been called. Idempotent.
     * Must be called by the thread that owns the queue pair or holds its lock. If the completion queue created by the
     * connection is registered with an {@link org.rdma4j.event.EventLoop}, it must be unregistered first.
     *
     * <p>Work in flight ends with the status {@link org.rdma4j.verbs.WorkStatus#WR_FLUSH_ERR}, and polls do not deliver
     * its completions. Afterwards, the device no longer uses the buffers of that work, so leases and regions can be
     * closed. A region that the program has registered in the connection's own protection domain must be closed before
     * the connection; if work in flight uses the region, call {@link QueuePair#abort} first.
     *
     * @throws IllegalStateException if an object created from the connection's protection domain is still open; close
     *     it, then call this method again
     * @throws WrongThreadException if another thread owns the queue pair; the connection remains established
     * @throws VerbsException if the driver fails to free a resource; call this method again to free the remaining
     *     resources
     */
    @Override
    public void close() throws VerbsException {
        resources.checkOwner();
        life.close();
        try {
            resources.close();
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
        identifier.close();
    }
}
