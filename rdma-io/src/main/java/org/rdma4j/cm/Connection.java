package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.internal.QueuePairControl;
import org.rdma4j.internal.Timeouts;
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
 * <p>If the peer disconnects or terminates, outstanding work fails with an exception whose cause is a {@link
 * ConnectionException}. {@link #close} disconnects, then closes the queue pair, the memory returned by {@link
 * #allocate}, and the completion queue and protection domain created by the connection. Objects set in the {@link
 * ConnectionOptions} belong to the caller and remain open.
 *
 * <p>Only one thread at a time may use the queue pair; see {@link QueuePair}. {@link #isConnected} and {@link
 * #awaitEnd} may be called from any thread.
 */
public final class Connection implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.cm");

    /** Maximum time that {@link #close} waits for the peer to disconnect as well. */
    private static final Duration DISCONNECT_TIMEOUT = Duration.ofSeconds(1);

    private final CommunicationIdentifier identifier;
    private final QueuePairResources resources;
    private final QueuePair queuePair;
    private final Handshake handshake;
    private final QueuePairControl<QueuePair, RdmaException> control;

    /** Whether the connection has been established. Cleared when {@link #close} disconnects. */
    private volatile boolean established;

    /** Whether {@link #establish} or {@link #close} has been called. */
    private boolean begun;

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
        // Get the control only after the queue pair has been created: initializing the QueuePair class sets the
        // control.
        this.control = QueuePairControl.Holder.get();
        try {
            this.handshake = new Handshake(
                    identifier, request == null ? options : options.limitedBy(request), request, queuePair);
            handshake.initialize();
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
        CommunicationIdentifier identifier = EventLoop.shared().identifier();
        try {
            IdentifierOptions.setBeforeConnect(identifier, options);
            identifier.resolveAddress(options.localAddress(), peer, timeout);
            identifier.await(EventType.ADDR_RESOLVED, timeout);
            identifier.resolveRoute(timeout);
            identifier.await(EventType.ROUTE_RESOLVED, timeout);
            return new Connection(identifier, options, null);
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
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
     * Returns {@code true} if the connection is established and has not ended. May be called from any thread.
     *
     * <p>The result does not depend on the state of the queue pair. On InfiniBand and RoCE, if the queue pair fails on
     * this side, for example with {@link org.rdma4j.verbs.WorkStatus#LOC_LEN_ERR}, the connection ends only when one
     * side closes it or terminates. Until then, the {@link QueuePair#state} of the {@link #queuePair} is {@link
     * QueuePairState#ERR}.
     */
    public boolean isConnected() {
        return established && identifier.end() == null;
    }

    /**
     * Waits until the connection ends because the peer disconnects or terminates. The side that receives the last
     * message should call this method before {@link #close}, so that the acknowledgement of that message reaches the
     * peer. May be called from any thread.
     *
     * @throws IllegalStateException if the connection has not been established, or is closed during the wait
     * @throws RdmaTimeoutException if the connection does not end within the timeout; the connection remains
     *     established
     */
    public void awaitEnd(Duration timeout) throws RdmaTimeoutException {
        if (!established) {
            throw new IllegalStateException(
                    "The connection to " + identifier.address() + " is not established. Call establish() first.");
        }
        identifier.awaitEnd(timeout);
        if (identifier.end() == null) {
            if (!identifier.isOpen()) {
                throw new IllegalStateException("The connection to " + identifier.address() + " is closed");
            }
            throw new RdmaTimeoutException(
                    "The peer " + identifier.address() + " did not disconnect within " + Timeouts.text(timeout));
        }
    }

    /**
     * Establishes the connection: sends a connection request or accepts the peer's, and waits until both sides are
     * ready. May be called only once. If this method throws an exception, the connection can only be closed. Closing it
     * remains the caller's responsibility, so store a reference to the connection before calling this method.
     *
     * <p>On iWARP, the connecting side must send the first message: if the accepting side sends first, the connection
     * may end (RFC 5044, section 7.1). <b>soft-iWARP behaves the other way round</b>: the accepting side may send
     * first, but it may leave the connecting side's first message unread until a second message arrives. With
     * soft-iWARP, either let the accepting side send a message for which the connecting side waits, or wait with a
     * timeout and connect again if it expires.
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
        begin();
        FlightEvents.Connect event = new FlightEvents.Connect();
        event.begin();
        try {
            handshake.establish(timeout);
            established = true;
            identifier.onEvent(this::handle);
        } finally {
            event.end();
            if (event.shouldCommit()) {
                event.local = localAddress().toString();
                event.peer = peerAddress().toString();
                event.active = handshake.isActive();
                event.established = established;
                event.commit();
            }
        }
        return this;
    }

    private void begin() {
        if (begun) {
            throw new IllegalStateException("The connection to " + identifier.address()
                    + (established
                            ? " is already established"
                            : " is closed or could not be established. Create a new connection."));
        }
        begun = true;
    }

    /**
     * Handles an event on the established connection. Called by the event loop's thread, except for events that arrived
     * before the handler was set.
     */
    private void handle(Event event) {
        if (!event.type().isFailure()) {
            return;
        }
        control.disconnected(
                queuePair, new ConnectionException("The connection to " + identifier.address() + " has ended", event));
        // The peer's close() waits for this side to disconnect as well.
        if (event.type() == EventType.DISCONNECTED && established && !handshake.isIwarp()) {
            disconnect();
        }
    }

    /** Disconnects from the peer. Returns {@code false} if the call fails because the connection has already ended. */
    private boolean disconnect() {
        try {
            identifier.disconnect();
            return true;
        } catch (VerbsException | IllegalStateException e) {
            LOG.log(System.Logger.Level.DEBUG, "Cannot disconnect from " + identifier.address(), e);
            return false;
        }
    }

    /**
     * Guards the queue pair, and the completion queue created by the connection, with a lock. See {@link
     * QueuePair#guardedBy QueuePair.guardedBy}. From then on, only the thread that holds the lock may use them or close
     * the connection. A completion queue set in the options is not affected. If a {@link
     * org.rdma4j.verbs.CompletionReader} reads the completion queue, guard only the {@link #queuePair}.
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
     * A completion queue set in the options is not affected. If a {@link org.rdma4j.verbs.CompletionReader} reads the
     * completion queue, release only the {@link #queuePair}.
     *
     * @throws WrongThreadException if another thread owns the queue pair or the completion queue
     */
    public void release() {
        resources.release();
    }

    /**
     * Disconnects, waits up to one second for the peer to disconnect as well, and frees the connection's resources.
     * Does not wait if the queue pair has failed or has been aborted. Idempotent. Must be called by the thread that
     * owns the queue pair or holds its lock. Any {@link org.rdma4j.verbs.CompletionReader} that reads the completion
     * queue created by the connection must be closed first.
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
        begun = true;
        if (isConnected()) {
            established = false;
            // A failed queue pair no longer acknowledges the peer's messages, so there is nothing to wait for.
            if (disconnect() && queuePair.state() != QueuePairState.ERR) {
                identifier.awaitEnd(DISCONNECT_TIMEOUT);
            }
        }
        try {
            resources.close();
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
        identifier.close();
    }
}
