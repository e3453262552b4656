package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Handlers and stages that call back: they send, wait, connect, close, abort, and throw exceptions. */
@Timeout(60)
class MessageReentryTest extends MessageFixture {
    @Test
    void aStageThatEndsTheOutputWhileMessagesWait() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        List<Message> held = new CopyOnWriteArrayList<>();
        try (MessageServer server = server().options(SMALL)
                        .onMessage((client, message) -> {
                            int length = message.length();
                            held.add(message.retain());
                            seen.add(length);
                            if (held.size() == 2) {
                                go.countDown();
                            }
                        })
                        .start();
                MessageConnection client = connect(server, SMALL)) {
            client.send(new byte[0], SOON);
            client.send(new byte[1], SOON);
            List<CompletableFuture<Void>> sent = new ArrayList<>();
            for (int i = 2; i < 6; i++) {
                CompletableFuture<Void> each = client.sendAsync(new byte[i]);
                sent.add(each);
                each.thenRun(client::shutdownOutput);
            }
            assertThat(go.await(LIMIT.toMillis(), TimeUnit.MILLISECONDS)).isTrue();
            for (int i = 0; i < 6; i++) {
                assertThat(take()).isEqualTo(i);
                held.get(i).close();
            }
            for (CompletableFuture<Void> each : sent) {
                loop.await(each, SOON);
            }
        }
    }

    @Test
    void waitingInAHandlerTakesNothing() throws Exception {
        CompletableFuture<MessageConnection> other = new CompletableFuture<>();
        try (MessageServer server = server().loops(loop)
                        .onMessage((client, message) -> {
                            MessageConnection target = other.getNow(null);
                            assertThatThrownBy(() -> target.receive(LIMIT)).isInstanceOf(IllegalStateException.class);
                            for (int i = 0; i < 20; i++) {
                                assertThatThrownBy(() -> client.request(BYTE, LIMIT))
                                        .isInstanceOf(IllegalStateException.class);
                            }
                            client.send(new byte[] {7}, LIMIT);
                        })
                        .start();
                MessageConnection client = connect(server)) {
            other.complete(client);
            client.send(BYTE, SOON);
            assertThat(receive(client)).containsExactly(7);
        }
    }

    @Test
    void waitingInAHandlerIsRejected() throws IOException {
        try (MessageServer server = server().onRequest((client, request) -> {
                            assertThatThrownBy(() -> client.request(new byte[1], LIMIT))
                                    .isInstanceOf(IllegalStateException.class)
                                    .hasMessageContaining("must not block");
                            request.answer(new byte[1]);
                        })
                        .start();
                MessageConnection client = connect(server)) {
            client.request(new byte[1], LIMIT).close();
        }
    }

    @Test
    void connectingInAHandlerLeavesNothing() throws Exception {
        try (MessageServer server =
                echo().onClose((client, cause) -> seen.add(cause)).start()) {
            onLoop(() -> assertThatThrownBy(() -> connect(server, SMALL)).isInstanceOf(IllegalStateException.class));
            Thread.sleep(200);
            assertThat(server.connections()).isEmpty();
        }
    }

    @Test
    void aServerThatAHandlerCloses() throws Exception {
        MessageServer[] servers = new MessageServer[1];
        servers[0] = server().threads(2)
                .onMessage((client, message) -> servers[0].close())
                .start();
        MessageConnection first = connect(servers[0]);
        MessageConnection second = connect(servers[0]);
        second.send(BYTE, SOON);
        Thread waiting = Thread.ofPlatform().start(() -> {
            try {
                servers[0].awaitClose();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        waiting.join(LIMIT.toMillis());
        assertThat(waiting.isAlive()).isFalse();
        first.close();
        second.close();
        servers[0].close();
    }

    @Test
    void errorsOfHandlers() throws Exception {
        try (MessageServer server = server().maxConnections(1)
                .onRequest((client, request) -> {
                    throw new AssertionError("request");
                })
                .onMessage((client, message) -> {
                    throw new AssertionError("message");
                })
                .onClose((client, cause) -> {
                    throw new AssertionError("close");
                })
                .start()) {
            for (int i = 0; i < 3; i++) {
                MessageConnection client = connect(server, SMALL);
                assertThatThrownBy(() -> client.request(BYTE, SOON)).isInstanceOf(RequestFailedException.class);
                client.send(BYTE, SOON);
                assertThatThrownBy(() -> client.receive(SOON)).isInstanceOf(IOException.class);
                assertThatThrownBy(client::close).isInstanceOf(IOException.class);
                await(LIMIT, () -> server.reservedMemory() == 0);
            }
        }
    }

    @Test
    void nothingIsDeliveredAfterAnAbort() throws Exception {
        try (MessageServer server = server().onMessage((client, message) -> {
                    seen.add(message.length());
                    client.abort();
                })
                .onClose((client, cause) -> seen.add(cause))
                .start()) {
            MessageConnection client = connect(server);
            onLoop(() -> {
                for (int i = 0; i < 10; i++) {
                    client.sendAsync(new byte[i]);
                }
            });
            assertThat(take()).isEqualTo(0);
            assertThat(take()).isInstanceOf(Optional.class);
            client.abort();
        }
    }
}
