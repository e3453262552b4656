package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.posix.sockaddr_in;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Eventually;
import org.rdma4j.tests.guest.support.OnDevices;

/** Asynchronous connections: private data, data transfer, and disconnection by either side. */
@Tag("guest")
@InGuest
@Timeout(120)
class ConnectionTest {
    private static final int SIZE = 3000;
    private static final int REMOTE = ibv_access_flags.IBV_ACCESS_LOCAL_WRITE
            | ibv_access_flags.IBV_ACCESS_REMOTE_READ
            | ibv_access_flags.IBV_ACCESS_REMOTE_WRITE;

    @OnDevices
    void privateDataGoesBothWays(Device device) {
        byte[] question = "who is there?".getBytes(StandardCharsets.US_ASCII);
        byte[] answer = "it is me, the server".getBytes(StandardCharsets.US_ASCII);
        try (CmLoopback loopback = new CmLoopback(device, 1);
                Connection client = loopback.client()) {
            client.connect(question);
            EventChannel.Event request = loopback.request();
            assertThat(request.listener().address())
                    .isEqualTo(loopback.listener().address());
            try (Connection server = loopback.server(request)) {
                server.accept(answer);
                EventChannel.Event established = loopback.clientEvents()
                        .expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, CmLoopback.PATIENCE);
                loopback.serverEvents().expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, CmLoopback.PATIENCE);

                // InfiniBand messages have a fixed size, so the private data is padded with zeros.
                assertThat(Arrays.copyOf(request.privateData(), question.length))
                        .isEqualTo(question);
                assertThat(Arrays.copyOf(established.privateData(), answer.length))
                        .isEqualTo(answer);
                loopback.disconnect(client, server);
            }
        }
    }

    @OnDevices
    void bothEndsKnowTheirAddresses(Device device) {
        try (CmLoopback loopback = new CmLoopback(device, 1);
                Connection client = loopback.client();
                Connection server = loopback.connect(client)) {
            int port = Rdmacm.rdma_get_src_port(loopback.listener());
            assertThat(port).isPositive();
            assertThat(Rdmacm.rdma_get_dst_port(client.id())).isEqualTo(port);
            assertThat(Rdmacm.rdma_get_dst_port(server.id())).isEqualTo(Rdmacm.rdma_get_src_port(client.id()));
            assertThat(text(Rdmacm.rdma_get_peer_addr(client.id()))).isEqualTo(device.address() + ":" + port);
            assertThat(text(Rdmacm.rdma_get_local_addr(client.id())))
                    .isEqualTo(text(Rdmacm.rdma_get_peer_addr(server.id())))
                    .startsWith(device.address() + ":");
            loopback.disconnect(client, server);
        }
    }

    @OnDevices
    void sendsWritesAndReads(Device device) {
        try (CmLoopback loopback = new CmLoopback(device, 1);
                Connection client = loopback.client();
                Connection server = loopback.connect(client);
                Arena arena = Arena.ofConfined();
                Buffer near = new Buffer(client.pd(), SIZE, REMOTE);
                Buffer far = new Buffer(server.pd(), SIZE, REMOTE)) {
            MemorySegment wc = ibv_wc.allocate(arena);

            fill(near, 1);
            WorkRequests.postReceive(server.qp(), WorkRequests.receive(arena, 11, far.sge(arena, 0, SIZE)));
            MemorySegment send = WorkRequests.send(arena, 12, ibv_wr_opcode.IBV_WR_SEND, near.sge(arena, 0, SIZE));
            WorkRequests.postSend(client.qp(), send);
            client.cq().one(wc, CmLoopback.PATIENCE);
            server.cq().one(wc, CmLoopback.PATIENCE);
            assertThat(ibv_wc.byte_len(wc)).isEqualTo(SIZE);
            assertThat(ibv_wc.wr_id(wc)).isEqualTo(11);
            assertThat(far.memory().mismatch(near.memory())).isEqualTo(-1);

            fill(near, 2);
            transfer(client, ibv_wr_opcode.IBV_WR_RDMA_WRITE, near, far, arena);
            Eventually.equal(far.memory(), near.memory());

            fill(far, 3);
            transfer(client, ibv_wr_opcode.IBV_WR_RDMA_READ, near, far, arena);
            assertThat(near.memory().mismatch(far.memory())).isEqualTo(-1);

            loopback.disconnect(client, server);
        }
    }

    @OnDevices
    void clientDisconnects(Device device) {
        disconnect(device, true);
    }

    @OnDevices
    void serverDisconnects(Device device) {
        disconnect(device, false);
    }

    /** Both endpoints receive the event and their posted receives are flushed, whichever side disconnects first. */
    private static void disconnect(Device device, boolean byClient) {
        try (CmLoopback loopback = new CmLoopback(device, 1);
                Connection client = loopback.client();
                Connection server = loopback.connect(client);
                Arena arena = Arena.ofConfined();
                Buffer near = new Buffer(client.pd(), 64, REMOTE);
                Buffer far = new Buffer(server.pd(), 64, REMOTE)) {
            WorkRequests.postReceive(client.qp(), WorkRequests.receive(arena, 21, near.sge(arena, 0, 64)));
            WorkRequests.postReceive(server.qp(), WorkRequests.receive(arena, 22, far.sge(arena, 0, 64)));
            loopback.disconnect(byClient ? client : server, byClient ? server : client);

            MemorySegment wc = ibv_wc.allocate(arena);
            assertFlushed(client, wc, 21);
            assertFlushed(server, wc, 22);
        }
    }

    private static void assertFlushed(Connection end, MemorySegment wc, long id) {
        end.cq().await(wc, CmLoopback.PATIENCE);
        assertThat(ibv_wc_status.toString(ibv_wc.status(wc))).isEqualTo("IBV_WC_WR_FLUSH_ERR");
        assertThat(ibv_wc.wr_id(wc)).isEqualTo(id);
    }

    private static void transfer(Connection from, int opcode, Buffer local, Buffer remote, Arena arena) {
        MemorySegment wr = WorkRequests.send(arena, 31, opcode, local.sge(arena, 0, SIZE));
        ibv_send_wr.wr_rdma_remote_addr(wr, remote.address());
        ibv_send_wr.wr_rdma_rkey(wr, remote.rkey());
        WorkRequests.postSend(from.qp(), wr);
        MemorySegment wc = from.cq().one(ibv_wc.allocate(arena), CmLoopback.PATIENCE);
        WorkCompletion.check(wc);
    }

    private static void fill(Buffer buffer, int seed) {
        for (int i = 0; i < SIZE; i++) {
            buffer.memory().set(JAVA_BYTE, i, (byte) (seed * 37 + i * 7));
        }
    }

    private static String text(MemorySegment address) {
        return SocketAddress.text(sockaddr_in.reinterpret(address));
    }
}
