package org.rdma4j.message;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.loop.LoopControl;

/** Half-close and close while requests are unanswered or messages have not been sent. */
@Timeout(20)
class MessageClosingTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final byte[] BYTE = {1};

    private long objects;
    private EventLoop loop;

    @BeforeEach
    void start() throws IOException {
        LoopManager.install();
        EventLoop.shared();
        objects = LoopControl.objects();
        loop = EventLoop.start(new EventLoopOptions().withName("client"));
    }

    @AfterEach
    void reset() throws IOException {
        LoopManager.reset();
        LoopControl.reset();
        loop.close();
        assertThat(LoopControl.objects()).as("native objects").isEqualTo(objects);
    }

    /** A server that keeps requests, and the end of its connection. */
    private static final class Keeper implements MessageHandler, AutoCloseable {
        final CompletableFuture<Request> kept = new CompletableFuture<>();
        final CompletableFuture<Optional<IOException>> closed = new CompletableFuture<>();
        final MessageServer server;

        Keeper(MessageOptions options) throws IOException {
            server = MessageServer.on(new InetSocketAddress("10.9.0.1", 0))
                    .options(options)
                    .handler(this)
                    .start();
        }

        @Override
        public void onRequest(MessageConnection connection, Request request) {
            kept.complete(request.retain());
        }

        @Override
        public void onClose(MessageConnection connection, Optional<IOException> cause) {
            closed.complete(cause);
        }

        MessageConnection connect(EventLoop loop, MessageOptions options) throws IOException {
            return MessageConnection.to(loop, server.address(), options, LIMIT);
        }

        Optional<IOException> cause() throws Exception {
            return closed.get(5, TimeUnit.SECONDS);
        }

        @Override
        public void close() throws IOException {
            server.close();
        }
    }

    @Test
    void aRequestIsAnsweredAfterTheOutputOfTheClientHasBeenShutDown() throws Exception {
        MessageOptions options = new MessageOptions();
        try (Keeper keeper = new Keeper(options)) {
            try (MessageConnection client = keeper.connect(loop, options)) {
                CompletableFuture<Message> answer = client.requestAsync(BYTE, LIMIT);
                client.shutdownOutput();
                Request request = keeper.kept.get(5, TimeUnit.SECONDS);
                Thread.sleep(200);
                assertThat(answer).isNotDone();
                request.answer("late".getBytes(UTF_8));
                request.close();
                try (Message message = answer.get(5, TimeUnit.SECONDS)) {
                    assertThat(message.text()).isEqualTo("late");
                }
            }
            assertThat(keeper.cause()).isEmpty();
        }
    }

    @Test
    void aCloseWaitsForTheAnswersOfTheOtherSide() throws Exception {
        MessageOptions options = new MessageOptions();
        try (Keeper keeper = new Keeper(options)) {
            MessageConnection client = keeper.connect(loop, options);
            CompletableFuture<Message> answer = client.requestAsync(BYTE, LIMIT);
            Request request = keeper.kept.get(5, TimeUnit.SECONDS);
            CompletableFuture<Void> closed = client.closeAsync();
            Thread.sleep(200);
            assertThat(closed).isNotDone();
            request.answer(BYTE);
            request.close();
            answer.get(5, TimeUnit.SECONDS).close();
            closed.get(5, TimeUnit.SECONDS);
            client.close();
            assertThat(keeper.cause()).isEmpty();
        }
    }

    /** A client that only sends requests does not notice the end of the server's messages. */
    @Test
    void aServerStopsAtOnceAlthoughAClientDoesNotReceive() throws Exception {
        MessageOptions options = new MessageOptions().withCloseTimeout(Duration.ofSeconds(10));
        Keeper keeper = new Keeper(options);
        MessageConnection client = keeper.connect(loop, options);
        long start = System.nanoTime();
        keeper.close();
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
        assertThat(keeper.cause()).isEmpty();
        assertThatThrownBy(() -> client.send(BYTE, LIMIT)).isInstanceOf(IOException.class);
        client.close();
    }

    @Test
    void messagesThatAClosedPeerNoLongerTakesAreReported() throws Exception {
        MessageOptions options = new MessageOptions().withWindow(1);
        CompletableFuture<Message> held = new CompletableFuture<>();
        CompletableFuture<MessageConnection> peer = new CompletableFuture<>();
        try (MessageServer server = MessageServer.on(new InetSocketAddress("10.9.0.1", 0))
                .options(options)
                .onMessage((of, message) -> {
                    held.complete(message.retain());
                    peer.complete(of);
                })
                .start()) {
            MessageConnection client = MessageConnection.to(loop, server.address(), options, LIMIT);
            client.send(BYTE, LIMIT);
            peer.get(5, TimeUnit.SECONDS);
            CompletableFuture<Void> waiting = client.sendAsync(BYTE);
            CompletableFuture<Void> closed = peer.get().closeAsync();
            assertThatThrownBy(() -> waiting.get(5, TimeUnit.SECONDS))
                    .hasMessageContaining("has closed the connection");
            // Depends on whether the connection has ended already.
            assertThatThrownBy(() -> client.sendAsync(BYTE).get(5, TimeUnit.SECONDS))
                    .hasMessageMatching(".*(has closed the connection|is closed)");
            held.get().close();
            closed.get(5, TimeUnit.SECONDS);
            assertThatThrownBy(client::close)
                    .hasMessageContaining("may have been lost")
                    .hasMessageContaining("has closed the connection");
        }
    }

    @Test
    void aRequestThatIsFailedWithoutAnExplanationRemainsUnanswered() throws Exception {
        MessageOptions options = new MessageOptions();
        try (Keeper keeper = new Keeper(options);
                MessageConnection client = keeper.connect(loop, options)) {
            CompletableFuture<Message> answer = client.requestAsync(BYTE, LIMIT);
            try (Request request = keeper.kept.get(5, TimeUnit.SECONDS)) {
                assertThatThrownBy(() -> request.fail(null)).isInstanceOf(NullPointerException.class);
                request.answer(BYTE);
            }
            answer.get(5, TimeUnit.SECONDS).close();
        }
    }
}
