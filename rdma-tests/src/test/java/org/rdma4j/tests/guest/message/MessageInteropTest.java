package org.rdma4j.tests.guest.message;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.message.MessageStatistics;
import org.rdma4j.message.Request;
import org.rdma4j.message.RequestFailedException;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.io.HeldResources;
import org.rdma4j.tests.guest.message.MessageViolations.Violation;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.support.Run;

/**
 * Interoperability of message connections with {@code message_peer}, a C program that implements
 * docs/reference/message-protocol.md independently of this project.
 */
@InGuest
@Timeout(300)
class MessageInteropTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    /** Time after which a silent peer is pinged, and after which its connection is ended. */
    private static final Duration KEEP_ALIVE = Duration.ofSeconds(4);

    /** Number of violations tested concurrently. Most of the time is spent waiting. */
    private static final int THREADS = 12;

    private static final int SLOT = 1024;
    private static final int EAGER = SLOT - 16;

    /** Maximum size of a message in bytes, the default of the program. */
    private static final int MAX = 1 << 20;

    private static final MessageOptions OPTIONS = new MessageOptions()
            .withSlotSize(SLOT)
            .withWindow(8)
            .withRequests(4)
            .withOffers(2)
            .withMaxMessageSize(MAX)
            .withCloseTimeout(LIMIT);

    /** Options of connections to a peer that violates the protocol. */
    private static final MessageOptions IMPATIENT =
            OPTIONS.withKeepAlive(KEEP_ALIVE).withCloseTimeout(Duration.ofSeconds(3));

    /** Size of the requests that a {@link Retainer} answers; those of the program have 40 bytes. */
    private static final int ANSWERED = 2;

    private static final Map<Device, HeldResources> BEFORE = new EnumMap<>(Device.class);

    /** Retains all messages and requests, so that the peer receives no credits and no answers, and sends a request. */
    private static final class Retainer implements MessageHandler {
        /** Completes when the first connection has ended. */
        private final CompletableFuture<Optional<IOException>> end = new CompletableFuture<>();

        private final Queue<Message> retained = new ConcurrentLinkedQueue<>();

        @Override
        public void onOpen(MessageConnection connection) {
            connection.requestAsync(new byte[1], LIMIT);
        }

        @Override
        public void onMessage(MessageConnection connection, Message message) {
            retained.add(message.retain());
        }

        @Override
        public void onRequest(MessageConnection connection, Request request) {
            if (request.length() == ANSWERED) {
                request.answer(request.memory());
            } else {
                retained.add(request.retain());
            }
        }

        @Override
        public void onClose(MessageConnection connection, Optional<IOException> cause) {
            retained.forEach(Message::close);
            end.complete(cause);
        }

        /** Returns why the first connection has ended. */
        private Throwable cause() throws Exception {
            return end.get(LIMIT.toSeconds(), TimeUnit.SECONDS)
                    .orElseThrow(() -> new AssertionError("The connection ended without a cause"));
        }
    }

    /** Connects once on each device, because the library keeps some objects for the whole process. */
    @BeforeAll
    static void count() throws IOException {
        for (Device device : Device.values()) {
            // Starts the shared event loop, which is never closed, before resources are counted.
            Listener.on(anyPort(device)).close();
            try (MessageServer server = MessageServer.on(anyPort(device)).start();
                    EventLoop loop = loop("client")) {
                MessageConnection.to(loop, server.address(), OPTIONS, LIMIT).close();
            }
        }
        for (Device device : Device.values()) {
            BEFORE.put(device, HeldResources.of(device));
        }
    }

    @AfterAll
    static void nothingIsLeft() throws IOException {
        for (Device device : Device.values()) {
            assertThat(HeldResources.of(device)).isEqualTo(BEFORE.get(device));
        }
    }

    private static InetSocketAddress anyPort(Device device) {
        return new InetSocketAddress(device.address(), 0);
    }

    private static EventLoop loop(String name) throws IOException {
        return EventLoop.start(new EventLoopOptions().withName(name));
    }

    private static byte[] reversed(MemorySegment memory) {
        byte[] bytes = memory.toArray(JAVA_BYTE);
        for (int i = 0, k = bytes.length - 1; i < k; i++, k--) {
            byte first = bytes[i];
            bytes[i] = bytes[k];
            bytes[k] = first;
        }
        return bytes;
    }

    // A Java client and a C server.

    private static List<Integer> sizes(int count, int eager, int max) {
        Random random = new Random(count);
        List<Integer> sizes = new ArrayList<>(List.of(0, 1, eager, Math.min(eager + 1, max), max));
        while (sizes.size() < count) {
            sizes.add(Payload.size(random, 0, eager, max));
        }
        return sizes;
    }

    /** Sends messages and requests of all sizes to the program, and checks what it returns. Returns the statistics. */
    private static MessageStatistics exchange(MessageConnection client, List<Integer> sizes) throws Exception {
        List<CompletableFuture<?>> answers = new ArrayList<>();
        for (int i = 0; i < sizes.size(); i++) {
            int size = sizes.get(i);
            MemorySegment bytes = Payload.of(7, i, size);
            client.sendAsync(bytes);
            CompletableFuture<Message> answer = client.requestAsync(bytes, LIMIT);
            answers.add(
                    size > 0
                            ? answer.thenAccept(received -> {
                                try (received) {
                                    assertThat(received.toByteArray()).isEqualTo(reversed(bytes));
                                }
                            })
                            : answer.handle((received, e) -> {
                                assertThat(e)
                                        .isInstanceOf(RequestFailedException.class)
                                        .hasMessage("empty");
                                return null;
                            }));
        }
        for (int i = 0; i < sizes.size(); i++) {
            try (Message message = client.receive(LIMIT).orElseThrow()) {
                Payload.check(message, 7, i, sizes.get(i));
            }
        }
        for (CompletableFuture<?> each : answers) {
            client.loop().await(each, LIMIT);
        }
        return client.statistics();
    }

    private static void exchangeWithServer(Device device, MessageOptions options, List<Integer> sizes, String... server)
            throws Exception {
        List<String> arguments = new ArrayList<>(List.of("--connections", "1"));
        arguments.addAll(List.of(server));
        try (MessagePeerProgram program = MessagePeerProgram.server(device, arguments.toArray(String[]::new));
                EventLoop loop = loop("client")) {
            MessageConnection client = MessageConnection.to(loop, program.address(), options, LIMIT);
            MessageStatistics statistics = exchange(client, sizes);
            client.close();
            Run run = program.await().expectOk();
            assertThat(run.out()).startsWith("connection 1 ended: ");
            checkCounts(run.out(), statistics);
            Map<String, Long> sent = MessagePeerProgram.counts(run.out(), "sent");
            assertThat(sent.get("messages")).isEqualTo(sizes.size());
            assertThat(sent.get("answers") + sent.get("failures")).isEqualTo(sizes.size());
        }
    }

    /** Checks that both sides have counted the same messages. */
    private static void checkCounts(String line, MessageStatistics statistics) {
        Map<String, Long> sent = MessagePeerProgram.counts(line, "sent");
        Map<String, Long> received = MessagePeerProgram.counts(line, "received");
        assertThat(data(sent)).as(line).isEqualTo(statistics.receivedMessages());
        assertThat(data(received)).as(line).isEqualTo(statistics.sentMessages());
        assertThat(sent.get("bytes")).as(line).isEqualTo(statistics.receivedBytes());
        assertThat(received.get("bytes")).as(line).isEqualTo(statistics.sentBytes());
        assertThat(sent.get("offers") + received.get("offers")).as(line).isEqualTo(statistics.largeMessages());
        assertThat(sent.get("pings")).as(line).isEqualTo(received.get("pongs"));
    }

    private static long data(Map<String, Long> counts) {
        return counts.get("messages") + counts.get("requests") + counts.get("answers") + counts.get("failures");
    }

    @OnDevices
    void javaClient(Device device) throws Exception {
        exchangeWithServer(device, OPTIONS, sizes(40, EAGER, MAX), "--reserved");
    }

    /** The smallest limits of either side. */
    @OnDevices
    void javaClientWithSmallLimits(Device device) throws Exception {
        exchangeWithServer(
                device,
                OPTIONS.withOffers(0),
                sizes(20, 40, 48),
                "--slot",
                "64",
                "--window",
                "1",
                "--requests",
                "1",
                "--offers",
                "0",
                "--outgoing",
                "0");
        exchangeWithServer(
                device,
                OPTIONS.withSlotSize(64)
                        .withWindow(1)
                        .withRequests(1)
                        .withOffers(1)
                        .withMaxMessageSize(300),
                sizes(20, 48, 300));
    }

    /** The server sends END while the client still sends, so the ENDs cross or the client's messages are discarded. */
    @OnDevices
    void serverEndsFirst(Device device) throws Exception {
        try (MessagePeerProgram program = MessagePeerProgram.server(device, "--connections", "1", "--end-after", "20");
                EventLoop loop = loop("client")) {
            try (MessageConnection client = MessageConnection.to(loop, program.address(), OPTIONS, LIMIT)) {
                for (int i = 0; i < 50; i++) {
                    client.sendAsync(Payload.of(8, i, 10 * i));
                }
                for (int i = 0; i < 20; i++) {
                    try (Message message = client.receive(LIMIT).orElseThrow()) {
                        Payload.check(message, 8, i, 10 * i);
                    }
                }
                assertThat(client.receive(LIMIT)).isEmpty();
            }
            assertThat(program.await().expectOk().out()).startsWith("connection 1 ended: ");
        }
    }

    /** The server continues to send after the client has shut down its output. */
    @OnDevices
    void serverEndsAfterClose(Device device) throws Exception {
        try (MessagePeerProgram program = MessagePeerProgram.server(device, "--connections", "1", "--until-close");
                EventLoop loop = loop("client")) {
            MessageConnection client = MessageConnection.to(loop, program.address(), OPTIONS, LIMIT);
            client.send(Payload.of(8, 0, 10), LIMIT);
            client.shutdownOutput();
            try (Message message = client.receive(LIMIT).orElseThrow()) {
                Payload.check(message, 8, 0, 10);
            }
            client.close();
            Run run = program.await().expectOk();
            assertThat(run.out()).startsWith("connection 1 ended: ");
            assertThat(MessagePeerProgram.counts(run.out(), "received").get("ends"))
                    .isEqualTo(2);
        }
    }

    // A C client and a Java server.

    /** Serves one client of the program and checks the counts. */
    private static void exchangeWithClient(Device device, MessageOptions options, int count, String... arguments)
            throws Exception {
        BlockingQueue<MessageStatistics> statistics = new LinkedBlockingQueue<>();
        BlockingQueue<Optional<IOException>> causes = new LinkedBlockingQueue<>();
        try (MessageServer server = MessageServer.on(anyPort(device))
                .options(options)
                .onMessage((client, message) -> client.sendAsync(message.toByteArray()))
                .onRequest((client, request) -> {
                    if (request.length() == 0) {
                        request.fail("empty");
                    } else {
                        request.answer(reversed(request.memory()));
                    }
                })
                .onClose((client, cause) -> {
                    statistics.add(client.statistics());
                    causes.add(cause);
                })
                .start()) {
            Run run;
            try (MessagePeerProgram program = MessagePeerProgram.client(server.address(), count, 1, arguments)) {
                run = program.await();
            }
            Optional<IOException> cause = causes.poll(LIMIT.toSeconds(), TimeUnit.SECONDS);
            assertThat(cause).as(run.toString()).isEqualTo(Optional.empty());
            run.expectOk();
            checkCounts(run.out(), statistics.take());
            Map<String, Long> sent = MessagePeerProgram.counts(run.out(), "sent");
            Map<String, Long> received = MessagePeerProgram.counts(run.out(), "received");
            assertThat(sent.get("messages") + sent.get("requests")).isEqualTo(count);
            assertThat(received.get("messages")).isEqualTo(sent.get("messages"));
            assertThat(received.get("answers") + received.get("failures")).isEqualTo(sent.get("requests"));
        }
    }

    @OnDevices
    void cClient(Device device) throws Exception {
        exchangeWithClient(device, OPTIONS, 300);
        exchangeWithClient(device, OPTIONS, 40, "--reserved");
    }

    /** The client closes the connection after it has shut down its output. */
    @OnDevices
    void cClientCloses(Device device) throws Exception {
        BlockingQueue<Optional<IOException>> causes = new LinkedBlockingQueue<>();
        try (MessageServer server = MessageServer.on(anyPort(device))
                .handler(new MessageHandler() {
                    @Override
                    public void onMessage(MessageConnection client, Message message) throws IOException {
                        client.sendAsync(message.toByteArray());
                    }

                    @Override
                    public void onRequest(MessageConnection client, Request request) throws IOException {
                        if (request.length() == 0) {
                            request.fail("empty");
                        } else {
                            request.answer(reversed(request.memory()));
                        }
                    }

                    @Override
                    public void onEnd(MessageConnection client) {
                        // Only the flag CLOSE ends the output.
                    }

                    @Override
                    public void onClose(MessageConnection client, Optional<IOException> cause) {
                        causes.add(cause);
                    }
                })
                .start()) {
            try (MessagePeerProgram program = MessagePeerProgram.client(server.address(), 20, 1, "--close")) {
                program.await().expectOk();
            }
            assertThat(causes.poll(LIMIT.toSeconds(), TimeUnit.SECONDS)).isEqualTo(Optional.empty());
        }
    }

    @OnDevices
    void cClientWithSmallLimits(Device device) throws Exception {
        exchangeWithClient(
                device,
                OPTIONS.withOffers(0),
                60,
                "--slot",
                "64",
                "--window",
                "1",
                "--requests",
                "1",
                "--offers",
                "0",
                "--outgoing",
                "0");
        exchangeWithClient(
                device,
                OPTIONS.withSlotSize(64)
                        .withWindow(1)
                        .withRequests(1)
                        .withOffers(1)
                        .withMaxMessageSize(300),
                60);
    }

    // Violations.

    /** The program implements the same violations that these tests expect. */
    @Test
    void programImplementsAllViolations() {
        List<String> known = new ArrayList<>(MessageViolations.rejections());
        MessageViolations.on(Device.RXE).forEach(each -> known.add(each.name()));
        assertThat(MessagePeerProgram.violations()).containsExactlyInAnyOrderElementsOf(known);
    }

    private interface Check {
        void of(Violation violation) throws Exception;
    }

    /** Runs checks for each violation, several at a time, and reports all failures. */
    private static void each(List<Violation> violations, Check... checks) throws InterruptedException {
        List<String> failures = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            List<Future<?>> running = new ArrayList<>();
            for (Violation violation : violations) {
                for (Check check : checks) {
                    running.add(threads.submit(() -> {
                        check.of(violation);
                        return null;
                    }));
                }
            }
            for (int i = 0; i < running.size(); i++) {
                try {
                    running.get(i).get();
                } catch (ExecutionException e) {
                    failures.add(violations.get(i / checks.length) + ": " + e.getCause());
                }
            }
        }
        assertThat(failures).isEmpty();
    }

    private static void checkCause(Run run, Throwable cause, Violation violation) {
        StringBuilder messages = new StringBuilder();
        for (Throwable each = cause; each != null; each = each.getCause()) {
            messages.append(each.getMessage()).append('\n');
        }
        assertThat(messages.toString()).as(run.toString()).containsPattern(violation.cause());
    }

    private static MessageOptions options(Violation violation) {
        // A message above the maximum size must fit into a slot.
        return violation.name().equals("max") ? IMPATIENT.withMaxMessageSize(EAGER / 2) : IMPATIENT;
    }

    private static void checkServed(EventLoop loop, InetSocketAddress server) throws IOException {
        try (MessageConnection client = MessageConnection.to(loop, server, OPTIONS, LIMIT)) {
            client.request(new byte[ANSWERED], LIMIT).close();
        }
    }

    /**
     * Each side disconnects a peer that violates the protocol, without affecting other connections of the same loop.
     */
    @OnDevices
    void violations(Device device) throws Exception {
        try (EventLoop servers = loop("servers");
                EventLoop clients = loop("clients");
                MessageServer quiet = MessageServer.on(anyPort(device))
                        .loops(servers)
                        .options(OPTIONS)
                        .handler(new Retainer())
                        .start();
                MessageConnection unaffected = MessageConnection.to(clients, quiet.address(), OPTIONS, LIMIT)) {
            each(
                    MessageViolations.on(device),
                    violation -> {
                        violationOfClient(device, servers, clients, violation);
                        unaffected.request(new byte[ANSWERED], LIMIT).close();
                    },
                    violation -> {
                        violationOfServer(device, clients, violation);
                        unaffected.request(new byte[ANSWERED], LIMIT).close();
                    });
        }
    }

    private static void violationOfClient(Device device, EventLoop servers, EventLoop clients, Violation violation)
            throws Exception {
        Retainer handler = new Retainer();
        try (MessageServer server = MessageServer.on(anyPort(device))
                        .loops(servers)
                        .options(options(violation))
                        .handler(handler)
                        .start();
                MessagePeerProgram program = MessagePeerProgram.client(
                        server.address(), 0, 1, "--timeout", "40", "--violate", violation.name())) {
            Run run = program.await().expectOk();
            String end = violation.rejection() == 0
                    ? end(violation)
                    : "rejected, version 1, reason " + violation.rejection();
            assertThat(run.out()).containsPattern("^violation " + violation + ": " + end);
            if (isReported(violation)) {
                checkCause(run, handler.cause(), violation);
            }
            checkServed(clients, server.address());
        }
    }

    /** Returns a regular expression for the end that the program reports. */
    private static String end(Violation violation) {
        return switch (violation.name()) {
            case "vanish" -> "exited";
            // The device also refuses a message that does not fit. That may be noticed before the disconnection.
            case "long" -> "(?:disconnected|connection lost: a (?:send|receive) completed with)";
            default -> "disconnected";
        };
    }

    /**
     * Returns {@code true} if the connection had been opened, so that the handler of the server is notified of its end.
     */
    private static boolean isReported(Violation violation) {
        return violation.rejection() == 0 && !List.of("first", "no-start").contains(violation.name());
    }

    private static void violationOfServer(Device device, EventLoop clients, Violation violation) throws Exception {
        try (MessagePeerProgram program =
                MessagePeerProgram.server(device, "--timeout", "40", "--violate", violation.name())) {
            Retainer handler = new Retainer();
            Duration limit = violation.name().equals("no-start") ? Duration.ofSeconds(10) : LIMIT;
            MessageConnection.toAsync(clients, program.address(), options(violation), limit, handler)
                    .whenComplete((connection, e) -> {
                        if (e != null) {
                            handler.end.complete(Optional.of(new IOException(e)));
                        }
                    });
            Run run = program.await().expectOk();
            assertThat(run.out()).containsPattern("^violation " + violation + ": " + end(violation));
            checkCause(run, handler.cause(), violation);
        }
    }

    /** A rejection with a reason, and one by a server that does not speak the protocol. */
    @OnDevices
    void rejections(Device device) throws Exception {
        try (EventLoop loop = loop("client")) {
            for (String name : MessageViolations.rejections()) {
                try (MessagePeerProgram program = MessagePeerProgram.server(device, "--violate", name)) {
                    InetSocketAddress address = program.address();
                    assertThatThrownBy(() -> MessageConnection.to(loop, address, OPTIONS, LIMIT))
                            .isInstanceOf(ConnectionException.class)
                            .hasMessageContaining("REJECTED");
                    assertThat(program.await().expectOk().out()).startsWith("violation " + name + ": rejected");
                }
            }
        }
    }
}
