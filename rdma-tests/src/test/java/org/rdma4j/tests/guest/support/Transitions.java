package org.rdma4j.tests.guest.support;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.ibverbs.ibv_qp_type;

/**
 * State transitions of a queue pair from RESET to INIT, RTR and RTS on soft-RoCE, with the attributes and masks that
 * RC, UC and UD require.
 */
public final class Transitions {
    /** Q_Key of the datagram queue pairs in these tests, from the range without privileges. */
    public static final int QKEY = 0x1111_1111;

    private static final int PSN = 0x1234;

    private final Node node;
    private final Tuning tuning;

    public Transitions(Node node, Tuning tuning) {
        this.node = node;
        this.tuning = tuning;
    }

    /**
     * Timeouts and retries of a reliable connection.
     *
     * @param retries number of retries, 0 to 6; soft-RoCE treats 7 as unlimited
     * @param rnrRetries number of retries if the receiver is not ready; 7 is unlimited
     * @param timeout exponent of the acknowledgement timeout, 4.096 µs × 2^timeout
     * @param rnrTimer code of the delay that a receiver requests if it is not ready; 1 is 10 µs
     */
    public record Tuning(int retries, int rnrRetries, int timeout, int rnrTimer) {
        /** Sufficient for a slow machine. */
        public static final Tuning PATIENT = new Tuning(6, 7, 16, 12);
        /** Fails after a quarter of a second, for tests of failures. */
        public static final Tuning HASTY = new Tuning(3, 1, 14, 1);
    }

    /** Moves to INIT, with all remote access rights that the type supports. */
    public void init(MemorySegment qp) {
        init(qp, access(ibv_qp.qp_type(qp)));
    }

    private void init(MemorySegment qp, int access) {
        MemorySegment attributes = to(ibv_qp_state.IBV_QPS_INIT);
        ibv_qp_attr.port_num(attributes, 1);
        int mask = ibv_qp_attr_mask.IBV_QP_STATE | ibv_qp_attr_mask.IBV_QP_PKEY_INDEX | ibv_qp_attr_mask.IBV_QP_PORT;
        if (ibv_qp.qp_type(qp) == ibv_qp_type.IBV_QPT_UD) {
            ibv_qp_attr.qkey(attributes, QKEY);
            mask |= ibv_qp_attr_mask.IBV_QP_QKEY;
        } else {
            ibv_qp_attr.qp_access_flags(attributes, access);
            mask |= ibv_qp_attr_mask.IBV_QP_ACCESS_FLAGS;
        }
        modify("INIT", qp, attributes, mask);
    }

    /** Moves to RTR, ready to receive from a queue pair of the same device. The peer is ignored for UD. */
    public void rtr(MemorySegment qp, int peer) {
        MemorySegment attributes = to(ibv_qp_state.IBV_QPS_RTR);
        int mask = ibv_qp_attr_mask.IBV_QP_STATE;
        int type = ibv_qp.qp_type(qp);
        if (type != ibv_qp_type.IBV_QPT_UD) {
            node.fillOwnAddress(ibv_qp_attr.ah_attr(attributes));
            ibv_qp_attr.path_mtu(attributes, ibv_port_attr.active_mtu(node.port()));
            ibv_qp_attr.dest_qp_num(attributes, peer);
            ibv_qp_attr.rq_psn(attributes, PSN);
            mask |= ibv_qp_attr_mask.IBV_QP_AV
                    | ibv_qp_attr_mask.IBV_QP_PATH_MTU
                    | ibv_qp_attr_mask.IBV_QP_DEST_QPN
                    | ibv_qp_attr_mask.IBV_QP_RQ_PSN;
        }
        if (type == ibv_qp_type.IBV_QPT_RC) {
            ibv_qp_attr.max_dest_rd_atomic(attributes, 4);
            ibv_qp_attr.min_rnr_timer(attributes, tuning.rnrTimer());
            mask |= ibv_qp_attr_mask.IBV_QP_MAX_DEST_RD_ATOMIC | ibv_qp_attr_mask.IBV_QP_MIN_RNR_TIMER;
        }
        modify("RTR", qp, attributes, mask);
    }

    /** Moves to RTS, ready to send. */
    public void rts(MemorySegment qp) {
        MemorySegment attributes = to(ibv_qp_state.IBV_QPS_RTS);
        ibv_qp_attr.sq_psn(attributes, PSN);
        int mask = ibv_qp_attr_mask.IBV_QP_STATE | ibv_qp_attr_mask.IBV_QP_SQ_PSN;
        if (ibv_qp.qp_type(qp) == ibv_qp_type.IBV_QPT_RC) {
            ibv_qp_attr.timeout(attributes, tuning.timeout());
            ibv_qp_attr.retry_cnt(attributes, tuning.retries());
            ibv_qp_attr.rnr_retry(attributes, tuning.rnrRetries());
            ibv_qp_attr.max_rd_atomic(attributes, 4);
            mask |= ibv_qp_attr_mask.IBV_QP_TIMEOUT
                    | ibv_qp_attr_mask.IBV_QP_RETRY_CNT
                    | ibv_qp_attr_mask.IBV_QP_RNR_RETRY
                    | ibv_qp_attr_mask.IBV_QP_MAX_QP_RD_ATOMIC;
        }
        modify("RTS", qp, attributes, mask);
    }

    /** Moves to RTS, connected to a peer on the same device. */
    public void connect(MemorySegment qp, int peer) {
        init(qp);
        rtr(qp, peer);
        rts(qp);
    }

    /** Moves to RTS, connected to a peer that may send but has no remote access. */
    public void connectClosed(MemorySegment qp, int peer) {
        init(qp, 0);
        rtr(qp, peer);
        rts(qp);
    }

    /** Moves to the error state, which flushes posted requests. */
    public void error(MemorySegment qp) {
        modify("ERR", qp, to(ibv_qp_state.IBV_QPS_ERR), ibv_qp_attr_mask.IBV_QP_STATE);
    }

    /** Moves to RESET, which discards posted requests. */
    public void reset(MemorySegment qp) {
        modify("RESET", qp, to(ibv_qp_state.IBV_QPS_RESET), ibv_qp_attr_mask.IBV_QP_STATE);
    }

    /** Returns the current state of the queue pair, a value of {@code ibv_qp_state}. */
    public int state(MemorySegment qp) {
        return ibv_qp_attr.qp_state(query(qp));
    }

    /** Waits until all requests posted before SQD have completed. Newer drivers reject other transitions until then. */
    public void awaitDrained(MemorySegment qp) {
        while (ibv_qp_attr.sq_draining(query(qp)) != 0) {
            Thread.onSpinWait();
        }
    }

    private MemorySegment query(MemorySegment qp) {
        MemorySegment attributes = ibv_qp_attr.allocate(node.arena());
        MemorySegment initial = ibv_qp_init_attr.allocate(node.arena());
        Call.ok("ibv_query_qp", Ibverbs.ibv_query_qp(qp, attributes, ibv_qp_attr_mask.IBV_QP_STATE, initial));
        return attributes;
    }

    private static int access(int type) {
        // Unreliable connections support only writes, and the kernel rejects other flags.
        return type == ibv_qp_type.IBV_QPT_UC
                ? ibv_access_flags.IBV_ACCESS_REMOTE_WRITE
                : ibv_access_flags.IBV_ACCESS_REMOTE_WRITE
                        | ibv_access_flags.IBV_ACCESS_REMOTE_READ
                        | ibv_access_flags.IBV_ACCESS_REMOTE_ATOMIC
                        | ibv_access_flags.IBV_ACCESS_MW_BIND;
    }

    private MemorySegment to(int state) {
        MemorySegment attributes = ibv_qp_attr.allocate(node.arena());
        ibv_qp_attr.qp_state(attributes, state);
        return attributes;
    }

    private static void modify(String state, MemorySegment qp, MemorySegment attributes, int mask) {
        Call.ok("ibv_modify_qp to " + state, Ibverbs.ibv_modify_qp(qp, attributes, mask));
    }
}
