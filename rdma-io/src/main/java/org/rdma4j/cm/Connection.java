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
 * A reliable connection to a peer, established by the connection manager. A connection is created by {@link #to}, or
 * accepted by a {@link Listener}. It has a queue pair, to which receives can be posted at once. All other work requires
 * that the connection is established: {@link #establish}.
 *
 * <p>When the peer disconnects or terminates, outstanding work fails with an exception whose cause is a {@link
 * ConnectionException}. {@link #close} disconnects, and closes the queue pair, the memory of {@link #allocate}, and the
 * completion queue and the protection domain that the connection has created. Objects that {@link ConnectionOptions} name
 * belong to the caller and stay open.
 *
 * <p>The queue pair is used by one thread at a time, see {@link QueuePair}. {@link #isConnected} and {@link
 * #awaitEnd} may be called by any thread.
 */
public final class Connection implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.cm");

    /** Maximum time that {@link #close} waits for the peer to answer the disconnection. */
    private static final Duration DISCONNECT_TIMEOUT = Duration.ofSeconds(1);

    private final CommunicationIdentifier identifier;
    private final QueuePairResources resources;
    private final QueuePair queuePair;
    private final Handshake handshake;
    private final QueuePairControl<QueuePair, RdmaException> control;

    /** Whether the connection has been established, and {@link #close} has not been called. */
    private volatile boolean established;

    /** Whether {@link #establish} or {@link #close} has been called. */
    private boolean begun;

    /**
     * Creates the queue pair. From here on the connection owns the identifier.
     *
     * @param request the connection request of the peer; null if this side connects
     */
    Connection(CommunicationIdentifier identifier, ConnectionOptions options, @Nullable Event request)
            throws RdmaException {
        this.identifier = identifier;
        this.resources = new QueuePairResources(identifier.deviceName(), QueuePairType.RC, options.queues());
        this.queuePair = resources.queuePair;
        // After the queue pair has been created: its class sets the control when it is initialized.
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
     * Creates a connection to a listening peer, with default options: {@link #to(InetSocketAddress, ConnectionOptions,
     * Duration)}.
     */
    public static Connection to(InetSocketAddress peer, Duration timeout) throws RdmaException {
        return to(peer, new ConnectionOptions(), timeout);
    }

    /**
     * Creates a connection to a listening peer: resolves its address and the route to it, and creates a queue pair. The
     * peer is not notified until {@link #establish} is called.
     *
     * @param timeout for each of the two steps, the address and the route
     * @throws ConnectionException if no RDMA device is on the route to the peer, or its machine does not respond
     * @throws VerbsException if this machine has no route to the peer, or does not have the local address
     * @throws RdmaTimeoutException if a step takes longer than the timeout
     * @throws IllegalArgumentException if the address is unresolved, or the options contradict each other or name an object
     *     of another device than that of the route
     * @throws IllegalArgumentException if a completion queue that the options name has less capacity left than the requests
     *     of the queue pair require
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

    /** Returns the queue pair. Receives can be posted at once, other work when the connection is established. */
    public QueuePair queuePair() {
        return queuePair;
    }

    /** Prepares a receive for one message of the peer: {@link QueuePair#prepareReceive QueuePair.prepareReceive}. */
    public ReceiveRequest prepareReceive(LocalMemory... into) {
        return queuePair.prepareReceive(into);
    }

    /**
     * Sends a message and waits until the peer's device has acknowledged it: {@link QueuePair#send QueuePair.send}. A failure
     * does not imply that the peer has not received the message: if the peer closes the connection at once, the acknowledgement
     * may be lost. Therefore the side that sends the last message should close the connection first.
     */
    public void send(LocalMemory from, Duration timeout) throws RdmaException {
        queuePair.send(from, timeout);
    }

    /**
     * Returns the completion queue of sends and receives. Needed only by programs that poll it; a wait for a single request
     * polls it implicitly.
     *
     * @throws IllegalStateException if sends and receives have different completion queues; see {@link
     *     QueuePair#sendCompletions QueuePair.sendCompletions} and {@link QueuePair#receiveCompletions
     *     QueuePair.receiveCompletions}
     */
    public CompletionQueue completions() {
        if (queuePair.sendCompletions() != queuePair.receiveCompletions()) {
            throw new IllegalStateException("Sends and receives of " + queuePair + " have different completion queues."
                    + " Use queuePair().sendCompletions() and queuePair().receiveCompletions().");
        }
        return queuePair.sendCompletions();
    }

    /** Returns the protection domain of the queue pair, in which its memory must be registered. */
    public ProtectionDomain domain() {
        return resources.domain;
    }

    /**
     * Allocates and registers memory that is freed when the connection is closed.
     *
     * @param bytes size, at least 1
     * @param remote operations that the peer may perform on the memory (default none)
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        return resources.allocate(bytes, remote);
    }

    /** Returns the local address of the connection. */
    public InetSocketAddress localAddress() {
        return identifier.localAddress();
    }

    /** Returns the address of the peer. */
    public InetSocketAddress peerAddress() {
        return identifier.peerAddress();
    }

    /**
     * Returns the private data of the peer: for an accepted connection, the data of the request; otherwise the data of the
     * acceptance, which is available when the connection is established. The transport may append zeros.
     */
    public byte[] peerData() {
        return handshake.peerData().clone();
    }

    /**
     * Returns {@code true} if the connection is established and has not ended. May be called by any thread.
     *
     * <p>The result does not depend on the state of the queue pair. On InfiniBand and RoCE, a connection whose queue pair has
     * failed on this side, for example with {@link org.rdma4j.verbs.WorkStatus#LOC_LEN_ERR}, ends only when one side closes it
     * or terminates; until then the {@link QueuePair#state} of {@link #queuePair} is {@link QueuePairState#ERR}.
     */
    public boolean isConnected() {
        return established && identifier.end() == null;
    }

    /**
     * Waits until the connection ends because the peer disconnects or terminates. The side that receives the last message
     * should call this before {@link #close}, so that the acknowledgement of the message reaches the peer. May be called by
     * any thread.
     *
     * @throws IllegalStateException if the connection has not been established
     * @throws RdmaTimeoutException if the connection does not end within the timeout; it remains established
     */
    public void awaitEnd(Duration timeout) throws RdmaTimeoutException {
        if (!established) {
            throw new IllegalStateException(
                    "The connection to " + identifier.address() + " is not established. Call establish() first.");
        }
        identifier.awaitEnd(timeout);
        if (identifier.end() == null) {
            throw new RdmaTimeoutException(
                    "The peer " + identifier.address() + " did not disconnect within " + Timeouts.text(timeout));
        }
    }

    /**
     * Establishes the connection: sends the connection request, or accepts that of the peer, and waits until both sides are
     * ready. Called once. If it fails, the connection can only be closed, which remains the task of the caller: keep the connection
     * before this is called.
     *
     * <p>On iWARP the connecting side must send the first message: one that the accepting side sends earlier may end the
     * connection (RFC 5044, section 7.1). <b>soft-iWARP behaves the other way round</b>: it may leave the first message of
     * the connecting side unread until another one arrives, whereas the accepting side may send first. With soft-iWARP,
     * either let the accepting side send a message that the other side awaits, or wait with a timeout and connect again.
     *
     * <p>soft-iWARP establishes the TCP connection within a call that cannot be canceled, and then waits at most ten
     * seconds for the response of the peer. Its local port is chosen without regard to the sockets of the machine; if a
     * socket uses the port, the call fails with {@code EADDRINUSE}. A new connection gets another port.
     *
     * <p>May be called by any thread, and does not make that thread the owner of the queue pair.
     *
     * @throws ConnectionException if the peer rejects the request or does not respond, or no program listens at its
     *     address
     * @throws RdmaTimeoutException if this takes longer than the timeout
     * @throws IllegalStateException if this method was called before, or the connection is closed
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
                            ? " is established already"
                            : " is closed, or could not be established. Create a new one."));
        }
        begun = true;
    }

    /** Handles the events of the established connection, on the thread of the event loop. */
    private void handle(Event event) {
        if (!event.type().isFailure()) {
            return;
        }
        control.disconnected(
                queuePair, new ConnectionException("The connection to " + identifier.address() + " has ended", event));
        // The peer's close() waits until this side disconnects, too.
        if (event.type() == EventType.DISCONNECTED && established && !handshake.isIwarp()) {
            disconnect();
        }
    }

    /** Disconnects; returns false if that fails, because the connection has ended. */
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
     * Guards the queue pair, and the completion queue that the connection has created, by a lock: {@link
     * QueuePair#guardedBy QueuePair.guardedBy}. They are then used, and the connection is closed, by the thread that holds the
     * lock. A completion queue that the options name is not affected. If a {@link org.rdma4j.verbs.CompletionReader} reads the
     * completion queue, guard only the {@link #queuePair}.
     *
     * @throws IllegalStateException if the current thread does not hold the lock, or the connection is closed
     * @throws WrongThreadException if another thread owns the queue pair or the completion queue
     */
    public void guardedBy(ReentrantLock lock) {
        resources.guardedBy(lock);
    }

    /**
     * Releases the queue pair, and the completion queue that the connection has created, so that another thread may use
     * them. A completion queue that the options name is not affected. If a {@link org.rdma4j.verbs.CompletionReader} reads
     * the completion queue, release only the {@link #queuePair}.
     *
     * @throws WrongThreadException if another thread owns the queue pair or the completion queue
     */
    public void release() {
        resources.release();
    }

    /**
     * Disconnects, waits at most one second until the peer has disconnected, too, and frees all resources of the
     * connection. Does not wait if the queue pair has failed or has been aborted. Idempotent. Must be called by the thread that
     * owns the queue pair, or that holds its lock. A {@link org.rdma4j.verbs.CompletionReader} of the connection's own completion
     * queue must be closed first.
     *
     * <p>Work in flight ends with the status {@link org.rdma4j.verbs.WorkStatus#WR_FLUSH_ERR}, and polls do not deliver its
     * completions. Afterwards the device uses none of its buffers, so that leases and regions can be closed. A region that the
     * program has registered in the connection's own protection domain is closed before: after {@link QueuePair#abort} if work
     * in flight uses it.
     *
     * @throws IllegalStateException if an object created from the connection's protection domain is open; close it, and
     *     call this method again
     * @throws WrongThreadException if another thread owns the queue pair; the connection remains established
     * @throws VerbsException if the driver fails to free a resource. The others may have been freed; call this
     *     method again for the rest
     */
    @Override
    public void close() throws VerbsException {
        resources.checkOwner();
        begun = true;
        if (isConnected()) {
            established = false;
            // A failed queue pair acknowledges no more messages of the peer, so there is nothing to wait for.
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
