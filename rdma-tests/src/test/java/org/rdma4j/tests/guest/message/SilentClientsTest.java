package org.rdma4j.tests.guest.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.message.ConnectionRejectedException;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.MemoryRegion;

/** Clients that connect and send nothing, to a server whose memory suffices for few of them. */
@InGuest
@Timeout(120)
class SilentClientsTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final int CLIENTS = 6;
    private static final int ADMITTED = 3;
    private static final MessageOptions OPTIONS = new MessageOptions()
            .withSlotSize(1024)
            .withWindow(4)
            .withRequests(4)
            .withOffers(0);

    /** Size of the slots of a connection in bytes. */
    private static final long CONNECTION_BYTES = (2 * 4 + 4 + 18) * 1024;

    @OnDevices
    void memoryOfSilentClientsIsFreed(Device device) throws Exception {
        try (MessageServer server = MessageServer.on(new InetSocketAddress(device.address(), 0))
                        .options(OPTIONS)
                        .maxMemory(ADMITTED * CONNECTION_BYTES)
                        .openTimeout(Duration.ofSeconds(8))
                        .onRequest((client, request) -> request.answer(request.memory()))
                        .start();
                EventLoop loop = EventLoop.start(new EventLoopOptions().withName("client"))) {
            List<Connection> silent = new ArrayList<>();
            try {
                int rejected = 0;
                for (int i = 0; i < CLIENTS; i++) {
                    Connection client = Connection.to(server.address(), options(), LIMIT);
                    silent.add(client);
                    MemoryRegion region = client.allocate(1024);
                    client.prepareReceive(region).post();
                    try {
                        client.establish(LIMIT);
                    } catch (ConnectionException e) {
                        rejected++;
                    }
                }
                assertThat(rejected).isEqualTo(CLIENTS - ADMITTED);
                assertThat(server.reservedMemory()).isEqualTo(ADMITTED * CONNECTION_BYTES);
                assertThatThrownBy(() -> MessageConnection.to(loop, server.address(), OPTIONS, LIMIT))
                        .asInstanceOf(InstanceOfAssertFactories.type(ConnectionRejectedException.class))
                        .extracting(ConnectionRejectedException::reason)
                        .isEqualTo(ConnectionRejectedException.Reason.NOT_ENOUGH_MEMORY);
                awaitNoMemory(server);
                try (MessageConnection client = MessageConnection.to(loop, server.address(), OPTIONS, LIMIT)) {
                    client.request(new byte[100], LIMIT).close();
                }
            } finally {
                for (Connection each : silent) {
                    each.queuePair().abort();
                    each.close();
                }
            }
        }
    }

    /** Waits until a server has released all connections. */
    static void awaitNoMemory(MessageServer server) throws InterruptedException {
        long start = System.nanoTime();
        while (server.reservedMemory() > 0) {
            assertThat(System.nanoTime() - start).isLessThan(LIMIT.toNanos());
            Thread.sleep(20);
        }
    }

    /** Returns options with the private data of the message protocol. */
    private static ConnectionOptions options() {
        return new ConnectionOptions()
                .withPrivateData(ByteBuffer.allocate(32)
                        .putInt(0x52344A4D)
                        .putInt(1 << 24)
                        .putInt(1024)
                        .putShort((short) 4)
                        .putShort((short) 0)
                        .putLong(1 << 20)
                        .putShort((short) 4)
                        .array());
    }
}
