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
 * An end for datagrams, at an address of this machine: a queue pair that is ready for work, and what the connection manager
 * does for it. {@link #find} gives a peer that serves at an address, {@link #listen} serves others, {@link #join} joins a
 * multicast group. One end does as many of them as wanted, with one queue pair.
 *
 * <p>{@link #close} frees everything that came with it: the queue pair, its completion queue, the memory of {@link
 * #allocate}, and the protection domain where it was not given one. Peers, listeners and memberships are closed before.
 *
 * <p>Threads: as of {@link QueuePair}; any thread may find, listen and join.
 */
public final class DatagramEndpoint implements Closeable {
    /** The Q_Key of all queue pairs that the connection manager makes known to others: {@code RDMA_UDP_QKEY}. */
    public static final int QKEY = Rdmacm.RDMA_UDP_QKEY;

    private final CommunicationIdentifier identifier;
    private final ConnectionOptions options;
    private final QueuePairResources parts;
    private final QueuePairControl<QueuePair, RdmaException> control;

    private DatagramEndpoint(CommunicationIdentifier identifier, ConnectionOptions options) throws RdmaException {
        this.identifier = identifier;
        this.options = options;
        this.parts = new QueuePairResources(identifier.deviceName(), QueuePairType.UD, options);
        this.control = QueuePairControl.Holder.get();
        try {
            parts.queuePair.modify(identifier.queuePairAttributes(QueuePairState.INIT));
            parts.queuePair.modify(new QueuePairAttributes().state(QueuePairState.RTR));
            parts.queuePair.modify(
                    new QueuePairAttributes().state(QueuePairState.RTS).sendPsn(0));
        } catch (Throwable e) {
            Closing.after(e, parts);
            throw e;
        }
        identifier.onEvent(this::happened);
    }

    /**
     * An end at an address of this machine.
     *
     * @param local of an RDMA device's network interface, and not the wildcard address
     * @throws VerbsException if no device is there, or it has no datagrams, as iWARP's do
     */
    public static DatagramEndpoint on(InetAddress local) throws RdmaException {
        return on(local, new ConnectionOptions());
    }

    /**
     * The same with options: of a queue pair's sizes, the domain, whether waits sleep, the type of service, how listeners
     * wait. The others are of connections.
     */
    public static DatagramEndpoint on(InetAddress local, ConnectionOptions options) throws RdmaException {
        checkOne(local);
        return made(options, identifier -> identifier.bind(new InetSocketAddress(local, 0)));
    }

    /**
     * An end at the address of this machine that packets to a peer, or to a multicast group, leave from.
     *
     * @throws ConnectionException if no RDMA device is on the route there
     * @throws RdmaTimeoutException if the connection manager does not answer in time
     */
    public static DatagramEndpoint towards(InetAddress peer, Duration timeout) throws RdmaException {
        return towards(peer, new ConnectionOptions(), timeout);
    }

    /** The same with options. */
    public static DatagramEndpoint towards(InetAddress peer, ConnectionOptions options, Duration timeout)
            throws RdmaException {
        checkOne(peer);
        return made(options, identifier -> {
            identifier.resolveAddress(new InetSocketAddress(peer, 0), timeout);
            identifier.await(EventType.ADDR_RESOLVED, timeout);
        });
    }

    private static void checkOne(InetAddress address) {
        if (address.isAnyLocalAddress()) {
            throw new IllegalArgumentException("the wildcard address is of no device, and no peer's; give another");
        }
    }

    private interface Preparation {
        void run(CommunicationIdentifier identifier) throws RdmaException;
    }

    private static DatagramEndpoint made(ConnectionOptions options, Preparation preparation) throws RdmaException {
        CommunicationIdentifier identifier = EventLoop.shared().identifier(PortSpace.UDP);
        try {
            preparation.run(identifier);
            return new DatagramEndpoint(identifier, options);
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
    }

    /** What ends the device, or a membership, ends the waits for work as well. */
    void happened(Event event) {
        if (event.type().isFailure()) {
            control.disconnected(parts.queuePair, new ConnectionException("datagrams have ended", event));
        }
    }

    /** Where work is prepared. What arrives before there is a receive for it is lost. */
    public QueuePair queuePair() {
        return parts.queuePair;
    }

    /** The protection domain that its memory is registered in. */
    public ProtectionDomain domain() {
        return parts.domain;
    }

    /**
     * Allocates and registers memory that is freed with it. A datagram that is received needs {@link
     * org.rdma4j.verbs.ReceiveRequest#ROUTE_BYTES} more than its message has.
     *
     * @param bytes at least 1
     * @param remote what peers may do with it; nothing without
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        return parts.allocate(bytes, remote);
    }

    /** The address of this side. */
    public InetAddress localAddress() {
        return identifier.localAddress().getAddress();
    }

    /**
     * Asks for the service at an address: the way to it, its queue pair and its Q_Key.
     *
     * @param timeout for all of it
     * @throws ConnectionException if there is no way to it, nobody serves there, or it refuses
     * @throws RdmaTimeoutException if it does not answer in time
     */
    public DatagramPeer find(InetSocketAddress service, Duration timeout) throws RdmaException {
        return find(service, new byte[0], timeout);
    }

    /**
     * The same, with a word to the service.
     *
     * @param privateData what it gets with the request, 180 bytes at most
     */
    public DatagramPeer find(InetSocketAddress service, byte[] privateData, Duration timeout) throws RdmaException {
        long start = System.nanoTime();
        long nanos = Timeouts.nanos(timeout);
        checkKind(service.getAddress());
        CommunicationIdentifier asking = EventLoop.shared().identifier(PortSpace.UDP);
        Event answer;
        try {
            options.applyToDatagrams(asking);
            asking.resolveAddress(Optional.of(here(0)), service, left(start, nanos));
            asking.await(EventType.ADDR_RESOLVED, left(start, nanos));
            asking.resolveRoute(left(start, nanos));
            asking.await(EventType.ROUTE_RESOLVED, left(start, nanos));
            asking.ask(privateData);
            answer = asking.await(EventType.ESTABLISHED, left(start, nanos));
            asking.close();
        } catch (Throwable e) {
            Closing.after(e, asking);
            throw e;
        }
        return new DatagramPeer(parts.domain, destination(answer), answer.privateData());
    }

    private static Duration left(long start, long nanos) {
        return Duration.ofNanos(Math.max(nanos - (System.nanoTime() - start), 0));
    }

    private void checkKind(InetAddress other) {
        InetAddress own = localAddress();
        if (other != null && other.getAddress().length != own.getAddress().length) {
            throw new IllegalArgumentException(other.getHostAddress() + " cannot be reached from "
                    + own.getHostAddress() + ": one is an IPv4 address, the other IPv6");
        }
    }

    private InetSocketAddress here(int port) {
        return new InetSocketAddress(localAddress(), port);
    }

    static Event.Destination destination(Event event) {
        return event.destination().orElseThrow(() -> new IllegalStateException(event + " came without a destination"));
    }

    /**
     * Serves at a port of this address: whoever asks there is answered with this queue pair, if the program accepts.
     *
     * @param port 0 lets the system choose
     */
    public DatagramListener listen(int port) throws VerbsException {
        CommunicationIdentifier listening = EventLoop.shared().identifier(PortSpace.UDP);
        try {
            options.applyToDatagrams(listening);
            listening.bind(here(port));
            listening.listen(options.backlog());
            return new DatagramListener(this, listening);
        } catch (Throwable e) {
            Closing.after(e, listening);
            throw e;
        }
    }

    /**
     * Joins a multicast group, whose messages this queue pair receives until what this gives is closed; those that it
     * sends itself as well, where the network brings them back.
     *
     * @param group a multicast address; RoCE v2 has IPv4 groups only
     * @throws IllegalStateException if it has joined already
     * @throws ConnectionException if the network refuses
     * @throws RdmaTimeoutException if it does not answer in time
     */
    public Membership join(InetAddress group, Duration timeout) throws RdmaException {
        return Membership.of(this, group, false, timeout);
    }

    /** Joins a multicast group to send to it only. */
    public Membership joinToSend(InetAddress group, Duration timeout) throws RdmaException {
        return Membership.of(this, group, true, timeout);
    }

    /** A new identifier at this address. */
    CommunicationIdentifier bound() throws VerbsException {
        CommunicationIdentifier bound = EventLoop.shared().identifier(PortSpace.UDP);
        try {
            bound.bind(here(0));
            return bound;
        } catch (Throwable e) {
            Closing.after(e, bound);
            throw e;
        }
    }

    /**
     * From now on whichever thread holds the lock uses its queue pair and its completion queue, and closes it, in place of the
     * first that uses them: see {@link QueuePair#guardedBy}.
     *
     * @throws IllegalStateException if this thread does not hold the lock, or they are closed
     * @throws WrongThreadException if another thread uses one of them
     */
    public void guardedBy(ReentrantLock lock) {
        parts.guardedBy(lock);
    }

    /** Gives up its queue pair and its completion queue, so that another thread may use them. */
    public void release() {
        parts.release();
    }

    /**
     * Frees everything. Does nothing the second time.
     *
     * @throws IllegalStateException if something is open that was made from it: close that, and then this again
     */
    @Override
    public void close() throws VerbsException {
        parts.close();
        identifier.close();
    }

    @Override
    public String toString() {
        return Objects.toString(parts.queuePair);
    }
}
