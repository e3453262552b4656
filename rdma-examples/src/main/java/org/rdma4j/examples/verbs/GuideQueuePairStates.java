package org.rdma4j.examples.verbs;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_mtu;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;

/**
 * State transitions of a reliable connected queue pair, from RESET to RTS. The queue pair is connected to a
 * second one on the same device. On RoCE, the GID identifies the other side.
 *
 * <p>{@code GuideQueuePairStates rxe0 1}. The second argument is the GID index for the raw version.
 */
public final class GuideQueuePairStates {
    private GuideQueuePairStates() {}

    public static void main(String[] arguments) throws IOException {
        String device = arguments.length == 0 ? "" : arguments[0];
        raw(device, arguments.length < 2 ? 0 : Integer.parseInt(arguments[1]))
                .forEach(state -> System.out.println(ibv_qp_state.toString(state)));
        safe(device).forEach(System.out::println);
    }

    /** Runs on rdma-sys. Returns the initial state and the state after each transition ({@code ibv_qp_state}). */
    public static List<Integer> raw(String name, int gidIndex) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment context = GuideBasicFlow.open(name, arena);
            MemorySegment pd = Ibverbs.ibv_alloc_pdChecked(context);
            MemorySegment cq = Ibverbs.ibv_create_cqChecked(context, 2, MemorySegment.NULL, MemorySegment.NULL, 0);
            MemorySegment qp = create(pd, cq, arena);
            MemorySegment remote = create(pd, cq, arena);
            MemorySegment gid = ibv_gid.allocate(arena);
            Ibverbs.ibv_query_gidChecked(context, 1, gidIndex, gid);

            List<Integer> states = new ArrayList<>();
            states.add(state(qp, arena));
            toInit(qp, arena);
            states.add(state(qp, arena));
            toReadyToReceive(qp, ibv_qp.qp_num(remote), gid, gidIndex, arena);
            states.add(state(qp, arena));
            toReadyToSend(qp, arena);
            states.add(state(qp, arena));

            Ibverbs.ibv_destroy_qpChecked(remote);
            Ibverbs.ibv_destroy_qpChecked(qp);
            Ibverbs.ibv_destroy_cqChecked(cq);
            Ibverbs.ibv_dealloc_pdChecked(pd);
            Ibverbs.ibv_close_deviceChecked(context);
            return states;
        }
    }

    /**
     * Runs on rdma-io. Returns the initial state and the state after each transition. The last two transitions are
     * those of {@link QueuePair#connect}, with explicit attributes.
     */
    public static List<QueuePairState> safe(String name) throws IOException {
        Device device = name.isEmpty() ? Device.list().get(0) : Device.named(name);
        try (Context context = device.open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = CompletionQueue.create(context, 64);
                QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(completions)
                        .create();
                QueuePair remote = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(completions)
                        .create()) {
            List<QueuePairState> states = new ArrayList<>();
            states.add(queuePair.queryState());
            queuePair.init(Access.REMOTE_WRITE, Access.REMOTE_READ);
            states.add(queuePair.queryState());
            Endpoint peer = remote.init().endpoint();
            queuePair.modify(new QueuePairAttributes()
                    .state(QueuePairState.RTR)
                    .path(1, context.gid(1).index(), peer)
                    .pathMtu(Mtu.MTU_1024)
                    .peerQueuePair(peer.queuePair())
                    .receivePsn(peer.psn())
                    .readsAsTarget(1)
                    .minRnrTimer(12));
            states.add(queuePair.queryState());
            queuePair.modify(new QueuePairAttributes()
                    .state(QueuePairState.RTS)
                    .sendPsn(0)
                    .timeout(14)
                    .retries(7)
                    .rnrRetries(7)
                    .readsAsInitiator(1));
            states.add(queuePair.queryState());
            return states;
        }
    }

    private static MemorySegment create(MemorySegment pd, MemorySegment cq, Arena arena) {
        MemorySegment init = ibv_qp_init_attr.allocate(arena);
        ibv_qp_init_attr.send_cq(init, cq);
        ibv_qp_init_attr.recv_cq(init, cq);
        ibv_qp_init_attr.qp_type(init, ibv_qp_type.IBV_QPT_RC);
        MemorySegment cap = ibv_qp_init_attr.cap(init);
        ibv_qp_cap.max_send_wr(cap, 1);
        ibv_qp_cap.max_recv_wr(cap, 1);
        ibv_qp_cap.max_send_sge(cap, 1);
        ibv_qp_cap.max_recv_sge(cap, 1);
        return Ibverbs.ibv_create_qpChecked(pd, init);
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

    private static void toReadyToReceive(
            MemorySegment qp, int remoteQpn, MemorySegment gid, int gidIndex, Arena arena) {
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
        // RoCE requires a GID. InfiniBand uses ah_attr.dlid within a subnet.
        ibv_ah_attr.is_global(route, 1);
        MemorySegment grh = ibv_ah_attr.grh(route);
        ibv_global_route.dgid(grh).copyFrom(gid);
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

    private static int state(MemorySegment qp, Arena arena) {
        MemorySegment attr = ibv_qp_attr.allocate(arena);
        MemorySegment init = ibv_qp_init_attr.allocate(arena);
        Ibverbs.ibv_query_qpChecked(qp, attr, ibv_qp_attr_mask.IBV_QP_STATE, init);
        return ibv_qp_attr.qp_state(attr);
    }
}
