package org.rdma4j.tests.guest.pair;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.IntConsumer;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.RecvWork;
import org.rdma4j.tests.guest.support.Region;

/** One endpoint of a reliable connection between the machines, made through the connection manager. */
final class Link implements AutoCloseable {
    private static final int MILLISECONDS = 5000;
    /** Acknowledgement timeout of 4.096 µs × 2^16 = 0.27 s. A silent peer is detected after seven such periods. */
    private static final byte ACK_TIMEOUT = 16;

    private static final int FOR_EVER = 7;

    private final CmEventChannel cm;
    private final MemorySegment id;
    private final Node node;
    private final MemorySegment cq;
    private final MemorySegment qp;
    private final Slots slots;
    private final Region region;
    private final Region answer;

    private Link(Device device, CmEventChannel cm, MemorySegment id, Slots slots) {
        this.cm = cm;
        this.id = id;
        this.slots = slots;
        node = Node.on(device, rdma_cm_id.verbs(id));
        cq = node.cq(2 * Slots.COUNT);
        region = node.region(slots.memory(), node.access());
        answer = node.region(8);
        QpSpec spec = QpSpec.rc(cq).depth(2 * Transfer.WINDOW, Slots.COUNT).pieces(1);
        Call.ok("rdma_create_qp", Rdmacm.rdma_create_qp(id, node.pd(), spec.attributes(node)));
        qp = node.keep(rdma_cm_id.qp(id), "rdma_destroy_qp", () -> {
            Rdmacm.rdma_destroy_qp(id);
            return 0;
        });
    }

    /** Connects, with the given number of retries for unacknowledged packets. */
    static Link connect(Device device, String address, int port, int retries) {
        CmEventChannel cm = new CmEventChannel();
        MemorySegment id = cm.id();
        if (device == Device.RXE) {
            MemorySegment timeout = cm.arena().allocateFrom(JAVA_BYTE, ACK_TIMEOUT);
            Call.ok(
                    "rdma_set_option",
                    Rdmacm.rdma_set_option(id, Rdmacm.RDMA_OPTION_ID, Rdmacm.RDMA_OPTION_ID_ACK_TIMEOUT, timeout, 1));
        }
        Call.ok(
                "rdma_resolve_addr",
                Rdmacm.rdma_resolve_addr(id, MemorySegment.NULL, cm.address(address, port), MILLISECONDS));
        cm.expect(rdma_cm_event_type.RDMA_CM_EVENT_ADDR_RESOLVED);
        Call.ok("rdma_resolve_route", Rdmacm.rdma_resolve_route(id, MILLISECONDS));
        cm.expect(rdma_cm_event_type.RDMA_CM_EVENT_ROUTE_RESOLVED);
        Link link = new Link(device, cm, id, Slots.in(cm.arena()));
        Call.ok("rdma_connect", Rdmacm.rdma_connect(id, parameters(cm.arena(), retries, FOR_EVER)));
        cm.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED);
        return link;
    }

    /**
     * Waits for a connection.
     *
     * @param listening called with the port once clients can connect
     * @param receives number of receives posted before the connection is accepted
     * @param rnrRetries number of retries of this side's sends if the receiver is not ready; 7 is unlimited. The value
     * must be set by this side: the one set by the connecting side applies to the sends of that side
     */
    static Link accept(Device device, String address, int receives, int rnrRetries, IntConsumer listening) {
        CmEventChannel cm = new CmEventChannel();
        Slots slots = Slots.stored(device.verbsName(), cm.arena()).clear();
        warmUp(device, cm, bind(cm, address), slots, receives);
        MemorySegment listener = bind(cm, address);
        Call.ok("rdma_listen", Rdmacm.rdma_listen(listener, 1));
        listening.accept(Rdmacm.rdma_get_src_port(listener));
        MemorySegment id = cm.keep(
                cm.expect(rdma_cm_event_type.RDMA_CM_EVENT_CONNECT_REQUEST).id());
        Link link = new Link(device, cm, id, slots);
        link.postReceives(receives);
        Call.ok("rdma_accept", Rdmacm.rdma_accept(id, parameters(cm.arena(), FOR_EVER, rnrRetries)));
        cm.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED);
        return link;
    }

    /**
     * Creates and destroys the objects of a link, on an identifier without a peer. In a new JVM on an emulated processor,
     * the first call of a function takes long, and the soft-iWARP driver of the client waits only ten seconds for the
     * server to accept.
     */
    private static void warmUp(Device device, CmEventChannel cm, MemorySegment id, Slots slots, int receives) {
        Link link = new Link(device, cm, id, slots);
        link.postReceives(receives);
        link.node.close();
    }

    private static MemorySegment bind(CmEventChannel cm, String address) {
        MemorySegment id = cm.id();
        Call.ok("rdma_bind_addr", Rdmacm.rdma_bind_addr(id, cm.address(address, 0)));
        return id;
    }

    private void postReceives(int count) {
        for (int i = 0; i < count; i++) {
            RecvWork.of(cm.arena(), i)
                    .piece(region, slots.offset(i), Slots.LENGTH)
                    .post(qp);
        }
    }

    private static MemorySegment parameters(Arena arena, int retries, int rnrRetries) {
        MemorySegment parameters = rdma_conn_param.allocate(arena);
        rdma_conn_param.responder_resources(parameters, 1);
        rdma_conn_param.initiator_depth(parameters, 1);
        rdma_conn_param.retry_count(parameters, retries);
        rdma_conn_param.rnr_retry_count(parameters, rnrRetries);
        return parameters;
    }

    CmEventChannel cm() {
        return cm;
    }

    Node node() {
        return node;
    }

    MemorySegment cq() {
        return cq;
    }

    MemorySegment qp() {
        return qp;
    }

    Slots slots() {
        return slots;
    }

    Region region() {
        return region;
    }

    /** Returns the buffer for the results of reads. */
    Region answer() {
        return answer;
    }

    /** Disconnects and flushes all requests. Has no effect if the connection has already ended. */
    void disconnect() {
        MemorySegment attributes = ibv_qp_attr.allocate(cm.arena());
        ibv_qp_attr.qp_state(attributes, ibv_qp_state.IBV_QPS_ERR);
        Ibverbs.ibv_modify_qp(qp, attributes, ibv_qp_attr_mask.IBV_QP_STATE);
        Rdmacm.rdma_disconnect(id);
    }

    @Override
    public void close() {
        disconnect();
        node.close();
        cm.close();
    }
}
