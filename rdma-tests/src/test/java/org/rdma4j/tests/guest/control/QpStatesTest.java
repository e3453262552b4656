package org.rdma4j.tests.guest.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_AV;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_DEST_QPN;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_MAX_DEST_RD_ATOMIC;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_MAX_QP_RD_ATOMIC;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_MIN_RNR_TIMER;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_PATH_MTU;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_RETRY_CNT;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_RNR_RETRY;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_RQ_PSN;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_SQ_PSN;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_STATE;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_TIMEOUT;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_mtu;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Transitions;

/** States of queue pairs created by both functions, and the attributes that the kernel reports in each state. */
@InGuest
@Timeout(60)
class QpStatesTest {
    @OnDevices(Device.RXE)
    void attributesOfEachTypeInEachState(Device device) {
        List<Integer> types = List.of(ibv_qp_type.IBV_QPT_RC, ibv_qp_type.IBV_QPT_UC, ibv_qp_type.IBV_QPT_UD);
        for (int type : types) {
            for (long operations : new long[] {0, ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_SEND}) {
                try (Node node = Node.open(device)) {
                    Transitions transitions = new Transitions(node, Transitions.Tuning.PATIENT);
                    MemorySegment qp = node.qp(QpSpec.of(type, node.cq(16)).operations(operations));
                    List<String> states = new ArrayList<>();
                    states.add(state(transitions, qp));
                    transitions.init(qp);
                    states.add(state(transitions, qp));
                    transitions.rtr(qp, ibv_qp.qp_num(qp));
                    states.add(state(transitions, qp));
                    transitions.rts(qp);
                    states.add(state(transitions, qp));
                    transitions.error(qp);
                    states.add(state(transitions, qp));
                    transitions.reset(qp);
                    states.add(state(transitions, qp));
                    assertThat(states)
                            .as(ibv_qp_type.toString(type))
                            .containsExactly(
                                    "IBV_QPS_RESET",
                                    "IBV_QPS_INIT",
                                    "IBV_QPS_RTR",
                                    "IBV_QPS_RTS",
                                    "IBV_QPS_ERR",
                                    "IBV_QPS_RESET");
                    boolean extended = !Ibverbs.ibv_qp_to_qp_ex(qp).equals(MemorySegment.NULL);
                    assertThat(extended).isEqualTo(operations != 0);
                }
            }
        }
    }

    private static String state(Transitions transitions, MemorySegment qp) {
        return ibv_qp_state.toString(transitions.state(qp));
    }

    @OnDevices(Device.RXE)
    void attributesAreReadAsSet(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment cq = node.cq(16);
            MemorySegment qp = node.qp(QpSpec.rc(cq).depth(10, 20).pieces(3));
            int peer = ibv_qp.qp_num(node.qp(QpSpec.rc(cq)));
            new Transitions(node, new Transitions.Tuning(5, 4, 13, 9)).connect(qp, peer);
            MemorySegment attributes = ibv_qp_attr.allocate(node.arena());
            MemorySegment initial = ibv_qp_init_attr.allocate(node.arena());
            int all = 0x1fffff;
            Call.ok("ibv_query_qp", Ibverbs.ibv_query_qp(qp, attributes, all, initial));
            assertThat(ibv_qp_attr.dest_qp_num(attributes)).isEqualTo(peer);
            assertThat(ibv_qp_attr.retry_cnt(attributes)).isEqualTo(5);
            assertThat(ibv_qp_attr.rnr_retry(attributes)).isEqualTo(4);
            assertThat(ibv_qp_attr.timeout(attributes)).isEqualTo(13);
            assertThat(ibv_qp_attr.min_rnr_timer(attributes)).isEqualTo(9);
            assertThat(ibv_qp_attr.max_rd_atomic(attributes)).isEqualTo(4);
            assertThat(ibv_qp_attr.max_dest_rd_atomic(attributes)).isEqualTo(4);
            assertThat(ibv_qp_attr.port_num(attributes)).isEqualTo(1);
            assertThat(128 << ibv_qp_attr.path_mtu(attributes)).isEqualTo(node.mtu());
            MemorySegment path = ibv_qp_attr.ah_attr(attributes);
            assertThat(ibv_ah_attr.is_global(path)).isEqualTo(1);
            assertThat(ibv_global_route.dgid(ibv_ah_attr.grh(path)).mismatch(node.gid(node.gidIndex())))
                    .as("GID of the peer")
                    .isEqualTo(-1);
            assertThat(ibv_global_route.hop_limit(ibv_ah_attr.grh(path))).isEqualTo(64);
            assertThat(ibv_qp_init_attr.send_cq(initial).address()).isEqualTo(cq.address());
            assertThat(ibv_qp_init_attr.recv_cq(initial).address()).isEqualTo(cq.address());
            MemorySegment cap = ibv_qp_init_attr.cap(initial);
            assertThat(ibv_qp_cap.max_send_wr(cap)).isGreaterThanOrEqualTo(10);
            assertThat(ibv_qp_cap.max_recv_wr(cap)).isGreaterThanOrEqualTo(20);
            assertThat(ibv_qp_cap.max_send_sge(cap)).isGreaterThanOrEqualTo(3);
        }
    }

    @OnDevices(Device.RXE)
    void missingAttributesAreRejected(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment qp = node.qp(QpSpec.rc(node.cq(16)));
            Transitions transitions = new Transitions(node, Transitions.Tuning.PATIENT);
            transitions.init(qp);
            MemorySegment attributes = ibv_qp_attr.allocate(node.arena());
            ibv_qp_attr.qp_state(attributes, ibv_qp_state.IBV_QPS_RTR);
            node.fillOwnAddress(ibv_qp_attr.ah_attr(attributes));
            ibv_qp_attr.path_mtu(attributes, ibv_mtu.IBV_MTU_1024);
            ibv_qp_attr.dest_qp_num(attributes, ibv_qp.qp_num(qp));
            missing(
                    qp,
                    attributes,
                    IBV_QP_AV,
                    IBV_QP_PATH_MTU,
                    IBV_QP_DEST_QPN,
                    IBV_QP_RQ_PSN,
                    IBV_QP_MAX_DEST_RD_ATOMIC,
                    IBV_QP_MIN_RNR_TIMER);
            assertThat(state(transitions, qp)).isEqualTo("IBV_QPS_INIT");
            transitions.rtr(qp, ibv_qp.qp_num(qp));
            ibv_qp_attr.qp_state(attributes, ibv_qp_state.IBV_QPS_RTS);
            missing(
                    qp,
                    attributes,
                    IBV_QP_SQ_PSN,
                    IBV_QP_TIMEOUT,
                    IBV_QP_RETRY_CNT,
                    IBV_QP_RNR_RETRY,
                    IBV_QP_MAX_QP_RD_ATOMIC);
            assertThat(state(transitions, qp)).isEqualTo("IBV_QPS_RTR");
        }
    }

    /** Omits each required attribute in turn. */
    private static void missing(MemorySegment qp, MemorySegment attributes, int... required) {
        int all = IBV_QP_STATE;
        for (int one : required) {
            all |= one;
        }
        for (int one : required) {
            assertThat(Errno.name(Ibverbs.ibv_modify_qp(qp, attributes, all & ~one)))
                    .as("without %#x", one)
                    .isEqualTo("EINVAL");
        }
    }

    @OnDevices
    void capabilitiesAreAtLeastThoseRequested(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment asked = QpSpec.rc(node.cq(64))
                    .depth(17, 33)
                    .pieces(2)
                    .inlineBytes(10)
                    .attributes(node);
            MemorySegment qp = Call.made("ibv_create_qp", Ibverbs.ibv_create_qp(node.pd(), asked));
            node.keep(qp, "ibv_destroy_qp", () -> Ibverbs.ibv_destroy_qp(qp));
            MemorySegment got = ibv_qp_init_attr.cap(asked);
            MemorySegment initial = ibv_qp_init_attr.allocate(node.arena());
            MemorySegment attributes = ibv_qp_attr.allocate(node.arena());
            Call.ok("ibv_query_qp", Ibverbs.ibv_query_qp(qp, attributes, IBV_QP_STATE, initial));
            for (MemorySegment cap : List.of(got, ibv_qp_init_attr.cap(initial))) {
                assertThat(ibv_qp_cap.max_send_wr(cap)).isGreaterThanOrEqualTo(17);
                assertThat(ibv_qp_cap.max_recv_wr(cap)).isGreaterThanOrEqualTo(33);
                assertThat(ibv_qp_cap.max_send_sge(cap)).isGreaterThanOrEqualTo(2);
                assertThat(ibv_qp_cap.max_inline_data(cap)).isGreaterThanOrEqualTo(10);
            }
        }
    }

    @OnDevices(Device.RXE)
    void atomicWriteIsBuiltAndAborted(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment cq = node.cq(16);
            MemorySegment qp =
                    node.qp(QpSpec.rc(cq).operations(ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_ATOMIC_WRITE));
            new Transitions(node, Transitions.Tuning.PATIENT).connect(qp, ibv_qp.qp_num(qp));
            MemorySegment extended = Ibverbs.ibv_qp_to_qp_ex(qp);
            Ibverbs.ibv_wr_start(extended);
            // Supported by the provider since rdma-core 44.0 but by the kernel only since 6.2, so the request must not
            // be posted.
            Ibverbs.ibv_wr_atomic_write(extended, 1, 0, node.arena().allocate(8, 8));
            Ibverbs.ibv_wr_abort(extended);
            assertThat(Completions.present(cq)).isEmpty();
        }
    }
}
