package org.rdma4j.tests.guest.control;

import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_ACCESS_FLAGS;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_CAP;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_PKEY_INDEX;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_PORT;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_STATE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_pd;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.QpSpec;

/**
 * Rejected calls: invalid capabilities, destruction of objects in use or already destroyed, and invalid state
 * transitions, in the order of {@code answers.c}.
 */
final class RejectedCalls {
    private static final int TOO_MANY = Integer.MAX_VALUE;
    private static final int NO_SUCH_STATE = 99;
    private static final MemorySegment NULL = MemorySegment.NULL;

    private final CallResults answers;
    private final Node node;
    private final Arena arena;
    private final MemorySegment context;
    private final MemorySegment pd;
    private final MemorySegment cq;
    private final MemorySegment memory;

    RejectedCalls(CallResults answers, Node node, MemorySegment cq, MemorySegment memory) {
        this.answers = answers;
        this.node = node;
        this.arena = node.arena();
        this.context = node.context();
        this.pd = node.pd();
        this.cq = cq;
        this.memory = memory;
    }

    void callAll() {
        limits();
        protectionDomain();
        queues();
    }

    private void limits() {
        QpSpec spec = QpSpec.rc(cq).depth(4, 4).pieces(1).inlineBytes(0);
        create("create_qp too many sends", spec.depth(TOO_MANY, 4).attributes(node));
        create("create_qp too many receives", spec.depth(4, TOO_MANY).attributes(node));
        MemorySegment pieces = spec.attributes(node);
        ibv_qp_cap.max_send_sge(ibv_qp_init_attr.cap(pieces), 10000);
        create("create_qp too many send pieces", pieces);
        MemorySegment receives = spec.attributes(node);
        ibv_qp_cap.max_recv_sge(ibv_qp_init_attr.cap(receives), 10000);
        create("create_qp too many receive pieces", receives);
        create("create_qp too much inline", spec.inlineBytes(TOO_MANY).attributes(node));
        create("create_qp nothing", spec.depth(0, 0).pieces(0).attributes(node));
    }

    private void create(String label, MemorySegment attributes) {
        answers.made(label, () -> Ibverbs.ibv_create_qp(pd, attributes), Ibverbs::ibv_destroy_qp);
    }

    private void protectionDomain() {
        MemorySegment own = Ibverbs.ibv_alloc_pd(context);
        MemorySegment in = Ibverbs.ibv_reg_mr(own, memory, 4096, ibv_access_flags.IBV_ACCESS_LOCAL_WRITE);
        answers.number("dealloc_pd in use", () -> Ibverbs.ibv_dealloc_pd(own));
        Ibverbs.ibv_dereg_mr(in);
        // The first call frees the record. The second call is given a copy, so that the kernel is asked twice.
        MemorySegment copy = ibv_pd.allocate(arena).copyFrom(ibv_pd.reinterpret(own));
        answers.number("dealloc_pd", () -> Ibverbs.ibv_dealloc_pd(own));
        answers.number("dealloc_pd again", () -> Ibverbs.ibv_dealloc_pd(copy));
    }

    private void queues() {
        MemorySegment channel = Ibverbs.ibv_create_comp_channel(context);
        MemorySegment notified = Ibverbs.ibv_create_cq(context, 4, NULL, channel, 0);
        answers.number("destroy_comp_channel in use", () -> Ibverbs.ibv_destroy_comp_channel(channel));
        answers.number("req_notify_cq", () -> Ibverbs.ibv_req_notify_cq(notified, 0));
        answers.number("req_notify_cq solicited", () -> Ibverbs.ibv_req_notify_cq(notified, 1));
        answers.number("resize_cq to nothing", () -> Ibverbs.ibv_resize_cq(notified, 0));
        answers.number("resize_cq too large", () -> Ibverbs.ibv_resize_cq(notified, TOO_MANY));
        MemorySegment init = ibv_srq_init_attr.allocate(arena);
        ibv_srq_attr.max_wr(ibv_srq_init_attr.attr(init), 8);
        ibv_srq_attr.max_sge(ibv_srq_init_attr.attr(init), 1);
        MemorySegment srq = Ibverbs.ibv_create_srq(pd, init);
        MemorySegment qp = answers.pointer(
                "create_qp with srq",
                () -> Ibverbs.ibv_create_qp(
                        pd,
                        QpSpec.rc(notified)
                                .depth(4, 4)
                                .pieces(1)
                                .inlineBytes(0)
                                .sharing(srq)
                                .attributes(node)));
        answers.number("destroy_cq in use", () -> Ibverbs.ibv_destroy_cq(notified));
        answers.number("destroy_srq in use", () -> Ibverbs.ibv_destroy_srq(srq));
        steps(qp);
        answers.number("destroy_qp", () -> Ibverbs.ibv_destroy_qp(qp));
        answers.number("destroy_srq after its user", () -> Ibverbs.ibv_destroy_srq(srq));
        answers.number("destroy_cq after its user", () -> Ibverbs.ibv_destroy_cq(notified));
        answers.number("destroy_comp_channel", () -> Ibverbs.ibv_destroy_comp_channel(channel));
    }

    private void steps(MemorySegment qp) {
        int init = IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS;
        modify("modify_qp RESET to RTS", qp, ibv_qp_state.IBV_QPS_RTS, 0, IBV_QP_STATE);
        modify("modify_qp INIT without attributes", qp, ibv_qp_state.IBV_QPS_INIT, 0, IBV_QP_STATE);
        modify("modify_qp INIT no such port", qp, ibv_qp_state.IBV_QPS_INIT, 9, init);
        modify("modify_qp INIT", qp, ibv_qp_state.IBV_QPS_INIT, 1, init);
        modify("modify_qp RTR without attributes", qp, ibv_qp_state.IBV_QPS_RTR, 1, IBV_QP_STATE);
        modify("modify_qp no such state", qp, NO_SUCH_STATE, 1, IBV_QP_STATE);
        modify("modify_qp ERR", qp, ibv_qp_state.IBV_QPS_ERR, 1, IBV_QP_STATE);
        modify("modify_qp RESET", qp, ibv_qp_state.IBV_QPS_RESET, 1, IBV_QP_STATE);
        answers.number(
                "query_qp",
                () -> Ibverbs.ibv_query_qp(
                        qp, ibv_qp_attr.allocate(arena), IBV_QP_STATE | IBV_QP_CAP, ibv_qp_init_attr.allocate(arena)));
    }

    private void modify(String label, MemorySegment qp, int state, int port, int mask) {
        MemorySegment attributes = ibv_qp_attr.allocate(arena);
        ibv_qp_attr.qp_state(attributes, state);
        ibv_qp_attr.port_num(attributes, port);
        answers.number(label, () -> Ibverbs.ibv_modify_qp(qp, attributes, mask));
    }
}
