package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.message.RawPeer.control;
import static org.rdma4j.message.RawPeer.header;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.MemoryRegion;

/**
 * A client that posts few receives, and lets the server's device retry without limit, so that the server's sends do not
 * complete. The server ends its connection nevertheless.
 */
@Timeout(60)
class UnreceptivePeerTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final MessageOptions OPTIONS = new MessageOptions()
            .withSlotSize(256)
            .withWindow(4)
            .withRequests(8)
            .withCloseTimeout(Duration.ofMillis(200));

    private final CompletableFuture<Optional<IOException>> closed = new CompletableFuture<>();
    private long objects;

    /** A client that posts one receive, for START. */
    private static final class Client implements Closeable {
        private final Connection connection;
        private final MemoryRegion memory;

        Client(InetSocketAddress server) throws IOException {
            connection = Connection.to(
                    server,
                    new ConnectionOptions()
                            .withPrivateData(RawPeer.parameters())
                            .withRnrRetries(7),
                    LIMIT);
            memory = connection.allocate(8192);
            var receive = connection.prepareReceive(memory.slice(4096, 4096)).post();
            connection.establish(LIMIT);
            send(control(RawPeer.START));
            receive.await(LIMIT);
        }

        void send(byte[] bytes) throws IOException {
            memory.memory().copyFrom(MemorySegment.ofArray(bytes));
            connection.send(memory.slice(0, bytes.length), LIMIT);
        }

        @Override
        public void close() throws IOException {
            connection.queuePair().abort();
            connection.close();
        }
    }

    @BeforeEach
    void start() throws IOException {
        LoopManager.install();
        EventLoop.shared();
        objects = LoopControl.objects();
    }

    @AfterEach
    void reset() {
        LoopManager.reset();
        LoopControl.reset();
        assertThat(LoopControl.objects()).as("native objects").isEqualTo(objects);
    }

    private MessageServer server(MessageOptions options) throws IOException {
        return MessageServer.on(new InetSocketAddress("10.9.0.1", 0))
                .options(options)
                .onRequest((client, request) -> request.answer(new byte[1]))
                .onClose((client, cause) -> closed.complete(cause))
                .start();
    }

    private Optional<IOException> cause() throws Exception {
        return closed.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Both sides have sent END, and the server waits for the completion of its own. */
    @Test
    void afterTheEnd() throws Exception {
        try (MessageServer server = server(OPTIONS);
                Client client = new Client(server.address())) {
            client.send(control(RawPeer.END));
            client.send(header(RawPeer.END, 0, 0, 0, 1, 0));
            // No message has been lost.
            assertThat(cause()).isEmpty();
        }
    }

    /** All send slots of the server are in use, so that it cannot send PING. */
    @Test
    void withoutASlotForPing() throws Exception {
        try (MessageServer server = server(OPTIONS.withKeepAlive(Duration.ofMillis(100)));
                Client client = new Client(server.address())) {
            // Each request is answered. Then the control messages that are due use the remaining slots.
            try {
                for (int i = 0; i < 4; i++) {
                    client.send(RawPeer.data(RawPeer.REQUEST, i, 1));
                }
                for (int i = 0; i < 8; i++) {
                    client.send(header(RawPeer.PING, 0, 0, 0, i, 0));
                    Thread.sleep(10);
                }
            } catch (IOException e) {
                // If this thread is not scheduled for a while, the server has ended the connection.
            }
            assertThat(cause()).get().asString().contains("No message");
        }
    }
}
