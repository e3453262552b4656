package org.rdma4j.tests.guest.cm;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_cm_join_mc_attr_ex;
import org.rdma4j.sys.rdmacm.rdma_cm_join_mc_attr_mask;
import org.rdma4j.sys.rdmacm.rdma_cm_mc_join_flags;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.sys.rdmacm.rdma_port_space;
import org.rdma4j.sys.rdmacm.rdma_ud_param;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/** The UDP port space: a datagram service that is found by its port, and multicast groups. */
@Tag("guest")
@InGuest
@Timeout(120)
class DatagramConnectionTest {
    private static final int HEADER = 40;
    private static final int SIZE = 200;

    @OnDevices
    void datagramServiceReceivesAndReplies(Device device) {
        try (EventChannel serverEvents = new EventChannel();
                EventChannel clientEvents = new EventChannel();
                Arena arena = Arena.ofConfined()) {
            MemorySegment listener = serverEvents.createId(rdma_port_space.RDMA_PS_UDP);
            Rdmacm.rdma_bind_addrChecked(listener, SocketAddress.of(device.address(), 0, arena));
            Rdmacm.rdma_listenChecked(listener, 1);
            int port = Rdmacm.rdma_get_src_port(listener);

            MemorySegment id = resolve(clientEvents, SocketAddress.of(device.address(), port, arena));
            try (DatagramQueuePair client = datagramsOrAbort(device, id, listener)) {
                Rdmacm.rdma_connectChecked(id, rdma_conn_param.allocate(arena));
                EventChannel.Event request =
                        serverEvents.expect(rdma_cm_event_type.RDMA_CM_EVENT_CONNECT_REQUEST, CmLoopback.PATIENCE);
                try (DatagramQueuePair server = new DatagramQueuePair(rdma_cm_id.reinterpret(request.id()))) {
                    MemorySegment param = rdma_conn_param.allocate(arena);
                    rdma_conn_param.qp_num(param, ibv_qp.qp_num(server.qp()));
                    Rdmacm.rdma_acceptChecked(server.id(), param);
                    EventChannel.Event established =
                            clientEvents.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, CmLoopback.PATIENCE);
                    MemorySegment ud = rdma_cm_event.param_ud(established.raw());
                    assertThat(rdma_ud_param.qp_num(ud)).isEqualTo(ibv_qp.qp_num(server.qp()));
                    assertThat(rdma_ud_param.qkey(ud)).isEqualTo(Rdmacm.RDMA_UDP_QKEY);
                    assertArrives(client, server, ud, arena);
                }
            }
            Rdmacm.rdma_destroy_idChecked(listener);
        }
    }

    /** Joins the group with rdma_join_multicast, and then as a full member with rdma_join_multicast_ex. */
    @OnDevices
    void groupIsJoinedAndLeft(Device device) {
        try (EventChannel events = new EventChannel();
                Arena arena = Arena.ofConfined()) {
            MemorySegment id = events.createId(rdma_port_space.RDMA_PS_UDP);
            MemorySegment own = SocketAddress.of(device.address(), 0, arena);
            Rdmacm.rdma_bind_addrChecked(id, own);
            MemorySegment group = SocketAddress.of("239.1.2.3", 0, arena);
            if (device == Device.SIW) {
                abortUnlessJoined(id, group);
            }
            try (DatagramQueuePair member = new DatagramQueuePair(id)) {
                Rdmacm.rdma_join_multicastChecked(id, group, MemorySegment.ofAddress(0x55));
                MemorySegment ud = joined(events);
                assertThat(rdma_ud_param.qp_num(ud)).isEqualTo(0xffffff);
                assertArrives(member, member, ud, arena);
                Rdmacm.rdma_leave_multicastChecked(id, group);

                MemorySegment attr = rdma_cm_join_mc_attr_ex.allocate(arena);
                rdma_cm_join_mc_attr_ex.comp_mask(
                        attr,
                        rdma_cm_join_mc_attr_mask.RDMA_CM_JOIN_MC_ATTR_ADDRESS
                                | rdma_cm_join_mc_attr_mask.RDMA_CM_JOIN_MC_ATTR_JOIN_FLAGS);
                rdma_cm_join_mc_attr_ex.join_flags(attr, rdma_cm_mc_join_flags.RDMA_MC_JOIN_FLAG_FULLMEMBER);
                rdma_cm_join_mc_attr_ex.addr(attr, group);
                Rdmacm.rdma_join_multicast_exChecked(id, attr, MemorySegment.NULL);
                joined(events);
                Rdmacm.rdma_leave_multicastChecked(id, group);
            }
        }
    }

    /**
     * Returns a datagram endpoint, or aborts the test on a device without datagrams, which fails to create the queue
     * pair.
     */
    private static DatagramQueuePair datagramsOrAbort(Device device, MemorySegment id, MemorySegment listener) {
        try {
            return new DatagramQueuePair(id);
        } catch (ErrnoException problem) {
            Rdmacm.rdma_destroy_idChecked(id);
            Rdmacm.rdma_destroy_idChecked(listener);
            if (device == Device.SIW && problem.errno() == Errno.EOPNOTSUPP) {
                Assumptions.abort("iWARP has no datagrams: " + problem.getMessage());
            }
            throw problem;
        }
    }

    private static void abortUnlessJoined(MemorySegment id, MemorySegment group) {
        int result = Rdmacm.rdma_join_multicast(id, group, MemorySegment.NULL);
        int error = Errno.last();
        if (result != 0) {
            Rdmacm.rdma_destroy_idChecked(id);
            Assumptions.abort("siw does not support multicast: rdma_join_multicast failed with " + Errno.name(error));
        }
    }

    private static MemorySegment joined(EventChannel events) {
        EventChannel.Event event = events.expect(rdma_cm_event_type.RDMA_CM_EVENT_MULTICAST_JOIN, CmLoopback.PATIENCE);
        return rdma_cm_event.param_ud(event.raw());
    }

    private static MemorySegment resolve(EventChannel events, MemorySegment address) {
        MemorySegment id = events.createId(rdma_port_space.RDMA_PS_UDP);
        Rdmacm.rdma_resolve_addrChecked(id, MemorySegment.NULL, address, 2000);
        events.expect(rdma_cm_event_type.RDMA_CM_EVENT_ADDR_RESOLVED, CmLoopback.PATIENCE);
        Rdmacm.rdma_resolve_routeChecked(id, 2000);
        events.expect(rdma_cm_event_type.RDMA_CM_EVENT_ROUTE_RESOLVED, CmLoopback.PATIENCE);
        return id;
    }

    /** Sends to the destination from the event, and asserts that the data arrives behind the header. */
    private static void assertArrives(DatagramQueuePair from, DatagramQueuePair to, MemorySegment ud, Arena arena) {
        MemorySegment ah = Ibverbs.ibv_create_ahChecked(from.pd(), rdma_ud_param.ah_attr(ud));
        try (Buffer sent = new Buffer(from.pd(), SIZE, 0);
                Buffer received = new Buffer(to.pd(), HEADER + SIZE, ibv_access_flags.IBV_ACCESS_LOCAL_WRITE)) {
            sent.memory().setString(0, "to whom it may concern");
            MemorySegment place = received.sge(arena, 0, HEADER + SIZE);
            MemorySegment wc = ibv_wc.allocate(arena);
            WorkRequests.postReceive(to.qp(), WorkRequests.receive(arena, 1, place));
            MemorySegment wr = WorkRequests.send(arena, 2, ibv_wr_opcode.IBV_WR_SEND, sent.sge(arena, 0, SIZE));
            ibv_send_wr.wr_ud_ah(wr, ah);
            ibv_send_wr.wr_ud_remote_qpn(wr, rdma_ud_param.qp_num(ud));
            ibv_send_wr.wr_ud_remote_qkey(wr, rdma_ud_param.qkey(ud));
            WorkRequests.postSend(from.qp(), wr);
            from.sent().one(wc, CmLoopback.PATIENCE);
            to.received().one(wc, CmLoopback.PATIENCE);
            assertThat(ibv_wc.byte_len(wc)).isEqualTo(HEADER + SIZE);
            assertThat(received.memory().getString(HEADER)).isEqualTo("to whom it may concern");
        } finally {
            Ibverbs.ibv_destroy_ahChecked(ah);
        }
    }
}
