package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * A datagram queue pair's membership in a multicast group, whose messages it receives until this is closed: {@code
 * ibv_attach_mcast}. Made by {@link QueuePair#joinMulticast}.
 *
 * <p>The device is told, the network is not: where switches have to know the members, the connection manager joins.
 */
public final class MulticastGroup extends Resource {
    private final Gid gid;
    private final int lid;

    MulticastGroup(QueuePair queuePair, Gid gid, int lid) throws VerbsException {
        super(
                "membership of " + queuePair + " in " + gid,
                () -> {
                    try (Arena arena = Arena.ofConfined()) {
                        MemorySegment qp = queuePair.handle();
                        Ibverbs.ibv_attach_mcastChecked(qp, gid.allocate(arena), lid);
                        return qp;
                    }
                },
                queuePair);
        this.gid = gid;
        this.lid = lid;
    }

    @Override
    protected void destroy(MemorySegment qp) {
        try (Arena arena = Arena.ofConfined()) {
            Ibverbs.ibv_detach_mcastChecked(qp, gid.allocate(arena), lid);
        }
    }

    /** The group's address. */
    public Gid gid() {
        return gid;
    }
}
