package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.internal.Records;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;

/**
 * Attributes of a queue pair: {@code struct ibv_qp_attr} and its mask. Argument of {@link QueuePair#modify} and result of
 * {@link QueuePair#query QueuePair.query}. Each setter adds its attribute to the mask. Each getter throws an {@link
 * IllegalStateException} if its attribute has neither been set nor queried. Only the ranges that follow from the width of a
 * field are checked here; {@link QueuePair#modify} throws a {@link VerbsException} if the driver rejects a value.
 *
 * {@snippet lang=java :
 * int mtu = queuePair.query(QueuePairAttribute.PATH_MTU).pathMtu().bytes();
 * queuePair.modify(new QueuePairAttributes().state(QueuePairState.RESET));
 * }
 *
 * <p>Instances are not safe for use by multiple concurrent threads.
 *
 * @see "docs/verbs/for-c-programmers.md"
 */
public final class QueuePairAttributes extends NativeQueuePairAttributes {
    private static final int MAX_4_BITS = 0xf;
    private static final int MAX_8_BITS = 0xff;
    private static final int MAX_20_BITS = 0xfffff;
    private static final int MAX_24_BITS = 0xffffff;

    /** Creates an object in which no attribute is set. */
    public QueuePairAttributes() {
        this(ibv_qp_attr.allocate(Arena.ofAuto()));
    }

    private QueuePairAttributes(MemorySegment attr) {
        super(attr);
    }

    /**
     * Returns attributes with the values of a native structure, such as {@code rdma_init_qp_attr} writes.
     *
     * @param from native memory with a {@code struct ibv_qp_attr}, which is copied
     * @param mask a combination of {@code enum ibv_qp_attr_mask}; bits without a {@link QueuePairAttribute} are ignored, except
     *     {@code IBV_QP_STATE}
     * @throws IllegalArgumentException if the segment is on the heap
     * @throws IndexOutOfBoundsException if the segment is shorter than the structure, such as a zero-length pointer from C
     * @throws IllegalStateException if the arena of the segment is closed
     * @throws WrongThreadException if the segment is confined to another thread
     */
    public static QueuePairAttributes of(MemorySegment from, int mask) {
        QueuePairAttributes attributes =
                new QueuePairAttributes(Records.copy("ibv_qp_attr", ibv_qp_attr.sizeof(), from, Arena.ofAuto()));
        attributes.include(mask);
        return attributes;
    }

    /**
     * Returns the result of {@code ibv_query_qp}.
     *
     * @param from the {@code struct ibv_qp_attr}
     * @param init the {@code struct ibv_qp_init_attr}, which is retained
     */
    static QueuePairAttributes of(MemorySegment from, int mask, MemorySegment init) {
        QueuePairAttributes attributes = of(from, mask);
        attributes.queried(init);
        return attributes;
    }

    /** Sets the target state: {@code qp_state}. If it is not set, the queue pair stays in its current state. */
    public QueuePairAttributes state(QueuePairState to) {
        writeState(to);
        return this;
    }

    /** Returns the target state, or the queried state: {@code qp_state}. A query always includes the state. */
    public QueuePairState state() {
        QueuePairState value = targetState();
        if (value == null) {
            throw new IllegalStateException("The state is not set: set it, or use QueuePair.query()");
        }
        return value;
    }

    private QueuePairAttributes add(QueuePairAttribute attribute) {
        include(attribute);
        return this;
    }

    private static void check(String name, int value, int max) {
        if (value < 0 || value > max) {
            throw new IllegalArgumentException(name + " is " + value + ", but must be in the range 0 to " + max);
        }
    }

    /** Sets the state in which the caller assumes the queue pair to be: {@code cur_qp_state}. */
    public QueuePairAttributes currentState(QueuePairState current) {
        ibv_qp_attr.cur_qp_state(segment(), current.ordinal());
        return add(QueuePairAttribute.CUR_STATE);
    }

    /**
     * Returns the assumed state that the caller has set, or the state that the driver has reported: {@code
     * cur_qp_state}.
     */
    public QueuePairState currentState() {
        return QueuePairState.of(ibv_qp_attr.cur_qp_state(with(QueuePairAttribute.CUR_STATE)));
    }

    /** Sets whether the event {@link DeviceEventType#SQ_DRAINED} is generated: {@code en_sqd_async_notify}. */
    public QueuePairAttributes drainedEvent(boolean on) {
        ibv_qp_attr.en_sqd_async_notify(segment(), on ? 1 : 0);
        return add(QueuePairAttribute.EN_SQD_ASYNC_NOTIFY);
    }

    /** Returns {@code true} if the event {@link DeviceEventType#SQ_DRAINED} is generated. */
    public boolean drainedEvent() {
        return ibv_qp_attr.en_sqd_async_notify(with(QueuePairAttribute.EN_SQD_ASYNC_NOTIFY)) != 0;
    }

    /**
     * Sets the operations that the peer may use: {@code qp_access_flags}. {@link Access#REMOTE_WRITE} and {@link
     * Access#REMOTE_ATOMIC} include {@link Access#LOCAL_WRITE}.
     */
    public QueuePairAttributes access(Access... remote) {
        ibv_qp_attr.qp_access_flags(segment(), Access.flags(remote));
        return add(QueuePairAttribute.ACCESS_FLAGS);
    }

    /** Returns the operations that the peer may use: {@code qp_access_flags}. May include {@link Access#LOCAL_WRITE}. */
    public Set<Access> access() {
        return Access.of(ibv_qp_attr.qp_access_flags(with(QueuePairAttribute.ACCESS_FLAGS)));
    }

    /** Sets the index in the P_Key table of the port: {@code pkey_index}, from 0 to {@link Port#pkeyTableLength} - 1. */
    public QueuePairAttributes pkeyIndex(int index) {
        ibv_qp_attr.pkey_index(segment(), index);
        return add(QueuePairAttribute.PKEY_INDEX);
    }

    /** Returns the index in the P_Key table of the port: {@code pkey_index}. */
    public int pkeyIndex() {
        return ibv_qp_attr.pkey_index(with(QueuePairAttribute.PKEY_INDEX));
    }

    /** Sets the number of the port, from 1: {@code port_num}. */
    public QueuePairAttributes port(int number) {
        ibv_qp_attr.port_num(segment(), number);
        return add(QueuePairAttribute.PORT);
    }

    /** Returns the number of the port, from 1: {@code port_num}. */
    public int port() {
        return ibv_qp_attr.port_num(with(QueuePairAttribute.PORT));
    }

    /** Sets the Q_Key that datagrams to the queue pair must carry: {@code qkey}. */
    public QueuePairAttributes qkey(int key) {
        ibv_qp_attr.qkey(segment(), key);
        return add(QueuePairAttribute.QKEY);
    }

    /** Returns the Q_Key that datagrams to the queue pair must carry: {@code qkey}. */
    public int qkey() {
        return ibv_qp_attr.qkey(with(QueuePairAttribute.QKEY));
    }

    /**
     * Sets the path to the peer: {@code ah_attr}. The path has a global route if the peer has a GID, with hop limit 64.
     *
     * @param port the number of the local port, from 1
     * @param gidIndex index of the source GID in the GID table of the port; ignored if the peer has no GID
     * @param peer the endpoint of the peer
     */
    public QueuePairAttributes path(int port, int gidIndex, Endpoint peer) {
        PathVector.write(ibv_qp_attr.ah_attr(segment()), port, gidIndex, peer);
        return add(QueuePairAttribute.AV);
    }

    /**
     * Sets the InfiniBand service level of the path, 0 to 15 (default 0): {@code sl} of {@code ah_attr}. Call {@link #path}
     * first.
     */
    public QueuePairAttributes serviceLevel(int level) {
        check("serviceLevel", level, MAX_4_BITS);
        ibv_ah_attr.sl(setPath(), level);
        return this;
    }

    /** Returns the InfiniBand service level of the path, 0 to 15. */
    public int serviceLevel() {
        return ibv_ah_attr.sl(pathSet());
    }

    /**
     * Sets the traffic class of packets with a global route, 0 to 255 (default 0): {@code traffic_class} of {@code grh}. For
     * RoCE v2 it is the IP type of service, that is, the DSCP times 4. Call {@link #path} first.
     */
    public QueuePairAttributes trafficClass(int value) {
        check("trafficClass", value, MAX_8_BITS);
        ibv_global_route.traffic_class(ibv_ah_attr.grh(setPath()), value);
        return this;
    }

    /** Returns the traffic class of the path, 0 to 255. */
    public int trafficClass() {
        return ibv_global_route.traffic_class(ibv_ah_attr.grh(pathSet()));
    }

    /**
     * Sets the flow label of packets with a global route, 20 bits (default 0): {@code flow_label} of {@code grh}. Call {@link
     * #path} first.
     */
    public QueuePairAttributes flowLabel(int label) {
        check("flowLabel", label, MAX_20_BITS);
        ibv_global_route.flow_label(ibv_ah_attr.grh(setPath()), label);
        return this;
    }

    /** Returns the flow label of the path, 20 bits. */
    public int flowLabel() {
        return ibv_global_route.flow_label(ibv_ah_attr.grh(pathSet()));
    }

    /** Returns the hop limit of the path. */
    public int hopLimit() {
        return ibv_global_route.hop_limit(ibv_ah_attr.grh(pathSet()));
    }

    /** Returns the index of the source GID of the path. */
    public int gidIndex() {
        return ibv_global_route.sgid_index(ibv_ah_attr.grh(pathSet()));
    }

    /** Returns the local identifier (LID) of the peer in the path; 0 on Ethernet. */
    public int peerLid() {
        return ibv_ah_attr.dlid(pathSet());
    }

    /** Returns the GID of the peer in the path; empty if the path has no global route. */
    public Optional<Gid> peerGid() {
        MemorySegment path = pathSet();
        return ibv_ah_attr.is_global(path) == 0
                ? Optional.empty()
                : Optional.of(Gid.of(ibv_global_route.dgid(ibv_ah_attr.grh(path))));
    }

    /** Returns the {@code struct ibv_ah_attr} to read. Throws if the path is not set. */
    private MemorySegment pathSet() {
        return ibv_qp_attr.ah_attr(with(QueuePairAttribute.AV));
    }

    /** Returns the {@code struct ibv_ah_attr} to change. Throws if the path is not set. */
    private MemorySegment setPath() {
        if (!set().contains(QueuePairAttribute.AV)) {
            throw new IllegalStateException("The path is not set: call path() first");
        }
        return ibv_qp_attr.ah_attr(segment());
    }

    /** Sets the MTU of the path: {@code path_mtu}. */
    public QueuePairAttributes pathMtu(Mtu mtu) {
        ibv_qp_attr.path_mtu(segment(), mtu.value());
        return add(QueuePairAttribute.PATH_MTU);
    }

    /** Returns the MTU of the path: {@code path_mtu}; {@link Mtu#MTU_256} if the queue pair is not connected. */
    public Mtu pathMtu() {
        return Mtu.of(ibv_qp_attr.path_mtu(with(QueuePairAttribute.PATH_MTU)));
    }

    /** Sets the queue pair number of the peer, 24 bits: {@code dest_qp_num}. */
    public QueuePairAttributes peerQueuePair(int number) {
        check("peerQueuePair", number, MAX_24_BITS);
        ibv_qp_attr.dest_qp_num(segment(), number);
        return add(QueuePairAttribute.DEST_QPN);
    }

    /** Returns the queue pair number of the peer, 24 bits: {@code dest_qp_num}. */
    public int peerQueuePair() {
        return ibv_qp_attr.dest_qp_num(with(QueuePairAttribute.DEST_QPN));
    }

    /** Sets the sequence number of the first packet that the peer sends, 24 bits: {@code rq_psn}. */
    public QueuePairAttributes receivePsn(int psn) {
        check("receivePsn", psn, MAX_24_BITS);
        ibv_qp_attr.rq_psn(segment(), psn);
        return add(QueuePairAttribute.RQ_PSN);
    }

    /** Returns the sequence number of the first packet that the peer sends; after a query, of the next packet: {@code rq_psn}. */
    public int receivePsn() {
        return ibv_qp_attr.rq_psn(with(QueuePairAttribute.RQ_PSN));
    }

    /** Sets the sequence number of the first packet to send, 24 bits: {@code sq_psn}. */
    public QueuePairAttributes sendPsn(int psn) {
        check("sendPsn", psn, MAX_24_BITS);
        ibv_qp_attr.sq_psn(segment(), psn);
        return add(QueuePairAttribute.SQ_PSN);
    }

    /** Returns the sequence number of the first packet to send; after a query, of the next packet: {@code sq_psn}. */
    public int sendPsn() {
        return ibv_qp_attr.sq_psn(with(QueuePairAttribute.SQ_PSN));
    }

    /**
     * Sets the exponent of the acknowledge timeout, 0 to 31: {@code timeout}. The timeout is 4.096 µs times 2 to this power;
     * 0 disables it. See {@link AckTimeout}.
     */
    public QueuePairAttributes timeout(int exponent) {
        check("timeout", exponent, 31);
        ibv_qp_attr.timeout(segment(), exponent);
        return add(QueuePairAttribute.TIMEOUT);
    }

    /**
     * Returns the exponent of the acknowledge timeout: {@code timeout}. The timeout is 4.096 µs times 2 to this power; 0
     * means none.
     */
    public int timeout() {
        return ibv_qp_attr.timeout(with(QueuePairAttribute.TIMEOUT));
    }

    /** Sets the number of retransmissions of an unacknowledged packet, 0 to 7: {@code retry_cnt}. */
    public QueuePairAttributes retries(int count) {
        check("retries", count, 7);
        ibv_qp_attr.retry_cnt(segment(), count);
        return add(QueuePairAttribute.RETRY_CNT);
    }

    /** Returns the number of retransmissions of an unacknowledged packet: {@code retry_cnt}. */
    public int retries() {
        return ibv_qp_attr.retry_cnt(with(QueuePairAttribute.RETRY_CNT));
    }

    /** Sets the number of retries when the peer has no receive posted, 0 to 6; 7 for an unlimited number: {@code rnr_retry}. */
    public QueuePairAttributes rnrRetries(int count) {
        check("rnrRetries", count, 7);
        ibv_qp_attr.rnr_retry(segment(), count);
        return add(QueuePairAttribute.RNR_RETRY);
    }

    /** Returns the number of retries when the peer has no receive posted; 7 for an unlimited number: {@code rnr_retry}. */
    public int rnrRetries() {
        return ibv_qp_attr.rnr_retry(with(QueuePairAttribute.RNR_RETRY));
    }

    /**
     * Sets the code of the time that a peer waits before it retries when no receive is posted, 0 to 31: {@code
     * min_rnr_timer}. See {@link RnrTimer}.
     */
    public QueuePairAttributes minRnrTimer(int code) {
        check("minRnrTimer", code, 31);
        ibv_qp_attr.min_rnr_timer(segment(), code);
        return add(QueuePairAttribute.MIN_RNR_TIMER);
    }

    /**
     * Returns the code of the time that a peer waits before it retries when no receive is posted: {@code min_rnr_timer}. See
     * {@link RnrTimer}.
     */
    public int minRnrTimer() {
        return ibv_qp_attr.min_rnr_timer(with(QueuePairAttribute.MIN_RNR_TIMER));
    }

    /** Sets the maximum number of reads and atomic operations in flight to the peer: {@code max_rd_atomic}. */
    public QueuePairAttributes readsAsInitiator(int count) {
        ibv_qp_attr.max_rd_atomic(segment(), count);
        return add(QueuePairAttribute.MAX_QP_RD_ATOMIC);
    }

    /** Returns the maximum number of reads and atomic operations in flight to the peer: {@code max_rd_atomic}. */
    public int readsAsInitiator() {
        return ibv_qp_attr.max_rd_atomic(with(QueuePairAttribute.MAX_QP_RD_ATOMIC));
    }

    /** Sets the maximum number of reads and atomic operations in flight from the peer: {@code max_dest_rd_atomic}. */
    public QueuePairAttributes readsAsTarget(int count) {
        ibv_qp_attr.max_dest_rd_atomic(segment(), count);
        return add(QueuePairAttribute.MAX_DEST_RD_ATOMIC);
    }

    /**
     * Returns the maximum number of reads and atomic operations in flight from the peer: {@code max_dest_rd_atomic}.
     */
    public int readsAsTarget() {
        return ibv_qp_attr.max_dest_rd_atomic(with(QueuePairAttribute.MAX_DEST_RD_ATOMIC));
    }
}
