package org.rdma4j.bench.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.message.Request;

/**
 * Both ends of a message connection on one event loop, which the measuring thread drives. They are never closed. One
 * message or request is in flight at a time.
 */
final class MessagePair {
    /** Size of a message in bytes. */
    static final int BYTES = 64;

    /** Number of messages or requests in a call of a measured method. Each call allocates some objects. */
    static final int REPETITIONS = 4000;

    /** Default size of a slot in bytes. */
    static final int SLOT_SIZE = 4096;

    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final EventLoop loop;
    private final MessageConnection client;
    private final MemorySegment payload = MemorySegment.ofArray(new byte[BYTES]);
    private final Runnable firstMessage = this::send;
    private final Runnable firstRequest = this::request;
    private final BiConsumer<Message, Throwable> whenAnswered = this::answered;

    /** Number of messages or requests that have not been sent. */
    private int unsent;

    /** Number of messages or answers that have not been received. */
    private int missing;

    /** Number of bytes received. */
    private long received;

    /** Completed when everything has been received. */
    private CompletableFuture<Void> done = new CompletableFuture<>();

    /** The server's end: counts messages, and answers requests. */
    private final class Server implements MessageHandler {
        @Override
        public void onMessage(MessageConnection connection, Message message) {
            arrived(message);
            send();
        }

        @Override
        public void onRequest(MessageConnection connection, Request request) {
            request.answer(request.memory());
        }
    }

    /** The client's end: sends what could not be sent earlier. */
    private final class Client implements MessageHandler {
        @Override
        public void onWritable(MessageConnection connection) {
            send();
        }
    }

    MessagePair() {
        try {
            loop = EventLoop.create(new EventLoopOptions());
            MessageServer server = MessageServer.on(new InetSocketAddress("10.9.0.1", 0))
                    .handler(new Server())
                    .loops(loop)
                    .start();
            client = loop.await(
                    MessageConnection.toAsync(loop, server.address(), new MessageOptions(), LIMIT, new Client()),
                    LIMIT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends messages, and returns when the handler has received the last one. */
    long sendMessages(int count) throws IOException {
        return run(count, firstMessage);
    }

    /** Sends requests, and returns when the last answer has been received. */
    long sendRequests(int count) throws IOException {
        return run(count, firstRequest);
    }

    private long run(int count, Runnable first) throws IOException {
        unsent = count;
        missing = count;
        received = 0;
        done = new CompletableFuture<>();
        loop.execute(first);
        // The loop has no thread of its own: this thread drives it.
        loop.await(done, LIMIT);
        return received;
    }

    private void send() {
        try {
            if (unsent > 0 && client.trySend(payload)) {
                unsent--;
            }
        } catch (IOException e) {
            done.completeExceptionally(e);
        }
    }

    private void request() {
        if (unsent > 0) {
            unsent--;
            client.requestAsync(payload, LIMIT).whenComplete(whenAnswered);
        }
    }

    private void answered(@Nullable Message answer, @Nullable Throwable e) {
        if (answer == null) {
            done.completeExceptionally(e);
            return;
        }
        arrived(answer);
        answer.close();
        request();
    }

    private void arrived(Message message) {
        received += message.length();
        missing--;
        if (missing == 0) {
            done.complete(null);
        }
    }
}
