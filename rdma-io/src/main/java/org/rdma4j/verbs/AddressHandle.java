package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.Supplier;
import org.rdma4j.internal.Records;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;

/**
 * The path of datagrams to a peer or to a multicast group, {@code struct ibv_ah}. Created by {@link #create}, and used
 * with {@link SendRequest#to} by any datagram queue pair of the same protection domain. An address handle does not include
 * the number of the peer's queue pair.
 *
 * <p>Any thread may use an address handle. A handle that a request in flight references cannot be closed. A prepared
 * request that references a closed handle can no longer be posted.
 */
public final class AddressHandle extends Resource {
    private final ProtectionDomain domain;

    private AddressHandle(ProtectionDomain domain, String destination, Supplier<MemorySegment> create) {
        super("address handle of " + destination, create, domain);
        this.domain = domain;
    }

    /**
     * Creates an address handle for a peer, through port 1. The datagrams leave with the GID that {@link Context#gid}
     * prefers among those of the peer's address family (IPv4 or IPv6).
     *
     * @param domain the protection domain, which must not be closed before the handle
     * @param peer the endpoint that the peer published, or the result of {@link ReceiveRequest#sender}; its queue pair
     *     number is ignored
     * @throws VerbsException if the driver rejects the request, as iWARP drivers do
     * @throws java.util.NoSuchElementException if the port has no GID of the peer's address family
     */
    public static AddressHandle create(ProtectionDomain domain, Endpoint peer) throws VerbsException {
        return create(domain, 1, peer);
    }

    /**
     * Creates an address handle for a peer, through a given port.
     *
     * @param domain the protection domain, which must not be closed before the handle
     * @param port the number of the port, from 1
     * @param peer as for {@link #create(ProtectionDomain, Endpoint)}
     * @throws VerbsException if the driver rejects the request, as iWARP drivers do
     * @throws java.util.NoSuchElementException if the port has no GID of the peer's address family
     */
    public static AddressHandle create(ProtectionDomain domain, int port, Endpoint peer) throws VerbsException {
        int gidIndex = peer.route().isEmpty()
                ? 0
                : domain.context().gidLike(port, peer.gid()).index();
        return create(domain, port, gidIndex, peer);
    }

    /**
     * Creates an address handle for the GID of a peer or of a multicast group.
     *
     * @param domain the protection domain, which must not be closed before the handle
     * @param from the GID and the port that the datagrams leave with; see {@link Context#gid} and {@link
     *     Context#gidTowards}
     * @param to the GID of the destination
     * @throws VerbsException if the driver rejects the request, as iWARP drivers do
     */
    public static AddressHandle create(ProtectionDomain domain, GidEntry from, Gid to) throws VerbsException {
        return create(domain, from.port(), from.index(), new Endpoint(0, to, 0, 0, Mtu.MTU_256));
    }

    private static AddressHandle create(ProtectionDomain domain, int port, int gidIndex, Endpoint peer)
            throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment path = ibv_ah_attr.allocate(arena);
            PathVector.write(path, port, gidIndex, peer);
            return createFrom(domain, path);
        }
    }

    /**
     * Creates an address handle from native attributes, such as the connection manager provides: {@code ibv_create_ah}.
     *
     * @param domain the protection domain, which must not be closed before the handle
     * @param path native memory with a {@code struct ibv_ah_attr}, which is copied
     * @throws IllegalArgumentException if the segment is on the heap
     * @throws IndexOutOfBoundsException if the segment is shorter than the structure, such as a zero-length pointer from C
     * @throws IllegalStateException if the arena of the segment is closed
     * @throws WrongThreadException if the segment is confined to another thread
     * @throws VerbsException if the driver rejects the request, as iWARP drivers do
     */
    public static AddressHandle create(ProtectionDomain domain, MemorySegment path) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            return createFrom(domain, Records.copy("ibv_ah_attr", ibv_ah_attr.sizeof(), path, arena));
        }
    }

    /** Creates an address handle from a {@code struct ibv_ah_attr} that this module has written or copied. */
    private static AddressHandle createFrom(ProtectionDomain domain, MemorySegment path) throws VerbsException {
        String destination = ibv_ah_attr.is_global(path) == 0
                ? "LID " + ibv_ah_attr.dlid(path)
                : Gid.of(ibv_global_route.dgid(ibv_ah_attr.grh(path))).toString();
        return open(new AddressHandle(domain, destination, () -> Ibverbs.ibv_create_ahChecked(domain.handle(), path)));
    }

    /**
     * Creates an address handle for replies to the sender of a datagram: {@code ibv_create_ah_from_wc}.
     *
     * @param completion a {@code struct ibv_wc} of the datagram's completion
     * @param header a {@code struct ibv_grh}, the route header that the datagram arrived with
     * @param port the number of the port that received it, from 1
     */
    static AddressHandle createForSender(
            ProtectionDomain domain, MemorySegment completion, MemorySegment header, int port) throws VerbsException {
        return open(new AddressHandle(
                domain,
                "the sender of a datagram",
                () -> Ibverbs.ibv_create_ah_from_wcChecked(domain.handle(), completion, header, port)));
    }

    @Override
    void checkUnused() {
        domain.checkUnused(this);
    }

    @Override
    void checkStillUnused() {
        domain.checkUnused(this);
    }

    @Override
    void destroy(MemorySegment ah) {
        Ibverbs.ibv_destroy_ahChecked(ah);
    }

    @Override
    void closed() {
        domain.recheckUsersOf(this);
    }

    long address() {
        return handle().address();
    }

    /** Returns the protection domain that the handle belongs to. */
    public ProtectionDomain domain() {
        return domain;
    }
}
