package org.rdma4j.message;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.WeakReference;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaTimeoutException;

/** Calls at unusual times: in handlers and stages, before the connection is open, and after it has ended. */
@Timeout(20)
class MessageReentryTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final Duration SOON = Duration.ofSeconds(3);
    private static final byte[] BYTE = {1};

    private static final MessageOptions SMALL =
            new MessageOptions().withSlotSize(128).withWindow(2).withRequests(2).withOffers(1);

    private final BlockingQueue<Object> seen = new LinkedBlockingQueue<>();
    private long objects;
    private int identifiers;
    private EventLoop loop;

    @BeforeEach
    void count() throws IOException {
        LoopManager.install();
        EventLoop.shared();
        LoopControl.failWithoutReceive(true);
        objects = LoopControl.objects();
        identifiers = LoopManager.identifiers();
        loop = EventLoop.start(new EventLoopOptions().withName("client"));
    }

    @AfterEach
    void reset() throws IOException {
        LoopManager.reset();
        LoopControl.reset();
        loop.close();
        assertThat(LoopControl.objects()).as("native objects").isEqualTo(objects);
        assertThat(LoopManager.identifiers()).as("native identifiers").isEqualTo(identifiers);
        assertThat(LoopControl.violations()).isZero();
    }

    private static InetSocketAddress anyPort() {
        return new InetSocketAddress("10.9.0.1", 0);
    }

    private MessageConnection connect(MessageServer server, MessageOptions options) throws IOException {
        return MessageConnection.to(loop, server.address(), options, LIMIT);
    }

    private MessageConnection connect(MessageServer server, MessageHandler handler) throws IOException {
        return loop.await(
                MessageConnection.toAsync(loop, server.address(), new MessageOptions(), LIMIT, handler), LIMIT);
    }

    private Object take() throws InterruptedException {
        Object next = seen.poll(5, TimeUnit.SECONDS);
        assertThat(next).isNotNull();
        return next;
    }

    private static byte[] receive(MessageConnection connection) throws IOException {
        try (Message message = connection.receive(SOON).orElseThrow()) {
            return message.toByteArray();
        }
    }

    private static long millis(Step step) throws Exception {
        long start = System.nanoTime();
        step.run();
        return (System.nanoTime() - start) / 1_000_000;
    }

    private interface Step {
        void run() throws Exception;
    }

    private static MessageServerBuilder echo() {
        return MessageServer.on(anyPort())
                .onMessage((client, message) -> client.sendAsync(message.toByteArray()))
                .onRequest((client, request) -> request.answer(request.memory()));
    }

    // Limits.

    @Test
    void aWindowOfOne() throws Exception {
        MessageOptions options = SMALL.withWindow(1).withRequests(1).withMaxMessageSize(1 << 16);
        try (MessageServer server = echo().options(options).start();
                MessageConnection client = connect(server, options)) {
            for (int i = 0; i < 50; i++) {
                client.send(new byte[] {(byte) i}, SOON);
                assertThat(receive(client)).containsExactly(i);
                client.request(new byte[i % 3 == 0 ? 1000 : 10], SOON).close();
            }
        }
    }

    @Test
    void aPeerThatAcceptsFewerBytesThanASlotHas() throws Exception {
        MessageOptions options = new MessageOptions().withMaxMessageSize(10);
        try (MessageServer server = MessageServer.on(anyPort())
                        .onMessage((client, message) -> assertThatThrownBy(() -> client.sendAsync(new byte[50]))
                                .isInstanceOf(IllegalArgumentException.class)
                                .hasMessageContaining("accepts at most 10"))
                        .start();
                MessageConnection client = connect(server, options)) {
            client.send(BYTE, SOON);
            // The explanation does not fit, either.
            assertThatThrownBy(() -> client.request(BYTE, SOON))
                    .isInstanceOf(RequestFailedException.class)
                    .hasMessage("The server");
            assertThat(client.isOpen()).isTrue();
        }
    }

    @Test
    void anExplanationThatDoesNotFitIntoTheSlotOfItsSender() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                        .options(SMALL.withSlotSize(64).withOffers(0))
                        .onRequest((client, request) -> request.fail("x".repeat(100)))
                        .start();
                MessageConnection client = connect(server, new MessageOptions())) {
            assertThatThrownBy(() -> client.request(BYTE, SOON))
                    .isInstanceOf(RequestFailedException.class)
                    .hasMessage("x".repeat(48));
        }
    }

    @Test
    void aPeerWithoutRequestsRejectsThem() throws Exception {
        try (MessageServer server = echo().options(SMALL.withRequests(0)).start();
                MessageConnection client = connect(server, SMALL)) {
            assertThatThrownBy(() -> loop.await(client.requestAsync(BYTE, LIMIT), SOON))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("requests");
            client.send(BYTE, SOON);
            assertThat(receive(client)).isEqualTo(BYTE);
        }
    }

    @Test
    void anInfiniteLimit() throws Exception {
        Duration forever = ChronoUnit.FOREVER.getDuration();
        MessageOptions options = new MessageOptions().withKeepAlive(forever).withCloseTimeout(forever);
        try (MessageServer server = echo().options(options).start();
                MessageConnection client = MessageConnection.to(loop, server.address(), options, forever)) {
            client.request(BYTE, forever).close();
            client.send(BYTE, forever);
            client.receive(forever).orElseThrow().close();
        }
    }

    @Test
    void confinedMemory() throws Exception {
        try (MessageServer server = echo().start();
                MessageConnection client = connect(server, SMALL);
                Arena arena = Arena.ofConfined()) {
            MemorySegment segment = arena.allocate(8).fill((byte) 3);
            client.send(segment, SOON);
            assertThat(receive(client)).hasSize(8).containsOnly(3);
            try (Message answer = client.request(segment, SOON)) {
                assertThat(answer.toByteArray()).hasSize(8).containsOnly(3);
            }
        }
    }

    @Test
    void memoryOfAnotherConnection() throws Exception {
        MessageConnection[] clients = new MessageConnection[2];
        try (MessageServer server = MessageServer.on(anyPort())
                        .onRequest((client, request) -> {
                            try (MemoryRegion region = clients[0].allocate(64)) {
                                assertThatThrownBy(() -> request.answer(region))
                                        .isInstanceOf(IllegalArgumentException.class)
                                        .hasMessageContaining("is not registered in the domain");
                            }
                            request.answer(BYTE);
                        })
                        .start();
                MessageConnection client = connect(server, SMALL)) {
            clients[0] = client;
            client.request(BYTE, SOON).close();
        }
    }

    @Test
    void memoryClosedBeforeItIsSent() throws Exception {
        try (MessageServer server = echo().start();
                MessageConnection client = connect(server, new MessageOptions())) {
            for (int size : new int[] {100, 100_000}) {
                MemoryRegion region = client.allocate(size);
                region.close();
                assertThatThrownBy(() -> loop.await(client.sendAsync(region), SOON))
                        .isInstanceOf(Exception.class);
            }
            client.request(BYTE, SOON).close();
        }
    }

    // Half-close.

    @Test
    void manyMessagesAfterTheEndOfTheOutput() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                        .handler(new MessageHandler() {
                            @Override
                            public void onEnd(MessageConnection client) {
                                for (int i = 0; i < 100; i++) {
                                    client.sendAsync(new byte[] {(byte) i});
                                }
                                client.shutdownOutput();
                            }

                            @Override
                            public void onClose(MessageConnection client, Optional<IOException> cause) {
                                seen.add(cause);
                            }
                        })
                        .start();
                MessageConnection client = connect(server, new MessageOptions())) {
            client.shutdownOutput();
            for (int i = 0; i < 100; i++) {
                assertThat(receive(client)).containsExactly(i);
            }
            assertThat(client.receive(SOON)).isEmpty();
            assertThat(seen.poll(2, TimeUnit.SECONDS)).isEqualTo(Optional.empty());
        }
    }

    /** The connection ends when both sides have received everything; the program can take it later. */
    @Test
    void messagesThatHaveNotBeenTakenWhenTheConnectionEnds() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                        .handler(new MessageHandler() {
                            @Override
                            public void onEnd(MessageConnection client) {
                                client.sendAsync("first".getBytes(UTF_8));
                                client.sendAsync(new byte[100_000]);
                                client.sendAsync("last".getBytes(UTF_8));
                                client.shutdownOutput();
                            }

                            @Override
                            public void onClose(MessageConnection client, Optional<IOException> cause) {
                                seen.add(cause);
                            }
                        })
                        .start();
                MessageConnection client = connect(server, new MessageOptions())) {
            client.shutdownOutput();
            assertThat(take()).isEqualTo(Optional.empty());
            Thread.sleep(100);
            assertThat(receive(client)).isEqualTo("first".getBytes(UTF_8));
            assertThat(receive(client)).hasSize(100_000);
            assertThat(receive(client)).isEqualTo("last".getBytes(UTF_8));
            assertThat(client.receive(SOON)).isEmpty();
        }
    }

    /** A message that the program has taken remains valid until it is closed, although both sides have finished. */
    @Test
    void theEndWaitsForMessagesInUse() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                        .handler(new MessageHandler() {
                            @Override
                            public void onEnd(MessageConnection client) {
                                client.sendAsync("last".getBytes(UTF_8));
                                client.shutdownOutput();
                            }

                            @Override
                            public void onClose(MessageConnection client, Optional<IOException> cause) {
                                seen.add(cause);
                            }
                        })
                        .start();
                MessageConnection client = connect(server, new MessageOptions())) {
            client.shutdownOutput();
            try (Message last = client.receive(SOON).orElseThrow()) {
                assertThat(client.receive(SOON)).isEmpty();
                Thread.sleep(100);
                // The connection may have ended if the message arrived together with the end: the message is then a
                // copy.
                assertThat(last.text()).isEqualTo("last");
            }
            assertThat(take()).isEqualTo(Optional.empty());
        }
    }

    @Test
    void anAnswerAfterTheEndOfTheOutput() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                .onRequest((client, request) -> {
                    seen.add(request.retain());
                    client.shutdownOutput();
                })
                .onClose((client, cause) -> seen.add(cause))
                .start()) {
            MessageConnection client = connect(server, SMALL);
            CompletableFuture<Message> answer = client.requestAsync(BYTE, LIMIT);
            try (Request late = (Request) take()) {
                Thread.sleep(50);
                late.answer(BYTE);
            }
            loop.await(answer, SOON).close();
            assertThat(millis(client::close)).isLessThan(2000);
            assertThat(take()).isEqualTo(Optional.empty());
        }
    }

    @Test
    void closeDiscardsWhatHasNotBeenTaken() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                .options(SMALL)
                .onOpen(client -> {
                    for (int i = 0; i < 20; i++) {
                        client.sendAsync(new byte[i % 5 == 4 ? 1000 : 10]);
                    }
                })
                .onClose((client, cause) -> seen.add(cause))
                .start()) {
            MessageConnection client = connect(server, SMALL);
            client.receive(SOON).orElseThrow().close();
            // The others occupy the window.
            long start = System.nanoTime();
            while (client.statistics().receivedMessages() < 3 && System.nanoTime() - start < SOON.toNanos()) {
                Thread.sleep(1);
            }
            assertThat(millis(client::close)).isLessThan(2000);
            assertThat(((Optional<?>) take()).orElseThrow().toString()).contains("has closed the connection");
        }
    }

    /** A server that has sent everything does not wait forever for a peer that does not disconnect. */
    @Test
    void aPeerThatVanishesBeforeItHasReceivedEverything() throws Exception {
        LoopManager.hold(EventType.DISCONNECTED, true);
        try (MessageServer server = MessageServer.on(anyPort())
                .options(new MessageOptions().withCloseTimeout(Duration.ofMillis(200)))
                .handler(new MessageHandler() {
                    @Override
                    public void onEnd(MessageConnection client) throws IOException {
                        // The messages and the END are lost.
                        LoopControl.hold(true);
                        client.sendAsync(BYTE);
                        client.shutdownOutput();
                    }

                    @Override
                    public void onClose(MessageConnection client, Optional<IOException> cause) {
                        seen.add(cause);
                    }
                })
                .start()) {
            MessageConnection client = connect(server, SMALL);
            client.shutdownOutput();
            assertThat(((Optional<?>) take()).map(Object::toString).orElse("")).contains("did not end");
            LoopControl.hold(false);
            LoopManager.hold(EventType.DISCONNECTED, false);
            client.abort();
        }
    }

    @Test
    void closeReportsLostMessages() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                .options(SMALL)
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

    // Stages and handlers that call back.

    @Test
    void aStageThatEndsTheOutputWhileMessagesWait() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        List<Message> held = new CopyOnWriteArrayList<>();
        try (MessageServer server = MessageServer.on(anyPort())
                        .options(SMALL)
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
            assertThat(go.await(5, TimeUnit.SECONDS)).isTrue();
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
        BlockingQueue<MessageConnection> other = new LinkedBlockingQueue<>();
        try (MessageServer server = MessageServer.on(anyPort())
                        .loops(loop)
                        .onMessage((client, message) -> {
                            MessageConnection target = other.element();
                            assertThatThrownBy(() -> target.receive(LIMIT)).isInstanceOf(IllegalStateException.class);
                            for (int i = 0; i < 20; i++) {
                                assertThatThrownBy(() -> client.request(BYTE, LIMIT))
                                        .isInstanceOf(IllegalStateException.class);
                            }
                            client.send(new byte[] {7}, LIMIT);
                        })
                        .start();
                MessageConnection client = connect(server, new MessageOptions())) {
            other.add(client);
            client.send(BYTE, SOON);
            assertThat(receive(client)).containsExactly(7);
        }
    }

    @Test
    void connectingInAHandlerLeavesNothing() throws Exception {
        try (MessageServer server =
                echo().onClose((client, cause) -> seen.add(cause)).start()) {
            CompletableFuture<Void> done = new CompletableFuture<>();
            loop.execute(() -> {
                assertThatThrownBy(() -> MessageConnection.to(loop, server.address(), SMALL, LIMIT))
                        .isInstanceOf(IllegalStateException.class);
                done.complete(null);
            });
            loop.await(done, SOON);
            Thread.sleep(200);
            assertThat(server.connections()).isEmpty();
        }
    }

    @Test
    void aCanceledConnectIsClosed() throws Exception {
        try (MessageServer server = echo().start()) {
            for (int i = 0; i < 20; i++) {
                CompletableFuture<MessageConnection> connecting =
                        MessageConnection.toAsync(loop, server.address(), SMALL, LIMIT, new MessageHandler() {});
                LockSupport.parkNanos(100_000L * i);
                if (!connecting.cancel(true)) {
                    connecting.join().abort();
                }
            }
            awaitNone(server);
        }
    }

    private static void awaitNone(MessageServer server) throws InterruptedException {
        long start = System.nanoTime();
        while (!server.connections().isEmpty() && System.nanoTime() - start < 2_000_000_000L) {
            Thread.sleep(5);
        }
        assertThat(server.connections()).isEmpty();
    }

    @Test
    void aServerThatAHandlerCloses() throws Exception {
        MessageServer[] servers = new MessageServer[1];
        servers[0] = MessageServer.on(anyPort())
                .threads(2)
                .onMessage((client, message) -> servers[0].close())
                .start();
        MessageConnection first = connect(servers[0], new MessageHandler() {});
        MessageConnection second = connect(servers[0], new MessageHandler() {});
        second.send(BYTE, SOON);
        Thread waiting = Thread.ofPlatform().start(() -> {
            try {
                servers[0].awaitClose();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        waiting.join(5000);
        assertThat(waiting.isAlive()).isFalse();
        first.close();
        second.close();
        servers[0].close();
    }

    @Test
    void errorsOfHandlers() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                .maxConnections(1)
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
                awaitNone(server);
            }
        }
    }

    @Test
    void nothingIsDeliveredAfterAnAbort() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                .onMessage((client, message) -> {
                    seen.add(message.length());
                    client.abort();
                })
                .onClose((client, cause) -> seen.add(cause))
                .start()) {
            MessageConnection client = connect(server, new MessageOptions());
            CompletableFuture<Void> posted = new CompletableFuture<>();
            loop.execute(() -> {
                for (int i = 0; i < 10; i++) {
                    client.sendAsync(new byte[i]);
                }
                posted.complete(null);
            });
            posted.get(5, TimeUnit.SECONDS);
            assertThat(take()).isEqualTo(0);
            assertThat(take()).isInstanceOf(Optional.class);
            client.abort();
        }
    }

    // Withdrawn messages.

    @Test
    void aWithdrawnRequestDoesNotHoldUpMessages() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                        .options(SMALL.withRequests(1))
                        .onRequest((client, request) -> seen.add(request.retain()))
                        .onMessage((client, message) -> seen.add(message.length()))
                        .start();
                MessageConnection client = connect(server, SMALL)) {
            CompletableFuture<Message> first = client.requestAsync(BYTE, LIMIT);
            CompletableFuture<Message> second = client.requestAsync(BYTE, Duration.ofMillis(100));
            client.sendAsync(new byte[5]);
            Request unanswered = (Request) take();
            assertThatThrownBy(() -> loop.await(second, SOON)).isInstanceOf(RdmaTimeoutException.class);
            assertThat(take()).isEqualTo(5);
            unanswered.answer(BYTE);
            unanswered.close();
            loop.await(first, SOON).close();
        }
    }

    @Test
    void withdrawnMessagesDoNotAccumulate() throws Exception {
        List<Message> held = new CopyOnWriteArrayList<>();
        try (MessageServer server = MessageServer.on(anyPort())
                        .options(SMALL)
                        .onMessage((client, message) -> held.add(message.retain()))
                        .start();
                MessageConnection client = connect(server, SMALL)) {
            client.send(BYTE, SOON);
            client.send(BYTE, SOON);
            CompletableFuture<Void> kept = client.sendAsync(BYTE);
            List<WeakReference<byte[]>> payloads = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                byte[] payload = new byte[100];
                payloads.add(new WeakReference<>(payload));
                client.sendAsync(payload).cancel(false);
            }
            client.sendAsync(new byte[10]).cancel(false);
            int left = 100;
            for (int i = 0; i < 20 && left > 10; i++) {
                System.gc();
                Thread.sleep(20);
                left = (int)
                        payloads.stream().filter(each -> each.get() != null).count();
            }
            assertThat(left).isLessThanOrEqualTo(10);
            held.forEach(Message::close);
            loop.await(kept, SOON);
        }
    }

    @Test
    void trySendAfterTheEndOfTheOutput() throws Exception {
        try (MessageServer server = echo().start();
                MessageConnection client = connect(server, new MessageOptions())) {
            client.shutdownOutput();
            // The server also shuts down its output, so that the connection may have ended.
            assertThatThrownBy(() -> client.trySend(BYTE))
                    .isInstanceOf(IOException.class)
                    .hasMessageMatching(".*(has been shut down|is closed)");
        }
    }

    // After the end.

    @Test
    void callsAfterTheLoopIsClosed() throws Exception {
        List<Message> held = new CopyOnWriteArrayList<>();
        MessageServer server = MessageServer.on(anyPort())
                .onMessage((client, message) -> {
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
        MessageConnection accepted = (MessageConnection) take();
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

    @Test
    void memoryOfTheProgramIsFreedWithTheConnection() throws Exception {
        try (MessageServer server = echo().start()) {
            MessageConnection client = connect(server, new MessageOptions());
            MemoryRegion region = client.allocate(100);
            client.close();
            assertThatThrownBy(() -> region.memory().get(java.lang.foreign.ValueLayout.JAVA_BYTE, 0))
                    .isInstanceOf(IllegalStateException.class);
        }
    }

    /** Timers with long delays do not keep closed connections. */
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
                client.requestAsync(BYTE, Duration.ofHours(1))
                        .get(5, TimeUnit.SECONDS)
                        .close();
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
