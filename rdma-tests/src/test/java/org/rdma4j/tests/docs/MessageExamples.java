package org.rdma4j.tests.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import org.rdma4j.message.ConnectionRejectedException;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.message.Request;
import org.rdma4j.message.RequestFailedException;

/** The examples in the Javadoc of the package org.rdma4j.message. */
final class MessageExamples {
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    private MessageExamples() {}

    static void server(InetSocketAddress address) throws IOException, InterruptedException {
        try (MessageServer server = MessageServer.on(address)
                .onRequest((client, request) -> request.answer(request.memory()))
                .start()) {
            server.awaitClose();
        }
    }

    static void client(InetSocketAddress address) throws IOException {
        try (MessageConnection server = MessageConnection.to(address, TIMEOUT);
                Message answer = server.request("hello".getBytes(UTF_8), TIMEOUT)) {
            System.out.println(answer.text());
        }
    }

    static MessageServer builder(InetSocketAddress address, MessageHandler handler) throws IOException {
        MessageServer server = MessageServer.on(address)
                .handler(handler)
                .threads(4)
                .maxConnections(10_000)
                .maxMemory(4L << 30)
                .start();
        return server;
    }

    static MessageOptions options() {
        MessageOptions options = new MessageOptions().withSlotSize(1024).withWindow(64);
        return options;
    }

    static void later(Request request, ExecutorService executor) {
        Request retained = request.retain();
        executor.execute(() -> {
            try (retained) {
                retained.answer(resultFor(retained.memory()));
            }
        });
    }

    private static byte[] resultFor(MemorySegment question) {
        return new byte[(int) question.byteSize()];
    }

    static void receive(MessageConnection connection) throws IOException {
        Optional<Message> next = connection.receive(TIMEOUT);
        while (next.isPresent()) {
            try (Message message = next.get()) { // Its slot is free when the message has been closed.
                System.out.println(message.text());
            }
            next = connection.receive(TIMEOUT);
        }
    }

    static final class Greeter implements MessageHandler {
        @Override
        public void onOpen(MessageConnection client) {
            client.sendAsync("welcome".getBytes(UTF_8));
        }

        @Override
        public void onRequest(MessageConnection client, Request request) {
            request.answer(("Hello, " + request.text()).getBytes(UTF_8));
        }
    }

    static void send(MessageConnection connection, byte[] news, Queue<byte[]> waiting) throws IOException {
        connection.send(news, TIMEOUT); // Waits until the peer has a free slot.
        connection.sendAsync(news).thenRun(() -> System.out.println("sent"));
        if (!connection.trySend(news)) {
            waiting.add(news); // Sent by MessageHandler.onWritable.
        }
    }

    static void rejected(InetSocketAddress address) throws IOException {
        try (MessageConnection server = MessageConnection.to(address, TIMEOUT)) {
            server.send("hello".getBytes(UTF_8), TIMEOUT);
        } catch (ConnectionRejectedException e) {
            boolean later = e.reason() == ConnectionRejectedException.Reason.TOO_MANY_CONNECTIONS;
            System.err.println(later ? "try again later" : e.getMessage());
        }
    }

    static void failed(MessageConnection connection) throws IOException {
        try (Message answer = connection.request("question".getBytes(UTF_8), TIMEOUT)) {
            System.out.println(answer.text());
        } catch (RequestFailedException e) {
            System.err.println("The peer failed the request: " + e.getMessage());
        }
    }
}
