package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.message.RawPeer.control;
import static org.rdma4j.message.RawPeer.data;
import static org.rdma4j.message.RawPeer.header;
import static org.rdma4j.message.RawPeer.offer;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.internal.message.ProtocolException;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.repetition.RandomInput;

/** A server whose peers send anything. It ends their connections, logs no error, and continues to serve others. */
@Timeout(60)
class HostilePeerTest extends MessageFixture {
    private final ConcurrentLinkedQueue<String> logged = new ConcurrentLinkedQueue<>();
    private final Handler log = new Handler() {
        @Override
        public void publish(LogRecord record) {
            if (record.getLevel().intValue() >= Level.WARNING.intValue()) {
                logged.add(record.getLoggerName() + ": " + record.getMessage() + " " + record.getThrown());
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };
    private final Logger root = Logger.getLogger("org.rdma4j");
    private final AtomicInteger delivered = new AtomicInteger();
    private final List<Request> retained = new ArrayList<>();

    private MessageServer server;

    @BeforeEach
    void startServer() throws IOException {
        // The peer may send more messages than the protocol permits.
        LoopControl.failWithoutReceive(false);
        root.addHandler(log);
        server = server().options(RawPeer.TESTED_SIDE)
                .onMessage((client, message) -> {
                    delivered.incrementAndGet();
                    if (message.length() > 0 && message.length() < 100) {
                        client.trySend(message.memory());
                    }
                })
                .onRequest((client, request) -> {
                    delivered.incrementAndGet();
                    if (request.length() == 7) {
                        retained.add(request.retain());
                    } else {
                        request.answer(new byte[Math.min(request.length(), 500)]);
                    }
                })
                .start();
    }

    @AfterEach
    void closeServer() throws IOException {
        server.close();
        retained.forEach(Request::close);
        loop.close();
        root.removeHandler(log);
        assertThat(logged).isEmpty();
    }

    private RawPeer peer() throws IOException {
        return new RawPeer(server.address(), RawPeer.parameters());
    }

    private void assertServes() throws IOException {
        try (MessageConnection client = connect(server, RawPeer.TESTED_SIDE)) {
            client.request(new byte[] {1}, LIMIT).close();
            client.request(new byte[1000], LIMIT).close();
        }
    }

    private void awaitNoConnection() throws InterruptedException {
        await(LIMIT, () -> server.connections().isEmpty());
    }

    /** Clients that accept fewer bytes than the handlers send: a client's limit is not an error of the handlers. */
    @Test
    void clientsThatAcceptNothing() throws Exception {
        for (int max : new int[] {0, 5}) {
            try (RawPeer peer = new RawPeer(server.address(), RawPeer.parameters(4096, 16, 2, 16, max)).start()) {
                for (int id = 0; id < 20; id++) {
                    assertThat(peer.send(data(RawPeer.REQUEST, id, 50))).isTrue();
                    byte[] answer = peer.next();
                    assertThat(answer).isNotNull();
                    assertThat(answer[0]).isEqualTo((byte) RawPeer.FAILURE);
                    assertThat(answer).hasSizeLessThanOrEqualTo(16 + max);
                }
                peer.send(data(RawPeer.MESSAGE, 0, 50));
                awaitNoConnection();
            }
        }
        assertServes();
    }

    @Test
    void unacceptableParameters() throws Exception {
        for (byte[] each : List.of(
                new byte[0],
                new byte[31],
                new byte[32],
                RawPeer.wrongMagic(),
                RawPeer.wrongVersion(),
                RawPeer.parameters(63, 16, 2, 16, 100),
                RawPeer.parameters((1 << 24) + 1, 16, 2, 16, 100),
                RawPeer.parameters(-1, 16, 2, 16, 100),
                RawPeer.parameters(4096, 0, 2, 16, 100),
                RawPeer.parameters(4096, 32_768, 2, 16, 100),
                RawPeer.parameters(4096, 16, 1025, 16, 100),
                RawPeer.parameters(4096, 16, 2, 32_768, 100),
                RawPeer.parameters(4096, 16, 2, 16, -1),
                RawPeer.parameters(4096, 16, 2, 16, 1L << 31))) {
            assertThatThrownBy(() -> new RawPeer(server.address(), each).close())
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("REJECTED");
        }
        assertServes();
    }

    /** The client reports what is wrong with the response of a server, and logs no error. */
    @Test
    void unacceptableParametersOfAServer() throws Exception {
        ConnectionOptions wrong = new ConnectionOptions().withPrivateData(RawPeer.parameters(4096, 0, 2, 16, 100));
        try (Listener listener = Listener.on(anyPort(), wrong)) {
            CompletableFuture<Void> serving = CompletableFuture.runAsync(() -> {
                try (Connection connection = listener.next(LIMIT)) {
                    connection.establish(LIMIT).awaitEnd(LIMIT);
                } catch (IOException e) {
                    throw new CompletionException(e);
                }
            });
            assertThatThrownBy(() -> MessageConnection.to(loop, listener.address(), RawPeer.TESTED_SIDE, LIMIT))
                    .isInstanceOf(ProtocolException.class)
                    .hasMessageContaining("The window is 0");
            serving.join();
        }
    }

    @Test
    void extremeParameters() throws Exception {
        for (byte[] each : List.of(
                RawPeer.parameters(64, 1, 0, 0, 0),
                RawPeer.parameters(1 << 24, 32_767, 1024, 32_767, Integer.MAX_VALUE))) {
            try (RawPeer peer = new RawPeer(server.address(), each).start()) {
                for (int i = 0; i < 20; i++) {
                    peer.send(header(RawPeer.REQUEST, 0, 0, 0, i, 0));
                    byte[] answer = peer.next();
                    assertThat(answer == null ? -1 : answer[0] & 0xff)
                            .isIn(RawPeer.ANSWER, RawPeer.FAILURE, RawPeer.CREDIT);
                    if (answer != null && answer[0] == RawPeer.CREDIT) {
                        peer.next();
                    }
                }
            }
        }
        assertServes();
    }

    /** Each protocol violation ends the connection of the peer, which has completed the handshake. */
    @Test
    void violations() throws Exception {
        List<byte[][]> scripts = new ArrayList<>();
        scripts.add(new byte[][] {new byte[1]});
        scripts.add(new byte[][] {new byte[15]});
        scripts.add(new byte[][] {new byte[300]});
        for (int type : new int[] {0, 5, 15, 22, 127, 128, 255}) {
            scripts.add(new byte[][] {control(type)});
        }
        scripts.add(new byte[][] {header(RawPeer.MESSAGE, 2, 0, 0, 0, 0)});
        scripts.add(new byte[][] {header(RawPeer.PING, 1, 0, 0, 0, 0)});
        scripts.add(new byte[][] {header(RawPeer.MESSAGE, 0, 1, 0, 0, 0)});
        scripts.add(new byte[][] {header(RawPeer.MESSAGE, 0, 65535, 0, 0, 0)});
        scripts.add(new byte[][] {header(RawPeer.MESSAGE, 0, 0, 10, 0, 9)});
        scripts.add(new byte[][] {header(RawPeer.MESSAGE, 0, 0, 9, 0, 10)});
        scripts.add(new byte[][] {header(RawPeer.MESSAGE, 0, 0, -1, 0, 10)});
        scripts.add(new byte[][] {data(RawPeer.ANSWER, 0, 1)});
        scripts.add(new byte[][] {data(RawPeer.FAILURE, -1, 1)});
        scripts.add(new byte[][] {control(RawPeer.CREDIT)});
        scripts.add(new byte[][] {control(RawPeer.DONE)});
        scripts.add(new byte[][] {header(RawPeer.DONE, 0, 0, 1, 0, 0)});
        scripts.add(new byte[][] {control(RawPeer.PONG)});
        scripts.add(new byte[][] {header(RawPeer.END, 0, 0, 0, 1, 0)});
        scripts.add(new byte[][] {header(RawPeer.END, 0, 0, 0, 2, 0)});
        scripts.add(new byte[][] {control(RawPeer.END), data(RawPeer.MESSAGE, 0, 1)});
        scripts.add(new byte[][] {data(RawPeer.REQUEST, 5, 7), data(RawPeer.REQUEST, 5, 7)});
        scripts.add(new byte[][] {
            data(RawPeer.REQUEST, 1, 7),
            data(RawPeer.REQUEST, 2, 7),
            data(RawPeer.REQUEST, 3, 7),
            data(RawPeer.REQUEST, 4, 7)
        });
        scripts.add(new byte[][] {offer(RawPeer.MESSAGE, 0, 0, 4096, 1)});
        scripts.add(new byte[][] {offer(RawPeer.MESSAGE, 0, (1 << 18) + 1, 4096, 1)});
        scripts.add(new byte[][] {offer(RawPeer.MESSAGE, 0, -1, 4096, 1)});
        scripts.add(new byte[][] {offer(RawPeer.MESSAGE, 0, 1000, 4096, 1)});
        scripts.add(new byte[][] {offer(RawPeer.MESSAGE, 0, 1000, -1, -1)});
        scripts.add(new byte[][] {offer(RawPeer.REQUEST, 0, 1 << 18, Long.MAX_VALUE, 0)});
        scripts.add(new byte[][] {offer(RawPeer.MESSAGE, 0, 1000, 4096, 1), control(RawPeer.END)});
        for (byte[][] script : scripts) {
            try (RawPeer peer = peer().start()) {
                for (byte[] each : script) {
                    peer.send(each);
                }
                peer.drain();
            }
            awaitNoConnection();
        }
        assertServes();
    }

    @Test
    void messagesBeforeTheStart() throws Exception {
        for (byte[] each : List.of(
                data(RawPeer.MESSAGE, 0, 1),
                data(RawPeer.REQUEST, 0, 1),
                control(RawPeer.END),
                control(RawPeer.PING),
                control(RawPeer.CREDIT))) {
            try (RawPeer peer = peer()) {
                peer.send(each);
                assertThat(peer.drain()).isZero();
            }
        }
        try (RawPeer peer = peer()) {
            for (int i = 0; i < 10; i++) {
                peer.send(control(RawPeer.START));
            }
            assertThat(peer.drain()).isLessThanOrEqualTo(4);
        }
        assertThat(delivered).hasValue(0);
        assertServes();
    }

    /** Messages that follow a violation are not delivered. */
    @Test
    void messagesAfterAViolation() throws Exception {
        LoopControl.hold(false);
        try (RawPeer peer = peer().start()) {
            peer.send(control(99));
            for (int i = 0; i < 3; i++) {
                peer.send(data(RawPeer.MESSAGE, 0, 1));
            }
            peer.drain();
        }
        awaitNoConnection();
        assertThat(delivered).hasValue(0);
    }

    /** The server waits for all peers at the same time. */
    @Test
    void silentPeersDoNotDelayTheClose() throws Exception {
        List<RawPeer> peers = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            RawPeer peer = peer();
            peers.add(peer);
            switch (i % 4) {
                case 0 -> peer.start();
                case 1 -> peer.start().send(control(RawPeer.END));
                case 2 -> peer.start().send(data(RawPeer.REQUEST, 1, 7));
                default -> {}
            }
        }
        assertThat(time(server::close)).isLessThan(Duration.ofSeconds(8));
        for (RawPeer each : peers) {
            each.close();
        }
    }

    /** After both ENDs, the server waits for the close timeout only. */
    @Test
    void aPeerThatDoesNotDisconnect() throws Exception {
        try (RawPeer peer = peer().start()) {
            Duration duration = time(() -> {
                peer.send(control(RawPeer.END));
                assertThat(peer.next()).startsWith(RawPeer.END);
                peer.drain();
            });
            assertThat(duration).isBetween(Duration.ofMillis(100), Duration.ofSeconds(10));
            awaitNoConnection();
        }
    }

    @Test
    void peersThatTerminateAtAnyTime() throws Exception {
        Random random = new Random(3);
        for (int i = 0; i < 100; i++) {
            try (RawPeer peer = peer()) {
                int steps = random.nextInt(6);
                if (steps > 0) {
                    peer.start();
                }
                for (int k = 1; k < steps; k++) {
                    switch (random.nextInt(5)) {
                        case 0 -> peer.send(data(RawPeer.REQUEST, k, random.nextInt(200)));
                        case 1 -> peer.send(peer.goodOffer(RawPeer.MESSAGE, 0, 1 + random.nextInt(100_000)));
                        case 2 -> peer.send(peer.goodOffer(RawPeer.REQUEST, k, 1 + random.nextInt(100_000)));
                        case 3 -> peer.send(control(RawPeer.END));
                        default -> peer.send(data(RawPeer.MESSAGE, 0, random.nextInt(200)));
                    }
                }
            }
        }
        awaitNoConnection();
        assertServes();
    }

    /** Valid messages with random changes: each is served, or ends the connection. */
    @Test
    @RandomInput
    void mutatedMessages() throws Exception {
        long seed = Long.getLong("org.rdma4j.test.seed", System.nanoTime());
        int messages = Integer.getInteger("org.rdma4j.test.messages", 1000);
        Random random = new Random(seed);
        try {
            for (int sent = 0; sent < messages; ) {
                try (RawPeer peer = peer().start()) {
                    boolean open = true;
                    for (int id = 0; open && id < 20; id++) {
                        byte[] message = random.nextInt(4) == 0
                                ? mutated(random, valid(random, peer, id))
                                : valid(random, peer, id);
                        open = peer.send(message);
                        sent++;
                    }
                }
            }
            awaitNoConnection();
            assertServes();
            assertThat(logged).isEmpty();
        } catch (Throwable e) {
            throw new AssertionError("-Dorg.rdma4j.test.seed=" + seed, e);
        }
    }

    private static byte[] valid(Random random, RawPeer peer, int id) {
        return switch (random.nextInt(9)) {
            case 0, 1 -> data(RawPeer.MESSAGE, 0, random.nextInt(230));
            case 2, 3 -> data(RawPeer.REQUEST, id, random.nextInt(230));
            case 4 -> peer.goodOffer(RawPeer.MESSAGE, 0, 1 + random.nextInt(200_000));
            case 5 -> peer.goodOffer(RawPeer.REQUEST, id, 1 + random.nextInt(200_000));
            case 6 -> header(RawPeer.PING, 0, 0, 0, random.nextLong(), 0);
            case 7 -> control(RawPeer.START);
            default -> random.nextInt(10) == 0 ? control(RawPeer.END) : data(RawPeer.REQUEST, id, 7);
        };
    }

    private static byte[] mutated(Random random, byte[] message) {
        byte[] bytes = message;
        switch (random.nextInt(4)) {
            case 0 -> bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length + 20));
            case 1 -> bytes[random.nextInt(Math.min(bytes.length, 32))] = (byte) random.nextInt();
            case 2 -> bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            default -> {
                bytes[0] = (byte) random.nextInt(24);
                bytes[1] = (byte) random.nextInt(3);
            }
        }
        return bytes;
    }

    /** The abort of a connection whose last send is unsignaled does not block the loop. */
    @Test
    void aReconnectStorm() throws Exception {
        List<MessageConnection> clients = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            MessageConnection client = connect(server, RawPeer.TESTED_SIDE);
            client.sendAsync(new byte[i % 3 == 0 ? 10_000 : 10]);
            if (i % 2 == 0) {
                client.abort();
            } else {
                client.closeAsync();
            }
            clients.add(client);
        }
        awaitNoConnection();
        assertServes();
        assertThat(clients).noneMatch(MessageConnection::isOpen);
    }
}
