package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.Supplier;
import org.rdma4j.internal.Records;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * The way to a peer, or to a multicast group, that datagrams take: {@code struct ibv_ah}. Made by {@link
 * ProtectionDomain#addressHandle}, and used by {@link SendRequest#to} of any datagram queue pair of that domain.
 *
 * <p>A handle with work in flight cannot be closed.
 */
public final class AddressHandle extends Resource {
    private final ProtectionDomain domain;

    private AddressHandle(ProtectionDomain domain, String where, Supplier<MemorySegment> make) {
        super("address handle of " + where, make, domain);
        this.domain = domain;
    }

    static AddressHandle to(ProtectionDomain domain, int port, int gidIndex, Endpoint peer) throws VerbsException {
        return open(new AddressHandle(domain, peer.route().isEmpty() ? "LID " + peer.lid() : "" + peer.gid(), () -> {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment path = ibv_ah_attr.allocate(arena);
                QueuePairAttributes.path(path, port, gidIndex, peer);
                return Ibverbs.ibv_create_ahChecked(domain.handle(), path);
            }
        }));
    }

    static AddressHandle by(ProtectionDomain domain, MemorySegment given) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment path = Records.copy("ibv_ah_attr", ibv_ah_attr.sizeof(), given, arena);
            String where = ibv_ah_attr.is_global(path) == 0
                    ? "LID " + ibv_ah_attr.dlid(path)
                    : "" + Gid.of(ibv_global_route.dgid(ibv_ah_attr.grh(path)));
            return open(new AddressHandle(domain, where, () -> Ibverbs.ibv_create_ahChecked(domain.handle(), path)));
        }
    }

    static AddressHandle toSenderOf(ProtectionDomain domain, ReceiveRequest datagram) throws VerbsException {
        return open(new AddressHandle(domain, "the sender of a datagram", () -> {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment wc = ibv_wc.allocate(arena);
                datagram.describe(wc);
                return Ibverbs.ibv_create_ah_from_wcChecked(
                        domain.handle(),
                        wc,
                        datagram.route(arena),
                        datagram.queuePair().port());
            }
        }));
    }

    @Override
    protected void checkUnused() {
        domain.checkUnused(this);
    }

    @Override
    protected void checkStillUnused() {
        domain.checkUnused(this);
    }

    @Override
    protected void destroy(MemorySegment ah) {
        Ibverbs.ibv_destroy_ahChecked(ah);
    }

    @Override
    protected void closed() {
        domain.recheckUsersOf(this);
    }

    long address() {
        return handle().address();
    }

    /** The protection domain that it belongs to. */
    public ProtectionDomain domain() {
        return domain;
    }
}
