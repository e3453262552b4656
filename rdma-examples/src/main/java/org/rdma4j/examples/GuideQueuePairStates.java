package org.rdma4j.examples;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.examples.util.CompletionQueue;
import org.rdma4j.examples.util.Device;
import org.rdma4j.examples.util.Options;
import org.rdma4j.examples.util.QueuePairs;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_mtu;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.ibverbs.ibv_qp_type;

/**
 * The guide's state transitions, written out: a reliable connected queue pair goes from RESET to RTS. It is connected
 * to a second one on the same device; on RoCE the other side is named by its GID.
 *
 * <p>{@code GuideQueuePairStates -d rxe0 -g 1}
 */
public final class GuideQueuePairStates {
    private GuideQueuePairStates() {}

    public static void main(String[] arguments) {
        Options options = Options.parse(arguments, "d:g:", "usage: GuideQueuePairStates [-d DEVICE] [-g GID_INDEX]");
        run(options.text('d', ""), options.number('g', 0), System.out);
    }

    /** Runs it; the states that the device reports after each step, of {@code ibv_qp_state}. */
    public static List<Integer> run(String name, int gidIndex, PrintStream out) {
        try (Arena arena = Arena.ofConfined();
                Device device = Device.open(name);
                CompletionQueue cq = new CompletionQueue(device.context(), 2, false)) {
            MemorySegment none = MemorySegment.NULL;
            MemorySegment qp = QueuePairs.create(device.pd(), cq.cq(), none, ibv_qp_type.IBV_QPT_RC, 1, 1);
            MemorySegment remote = QueuePairs.create(device.pd(), cq.cq(), none, ibv_qp_type.IBV_QPT_RC, 1, 1);
            try {
                List<Integer> states = new ArrayList<>();
                states.add(state(qp, out));
                toInit(qp, arena);
                states.add(state(qp, out));
                toReadyToReceive(qp, ibv_qp.qp_num(remote), device.gid(1, gidIndex), gidIndex, arena);
                states.add(state(qp, out));
                toReadyToSend(qp, arena);
                states.add(state(qp, out));
                return states;
            } finally {
                Ibverbs.ibv_destroy_qpChecked(remote);
                Ibverbs.ibv_destroy_qpChecked(qp);
            }
        }
    }

    private static void toInit(MemorySegment qp, Arena arena) {
        MemorySegment attr = ibv_qp_attr.allocate(arena);
        ibv_qp_attr.qp_state(attr, ibv_qp_state.IBV_QPS_INIT);
        ibv_qp_attr.pkey_index(attr, 0);
        ibv_qp_attr.port_num(attr, 1);
        ibv_qp_attr.qp_access_flags(
                attr, ibv_access_flags.IBV_ACCESS_REMOTE_WRITE | ibv_access_flags.IBV_ACCESS_REMOTE_READ);
        int mask = ibv_qp_attr_mask.IBV_QP_STATE
                | ibv_qp_attr_mask.IBV_QP_PKEY_INDEX
                | ibv_qp_attr_mask.IBV_QP_PORT
                | ibv_qp_attr_mask.IBV_QP_ACCESS_FLAGS;
        Ibverbs.ibv_modify_qpChecked(qp, attr, mask);
    }

    private static void toReadyToReceive(MemorySegment qp, int remoteQpn, byte[] gid, int gidIndex, Arena arena) {
        MemorySegment attr = ibv_qp_attr.allocate(arena);
        ibv_qp_attr.qp_state(attr, ibv_qp_state.IBV_QPS_RTR);
        ibv_qp_attr.path_mtu(attr, ibv_mtu.IBV_MTU_1024);
        ibv_qp_attr.dest_qp_num(attr, remoteQpn);
        ibv_qp_attr.rq_psn(attr, 0);
        ibv_qp_attr.max_dest_rd_atomic(attr, 1);
        ibv_qp_attr.min_rnr_timer(attr, 12);
        MemorySegment route = ibv_qp_attr.ah_attr(attr);
        ibv_ah_attr.sl(route, 0);
        ibv_ah_attr.port_num(route, 1);
        // InfiniBand would have ah_attr.dlid instead.
        ibv_ah_attr.is_global(route, 1);
        MemorySegment grh = ibv_ah_attr.grh(route);
        ibv_global_route.dgid(grh).copyFrom(MemorySegment.ofArray(gid));
        ibv_global_route.sgid_index(grh, gidIndex);
        ibv_global_route.hop_limit(grh, 1);
        int mask = ibv_qp_attr_mask.IBV_QP_STATE
                | ibv_qp_attr_mask.IBV_QP_PATH_MTU
                | ibv_qp_attr_mask.IBV_QP_DEST_QPN
                | ibv_qp_attr_mask.IBV_QP_RQ_PSN
                | ibv_qp_attr_mask.IBV_QP_MAX_DEST_RD_ATOMIC
                | ibv_qp_attr_mask.IBV_QP_MIN_RNR_TIMER
                | ibv_qp_attr_mask.IBV_QP_AV;
        Ibverbs.ibv_modify_qpChecked(qp, attr, mask);
    }

    private static void toReadyToSend(MemorySegment qp, Arena arena) {
        MemorySegment attr = ibv_qp_attr.allocate(arena);
        ibv_qp_attr.qp_state(attr, ibv_qp_state.IBV_QPS_RTS);
        ibv_qp_attr.sq_psn(attr, 0);
        ibv_qp_attr.timeout(attr, 14);
        ibv_qp_attr.retry_cnt(attr, 7);
        ibv_qp_attr.rnr_retry(attr, 7);
        ibv_qp_attr.max_rd_atomic(attr, 1);
        int mask = ibv_qp_attr_mask.IBV_QP_STATE
                | ibv_qp_attr_mask.IBV_QP_SQ_PSN
                | ibv_qp_attr_mask.IBV_QP_TIMEOUT
                | ibv_qp_attr_mask.IBV_QP_RETRY_CNT
                | ibv_qp_attr_mask.IBV_QP_RNR_RETRY
                | ibv_qp_attr_mask.IBV_QP_MAX_QP_RD_ATOMIC;
        Ibverbs.ibv_modify_qpChecked(qp, attr, mask);
    }

    private static int state(MemorySegment qp, PrintStream out) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = ibv_qp_attr.allocate(arena);
            MemorySegment init = ibv_qp_init_attr.allocate(arena);
            Ibverbs.ibv_query_qpChecked(qp, attr, ibv_qp_attr_mask.IBV_QP_STATE, init);
            int state = ibv_qp_attr.qp_state(attr);
            out.println(ibv_qp_state.toString(state));
            return state;
        }
    }
}
