package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.QueuePairControl;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.VerbsException;

/**
 * An endpoint for datagrams at a local address: a queue pair that can send and receive, with the services of the connection
 * manager. {@link #find} resolves the address of a datagram service, {@link #listen} offers the queue pair as a service,
 * {@link #join} joins a multicast group. An endpoint may do all of these, any number of times. Not supported on iWARP.
 *
 * <p>{@link #close} closes the queue pair, the memory of {@link #allocate}, and the completion queue and the protection
 * domain that the endpoint has created. Its peers, listeners and memberships must be closed first.
 *
 * <p>The queue pair is used by one thread at a time, see {@link QueuePair}; {@code find}, {@code listen} and {@code join}
 * may be called by any thread.
 */
public final class DatagramEndpoint implements Closeable {
    /** The Q_Key of all queue pairs whose address the connection manager publishes: {@code RDMA_UDP_QKEY}. */
    public static final int QKEY = Rdmacm.RDMA_UDP_QKEY;

    private final CommunicationIdentifier identifier;
    private final ConnectionOptions options;
    private final QueuePairResources resources;
    private final QueuePairControl<QueuePair, RdmaException> control;

    private DatagramEndpoint(CommunicationIdentifier identifier, ConnectionOptions options) throws RdmaException {
        this.identifier = identifier;
        this.options = options;
        this.resources = new QueuePairResources(identifier.deviceName(), QueuePairType.UD, options.queues());
        // After the queue pair has been created: its class sets the control when it is initialized.
        this.control = QueuePairControl.Holder.get();
        try {
            QueuePair queuePair = resources.queuePair;
            queuePair.modify(identifier.queuePairAttributes(QueuePairState.INIT));
            queuePair.modify(new QueuePairAttributes().state(QueuePairState.RTR));
            queuePair.modify(new QueuePairAttributes().state(QueuePairState.RTS).sendPsn(0));
        } catch (Throwable e) {
            Closing.after(e, resources);
            throw e;
        }
        // Messages name the local address, also if the endpoint was created with that of a peer.
        identifier.setAddress(identifier.localAddress());
        identifier.onEvent(this::handle);
    }

    /** Creates an endpoint at a local address, with default options: {@link #on(InetAddress, ConnectionOptions)}. */
    public static DatagramEndpoint on(InetAddress local) throws RdmaException {
        return on(local, new ConnectionOptions());
    }

    /**
     * Creates an endpoint at a local address.
     *
     * @param local an address of an RDMA device's network interface; not the wildcard address
     * @param options those of the queue pair, its queues and its protection domain, the type of service, address reuse,
     *     and the backlog of listeners; the others apply to connections only and are not used
     * @throws VerbsException if no RDMA device has the address, or the device does not support datagrams, as on iWARP
     */
    public static DatagramEndpoint on(InetAddress local, ConnectionOptions options) throws RdmaException {
        checkNotWildcard(local);
        return create(options, identifier -> identifier.bind(new InetSocketAddress(local, 0)));
    }

    /**
     * Creates an endpoint at the local address from which packets to a peer leave, with default options: {@link
     * #towards(InetAddress, ConnectionOptions, Duration)}.
     */
    public static DatagramEndpoint towards(InetAddress peer, Duration timeout) throws RdmaException {
        return towards(peer, new ConnectionOptions(), timeout);
    }

    /**
     * Creates an endpoint at the local address from which packets to a peer leave.
     *
     * @param peer the address of a machine or of a multicast group
     * @param options as for {@link #on(InetAddress, ConnectionOptions)}
     * @throws ConnectionException if no RDMA device is on the route to the peer
     * @throws RdmaTimeoutException if the connection manager does not resolve the address within the timeout
     */
    public static DatagramEndpoint towards(InetAddress peer, ConnectionOptions options, Duration timeout)
            throws RdmaException {
        checkNotWildcard(peer);
        return create(options, identifier -> {
            identifier.resolveAddress(new InetSocketAddress(peer, 0), timeout);
            identifier.await(EventType.ADDR_RESOLVED, timeout);
        });
    }

    private static void checkNotWildcard(InetAddress address) {
        if (address.isAnyLocalAddress()) {
            throw new IllegalArgumentException("Cannot use the wildcard address " + address.getHostAddress()
                    + " for datagrams. Use the address of a network interface.");
        }
    }

    /** Selects the device of an identifier. */
    private interface Preparation {
        void run(CommunicationIdentifier identifier) throws RdmaException;
    }

    private static DatagramEndpoint create(ConnectionOptions options, Preparation preparation) throws RdmaException {
        CommunicationIdentifier identifier = EventLoop.shared().identifier(PortSpace.UDP);
        try {
            preparation.run(identifier);
            return new DatagramEndpoint(identifier, options);
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
    }

    /** Handles the events of the endpoint and of its memberships: a failure also ends the waits for work. */
    private void handle(Event event) {
        if (event.type().isFailure()) {
            control.disconnected(
                    resources.queuePair,
                    new ConnectionException("The datagram endpoint at " + identifier.address() + " has failed", event));
        }
    }

    /** Returns the queue pair. A datagram that arrives before a receive is posted is lost. */
    public QueuePair queuePair() {
        return resources.queuePair;
    }

    /** Returns the protection domain of the queue pair, in which its memory must be registered. */
    public ProtectionDomain domain() {
        return resources.domain;
    }

    /**
     * Allocates and registers memory that is freed when the endpoint is closed. The buffer of a receive needs {@link
     * org.rdma4j.verbs.ReceiveRequest#ROUTE_BYTES} more than the message.
     *
     * @param bytes size, at least 1
     * @param remote operations that peers may perform on the memory (default none)
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        return resources.allocate(bytes, remote);
    }

    /** Returns the local address. */
    public InetAddress localAddress() {
        return identifier.localAddress().getAddress();
    }

    /** Finds a datagram service, without private data: {@link #find(InetSocketAddress, byte[], Duration)}. */
    public DatagramPeer find(InetSocketAddress service, Duration timeout) throws RdmaException {
        return find(service, new byte[0], timeout);
    }

    /**
     * Finds a datagram service: resolves the route to its address, and requests the number of its queue pair and its Q_Key.
     *
     * @param service the address at which the service listens
     * @param privateData sent to the service with the request, at most 180 bytes
     * @param timeout for the whole operation
     * @throws ConnectionException if there is no route to the address, no service listens there, or it rejects the request
     * @throws RdmaTimeoutException if the operation takes longer than the timeout
     * @throws IllegalArgumentException if one of the local address and that of the service is an IPv4 address, the other
     *     an IPv6 address
     */
    public DatagramPeer find(InetSocketAddress service, byte[] privateData, Duration timeout) throws RdmaException {
        long start = System.nanoTime();
        long nanos = Timeouts.nanos(timeout);
        checkFamily(service.getAddress());
        CommunicationIdentifier request = EventLoop.shared().identifier(PortSpace.UDP);
        Event response;
        try {
            IdentifierOptions.setForDatagrams(request, options);
            request.resolveAddress(Optional.of(localAddress(0)), service, remaining(start, nanos));
            request.await(EventType.ADDR_RESOLVED, remaining(start, nanos));
            request.resolveRoute(remaining(start, nanos));
            request.await(EventType.ROUTE_RESOLVED, remaining(start, nanos));
            request.ask(privateData);
            response = request.await(EventType.ESTABLISHED, remaining(start, nanos));
            request.close();
        } catch (Throwable e) {
            Closing.after(e, request);
            throw e;
        }
        return new DatagramPeer(resources.domain, response.requireDestination(), response.privateData());
    }

    private static Duration remaining(long start, long nanos) {
        return Duration.ofNanos(Math.max(nanos - (System.nanoTime() - start), 0));
    }

    private void checkFamily(InetAddress service) {
        InetAddress local = localAddress();
        if (service != null && service.getAddress().length != local.getAddress().length) {
            throw new IllegalArgumentException("Cannot reach " + service.getHostAddress() + " from "
                    + local.getHostAddress() + ": one is an IPv4 address, the other an IPv6 address");
        }
    }

    private InetSocketAddress localAddress(int port) {
        return new InetSocketAddress(localAddress(), port);
    }

    /**
     * Offers the queue pair as a datagram service at a port of the local address.
     *
     * @param port with port 0 the system chooses a port
     * @throws VerbsException if the port cannot be bound, for example because another service uses it
     */
    public DatagramListener listen(int port) throws VerbsException {
        CommunicationIdentifier listener = EventLoop.shared().identifier(PortSpace.UDP);
        try {
            IdentifierOptions.setForDatagrams(listener, options);
            listener.bind(localAddress(port));
            listener.listen(options.backlog());
            return new DatagramListener(resources.queuePair, listener);
        } catch (Throwable e) {
            Closing.after(e, listener);
            throw e;
        }
    }

    /**
     * Joins a multicast group. The queue pair receives the datagrams of the group until the membership is closed, including
     * those that it sends itself if the network returns them.
     *
     * @param group a multicast address; RoCE v2 supports only IPv4 groups
     * @throws IllegalStateException if the endpoint is a member of the group already
     * @throws ConnectionException if the network refuses
     * @throws RdmaTimeoutException if the network does not respond within the timeout
     */
    public Membership join(InetAddress group, Duration timeout) throws RdmaException {
        return join(group, false, timeout);
    }

    /** Joins a multicast group only to send to it. Otherwise equivalent to {@link #join}. */
    public Membership joinToSend(InetAddress group, Duration timeout) throws RdmaException {
        return join(group, true, timeout);
    }

    private Membership join(InetAddress group, boolean sendOnly, Duration timeout) throws RdmaException {
        return Membership.join(boundIdentifier(), resources.queuePair, this::handle, group, sendOnly, timeout);
    }

    private CommunicationIdentifier boundIdentifier() throws VerbsException {
        CommunicationIdentifier bound = EventLoop.shared().identifier(PortSpace.UDP);
        try {
            bound.bind(localAddress(0));
            return bound;
        } catch (Throwable e) {
            Closing.after(e, bound);
            throw e;
        }
    }

    /**
     * Guards the queue pair, and the completion queue that the endpoint has created, by a lock: {@link
     * QueuePair#guardedBy QueuePair.guardedBy}. They are then used, and the endpoint is closed, by the thread that holds the
     * lock. A completion queue that the options name is not affected.
     *
     * @throws IllegalStateException if the current thread does not hold the lock, or the endpoint is closed
     * @throws WrongThreadException if another thread owns the queue pair or the completion queue
     */
    public void guardedBy(ReentrantLock lock) {
        resources.guardedBy(lock);
    }

    /**
     * Releases the queue pair, and the completion queue that the endpoint has created, so that another thread may use them.
     * A completion queue that the options name is not affected.
     *
     * @throws WrongThreadException if another thread owns the queue pair or the completion queue
     */
    public void release() {
        resources.release();
    }

    /**
     * Frees all resources of the endpoint. Idempotent.
     *
     * @throws IllegalStateException if an object created from the endpoint is open; close it, and call this method again
     * @throws VerbsException if the driver fails to free a resource; call this method again for the rest
     */
    @Override
    public void close() throws VerbsException {
        resources.close();
        identifier.close();
    }

    @Override
    public String toString() {
        return Objects.toString(resources.queuePair);
    }
}
