package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.MemoryRegion;

/** Wrong arguments and objects that are closed too early. The caller gets an exception, and the peer does not wait. */
@Timeout(20)
class MessageMisuseTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final byte[] BYTE = {1};

    private final BlockingQueue<Object> seen = new LinkedBlockingQueue<>();
    private long objects;
    private int identifiers;
    private EventLoop loop;

    @BeforeEach
    void count() throws IOException {
        LoopManager.install();
        EventLoop.shared();
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

    private MessageConnection connect(MessageServer server) throws IOException {
        return MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT);
    }

    private Object take() throws InterruptedException {
        Object next = seen.poll(5, TimeUnit.SECONDS);
        assertThat(next).isNotNull();
        return next;
    }

    private static MemorySegment closedMemory() {
        try (Arena arena = Arena.ofShared()) {
            return arena.allocate(8);
        }
    }

    private static void closeQuietly(MemoryRegion region) {
        try {
            region.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // Answers.

    @Test
    void anAnswerInClosedMemory() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                        .onRequest((client, request) -> {
                            assertThatThrownBy(() -> request.answer(closedMemory()))
                                    .isInstanceOf(IllegalStateException.class);
                            request.answer(new byte[] {7});
                        })
                        .start();
                MessageConnection client = connect(server)) {
            try (Message answer = client.request(BYTE, LIMIT)) {
                assertThat(answer.toByteArray()).containsExactly(7);
            }
        }
    }

    @Test
    void aLateAnswerInClosedMemory() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                        .onRequest((client, request) -> seen.add(request.retain()))
                        .start();
                MessageConnection client = connect(server)) {
            CompletableFuture<Message> answer = client.requestAsync(BYTE, LIMIT);
            try (Request request = (Request) take()) {
                assertThatThrownBy(() -> request.answer(closedMemory())).isInstanceOf(IllegalStateException.class);
                request.answer(new byte[] {7});
            }
            try (Message received = loop.await(answer, LIMIT)) {
                assertThat(received.toByteArray()).containsExactly(7);
            }
        }
    }

    /** The peer gets a failure instead of an answer that cannot be sent. */
    @Test
    void anAnswerInMemoryThatThePeerCannotRead() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                        .onRequest((client, request) -> {
                            MemoryRegion local = MemoryRegion.allocate(client.domain(), 100_000);
                            CompletableFuture<Void> sent = request.answer(local);
                            seen.add(sent);
                            sent.whenComplete((result, e) -> closeQuietly(local));
                        })
                        .start();
                MessageConnection client = connect(server)) {
            for (int i = 0; i < 40; i++) {
                assertThatThrownBy(() -> client.request(BYTE, Duration.ofSeconds(1)))
                        .isInstanceOf(RequestFailedException.class);
                assertThat((CompletableFuture<?>) take()).isCompletedExceptionally();
            }
        }
    }

    @Test
    void anAnswerInAClosedRegion() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                        .onRequest((client, request) -> {
                            MemoryRegion region = client.allocate(request.length() == 1 ? 8 : 100_000);
                            region.close();
                            seen.add(request.answer(region));
                        })
                        .start();
                MessageConnection client = connect(server)) {
            for (int i = 1; i < 3; i++) {
                byte[] request = new byte[i];
                assertThatThrownBy(() -> client.request(request, Duration.ofSeconds(1)))
                        .isInstanceOf(RequestFailedException.class);
            }
        }
    }

    // Arguments.

    @Test
    @SuppressWarnings("DataFlowIssue")
    void nullArguments() throws Exception {
        try (MessageServer server = MessageServer.on(anyPort())
                        .onRequest((client, request) -> request.answer(request.memory()))
                        .start();
                MessageConnection client = connect(server)) {
            assertThatThrownBy(() -> client.requestAsync(BYTE, null)).isInstanceOf(NullPointerException.class);
            assertThatThrownBy(() -> client.request(BYTE, null)).isInstanceOf(NullPointerException.class);
            assertThatThrownBy(() -> client.send(BYTE, null)).isInstanceOf(NullPointerException.class);
            assertThatThrownBy(() -> client.receive(null)).isInstanceOf(NullPointerException.class);
            assertThatThrownBy(() -> client.sendAsync((MemorySegment) null)).isInstanceOf(NullPointerException.class);
            MemoryRegion region = client.allocate(8);
            assertThatThrownBy(() -> client.requestAsync(region, null)).isInstanceOf(NullPointerException.class);
            loop.await(client.sendAsync(BYTE), LIMIT);
            client.request(BYTE, LIMIT).close();
        }
    }

    // Loops.

    /** A server rejects requests for a loop that the program has closed. */
    @Test
    void aLoopOfAServerThatIsClosed() throws Exception {
        try (EventLoop first = EventLoop.start(new EventLoopOptions().withName("first"))) {
            EventLoop second = EventLoop.start(new EventLoopOptions().withName("second"));
            try (MessageServer server = MessageServer.on(anyPort())
                    .loops(first, second)
                    .onRequest((client, request) -> request.answer(request.memory()))
                    .start()) {
                second.close();
                int served = 0;
                for (int i = 0; i < 4; i++) {
                    long start = System.nanoTime();
                    try (MessageConnection client = connect(server)) {
                        client.request(BYTE, LIMIT).close();
                        served++;
                    } catch (IOException e) {
                        assertThat(e).hasMessageContaining("REJECTED");
                    }
                    assertThat((System.nanoTime() - start) / 1_000_000).isLessThan(2000);
                }
                assertThat(served).isGreaterThanOrEqualTo(2);
            }
        }
    }

    /** A connection that is accepted while its server is being closed does not remain open. */
    @Test
    void aConnectionDuringTheCloseOfItsServer() throws Exception {
        CountDownLatch accepting = new CountDownLatch(1);
        CountDownLatch closed = new CountDownLatch(1);
        try (EventLoop first = EventLoop.start(new EventLoopOptions().withName("first"));
                EventLoop second = EventLoop.create(new EventLoopOptions().withName("second"))) {
            MessageServer server =
                    MessageServer.on(anyPort()).loops(first, second).start();
            connect(server).close();
            // Executed by the thread that accepts the next connection, because no thread drives the loop.
            second.execute(() -> {
                accepting.countDown();
                try {
                    closed.await(5, TimeUnit.SECONDS);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            CompletableFuture<MessageConnection> connecting = MessageConnection.toAsync(
                    loop, server.address(), new MessageOptions(), LIMIT, new MessageHandler() {
                        @Override
                        public void onClose(MessageConnection connection, Optional<IOException> cause) {
                            seen.add(cause);
                        }
                    });
            assertThat(accepting.await(5, TimeUnit.SECONDS)).isTrue();
            server.close();
            closed.countDown();
            // The first loop no longer drives the second.
            first.schedule(() -> {}, Duration.ZERO).get(5, TimeUnit.SECONDS);
            Thread driver = Thread.ofPlatform().start(second::run);
            try {
                assertThat(connecting.handle((connection, e) -> e).get(5, TimeUnit.SECONDS) != null || take() != null)
                        .isTrue();
            } finally {
                driver.interrupt();
                driver.join();
            }
        }
    }
}
