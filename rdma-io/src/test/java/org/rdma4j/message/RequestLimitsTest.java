package org.rdma4j.message;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.verbs.RdmaTimeoutException;

/** The limits of the requests of one connection, which share a timer. */
@Timeout(60)
class RequestLimitsTest extends MessageFixture {
    private MessageServer server;
    private MessageConnection client;

    @BeforeEach
    void connect() throws IOException {
        server = retaining().start();
        client = connect(server);
    }

    @AfterEach
    void close() throws IOException {
        for (Object each; (each = seen.poll()) != null; ) {
            if (each instanceof Request request) {
                request.close();
            }
        }
        client.abort();
        server.close();
    }

    private CompletableFuture<Message> request(int milliseconds) {
        return client.requestAsync("question".getBytes(UTF_8), Duration.ofMillis(milliseconds));
    }

    private static void assertExpired(CompletableFuture<Message> answer) {
        assertExpired(answer, "did not answer the request within");
    }

    private static void assertExpired(CompletableFuture<Message> answer, String reason) {
        assertThatThrownBy(() -> get(answer))
                .isInstanceOf(ExecutionException.class)
                .cause()
                .isInstanceOf(RdmaTimeoutException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void requestsExpireInTheOrderOfTheirLimits() throws Exception {
        List<Integer> expired = new ArrayList<>();
        List<CompletableFuture<Message>> all = new ArrayList<>();
        // One task of the loop, so that the limits start at nearly the same time.
        onLoop(() -> {
            for (int limit : new int[] {20_000, 400, 100, 250}) {
                CompletableFuture<Message> answer = request(limit);
                all.add(answer);
                answer.whenComplete((message, e) -> {
                    synchronized (expired) {
                        expired.add(limit);
                    }
                });
            }
        });
        all.subList(1, 4).forEach(RequestLimitsTest::assertExpired);
        synchronized (expired) {
            assertThat(expired).containsExactly(100, 250, 400);
        }
        assertThat(all.get(0)).isNotDone();
        assertThat(client.isOpen()).isTrue();
    }

    @Test
    void anAnsweredRequestDoesNotEndTheLimitsOfOthers() throws Exception {
        CompletableFuture<Message> answered = request(10_000);
        take(Request.class).answer("answer".getBytes(UTF_8));
        try (Message answer = get(answered)) {
            assertThat(answer.text()).isEqualTo("answer");
        }
        CompletableFuture<Message> canceled = request(150);
        CompletableFuture<Message> late = request(200);
        canceled.cancel(false);
        assertExpired(late);
    }

    @Test
    void aRequestThatExpiresMaySendAnother() throws Exception {
        CompletableFuture<Message> second = new CompletableFuture<>();
        request(50)
                .whenComplete((none, e) -> request(50).whenComplete((message, next) -> {
                    if (message == null) {
                        second.completeExceptionally(next);
                    } else {
                        second.complete(message);
                    }
                }));
        assertExpired(second);
    }

    @Test
    void aRequestWithoutALimitWaits() throws Exception {
        CompletableFuture<Message> answer =
                client.requestAsync("question".getBytes(UTF_8), Duration.ofSeconds(Long.MAX_VALUE));
        assertExpired(request(50));
        take(Request.class).answer("answer".getBytes(UTF_8));
        try (Message message = get(answer)) {
            assertThat(message.text()).isEqualTo("answer");
        }
    }

    @Test
    void aRequestThatWaitsForASlotExpires() throws Exception {
        List<CompletableFuture<Message>> sent = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            sent.add(request(20_000));
        }
        CompletableFuture<Message> waiting = request(100);
        assertExpired(waiting, "could not be sent");
        take(Request.class).answer("answer".getBytes(UTF_8));
        get(sent.get(0)).close();
        assertThat(sent.subList(1, 16)).noneMatch(CompletableFuture::isDone);
    }

    /** The program must close answers before it can send further requests. */
    @Test
    void aRequestThatWaitsForAnswersToBeClosedExpires() throws Exception {
        List<Message> answers = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            CompletableFuture<Message> sent = request(10_000);
            try (Request taken = take(Request.class)) {
                taken.answer("answer".getBytes(UTF_8));
            }
            answers.add(get(sent));
        }
        assertExpired(
                request(100), "because 16 earlier requests, the maximum, have not been answered, or their answers");
        answers.forEach(Message::close);
        CompletableFuture<Message> next = request(10_000);
        try (Request taken = take(Request.class)) {
            taken.answer("answer".getBytes(UTF_8));
        }
        get(next).close();
    }
}
