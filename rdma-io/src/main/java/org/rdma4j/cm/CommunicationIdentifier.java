package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.VerbsException;

/**
 * A communication identifier of the connection manager: {@code struct rdma_cm_id}. It is one end of a connection, a
 * listener, an end of a datagram service, or a member of multicast groups. Created by {@link EventLoop#identifier}. Most
 * programs use {@link Connection}, {@link Listener} or {@link DatagramEndpoint} instead.
 *
 * <p>Most operations are asynchronous: the method starts the operation and returns, and the outcome is reported as an
 * {@link Event}. Events are either awaited, by {@link #await}, or passed to a handler, by {@link #onEvent}.
 *
 * <p>The queue pair of a connection belongs to the caller, who closes it. Closing an identifier ends its connection, stops
 * it from listening, or leaves its multicast groups.
 *
 * <p>Methods may be called by any thread.
 */
public final class CommunicationIdentifier extends AbstractIdentifier<CommunicationIdentifier> {
    /**
     * Minimum backlog of the kernel, in requests. The event loop takes requests from the kernel as they arrive, and the
     * limit of {@link #listen} applies to its queue. The kernel drops a request that exceeds its backlog without rejecting
     * it, and peers on RoCE then resend the request only after seconds.
     */
    private static final int MIN_KERNEL_BACKLOG = 1024;

    private CommunicationIdentifier(EventLoop loop, Supplier<MemorySegment> create) {
        super(loop, create);
    }

    static CommunicationIdentifier of(EventLoop loop, PortSpace space) throws VerbsException {
        return open(new CommunicationIdentifier(loop, () -> create(loop, space)));
    }

    private static MemorySegment create(EventLoop loop, PortSpace space) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment out = arena.allocate(ADDRESS);
            Rdmacm.rdma_create_idChecked(loop.channel(), out, MemorySegment.NULL, space.value());
            return out.get(ADDRESS, 0);
        }
    }

    @Override
    CommunicationIdentifier create(EventLoop requestLoop, MemorySegment id) throws VerbsException {
        return open(new CommunicationIdentifier(requestLoop, () -> id));
    }

    // Options.

    /**
     * Sets the type of service of the packets that this side sends ({@code RDMA_OPTION_ID_TOS}). To be called before
     * {@link #resolveRoute}.
     *
     * @param value 0 to 255; on IP networks the differentiated services code point times 4
     */
    public void typeOfService(int value) throws VerbsException {
        setOption(Rdmacm.RDMA_OPTION_ID_TOS, Byte.BYTES, value);
    }

    /**
     * Sets the acknowledgement timeout of the queue pair ({@code RDMA_OPTION_ID_ACK_TIMEOUT}). To be called before {@link
     * #resolveRoute}.
     *
     * @param exponent the timeout is 4.096 µs times 2 to this power, as in {@link QueuePairAttributes#timeout}
     */
    public void acknowledgeTimeout(int exponent) throws VerbsException {
        setOption(Rdmacm.RDMA_OPTION_ID_ACK_TIMEOUT, Byte.BYTES, exponent);
    }

    /**
     * Allows other identifiers with this option to bind to the same port ({@code RDMA_OPTION_ID_REUSEADDR}, default
     * false). At most one of them can listen. To be called before {@link #bind}.
     */
    public void reuseAddress(boolean on) throws VerbsException {
        setOption(Rdmacm.RDMA_OPTION_ID_REUSEADDR, Integer.BYTES, on ? 1 : 0);
    }

    /**
     * Restricts a listener on the IPv6 wildcard address to IPv6 ({@code RDMA_OPTION_ID_AFONLY}; the default is that of the
     * system, {@code net.ipv6.bindv6only}). To be called before {@link #bind}.
     */
    public void ipv6Only(boolean on) throws VerbsException {
        setOption(Rdmacm.RDMA_OPTION_ID_AFONLY, Integer.BYTES, on ? 1 : 0);
    }

    private void setOption(int name, int bytes, int value) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment segment = arena.allocate(Integer.BYTES, Integer.BYTES);
            if (bytes == Byte.BYTES) {
                segment.set(JAVA_BYTE, 0, (byte) value);
            } else {
                segment.set(JAVA_INT, 0, value);
            }
            run(id -> Rdmacm.rdma_set_optionChecked(id, Rdmacm.RDMA_OPTION_ID, name, segment, bytes));
        }
    }

    // Operations.

    /**
     * Binds this identifier to a local address ({@code rdma_bind_addr}).
     *
     * @param local an address of an RDMA device's network interface, or the wildcard address; with port 0 the connection
     *     manager chooses a port
     * @throws VerbsException if the address cannot be bound, for example {@code EADDRINUSE}
     */
    public void bind(InetSocketAddress local) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment native_address = SocketAddresses.of(local, arena);
            run("bind to", SocketAddresses.text(local), id -> Rdmacm.rdma_bind_addrChecked(id, native_address));
        }
        setAddress(localAddress());
    }

    /**
     * Starts listening for connection requests ({@code rdma_listen}), which {@link #request} returns.
     *
     * @param backlog maximum number of requests that wait for {@link #request}, at least 1; further ones are rejected
     * @throws VerbsException if the connection manager refuses, for example {@code EADDRINUSE}
     */
    public void listen(int backlog) throws VerbsException {
        if (backlog < 1) {
            throw new IllegalArgumentException("backlog is " + backlog + ", but must be at least 1");
        }
        setBacklog(backlog);
        run("listen at", address(), id -> Rdmacm.rdma_listenChecked(id, Math.max(backlog, MIN_KERNEL_BACKLOG)));
    }

    /** Resolves the address of a peer: {@link #resolveAddress(Optional, InetSocketAddress, Duration)}, from any address. */
    public void resolveAddress(InetSocketAddress peer, Duration timeout) throws VerbsException {
        resolveAddress(Optional.empty(), peer, timeout);
    }

    /**
     * Starts to resolve the address of a peer ({@code rdma_resolve_addr}), which selects the local device. The event
     * {@link EventType#ADDR_RESOLVED} or {@link EventType#ADDR_ERROR} follows.
     *
     * @param local the address to bind to, if this identifier is not bound yet; with port 0 the connection manager chooses
     *     a port
     * @param timeout rounded down to milliseconds, at least 1 ms
     */
    public void resolveAddress(Optional<InetSocketAddress> local, InetSocketAddress peer, Duration timeout)
            throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment from =
                    local.map(source -> SocketAddresses.of(source, arena)).orElse(MemorySegment.NULL);
            MemorySegment to = SocketAddresses.of(peer, arena);
            setAddress(peer);
            String target = local.map(source -> address() + " from " + SocketAddresses.text(source))
                    .orElse(address());
            run(
                    EventType.ADDR_RESOLVED.operation(),
                    target,
                    id -> Rdmacm.rdma_resolve_addrChecked(id, from, to, milliseconds(timeout)));
        }
    }

    /**
     * Starts to resolve the route to the peer ({@code rdma_resolve_route}). The event {@link EventType#ROUTE_RESOLVED} or
     * {@link EventType#ROUTE_ERROR} follows.
     *
     * @param timeout rounded down to milliseconds, at least 1 ms
     * @throws IllegalStateException if the address has not been resolved
     */
    public void resolveRoute(Duration timeout) throws VerbsException {
        checkHasDevice();
        run(
                EventType.ROUTE_RESOLVED.operation(),
                address(),
                id -> Rdmacm.rdma_resolve_routeChecked(id, milliseconds(timeout)));
    }

    private static int milliseconds(Duration timeout) {
        return (int) Math.min(Math.max(TimeUnit.NANOSECONDS.toMillis(Timeouts.nanos(timeout)), 1), Integer.MAX_VALUE);
    }

    /**
     * Starts to connect ({@code rdma_connect}). On InfiniBand and RoCE the event {@link EventType#CONNECT_RESPONSE}
     * follows, after which the caller changes the queue pair to {@link QueuePairState#RTS} and calls {@link #establish}.
     * On iWARP {@link EventType#ESTABLISHED} follows. If the attempt fails, another event follows, such as {@link
     * EventType#REJECTED}.
     *
     * @param queuePair used for the connection; the caller closes it
     */
    public void connect(QueuePair queuePair, ConnectionOptions options) throws VerbsException {
        checkHasDevice();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment param = NativeParameters.connection(queuePair, options, arena);
            run("connect to", address(), id -> Rdmacm.rdma_connectChecked(id, param));
        }
    }

    /**
     * Accepts the connection request of the peer ({@code rdma_accept}). The event {@link EventType#ESTABLISHED} follows.
     *
     * @param queuePair used for the connection; on InfiniBand and RoCE in the state {@link QueuePairState#RTS}. The caller
     *     closes it
     */
    public void accept(QueuePair queuePair, ConnectionOptions options) throws VerbsException {
        checkHasDevice();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment param = NativeParameters.connection(queuePair, options, arena);
            run("accept the connection request from", address(), id -> Rdmacm.rdma_acceptChecked(id, param));
        }
    }

    /**
     * Requests a datagram service, for {@link PortSpace#UDP} ({@code rdma_connect}). The event {@link
     * EventType#ESTABLISHED} follows, with the {@link Event#destination} of the service, or {@link EventType#UNREACHABLE}.
     * If the peer does not respond, the kernel gives up after a minute.
     *
     * @param privateData passed to the peer with the request, at most 180 bytes
     */
    public void ask(byte[] privateData) throws VerbsException {
        checkHasDevice();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment param = NativeParameters.serviceRequest(privateData, arena);
            run("request the datagram service at", address(), id -> Rdmacm.rdma_connectChecked(id, param));
        }
    }

    /**
     * Accepts the peer's request for a datagram service ({@code rdma_accept}). No event follows.
     *
     * @param queuePair the destination of the peer's datagrams, which carry the Q_Key of {@link #queuePairAttributes}
     * @param privateData passed to the peer with the response, at most 136 bytes
     */
    public void answer(QueuePair queuePair, byte[] privateData) throws VerbsException {
        checkHasDevice();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment param = NativeParameters.serviceResponse(queuePair, privateData, arena);
            run("accept the request from", address(), id -> Rdmacm.rdma_acceptChecked(id, param));
        }
    }

    /**
     * Rejects the request of the peer ({@code rdma_reject}).
     *
     * @param privateData passed to the peer as the reason, at most 148 bytes, or 136 bytes for {@link PortSpace#UDP}
     */
    public void reject(byte[] privateData) throws VerbsException {
        boolean datagrams = rdma_cm_id.ps(rdma_cm_id.reinterpret(handle())) == PortSpace.UDP.value();
        PrivateData.check(privateData, datagrams ? PrivateData.MAX_SERVICE_RESPONSE : PrivateData.MAX_REJECTION);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment data = arena.allocateFrom(JAVA_BYTE, privateData);
            run("reject the request from", address(), id -> Rdmacm.rdma_rejectChecked(id, data, privateData.length));
        }
    }

    /**
     * Notifies the peer that the queue pair of this side is ready, after {@link EventType#CONNECT_RESPONSE} ({@code
     * rdma_establish}).
     */
    public void establish() throws VerbsException {
        run("connect to", address(), Rdmacm::rdma_establishChecked);
    }

    /** Ends the connection ({@code rdma_disconnect}). The event {@link EventType#DISCONNECTED} follows on both sides. */
    public void disconnect() throws VerbsException {
        run("disconnect from", address(), Rdmacm::rdma_disconnectChecked);
    }

    /**
     * Starts to join a multicast group, for {@link PortSpace#UDP} ({@code rdma_join_multicast_ex}). The event {@link
     * EventType#MULTICAST_JOIN} follows, with the {@link Event#destination} of the group, or {@link
     * EventType#MULTICAST_ERROR}, which can also arrive later. The identifier must be bound and must not be listening. To
     * receive the group's datagrams, the caller also attaches a queue pair: {@link org.rdma4j.verbs.MulticastGroup#join}.
     *
     * @param sendOnly true if this side only sends; the network then need not forward the group's datagrams to it
     * @throws IllegalArgumentException if {@code group} is not a multicast address
     */
    public void joinMulticast(InetAddress group, boolean sendOnly) throws VerbsException {
        checkHasDevice();
        if (!group.isMulticastAddress()) {
            throw new IllegalArgumentException(group.getHostAddress() + " is not a multicast address");
        }
        setAddress(group.getHostAddress());
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = NativeParameters.multicast(group, sendOnly, arena);
            run(
                    EventType.MULTICAST_JOIN.operation(),
                    address(),
                    id -> Rdmacm.rdma_join_multicast_exChecked(id, attr, MemorySegment.NULL));
        }
    }

    /**
     * Leaves a multicast group, or cancels joining it ({@code rdma_leave_multicast}). Waits until the event loop has
     * processed the events of the group.
     */
    public void leaveMulticast(InetAddress group) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment native_address = SocketAddresses.of(new InetSocketAddress(group, 0), arena);
            run(
                    "leave the multicast group",
                    group.getHostAddress(),
                    id -> Rdmacm.rdma_leave_multicastChecked(id, native_address));
        }
    }

    /**
     * Returns the attributes with which a queue pair enters a state for this connection ({@code rdma_init_qp_attr}).
     *
     * @throws IllegalStateException if the address has not been resolved
     */
    public QueuePairAttributes queuePairAttributes(QueuePairState state) throws VerbsException {
        checkHasDevice();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = ibv_qp_attr.allocate(arena);
            MemorySegment mask = arena.allocate(JAVA_INT);
            ibv_qp_attr.qp_state(attr, state.ordinal());
            run(id -> Rdmacm.rdma_init_qp_attrChecked(id, attr, mask));
            return QueuePairAttributes.of(attr, mask.get(JAVA_INT, 0));
        }
    }
}
