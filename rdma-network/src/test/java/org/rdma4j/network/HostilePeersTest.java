package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who does not belong to the network costs its own connection, and nothing else. */
@Timeout(120)
class HostilePeersTest {
    private static final Duration GREETING_LIMIT = Duration.ofMillis(700);
    private static final RendezvousOptions OPTIONS = new RendezvousOptions(Duration.ofMillis(20), GREETING_LIMIT, 1000);

    private NetworkConfig network = NetworkConfig.builder().add("a", 1, "b").build();

    @BeforeEach
    void makeNetwork() throws IOException {
        network = Nodes.network(3);
    }

    @AfterEach
    void nothingIsLeft() {
        assertThat(network.hosts()).allMatch(host -> Nodes.isFree(host.port()));
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.contains("rdma4j"));
    }

    private FutureTask<List<byte[]>> node(NetworkConfig config, int rank, Duration limit) {
        return Nodes.start(() -> {
            try (Rendezvous rendezvous = Rendezvous.of(config, rank, OPTIONS)) {
                return rendezvous.exchange(Nodes.payload(rank), limit);
            }
        });
    }

    private Stranger stranger() throws Exception {
        return Nodes.stranger(network, 2);
    }

    private Greeting greeting() {
        return Greeting.of(network, 0, 2);
    }

    /** What a connection to rank 2 says that should be closed for it, and what is then said of it. */
    private enum Hostile {
        GARBAGE("something else than a greeting") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                byte[] garbage = new byte[5000];
                new Random().nextBytes(garbage);
                to.send(garbage);
            }
        },
        HTTP("something else than a greeting") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.send(("GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: " + "x".repeat(100) + "\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
            }
        },
        SILENCE("did not say in time who it is") {
            @Override
            void speak(Stranger to, HostilePeersTest test) {}
        },
        ONE_BYTE_AT_A_TIME("did not say in time who it is") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws Exception {
                byte[] greeting = test.greeting().bytes();
                for (int i = 0; i < 40; i++) {
                    to.send(new byte[] {greeting[i]});
                    Thread.sleep(50);
                }
            }
        },
        SILENCE_AFTER_THE_GREETING("did not say in time who it is") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.greet(test.greeting(), "the token");
            }
        },
        HALF_A_GREETING("closed the connection before it said who it is") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                byte[] greeting = test.greeting().bytes();
                to.send(java.util.Arrays.copyOf(greeting, 40));
                to.socket.shutdownOutput();
            }
        },
        A_RESET("closed the connection before it said who it is: Connection reset") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.send(new byte[1]);
                to.socket.setSoLinger(true, 0);
                to.socket.close();
            }
        },
        NO_TOKEN("does not know the cluster token, or has another one") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.greet(test.greeting(), "");
                to.send(to.message(Link.Kind.PROOF));
            }
        },
        OTHER_TOKEN("does not know the cluster token, or has another one") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.greet(test.greeting(), "the tokeN");
                to.send(to.message(Link.Kind.PROOF));
            }
        },
        NO_KIND("sent a message of 0 bytes instead of a proof") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.greet(test.greeting(), "the token");
                to.send(to.sealed(new byte[Integer.BYTES]));
            }
        },
        /** What this node has said itself proves nothing. */
        ITS_OWN_PROOF("does not know the cluster token, or has another one") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.greet(test.greeting(), "");
                to.send(to.socket.getInputStream().readNBytes(5 + Seal.BYTES));
            }
        },
        /** What a node has said before on another connection proves nothing. */
        REPLAYED("does not know the cluster token, or has another one") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws Exception {
                Greeting greeting = test.greeting();
                try (Stranger node = test.stranger().greet(greeting, "the token")) {
                    to.greet(greeting, "");
                    to.send(node.message(Link.Kind.PROOF));
                }
            }
        },
        OTHER_VERSION("speaks version 2 of this protocol, and this node version 1") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.send(ByteBuffer.wrap(test.greeting().bytes()).putInt(8, 2).array());
            }
        },
        OTHER_WORLD("belongs to a network of 4 nodes, and this node to one of 3") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.send(ByteBuffer.wrap(test.greeting().bytes()).putInt(20, 4).array());
            }
        },
        OTHER_CONFIGURATION("has a configuration with other hosts than this node's") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.send(ByteBuffer.wrap(test.greeting().bytes()).putInt(24, 0).array());
            }
        },
        FOR_ANOTHER("wants rank 1, and this node is rank 2") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.send(ByteBuffer.wrap(test.greeting().bytes()).putInt(16, 1).array());
            }
        },
        A_RANK_THAT_DOES_NOT_CONNECT("says that it is a rank that does not connect to this one") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                Greeting greeting = Greeting.of(test.network, 2, 2);
                to.greet(greeting, "the token");
                to.send(to.message(Link.Kind.PROOF));
            }
        },
        A_RANK_BELOW_ALL("says that it is a rank that does not connect to this one") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.greet(Greeting.of(test.network, -1, 2), "the token");
                to.send(to.message(Link.Kind.PROOF));
            }
        },
        A_LENGTH_BEYOND_ALL("sent a message of 2147483647 bytes instead of a proof") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.greet(test.greeting(), "the token");
                to.send(ByteBuffer.allocate(100).putInt(Integer.MAX_VALUE).array());
            }
        },
        A_LENGTH_BELOW_ZERO("sent a message of -1 bytes instead of a proof") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.greet(test.greeting(), "the token");
                to.send(ByteBuffer.allocate(100).putInt(-1).array());
            }
        },
        DATA_WITHOUT_PROOF("sent a message of 5 bytes instead of a proof") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.greet(test.greeting(), "the token");
                to.send(to.message(Link.Kind.DATA, Stranger.data(1)));
            }
        },
        ANOTHER_MESSAGE_THAN_A_PROOF("sent PROBE instead of a proof") {
            @Override
            void speak(Stranger to, HostilePeersTest test) throws IOException {
                to.greet(test.greeting(), "the token");
                to.send(to.message(Link.Kind.PROBE));
            }
        };

        private final String objection;

        Hostile(String objection) {
            this.objection = objection;
        }

        abstract void speak(Stranger to, HostilePeersTest test) throws Exception;
    }

    /** It is closed, in time; the others come together meanwhile; and where they do not, the message says what was refused. */
    @ParameterizedTest
    @EnumSource
    void itCostsItsConnectionOnly(Hostile hostile) throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, Nodes.LIMIT);
        try (Stranger stranger = stranger()) {
            FutureTask<byte[]> speaking = Nodes.start(() -> {
                catchThrowable(() -> hostile.speak(stranger, this));
                return stranger.rest();
            });
            if (hostile.objection.contains("in time")) {
                // The others do not wait for it.
                List<FutureTask<List<byte[]>>> others =
                        List.of(node(network, 0, Nodes.LIMIT), node(network, 1, Nodes.LIMIT));
                long start = System.nanoTime();
                assertThat(Nodes.texts(last.get())).isEqualTo(Nodes.expected(3));
                assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
                others.get(0).get();
                others.get(1).get();
                speaking.get();
            } else {
                speaking.get();
                node(network, 0, Nodes.LIMIT);
                FutureTask<List<byte[]>> second = node(network, 1, Nodes.LIMIT);
                assertThat(Nodes.texts(last.get())).isEqualTo(Nodes.expected(3));
                second.get();
            }
        }
        Thread.sleep(50);
        FutureTask<List<byte[]>> alone = node(
                network, 2, hostile.objection.contains("in time") ? GREETING_LIMIT.multipliedBy(2) : GREETING_LIMIT);
        try (Stranger stranger = stranger()) {
            long start = System.nanoTime();
            catchThrowable(() -> hostile.speak(stranger, this));
            stranger.rest();
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
        }
        assertThat(catchThrowable(alone::get).getCause())
                .isInstanceOf(RendezvousException.class)
                .hasMessageContaining(hostile.objection);
    }

    /** More silent connections than there is room for, all the time: the nodes come together. */
    @Test
    void aFloodOfSilence() throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, Nodes.LIMIT);
        List<Stranger> silent = new ArrayList<>();
        try {
            for (int i = 0; i < 3 * Peers.MOST_STRANGERS; i++) {
                silent.add(stranger());
            }
            FutureTask<List<byte[]>> first = node(network, 0, Nodes.LIMIT);
            FutureTask<List<byte[]>> second = node(network, 1, Nodes.LIMIT);
            assertThat(Nodes.texts(last.get())).isEqualTo(Nodes.expected(3));
            first.get();
            second.get();
        } finally {
            for (Stranger stranger : silent) {
                stranger.close();
            }
        }
    }

    /** Of many reasons a message has a few. */
    @Test
    void manyReasons() throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, GREETING_LIMIT.multipliedBy(5));
        for (int i = 0; i < 30; i++) {
            try (Stranger stranger = stranger()) {
                stranger.send(
                        ByteBuffer.wrap(greeting().bytes()).putInt(20, 100 + i).array());
                stranger.rest();
            }
        }
        String message = String.valueOf(catchThrowable(last::get).getCause().getMessage());
        assertThat(message.split(" belongs to a network of ")).hasSizeBetween(8, 11);
    }

    /** What an answer to a node may be, and what the node says of it. */
    private enum Answer {
        /** Such as a service that echoes. */
        AN_ECHO("is rank 0, and not rank 2") {
            @Override
            byte[] to(Greeting greeting, HostilePeersTest test) {
                return greeting.bytes();
            }
        },
        OF_ANOTHER("is rank 1, and not rank 2") {
            @Override
            byte[] to(Greeting greeting, HostilePeersTest test) {
                return Greeting.of(test.network, 1, 0).bytes();
            }
        },
        TO_ANOTHER("wants rank 1, and this node is rank 0") {
            @Override
            byte[] to(Greeting greeting, HostilePeersTest test) {
                return Greeting.of(test.network, 2, 1).bytes();
            }
        },
        WITH_ANOTHER_TOKEN("does not know the cluster token, or has another one") {
            @Override
            byte[] to(Greeting greeting, HostilePeersTest test) {
                return proven(greeting, Greeting.of(test.network, 2, 0), "another");
            }
        },
        /** Recorded when another greeting was answered. */
        REPLAYED("does not know the cluster token, or has another one") {
            @Override
            byte[] to(Greeting greeting, HostilePeersTest test) {
                return proven(Greeting.of(test.network, 0, 2), Greeting.of(test.network, 2, 0), "the token");
            }
        },
        NOTHING_MORE("closed the connection before it said who it is") {
            @Override
            byte[] to(Greeting greeting, HostilePeersTest test) {
                return Greeting.of(test.network, 2, 0).bytes();
            }
        };

        private final String objection;

        Answer(String objection) {
            this.objection = objection;
        }

        abstract byte[] to(Greeting greeting, HostilePeersTest test);

        private static byte[] proven(Greeting greeting, Greeting answer, String token) {
            byte[] proof = {0, 0, 0, 1, (byte) Link.Kind.PROOF.ordinal()};
            return ByteBuffer.allocate(Greeting.BYTES + proof.length + Seal.BYTES)
                    .put(answer.bytes())
                    .put(proof)
                    .put(new Seal(token, false, greeting, answer).of(ByteBuffer.wrap(proof)))
                    .array();
        }
    }

    /** The node that has connected finds out, and tries again no more often than it should. */
    @ParameterizedTest
    @EnumSource
    void whoAnswersIsNoNode(Answer answer) throws Exception {
        AtomicInteger connections = new AtomicInteger();
        FutureTask<Void> serving;
        try (ServerSocket other = new ServerSocket(network.host(2).port(), 50, InetAddress.getLoopbackAddress())) {
            serving = Nodes.start(() -> {
                while (true) {
                    try (Socket socket = other.accept()) {
                        connections.incrementAndGet();
                        byte[] greeting = socket.getInputStream().readNBytes(Greeting.BYTES);
                        socket.getOutputStream()
                                .write(answer.to(
                                        java.util.Objects.requireNonNull(Greeting.from(ByteBuffer.wrap(greeting))),
                                        this));
                        socket.shutdownOutput();
                        socket.getInputStream().readAllBytes();
                    } catch (IOException e) {
                        if (other.isClosed()) {
                            throw e;
                        }
                    }
                }
            });
            RendezvousOptions slowly = new RendezvousOptions(Duration.ofMillis(300), GREETING_LIMIT, 1000);
            try (Rendezvous rendezvous = Rendezvous.of(network, 0, slowly)) {
                assertThatThrownBy(() -> rendezvous.exchange(new byte[0], Duration.ofMillis(1500)))
                        .isInstanceOf(RendezvousException.class)
                        .hasMessageContaining("rank 2 (127.0.0.1:" + other.getLocalPort() + "): " + answer.objection);
            }
            assertThat(serving.isDone()).isFalse();
            assertThat(connections).hasValueBetween(1, 6);
        }
        catchThrowable(serving::get);
    }

    @Test
    void twoNodesOfOneRank() throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, Nodes.LIMIT);
        FutureTask<List<byte[]>> one = node(network, 0, Nodes.LIMIT);
        boolean isThere = false;
        while (!isThere) {
            try (Stranger stranger = stranger().greet(greeting(), "the token")) {
                stranger.send(stranger.message(Link.Kind.PROOF));
                stranger.socket.shutdownOutput();
                isThere = new String(stranger.rest(), StandardCharsets.ISO_8859_1).contains("is there already");
            }
            Thread.sleep(50);
        }
        assertThat(catchThrowable(node(network, 0, Duration.ofSeconds(2))::get).getCause())
                .hasMessageMatching(
                        ".* rank 2 [(]127.0.0.1:\\d+[)]: refuses this node: rank 0 is there already, from /127.0.0.1:\\d+");
        FutureTask<List<byte[]>> second = node(network, 1, Nodes.LIMIT);
        for (FutureTask<List<byte[]>> node : List.of(last, one, second)) {
            assertThat(Nodes.texts(node.get())).isEqualTo(Nodes.expected(3));
        }
    }

    /** Nodes whose configurations do not agree say so, both of them. */
    @ParameterizedTest
    @ValueSource(strings = {"token", "world", "host"})
    void nodesThatDoNotAgree(String about) throws IOException {
        NetworkConfig other = about.equals("token")
                ? new NetworkConfig(network.hosts(), network.deadline(), "another")
                : about.equals("world")
                        ? NetworkConfig.builder()
                                .add(network.host(0))
                                .add(network.host(1))
                                .add(network.host(2))
                                .add("127.0.0.1", Nodes.freePort(), "rxe0")
                                .build()
                        : new NetworkConfig(
                                List.of(
                                        network.host(0),
                                        network.host(1),
                                        network.host(2).withDevicePort(2)),
                                network.deadline(),
                                network.token());
        String expected = about.equals("token")
                ? "does not know the cluster token, or has another one"
                : about.equals("world") ? "belongs to a network of " : "has a configuration with other hosts";
        Duration limit = Duration.ofMillis(1200);
        // It outlasts the other: of a node that has given up is said that it cannot be reached.
        FutureTask<List<byte[]>> last = node(network, 2, limit.multipliedBy(3));
        FutureTask<List<byte[]>> first = node(other, 0, limit);
        assertThat(catchThrowable(last::get).getCause())
                // The last may be one that the other has given up.
                .hasMessageMatching(
                        ".*: after \\S+ s it has nothing of rank 0 [(]\\S+[)]: a connection from 127.0.0.1 (" + expected
                                + "|closed the connection).*; rank 1 [(]\\S+[)]: has not connected[.] .*")
                .hasMessageContaining("Connections that were refused: 127.0.0.1 as rank 0 " + expected);
        assertThat(catchThrowable(first::get).getCause())
                .hasMessageContaining("rank 2 (")
                .hasMessageContaining(expected);
    }

    /** What listens at a node's port is something else, or nothing that speaks. */
    @ParameterizedTest
    @ValueSource(strings = {"", "SSH-2.0-OpenSSH_9.9\r\n"})
    void somethingElseListens(String banner) throws Exception {
        List<Socket> sockets = new CopyOnWriteArrayList<>();
        FutureTask<Void> serving;
        try (ServerSocket other = new ServerSocket(network.host(2).port(), 50, InetAddress.getLoopbackAddress())) {
            serving = Nodes.start(() -> {
                while (true) {
                    Socket socket = other.accept();
                    sockets.add(socket);
                    socket.getOutputStream().write(banner.repeat(20).getBytes(StandardCharsets.US_ASCII));
                }
            });
            assertThat(catchThrowable(node(network, 1, Duration.ofMillis(1200))::get)
                            .getCause())
                    .hasMessageContaining("rank 2 (")
                    .hasMessageContaining(
                            banner.isEmpty() ? "has not answered in time" : "something else than a greeting");
            assertThat(serving.isDone()).isFalse();
        }
        catchThrowable(serving::get);
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    /** A node that has proven itself and then says nonsense loses its place, and may come again. */
    @Test
    void nonsenseAfterTheProof() throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, Nodes.LIMIT);
        for (Link.Kind kind : Link.Kind.values()) {
            for (byte[] body :
                    List.of(new byte[0], Stranger.data(0), Stranger.data(3), Stranger.data(-1), new byte[1001 + 4])) {
                if (kind == Link.Kind.PROBE && body.length < 1000) {
                    continue;
                }
                try (Stranger stranger = stranger().greet(greeting(), "the token")) {
                    stranger.send(stranger.message(Link.Kind.PROOF));
                    stranger.send(stranger.message(kind, body));
                    stranger.rest();
                }
            }
        }
        for (byte[] twice : List.of(Stranger.data(1), Stranger.data(2))) {
            try (Stranger stranger = stranger().greet(greeting(), "the token")) {
                stranger.send(stranger.message(Link.Kind.PROOF));
                stranger.send(stranger.message(Link.Kind.DATA, twice));
                stranger.send(stranger.message(Link.Kind.DATA, twice));
                stranger.rest();
            }
        }
        // Nobody can have heard yet that all is there.
        try (Stranger stranger = stranger().greet(greeting(), "the token")) {
            stranger.send(stranger.message(Link.Kind.PROOF));
            stranger.send(stranger.message(Link.Kind.COMMIT, Stranger.data(1)));
            stranger.rest();
        }
        try (Stranger stranger = stranger().greet(greeting(), "the token")) {
            stranger.send(stranger.message(Link.Kind.PROOF));
            stranger.send(stranger.sealed(new byte[Integer.BYTES]));
            stranger.rest();
        }
        node(network, 0, Nodes.LIMIT);
        FutureTask<List<byte[]>> second = node(network, 1, Nodes.LIMIT);
        assertThat(Nodes.texts(last.get())).isEqualTo(Nodes.expected(3));
        second.get();
    }

    /** Sealed, and changed on the way; or seen there, and sent once more. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void notWhatWasSealedOrNotNow(boolean repeated) throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, GREETING_LIMIT.multipliedBy(2));
        try (Stranger stranger = stranger().greet(greeting(), "the token")) {
            stranger.send(stranger.message(Link.Kind.PROOF));
            byte[] message = repeated
                    ? stranger.message(Link.Kind.PROBE)
                    : stranger.message(Link.Kind.DATA, Stranger.data(1, (byte) 7));
            if (repeated) {
                stranger.send(message);
            } else {
                message[message.length - Seal.BYTES - 1] = 8;
            }
            stranger.send(message);
            stranger.rest();
        }
        assertThat(catchThrowable(last::get).getCause()).hasMessageContaining("): sent a damaged message");
    }

    /** Messages with something wrong in them, anywhere: none is taken for another than it was, and nothing ends. */
    @Test
    void fiveThousandMutatedMessages() throws Exception {
        long seed = Long.getLong("rdma4j.seed", System.nanoTime());
        System.out.println("HostilePeersTest: -Drdma4j.seed=" + seed);
        Random random = new Random(seed);
        FutureTask<List<byte[]>> last = node(network, 2, Duration.ofSeconds(100));
        int answered = 0;
        for (int i = 0; i < 5000; i++) {
            try (Stranger stranger = stranger()) {
                int stage = random.nextInt(4);
                if (stage == 0) {
                    stranger.send(mutated(greeting().bytes(), random));
                } else {
                    stranger.greet(greeting(), "the token");
                    byte[] proof = stranger.message(Link.Kind.PROOF);
                    if (stage == 1) {
                        stranger.send(mutated(proof, random));
                    } else {
                        stranger.send(proof);
                        byte[] payload = new byte[random.nextInt(900)];
                        random.nextBytes(payload);
                        // Sealed, and then changed; or wrong, and sealed.
                        stranger.send(
                                stage == 2
                                        ? mutated(stranger.message(Link.Kind.DATA, Stranger.data(1, payload)), random)
                                        : stranger.message(
                                                random.nextInt(256), Stranger.data(random.nextInt(), payload)));
                    }
                }
                stranger.socket.shutdownOutput();
                answered += stranger.rest().length > 0 ? 1 : 0;
            } catch (IOException e) {
                throw new IOException("message " + i + " of -Drdma4j.seed=" + seed, e);
            }
        }
        assertThat(answered).as("what got as far as an answer").isPositive();
        FutureTask<List<byte[]>> first = node(network, 0, Nodes.LIMIT);
        FutureTask<List<byte[]>> second = node(network, 1, Nodes.LIMIT);
        for (FutureTask<List<byte[]>> node : List.of(last, first, second)) {
            assertThat(Nodes.texts(node.get())).as("-Drdma4j.seed=" + seed).isEqualTo(Nodes.expected(3));
        }
    }

    private static byte[] mutated(byte[] message, Random random) {
        byte[] changed = message.clone();
        switch (random.nextInt(4)) {
            case 0 -> changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
            case 1 -> changed = java.util.Arrays.copyOf(changed, random.nextInt(changed.length));
            case 2 -> {
                changed = java.util.Arrays.copyOf(changed, changed.length + 1 + random.nextInt(600));
                int at = random.nextInt(message.length);
                System.arraycopy(message, at, changed, changed.length - message.length + at, message.length - at);
            }
            default -> {
                for (int i = 0; i < 8; i++) {
                    changed[random.nextInt(changed.length)] = (byte) random.nextInt();
                }
            }
        }
        return changed;
    }
}
