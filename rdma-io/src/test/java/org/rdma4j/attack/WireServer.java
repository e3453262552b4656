package org.rdma4j.attack;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
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
 * A server that is attacked, and its honest client, whose requests must be answered once and in order. The handler answers
 * and sends to the other clients in random ways.
 */
final class WireServer implements Closeable {
    static final int MAX_MESSAGE = 40_000;

    private static final Duration LIMIT = Duration.ofSeconds(180);
    private static final Duration SOON = Duration.ofMillis(200);
    private static final int EXCHANGE = 8;
    private static final int MAX_PENDING = 8;
    private static final int HEADER = 24;
    private static final long MAX_MEMORY = 256 << 20;

    private final WireFindings findings;
    private final SplittableRandom random;
    /** Distinguishes the requests of the honest client. Hostile clients do not know it. */
    private final long token;

    private final MessageOptions options;
    private final MessageServer server;
    private final EventLoop loop;
    /** The connection of the honest client, in a round. */
    private @Nullable MessageConnection honest;

    /** Messages and requests that the handler has retained. */
    private final Queue<Message> retained = new ConcurrentLinkedQueue<>();

    private final Thread releaser;
    private volatile boolean closed;
    private long sent;
    private long answered;

    /** Number of requests of the honest client that the server has received. Confined to its event loop. */
    private long received;

    WireServer(InetSocketAddress address, WireFindings findings, SplittableRandom random) throws IOException {
        this.findings = findings;
        this.random = random;
        this.token = random.nextLong();
        options = new MessageOptions()
                .withSlotSize(256)
                .withWindow(1 + random.nextInt(6))
                .withRequests(1 + random.nextInt(4))
                .withOffers(1 + random.nextInt(2))
                .withMaxMessageSize(MAX_MESSAGE)
                .withKeepAlive(Duration.ofSeconds(4))
                .withCloseTimeout(Duration.ofSeconds(5));
        server = MessageServer.on(address)
                .options(options)
                .maxMemory(MAX_MEMORY)
                .openTimeout(Duration.ofSeconds(10))
                .handler(new Handler())
                .start();
        loop = EventLoop.start(new EventLoopOptions().withName("rdma4j honest"));
        releaser = new Thread(this::release, "releaser");
        releaser.start();
    }

    InetSocketAddress address() {
        return server.address();
    }

    /** Connects the honest client. */
    void begin() throws IOException {
        MessageOptions patient = options.withKeepAlive(Duration.ofSeconds(60)).withCloseTimeout(LIMIT);
        honest = MessageConnection.to(loop, server.address(), patient, LIMIT);
    }

    /** Closes the connection of the honest client. No message must have been lost. */
    void end() {
        MessageConnection of = honest;
        honest = null;
        try {
            if (of != null) {
                of.close();
            }
        } catch (IOException e) {
            findings.find("the close of the honest client failed: " + e, e);
        }
    }

    /** Returns {@code true} if the server has no clients. */
    boolean isSettled() {
        return server.connections().isEmpty() && server.reservedMemory() == 0 && retained.isEmpty();
    }

    /** Returns a description for a find. */
    String describe() {
        return server.connections() + ", " + server.reservedMemory() + " bytes are reserved, " + retained.size()
                + " messages are retained";
    }

    /** Sends requests of the honest client, and checks their answers. */
    void exchange() {
        List<CompletableFuture<Message>> answers = new ArrayList<>();
        MessageConnection of = honest;
        if (of == null) {
            return;
        }
        try {
            for (int i = 0; i < EXCHANGE; i++) {
                answers.add(of.requestAsync(request(sent++, size(), size()), LIMIT));
            }
            for (CompletableFuture<Message> each : answers) {
                check(loop.await(each, LIMIT));
                findings.count("honest requests answered");
            }
            if (server.reservedMemory() > MAX_MEMORY) {
                findings.find("the server has reserved " + server.reservedMemory() + " bytes");
            }
        } catch (IOException | RuntimeException e) {
            findings.find("the honest client failed: " + e, e);
        }
    }

    private int size() {
        return switch (random.nextInt(4)) {
            case 0 -> HEADER + random.nextInt(MAX_MESSAGE - HEADER);
            default -> HEADER + random.nextInt(300);
        };
    }

    private byte[] request(long number, int size, int answerSize) {
        MemorySegment request = MemorySegment.ofArray(new byte[size]);
        request.fill((byte) number);
        request.set(JAVA_LONG_UNALIGNED, 0, token);
        request.set(JAVA_LONG_UNALIGNED, 8, number);
        request.set(JAVA_LONG_UNALIGNED, 16, answerSize);
        return request.toArray(JAVA_BYTE);
    }

    private void check(Message answer) {
        try (answer) {
            MemorySegment memory = answer.memory();
            long number = memory.get(JAVA_LONG_UNALIGNED, 0);
            if (number != answered++) {
                findings.find("the answer " + (answered - 1) + " is that to the request " + number);
            }
            for (long i = 8; i < memory.byteSize(); i++) {
                if (memory.get(JAVA_BYTE, i) != (byte) ~number) {
                    findings.find("the answer " + number + " has a wrong byte at " + i);
                    return;
                }
            }
        }
    }

    /** Answers a request of the honest client. */
    private void serve(Request request, MemorySegment bytes) {
        long number = bytes.get(JAVA_LONG_UNALIGNED, 8);
        if (number != received++) {
            findings.find("the request " + (received - 1) + " of the honest client is " + number);
        }
        MemorySegment answer = MemorySegment.ofArray(new byte[(int) bytes.get(JAVA_LONG_UNALIGNED, 16)]);
        answer.fill((byte) ~number);
        answer.set(JAVA_LONG_UNALIGNED, 0, number);
        request.answer(answer);
    }

    private boolean isHonest(MemorySegment bytes) {
        return bytes.byteSize() >= HEADER && bytes.get(JAVA_LONG_UNALIGNED, 0) == token;
    }

    /** Answers and releases what the handler has retained. */
    private void release() {
        ThreadLocalRandom choices = ThreadLocalRandom.current();
        while (!closed || !retained.isEmpty()) {
            for (Message each; (each = retained.poll()) != null; ) {
                try (Message held = each) {
                    if (held instanceof Request request && choices.nextInt(3) != 0) {
                        request.answer(new byte[choices.nextInt(100)]);
                    }
                } catch (IllegalStateException | IllegalArgumentException e) {
                    findings.count("late answer: " + e.getClass().getSimpleName());
                }
            }
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** Sends and answers in random ways. */
    private final class Handler implements MessageHandler {
        @Override
        public void onOpen(MessageConnection connection) {
            findings.count("server opened");
            connection.attach(new AtomicInteger());
            if (chance(3)) {
                request(connection);
            }
        }

        @Override
        public void onMessage(MessageConnection connection, Message message) {
            findings.count("server received messages");
            switch (ThreadLocalRandom.current().nextInt(8)) {
                case 0 -> retained.add(message.retain());
                case 1 -> request(connection);
                case 2 -> send(connection, ThreadLocalRandom.current().nextInt(MAX_MESSAGE));
                case 3 -> send(connection, message.length());
                case 4 -> {
                    if (chance(20)) {
                        connection.shutdownOutput();
                    }
                }
                case 5 -> {
                    if (chance(20)) {
                        connection.closeAsync();
                    }
                }
                default -> {}
            }
        }

        @Override
        public void onRequest(MessageConnection connection, Request request) {
            MemorySegment bytes = request.memory();
            if (isHonest(bytes)) {
                serve(request, bytes);
                return;
            }
            findings.count("server received requests");
            try {
                switch (ThreadLocalRandom.current().nextInt(8)) {
                    case 0, 1 -> retained.add(request.retain());
                    case 2 ->
                        request.answer(new byte[ThreadLocalRandom.current().nextInt(MAX_MESSAGE)]);
                    case 3 -> request.fail("attack");
                    case 4 -> {}
                    case 5 -> {
                        request.answer(bytes);
                        request(connection);
                    }
                    default -> request.answer(bytes);
                }
            } catch (IllegalArgumentException e) {
                findings.count("answer too large for the client");
            }
        }

        @Override
        public void onEnd(MessageConnection connection) {
            findings.count("server received end");
            if (!chance(10)) {
                connection.shutdownOutput();
            }
        }

        @Override
        public void onClose(MessageConnection connection, Optional<IOException> cause) {
            findings.count("server closed: " + cause.map(WireServer::kind).orElse("no loss"));
        }

        private boolean chance(int of) {
            return ThreadLocalRandom.current().nextInt(of) == 0;
        }

        private void send(MessageConnection connection, int size) {
            if (connection.attachment() instanceof AtomicInteger pending) {
                try {
                    if (size < 100) {
                        connection.trySend(new byte[size]);
                    } else if (pending.get() < MAX_PENDING) {
                        pending.incrementAndGet();
                        connection.sendAsync(new byte[size]).whenComplete((done, e) -> pending.decrementAndGet());
                    }
                } catch (IllegalArgumentException e) {
                    pending.set(0);
                    findings.count("message too large for the client");
                } catch (IOException e) {
                    // The handler has shut down the output.
                    findings.count("message after the end");
                }
            }
        }

        private void request(MessageConnection connection) {
            if (connection.attachment() instanceof AtomicInteger pending && pending.get() < MAX_PENDING) {
                pending.incrementAndGet();
                try {
                    connection
                            .requestAsync(new byte[ThreadLocalRandom.current().nextInt(400)], SOON)
                            .whenComplete((answer, e) -> {
                                pending.decrementAndGet();
                                if (answer == null) {
                                    findings.count("server's request failed");
                                } else {
                                    findings.count("server's request answered");
                                    answer.close();
                                }
                            });
                } catch (IllegalArgumentException e) {
                    pending.set(0);
                    findings.count("request too large for the client");
                }
            }
        }
    }

    /** Returns the message of an exception without numbers and addresses. */
    private static String kind(IOException e) {
        String text = String.valueOf(e.getMessage()).replaceAll("/?[0-9][0-9a-fx.:]*", "N");
        return text.substring(0, Math.min(text.length(), 70));
    }

    @Override
    public void close() throws IOException {
        closed = true;
        end();
        loop.close();
        server.close();
    }
}
