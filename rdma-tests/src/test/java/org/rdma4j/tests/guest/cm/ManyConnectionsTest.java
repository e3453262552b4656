package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/**
 * Fifty connections to one listener, each with messages of its own. On rxe all are open at once. On siw a process
 * cannot create completion queues for more than about sixty connections, in C as well ({@code ucmatose -c 40}: unable
 * to create CQ), so they are opened in groups.
 */
@Tag("guest")
@InGuest
@Timeout(150)
class ManyConnectionsTest {
    private static final int TOTAL = 50;

    @OnDevices
    void eachConnectionReceivesItsOwnMessages(Device device) {
        int atOnce = device == Device.RXE ? TOTAL : 10;
        int connections = 0;
        try (CmLoopback loopback = new CmLoopback(device, TOTAL)) {
            while (connections < TOTAL) {
                connections += group(loopback, atOnce);
            }
        }
        assertThat(connections).isEqualTo(TOTAL);
    }

    /** Opens the given number of connections, uses each of them, and closes them all. */
    private static int group(CmLoopback loopback, int count) {
        List<Connection> clients = new ArrayList<>();
        List<Connection> servers = new ArrayList<>();
        try (Arena arena = Arena.ofConfined()) {
            for (int i = 0; i < count; i++) {
                Connection client = loopback.client();
                clients.add(client);
                servers.add(loopback.connect(client));
            }
            MemorySegment wc = ibv_wc.allocate(arena);
            for (int i = 0; i < count; i++) {
                assertThat(received(clients.get(i), servers.get(i), i, wc, arena))
                        .isEqualTo(i);
            }
            for (int i = 0; i < count; i++) {
                loopback.disconnect(clients.get(i), servers.get(i));
            }
            return count;
        } finally {
            clients.forEach(Connection::close);
            servers.forEach(Connection::close);
        }
    }

    private static int received(Connection client, Connection server, int message, MemorySegment wc, Arena arena) {
        try (Buffer near = new Buffer(client.pd(), 4, 0);
                Buffer far = new Buffer(server.pd(), 4, ibv_access_flags.IBV_ACCESS_LOCAL_WRITE)) {
            near.memory().set(JAVA_INT, 0, message);
            WorkRequests.postReceive(server.qp(), WorkRequests.receive(arena, 0, far.sge(arena, 0, 4)));
            MemorySegment sge = near.sge(arena, 0, 4);
            WorkRequests.postSend(client.qp(), WorkRequests.send(arena, 0, ibv_wr_opcode.IBV_WR_SEND, sge));
            client.cq().one(wc, CmLoopback.PATIENCE);
            server.cq().one(wc, CmLoopback.PATIENCE);
            return far.memory().get(JAVA_INT, 0);
        }
    }
}
