package org.rdma4j.message;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.loop.LoopControl;

/** A side that has shut down its output, and still receives messages and answers. */
@Timeout(60)
class MessageHalfCloseTest extends MessageFixture {
    /** A close that waits in vain takes longer than {@link #SOON}. */
    private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(30);

    @Test
    void halfClose() throws Exception {
        try (MessageServer server = server().handler(new MessageHandler() {
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
                MessageConnection client = connect(server)) {
            for (int i = 0; i < 100; i++) {
                client.send(new byte[i], LIMIT);
            }
            client.shutdownOutput();
            assertThat(new String(receive(client), UTF_8)).isEqualTo("received 100");
            assertThat(client.receive(LIMIT)).isEmpty();
            assertThatThrownBy(() -> client.send(new byte[0], LIMIT)).isInstanceOf(IOException.class);
        }
        assertThat(takeCause()).isEmpty();
    }

    @Test
    void manyMessagesAfterTheEndOfTheOutput() throws Exception {
        try (MessageServer server = server().handler(onEnd(client -> {
                            for (int i = 0; i < 100; i++) {
                                client.sendAsync(new byte[] {(byte) i});
                            }
                            client.shutdownOutput();
                        }))
                        .start();
                MessageConnection client = connect(server)) {
            client.shutdownOutput();
            for (int i = 0; i < 100; i++) {
                assertThat(receive(client)).containsExactly(i);
            }
            assertThat(client.receive(SOON)).isEmpty();
            assertThat(takeCause()).isEmpty();
        }
    }

    @Test
    void closeAfterTheEndOfTheOutput() throws Exception {
        MessageOptions options = new MessageOptions().withCloseTimeout(CLOSE_TIMEOUT);
        try (MessageServer server =
                server().options(options).handler(onEnd(seen::add)).start()) {
            MessageConnection client = connect(server, options);
            client.shutdownOutput();
            MessageConnection serving = take(MessageConnection.class);
            serving.send(BYTE, LIMIT);
            receive(client);
            assertThat(time(client::close)).isLessThan(SOON);
            assertThat(takeCause()).isEmpty();
        }
    }

    /** The connection ends when both sides have received everything; the program can take it later. */
    @Test
    void messagesThatHaveNotBeenTakenWhenTheConnectionEnds() throws Exception {
        try (MessageServer server = server().handler(onEnd(client -> {
                            client.sendAsync("first".getBytes(UTF_8));
                            client.sendAsync(new byte[100_000]);
                            client.sendAsync("last".getBytes(UTF_8));
                            client.shutdownOutput();
                        }))
                        .start();
                MessageConnection client = connect(server)) {
            client.shutdownOutput();
            assertThat(takeCause()).isEmpty();
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
        try (MessageServer server = server().handler(onEnd(client -> {
                            client.sendAsync("last".getBytes(UTF_8));
                            client.shutdownOutput();
                        }))
                        .start();
                MessageConnection client = connect(server)) {
            client.shutdownOutput();
            try (Message last = client.receive(SOON).orElseThrow()) {
                assertThat(client.receive(SOON)).isEmpty();
                Thread.sleep(100);
                // The connection may have ended if the message arrived together with the end: the message is then a
                // copy.
                assertThat(last.text()).isEqualTo("last");
            }
            assertThat(takeCause()).isEmpty();
        }
    }

    @Test
    void anAnswerAfterTheEndOfTheOutput() throws Exception {
        try (MessageServer server = retaining()
                .onRequest((client, request) -> {
                    seen.add(request.retain());
                    client.shutdownOutput();
                })
                .options(new MessageOptions().withCloseTimeout(CLOSE_TIMEOUT))
                .start()) {
            MessageConnection client = connect(server, SMALL.withCloseTimeout(CLOSE_TIMEOUT));
            CompletableFuture<Message> answer = client.requestAsync(BYTE, LIMIT);
            try (Request late = take(Request.class)) {
                Thread.sleep(50);
                late.answer(BYTE);
            }
            loop.await(answer, SOON).close();
            assertThat(time(client::close)).isLessThan(SOON);
            assertThat(takeCause()).isEmpty();
        }
    }

    @Test
    void aRequestIsAnsweredAfterTheOutputOfTheClientHasBeenShutDown() throws Exception {
        MessageOptions options = new MessageOptions();
        try (MessageServer server = retaining().options(options).start()) {
            try (MessageConnection client = connect(server, options)) {
                CompletableFuture<Message> answer = client.requestAsync(BYTE, LIMIT);
                client.shutdownOutput();
                Request request = take(Request.class);
                Thread.sleep(200);
                assertThat(answer).isNotDone();
                request.answer("late".getBytes(UTF_8));
                request.close();
                try (Message message = get(answer)) {
                    assertThat(message.text()).isEqualTo("late");
                }
            }
            assertThat(takeCause()).isEmpty();
        }
    }

    /** A server that has sent everything does not wait forever for a peer that does not disconnect. */
    @Test
    void aPeerThatVanishesBeforeItHasReceivedEverything() throws Exception {
        LoopManager.hold(EventType.DISCONNECTED, true);
        try (MessageServer server = server().options(new MessageOptions().withCloseTimeout(Duration.ofMillis(200)))
                .handler(onEnd(client -> {
                    // The messages and the END are lost.
                    LoopControl.hold(true);
                    client.sendAsync(BYTE);
                    client.shutdownOutput();
                }))
                .start()) {
            MessageConnection client = connect(server, SMALL);
            client.shutdownOutput();
            assertThat(takeCause().map(Object::toString).orElse("")).contains("did not end");
            LoopControl.hold(false);
            LoopManager.hold(EventType.DISCONNECTED, false);
            client.abort();
        }
    }

    @Test
    void trySendAfterTheEndOfTheOutput() throws Exception {
        try (MessageServer server = echo().start();
                MessageConnection client = connect(server)) {
            client.shutdownOutput();
            // The server also shuts down its output, so that the connection may have ended.
            assertThatThrownBy(() -> client.trySend(BYTE))
                    .isInstanceOf(IOException.class)
                    .hasMessageMatching(".*(has been shut down|is closed)");
        }
    }
}
