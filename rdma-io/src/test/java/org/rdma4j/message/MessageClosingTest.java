package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Closing a connection, server or loop while messages and answers are outstanding, and calls on closed objects. */
@Timeout(60)
class MessageClosingTest extends MessageFixture {
    @Test
    void closeDeliversEverything() throws Exception {
        MessageOptions options = SMALL.withMaxMessageSize(1 << 18);
        try (MessageServer server = server().options(options)
                .onMessage((client, message) -> seen.add(message.length()))
                .onClose((client, cause) -> seen.add(cause))
                .start()) {
            MessageConnection client = connect(server, options);
            for (int i = 0; i < 50; i++) {
                client.sendAsync(new byte[i % 5 == 0 ? 100_000 + i : i]);
            }
            client.close();
            for (int i = 0; i < 50; i++) {
                assertThat(take()).isEqualTo(i % 5 == 0 ? 100_000 + i : i);
            }
            assertThat(takeCause()).isEmpty();
        }
    }

    @Test
    void aCloseWaitsForTheAnswersOfTheOtherSide() throws Exception {
        MessageOptions options = new MessageOptions();
        try (MessageServer server = retaining().options(options).start()) {
            MessageConnection client = connect(server, options);
            CompletableFuture<Message> answer = client.requestAsync(BYTE, LIMIT);
            Request request = take(Request.class);
            CompletableFuture<Void> closed = client.closeAsync();
            Thread.sleep(200);
            assertThat(closed).isNotDone();
            request.answer(BYTE);
            request.close();
            get(answer).close();
            get(closed);
            client.close();
            assertThat(takeCause()).isEmpty();
        }
    }

    @Test
    void aRequestThatArrivesWhileTheConnectionIsBeingClosed() throws Exception {
        try (MessageServer server = server().onRequest((client, request) -> {
                            client.closeAsync();
                            seen.add(request.retain());
                        })
                        .start();
                MessageConnection client = connect(server)) {
            CompletableFuture<Message> first = client.requestAsync(BYTE, LIMIT);
            Request retained = take(Request.class);
            assertThatThrownBy(() -> client.request(BYTE, LIMIT))
                    .isInstanceOf(RequestFailedException.class)
                    .hasMessage("The connection is being closed");
            retained.answer(BYTE);
            retained.close();
            get(first).close();
        }
    }

    @Test
    void callsAfterTheEndOfTheConnectionSayWhyItEnded() throws Exception {
        try (MessageServer server =
                server().onMessage((client, message) -> client.abort()).start()) {
            MessageConnection client = connect(server);
            client.send(BYTE, LIMIT);
            assertThatThrownBy(() -> client.receive(SOON)).hasMessageContaining("DISCONNECTED");
            get(client.closedFuture());
            List<ThrowingCallable> calls = List.of(
                    () -> client.receive(SOON),
                    () -> client.send(BYTE, LIMIT),
                    () -> client.trySend(BYTE),
                    () -> client.request(BYTE, SOON));
            for (ThrowingCallable each : calls) {
                assertThatThrownBy(each)
                        .hasMessageStartingWith("The connection to " + server.address() + " is closed: ")
                        .hasMessageContaining("DISCONNECTED");
            }
            assertThatThrownBy(client::close).hasMessageContaining("may have been lost");
        }
    }

    /** A client that only sends requests does not notice the end of the server's messages. */
    @Test
    void aServerStopsAtOnceAlthoughAClientDoesNotReceive() throws Exception {
        MessageOptions options = new MessageOptions().withCloseTimeout(Duration.ofSeconds(30));
        MessageServer server = retaining().options(options).start();
        MessageConnection client = connect(server, options);
        assertThat(time(server::close)).isLessThan(SOON);
        assertThat(takeCause()).isEmpty();
        assertThatThrownBy(() -> client.send(BYTE, LIMIT)).isInstanceOf(IOException.class);
        client.close();
    }

    @Test
    void messagesThatAClosedPeerNoLongerTakesAreReported() throws Exception {
        MessageOptions options = new MessageOptions().withWindow(1);
        CompletableFuture<Message> held = new CompletableFuture<>();
        CompletableFuture<MessageConnection> peer = new CompletableFuture<>();
        try (MessageServer server = server().options(options)
                .onMessage((of, message) -> {
                    held.complete(message.retain());
                    peer.complete(of);
                })
                .start()) {
            MessageConnection client = connect(server, options);
            client.send(BYTE, LIMIT);
            get(peer);
            CompletableFuture<Void> waiting = client.sendAsync(BYTE);
            // A message that is submitted after the peer's CLOSE has arrived is rejected, and thus not lost.
            get(CompletableFuture.runAsync(() -> {}, client.loop()));
            CompletableFuture<Void> closed = peer.get().closeAsync();
            assertThatThrownBy(() -> get(waiting)).hasMessageContaining("has closed the connection");
            // The message depends on whether the connection has already ended.
            assertThatThrownBy(() -> get(client.sendAsync(BYTE)))
                    .hasMessageMatching(".*(has closed the connection|is closed)");
            held.get().close();
            get(closed);
            assertThatThrownBy(client::close)
                    .hasMessageContaining("may have been lost")
                    .hasMessageContaining("has closed the connection");
        }
    }

    @Test
    void aRequestThatIsFailedWithoutAnExplanationRemainsUnanswered() throws Exception {
        MessageOptions options = new MessageOptions();
        try (MessageServer server = retaining().options(options).start();
                MessageConnection client = connect(server, options)) {
            CompletableFuture<Message> answer = client.requestAsync(BYTE, LIMIT);
            try (Request request = take(Request.class)) {
                assertThatThrownBy(() -> request.fail(null)).isInstanceOf(NullPointerException.class);
                request.answer(BYTE);
            }
            get(answer).close();
        }
    }

    @Test
    void closeDiscardsWhatHasNotBeenTaken() throws Exception {
        MessageOptions options = SMALL.withCloseTimeout(Duration.ofSeconds(30));
        try (MessageServer server = server().options(options)
                .onOpen(client -> {
                    for (int i = 0; i < 20; i++) {
                        client.sendAsync(new byte[i % 5 == 4 ? 1000 : 10]);
                    }
                })
                .onClose((client, cause) -> seen.add(cause))
                .start()) {
            MessageConnection client = connect(server, options);
            client.receive(SOON).orElseThrow().close();
            // The unread messages occupy the window.
            await(SOON, () -> client.statistics().receivedMessages() >= 3);
            assertThat(time(client::close)).isLessThan(SOON);
            assertThat(takeCause().orElseThrow().toString()).contains("has closed the connection");
        }
    }

    @Test
    void closeReportsLostMessages() throws Exception {
        try (MessageServer server = server().options(SMALL)
                .onMessage((client, message) -> client.abort())
                .start()) {
            MessageConnection client = connect(server, SMALL);
            for (int i = 0; i < 10; i++) {
                client.sendAsync(BYTE);
            }
            assertThatThrownBy(client::close).isInstanceOf(IOException.class);
            client.close();
        }
    }

    @Test
    void theEndOfThePeerFailsWhatIsOutstandingOnce() throws Exception {
        try (MessageServer server = server().onRequest((client, request) -> {
                    seen.add(request.retain());
                    client.abort();
                })
                .start()) {
            MessageConnection client = connect(server);
            CompletableFuture<Message> answer = client.requestAsync(new byte[1], LIMIT);
            CompletableFuture<Optional<Message>> next = client.receiveAsync();
            assertThatThrownBy(() -> loop.await(answer, LIMIT)).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> loop.await(next, LIMIT)).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> client.request(new byte[1], LIMIT)).isInstanceOf(IOException.class);
            assertThat(client.isOpen()).isFalse();
            assertThatThrownBy(client::close)
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("may have been lost");
            client.close();
            take(Request.class).close();
        }
    }

    // Calls on closed connections, servers and loops, and the release of their memory.

    @Test
    void callsAfterTheLoopIsClosed() throws Exception {
        List<Message> held = new CopyOnWriteArrayList<>();
        MessageServer server = server().onMessage((client, message) -> {
                    held.add(message.retain());
                    seen.add(client);
                })
                .onRequest((client, request) -> {
                    held.add(request.retain());
                    seen.add(client);
                })
                .start();
        MessageConnection client = connect(server, new MessageOptions().withCloseTimeout(Duration.ofMillis(100)));
        client.send(BYTE, SOON);
        client.send(new byte[100_000], SOON);
        CompletableFuture<Message> answer = client.requestAsync(BYTE, LIMIT);
        take();
        take();
        MessageConnection accepted = take(MessageConnection.class);
        loop.close();
        server.close();
        for (MessageConnection each : List.of(client, accepted)) {
            each.abort();
            each.close();
            each.shutdownOutput();
            assertThat(each.isOpen()).isFalse();
            assertThatThrownBy(() -> each.send(BYTE, SOON)).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> each.trySend(BYTE)).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> each.request(BYTE, SOON)).isInstanceOf(IOException.class);
            assertThat(each.sendAsync(BYTE)).isCompletedExceptionally();
        }
        assertThatThrownBy(() -> client.receive(SOON)).isInstanceOf(IOException.class);
        held.forEach(Message::close);
        assertThat(answer).isCompletedExceptionally();
    }

    /** Timers with long delays do not keep closed connections reachable. */
    @Test
    void aClosedConnectionIsForgotten() throws Exception {
        MessageOptions options =
                new MessageOptions().withKeepAlive(Duration.ofHours(1)).withCloseTimeout(Duration.ofMinutes(10));
        List<WeakReference<Object>> attached = new ArrayList<>();
        try (MessageServer server = echo().options(options)
                .onOpen(client -> {
                    Object object = new Object();
                    client.attach(object);
                    synchronized (attached) {
                        attached.add(new WeakReference<>(object));
                    }
                })
                .start()) {
            for (int i = 0; i < 200; i++) {
                MessageConnection client = MessageConnection.to(loop, server.address(), options, Duration.ofHours(1));
                Object object = new Object();
                client.attach(object);
                synchronized (attached) {
                    attached.add(new WeakReference<>(object));
                }
                get(client.requestAsync(BYTE, Duration.ofHours(1))).close();
                client.close();
            }
            long left = 400;
            for (int i = 0; i < 50 && left > 150; i++) {
                System.gc();
                Thread.sleep(20);
                left = attached.stream().filter(each -> each.get() != null).count();
            }
            // Canceled timers are removed when they are the majority.
            assertThat(left).isLessThanOrEqualTo(150);
        }
    }
}
