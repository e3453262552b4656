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
 * A datagram endpoint at a local address: a queue pair that sends and receives datagrams, combined with connection
 * manager services. {@link #find} locates a peer's datagram service, {@link #listen} offers the queue pair as a
 * datagram service, and {@link #join} joins a multicast group. Each of these operations may be performed any number of
 * times. Not supported on iWARP.
 *
 * {@snippet lang=java :
 * try (DatagramEndpoint endpoint = DatagramEndpoint.towards(service.getAddress(), TIMEOUT);
 *         DatagramPeer peer = endpoint.find(service, TIMEOUT)) {
 *     MemoryRegion text = endpoint.allocate(60);
 *     text.memory().setString(0, "hello");
 *     endpoint.queuePair().prepareSend(text).to(peer.recipient()).complete(TIMEOUT);
 * }
 * }
 *
 * <p>{@link #close} closes the queue pair, the memory returned by {@link #allocate}, and the completion queue and
 * protection domain created by the endpoint. The endpoint's peers, listeners and memberships must be closed first.
 *
 * <p>Only one thread at a time may use the queue pair; see {@link QueuePair}. {@code find}, {@code listen} and {@code
 * join} may be called from any thread.
 *
 * @see "docs/guide/datagrams.md"
 */
public final class DatagramEndpoint implements Closeable {
    /** The Q_Key of all datagram queue pairs that are set up through the connection manager: {@code RDMA_UDP_QKEY}. */
    public static final int QKEY = Rdmacm.RDMA_UDP_QKEY;

    private final CommunicationIdentifier identifier;
    private final ConnectionOptions options;
    private final QueuePairResources resources;
    private final QueuePairControl<QueuePair, RdmaException> control;

    private DatagramEndpoint(CommunicationIdentifier identifier, ConnectionOptions options) throws RdmaException {
        this.identifier = identifier;
        this.options = options;
        this.resources = new QueuePairResources(identifier.deviceName(), QueuePairType.UD, options.queues());
        // Get the control only after the queue pair has been created: initializing the QueuePair class sets the
        // control.
        this.control = QueuePairControl.Holder.get();
        try {
            QueuePair queuePair = resources.queuePair;
            queuePair.modify(identifier.queuePairAttributes(QueuePairState.INIT));
            queuePair.modify(new QueuePairAttributes().state(QueuePairState.RTR));
            queuePair.modify(new QueuePairAttributes().state(QueuePairState.RTS).sendPsn(0));
            // Exception messages show the local address, even if the endpoint was created from a peer's address.
            identifier.setAddress(identifier.localAddress());
            identifier.onEvent(this::handle);
        } catch (Throwable e) {
            Closing.after(e, resources);
            throw e;
        }
    }

    /**
     * Creates an endpoint at the given local address with default options. Equivalent to {@link #on(InetAddress,
     * ConnectionOptions) on(local, new ConnectionOptions())}.
     */
    public static DatagramEndpoint on(InetAddress local) throws RdmaException {
        return on(local, new ConnectionOptions());
    }

    /**
     * Creates an endpoint at the given local address.
     *
     * @param local an address assigned to an RDMA device's network interface; must not be the wildcard address
     * @param options options for the queue pair, its queues, its protection domain, the type of service, address reuse,
     *     and the backlog of listeners; options that apply only to connections are ignored
     * @throws VerbsException if no RDMA device has the address, or the device does not support datagrams, as is the
     *     case for iWARP
     */
    public static DatagramEndpoint on(InetAddress local, ConnectionOptions options) throws RdmaException {
        checkNotWildcard(local);
        return create(options, identifier -> identifier.bind(new InetSocketAddress(local, 0)));
    }

    /**
     * Creates an endpoint at the local address used to reach the given peer, with default options. Equivalent to {@link
     * #towards(InetAddress, ConnectionOptions, Duration) towards(peer, new ConnectionOptions(), timeout)}.
     */
    public static DatagramEndpoint towards(InetAddress peer, Duration timeout) throws RdmaException {
        return towards(peer, new ConnectionOptions(), timeout);
    }

    /**
     * Creates an endpoint at the local address used to reach the given peer.
     *
     * @param peer address of a machine or of a multicast group
     * @param options as for {@link #on(InetAddress, ConnectionOptions)}
     * @throws ConnectionException if no RDMA device is on the route to the peer
     * @throws RdmaTimeoutException if the peer's address is not resolved within the timeout
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

    /** Associates an identifier with a device, by binding the identifier or by resolving a peer's address. */
    private interface Preparation {
        void run(CommunicationIdentifier identifier) throws RdmaException;
    }

    private static DatagramEndpoint create(ConnectionOptions options, Preparation preparation) throws RdmaException {
        CommunicationIdentifier identifier = SharedChannel.get().identifier(PortSpace.UDP);
        try {
            preparation.run(identifier);
            return new DatagramEndpoint(identifier, options);
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
    }

    /**
     * Handles an event for the endpoint or one of its memberships. A failure moves the queue pair to the error state,
     * which ends all waits for its work.
     */
    private void handle(Event event) {
        if (event.type().isFailure()) {
            control.disconnected(
                    resources.queuePair,
                    new ConnectionException("The datagram endpoint at " + identifier.address() + " has failed", event));
        }
    }

    /** Returns the queue pair. A datagram that finds no posted receive is lost. */
    public QueuePair queuePair() {
        return resources.queuePair;
    }

    /**
     * Returns the queue pair's protection domain. Memory used with the queue pair must be registered in this domain.
     */
    public ProtectionDomain domain() {
        return resources.domain;
    }

    /**
     * Allocates and registers memory that is freed when the endpoint is closed. A receive buffer must be {@link
     * org.rdma4j.verbs.ReceiveRequest#ROUTE_BYTES} bytes longer than the message.
     *
     * @param bytes size in bytes, at least 1
     * @param remote operations that peers may perform on the memory (default none)
     * @throws IllegalStateException if the endpoint is closed
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        return resources.allocate(bytes, remote);
    }

    /** Returns the endpoint's local address. */
    public InetAddress localAddress() {
        return identifier.localAddress().getAddress();
    }

    /**
     * Finds a datagram service without sending private data. See {@link #find(InetSocketAddress, byte[], Duration)}.
     */
    public DatagramPeer find(InetSocketAddress service, Duration timeout) throws RdmaException {
        return find(service, new byte[0], timeout);
    }

    /**
     * Finds a datagram service: resolves the route to the service, then requests its queue pair number and Q_Key.
     *
     * @param service address at which the service listens
     * @param privateData data sent to the service with the request, at most 180 bytes
     * @param timeout maximum duration of the whole operation
     * @throws ConnectionException if there is no route to the address, no service listens at the address, or the
     *     service rejects the request
     * @throws RdmaTimeoutException if the operation exceeds the timeout
     * @throws IllegalArgumentException if the local address and the service's address are not of the same family (IPv4
     *     or IPv6)
     */
    public DatagramPeer find(InetSocketAddress service, byte[] privateData, Duration timeout) throws RdmaException {
        long start = System.nanoTime();
        long nanos = Timeouts.nanos(timeout);
        checkFamily(service.getAddress());
        CommunicationIdentifier request = SharedChannel.get().identifier(PortSpace.UDP);
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
                    + local.getHostAddress() + ": one is an IPv4 address and the other an IPv6 address");
        }
    }

    private InetSocketAddress localAddress(int port) {
        return new InetSocketAddress(localAddress(), port);
    }

    /**
     * Offers the queue pair as a datagram service at the given port of the local address.
     *
     * @param port the port number, or 0 to let the system choose one
     * @throws VerbsException if the port cannot be bound, for example because another service uses it
     */
    public DatagramListener listen(int port) throws VerbsException {
        CommunicationIdentifier listener = SharedChannel.get().identifier(PortSpace.UDP);
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
     * Joins the given multicast group. The queue pair receives the group's datagrams until the membership is closed,
     * including its own datagrams if the network loops them back.
     *
     * @param group a multicast address; RoCE v2 supports only IPv4 groups
     * @throws IllegalStateException if the endpoint is already a member of the group
     * @throws ConnectionException if the network rejects the request
     * @throws RdmaTimeoutException if the network does not respond within the timeout
     */
    public Membership join(InetAddress group, Duration timeout) throws RdmaException {
        return join(group, false, timeout);
    }

    /** Joins the given multicast group as a member that only sends. Otherwise equivalent to {@link #join}. */
    public Membership joinToSend(InetAddress group, Duration timeout) throws RdmaException {
        return join(group, true, timeout);
    }

    private Membership join(InetAddress group, boolean sendOnly, Duration timeout) throws RdmaException {
        return Membership.join(boundIdentifier(), resources.queuePair, this::handle, group, sendOnly, timeout);
    }

    private CommunicationIdentifier boundIdentifier() throws VerbsException {
        CommunicationIdentifier bound = SharedChannel.get().identifier(PortSpace.UDP);
        try {
            bound.bind(localAddress(0));
            return bound;
        } catch (Throwable e) {
            Closing.after(e, bound);
            throw e;
        }
    }

    /**
     * Guards the queue pair, and the completion queue created by the endpoint, with a lock. See {@link
     * QueuePair#guardedBy QueuePair.guardedBy}. From then on, only the thread that holds the lock may use them or close
     * the endpoint. A completion queue set in the options is not affected.
     *
     * @throws IllegalArgumentException if the lock is of a subclass of {@link ReentrantLock}
     * @throws IllegalStateException if the current thread does not hold the lock, or the endpoint is closed
     * @throws WrongThreadException if another thread owns the queue pair or the completion queue
     */
    public void guardedBy(ReentrantLock lock) {
        resources.guardedBy(lock);
    }

    /**
     * Releases the queue pair, and the completion queue created by the endpoint, so that another thread may use them. A
     * completion queue set in the options is not affected.
     *
     * @throws WrongThreadException if another thread owns the queue pair or the completion queue
     */
    public void release() {
        resources.release();
    }

    /**
     * Frees the endpoint's resources. Idempotent.
     *
     * @throws IllegalStateException if an object created from the endpoint is still open; close it, then call this
     *     method again
     * @throws VerbsException if the driver fails to free a resource; call this method again to free the remaining
     *     resources
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
