package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/**
 * Queue pairs that the program creates itself, with the connection manager providing the attributes for each
 * transition.
 */
@Tag("guest")
@InGuest
@Timeout(120)
class ExternalQueuePairTest {
    private static final int SIZE = 128;

    @OnDevices
    void managerProvidesTheAttributes(Device device) {
        try (CmLoopback loopback = new CmLoopback(device, 1);
                Arena arena = Arena.ofConfined();
                External client = new External(
                        Connection.resolve(loopback.clientEvents(), loopback.address(), CmLoopback.PATIENCE))) {
            Rdmacm.rdma_connectChecked(client.id, client.parameters(arena));
            try (External server =
                    new External(rdma_cm_id.reinterpret(loopback.request().id()))) {
                if (device == Device.RXE) {
                    server.follow(arena);
                }
                Rdmacm.rdma_acceptChecked(server.id, server.parameters(arena));
                if (device == Device.SIW) {
                    // The iWARP driver finds queue pairs by number and moves them to RTS itself.
                    loopback.established();
                } else {
                    // The manager does not know the queue pair, so the program has to complete the last step itself.
                    loopback.clientEvents()
                            .expect(rdma_cm_event_type.RDMA_CM_EVENT_CONNECT_RESPONSE, CmLoopback.PATIENCE);
                    client.follow(arena);
                    Rdmacm.rdma_establishChecked(client.id);
                    loopback.serverEvents().expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, CmLoopback.PATIENCE);
                }
                assertThat(sent(client, server, arena)).isEqualTo("through queue pairs of our own");
            }
        }
    }

    private static String sent(External client, External server, Arena arena) {
        try (Buffer near = new Buffer(client.pd, SIZE, 0);
                Buffer far = new Buffer(server.pd, SIZE, ibv_access_flags.IBV_ACCESS_LOCAL_WRITE)) {
            near.memory().setString(0, "through queue pairs of our own");
            WorkRequests.postReceive(server.qp, WorkRequests.receive(arena, 1, far.sge(arena, 0, SIZE)));
            MemorySegment sge = near.sge(arena, 0, SIZE);
            WorkRequests.postSend(client.qp, WorkRequests.send(arena, 2, ibv_wr_opcode.IBV_WR_SEND, sge));
            MemorySegment wc = ibv_wc.allocate(arena);
            client.cq.one(wc, CmLoopback.PATIENCE);
            server.cq.one(wc, CmLoopback.PATIENCE);
            return far.memory().getString(0);
        }
    }

    /** An identifier, and a queue pair that the manager does not know. */
    private static final class External implements AutoCloseable {
        private final MemorySegment id;
        private final MemorySegment pd;
        private final CompletionQueue cq;
        private final MemorySegment qp;

        External(MemorySegment id) {
            this.id = id;
            MemorySegment context = rdma_cm_id.verbs(id);
            pd = Ibverbs.ibv_alloc_pdChecked(context);
            cq = new CompletionQueue(context, 4);
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment init = ibv_qp_init_attr.allocate(arena);
                ibv_qp_init_attr.send_cq(init, cq.cq());
                ibv_qp_init_attr.recv_cq(init, cq.cq());
                ibv_qp_init_attr.qp_type(init, ibv_qp_type.IBV_QPT_RC);
                MemorySegment cap = ibv_qp_init_attr.cap(init);
                ibv_qp_cap.max_send_wr(cap, 2);
                ibv_qp_cap.max_recv_wr(cap, 2);
                ibv_qp_cap.max_send_sge(cap, 1);
                ibv_qp_cap.max_recv_sge(cap, 1);
                qp = Ibverbs.ibv_create_qpChecked(pd, init);
            }
        }

        MemorySegment parameters(Arena arena) {
            MemorySegment param = Connection.parameters(arena, new byte[0]);
            rdma_conn_param.qp_num(param, ibv_qp.qp_num(qp));
            return param;
        }

        /** Moves the queue pair to RTS with the attributes provided by the manager. */
        void follow(Arena arena) {
            MemorySegment attr = ibv_qp_attr.allocate(arena);
            MemorySegment mask = arena.allocate(JAVA_INT);
            for (int state = ibv_qp_state.IBV_QPS_INIT; state <= ibv_qp_state.IBV_QPS_RTS; state++) {
                ibv_qp_attr.qp_state(attr, state);
                Rdmacm.rdma_init_qp_attrChecked(id, attr, mask);
                Ibverbs.ibv_modify_qpChecked(qp, attr, mask.get(JAVA_INT, 0));
            }
        }

        @Override
        public void close() {
            Ibverbs.ibv_destroy_qpChecked(qp);
            cq.close();
            Ibverbs.ibv_dealloc_pdChecked(pd);
            Rdmacm.rdma_destroy_idChecked(id);
        }
    }
}
