package org.rdma4j.examples.guide;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.rdma4j.event.EventLoop;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.message.RequestFailedException;
import org.rdma4j.verbs.MemoryRegion;

/**
 * The tasks of docs/guide/messages.md, one method each: {@code MessageRecipes ADDRESS}, where ADDRESS is an address of
 * this machine on an RDMA network.
 */
public final class MessageRecipes {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final int MAX_QUEUED = 100;

    private MessageRecipes() {}

    public static void main(String[] arguments) throws Exception {
        run(new InetSocketAddress(arguments[0], 0), System.out);
    }

    /** Runs a server, and all tasks of a client. */
    public static void run(InetSocketAddress address, PrintStream out) throws Exception {
        BlockingQueue<Message> received = new LinkedBlockingQueue<>();
        try (MessageServer server = MessageServer.on(address)
                        .onOpen(client -> client.sendAsync("welcome".getBytes(UTF_8)))
                        .onMessage((client, message) -> received.add(message.retain()))
                        .onRequest((client, request) -> {
                            if (request.length() == 0) {
                                request.fail("The request is empty");
                            } else {
                                request.answer(
                                        request.text().toUpperCase(Locale.ROOT).getBytes(UTF_8));
                            }
                        })
                        .start();
                MessageConnection connection = MessageConnection.to(server.address(), options(), TIMEOUT)) {
            severalRequests(connection, List.of("a", "b", "c"), out);
            out.println(ask(connection, "d"));
            out.println(ask(connection, ""));
            Thread sender = Thread.ofVirtual().start(() -> sendAll(connection, "part".getBytes(UTF_8), 1000));
            out.println(totalLength(received, 1000) + " bytes in small messages");
            sender.join();
            sendLarge(connection);
            out.println(totalLength(received, 1) + " bytes in a large message");
            receiveAll(connection, out);
            withHandler(server.address(), out);
        }
    }

    private static MessageOptions options() {
        return new MessageOptions().withMaxMessageSize(1 << 20).withWindow(64).withKeepAlive(Duration.ofSeconds(2));
    }

    private static void severalRequests(MessageConnection connection, List<String> questions, PrintStream out)
            throws IOException {
        List<CompletableFuture<Message>> answers = new ArrayList<>();
        for (String question : questions) {
            answers.add(connection.requestAsync(question.getBytes(UTF_8), TIMEOUT));
        }
        for (CompletableFuture<Message> each : answers) {
            try (Message answer = connection.loop().await(each, TIMEOUT)) {
                out.println(answer.text());
            }
        }
    }

    private static void sendAll(MessageConnection connection, byte[] message, int count) {
        Semaphore permits = new Semaphore(MAX_QUEUED);
        for (int i = 0; i < count; i++) {
            permits.acquireUninterruptibly();
            connection.sendAsync(message).whenComplete((sent, failure) -> permits.release());
        }
    }

    private static void sendLarge(MessageConnection connection) throws IOException {
        MemoryRegion buffer = connection.allocate(1 << 20);
        buffer.memory().fill((byte) 7);
        CompletableFuture<Void> sent = connection.sendAsync(buffer.slice(0, 100_000));
        connection.loop().await(sent, TIMEOUT);
        buffer.memory().fill((byte) 0);
    }

    private static long totalLength(BlockingQueue<Message> received, int count) throws InterruptedException {
        long bytes = 0;
        for (int i = 0; i < count; i++) {
            try (Message message = received.take()) {
                bytes += message.length();
            }
        }
        return bytes;
    }

    private static void receiveAll(MessageConnection connection, PrintStream out) throws IOException {
        connection.shutdownOutput();
        Optional<Message> next = connection.receive(TIMEOUT);
        while (next.isPresent()) {
            try (Message message = next.get()) {
                out.println(message.text());
            }
            next = connection.receive(TIMEOUT);
        }
    }

    private static void withHandler(InetSocketAddress address, PrintStream out) throws IOException {
        EventLoop loop = EventLoop.shared();
        CompletableFuture<Void> closed = new CompletableFuture<>();
        MessageConnection.toAsync(loop, address, new MessageOptions(), TIMEOUT, new MessageHandler() {
            @Override
            public void onMessage(MessageConnection server, Message message) {
                out.println(message.text() + " again");
                server.shutdownOutput();
            }

            @Override
            public void onClose(MessageConnection server, Optional<IOException> cause) {
                cause.ifPresentOrElse(closed::completeExceptionally, () -> closed.complete(null));
            }
        });
        loop.await(closed, TIMEOUT);
    }

    private static String ask(MessageConnection connection, String question) throws IOException {
        try (Message answer = connection.request(question.getBytes(UTF_8), TIMEOUT)) {
            return answer.text();
        } catch (RequestFailedException e) {
            return "The server failed the request: " + e.getMessage();
        } catch (IOException e) {
            if (connection.isOpen()) {
                return "There is no answer yet: " + e.getMessage();
            }
            throw new IOException("The connection has ended. Connect again.", e);
        }
    }
}
