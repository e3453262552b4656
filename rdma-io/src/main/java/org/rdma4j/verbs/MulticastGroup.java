package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * A multicast group that a datagram queue pair has joined: {@code ibv_attach_mcast}. The queue pair receives messages
 * sent to the group from {@link #join} until this object is closed, which leaves the group.
 *
 * {@snippet lang=java :
 * queuePair.startDatagrams(QKEY);
 * receive.post();
 * try (MulticastGroup group = MulticastGroup.join(queuePair, Gid.of(InetAddress.getByName("239.7.7.7")))) {
 *     System.out.println(receive.await(TIMEOUT).messageLength() + " bytes for " + group.gid());
 * }
 * }
 *
 * <p>Joining a group in this way informs only the local device. If the switches of the network must know the members of
 * a group, use {@code DatagramEndpoint.join} in {@code org.rdma4j.cm} instead.
 *
 * <p>Any thread may join and leave a group. The group must be left before its queue pair is closed.
 *
 * @see "docs/guide/datagrams.md"
 */
public final class MulticastGroup extends Resource {
    /** Identifies a group. */
    record Key(Gid gid, int lid) {}

    private final QueuePair queuePair;
    private final Key key;

    MulticastGroup(QueuePair queuePair, Gid gid, int lid) {
        super("multicast group " + gid + " of " + queuePair, () -> attach(queuePair, new Key(gid, lid)), queuePair);
        this.queuePair = queuePair;
        this.key = new Key(gid, lid);
    }

    /**
     * Joins a multicast group on RoCE.
     *
     * @param queuePair a queue pair of type {@link QueuePairType#UD}, which must not be closed before the returned
     *     object
     * @param group the multicast GID of the group; for an IPv4 group, the result of
     *     {@link Gid#of(java.net.InetAddress)}
     * @throws UnsupportedOperationException if the queue pair is of a different type
     * @throws IllegalStateException if the queue pair has already joined the group, or is closed
     * @throws VerbsException if the driver rejects the call
     */
    public static MulticastGroup join(QueuePair queuePair, Gid group) throws VerbsException {
        return join(queuePair, group, 0);
    }

    /**
     * Joins a multicast group on InfiniBand.
     *
     * @param queuePair a queue pair of type {@link QueuePairType#UD}, which must not be closed before the returned
     *     object
     * @param group the multicast GID of the group
     * @param lid the local identifier of the group, 16 bits
     * @throws UnsupportedOperationException if the queue pair is of a different type
     * @throws IllegalStateException if the queue pair has already joined the group, or is closed
     * @throws VerbsException if the driver rejects the call
     */
    public static MulticastGroup join(QueuePair queuePair, Gid group, int lid) throws VerbsException {
        if (queuePair.type() != QueuePairType.UD) {
            throw new UnsupportedOperationException(queuePair + " cannot join a multicast group: its type must be UD");
        }
        return open(new MulticastGroup(queuePair, group, lid));
    }

    /**
     * Attaches the queue pair to a group. Rejects duplicates, because the kernel silently accepts a second attach, but
     * detaches only once.
     */
    private static MemorySegment attach(QueuePair queuePair, Key key) {
        MemorySegment qp = queuePair.handle();
        if (!queuePair.groups.add(key)) {
            throw new IllegalStateException(queuePair + " has already joined the multicast group " + key.gid);
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

    @Override
    void destroyedWithDevice(MemorySegment qp) {
        queuePair.groups.remove(key);
    }

    /** Returns the GID of the group. */
    public Gid gid() {
        return key.gid;
    }
}
