package org.rdma4j.tests.guest.message;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.rdma4j.event.EventLoop;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;

/** A client of a server with a {@link CountingHandler}. Used by one thread at a time. */
final class MessageClient implements Closeable {
    static final Duration LIMIT = Duration.ofSeconds(120);

    /** Time after which a silent peer is pinged, and after which its connection is ended. */
    private static final Duration KEEP_ALIVE = Duration.ofSeconds(4);

    private static final int SLOT = 512;
    private static final int EAGER = SLOT - 16;
    private static final int MAX = 1 << 15;

    static final MessageOptions OPTIONS = new MessageOptions()
            .withSlotSize(SLOT)
            .withWindow(2)
            .withRequests(2)
            .withOffers(1)
            .withMaxMessageSize(MAX)
            .withKeepAlive(KEEP_ALIVE)
            .withCloseTimeout(LIMIT);

    /** Number of unanswered requests, more than may be sent. */
    private static final int DEPTH = 3;

    /** Behavior of a client after its first requests. */
    enum Behavior {
        STAY,
        CLOSE,
        ABORT;

        /** Returns the behavior of a client. Half of the clients stay. */
        static Behavior of(int number) {
            return switch (number % 4) {
                case 1 -> CLOSE;
                case 2 -> ABORT;
                default -> STAY;
            };
        }
    }

    private final int number;
    private final MessageConnection connection;
    private final SplittableRandom random;
    private final Deque<CompletableFuture<Void>> answers = new ArrayDeque<>();
    private final AtomicInteger answered = new AtomicInteger();
    private int sent;

    MessageClient(EventLoop loop, int number, InetSocketAddress server) throws IOException {
        this.number = number;
        this.random = new SplittableRandom(number);
        this.connection = MessageConnection.to(loop, server, OPTIONS, LIMIT);
    }

    int number() {
        return number;
    }

    int answered() {
        return answered.get();
    }

    private void send() {
        NumberedMessage request =
                new NumberedMessage(number, sent++, Payload.size(random, NumberedMessage.MIN, EAGER, MAX));
        int size = Payload.size(random, NumberedMessage.MIN, EAGER, MAX);
        answers.add(connection.requestAsync(request.encode(size), LIMIT).thenAccept(answer -> check(answer, request)));
    }

    private void check(Message answer, NumberedMessage request) {
        try (answer) {
            NumberedMessage actual = NumberedMessage.decode(answer.memory());
            if (!actual.equals(request.answer())
                    || answer.length() != request.answerBytes()
                    || request.sequence() != answered.getAndIncrement()) {
                throw new AssertionError("The answer " + answered + " is " + actual + " with " + answer.length()
                        + " bytes, to the request " + request);
            }
        }
    }

    /** Sends requests and waits for their answers. */
    void exchange(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            request();
        }
        awaitAll();
    }

    /** Sends requests until a point in time. */
    void exchangeUntil(long nanoTime) throws IOException {
        while (System.nanoTime() < nanoTime) {
            request();
        }
    }

    private void request() throws IOException {
        while (answers.size() >= DEPTH) {
            connection.loop().await(answers.remove(), LIMIT);
        }
        send();
    }

    void awaitAll() throws IOException {
        while (!answers.isEmpty()) {
            connection.loop().await(answers.remove(), LIMIT);
        }
    }

    /** Closes or aborts the connection, or exchanges further messages. */
    void behave(int count) throws IOException {
        switch (Behavior.of(number)) {
            case STAY -> exchange(count);
            case CLOSE -> close();
            case ABORT -> {
                for (int i = 0; i < DEPTH; i++) {
                    send();
                }
                connection.abort();
            }
        }
    }

    @Override
    public void close() throws IOException {
        connection.close();
    }

    /** Closes the connection if it has failed, so that messages may have been lost. */
    void closeAfterLoss() {
        try {
            close();
        } catch (IOException e) {
            // The peer has ended the connection, as intended by the test.
        }
    }
}
