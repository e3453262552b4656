package org.rdma4j.examples.guide;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.rdma4j.message.ConnectionRejectedException;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.message.Request;

/**
 * The tasks of docs/guide/message-server.md: {@code ServerRecipes ADDRESS}, where ADDRESS is an address of this machine
 * on an RDMA network.
 */
public final class ServerRecipes {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private ServerRecipes() {}

    public static void main(String[] arguments) throws IOException {
        run(new InetSocketAddress(arguments[0], 0), System.out);
    }

    /** Runs one server for each task, and its clients. */
    public static void run(InetSocketAddress address, PrintStream out) throws IOException {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
                MessageServer server = answerLater(address, executor)) {
            out.println(ask(server, "21"));
        }
        try (MessageServer server = closedAtExit(severalThreads(address))) {
            out.println(ask(server, "word") + ", " + ask(server, "word"));
        }
        try (MessageServer server = sessions(address);
                MessageConnection client = MessageConnection.to(server.address(), TIMEOUT)) {
            out.println(ask(client, "first") + ", " + ask(client, "second"));
        }
        try (MessageServer server = limited(address);
                MessageConnection admitted = MessageConnection.to(server.address(), TIMEOUT)) {
            out.println(admitted.isOpen() + ", " + connectOrExplain(server.address()));
        }
        try (MessageServer server =
                        MessageServer.on(address).handler(new Numbers(1000)).start();
                MessageConnection client = MessageConnection.to(server.address(), TIMEOUT)) {
            out.println(countMessages(client) + " numbers");
        }
    }

    private static MessageServer answerLater(InetSocketAddress address, ExecutorService executor) throws IOException {
        return MessageServer.on(address)
                .onRequest((client, request) -> {
                    Request retained = request.retain();
                    executor.execute(() -> {
                        try (retained) {
                            retained.answer(resultFor(retained.text()).getBytes(UTF_8));
                        }
                    });
                })
                .start();
    }

    private static String resultFor(String question) {
        return Integer.toString(2 * Integer.parseInt(question));
    }

    private static MessageServer severalThreads(InetSocketAddress address) throws IOException {
        ConcurrentHashMap<String, AtomicInteger> counts = new ConcurrentHashMap<>();
        return MessageServer.on(address)
                .threads(4)
                .onRequest((client, request) -> {
                    int count = counts.computeIfAbsent(request.text(), word -> new AtomicInteger())
                            .incrementAndGet();
                    request.answer(Integer.toString(count).getBytes(UTF_8));
                })
                .start();
    }

    /** State of a client. Confined to the thread of the client's event loop. */
    private static final class Session {
        private int requests;
    }

    private static MessageServer sessions(InetSocketAddress address) throws IOException {
        return MessageServer.on(address)
                .onOpen(client -> client.attach(new Session()))
                .onRequest((client, request) -> {
                    Session session = (Session) client.attachment();
                    session.requests++;
                    request.answer(Integer.toString(session.requests).getBytes(UTF_8));
                })
                .start();
    }

    private static MessageServer limited(InetSocketAddress address) throws IOException {
        MessageOptions options = new MessageOptions()
                .withMaxMessageSize(64 << 10)
                .withOutgoingRequests(0)
                .withKeepAlive(Duration.ofSeconds(5));
        return MessageServer.on(address)
                .options(options)
                .maxConnections(1)
                .maxMemory(512L << 20)
                .openTimeout(Duration.ofSeconds(5))
                .start();
    }

    private static String connectOrExplain(InetSocketAddress address) throws IOException {
        try (MessageConnection server = MessageConnection.to(address, TIMEOUT)) {
            return "connected to " + server.peerAddress();
        } catch (ConnectionRejectedException e) {
            return "rejected: " + e.reason();
        }
    }

    /** Sends numbers to each client as fast as the client receives them. */
    private static final class Numbers implements MessageHandler {
        private final int count;

        Numbers(int count) {
            this.count = count;
        }

        @Override
        public void onOpen(MessageConnection client) throws IOException {
            client.attach(new AtomicInteger());
            onWritable(client);
        }

        @Override
        public void onWritable(MessageConnection client) throws IOException {
            AtomicInteger next = (AtomicInteger) client.attachment();
            while (next.get() < count) {
                if (!client.trySend(next.toString().getBytes(UTF_8))) {
                    return;
                }
                next.incrementAndGet();
            }
            client.shutdownOutput();
        }
    }

    private static MessageServer closedAtExit(MessageServer server) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                server.close();
            } catch (IOException e) {
                System.err.println(e.getMessage());
            }
        }));
        return server;
    }

    private static int countMessages(MessageConnection client) throws IOException {
        int count = 0;
        for (Optional<Message> next = client.receive(TIMEOUT); next.isPresent(); next = client.receive(TIMEOUT)) {
            next.get().close();
            count++;
        }
        return count;
    }

    private static String ask(MessageServer server, String question) throws IOException {
        try (MessageConnection client = MessageConnection.to(server.address(), TIMEOUT)) {
            return ask(client, question);
        }
    }

    private static String ask(MessageConnection client, String question) throws IOException {
        try (Message answer = client.request(question.getBytes(UTF_8), TIMEOUT)) {
            return answer.text();
        }
    }
}
