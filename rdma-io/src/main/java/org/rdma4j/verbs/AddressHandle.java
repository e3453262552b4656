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
 * The path for datagrams to a peer or a multicast group: {@code struct ibv_ah}. An address handle is created by
 * {@link #create} and passed to {@link SendRequest#to}, by any datagram queue pair in the same protection domain. It
 * does not include the peer's queue pair number.
 *
 * {@snippet lang=java :
 * try (AddressHandle path = AddressHandle.create(queuePair.domain(), peer)) {
 *     queuePair.prepareSend(text).to(path, peer.queuePair(), QKEY).complete(TIMEOUT);
 * }
 * }
 *
 * <p>Any thread may use an address handle. A handle that is referenced by a request in flight cannot be closed. A
 * prepared request that references a closed handle can no longer be posted.
 *
 * @see "docs/guide/datagrams.md"
 */
public final class AddressHandle extends Resource {
    private final ProtectionDomain domain;

    private AddressHandle(ProtectionDomain domain, String destination, Supplier<MemorySegment> create) {
        super("address handle of " + destination, create, domain);
        this.domain = domain;
    }

    /**
     * Creates an address handle for the given peer, through port 1. The source GID belongs to the peer's address
     * family, IPv4 or IPv6. RoCE v2 is preferred to RoCE v1. Within the same version, a GID in the peer's subnet is
     * preferred.
     *
     * @param domain the protection domain, which must not be closed before the handle
     * @param peer the endpoint published by the peer, or the result of {@link ReceiveRequest#sender}; its queue pair
     *     number is ignored
     * @throws VerbsException if the driver rejects the call, as iWARP drivers do
     * @throws java.util.NoSuchElementException if the port has no GID of the peer's address family
     */
    public static AddressHandle create(ProtectionDomain domain, Endpoint peer) throws VerbsException {
        return create(domain, 1, peer);
    }

    /**
     * Creates an address handle for the given peer, through the given port. The source GID is chosen as by
     * {@link #create(ProtectionDomain, Endpoint)}.
     *
     * @param domain the protection domain, which must not be closed before the handle
     * @param port the port number, starting at 1
     * @param peer the endpoint published by the peer, or the result of {@link ReceiveRequest#sender}; its queue pair
     *     number is ignored
     * @throws VerbsException if the driver rejects the call, as iWARP drivers do
     * @throws java.util.NoSuchElementException if the port has no GID of the peer's address family
     */
    public static AddressHandle create(ProtectionDomain domain, int port, Endpoint peer) throws VerbsException {
        int gidIndex = peer.route().isEmpty()
                ? 0
                : domain.context().gidLike(port, peer.gid()).index();
        return create(domain, port, gidIndex, peer);
    }

    /**
     * Creates an address handle for the given GID, which identifies a peer or a multicast group.
     *
     * @param domain the protection domain, which must not be closed before the handle
     * @param from the source GID, with its port; see {@link Context#gid} and {@link Context#gidTowards}
     * @param to the destination GID
     * @throws VerbsException if the driver rejects the call, as iWARP drivers do
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
     * Creates an address handle from native attributes, such as those provided by the connection manager:
     * {@code ibv_create_ah}.
     *
     * @param domain the protection domain, which must not be closed before the handle
     * @param path native memory that contains a {@code struct ibv_ah_attr}; the structure is copied
     * @throws IllegalArgumentException if the segment is on the heap
     * @throws IndexOutOfBoundsException if the segment is shorter than the structure, for example because it is a
     *     zero-length pointer from C
     * @throws IllegalStateException if the segment's arena is closed
     * @throws WrongThreadException if the segment is confined to a different thread
     * @throws VerbsException if the driver rejects the call, as iWARP drivers do
     */
    public static AddressHandle create(ProtectionDomain domain, MemorySegment path) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            return createFrom(domain, Records.copy("ibv_ah_attr", ibv_ah_attr.sizeof(), path, arena));
        }
    }

    /** Creates an address handle from a {@code struct ibv_ah_attr} written or copied by this module. */
    private static AddressHandle createFrom(ProtectionDomain domain, MemorySegment path) throws VerbsException {
        String destination = ibv_ah_attr.is_global(path) == 0
                ? "LID " + ibv_ah_attr.dlid(path)
                : Gid.of(ibv_global_route.dgid(ibv_ah_attr.grh(path))).toString();
        return open(new AddressHandle(domain, destination, () -> Ibverbs.ibv_create_ahChecked(domain.handle(), path)));
    }

    /**
     * Creates an address handle for replies to the sender of a datagram: {@code ibv_create_ah_from_wc}.
     *
     * @param completion the {@code struct ibv_wc} of the datagram's completion
     * @param header the {@code struct ibv_grh} that precedes the datagram, its global route header
     * @param port the number of the port that received the datagram, starting at 1
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

    /** Returns the protection domain of this handle. */
    public ProtectionDomain domain() {
        return domain;
    }
}
