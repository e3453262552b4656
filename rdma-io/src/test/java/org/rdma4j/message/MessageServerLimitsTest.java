package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.message.ConnectionRejectedException.Reason;
import org.rdma4j.verbs.RdmaTimeoutException;

/** The limits on the connections and the memory of a message server, and clients that do not start. */
@Timeout(60)
class MessageServerLimitsTest extends MessageFixture {
    private static final Duration OPEN_TIMEOUT = Duration.ofSeconds(2);

    private static final MessageOptions OPTIONS = new MessageOptions()
            .withSlotSize(100)
            .withWindow(4)
            .withRequests(2)
            .withOffers(1)
            .withMaxMessageSize(100_000);

    /** Slots of 128 bytes, and large messages in both directions. */
    private static final long CONNECTION_BYTES = (2 * 4 + 2 + 1 + 18) * 128 + 200_000 + 200_000;

    private static MessageServerBuilder limited() {
        return server().options(OPTIONS).onRequest((client, request) -> request.answer(request.memory()));
    }

    private void assertRejected(MessageServer server, MessageOptions options, Reason reason) {
        assertThatThrownBy(() -> connect(server, options))
                .isInstanceOf(ConnectionException.class)
                .asInstanceOf(type(ConnectionRejectedException.class))
                .extracting(ConnectionRejectedException::reason)
                .isEqualTo(reason);
    }

    // Limits.

    @Test
    void tooManyConnections() throws Exception {
        try (MessageServer server = limited().maxConnections(1).start()) {
            try (MessageConnection first = connect(server, OPTIONS)) {
                assertRejected(server, OPTIONS, Reason.TOO_MANY_CONNECTIONS);
                assertThatThrownBy(() -> connect(server, OPTIONS))
                        .hasMessageContaining("Cannot connect to")
                        .hasMessageContaining("REJECTED")
                        .hasMessageContaining("it has reached its maximum number of connections")
                        .hasCauseInstanceOf(ConnectionException.class);
                first.request(new byte[1], LIMIT).close();
            }
            await(LIMIT, () -> server.reservedMemory() == 0);
            connect(server, OPTIONS).close();
        }
    }

    @Test
    void requestsBeyondTheLimitAreRejected() throws IOException {
        try (MessageServer server = echo().maxConnections(1).start();
                MessageConnection first = connect(server)) {
            assertThatThrownBy(() -> connect(server))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("REJECTED");
            first.request(new byte[1], LIMIT).close();
        }
    }

    @Test
    void notEnoughMemory() throws Exception {
        try (MessageServer server =
                limited().maxMemory(3 * CONNECTION_BYTES - 1).start()) {
            try (MessageConnection first = connect(server, OPTIONS);
                    MessageConnection second = connect(server, OPTIONS)) {
                assertThat(server.reservedMemory()).isEqualTo(2 * CONNECTION_BYTES);
                assertRejected(server, OPTIONS, Reason.NOT_ENOUGH_MEMORY);
                // Without large messages, the remaining memory suffices for the server's slots and its large messages.
                try (MessageConnection third = connect(server, OPTIONS.withOffers(0))) {
                    third.request(new byte[10], LIMIT).close();
                    assertThat(server.reservedMemory()).isEqualTo(3 * CONNECTION_BYTES - 200_000);
                }
                first.request(new byte[100_000], LIMIT).close();
                second.request(new byte[100_000], LIMIT).close();
            }
            await(LIMIT, () -> server.reservedMemory() == 0);
            connect(server, OPTIONS).close();
        }
    }

    /** A server that sends no requests needs no slots for answers. */
    @Test
    void aServerWithoutRequestsOfItsOwn() throws Exception {
        try (MessageServer server = limited()
                        .options(OPTIONS.withOutgoingRequests(0))
                        .onOpen(seen::add)
                        .start();
                MessageConnection client = connect(server, OPTIONS)) {
            assertThat(server.reservedMemory()).isEqualTo(CONNECTION_BYTES - 2 * 128);
            List<CompletableFuture<Message>> answers = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                answers.add(client.requestAsync(new byte[i], LIMIT));
            }
            for (int i = 0; i < 20; i++) {
                try (Message answer = loop.await(answers.get(i), LIMIT)) {
                    assertThat(answer.length()).isEqualTo(i);
                }
            }
            MessageConnection other = take(MessageConnection.class);
            assertThatThrownBy(() -> other.request(new byte[1], LIMIT)).hasMessageContaining("permits no requests");
            client.request(new byte[1], LIMIT).close();
        }
    }

    @Test
    void fewerOutgoingRequestsThanIncoming() throws Exception {
        MessageHandler answering = new MessageHandler() {
            @Override
            public void onRequest(MessageConnection connection, Request request) {
                request.answer(request.memory());
            }
        };
        try (MessageServer server = limited()
                .options(OPTIONS.withOutgoingRequests(1))
                .onOpen(seen::add)
                .start()) {
            MessageConnection client = connect(server, OPTIONS, answering);
            MessageConnection other = take(MessageConnection.class);
            List<CompletableFuture<Message>> answers = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                answers.add(other.requestAsync(new byte[i], LIMIT));
                answers.add(client.requestAsync(new byte[i], LIMIT));
            }
            for (int i = 0; i < answers.size(); i++) {
                try (Message answer = get(answers.get(i))) {
                    assertThat(answer.length()).isEqualTo(i / 2);
                }
            }
            client.close();
        }
        assertThatThrownBy(() -> OPTIONS.withOutgoingRequests(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    /** A client states how much memory the server may use for the messages that it sends. */
    @Test
    void aClientWithALargeMessageSize() throws Exception {
        try (MessageServer server = limited().maxMemory(3 * CONNECTION_BYTES).start()) {
            assertRejected(server, OPTIONS.withMaxMessageSize(1 << 30), Reason.NOT_ENOUGH_MEMORY);
            assertThat(server.reservedMemory()).isZero();
            connect(server, OPTIONS).close();
        }
    }

    @Test
    void memoryThatDoesNotSufficeForOneConnection() {
        assertThatThrownBy(() -> limited().maxMemory(CONNECTION_BYTES - 1).start())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("uses up to " + CONNECTION_BYTES + " bytes");
        assertThatThrownBy(() -> limited().maxMemory(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> limited().openTimeout(Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
    }

    /** The memory of a connection suffices for two messages of the maximum size at a time. */
    @Test
    void largeMessagesThatTheProgramRetains() throws Exception {
        try (MessageServer server = limited()
                        .maxMemory(CONNECTION_BYTES)
                        .onMessage((client, message) -> seen.add(message.retain()))
                        .start();
                MessageConnection client = connect(server, OPTIONS)) {
            for (int i = 0; i < 4; i++) {
                client.sendAsync(new byte[100_000]);
            }
            for (int i = 0; i < 4; i++) {
                try (Message next = take(Message.class)) {
                    assertThat(next.length()).isEqualTo(100_000);
                    Thread.sleep(20);
                    assertThat(seen).hasSizeLessThanOrEqualTo(1);
                }
            }
            assertThat(server.reservedMemory()).isEqualTo(CONNECTION_BYTES);
        }
    }

    @Test
    void aServerThatIsClosed() throws Exception {
        MessageServer server = limited().start();
        MessageConnection client = connect(server, OPTIONS);
        client.closeAsync();
        server.close();
        assertThat(server.reservedMemory()).isZero();
    }

    // Clients that do not start.

    @Test
    void aSilentClientDoesNotHoldMemory() throws Exception {
        try (MessageServer server = limited()
                .maxConnections(1)
                .openTimeout(OPEN_TIMEOUT)
                .maxMemory(2 * CONNECTION_BYTES)
                .start()) {
            byte[] parameters = RawPeer.parameters(100, 4, 1, 2, 100_000);
            long start = System.nanoTime();
            try (RawPeer silent = new RawPeer(server.address(), parameters)) {
                assertThat(server.reservedMemory()).isEqualTo(CONNECTION_BYTES);
                assertRejected(server, OPTIONS, Reason.TOO_MANY_CONNECTIONS);
                assertThat(silent.next()).as("ended").isNull();
                assertThat(System.nanoTime() - start).isGreaterThan(OPEN_TIMEOUT.toNanos() / 2);
                await(LIMIT, () -> server.reservedMemory() == 0);
                assertThat(System.nanoTime() - start).isLessThan(OPEN_TIMEOUT.toNanos() + 8_000_000_000L);
            }
            try (MessageConnection client = connect(server, OPTIONS)) {
                client.request(new byte[1], LIMIT).close();
                // The limit does not apply to a connection that is open.
                Thread.sleep(OPEN_TIMEOUT.plusMillis(100));
                client.request(new byte[1], LIMIT).close();
            }
        }
    }

    /** Clients that request connections, and neither complete nor end them. */
    @Test
    void aFloodOfRequestsDoesNotHoldMemory() throws Exception {
        int admitted = 5;
        try (MessageServer server = limited()
                .threads(2)
                .openTimeout(OPEN_TIMEOUT)
                .maxMemory(admitted * CONNECTION_BYTES)
                .start()) {
            byte[] parameters = RawPeer.parameters(100, 4, 1, 2, 100_000);
            LoopManager.hold(EventType.ESTABLISHED, true);
            List<Connection> flood = new ArrayList<>();
            boolean reserved = false;
            try {
                for (int i = 0; i < 40; i++) {
                    Connection each =
                            Connection.to(server.address(), new ConnectionOptions().withPrivateData(parameters), LIMIT);
                    flood.add(each);
                    each.establishAsync();
                    long bytes = server.reservedMemory();
                    assertThat(bytes).isLessThanOrEqualTo(admitted * CONNECTION_BYTES);
                    reserved |= bytes > 0;
                }
                assertThat(reserved || server.reservedMemory() > 0)
                        .as("memory has been reserved")
                        .isTrue();
                assertThat(server.connections()).isEmpty();
                await(LIMIT, () -> server.reservedMemory() == 0);
            } finally {
                for (Connection each : flood) {
                    each.queuePair().abort();
                    each.close();
                }
            }
            LoopManager.hold(EventType.ESTABLISHED, false);
            try (MessageConnection client = connect(server, OPTIONS)) {
                client.request(new byte[1], LIMIT).close();
            }
        }
    }

    /** A server whose loop no thread drives, so that it answers no connection request. */
    @Test
    void aClientDoesNotWaitForASilentServer() throws Exception {
        EventLoop undriven = EventLoop.create(new EventLoopOptions());
        try (undriven;
                MessageServer server = limited().loops(undriven).start()) {
            assertThatThrownBy(() -> MessageConnection.to(loop, server.address(), OPTIONS, OPEN_TIMEOUT))
                    .isInstanceOf(RdmaTimeoutException.class)
                    .hasMessageContaining(": it has not answered the connection request");
        }
    }
}
