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
 * A queue pair's way RESET → INIT → RTR → RTS by hand, on soft-RoCE. RC, UC and UD each want another set of attributes,
 * and another mask.
 */
public final class Transitions {
    /** The Q_Key of the datagram queue pairs here; one that any user may choose. */
    public static final int QKEY = 0x1111_1111;

    private static final int PSN = 0x1234;

    private final Node node;
    private final Tuning tuning;

    public Transitions(Node node, Tuning tuning) {
        this.node = node;
        this.tuning = tuning;
    }

    /**
     * How a reliable connection deals with silence.
     *
     * @param retries 0 to 6; soft-RoCE takes 7 for ever
     * @param rnrRetries how often a receiver that is not ready is asked again; 7 is for ever
     * @param timeout of an answer, 4.096 µs times 2 to its power
     * @param rnrTimer the code of the time that a receiver that is not ready asks for; 1 is 10 µs
     */
    public record Tuning(int retries, int rnrRetries, int timeout, int rnrTimer) {
        /** Patient enough for a slow machine. */
        public static final Tuning PATIENT = new Tuning(6, 7, 16, 12);
        /** Gives up after a quarter of a second: for tests of that. */
        public static final Tuning HASTY = new Tuning(3, 1, 14, 1);
    }

    /** To INIT, with all that its type lets a peer do. */
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

    /** To RTR, able to receive from a queue pair of the same device (which UD does not need to know). */
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

    /** To RTS, able to send. */
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

    /** All the way, to a peer on the same device. */
    public void connect(MemorySegment qp, int peer) {
        init(qp);
        rtr(qp, peer);
        rts(qp);
    }

    /** All the way, to a peer that may send, and neither write nor read nor use atomic operations. */
    public void connectClosed(MemorySegment qp, int peer) {
        init(qp, 0);
        rtr(qp, peer);
        rts(qp);
    }

    /** To the error state, which flushes what is posted. */
    public void error(MemorySegment qp) {
        modify("ERR", qp, to(ibv_qp_state.IBV_QPS_ERR), ibv_qp_attr_mask.IBV_QP_STATE);
    }

    /** Back to RESET, which forgets what is posted. */
    public void reset(MemorySegment qp) {
        modify("RESET", qp, to(ibv_qp_state.IBV_QPS_RESET), ibv_qp_attr_mask.IBV_QP_STATE);
    }

    /** The state that the device says the queue pair is in, of {@code ibv_qp_state}. */
    public int state(MemorySegment qp) {
        return ibv_qp_attr.qp_state(query(qp));
    }

    /** Waits until nothing that was posted before SQD is under way: until then newer drivers take no other change. */
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
        // An unreliable connection has writes only; the kernel refuses the other flags.
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
