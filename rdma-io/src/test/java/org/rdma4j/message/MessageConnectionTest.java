package org.rdma4j.message;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaTimeoutException;

/** Message connections between event loops of this process, on the loop devices. */
@Timeout(60)
class MessageConnectionTest extends MessageFixture {
    /** Returns a server that sends back every message, and answers a request with its bytes in reverse order. */
    private static MessageServerBuilder reversing() {
        return echo().onRequest((client, request) -> request.answer(reversed(request.toByteArray())));
    }

    private static byte[] reversed(byte[] bytes) {
        byte[] result = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            result[i] = bytes[bytes.length - 1 - i];
        }
        return result;
    }

    private static byte[] bytes(Random random, int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return bytes;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void requestAndAnswer(boolean iwarp) throws IOException {
        LoopManager.iwarp(iwarp);
        try (MessageServer server = reversing().start();
                MessageConnection client = connect(server);
                Message answer = client.request("hello".getBytes(UTF_8), LIMIT)) {
            assertThat(answer.text()).isEqualTo("olleh");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void messagesOfAllSizesInOrder(boolean iwarp) throws IOException {
        LoopManager.iwarp(iwarp);
        Random random = new Random(7);
        MessageOptions options = SMALL.withMaxMessageSize(1 << 20);
        try (MessageServer server = reversing().options(options).start();
                MessageConnection client = connect(server, options)) {
            List<byte[]> sent = new ArrayList<>();
            CompletableFuture<Void> last = CompletableFuture.completedFuture(null);
            for (int i = 0; i < 300; i++) {
                int size = random.nextInt(4) == 0 ? random.nextInt(1 << 16) : random.nextInt(113);
                sent.add(bytes(random, size));
                last = client.sendAsync(sent.get(i));
            }
            for (byte[] each : sent) {
                assertThat(receive(client)).isEqualTo(each);
            }
            last.join();
        }
    }

    @Test
    void sizesAtTheLimits() throws IOException {
        MessageOptions options = SMALL.withMaxMessageSize(1 << 20);
        Random random = new Random(8);
        try (MessageServer server = reversing().options(options).start();
                MessageConnection client = connect(server, options)) {
            for (int size : new int[] {0, 1, 111, 112, 113, 1 << 16, (1 << 16) + 1, 1 << 20}) {
                byte[] request = bytes(random, size);
                try (Message answer = client.request(request, LIMIT)) {
                    assertThat(answer.toByteArray()).as("size %s", size).isEqualTo(reversed(request));
                }
            }
            assertThatThrownBy(() -> client.request(new byte[(1 << 20) + 1], LIMIT))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("1048577 bytes")
                    .hasMessageContaining("accepts at most 1048576");
        }
    }

    @Test
    void allFormsOfMessages() throws IOException {
        try (MessageServer server = reversing().start();
                MessageConnection client = connect(server)) {
            client.send("array".getBytes(UTF_8), LIMIT);
            client.send(ByteBuffer.wrap("a buffer".getBytes(UTF_8), 2, 6), LIMIT);
            client.send(MemorySegment.ofArray("segment".getBytes(UTF_8)), LIMIT);
            assertThat(client.trySend("tried".getBytes(UTF_8))).isTrue();
            try (MemoryRegion region = client.allocate(100_000)) {
                region.memory().asSlice(10, 10).copyFrom(MemorySegment.ofArray("registered".getBytes(UTF_8)));
                loop.await(client.sendAsync(region.slice(10, 10)), LIMIT);
                region.memory().fill((byte) 5);
                loop.await(client.sendAsync(region), LIMIT);
                for (String each : new String[] {"array", "buffer", "segment", "tried", "registered"}) {
                    assertThat(new String(receive(client), UTF_8)).isEqualTo(each);
                }
                assertThat(receive(client)).hasSize(100_000).containsOnly(5);
            }
        }
    }

    @Test
    void aFailedRequestLeavesTheConnectionOpen() throws IOException {
        try (MessageServer server = server().onRequest((client, request) -> {
                            switch (request.text()) {
                                case "fail" -> request.fail("not today");
                                case "throw" -> throw new IllegalStateException("a bug");
                                case "forget" -> {}
                                default -> request.answer("ok".getBytes(UTF_8));
                            }
                        })
                        .start();
                MessageConnection client = connect(server)) {
            assertThatThrownBy(() -> client.request("fail".getBytes(UTF_8), LIMIT))
                    .isInstanceOf(RequestFailedException.class)
                    .hasMessage("not today");
            assertThatThrownBy(() -> client.request("throw".getBytes(UTF_8), LIMIT))
                    .isInstanceOf(RequestFailedException.class)
                    .hasMessage("The server failed to handle the request");
            assertThatThrownBy(() -> client.request("forget".getBytes(UTF_8), LIMIT))
                    .isInstanceOf(RequestFailedException.class)
                    .hasMessage("The request was not answered");
            try (Message answer = client.request("other".getBytes(UTF_8), LIMIT)) {
                assertThat(answer.text()).isEqualTo("ok");
            }
        }
    }

    @Test
    void aLateAnswerIsDiscarded() throws Exception {
        try (MessageServer server = server().onRequest((client, request) -> {
                            if (request.length() == 4) {
                                seen.add(request.retain());
                            } else {
                                request.answer("now".getBytes(UTF_8));
                            }
                        })
                        .start();
                MessageConnection client = connect(server)) {
            assertThatThrownBy(() -> client.request("late".getBytes(UTF_8), Duration.ofMillis(50)))
                    .isInstanceOf(RdmaTimeoutException.class)
                    .hasMessageContaining("did not answer the request within 50 ms");
            try (Request late = take(Request.class)) {
                late.answer("too late".getBytes(UTF_8));
                assertThatThrownBy(() -> late.answer(new byte[0])).isInstanceOf(IllegalStateException.class);
            }
            try (Message answer = client.request("other".getBytes(UTF_8), LIMIT)) {
                assertThat(answer.text()).isEqualTo("now");
            }
        }
    }

    @Test
    void backPressure() throws Exception {
        try (MessageServer server = server().options(SMALL)
                        .onMessage((client, message) -> seen.add(message.retain()))
                        .start();
                MessageConnection client = connect(server, SMALL)) {
            for (int i = 0; i < 2; i++) {
                client.send(new byte[] {(byte) i}, LIMIT);
            }
            assertThatThrownBy(() -> client.send(new byte[] {2}, Duration.ofMillis(50)))
                    .isInstanceOf(RdmaTimeoutException.class)
                    .hasMessageContaining("has not consumed");
            for (int i = 0; i < 2; i++) {
                take(Message.class).close();
            }
            client.send(new byte[] {3}, LIMIT);
            try (Message last = take(Message.class)) {
                assertThat(last.memory().get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 3);
            }
        }
    }

    /** A loop that the waiting threads drive. */
    @Test
    void aLoopWithoutAThread() throws Exception {
        try (MessageServer server = reversing().start();
                EventLoop undriven = EventLoop.create(new EventLoopOptions());
                MessageConnection client =
                        MessageConnection.to(undriven, server.address(), new MessageOptions(), LIMIT)) {
            List<Thread> threads = new ArrayList<>();
            List<Throwable> failures = new ArrayList<>();
            for (int t = 0; t < 4; t++) {
                int number = t;
                threads.add(Thread.ofPlatform().start(() -> {
                    try {
                        for (int i = 0; i < 200; i++) {
                            String text = number + "-" + i;
                            try (Message answer = client.request(text.getBytes(UTF_8), LIMIT)) {
                                assertThat(answer.toByteArray()).isEqualTo(reversed(text.getBytes(UTF_8)));
                            }
                        }
                    } catch (Throwable e) {
                        synchronized (failures) {
                            failures.add(e);
                        }
                    }
                }));
            }
            for (Thread each : threads) {
                each.join();
            }
            assertThat(failures).isEmpty();
        }
    }

    @Test
    void manyClientsOfALoop() throws IOException {
        int clients = 60;
        MessageOptions options = SMALL.withMaxMessageSize(1 << 16);
        try (MessageServer server = reversing().options(options).threads(2).start()) {
            List<CompletableFuture<MessageConnection>> connecting = new ArrayList<>();
            for (int i = 0; i < clients; i++) {
                connecting.add(connectAsync(server.address(), options, new MessageHandler() {}));
            }
            List<MessageConnection> connections = new ArrayList<>();
            for (CompletableFuture<MessageConnection> each : connecting) {
                connections.add(loop.await(each, LIMIT));
            }
            List<CompletableFuture<Message>> answers = new ArrayList<>();
            List<byte[]> requests = new ArrayList<>();
            Random random = new Random(9);
            for (int i = 0; i < 20 * clients; i++) {
                byte[] request = bytes(random, random.nextInt(8) == 0 ? 2000 : random.nextInt(100));
                requests.add(request);
                answers.add(connections
                        .get(i % clients)
                        .requestAsync(request, LIMIT)
                        .thenApply(answer -> {
                            // Otherwise, the slots of the connection would be occupied until all have been sent.
                            byte[] bytes = answer.toByteArray();
                            answer.close();
                            assertThat(bytes).isEqualTo(reversed(request));
                            return answer;
                        }));
            }
            for (CompletableFuture<Message> each : answers) {
                loop.await(each, LIMIT);
            }
            for (MessageConnection each : connections) {
                each.closeAsync();
            }
        }
    }

    @Test
    void aVanishedPeerIsNoticedByKeepAlive() throws Exception {
        MessageOptions options = new MessageOptions().withKeepAlive(Duration.ofMillis(100));
        try (MessageServer server = server().options(options)
                        .onClose((client, cause) -> seen.add(cause))
                        .start();
                EventLoop undriven = EventLoop.create(new EventLoopOptions())) {
            MessageConnection client = MessageConnection.to(undriven, server.address(), new MessageOptions(), LIMIT);
            // The client does not answer.
            assertThat(takeCause().map(Object::toString).orElseThrow()).contains("No message from");
            client.abort();
        }
    }

    /** A loop that does not run for longer than the interval ends the connection. A longer interval is then tried. */
    @Test
    void keepAliveKeepsAnIdleConnection() throws Exception {
        List<IOException> failures = new ArrayList<>();
        for (int millis = 50; millis <= 3200; millis *= 8) {
            try {
                leaveIdle(Duration.ofMillis(millis), 6);
                return;
            } catch (IOException e) {
                failures.add(e);
            }
        }
        assertThat(failures).as("ends of idle connections").isEmpty();
    }

    /** Opens a connection, and uses it after the given number of keep-alive intervals. */
    private void leaveIdle(Duration keepAlive, int intervals) throws Exception {
        MessageOptions options = new MessageOptions().withKeepAlive(keepAlive);
        try (MessageServer server = reversing().options(options).start();
                MessageConnection client = connect(server, options)) {
            Thread.sleep(keepAlive.multipliedBy(intervals));
            client.request(new byte[1], LIMIT).close();
        }
    }

    @Test
    void virtualThreads() throws Exception {
        try (MessageServer server = reversing().start();
                MessageConnection client = connect(server)) {
            List<CompletableFuture<Void>> done = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                byte[] text = ("request " + i).getBytes(UTF_8);
                CompletableFuture<Void> ends = new CompletableFuture<>();
                done.add(ends);
                Thread.ofVirtual().start(() -> {
                    try (Message answer = client.request(text, LIMIT)) {
                        assertThat(answer.toByteArray()).isEqualTo(reversed(text));
                        ends.complete(null);
                    } catch (Throwable e) {
                        ends.completeExceptionally(e);
                    }
                });
            }
            for (CompletableFuture<Void> each : done) {
                get(each);
            }
        }
    }

    /** Both sides have as many requests as their windows allow, before one of them answers. */
    @Test
    void requestsInBothDirections() throws Exception {
        MessageHandler answers = new MessageHandler() {
            @Override
            public void onRequest(MessageConnection connection, Request request) {
                request.answer(reversed(request.toByteArray()));
            }
        };
        try (MessageServer server = server().options(SMALL)
                .onOpen(seen::add)
                .onRequest((client, request) -> request.answer(reversed(request.toByteArray())))
                .start()) {
            MessageConnection client = connect(server, SMALL, answers);
            MessageConnection other = take(MessageConnection.class);
            List<CompletableFuture<byte[]>> results = new ArrayList<>();
            for (int i = 0; i < 500; i++) {
                byte[] request = {(byte) i, 1, 2};
                for (MessageConnection each : List.of(client, other)) {
                    results.add(each.requestAsync(request, LIMIT).thenApply(answer -> {
                        try (answer) {
                            return answer.toByteArray();
                        }
                    }));
                }
            }
            for (int i = 0; i < results.size(); i++) {
                assertThat(get(results.get(i))).containsExactly(2, 1, i / 2);
            }
            client.close();
        }
    }
}
