package org.rdma4j.examples.util;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_state;

/** Queue pairs set up by hand: created, then RESET → INIT → RTR → RTS, with the attributes that each type wants. */
public final class QueuePairs {
    private QueuePairs() {}

    /**
     * Creates a queue pair.
     *
     * @param pd its protection domain
     * @param cq where both its queues complete
     * @param srq the shared receive queue it takes from; NULL for a receive queue of its own
     * @param type one of {@code ibv_qp_type}
     * @param sends room for so many send requests
     * @param receives room for so many receive requests
     */
    public static MemorySegment create(
            MemorySegment pd, MemorySegment cq, MemorySegment srq, int type, int sends, int receives) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment init = ibv_qp_init_attr.allocate(arena);
            ibv_qp_init_attr.send_cq(init, cq);
            ibv_qp_init_attr.recv_cq(init, cq);
            ibv_qp_init_attr.srq(init, srq);
            ibv_qp_init_attr.qp_type(init, type);
            MemorySegment cap = ibv_qp_init_attr.cap(init);
            ibv_qp_cap.max_send_wr(cap, sends);
            ibv_qp_cap.max_recv_wr(cap, receives);
            ibv_qp_cap.max_send_sge(cap, 1);
            ibv_qp_cap.max_recv_sge(cap, 1);
            return Ibverbs.ibv_create_qpChecked(pd, init);
        }
    }

    /** RESET → INIT for RC and UC: the port, and what the other side may do. */
    public static void init(MemorySegment qp, int port, int access) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = initial(arena, port);
            ibv_qp_attr.qp_access_flags(attr, access);
            modify(qp, attr, INIT_MASK | ibv_qp_attr_mask.IBV_QP_ACCESS_FLAGS);
        }
    }

    /** RESET → INIT for UD: the port, and the key that senders have to name. */
    public static void initDatagram(MemorySegment qp, int port, int qkey) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = initial(arena, port);
            ibv_qp_attr.qkey(attr, qkey);
            modify(qp, attr, INIT_MASK | ibv_qp_attr_mask.IBV_QP_QKEY);
        }
    }

    /** INIT → RTR → RTS for RC. */
    public static void connectReliable(MemorySegment qp, Path path, int psn, WireAddress remote) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = receiving(arena, path, remote);
            ibv_qp_attr.max_dest_rd_atomic(attr, 1);
            ibv_qp_attr.min_rnr_timer(attr, 12);
            modify(
                    qp,
                    attr,
                    RTR_MASK | ibv_qp_attr_mask.IBV_QP_MAX_DEST_RD_ATOMIC | ibv_qp_attr_mask.IBV_QP_MIN_RNR_TIMER);

            MemorySegment send = sending(arena, psn);
            ibv_qp_attr.timeout(send, 14);
            ibv_qp_attr.retry_cnt(send, 7);
            ibv_qp_attr.rnr_retry(send, 7);
            ibv_qp_attr.max_rd_atomic(send, 1);
            modify(
                    qp,
                    send,
                    RTS_MASK
                            | ibv_qp_attr_mask.IBV_QP_TIMEOUT
                            | ibv_qp_attr_mask.IBV_QP_RETRY_CNT
                            | ibv_qp_attr_mask.IBV_QP_RNR_RETRY
                            | ibv_qp_attr_mask.IBV_QP_MAX_QP_RD_ATOMIC);
        }
    }

    /** INIT → RTR → RTS for UC, which knows no retries and no reads. */
    public static void connectUnreliable(MemorySegment qp, Path path, int psn, WireAddress remote) {
        try (Arena arena = Arena.ofConfined()) {
            modify(qp, receiving(arena, path, remote), RTR_MASK);
            modify(qp, sending(arena, psn), RTS_MASK);
        }
    }

    /** INIT → RTR → RTS for UD, which has no other side. */
    public static void startDatagram(MemorySegment qp, int psn) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = ibv_qp_attr.allocate(arena);
            ibv_qp_attr.qp_state(attr, ibv_qp_state.IBV_QPS_RTR);
            modify(qp, attr, ibv_qp_attr_mask.IBV_QP_STATE);
            modify(qp, sending(arena, psn), RTS_MASK);
        }
    }

    /** Fills a {@code struct ibv_ah_attr}: by LID, or by GID where there is one, as RoCE needs. */
    public static void route(MemorySegment ah, Path path, WireAddress remote) {
        ibv_ah_attr.dlid(ah, remote.lid());
        ibv_ah_attr.sl(ah, path.serviceLevel());
        ibv_ah_attr.port_num(ah, path.port());
        if (remote.hasGid()) {
            ibv_ah_attr.is_global(ah, 1);
            MemorySegment grh = ibv_ah_attr.grh(ah);
            ibv_global_route.hop_limit(grh, 1);
            ibv_global_route.sgid_index(grh, path.gidIndex());
            MemorySegment.copy(MemorySegment.ofArray(remote.gid()), 0, ibv_global_route.dgid(grh), 0, ibv_gid.sizeof());
        }
    }

    private static final int INIT_MASK =
            ibv_qp_attr_mask.IBV_QP_STATE | ibv_qp_attr_mask.IBV_QP_PKEY_INDEX | ibv_qp_attr_mask.IBV_QP_PORT;

    private static final int RTR_MASK = ibv_qp_attr_mask.IBV_QP_STATE
            | ibv_qp_attr_mask.IBV_QP_AV
            | ibv_qp_attr_mask.IBV_QP_PATH_MTU
            | ibv_qp_attr_mask.IBV_QP_DEST_QPN
            | ibv_qp_attr_mask.IBV_QP_RQ_PSN;

    private static final int RTS_MASK = ibv_qp_attr_mask.IBV_QP_STATE | ibv_qp_attr_mask.IBV_QP_SQ_PSN;

    private static MemorySegment initial(Arena arena, int port) {
        MemorySegment attr = ibv_qp_attr.allocate(arena);
        ibv_qp_attr.qp_state(attr, ibv_qp_state.IBV_QPS_INIT);
        ibv_qp_attr.pkey_index(attr, 0);
        ibv_qp_attr.port_num(attr, port);
        return attr;
    }

    private static MemorySegment receiving(Arena arena, Path path, WireAddress remote) {
        MemorySegment attr = ibv_qp_attr.allocate(arena);
        ibv_qp_attr.qp_state(attr, ibv_qp_state.IBV_QPS_RTR);
        ibv_qp_attr.path_mtu(attr, path.mtu());
        ibv_qp_attr.dest_qp_num(attr, remote.qpn());
        ibv_qp_attr.rq_psn(attr, remote.psn());
        route(ibv_qp_attr.ah_attr(attr), path, remote);
        return attr;
    }

    private static MemorySegment sending(Arena arena, int psn) {
        MemorySegment attr = ibv_qp_attr.allocate(arena);
        ibv_qp_attr.qp_state(attr, ibv_qp_state.IBV_QPS_RTS);
        ibv_qp_attr.sq_psn(attr, psn);
        return attr;
    }

    private static void modify(MemorySegment qp, MemorySegment attr, int mask) {
        Check.code(
                "ibv_modify_qp to " + ibv_qp_state.toString(ibv_qp_attr.qp_state(attr)),
                Ibverbs.ibv_modify_qp(qp, attr, mask));
    }
}
