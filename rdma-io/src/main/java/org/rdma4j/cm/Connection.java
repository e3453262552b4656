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
import org.rdma4j.sys.Errno;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.VerbsException;

/**
 * A reliable connection to a peer, made through the connection manager: {@link #to} an address, or taken from a {@link
 * Listener}. It comes with its queue pair, ready for receives; {@link #establish} makes it ready for everything else.
 *
 * <p>When the peer disconnects, or is gone, what is posted ends with an exception that says so. {@link #close}
 * disconnects, and frees everything that came with it: the queue pair, its completion queue, the memory of {@link
 * #allocate}, and the protection domain where it was not given one.
 */
public final class Connection implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.cm");
    private static final Duration GOODBYE = Duration.ofSeconds(1);

    private final CommunicationIdentifier identifier;
    private final ConnectionOptions options;
    private final boolean active;
    private final byte[] requestData;
    private final QueuePairResources parts;
    private final QueuePair queuePair;
    private final QueuePairControl<QueuePair, RdmaException> control;
    private byte[] peerData = {};
    private volatile boolean established;
    private boolean begun;

    /**
     * Makes its queue pair, and owns the identifier from then on.
     *
     * @param request of the side that was asked
     */
    Connection(CommunicationIdentifier identifier, ConnectionOptions options, @Nullable Event request) throws RdmaException {
        this.identifier = identifier;
        this.options = request == null ? options : options.within(request);
        this.active = request == null;
        this.requestData = request == null ? new byte[0] : request.privateData();
        this.parts = new QueuePairResources(identifier.deviceName(), QueuePairType.RC, options);
        this.queuePair = parts.queuePair;
        this.control = QueuePairControl.Holder.get();
        try {
            if (isIwarp()) {
                control.entered(queuePair, QueuePairState.INIT.ordinal());
            } else {
                queuePair.modify(
                        identifier.queuePairAttributes(QueuePairState.INIT).access(options.access()));
            }
        } catch (Throwable e) {
            Closing.after(e, parts);
            throw e;
        }
    }

    private boolean isIwarp() {
        return parts.domain.context().device().transport() == Device.Transport.IWARP;
    }

    /**
     * Finds the way to a peer that listens at an address, and makes a queue pair for it.
     *
     * @param timeout for each of the two steps, the address and the route
     * @throws ConnectionException if there is no way
     * @throws RdmaTimeoutException if the connection manager does not answer in time
     */
    public static Connection to(InetSocketAddress peer, Duration timeout) throws RdmaException {
        return to(peer, new ConnectionOptions(), timeout);
    }

    /** The same with options. */
    public static Connection to(InetSocketAddress peer, ConnectionOptions options, Duration timeout)
            throws RdmaException {
        CommunicationIdentifier identifier = EventLoop.shared().identifier();
        try {
            options.applyToUnbound(identifier);
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

    /** Where work is prepared. Receives can be posted at once, other work once the connection is established. */
    public QueuePair queuePair() {
        return queuePair;
    }

    /** The queue pair's {@link QueuePair#prepareReceive}: room for one message of the peer's. */
    public ReceiveRequest prepareReceive(LocalMemory... into) {
        return queuePair.prepareReceive(into);
    }

    /**
     * The queue pair's {@link QueuePair#send}: sends one message and waits until the peer's device has it. A failure does not
     * say that the peer lacks it: one that closes with the message in hand may do so before its device has acknowledged it.
     * Have who sends the last message close first.
     */
    public void send(LocalMemory from, Duration timeout) throws RdmaException {
        queuePair.send(from, timeout);
    }

    /** Where its work reports, for who reads completions as they come; waits for one request read it by themselves. */
    public CompletionQueue completions() {
        return parts.completions;
    }

    /** The protection domain that its memory is registered in. */
    public ProtectionDomain domain() {
        return parts.domain;
    }

    /**
     * Allocates and registers memory that is freed with the connection.
     *
     * @param bytes at least 1
     * @param remote what the peer may do with it; nothing without
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        return parts.allocate(bytes, remote);
    }

    /** The address of this side. */
    public InetSocketAddress localAddress() {
        return identifier.localAddress();
    }

    /** The address of the peer. */
    public InetSocketAddress peerAddress() {
        return identifier.peerAddress();
    }

    /**
     * What the peer sent along: with its request, of a connection taken from a listener; else with its acceptance, once
     * established. Zeros may have been added behind it.
     */
    public byte[] peerData() {
        return (active ? peerData : requestData).clone();
    }

    /** Whether it is established, and has not ended. On any thread, whoever it belongs to. */
    public boolean isConnected() {
        return established && identifier.ended() == null;
    }

    /**
     * Waits until the peer disconnects, or is gone: what the side that has received the last message does before it closes,
     * so that the acknowledgement of the message is not lost with the connection. On any thread, whoever it belongs to.
     *
     * @throws IllegalStateException if it has not been established
     * @throws RdmaTimeoutException if the connection stands for longer; it goes on
     */
    public void awaitEnd(Duration timeout) throws RdmaTimeoutException {
        if (!established) {
            throw new IllegalStateException("the connection does not stand: establish() it first");
        }
        identifier.awaitEnd(timeout);
        if (identifier.ended() == null) {
            throw new RdmaTimeoutException("the peer did not end the connection within " + Timeouts.text(timeout));
        }
    }

    /**
     * Connects, or accepts the peer's request, and waits until the connection stands.
     *
     * <p>On iWARP the side that has asked sends first: a message of the other that comes before may end the connection, by
     * the rules of RFC 5044, 7.1. <b>On soft-iWARP it is the other way round</b>: there that first message may stay unread until
     * more comes, and a server that sends first does no harm. Let the server say a word first there, which the client awaits,
     * or wait with a deadline and connect again.
     *
     * <p>soft-iWARP connects within a call that cannot be given up, for as long as TCP tries; then it waits ten seconds for
     * the peer's answer, and no longer. The connection manager gives it a port without a look at the machine's sockets; where
     * one has that port, the call fails with EADDRINUSE. Another connection gets another port.
     *
     * @throws ConnectionException if the peer refuses, does not answer, or nobody listens there
     * @throws RdmaTimeoutException if it takes longer; the connection can only be closed then
     */
    public Connection establish(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        begin();
        FlightEvents.Connect event = new FlightEvents.Connect();
        event.begin();
        try {
            handshake(timeout);
        } finally {
            event.end();
            if (event.shouldCommit()) {
                event.local = localAddress().toString();
                event.peer = peerAddress().toString();
                event.active = active;
                event.established = established;
                event.commit();
            }
        }
        return this;
    }

    private void handshake(Duration timeout) throws RdmaException {
        long start = System.nanoTime();
        if (active) {
            connect(timeout);
        } else {
            accept();
        }
        if (!active || isIwarp()) {
            Event event = identifier.await(EventType.ESTABLISHED, timeout.minusNanos(System.nanoTime() - start));
            if (active) {
                peerData = event.privateData();
            }
        }
        if (isIwarp()) {
            control.entered(queuePair, QueuePairState.RTS.ordinal());
        }
        established = true;
        identifier.onEvent(this::happened);
    }

    /** It is established once. */
    private void begin() {
        if (begun) {
            throw new IllegalStateException(
                    established
                            ? "the connection is established already"
                            : "the connection was given up, or is closed; make a new one");
        }
        begun = true;
    }

    private void accept() throws RdmaException {
        try {
            if (!isIwarp()) {
                follow(QueuePairState.RTR);
                follow(QueuePairState.RTS);
            }
            identifier.accept(queuePair, options);
        } catch (VerbsException e) {
            throw goneOr(identifier, e);
        }
    }

    /** What it means if the connection manager refuses an answer to a peer: that has given up meanwhile. */
    static RdmaException goneOr(CommunicationIdentifier identifier, VerbsException e) {
        boolean gone = e.function().startsWith("rdma_") && (e.errno() == Errno.ECONNRESET || e.errno() == Errno.EINVAL);
        return gone ? failed("answering", identifier, EventType.DISCONNECTED, e) : e;
    }

    private static ConnectionException failed(
            String what, CommunicationIdentifier identifier, EventType type, VerbsException cause) {
        ConnectionException failure =
                new ConnectionException(what + " " + identifier.peerAddress(), new Event(type, -cause.errno()));
        failure.initCause(cause);
        return failure;
    }

    private void connect(Duration timeout) throws RdmaException {
        try {
            identifier.connect(queuePair, options);
        } catch (VerbsException e) {
            // soft-iWARP asks the peer within the call.
            if (e.errno() == Errno.ECONNREFUSED) {
                throw failed("connecting to", identifier, EventType.REJECTED, e);
            }
            if (e.errno() == Errno.ETIMEDOUT || e.errno() == Errno.EHOSTUNREACH) {
                throw failed("connecting to", identifier, EventType.UNREACHABLE, e);
            }
            throw e;
        }
        if (!isIwarp()) {
            peerData = identifier.await(EventType.CONNECT_RESPONSE, timeout).privateData();
            follow(QueuePairState.RTR);
            follow(QueuePairState.RTS);
            identifier.establish();
        }
    }

    private void follow(QueuePairState state) throws VerbsException {
        QueuePairAttributes attributes = identifier.queuePairAttributes(state);
        if (!active) {
            // The kernel has the peer's wishes there; this side's answer is on its way to nobody yet.
            Context context = parts.domain.context();
            if (state == QueuePairState.RTR) {
                attributes.readsAsTarget(options.readsAsTarget(context));
            } else {
                attributes.readsAsInitiator(options.readsAsInitiator(context));
            }
        }
        queuePair.modify(attributes);
    }

    private void happened(Event event) {
        if (!event.type().isFailure()) {
            return;
        }
        control.disconnected(queuePair, new ConnectionException("the connection has ended", event));
        // The peer's own end of it comes with this side's answer, and its close() waits for that.
        if (event.type() == EventType.DISCONNECTED && established && !isIwarp()) {
            disconnect();
        }
    }

    /** Whether the peer is told. */
    private boolean disconnect() {
        try {
            identifier.disconnect();
            return true;
        } catch (VerbsException | IllegalStateException e) {
            LOG.log(System.Logger.Level.DEBUG, "the connection could not be ended politely", e);
            return false;
        }
    }

    /**
     * From now on whichever thread holds the lock uses its queue pair and its completion queue, and closes it, in place of the
     * first that uses them: see {@link QueuePair#guardedBy}. Where a {@link org.rdma4j.verbs.CompletionReader} reads the
     * completion queue, guard the {@link #queuePair} alone.
     *
     * @throws IllegalStateException if this thread does not hold the lock, or the connection is closed
     * @throws WrongThreadException if another thread uses one of them
     */
    public void guardedBy(ReentrantLock lock) {
        parts.guardedBy(lock);
    }

    /**
     * Gives up its queue pair and its completion queue, so that another thread may use them. Where a {@link
     * org.rdma4j.verbs.CompletionReader} reads the completion queue, give up the {@link #queuePair} alone.
     *
     * @throws WrongThreadException if another thread uses one of them
     */
    public void release() {
        parts.release();
    }

    /**
     * Disconnects, waits up to a second for the peer to notice, and frees everything. Does nothing the second time. By the
     * thread that it belongs to, or who holds the lock; a {@link org.rdma4j.verbs.CompletionReader} of its queue is closed before.
     *
     * @throws IllegalStateException if something is open that was made from its protection domain: close that, and then
     *     this again
     * @throws WrongThreadException if another thread uses its queue pair; the connection goes on
     * @throws VerbsException if the driver refuses. What could be freed is freed; call this again for the rest
     */
    @Override
    public void close() throws VerbsException {
        parts.checkOwner();
        begun = true;
        goodbye();
        try {
            parts.close();
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
        identifier.close();
    }

    private void goodbye() {
        if (!isConnected()) {
            return;
        }
        established = false;
        if (disconnect()) {
            identifier.awaitEnd(GOODBYE);
        }
    }
}
