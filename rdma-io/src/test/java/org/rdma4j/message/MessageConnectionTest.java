package org.rdma4j.message;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaTimeoutException;

/** Message connections between event loops of this process, on the loop devices. */
@Timeout(30)
class MessageConnectionTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    /** Small windows and slots reach every limit with few messages. */
    private static final MessageOptions SMALL =
            new MessageOptions().withSlotSize(128).withWindow(2).withRequests(2).withOffers(1);

    /** Counts that the test is not to change. Objects of the shared loop remain for the whole process. */
    private long objects;

    private final BlockingQueue<Object> seen = new LinkedBlockingQueue<>();

    @BeforeEach
    void count() throws IOException {
        LoopManager.install();
        EventLoop.shared();
        LoopControl.failWithoutReceive(true);
        objects = LoopControl.objects();
    }

    @AfterEach
    void reset() {
        LoopControl.reset();
        LoopManager.reset();
        assertThat(LoopControl.objects()).as("native objects").isEqualTo(objects);
        assertThat(LoopControl.violations()).isZero();
    }

    private static InetSocketAddress anyPort() {
        return new InetSocketAddress("10.9.0.1", 0);
    }

    private static EventLoop loop() throws IOException {
        return EventLoop.start(new EventLoopOptions().withName("client"));
    }

    /** A handler that sends back every message, and answers a request with its bytes in reverse order. */
    private static MessageServerBuilder echo() {
        return MessageServer.on(anyPort())
                .onMessage((client, message) -> client.sendAsync(message.toByteArray()))
                .onRequest((client, request) -> request.answer(reversed(request.toByteArray())));
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

    private static byte[] receive(MessageConnection connection) throws IOException {
        try (Message message = connection.receive(LIMIT).orElseThrow()) {
            return message.toByteArray();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void requestAndAnswer(boolean iwarp) throws IOException {
        LoopManager.iwarp(iwarp);
        try (MessageServer server = echo().start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT);
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
        try (MessageServer server = echo().options(options).start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), options, LIMIT)) {
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
        try (MessageServer server = echo().options(options).start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), options, LIMIT)) {
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
        try (MessageServer server = echo().start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT)) {
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
        try (MessageServer server = MessageServer.on(anyPort())
                        .onRequest((client, request) -> {
                            switch (request.text()) {
                                case "fail" -> request.fail("not today");
                                case "throw" -> throw new IllegalStateException("a bug");
                                case "forget" -> {}
                                default -> request.answer("ok".getBytes(UTF_8));
                            }
                        })
                        .start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT)) {
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
        BlockingQueue<Request> retained = new LinkedBlockingQueue<>();
        try (MessageServer server = MessageServer.on(anyPort())
                        .onRequest((client, request) -> {
                            if (request.length() == 4) {
                                retained.add(request.retain());
                            } else {
                                request.answer("now".getBytes(UTF_8));
                            }
                        })
                        .start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT)) {
            assertThatThrownBy(() -> client.request("late".getBytes(UTF_8), Duration.ofMillis(50)))
                    .isInstanceOf(RdmaTimeoutException.class)
                    .hasMessageContaining("did not answer the request within 50 ms");
            try (Request late = retained.poll(5, TimeUnit.SECONDS)) {
                late.answer("too late".getBytes(UTF_8));
                assertThatThrownBy(() -> late.answer(new byte[0])).isInstanceOf(IllegalStateException.class);
            }
            try (Message answer = client.request("other".getBytes(UTF_8), LIMIT)) {
                assertThat(answer.text()).isEqualTo("now");
            }
        }
    }

    @Test
    void backPressure() throws IOException {
        CompletableFuture<Message> held = new CompletableFuture<>();
        try (MessageServer server = MessageServer.on(anyPort())
                        .options(SMALL)
                        .onMessage((client, message) -> seen.add(message.retain()))
                        .start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), SMALL, LIMIT)) {
            for (int i = 0; i < 2; i++) {
                client.send(new byte[] {(byte) i}, LIMIT);
            }
            assertThatThrownBy(() -> client.send(new byte[] {2}, Duration.ofMillis(50)))
                    .isInstanceOf(RdmaTimeoutException.class)
                    .hasMessageContaining("has not consumed");
            for (int i = 0; i < 2; i++) {
                ((Message) take()).close();
            }
            client.send(new byte[] {3}, LIMIT);
            try (Message last = (Message) take()) {
                assertThat(last.memory().get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 3);
            }
        }
    }

    private Object take() {
        try {
            Object next = seen.poll(10, TimeUnit.SECONDS);
            assertThat(next).isNotNull();
            return next;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void halfClose() throws IOException {
        try (MessageServer server = MessageServer.on(anyPort())
                        .handler(new MessageHandler() {
                            private int count;

                            @Override
                            public void onMessage(MessageConnection client, Message message) {
                                count++;
                            }

                            @Override
                            public void onEnd(MessageConnection client) {
                                client.sendAsync(("received " + count).getBytes(UTF_8));
                                client.shutdownOutput();
                            }

                            @Override
                            public void onClose(MessageConnection client, Optional<IOException> cause) {
                                seen.add(cause);
                            }
                        })
                        .start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT)) {
            for (int i = 0; i < 100; i++) {
                client.send(new byte[i], LIMIT);
            }
            client.shutdownOutput();
            assertThat(new String(receive(client), UTF_8)).isEqualTo("received 100");
            assertThat(client.receive(LIMIT)).isEmpty();
            assertThatThrownBy(() -> client.send(new byte[0], LIMIT)).isInstanceOf(IOException.class);
        }
        assertThat(take()).isEqualTo(Optional.empty());
    }

    @Test
    void closeDeliversEverything() throws IOException {
        MessageOptions options = SMALL.withMaxMessageSize(1 << 18);
        try (MessageServer server = MessageServer.on(anyPort())
                        .options(options)
                        .onMessage((client, message) -> seen.add(message.length()))
                        .onClose((client, cause) -> seen.add(cause))
                        .start();
                EventLoop loop = loop()) {
            MessageConnection client = MessageConnection.to(loop, server.address(), options, LIMIT);
            for (int i = 0; i < 50; i++) {
                client.sendAsync(new byte[i % 5 == 0 ? 100_000 + i : i]);
            }
            client.close();
            for (int i = 0; i < 50; i++) {
                assertThat(take()).isEqualTo(i % 5 == 0 ? 100_000 + i : i);
            }
            assertThat(take()).isEqualTo(Optional.empty());
        }
    }

    @Test
    void theEndOfThePeerFailsWhatIsOutstandingOnce() throws IOException {
        MessageServer server = MessageServer.on(anyPort())
                .onRequest((client, request) -> {
                    seen.add(request.retain());
                    client.abort();
                })
                .start();
        try (EventLoop loop = loop()) {
            MessageConnection client = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT);
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
            ((Request) take()).close();
        }
        server.close();
    }

    @Test
    void requestsBeyondTheLimitAreRejected() throws IOException {
        try (MessageServer server = echo().maxConnections(1).start();
                EventLoop loop = loop();
                MessageConnection first = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT)) {
            assertThatThrownBy(() -> MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("REJECTED");
            first.request(new byte[1], LIMIT).close();
        }
    }

    /** A loop that the waiting threads drive. */
    @Test
    void aLoopWithoutAThread() throws Exception {
        try (MessageServer server = echo().start();
                EventLoop loop = EventLoop.create(new EventLoopOptions());
                MessageConnection client = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT)) {
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
    void waitingInAHandlerIsRejected() throws IOException {
        try (MessageServer server = MessageServer.on(anyPort())
                        .onRequest((client, request) -> {
                            assertThatThrownBy(() -> client.request(new byte[1], LIMIT))
                                    .isInstanceOf(IllegalStateException.class)
                                    .hasMessageContaining("must not block");
                            request.answer(new byte[1]);
                        })
                        .start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT)) {
            client.request(new byte[1], LIMIT).close();
        }
    }

    @Test
    void manyClientsOfALoop() throws IOException {
        int clients = 60;
        MessageOptions options = SMALL.withMaxMessageSize(1 << 16);
        try (MessageServer server = echo().options(options).threads(2).start();
                EventLoop loop = loop()) {
            List<CompletableFuture<MessageConnection>> connecting = new ArrayList<>();
            for (int i = 0; i < clients; i++) {
                connecting.add(
                        MessageConnection.toAsync(loop, server.address(), options, LIMIT, new MessageHandler() {}));
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
        try (MessageServer server = MessageServer.on(anyPort())
                        .options(options)
                        .onClose((client, cause) -> seen.add(cause))
                        .start();
                EventLoop loop = EventLoop.create(new EventLoopOptions())) {
            MessageConnection client = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT);
            // Nobody drives the loop of the client, so that it does not answer.
            assertThat(((Optional<?>) take()).map(Object::toString).orElseThrow())
                    .contains("No message from");
            client.abort();
        }
    }

    @Test
    void keepAliveKeepsAnIdleConnection() throws Exception {
        MessageOptions options = new MessageOptions().withKeepAlive(Duration.ofMillis(50));
        try (MessageServer server = echo().options(options).start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), options, LIMIT)) {
            Thread.sleep(400);
            assertThat(client.isOpen()).isTrue();
            client.request(new byte[1], LIMIT).close();
        }
    }

    @Test
    void virtualThreads() throws Exception {
        try (MessageServer server = echo().start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT)) {
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
                each.get(10, TimeUnit.SECONDS);
            }
        }
    }

    /** Both sides have as many requests as their windows allow, before one of them answers. */
    @Test
    void requestsInBothDirections() throws Exception {
        BlockingQueue<MessageConnection> accepted = new LinkedBlockingQueue<>();
        MessageHandler answers = new MessageHandler() {
            @Override
            public void onRequest(MessageConnection connection, Request request) {
                request.answer(reversed(request.toByteArray()));
            }
        };
        try (MessageServer server = MessageServer.on(anyPort())
                        .options(SMALL)
                        .onOpen(accepted::add)
                        .onRequest((client, request) -> request.answer(reversed(request.toByteArray())))
                        .start();
                EventLoop loop = loop()) {
            MessageConnection client =
                    loop.await(MessageConnection.toAsync(loop, server.address(), SMALL, LIMIT, answers), LIMIT);
            MessageConnection other = accepted.poll(5, TimeUnit.SECONDS);
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
                assertThat(results.get(i).get(10, TimeUnit.SECONDS)).containsExactly(2, 1, i / 2);
            }
            client.close();
        }
    }
}
