package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Records;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;

/**
 * Attributes of a queue pair, {@code struct ibv_qp_attr} and its mask: to set, with {@link QueuePair#modify}, or as {@link
 * QueuePair#query} gives them. Each method with a value sets one attribute and adds it to the mask; its namesake without
 * one reads it, and throws an {@link IllegalStateException} if it was neither set nor asked for.
 */
public final class QueuePairAttributes {
    private static final int HOP_LIMIT = 64;

    private static final int MOST_4_BITS = 0xf;
    private static final int MOST_8_BITS = 0xff;
    private static final int MOST_20_BITS = 0xfffff;
    private static final int MOST_24_BITS = 0xffffff;

    private final MemorySegment attr;
    private final Set<QueuePairAttribute> set = EnumSet.noneOf(QueuePairAttribute.class);
    private @Nullable QueuePairState state;
    /** How large its queues are: a {@code struct ibv_qp_cap}, of what was asked of the driver only. */
    private @Nullable MemorySegment sizes;

    /** None yet. */
    public QueuePairAttributes() {
        this(ibv_qp_attr.allocate(Arena.ofAuto()));
    }

    private QueuePairAttributes(MemorySegment attr) {
        this.attr = attr;
    }

    /**
     * Attributes that are written already, such as {@code rdma_init_qp_attr} does.
     *
     * @param from native memory of a {@code struct ibv_qp_attr}, which is copied
     * @param mask of {@code enum ibv_qp_attr_mask}; what else it has than {@link QueuePairAttribute}'s is left out
     * @throws IllegalArgumentException if the segment is of Java's heap
     * @throws IndexOutOfBoundsException if it is shorter than the structure, such as a pointer from C without a size
     * @throws IllegalStateException if its arena is closed
     * @throws WrongThreadException if it is confined to another thread
     */
    public static QueuePairAttributes of(MemorySegment from, int mask) {
        QueuePairAttributes attributes =
                new QueuePairAttributes(Records.copy("ibv_qp_attr", ibv_qp_attr.sizeof(), from, Arena.ofAuto()));
        for (QueuePairAttribute attribute : QueuePairAttribute.values()) {
            if ((mask & attribute.flag()) != 0) {
                attributes.add(attribute);
            }
        }
        if ((mask & ibv_qp_attr_mask.IBV_QP_STATE) != 0) {
            attributes.state(QueuePairState.of(ibv_qp_attr.qp_state(attributes.attr)));
        }
        return attributes;
    }

    /** What {@code ibv_query_qp} wrote. */
    static QueuePairAttributes of(MemorySegment from, int mask, MemorySegment init) {
        QueuePairAttributes attributes = of(from, mask);
        attributes.sizes = ibv_qp_init_attr.cap(init);
        return attributes;
    }

    /** The state to go to; without it the queue pair stays in its own. */
    public QueuePairAttributes state(QueuePairState to) {
        ibv_qp_attr.qp_state(attr, to.ordinal());
        state = to;
        return this;
    }

    /** The state; of a query always there. */
    public QueuePairState state() {
        QueuePairState there = state;
        if (there == null) {
            throw new IllegalStateException("these attributes have no state; give it, or ask for it with query()");
        }
        return there;
    }

    /** The state to go to; null to stay. */
    @Nullable
    QueuePairState goal() {
        return state;
    }

    Set<QueuePairAttribute> set() {
        return set;
    }

    MemorySegment segment() {
        return attr;
    }

    /** The port that it sets; 0 if it sets none. */
    int newPort() {
        return set.contains(QueuePairAttribute.PORT) ? ibv_qp_attr.port_num(attr) : 0;
    }

    int mask() {
        int mask = state == null ? 0 : ibv_qp_attr_mask.IBV_QP_STATE;
        for (QueuePairAttribute attribute : set) {
            mask |= attribute.flag();
        }
        return mask;
    }

    private static void check(String name, int value, int most) {
        if (value < 0 || value > most) {
            throw new IllegalArgumentException(name + " is " + value + "; it can be 0 to " + most);
        }
    }

    private QueuePairAttributes add(QueuePairAttribute attribute) {
        set.add(attribute);
        return this;
    }

    /** The values, for an attribute that they have. */
    private MemorySegment with(QueuePairAttribute attribute) {
        if (!set.contains(attribute)) {
            throw new IllegalStateException("these attributes do not have " + attribute + ", only "
                    + (set.isEmpty() ? "none" : set) + "; set it, or name it in query()");
        }
        return attr;
    }

    private MemorySegment sizes() {
        MemorySegment there = sizes;
        if (there == null) {
            throw new IllegalStateException("this is told by query() only");
        }
        return there;
    }

    /** The state that the program believes it is in. */
    public QueuePairAttributes currentState(QueuePairState current) {
        ibv_qp_attr.cur_qp_state(attr, current.ordinal());
        return add(QueuePairAttribute.CUR_STATE);
    }

    /** The state that the program gave, or that the driver believes it is in. */
    public QueuePairState currentState() {
        return QueuePairState.of(ibv_qp_attr.cur_qp_state(with(QueuePairAttribute.CUR_STATE)));
    }

    /** Whether an event tells when the send queue has drained. */
    public QueuePairAttributes drainedEvent(boolean on) {
        ibv_qp_attr.en_sqd_async_notify(attr, on ? 1 : 0);
        return add(QueuePairAttribute.EN_SQD_ASYNC_NOTIFY);
    }

    /** Whether an event tells when the send queue has drained. */
    public boolean drainedEvent() {
        return ibv_qp_attr.en_sqd_async_notify(with(QueuePairAttribute.EN_SQD_ASYNC_NOTIFY)) != 0;
    }

    /** What the peer may do through the queue pair; local writes are always allowed. */
    public QueuePairAttributes access(Access... remote) {
        ibv_qp_attr.qp_access_flags(attr, Access.flags(remote));
        return add(QueuePairAttribute.ACCESS_FLAGS);
    }

    /** What the peer may do through the queue pair; some drivers name {@link Access#LOCAL_WRITE} as well. */
    public Set<Access> access() {
        return Access.of(ibv_qp_attr.qp_access_flags(with(QueuePairAttribute.ACCESS_FLAGS)));
    }

    /** The row of the P_Key table. */
    public QueuePairAttributes pkeyIndex(int index) {
        ibv_qp_attr.pkey_index(attr, index);
        return add(QueuePairAttribute.PKEY_INDEX);
    }

    /** The row of the P_Key table. */
    public int pkeyIndex() {
        return ibv_qp_attr.pkey_index(with(QueuePairAttribute.PKEY_INDEX));
    }

    /** The port, from 1. */
    public QueuePairAttributes port(int number) {
        ibv_qp_attr.port_num(attr, number);
        return add(QueuePairAttribute.PORT);
    }

    /** The port, from 1. */
    public int port() {
        return ibv_qp_attr.port_num(with(QueuePairAttribute.PORT));
    }

    /** The key that datagrams to it have to carry. */
    public QueuePairAttributes qkey(int key) {
        ibv_qp_attr.qkey(attr, key);
        return add(QueuePairAttribute.QKEY);
    }

    /** The key that datagrams to it have to carry. */
    public int qkey() {
        return ibv_qp_attr.qkey(with(QueuePairAttribute.QKEY));
    }

    /**
     * The way to the peer.
     *
     * @param port of this device, from 1
     * @param gidIndex the row of the GID that packets leave with
     * @param peer where they go
     */
    public QueuePairAttributes path(int port, int gidIndex, Endpoint peer) {
        path(ibv_qp_attr.ah_attr(attr), port, gidIndex, peer);
        return add(QueuePairAttribute.AV);
    }

    /** The path's service level on InfiniBand, 0 to 15; 0 without. Set after {@link #path}. */
    public QueuePairAttributes serviceLevel(int level) {
        check("serviceLevel", level, MOST_4_BITS);
        ibv_ah_attr.sl(setPath(), level);
        return this;
    }

    /** The path's service level on InfiniBand, 0 to 15. */
    public int serviceLevel() {
        return ibv_ah_attr.sl(pathSet());
    }

    /**
     * The byte that packets to another GID carry for routers and switches, 0 to 255: on IP the type of service, the DSCP
     * times 4; 0 without. Set after {@link #path}.
     */
    public QueuePairAttributes trafficClass(int value) {
        check("trafficClass", value, MOST_8_BITS);
        ibv_global_route.traffic_class(ibv_ah_attr.grh(setPath()), value);
        return this;
    }

    /** The path's byte for routers and switches, 0 to 255. */
    public int trafficClass() {
        return ibv_global_route.traffic_class(ibv_ah_attr.grh(pathSet()));
    }

    /** The IPv6 flow label of packets to another GID, 20 bits; 0 without. Set after {@link #path}. */
    public QueuePairAttributes flowLabel(int label) {
        check("flowLabel", label, MOST_20_BITS);
        ibv_global_route.flow_label(ibv_ah_attr.grh(setPath()), label);
        return this;
    }

    /** The path's IPv6 flow label, 20 bits. */
    public int flowLabel() {
        return ibv_global_route.flow_label(ibv_ah_attr.grh(pathSet()));
    }

    /** How many routers a packet passes at most; part of the path. */
    public int hopLimit() {
        return ibv_global_route.hop_limit(ibv_ah_attr.grh(pathSet()));
    }

    /** The row of the GID that packets leave with; part of the path. */
    public int gidIndex() {
        return ibv_global_route.sgid_index(ibv_ah_attr.grh(pathSet()));
    }

    /** The peer's local identifier; part of the path, 0 on Ethernet. */
    public int peerLid() {
        return ibv_ah_attr.dlid(pathSet());
    }

    /** The peer's GID; part of the path, empty where packets go by the local identifier alone. */
    public Optional<Gid> peerGid() {
        MemorySegment path = pathSet();
        return ibv_ah_attr.is_global(path) == 0
                ? Optional.empty()
                : Optional.of(Gid.of(ibv_global_route.dgid(ibv_ah_attr.grh(path))));
    }

    private MemorySegment pathSet() {
        return ibv_qp_attr.ah_attr(with(QueuePairAttribute.AV));
    }

    private MemorySegment setPath() {
        if (!set.contains(QueuePairAttribute.AV)) {
            throw new IllegalStateException("there is no path yet that this could be part of: call path() first");
        }
        return ibv_qp_attr.ah_attr(attr);
    }

    /** Writes a {@code struct ibv_ah_attr}. */
    static void path(MemorySegment path, int port, int gidIndex, Endpoint peer) {
        ibv_ah_attr.port_num(path, port);
        ibv_ah_attr.dlid(path, peer.lid());
        peer.route().ifPresent(gid -> route(path, gid, gidIndex));
    }

    private static void route(MemorySegment path, Gid gid, int gidIndex) {
        ibv_ah_attr.is_global(path, 1);
        MemorySegment route = ibv_ah_attr.grh(path);
        gid.copyTo(ibv_global_route.dgid(route));
        ibv_global_route.sgid_index(route, gidIndex);
        ibv_global_route.hop_limit(route, HOP_LIMIT);
    }

    /** The payload of one packet. */
    public QueuePairAttributes pathMtu(Mtu mtu) {
        ibv_qp_attr.path_mtu(attr, mtu.value());
        return add(QueuePairAttribute.PATH_MTU);
    }

    /** The payload of one packet; {@link Mtu#MTU_256} of a queue pair that is not connected. */
    public Mtu pathMtu() {
        return Mtu.of(ibv_qp_attr.path_mtu(with(QueuePairAttribute.PATH_MTU)));
    }

    /** The peer's queue pair. */
    public QueuePairAttributes peerQueuePair(int number) {
        check("peerQueuePair", number, MOST_24_BITS);
        ibv_qp_attr.dest_qp_num(attr, number);
        return add(QueuePairAttribute.DEST_QPN);
    }

    /** The peer's queue pair. */
    public int peerQueuePair() {
        return ibv_qp_attr.dest_qp_num(with(QueuePairAttribute.DEST_QPN));
    }

    /** The number of the first packet that the peer sends. */
    public QueuePairAttributes receivePsn(int psn) {
        check("receivePsn", psn, MOST_24_BITS);
        ibv_qp_attr.rq_psn(attr, psn);
        return add(QueuePairAttribute.RQ_PSN);
    }

    /** The number of the first packet that the peer sends; of a query, of the next one. */
    public int receivePsn() {
        return ibv_qp_attr.rq_psn(with(QueuePairAttribute.RQ_PSN));
    }

    /** The number of the first packet that it sends. */
    public QueuePairAttributes sendPsn(int psn) {
        check("sendPsn", psn, MOST_24_BITS);
        ibv_qp_attr.sq_psn(attr, psn);
        return add(QueuePairAttribute.SQ_PSN);
    }

    /** The number of the first packet that it sends; of a query, of the next one. */
    public int sendPsn() {
        return ibv_qp_attr.sq_psn(with(QueuePairAttribute.SQ_PSN));
    }

    /** How long it waits for an acknowledgement: 4.096 µs times 2 to this power, 1 to 31; 0 is for ever. */
    public QueuePairAttributes timeout(int exponent) {
        check("timeout", exponent, 31);
        ibv_qp_attr.timeout(attr, exponent);
        return add(QueuePairAttribute.TIMEOUT);
    }

    /** How long it waits for an acknowledgement: 4.096 µs times 2 to this power; 0 is for ever. */
    public int timeout() {
        return ibv_qp_attr.timeout(with(QueuePairAttribute.TIMEOUT));
    }

    /** How often it sends again what was not acknowledged, 0 to 7. */
    public QueuePairAttributes retries(int count) {
        check("retries", count, 7);
        ibv_qp_attr.retry_cnt(attr, count);
        return add(QueuePairAttribute.RETRY_CNT);
    }

    /** How often it sends again what was not acknowledged. */
    public int retries() {
        return ibv_qp_attr.retry_cnt(with(QueuePairAttribute.RETRY_CNT));
    }

    /** How often it asks a peer again that has no receive posted, 0 to 6; 7 is for ever. */
    public QueuePairAttributes rnrRetries(int count) {
        check("rnrRetries", count, 7);
        ibv_qp_attr.rnr_retry(attr, count);
        return add(QueuePairAttribute.RNR_RETRY);
    }

    /** How often it asks a peer again that has no receive posted; 7 is for ever. */
    public int rnrRetries() {
        return ibv_qp_attr.rnr_retry(with(QueuePairAttribute.RNR_RETRY));
    }

    /** The code of the time that the peer waits before it asks again, 0 to 31; 12 is 0.64 ms. */
    public QueuePairAttributes minRnrTimer(int code) {
        check("minRnrTimer", code, 31);
        ibv_qp_attr.min_rnr_timer(attr, code);
        return add(QueuePairAttribute.MIN_RNR_TIMER);
    }

    /** The code of the time that the peer waits before it asks again. */
    public int minRnrTimer() {
        return ibv_qp_attr.min_rnr_timer(with(QueuePairAttribute.MIN_RNR_TIMER));
    }

    /** How many reads and atomic operations it has in flight. */
    public QueuePairAttributes readsAsInitiator(int count) {
        ibv_qp_attr.max_rd_atomic(attr, count);
        return add(QueuePairAttribute.MAX_QP_RD_ATOMIC);
    }

    /** How many reads and atomic operations it has in flight. */
    public int readsAsInitiator() {
        return ibv_qp_attr.max_rd_atomic(with(QueuePairAttribute.MAX_QP_RD_ATOMIC));
    }

    /** How many reads and atomic operations of its peer it serves at a time. */
    public QueuePairAttributes readsAsTarget(int count) {
        ibv_qp_attr.max_dest_rd_atomic(attr, count);
        return add(QueuePairAttribute.MAX_DEST_RD_ATOMIC);
    }

    /** How many reads and atomic operations of its peer it serves at a time. */
    public int readsAsTarget() {
        return ibv_qp_attr.max_dest_rd_atomic(with(QueuePairAttribute.MAX_DEST_RD_ATOMIC));
    }

    // What only a query tells: whether the send queue drains, and {@code struct ibv_qp_cap}, at least what the queue
    // pair
    // was made for.

    /**
     * Whether what was posted before the queue pair went to {@link QueuePairState#SQD} is still under way. Until it is not,
     * a driver may refuse any other change with EINVAL; {@code sq_draining}.
     */
    public boolean draining() {
        sizes();
        return ibv_qp_attr.sq_draining(attr) != 0;
    }

    /** How many requests the send queue holds; {@code max_send_wr}. */
    public int sendRequests() {
        return ibv_qp_cap.max_send_wr(sizes());
    }

    /** How many requests the receive queue holds; {@code max_recv_wr}. */
    public int receiveRequests() {
        return ibv_qp_cap.max_recv_wr(sizes());
    }

    /** How many buffers a send has at most; {@code max_send_sge}. */
    public int sendElements() {
        return ibv_qp_cap.max_send_sge(sizes());
    }

    /** How many buffers a receive has at most; {@code max_recv_sge}. */
    public int receiveElements() {
        return ibv_qp_cap.max_recv_sge(sizes());
    }

    /** How many bytes a send can have inline; {@code max_inline_data}. */
    public int inline() {
        return ibv_qp_cap.max_inline_data(sizes());
    }
}
