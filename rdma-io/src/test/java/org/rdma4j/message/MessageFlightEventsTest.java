package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The events of message connections in a flight recording. */
@Timeout(60)
class MessageFlightEventsTest extends MessageFixture {
    private static final Duration PAUSE = Duration.ofMillis(60);

    /** Shortest wait that is recorded. Less than {@link #PAUSE}. */
    private static final Duration THRESHOLD = Duration.ofMillis(20);

    private static final MessageOptions OPTIONS = SMALL.withRequests(1);

    private MessageServer server;

    /** A time at which no message waits. */
    private Instant idle;

    @BeforeEach
    void startServer() throws IOException {
        server = retaining()
                .options(OPTIONS)
                .onMessage((client, message) -> seen.add(message.retain()))
                .start();
    }

    @AfterEach
    void closeServer() throws IOException {
        server.close();
    }

    private static List<RecordedEvent> recorded(String name, Duration threshold, Action action) throws Exception {
        Path file = Files.createTempFile("rdma", ".jfr");
        try (Recording recording = new Recording()) {
            recording.enable("org.rdma4j." + name).withThreshold(threshold);
            recording.start();
            action.run();
            recording.stop();
            recording.dump(file);
            return RecordingFile.readAllEvents(file).stream()
                    .filter(event -> event.getEventType().getName().equals("org.rdma4j." + name))
                    .toList();
        } finally {
            Files.delete(file);
        }
    }

    @Test
    void openedConnections() throws Exception {
        List<RecordedEvent> events = recorded(
                "MessageConnectionOpened",
                Duration.ZERO,
                () -> connect(server, OPTIONS).close());
        assertThat(events)
                .hasSize(2)
                .extracting(event -> event.getBoolean("active"))
                .containsOnlyOnce(true);
        assertThat(events).allSatisfy(event -> {
            assertThat(event.getInt("peerWindow")).isEqualTo(2);
            assertThat(event.getInt("peerSlotSize")).isEqualTo(128);
            assertThat(event.getString("peer") + event.getString("local")).contains("10.9.0.1");
        });
    }

    @Test
    void aClosedConnectionHasNoReason() throws Exception {
        List<RecordedEvent> events = recorded("MessageConnectionClosed", Duration.ZERO, () -> {
            try (MessageConnection client = connect(server, OPTIONS)) {
                client.send(new byte[1], LIMIT);
                take(Message.class).close();
            }
            server.close();
        });
        assertThat(events).hasSize(2).allSatisfy(event -> {
            assertThat(event.getString("reason")).isNull();
            assertThat(event.getDuration("openTime")).isPositive();
            assertThat(event.getLong("sentMessages") + event.getLong("receivedMessages"))
                    .isEqualTo(1);
        });
    }

    @Test
    void theReasonOfAnAbort() throws Exception {
        List<RecordedEvent> events = recorded("MessageConnectionClosed", Duration.ZERO, () -> {
            MessageConnection client = connect(server, OPTIONS);
            client.abort();
            client.close();
            server.close();
        });
        assertThat(events).hasSize(2);
        assertThat(events)
                .extracting(event -> event.getString("reason"))
                .anyMatch(reason -> reason.contains("This side aborted the connection to"))
                .doesNotContainNull();
    }

    /** Waits until the loop has executed all earlier calls, so that messages wait, and then for a further pause. */
    private void pause() throws Exception {
        onLoop(() -> {});
        Thread.sleep(PAUSE);
    }

    /** Sends messages until the server has no free slot, then pauses. */
    private void waitForCredits() throws Exception {
        try (MessageConnection client = connect(server, OPTIONS)) {
            client.send(new byte[1], LIMIT);
            client.send(new byte[1], LIMIT);
            CompletableFuture<Void> third = client.sendAsync(new byte[7]);
            pause();
            take(Message.class).close();
            loop.await(third, LIMIT);
            CompletableFuture<Void> fourth = client.sendAsync(new byte[8]);
            pause();
            assertThat(fourth.cancel(false)).isTrue();
            onLoop(() -> idle = Instant.now());
            Thread.sleep(Duration.ofSeconds(1));
            take(Message.class).close();
            take(Message.class).close();
        }
    }

    @Test
    void messagesThatWaitForCredits() throws Exception {
        List<RecordedEvent> events = recorded("MessageWait", THRESHOLD, this::waitForCredits);
        assertThat(events).hasSize(2).allSatisfy(event -> {
            assertThat(event.getString("what")).isEqualTo("credits");
            assertThat(event.getString("messageType")).isEqualTo("MESSAGE");
            assertThat(event.getString("peer")).contains("10.9.0.1");
            assertThat(event.getLong("size")).isEqualTo(event.getBoolean("sent") ? 7 : 8);
            assertThat(event.getDuration()).isGreaterThanOrEqualTo(THRESHOLD);
        });
        assertThat(events).extracting(event -> event.getBoolean("sent")).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void exhaustedCredits() throws Exception {
        List<RecordedEvent> events = recorded("CreditsExhausted", THRESHOLD, this::waitForCredits);
        assertThat(events).hasSize(2).allSatisfy(event -> {
            assertThat(event.getLong("blocked")).isEqualTo(1);
            assertThat(event.getDuration()).isGreaterThanOrEqualTo(THRESHOLD);
            // The clock of the recording may differ from that of the program.
            assertThat(event.getEndTime()).isBefore(idle.plusMillis(500));
        });
    }

    /** Each return of credits ends a period. The next one begins when the credits have been spent again. */
    @Test
    void creditsThatAreExhaustedAgain() throws Exception {
        List<RecordedEvent> events = recorded("CreditsExhausted", THRESHOLD, () -> {
            try (MessageConnection client = connect(server, OPTIONS)) {
                CompletableFuture<Void> last = null;
                for (int i = 0; i < 6; i++) {
                    last = client.sendAsync(new byte[i]);
                }
                for (int i = 0; i < 6; i++) {
                    pause();
                    take(Message.class).close();
                    int sent = Math.min(3 + i, 6);
                    await(LIMIT, () -> client.statistics().sentMessages() == sent);
                }
                loop.await(last, LIMIT);
            }
        });
        assertThat(events).hasSize(4);
        assertThat(events)
                .extracting(event -> event.getLong("blocked"))
                .startsWith(4L)
                .endsWith(0L);
    }

    @Test
    void shortWaitsAreNotRecorded() throws Exception {
        assertThat(recorded("MessageWait", Duration.ofSeconds(20), this::waitForCredits))
                .isEmpty();
    }

    @Test
    void aRequestThatWaitsForAnAnswer() throws Exception {
        List<RecordedEvent> events = recorded("MessageWait", THRESHOLD, () -> {
            try (MessageConnection client = connect(server, OPTIONS)) {
                CompletableFuture<Message> first = client.requestAsync(new byte[1], LIMIT);
                CompletableFuture<Message> second = client.requestAsync(new byte[1], LIMIT);
                pause();
                for (CompletableFuture<Message> each : List.of(first, second)) {
                    try (Request request = take(Request.class)) {
                        request.answer(new byte[0]);
                    }
                    loop.await(each, LIMIT).close();
                }
            }
        });
        assertThat(events).singleElement().satisfies(event -> {
            assertThat(event.getString("what")).isEqualTo("answers to earlier requests");
            assertThat(event.getString("messageType")).isEqualTo("REQUEST");
            assertThat(event.getBoolean("sent")).isTrue();
        });
    }

    /** The end of the connection ends the waits. */
    @Test
    void waitsOfAConnectionThatIsAborted() throws Exception {
        List<RecordedEvent> events = recorded("MessageWait", Duration.ZERO, () -> {
            MessageConnection client = connect(server, OPTIONS);
            for (int i = 0; i < 4; i++) {
                client.sendAsync(new byte[i]);
            }
            take(Message.class);
            take(Message.class);
            client.abort();
            client.close();
        });
        assertThat(events).extracting(event -> event.getBoolean("sent")).containsExactly(false, false);
        assertThat(events).extracting(event -> event.getString("what")).containsExactlyInAnyOrder("credits", "credits");
    }
}
