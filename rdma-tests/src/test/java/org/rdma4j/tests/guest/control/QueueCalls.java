package org.rdma4j.tests.guest.control;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_cq_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_cq_init_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_ece;
import org.rdma4j.sys.ibverbs.ibv_flow_attr;
import org.rdma4j.sys.ibverbs.ibv_flow_attr_type;
import org.rdma4j.sys.ibverbs.ibv_moderate_cq;
import org.rdma4j.sys.ibverbs.ibv_modify_cq_attr;
import org.rdma4j.sys.ibverbs.ibv_ops_wr;
import org.rdma4j.sys.ibverbs.ibv_ops_wr_opcode;
import org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags;
import org.rdma4j.sys.ibverbs.ibv_qp_rate_limit_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_srq_type;
import org.rdma4j.sys.ibverbs.ibv_tm_cap;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.QpSpec;

/** Calls for completion queues, shared receive queues and queue pairs, in the order of {@code answers.c}. */
final class QueueCalls {
    private static final int TOO_MANY = Integer.MAX_VALUE;
    private static final MemorySegment NULL = MemorySegment.NULL;

    private final CallResults answers;
    private final Node node;
    private final Arena arena;
    private final MemorySegment context;
    private final MemorySegment pd;
    private final MemorySegment cq;

    QueueCalls(CallResults answers, Node node, MemorySegment cq) {
        this.answers = answers;
        this.node = node;
        this.arena = node.arena();
        this.context = node.context();
        this.pd = node.pd();
        this.cq = cq;
    }

    void callAll() {
        completionQueues();
        extendedCompletionQueues();
        sharedReceiveQueues();
        queuePairs();
        extendedQueuePairs();
        negotiation();
    }

    private void completionQueues() {
        MemorySegment change = ibv_modify_cq_attr.allocate(arena);
        ibv_modify_cq_attr.attr_mask(change, ibv_cq_attr_mask.IBV_CQ_ATTR_MODERATE);
        MemorySegment moderate = ibv_modify_cq_attr.moderate(change);
        ibv_moderate_cq.cq_count(moderate, 4);
        ibv_moderate_cq.cq_period(moderate, 10);
        answers.number("modify_cq", () -> Ibverbs.ibv_modify_cq(cq, change));
        answers.number("resize_cq", () -> Ibverbs.ibv_resize_cq(cq, 64));
        answers.pointer("create_cq no entries", () -> Ibverbs.ibv_create_cq(context, 0, NULL, NULL, 0));
        answers.pointer("create_cq too many", () -> Ibverbs.ibv_create_cq(context, TOO_MANY, NULL, NULL, 0));
        answers.pointer("create_cq vector", () -> Ibverbs.ibv_create_cq(context, 8, NULL, NULL, 99999));
    }

    private void extendedCompletionQueues() {
        Map<String, Long> kinds = new LinkedHashMap<>();
        kinds.put("standard", (long) Ibverbs.IBV_WC_STANDARD_FLAGS);
        kinds.put("completion_ts", (long) ibv_create_cq_wc_flags.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP);
        kinds.put("wallclock", (long) ibv_create_cq_wc_flags.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK);
        kinds.put("cvlan", (long) ibv_create_cq_wc_flags.IBV_WC_EX_WITH_CVLAN);
        kinds.put("flow_tag", (long) ibv_create_cq_wc_flags.IBV_WC_EX_WITH_FLOW_TAG);
        kinds.put("tm_info", (long) ibv_create_cq_wc_flags.IBV_WC_EX_WITH_TM_INFO);
        kinds.forEach((name, flags) -> {
            MemorySegment attributes = ibv_cq_init_attr_ex.allocate(arena);
            ibv_cq_init_attr_ex.cqe(attributes, 8);
            ibv_cq_init_attr_ex.wc_flags(attributes, flags);
            answers.made(
                    "create_cq_ex " + name,
                    () -> Ibverbs.ibv_create_cq_ex(context, attributes),
                    made -> Ibverbs.ibv_destroy_cq(Ibverbs.ibv_cq_ex_to_cq(made)));
        });
    }

    private void sharedReceiveQueues() {
        answers.made("create_srq", () -> Ibverbs.ibv_create_srq(pd, srqAttributes(8)), srq -> {
            MemorySegment attr = ibv_srq_attr.allocate(arena);
            answers.number("query_srq", () -> Ibverbs.ibv_query_srq(srq, attr));
            MemorySegment limit = ibv_srq_attr.allocate(arena);
            ibv_srq_attr.srq_limit(limit, 2);
            answers.number(
                    "modify_srq limit", () -> Ibverbs.ibv_modify_srq(srq, limit, ibv_srq_attr_mask.IBV_SRQ_LIMIT));
            MemorySegment more = ibv_srq_attr.allocate(arena);
            ibv_srq_attr.max_wr(more, 16);
            answers.number(
                    "modify_srq max_wr", () -> Ibverbs.ibv_modify_srq(srq, more, ibv_srq_attr_mask.IBV_SRQ_MAX_WR));
            answers.number("get_srq_num", () -> Ibverbs.ibv_get_srq_num(srq, arena.allocate(JAVA_INT)));
            MemorySegment operation = ibv_ops_wr.allocate(arena);
            ibv_ops_wr.opcode(operation, ibv_ops_wr_opcode.IBV_WR_TAG_SYNC);
            answers.number("post_srq_ops", () -> Ibverbs.ibv_post_srq_ops(srq, operation, arena.allocate(ADDRESS)));
            answers.number("destroy_srq", () -> Ibverbs.ibv_destroy_srq(srq));
        });
        answers.pointer("create_srq no entries", () -> Ibverbs.ibv_create_srq(pd, srqAttributes(0)));
        answers.pointer("create_srq too many", () -> Ibverbs.ibv_create_srq(pd, srqAttributes(TOO_MANY)));

        int basicMask = ibv_srq_init_attr_mask.IBV_SRQ_INIT_ATTR_TYPE | ibv_srq_init_attr_mask.IBV_SRQ_INIT_ATTR_PD;
        MemorySegment basic = extendedSrq(ibv_srq_type.IBV_SRQT_BASIC, basicMask);
        answers.made(
                "create_srq_ex basic",
                () -> Ibverbs.ibv_create_srq_ex(context, basic),
                srq -> answers.number("destroy_srq basic", () -> Ibverbs.ibv_destroy_srq(srq)));

        MemorySegment tags = extendedSrq(
                ibv_srq_type.IBV_SRQT_TM,
                basicMask | ibv_srq_init_attr_mask.IBV_SRQ_INIT_ATTR_CQ | ibv_srq_init_attr_mask.IBV_SRQ_INIT_ATTR_TM);
        ibv_srq_init_attr_ex.cq(tags, cq);
        MemorySegment cap = ibv_srq_init_attr_ex.tm_cap(tags);
        ibv_tm_cap.max_num_tags(cap, 4);
        ibv_tm_cap.max_ops(cap, 4);
        answers.pointer("create_srq_ex tag matching", () -> Ibverbs.ibv_create_srq_ex(context, tags));
    }

    private MemorySegment srqAttributes(int maxWr) {
        MemorySegment attributes = ibv_srq_init_attr.allocate(arena);
        MemorySegment attr = ibv_srq_init_attr.attr(attributes);
        ibv_srq_attr.max_wr(attr, maxWr);
        ibv_srq_attr.max_sge(attr, 1);
        return attributes;
    }

    private MemorySegment extendedSrq(int type, int mask) {
        MemorySegment attributes = ibv_srq_init_attr_ex.allocate(arena);
        ibv_srq_attr.max_wr(ibv_srq_init_attr_ex.attr(attributes), 8);
        ibv_srq_attr.max_sge(ibv_srq_init_attr_ex.attr(attributes), 1);
        ibv_srq_init_attr_ex.pd(attributes, pd);
        ibv_srq_init_attr_ex.srq_type(attributes, type);
        ibv_srq_init_attr_ex.comp_mask(attributes, mask);
        return attributes;
    }

    private static QpSpec spec(int type, MemorySegment cq) {
        return QpSpec.of(type, cq).depth(4, 4).pieces(1).inlineBytes(0);
    }

    private void queuePairs() {
        Map<String, Integer> types = new LinkedHashMap<>();
        types.put("RC", ibv_qp_type.IBV_QPT_RC);
        types.put("UC", ibv_qp_type.IBV_QPT_UC);
        types.put("UD", ibv_qp_type.IBV_QPT_UD);
        types.put("RAW_PACKET", ibv_qp_type.IBV_QPT_RAW_PACKET);
        types.put("XRC_SEND", ibv_qp_type.IBV_QPT_XRC_SEND);
        types.put("DRIVER", ibv_qp_type.IBV_QPT_DRIVER);
        types.forEach((name, type) -> {
            answers.made(
                    "create_qp " + name,
                    () -> Ibverbs.ibv_create_qp(pd, spec(type, cq).attributes(node)),
                    Ibverbs::ibv_destroy_qp);
            createExtended("create_qp_ex " + name, type, 0);
        });
    }

    private void extendedQueuePairs() {
        createExtended(
                "create_qp_ex RC send", ibv_qp_type.IBV_QPT_RC, ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_SEND);
        createExtended("create_qp_ex UD tso", ibv_qp_type.IBV_QPT_UD, ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_TSO);
        createExtended(
                "create_qp_ex RC atomic write",
                ibv_qp_type.IBV_QPT_RC,
                ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_ATOMIC_WRITE);
    }

    private void createExtended(String label, int type, long operations) {
        MemorySegment attributes = spec(type, cq).operations(operations).extendedAttributes(node);
        answers.made(label, () -> Ibverbs.ibv_create_qp_ex(context, attributes), Ibverbs::ibv_destroy_qp);
    }

    private void negotiation() {
        answers.made(
                "create_qp for ece",
                () -> Ibverbs.ibv_create_qp(pd, spec(ibv_qp_type.IBV_QPT_RC, cq).attributes(node)),
                qp -> {
                    MemorySegment ece = ibv_ece.allocate(arena);
                    answers.number("query_ece", () -> Ibverbs.ibv_query_ece(qp, ece));
                    answers.number("set_ece", () -> Ibverbs.ibv_set_ece(qp, ece));
                    MemorySegment limit = ibv_qp_rate_limit_attr.allocate(arena);
                    ibv_qp_rate_limit_attr.rate_limit(limit, 1000);
                    answers.number("modify_qp_rate_limit", () -> Ibverbs.ibv_modify_qp_rate_limit(qp, limit));
                    answers.number(
                            "query_qp_data_in_order",
                            () -> Ibverbs.ibv_query_qp_data_in_order(qp, ibv_wr_opcode.IBV_WR_RDMA_WRITE, 0));
                    MemorySegment flow = ibv_flow_attr.allocate(arena);
                    ibv_flow_attr.type(flow, ibv_flow_attr_type.IBV_FLOW_ATTR_NORMAL);
                    ibv_flow_attr.size(flow, (int) ibv_flow_attr.sizeof());
                    ibv_flow_attr.port(flow, 1);
                    answers.made(
                            "create_flow",
                            () -> Ibverbs.ibv_create_flow(qp, flow),
                            f -> answers.number("destroy_flow", () -> Ibverbs.ibv_destroy_flow(f)));
                    Ibverbs.ibv_destroy_qp(qp);
                });
    }
}
