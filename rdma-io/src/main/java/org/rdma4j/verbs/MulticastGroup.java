package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * The membership of a datagram queue pair in a multicast group: {@code ibv_attach_mcast}. The queue pair receives the
 * messages of the group from {@link #join} until the membership is closed.
 *
 * <p>Only the local device is informed of the membership. If the switches of the network must know the members of a group,
 * use {@code DatagramEndpoint.join} of {@code org.rdma4j.cm} instead.
 */
public final class MulticastGroup extends Resource {
    /** Identity of a group. */
    record Key(Gid gid, int lid) {}

    private final QueuePair queuePair;
    private final Key key;

    MulticastGroup(QueuePair queuePair, Gid gid, int lid) {
        super("membership of " + queuePair + " in " + gid, () -> attach(queuePair, new Key(gid, lid)), queuePair);
        this.queuePair = queuePair;
        this.key = new Key(gid, lid);
    }

    /**
     * Joins a multicast group on RoCE.
     *
     * @param queuePair a queue pair of type {@link QueuePairType#UD}, which must not be closed before the membership
     * @param group a multicast GID; for an IPv4 group, the result of {@link Gid#of(java.net.InetAddress)}
     * @throws UnsupportedOperationException if the queue pair has another type
     * @throws IllegalStateException if the queue pair is a member of the group already, or is closed
     * @throws VerbsException if the driver rejects the request
     */
    public static MulticastGroup join(QueuePair queuePair, Gid group) throws VerbsException {
        return join(queuePair, group, 0);
    }

    /**
     * Joins a multicast group on InfiniBand.
     *
     * @param queuePair a queue pair of type {@link QueuePairType#UD}, which must not be closed before the membership
     * @param group a multicast GID
     * @param lid the local identifier of the group, 16 bits
     * @throws UnsupportedOperationException if the queue pair has another type
     * @throws IllegalStateException if the queue pair is a member of the group already, or is closed
     * @throws VerbsException if the driver rejects the request
     */
    public static MulticastGroup join(QueuePair queuePair, Gid group, int lid) throws VerbsException {
        if (queuePair.type() != QueuePairType.UD) {
            throw new UnsupportedOperationException(
                    queuePair + " cannot join a multicast group: that requires the type UD");
        }
        return open(new MulticastGroup(queuePair, group, lid));
    }

    /** The kernel accepts a second attach silently, but detaches only once. Duplicates are therefore rejected here. */
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
    void destroy(MemorySegment qp) {
        try (Arena arena = Arena.ofConfined()) {
            Ibverbs.ibv_detach_mcastChecked(qp, key.gid.allocate(arena), key.lid);
        }
        queuePair.groups.remove(key);
    }

    /** Returns the address of the group. */
    public Gid gid() {
        return key.gid;
    }
}
