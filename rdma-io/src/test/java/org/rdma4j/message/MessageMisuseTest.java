package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.verbs.MemoryRegion;

/** Wrong arguments and objects that are closed too early. The caller gets an exception, and the peer does not wait. */
@Timeout(60)
class MessageMisuseTest extends MessageFixture {
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
        try (MessageServer server = server().onRequest((client, request) -> {
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
        try (MessageServer server = retaining().start();
                MessageConnection client = connect(server)) {
            CompletableFuture<Message> answer = client.requestAsync(BYTE, LIMIT);
            try (Request request = take(Request.class)) {
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
        try (MessageServer server = server().onRequest((client, request) -> {
                            MemoryRegion local = MemoryRegion.allocate(client.domain(), 100_000);
                            CompletableFuture<Void> sent = request.answer(local);
                            seen.add(sent);
                            sent.whenComplete((result, e) -> closeQuietly(local));
                        })
                        .start();
                MessageConnection client = connect(server)) {
            for (int i = 0; i < 40; i++) {
                assertThatThrownBy(() -> client.request(BYTE, SOON)).isInstanceOf(RequestFailedException.class);
                assertThat((CompletableFuture<?>) take()).isCompletedExceptionally();
            }
        }
    }

    @Test
    void anAnswerInAClosedRegion() throws Exception {
        try (MessageServer server = server().onRequest((client, request) -> {
                            MemoryRegion region = client.allocate(request.length() == 1 ? 8 : 100_000);
                            region.close();
                            seen.add(request.answer(region));
                        })
                        .start();
                MessageConnection client = connect(server)) {
            for (int i = 1; i < 3; i++) {
                byte[] request = new byte[i];
                assertThatThrownBy(() -> client.request(request, SOON)).isInstanceOf(RequestFailedException.class);
            }
        }
    }

    // Arguments.

    @Test
    @SuppressWarnings("DataFlowIssue")
    void nullArguments() throws Exception {
        try (MessageServer server = echo().start();
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
            try (MessageServer server = echo().loops(first, second).start()) {
                second.close();
                AtomicInteger served = new AtomicInteger();
                for (int i = 0; i < 4; i++) {
                    Duration duration = time(() -> {
                        try (MessageConnection client = connect(server)) {
                            client.request(BYTE, LIMIT).close();
                            served.incrementAndGet();
                        } catch (IOException e) {
                            assertThat(e).hasMessageContaining("REJECTED");
                        }
                    });
                    assertThat(duration).isLessThan(SOON);
                }
                assertThat(served).hasValueGreaterThanOrEqualTo(2);
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
            MessageServer server = server().loops(first, second).start();
            connect(server).close();
            // Executed by the thread that accepts the next connection, because no thread drives the loop.
            second.execute(() -> {
                accepting.countDown();
                try {
                    closed.await(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            CompletableFuture<MessageConnection> connecting =
                    connectAsync(server.address(), new MessageOptions(), onEnd(MessageConnection::shutdownOutput));
            assertThat(accepting.await(LIMIT.toMillis(), TimeUnit.MILLISECONDS)).isTrue();
            server.close();
            closed.countDown();
            // The first loop no longer drives the second.
            get(first.schedule(() -> {}, Duration.ZERO));
            Thread driver = Thread.ofPlatform().start(second::run);
            try {
                assertThat(failure(connecting) != null || take() != null).isTrue();
            } finally {
                driver.interrupt();
                driver.join();
            }
        }
    }
}
