package org.rdma4j.tests.guest.control;

import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_counters_init_attr;
import org.rdma4j.sys.ibverbs.ibv_device_attr;
import org.rdma4j.sys.ibverbs.ibv_device_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_flow_action_esp_attr;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.ibverbs.ibv_gid_entry;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_grh;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_query_device_ex_input;
import org.rdma4j.sys.ibverbs.ibv_rwq_ind_table_init_attr;
import org.rdma4j.sys.ibverbs.ibv_values_ex;
import org.rdma4j.sys.ibverbs.ibv_values_mask;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_wq_init_attr;
import org.rdma4j.sys.ibverbs.ibv_wq_type;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.QpSpec;

/** Calls for addresses, multicast groups, work queues and device attributes, in the order of {@code answers.c}. */
final class DeviceCalls {
    private static final MemorySegment NULL = MemorySegment.NULL;
    private static final int NO_SUCH_PORT = 99;
    private static final int UDP = 17;

    private final CallResults answers;
    private final Node node;
    private final Arena arena;
    private final MemorySegment context;
    private final MemorySegment pd;
    private final MemorySegment cq;

    DeviceCalls(CallResults answers, Node node, MemorySegment cq) {
        this.answers = answers;
        this.node = node;
        this.arena = node.arena();
        this.context = node.context();
        this.pd = node.pd();
        this.cq = cq;
    }

    void callAll() {
        multicast();
        addressHandles();
        addressesFromCompletions();
        workQueues();
        queries();
        tables();
        answers.number("fork_init late", Ibverbs::ibv_fork_init);
        answers.number("is_fork_initialized", Ibverbs::ibv_is_fork_initialized);
    }

    private void multicast() {
        MemorySegment gid = multicastGid(arena);
        MemorySegment qp = answers.pointer("create_qp for multicast", () -> create(ibv_qp_type.IBV_QPT_UD));
        if (qp.equals(NULL)) {
            qp = answers.pointer("create_qp RC for multicast", () -> create(ibv_qp_type.IBV_QPT_RC));
        }
        MemorySegment member = qp;
        answers.number("attach_mcast", () -> Ibverbs.ibv_attach_mcast(member, gid, 0));
        answers.number("detach_mcast", () -> Ibverbs.ibv_detach_mcast(member, gid, 0));
        answers.number("detach_mcast again", () -> Ibverbs.ibv_detach_mcast(member, gid, 0));
        Ibverbs.ibv_destroy_qp(member);
    }

    private MemorySegment create(int type) {
        return Ibverbs.ibv_create_qp(
                pd, QpSpec.of(type, cq).depth(4, 4).pieces(1).inlineBytes(0).attributes(node));
    }

    /** Returns the multicast group 239.7.7.7 as the GID of an IPv4 address. */
    static MemorySegment multicastGid(Arena arena) {
        MemorySegment gid = ibv_gid.allocate(arena);
        ibv_gid.global_interface_id(gid, 0x0000_ffff_ef07_0707L);
        return gid;
    }

    private void addressHandles() {
        MemorySegment attributes = ibv_ah_attr.allocate(arena);
        MemorySegment route = ibv_ah_attr.grh(attributes);
        ibv_ah_attr.is_global(attributes, 1);
        ibv_ah_attr.port_num(attributes, 1);
        ibv_global_route.sgid_index(route, 1);
        ibv_global_route.hop_limit(route, 64);
        Ibverbs.ibv_query_gid(context, 1, 1, ibv_global_route.dgid(route));
        answers.made(
                "create_ah",
                () -> Ibverbs.ibv_create_ah(pd, attributes),
                ah -> answers.number("destroy_ah", () -> Ibverbs.ibv_destroy_ah(ah)));
        ibv_ah_attr.is_global(attributes, 0);
        answers.pointer("create_ah local", () -> Ibverbs.ibv_create_ah(pd, attributes));
        ibv_ah_attr.is_global(attributes, 1);
        ibv_ah_attr.port_num(attributes, NO_SUCH_PORT);
        answers.pointer("create_ah no such port", () -> Ibverbs.ibv_create_ah(pd, attributes));
        ibv_ah_attr.port_num(attributes, 1);
        answers.code(
                "resolve_eth_l2_from_gid",
                () -> Ibverbs.ibv_resolve_eth_l2_from_gid(
                        context, attributes, arena.allocate(Ibverbs.ETHERNET_LL_SIZE), arena.allocate(JAVA_SHORT)));
    }

    private void addressesFromCompletions() {
        MemorySegment wc = ibv_wc.allocate(arena);
        ibv_wc.wc_flags(wc, ibv_wc_flags.IBV_WC_GRH);
        ibv_wc.src_qp(wc, 1);
        MemorySegment grh = ibv_grh.allocate(arena);
        ibv_grh.version_tclass_flow(grh, 6 << 28);
        ibv_grh.next_hdr(grh, UDP);
        ibv_grh.hop_limit(grh, 64);
        Ibverbs.ibv_query_gid(context, 1, 0, ibv_grh.sgid(grh));
        Ibverbs.ibv_query_gid(context, 1, 0, ibv_grh.dgid(grh));
        answers.number(
                "init_ah_from_wc", () -> Ibverbs.ibv_init_ah_from_wc(context, 1, wc, grh, ibv_ah_attr.allocate(arena)));
        answers.made(
                "create_ah_from_wc",
                () -> Ibverbs.ibv_create_ah_from_wc(pd, wc, grh, 1),
                ah -> answers.number("destroy_ah from wc", () -> Ibverbs.ibv_destroy_ah(ah)));
    }

    private void workQueues() {
        MemorySegment wq = ibv_wq_init_attr.allocate(arena);
        ibv_wq_init_attr.wq_type(wq, ibv_wq_type.IBV_WQT_RQ);
        ibv_wq_init_attr.max_wr(wq, 4);
        ibv_wq_init_attr.max_sge(wq, 1);
        ibv_wq_init_attr.pd(wq, pd);
        ibv_wq_init_attr.cq(wq, cq);
        answers.made(
                "create_wq",
                () -> Ibverbs.ibv_create_wq(context, wq),
                made -> answers.number("destroy_wq", () -> Ibverbs.ibv_destroy_wq(made)));
        MemorySegment table = ibv_rwq_ind_table_init_attr.allocate(arena);
        ibv_rwq_ind_table_init_attr.ind_tbl(table, arena.allocate(8, 8));
        answers.pointer("create_rwq_ind_table", () -> Ibverbs.ibv_create_rwq_ind_table(context, table));
        MemorySegment counters = ibv_counters_init_attr.allocate(arena);
        answers.made(
                "create_counters",
                () -> Ibverbs.ibv_create_counters(context, counters),
                made -> answers.number("destroy_counters", () -> Ibverbs.ibv_destroy_counters(made)));
        MemorySegment esp = ibv_flow_action_esp_attr.allocate(arena);
        answers.made(
                "create_flow_action_esp",
                () -> Ibverbs.ibv_create_flow_action_esp(context, esp),
                made -> answers.number("destroy_flow_action", () -> Ibverbs.ibv_destroy_flow_action(made)));
    }

    private void queries() {
        MemorySegment extended = ibv_device_attr_ex.allocate(arena);
        answers.number("query_device_ex", () -> Ibverbs.ibv_query_device_ex(context, NULL, extended));
        MemorySegment input = ibv_query_device_ex_input.allocate(arena);
        ibv_query_device_ex_input.comp_mask(input, 1);
        answers.number("query_device_ex bad mask", () -> Ibverbs.ibv_query_device_ex(context, input, extended));
        MemorySegment values = ibv_values_ex.allocate(arena);
        ibv_values_ex.comp_mask(values, ibv_values_mask.IBV_VALUES_MASK_RAW_CLOCK);
        answers.number("query_rt_values_ex", () -> Ibverbs.ibv_query_rt_values_ex(context, values));
        MemorySegment port = ibv_port_attr.allocate(arena);
        answers.number("query_port", () -> Ibverbs.ibv_query_port(context, 1, port));
        answers.number("query_port none", () -> Ibverbs.ibv_query_port(context, 0, port));
        answers.number("query_port too large", () -> Ibverbs.ibv_query_port(context, 2, port));
        answers.number("query_device", () -> Ibverbs.ibv_query_device(context, ibv_device_attr.allocate(arena)));
    }

    private void tables() {
        MemorySegment gid = ibv_gid.allocate(arena);
        answers.number("query_gid", () -> Ibverbs.ibv_query_gid(context, 1, 0, gid));
        answers.number("query_gid too large", () -> Ibverbs.ibv_query_gid(context, 1, 9999, gid));
        answers.number("query_gid no such port", () -> Ibverbs.ibv_query_gid(context, 9, 0, gid));
        MemorySegment entry = ibv_gid_entry.allocate(arena);
        answers.number("query_gid_ex", () -> Ibverbs.ibv_query_gid_ex(context, 1, 0, entry, 0));
        answers.number("query_gid_ex flags", () -> Ibverbs.ibv_query_gid_ex(context, 1, 0, entry, 1));
        answers.number("query_gid_ex too large", () -> Ibverbs.ibv_query_gid_ex(context, 1, 9999, entry, 0));
        answers.number("query_gid_ex no such port", () -> Ibverbs.ibv_query_gid_ex(context, 9, 0, entry, 0));
        MemorySegment table = ibv_gid_entry.allocateArray(8, arena);
        answers.number("query_gid_table", () -> Ibverbs.ibv_query_gid_table(context, table, 8, 0));
        answers.number("query_gid_table flags", () -> Ibverbs.ibv_query_gid_table(context, table, 8, 1));
        answers.number("query_gid_table small", () -> Ibverbs.ibv_query_gid_table(context, table, 0, 0));
        MemorySegment key = arena.allocate(JAVA_SHORT);
        answers.number("query_pkey", () -> Ibverbs.ibv_query_pkey(context, 1, 0, key));
        answers.number("query_pkey too large", () -> Ibverbs.ibv_query_pkey(context, 1, 99999, key));
        answers.number("get_pkey_index", () -> Ibverbs.ibv_get_pkey_index(context, 1, 0xffff));
        answers.number("get_pkey_index absent", () -> Ibverbs.ibv_get_pkey_index(context, 1, 0x1234));
    }

    /** Reads an unsigned 16-bit value in network byte order. */
    static int unsignedShort(MemorySegment key) {
        return Short.toUnsignedInt(key.get(JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN), 0));
    }
}
