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
    /** What a queue pair can be attached to. */
    record Key(Gid gid, int lid) {}

    private final QueuePair queuePair;
    private final Key key;

    MulticastGroup(QueuePair queuePair, Gid gid, int lid) {
        super("membership of " + queuePair + " in " + gid, () -> attach(queuePair, new Key(gid, lid)), queuePair);
        this.queuePair = queuePair;
        this.key = new Key(gid, lid);
    }

    /** The kernel attaches a second time without a word, and detaches once. */
    private static MemorySegment attach(QueuePair queuePair, Key key) {
        MemorySegment qp = queuePair.handle();
        if (!queuePair.groups.add(key)) {
            throw new IllegalStateException(queuePair + " is a member of " + key.gid + " already");
        }
        boolean attached = false;
        try (Arena arena = Arena.ofConfined()) {
            Ibverbs.ibv_attach_mcastChecked(qp, key.gid.allocate(arena), key.lid);
            attached = true;
            return qp;
        } finally {
            if (!attached) {
                queuePair.groups.remove(key);
            }
        }
    }

    @Override
    protected void destroy(MemorySegment qp) {
        try (Arena arena = Arena.ofConfined()) {
            Ibverbs.ibv_detach_mcastChecked(qp, key.gid.allocate(arena), key.lid);
        }
        queuePair.groups.remove(key);
    }

    /** The group's address. */
    public Gid gid() {
        return key.gid;
    }
}
