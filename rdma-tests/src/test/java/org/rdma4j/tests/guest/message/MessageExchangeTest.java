package org.rdma4j.tests.guest.message;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.message.ConnectionRejectedException;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.message.MessageServerBuilder;
import org.rdma4j.message.Request;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.io.HeldResources;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;

/** Exchange of messages and requests between a message server and a client, on both devices. */
@InGuest
@Timeout(120)
class MessageExchangeTest {
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final Duration SHORT = Duration.ofMillis(500);

    private static final int SLOT = 1024;
    private static final int EAGER = SLOT - 16;
    private static final MessageOptions OPTIONS = new MessageOptions()
            .withSlotSize(SLOT)
            .withWindow(4)
            .withRequests(4)
            .withOffers(2)
            .withMaxMessageSize(Payload.MAX)
            .withCloseTimeout(LIMIT);

    private static final Map<Device, HeldResources> BEFORE = new EnumMap<>(Device.class);

    private final BlockingQueue<Object> seen = new LinkedBlockingQueue<>();

    /** Connects once on each device before the count, because the library keeps some objects for the whole process. */
    @BeforeAll
    static void count() throws IOException {
        for (Device device : Device.values()) {
            // Starts the shared event loop, which is never closed, before resources are counted.
            Listener.on(anyPort(device)).close();
            try (MessageServer server = MessageServer.on(anyPort(device)).start();
                    EventLoop loop = loop()) {
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

    private static EventLoop loop() throws IOException {
        return EventLoop.start(new EventLoopOptions().withName("client"));
    }

    /** A server that returns all messages and requests, and records why connections end. */
    private MessageServerBuilder echo(Device device) {
        return MessageServer.on(anyPort(device))
                .options(OPTIONS)
                .onMessage((client, message) -> client.sendAsync(message.toByteArray()))
                .onRequest((client, request) -> request.answer(request.memory()))
                .onClose((client, cause) -> seen.add(cause));
    }

    private Object take() throws InterruptedException {
        Object next = seen.poll(LIMIT.toSeconds(), TimeUnit.SECONDS);
        assertThat(next).isNotNull();
        return next;
    }

    private static Message receive(MessageConnection connection) throws IOException {
        return connection.receive(LIMIT).orElseThrow();
    }

    private static MessageConnection connect(EventLoop loop, MessageServer server) throws IOException {
        return MessageConnection.to(loop, server.address(), OPTIONS, LIMIT);
    }

    private static List<Integer> sizes(int count) {
        Random random = new Random(count);
        List<Integer> sizes = new ArrayList<>(List.of(0, 1, EAGER, EAGER + 1, Payload.MAX));
        while (sizes.size() < count) {
            sizes.add(Payload.size(random, 0, EAGER, Payload.MAX));
        }
        return sizes;
    }

    @OnDevices
    void messagesOfAllSizesInOrder(Device device) throws Exception {
        List<Integer> sizes = sizes(100);
        try (MessageServer server = echo(device).start();
                EventLoop loop = loop();
                MessageConnection client = connect(loop, server)) {
            List<CompletableFuture<Void>> sent = new ArrayList<>();
            for (int i = 0; i < sizes.size(); i++) {
                sent.add(client.sendAsync(Payload.of(1, i, sizes.get(i))));
            }
            for (int i = 0; i < sizes.size(); i++) {
                try (Message message = receive(client)) {
                    Payload.check(message, 1, i, sizes.get(i));
                }
            }
            loop.await(CompletableFuture.allOf(sent.toArray(CompletableFuture[]::new)), LIMIT);
            long large = sizes.stream().filter(size -> size > EAGER).count();
            assertThat(client.statistics().largeMessages()).isEqualTo(2 * large);
            assertThat(client.statistics().receivedMessages()).isEqualTo(sizes.size());
        }
        assertThat(take()).isEqualTo(Optional.empty());
    }

    @OnDevices
    void requestsOfAllSizes(Device device) throws Exception {
        List<Integer> sizes = sizes(60);
        List<Integer> answered = new ArrayList<>();
        try (MessageServer server = echo(device).start();
                EventLoop loop = loop();
                MessageConnection client = connect(loop, server)) {
            List<CompletableFuture<Void>> answers = new ArrayList<>();
            for (int i = 0; i < sizes.size(); i++) {
                int sequence = i;
                answers.add(client.requestAsync(Payload.of(2, i, sizes.get(i)), LIMIT)
                        .thenAccept(answer -> {
                            try (answer) {
                                Payload.check(answer, 2, sequence, sizes.get(sequence));
                            }
                            answered.add(sequence);
                        }));
            }
            for (CompletableFuture<Void> each : answers) {
                loop.await(each, LIMIT);
            }
            assertThat(answered).hasSameSizeAs(sizes).isSorted();
        }
        assertThat(take()).isEqualTo(Optional.empty());
    }

    @OnDevices
    void registeredMemory(Device device) throws IOException {
        try (MessageServer server = echo(device).start();
                EventLoop loop = loop();
                MessageConnection client = connect(loop, server);
                MemoryRegion memory = client.allocate(1 << 20)) {
            memory.memory().copyFrom(Payload.of(3, 0, 1 << 20));
            int[] sizes = {0, 1, 20, EAGER, EAGER + 1, 100_000, 1 << 20};
            for (int size : sizes) {
                CompletableFuture<Void> sent = client.sendAsync(memory.slice(0, size));
                try (Message message = receive(client)) {
                    Payload.check(message, 3, 0, size);
                }
                loop.await(sent, LIMIT);
                try (Message answer = loop.await(client.requestAsync(memory.slice(0, size), LIMIT), LIMIT)) {
                    Payload.check(answer, 3, 0, size);
                }
            }
        }
    }

    @OnDevices
    void halfClose(Device device) throws Exception {
        MessageHandler counter = new MessageHandler() {
            private int count;

            @Override
            public void onMessage(MessageConnection client, Message message) {
                Payload.check(message, 4, count, 50 * count);
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
        };
        try (MessageServer server = MessageServer.on(anyPort(device))
                        .options(OPTIONS)
                        .handler(counter)
                        .start();
                EventLoop loop = loop();
                MessageConnection client = connect(loop, server)) {
            for (int i = 0; i < 60; i++) {
                client.send(Payload.of(4, i, 50 * i), LIMIT);
            }
            client.shutdownOutput();
            try (Message message = receive(client)) {
                assertThat(message.text()).isEqualTo("received 60");
            }
            assertThat(client.receive(LIMIT)).isEmpty();
            assertThatThrownBy(() -> client.send(new byte[0], LIMIT)).isInstanceOf(IOException.class);
        }
        assertThat(take()).isEqualTo(Optional.empty());
    }

    @OnDevices
    void closeDeliversEverything(Device device) throws Exception {
        try (MessageServer server = MessageServer.on(anyPort(device))
                        .options(OPTIONS)
                        .onMessage((client, message) -> seen.add(message.length()))
                        .onClose((client, cause) -> seen.add(cause))
                        .start();
                EventLoop loop = loop()) {
            MessageConnection client = connect(loop, server);
            for (int i = 0; i < 30; i++) {
                client.sendAsync(Payload.of(5, i, i % 5 == 0 ? 300_000 + i : i));
            }
            client.close();
            for (int i = 0; i < 30; i++) {
                assertThat(take()).isEqualTo(i % 5 == 0 ? 300_000 + i : i);
            }
            assertThat(take()).isEqualTo(Optional.empty());
        }
    }

    /** Either side aborts while a request is unanswered and a large message is being read. */
    @OnDevices
    void abort(Device device) throws Exception {
        BlockingQueue<Request> requests = new LinkedBlockingQueue<>();
        try (MessageServer server = MessageServer.on(anyPort(device))
                        .options(OPTIONS)
                        .onRequest((client, request) -> requests.add(request.retain()))
                        .onClose((client, cause) -> seen.add(cause))
                        .start();
                EventLoop loop = loop()) {
            for (boolean byServer : new boolean[] {false, true}) {
                MessageConnection client = connect(loop, server);
                CompletableFuture<Message> answer = client.requestAsync(new byte[10], LIMIT);
                CompletableFuture<Optional<Message>> next = client.receiveAsync();
                Request request = requests.poll(LIMIT.toSeconds(), TimeUnit.SECONDS);
                for (int i = 0; i < 4; i++) {
                    client.sendAsync(Payload.of(6, i, Payload.MAX));
                }
                MessageConnection aborting = byServer ? server.connections().getFirst() : client;
                aborting.abort();
                assertThatThrownBy(() -> loop.await(answer, LIMIT))
                        .isInstanceOf(IOException.class)
                        .isNotInstanceOf(RdmaTimeoutException.class);
                assertThatThrownBy(() -> loop.await(next, LIMIT))
                        .isInstanceOf(IOException.class)
                        .isNotInstanceOf(RdmaTimeoutException.class);
                assertThat((Optional<?>) take()).as("cause of the server").isPresent();
                assertThatThrownBy(() -> client.request(new byte[1], LIMIT)).isInstanceOf(IOException.class);
                if (byServer) {
                    expectLoss(client);
                }
                client.close();
                assertThat(request).isNotNull();
                request.close();
            }
        }
    }

    /** The peer is suspended, resumed, and killed. */
    @Test
    void stoppedPeer() throws Exception {
        MessageOptions impatient = OPTIONS.withKeepAlive(Duration.ofSeconds(2));
        try (MessagePeer peer = new MessagePeer();
                EventLoop loop = loop()) {
            List<MessageConnection> clients = new ArrayList<>();
            for (Device device : Device.values()) {
                clients.add(MessageConnection.to(loop, peer.address(device), impatient, LIMIT));
                clients.getLast().request(new byte[100], LIMIT).close();
            }
            peer.stop();
            for (MessageConnection client : clients) {
                assertThatThrownBy(() -> client.request(new byte[1], LIMIT)).isInstanceOf(IOException.class);
                assertThatThrownBy(() -> client.receive(LIMIT)).hasStackTraceContaining("No message from");
                expectLoss(client);
                client.close();
            }
            peer.resume();
            clients.clear();
            List<CompletableFuture<Optional<Message>>> next = new ArrayList<>();
            for (Device device : Device.values()) {
                clients.add(MessageConnection.to(loop, peer.address(device), OPTIONS, LIMIT));
                clients.getLast().request(new byte[5000], LIMIT).close();
                next.add(clients.getLast().receiveAsync());
            }
            peer.kill();
            for (CompletableFuture<Optional<Message>> each : next) {
                assertThatThrownBy(() -> loop.await(each, LIMIT))
                        .isInstanceOf(IOException.class)
                        .isNotInstanceOf(RdmaTimeoutException.class);
            }
            for (MessageConnection client : clients) {
                expectLoss(client);
                client.close();
            }
        }
    }

    /** The first close of a connection that the peer has ended reports that messages may have been lost. */
    private static void expectLoss(MessageConnection client) {
        assertThatThrownBy(client::close).isInstanceOf(IOException.class).hasMessageContaining("may have been lost");
    }

    @OnDevices
    void keepAliveKeepsAnIdleConnection(Device device) throws Exception {
        // Longer than the threads of either side may pause.
        Duration keepAlive = Duration.ofSeconds(2);
        MessageOptions impatient = OPTIONS.withKeepAlive(keepAlive);
        try (MessageServer server = echo(device).options(impatient).start();
                EventLoop loop = loop();
                MessageConnection client = MessageConnection.to(loop, server.address(), impatient, LIMIT)) {
            // An idle connection without answers to PING would end after two periods.
            Thread.sleep(5 * keepAlive.toMillis() / 2);
            client.request(new byte[1], LIMIT).close();
        }
        assertThat(take()).isEqualTo(Optional.empty());
    }

    @OnDevices
    void rejectedConnections(Device device) throws Exception {
        try (MessageServer server = echo(device).maxConnections(1).start();
                EventLoop loop = loop()) {
            try (MessageConnection client = connect(loop, server)) {
                assertThatThrownBy(() -> connect(loop, server))
                        .isInstanceOf(ConnectionException.class)
                        .hasMessageContaining("REJECTED")
                        .asInstanceOf(InstanceOfAssertFactories.type(ConnectionRejectedException.class))
                        .extracting(ConnectionRejectedException::reason)
                        .isEqualTo(ConnectionRejectedException.Reason.TOO_MANY_CONNECTIONS);
                client.request(new byte[1], LIMIT).close();
            }
            assertThat(take()).isEqualTo(Optional.empty());
            SilentClientsTest.awaitNoMemory(server);
            // A new client is accepted instead.
            try (MessageConnection next = connect(loop, server)) {
                next.request(new byte[1], LIMIT).close();
            }
            assertThat(take()).isEqualTo(Optional.empty());
            SilentClientsTest.awaitNoMemory(server);
            // A client that does not implement the message protocol.
            assertThatThrownBy(() -> {
                        try (Connection other = Connection.to(server.address(), LIMIT)) {
                            other.establish(LIMIT);
                        }
                    })
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("REJECTED");
        }
    }

    @OnDevices
    void serverCloses(Device device) throws Exception {
        BlockingQueue<Request> requests = new LinkedBlockingQueue<>();
        try (EventLoop loop = loop()) {
            MessageServer server = MessageServer.on(anyPort(device))
                    .options(OPTIONS)
                    .onMessage((client, message) -> client.sendAsync(message.toByteArray()))
                    .onRequest((client, request) -> requests.add(request.retain()))
                    .onClose((client, cause) -> seen.add(cause))
                    .start();
            InetSocketAddress address = server.address();
            MessageConnection idle = connect(loop, server);
            CompletableFuture<Optional<Message>> next = idle.receiveAsync();
            MessageConnection busy = connect(loop, server);
            CompletableFuture<Message> answer = busy.requestAsync(new byte[1], LIMIT);
            Request request = requests.poll(LIMIT.toSeconds(), TimeUnit.SECONDS);
            assertThat(request).isNotNull();
            CompletableFuture<Void> closing = CompletableFuture.runAsync(
                    () -> {
                        try {
                            server.close();
                        } catch (IOException e) {
                            seen.add(e);
                        }
                    },
                    command -> new Thread(command).start());
            assertThat(loop.await(next, LIMIT)).isEmpty();
            // The server waits for the answers to the requests that it has retained.
            assertThat(answer).isNotDone();
            try (request) {
                request.answer(new byte[1]);
            }
            loop.await(answer, LIMIT).close();
            idle.close();
            busy.close();
            closing.join();
            assertThat(take()).isEqualTo(Optional.empty());
            assertThat(take()).isEqualTo(Optional.empty());
            assertThat(seen).isEmpty();
            assertThatThrownBy(() -> MessageConnection.to(loop, address, OPTIONS, LIMIT))
                    .isInstanceOf(ConnectionException.class);
        }
    }

    @OnDevices
    void noListener(Device device) throws IOException {
        try (EventLoop loop = loop()) {
            InetSocketAddress nobody = new InetSocketAddress(device.address(), 9);
            assertThatThrownBy(() -> MessageConnection.to(loop, nobody, OPTIONS, LIMIT))
                    .isInstanceOf(ConnectionException.class);
        }
    }

    /** A peer that does not answer the request for a connection. */
    @OnDevices
    void unansweredConnectionRequest(Device device) throws IOException {
        try (Listener listener = Listener.on(anyPort(device));
                EventLoop loop = loop()) {
            assertThatThrownBy(() -> MessageConnection.to(loop, listener.address(), OPTIONS, SHORT))
                    .isInstanceOf(RdmaException.class)
                    .hasMessageContaining("within 500 ms");
        }
    }
}
