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
 * A connection manager identifier ({@code struct rdma_cm_id}): one end of a connection, a listener, one end of a
 * datagram service, or a member of multicast groups. Created by {@link EventChannel#identifier}. Most programs should use
 * {@link Connection}, {@link Listener} or {@link DatagramEndpoint} instead.
 *
 * {@snippet lang=java :
 * try (CommunicationIdentifier identifier = channel.identifier()) {
 *     identifier.resolveAddress(peer, TIMEOUT);
 *     identifier.await(EventType.ADDR_RESOLVED, TIMEOUT); // Another thread takes the events.
 *     identifier.resolveRoute(TIMEOUT);
 *     identifier.await(EventType.ROUTE_RESOLVED, TIMEOUT);
 *     System.out.println(identifier.deviceName());
 * }
 * }
 *
 * <p>Most operations are asynchronous: the method starts the operation and returns, and an {@link Event} reports the
 * outcome. A program either waits for events with {@link #await} or sets a handler with {@link #onEvent}.
 *
 * <p>The caller owns the connection's queue pair and must close it. Closing an identifier ends its connection, stops
 * listening, or leaves its multicast groups, depending on how the identifier is used.
 *
 * <p>Methods may be called from any thread.
 *
 * @see "docs/reference/threads.md"
 */
public final class CommunicationIdentifier extends AbstractIdentifier<CommunicationIdentifier> {
    /**
     * Minimum kernel backlog, in requests. The event channel takes requests from the kernel as they arrive, and the limit
     * passed to {@link #listen} applies to the identifier's queue of pending requests. If the kernel backlog is full,
     * the kernel drops further requests without rejecting them, and RoCE peers retransmit dropped requests only after
     * several seconds.
     */
    private static final int MIN_KERNEL_BACKLOG = 1024;

    private CommunicationIdentifier(EventChannel channel, Supplier<MemorySegment> create) {
        super(channel, create);
    }

    static CommunicationIdentifier of(EventChannel channel, PortSpace space) throws VerbsException {
        return open(new CommunicationIdentifier(channel, () -> create(channel, space)));
    }

    private static MemorySegment create(EventChannel channel, PortSpace space) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment out = arena.allocate(ADDRESS);
            Rdmacm.rdma_create_idChecked(channel.channel(), out, MemorySegment.NULL, space.value());
            return out.get(ADDRESS, 0);
        }
    }

    @Override
    CommunicationIdentifier create(EventChannel requestChannel, MemorySegment id) throws VerbsException {
        return open(new CommunicationIdentifier(requestChannel, () -> id));
    }

    // Options.

    /**
     * Sets the type of service for packets sent by this side ({@code RDMA_OPTION_ID_TOS}). Must be called before {@link
     * #resolveRoute}.
     *
     * @param value 0 to 255; on IP networks, the differentiated services code point times 4
     */
    public void typeOfService(int value) throws VerbsException {
        setOption(Rdmacm.RDMA_OPTION_ID_TOS, Byte.BYTES, value);
    }

    /**
     * Sets the queue pair's acknowledgement timeout ({@code RDMA_OPTION_ID_ACK_TIMEOUT}). Must be called before {@link
     * #resolveRoute}.
     *
     * @param exponent the exponent; the timeout is 4.096 µs × 2<sup>exponent</sup>, as for {@link
     *     QueuePairAttributes#timeout}
     */
    public void acknowledgeTimeout(int exponent) throws VerbsException {
        setOption(Rdmacm.RDMA_OPTION_ID_ACK_TIMEOUT, Byte.BYTES, exponent);
    }

    /**
     * Sets whether other identifiers with this option may bind to the same port ({@code RDMA_OPTION_ID_REUSEADDR},
     * default false). At most one of these identifiers can listen. Must be called before {@link #bind}.
     */
    public void reuseAddress(boolean on) throws VerbsException {
        setOption(Rdmacm.RDMA_OPTION_ID_REUSEADDR, Integer.BYTES, on ? 1 : 0);
    }

    /**
     * Sets whether a listener on the IPv6 wildcard address accepts only IPv6 connections ({@code
     * RDMA_OPTION_ID_AFONLY}; the default is the system setting {@code net.ipv6.bindv6only}). Must be called before
     * {@link #bind}.
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
     * Binds this identifier to the given local address ({@code rdma_bind_addr}).
     *
     * @param local an address assigned to an RDMA device's network interface, or the wildcard address; if the port is
     *     0, the connection manager chooses one
     * @throws VerbsException if the address cannot be bound, for example because it is in use ({@code EADDRINUSE})
     */
    public void bind(InetSocketAddress local) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment native_address = SocketAddresses.of(local, arena);
            run("bind to", SocketAddresses.text(local), id -> Rdmacm.rdma_bind_addrChecked(id, native_address));
        }
        setAddress(localAddress());
    }

    /**
     * Starts listening for connection requests ({@code rdma_listen}). Use {@link #request} to retrieve them.
     *
     * @param backlog maximum number of pending requests, at least 1; further requests are rejected
     * @throws VerbsException if the connection manager rejects the call, for example because the address is in use
     *     ({@code EADDRINUSE})
     */
    public void listen(int backlog) throws VerbsException {
        if (backlog < 1) {
            throw new IllegalArgumentException("backlog is " + backlog + ", but must be at least 1");
        }
        setBacklog(backlog);
        run("listen at", address(), id -> Rdmacm.rdma_listenChecked(id, Math.max(backlog, MIN_KERNEL_BACKLOG)));
    }

    /**
     * Starts resolving the peer's address, without choosing a local address. Equivalent to {@link
     * #resolveAddress(Optional, InetSocketAddress, Duration) resolveAddress(Optional.empty(), peer, timeout)}.
     */
    public void resolveAddress(InetSocketAddress peer, Duration timeout) throws VerbsException {
        resolveAddress(Optional.empty(), peer, timeout);
    }

    /**
     * Starts resolving the peer's address and selecting the local device ({@code rdma_resolve_addr}). An {@link
     * EventType#ADDR_RESOLVED} or {@link EventType#ADDR_ERROR} event follows.
     *
     * @param local the address to bind to if this identifier is not yet bound; if the port is 0, the connection manager
     *     chooses one
     * @param timeout maximum duration of the operation, rounded down to milliseconds but at least 1 ms
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
     * Starts resolving the route to the peer ({@code rdma_resolve_route}). A {@link EventType#ROUTE_RESOLVED} or
     * {@link EventType#ROUTE_ERROR} event follows.
     *
     * @param timeout maximum duration of the operation, rounded down to milliseconds but at least 1 ms
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
     * Starts connecting to the peer ({@code rdma_connect}). On InfiniBand and RoCE, a {@link
     * EventType#CONNECT_RESPONSE} event follows; the caller must then transition the queue pair to {@link
     * QueuePairState#RTS} and call {@link #establish}. On iWARP, an {@link EventType#ESTABLISHED} event follows. If the
     * attempt fails, a different event follows, such as {@link EventType#REJECTED}.
     *
     * @param queuePair the connection's queue pair; remains owned by the caller
     */
    public void connect(QueuePair queuePair, ConnectionOptions options) throws VerbsException {
        checkHasDevice();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment param = NativeParameters.connection(queuePair, options, arena);
            run("connect to", address(), id -> Rdmacm.rdma_connectChecked(id, param));
        }
    }

    /**
     * Accepts the peer's connection request ({@code rdma_accept}). An {@link EventType#ESTABLISHED} event follows.
     *
     * @param queuePair the connection's queue pair; remains owned by the caller. On InfiniBand and RoCE, the queue pair
     *     must be in the {@link QueuePairState#RTS} state
     */
    public void accept(QueuePair queuePair, ConnectionOptions options) throws VerbsException {
        checkHasDevice();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment param = NativeParameters.connection(queuePair, options, arena);
            run("accept the connection request from", address(), id -> Rdmacm.rdma_acceptChecked(id, param));
        }
    }

    /**
     * Requests a datagram service ({@code rdma_connect}). The port space must be {@link PortSpace#UDP}. An {@link
     * EventType#ESTABLISHED} event with the service's {@linkplain Event#destination destination} follows, or an {@link
     * EventType#UNREACHABLE} event if the request fails. If the peer does not respond, the kernel gives up after about
     * one minute.
     *
     * @param privateData data sent to the peer with the request, at most 180 bytes
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
     * @param queuePair destination for the peer's datagrams, which carry the Q_Key returned by {@link
     *     #queuePairAttributes}
     * @param privateData data sent to the peer with the response, at most 136 bytes
     */
    public void answer(QueuePair queuePair, byte[] privateData) throws VerbsException {
        checkHasDevice();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment param = NativeParameters.serviceResponse(queuePair, privateData, arena);
            run("accept the request from", address(), id -> Rdmacm.rdma_acceptChecked(id, param));
        }
    }

    /**
     * Rejects the peer's request ({@code rdma_reject}).
     *
     * @param privateData data sent to the peer as the reason, at most 148 bytes, or at most 136 bytes for {@link
     *     PortSpace#UDP}
     */
    public void reject(byte[] privateData) throws VerbsException {
        boolean datagrams = read(rdma_cm_id::ps) == PortSpace.UDP.value();
        PrivateData.check(privateData, datagrams ? PrivateData.MAX_SERVICE_RESPONSE : PrivateData.MAX_REJECTION);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment data = arena.allocateFrom(JAVA_BYTE, privateData);
            run("reject the request from", address(), id -> Rdmacm.rdma_rejectChecked(id, data, privateData.length));
        }
    }

    /**
     * Notifies the peer that this side's queue pair is ready ({@code rdma_establish}). Must be called after {@link
     * EventType#CONNECT_RESPONSE}.
     */
    public void establish() throws VerbsException {
        run("connect to", address(), Rdmacm::rdma_establishChecked);
    }

    /** Ends the connection ({@code rdma_disconnect}). A {@link EventType#DISCONNECTED} event follows on both sides. */
    public void disconnect() throws VerbsException {
        run("disconnect from", address(), Rdmacm::rdma_disconnectChecked);
    }

    /**
     * Starts to join the given multicast group ({@code rdma_join_multicast_ex}). The port space must be {@link
     * PortSpace#UDP}. A {@link EventType#MULTICAST_JOIN} event with the group's {@linkplain Event#destination
     * destination} follows, or a {@link EventType#MULTICAST_ERROR} event if the group cannot be joined. A {@code
     * MULTICAST_ERROR} event can also arrive later, when the membership ends. The identifier must be bound and must not
     * be listening. To receive the group's datagrams, the caller must also attach a queue pair to the group with {@link
     * org.rdma4j.verbs.MulticastGroup#join}.
     *
     * @param sendOnly {@code true} if this side only sends, so that the network need not forward the group's datagrams
     *     to it
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
     * Leaves the given multicast group, or cancels a pending join ({@code rdma_leave_multicast}). Pending events of
     * the group are discarded. If another thread is taking one of them, waits until that event has been acknowledged.
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
     * Returns the attributes that transition this connection's queue pair to the given state ({@code
     * rdma_init_qp_attr}).
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
