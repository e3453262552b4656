package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nodes that find each other, or do not. */
@Timeout(60)
class RendezvousTest {
    private static final Duration SHORT = Duration.ofSeconds(3);

    private NetworkConfig network = network(5);

    private static NetworkConfig network(int nodes) {
        try {
            return Nodes.network(nodes);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** No port and no thread is left, whatever happened. */
    @AfterEach
    void nothingIsLeft() {
        assertThat(network.hosts()).allMatch(host -> Nodes.isFree(host.port()));
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.contains("rdma4j") || name.contains("rendezvous"));
    }

    private List<FutureTask<List<byte[]>>> nodes(Duration limit, Integer... ranks) {
        return Arrays.stream(ranks)
                .map(rank -> Nodes.node(network, rank, limit))
                .toList();
    }

    private static RendezvousException failure(FutureTask<?> node) {
        Throwable thrown = catchThrowable(node::get);
        assertThat(thrown).isInstanceOf(ExecutionException.class);
        assertThat(thrown.getCause()).isInstanceOf(RendezvousException.class);
        return (RendezvousException) thrown.getCause();
    }

    @Test
    void allGetWhatAllGave() throws Exception {
        for (FutureTask<List<byte[]>> node : nodes(Nodes.LIMIT, 0, 1, 2, 3, 4)) {
            assertThat(Nodes.texts(node.get())).isEqualTo(Nodes.expected(5));
        }
    }

    @Test
    void inAnyOrderAndLate() throws Exception {
        List<Integer> ranks = new ArrayList<>(List.of(0, 1, 2, 3, 4));
        Random random = new Random();
        for (int i = 0; i < 5; i++) {
            network = network(5);
            Collections.shuffle(ranks, random);
            List<FutureTask<List<byte[]>>> nodes = new ArrayList<>();
            for (int rank : ranks) {
                nodes.add(Nodes.node(network, rank, Nodes.LIMIT));
                Thread.sleep(random.nextInt(150));
            }
            for (FutureTask<List<byte[]>> node : nodes) {
                assertThat(Nodes.texts(node.get())).as("started as %s", ranks).isEqualTo(Nodes.expected(5));
            }
        }
    }

    @Test
    void aNetworkOfOne() throws RendezvousException {
        network = network(1);
        assertThat(Nodes.texts(Rendezvous.exchange(network, 0, Nodes.payload(0), SHORT)))
                .isEqualTo(Nodes.expected(1));
    }

    @Test
    void sixteenNodesAndTheirNames() throws Exception {
        NetworkConfig.Builder named = NetworkConfig.builder().token("t");
        for (int i = 0; i < 16; i++) {
            named.add("localhost", Nodes.freePort(), "rxe0");
        }
        network = named.build();
        for (FutureTask<List<byte[]>> node :
                nodes(Nodes.LIMIT, IntStream.range(0, 16).boxed().toArray(Integer[]::new))) {
            assertThat(Nodes.texts(node.get())).isEqualTo(Nodes.expected(16));
        }
    }

    @Test
    void payloadsOfEveryLength() throws Exception {
        network = network(2);
        // The longest does not fit into what the system keeps for a connection.
        for (int length : new int[] {0, 1, 100_000, 1 << 20, 1 << 25}) {
            byte[] bytes = new byte[length];
            new Random().nextBytes(bytes);
            RendezvousOptions options =
                    new RendezvousOptions(Duration.ofMillis(100), Duration.ofSeconds(10), Math.max(1, length));
            FutureTask<List<byte[]>> other = Nodes.start(() -> {
                try (Rendezvous rendezvous = Rendezvous.of(network, 1, options)) {
                    return rendezvous.exchange(new byte[] {7}, Nodes.LIMIT);
                }
            });
            try (Rendezvous rendezvous = Rendezvous.of(network, 0, options)) {
                assertThat(rendezvous.exchange(bytes, Nodes.LIMIT)).containsExactly(bytes, new byte[] {7});
            }
            assertThat(other.get()).containsExactly(bytes, new byte[] {7});
        }
        assertThatThrownBy(() -> Rendezvous.exchange(network, 0, new byte[(1 << 20) + 1], SHORT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a payload of 1048577 bytes; this rendezvous takes 1048576");
    }

    @Test
    void whoIsMissingIsNamedInTime() {
        // So long that those that are there have met, on a busy machine, too.
        Duration limit = SHORT.multipliedBy(3);
        FutureTask<List<byte[]>> hasty = Nodes.node(network, 0, limit);
        // They outlast the first: who has given up is missing, too.
        List<FutureTask<List<byte[]>>> others = nodes(limit.plusSeconds(1), 1, 3);
        long start = System.nanoTime();
        RendezvousException first = failure(hasty);
        assertThat(first.missing()).containsExactly(2, 4);
        assertThat(first)
                .hasMessageMatching("rank 0 \\(127.0.0.1:\\d+\\): after \\d[.]\\d s it has nothing of"
                        + " rank 2 \\(127.0.0.1:\\d+\\): Connection refused; rank 4 \\(127.0.0.1:\\d+\\):"
                        + " Connection refused");
        failure(others.get(0));
        RendezvousException last = failure(others.get(1));
        assertThat(last.missing()).contains(2, 4).doesNotContain(3);
        assertThat(last.getMessage()).contains("): has not connected");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(limit.plusSeconds(2));
    }

    @Test
    void aNodeThatGaveUpIsNamedWithItsReason() {
        FutureTask<List<byte[]>> first = Nodes.node(network, 0, Duration.ofMillis(500));
        RendezvousException second = failure(Nodes.node(network, 1, SHORT));
        failure(first);
        assertThat(second.getMessage()).contains("rank 0 (", "gave up: after 0.", "it has nothing of rank 2");
    }

    @Test
    void aNameThatIsNotKnown() {
        network = NetworkConfig.builder()
                .add("127.0.0.1", 15_001, "rxe0")
                .add("no-such-host.invalid", 15_002, "rxe0")
                .build();
        assertThatThrownBy(() -> Rendezvous.exchange(network, 0, new byte[0], SHORT))
                .isInstanceOf(RendezvousException.class)
                .hasMessageContaining("rank 1 (no-such-host.invalid:15002): ");
    }

    @Test
    void aPortThatIsTaken() throws IOException {
        try (ServerSocket taken = new ServerSocket(network.host(1).port())) {
            assertThatThrownBy(() -> Rendezvous.of(network, 1))
                    .isInstanceOf(RendezvousException.class)
                    .hasMessage("rank 1 (127.0.0.1:" + taken.getLocalPort() + ") cannot listen at its port:"
                            + " Address already in use; is another process of this rank running?");
        }
    }

    @Test
    void aRankThatTheNetworkDoesNotHave() {
        assertThatThrownBy(() -> Rendezvous.of(network, 5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rank 5 is not in the network; its 5 ranks start at 0");
    }

    /** A node that is killed while others are still missing may be started again. */
    @Test
    void aNodeThatComesBack() throws Exception {
        List<FutureTask<List<byte[]>>> nodes = new ArrayList<>(nodes(Nodes.LIMIT, 1, 2, 3));
        for (int rank : new int[] {0, 4}) {
            CountDownLatch over = new CountDownLatch(1);
            FutureTask<Void> killed = Nodes.start(() -> {
                try {
                    Rendezvous.exchange(network, rank, new byte[] {1, 2, 3}, Nodes.LIMIT);
                } finally {
                    over.countDown();
                }
                return null;
            });
            Thread.sleep(300);
            killed.cancel(true);
            // Else all of them might be there for a moment.
            over.await();
        }
        nodes.addAll(nodes(Nodes.LIMIT, 0, 4));
        for (FutureTask<List<byte[]>> node : nodes) {
            assertThat(Nodes.texts(node.get())).isEqualTo(Nodes.expected(5));
        }
    }

    @Test
    void severalExchangesOneAfterTheOther() throws Exception {
        List<FutureTask<Integer>> nodes = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int rank = i;
            nodes.add(Nodes.start(() -> {
                Random random = new Random();
                try (Rendezvous rendezvous = Rendezvous.of(network, rank)) {
                    for (int round = 0; round < 100; round++) {
                        List<byte[]> all = rendezvous.exchange(new byte[] {(byte) rank, (byte) round}, Nodes.LIMIT);
                        for (int other = 0; other < 5; other++) {
                            assertThat(all.get(other)).containsExactly(other, round);
                        }
                        if (random.nextInt(10) == 0) {
                            Thread.sleep(2);
                        }
                    }
                    return 100;
                }
            }));
        }
        for (FutureTask<Integer> node : nodes) {
            assertThat(node.get()).isEqualTo(100);
        }
    }

    /** A node that fails between two exchanges has the others fail at once, not at their deadline. */
    @Test
    void aNodeThatIsLostLaterFailsAll() {
        List<FutureTask<Void>> nodes = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int rank = i;
            nodes.add(Nodes.start(() -> {
                try (Rendezvous rendezvous = Rendezvous.of(network, rank)) {
                    rendezvous.exchange(Nodes.payload(rank), Nodes.LIMIT);
                    if (rank != 2) {
                        rendezvous.exchange(new byte[0], Nodes.LIMIT);
                    }
                }
                return null;
            }));
        }
        long start = System.nanoTime();
        for (int i = 0; i < 5; i++) {
            if (i != 2) {
                assertThat(failure(nodes.get(i)).getMessage())
                        .startsWith("rank " + i)
                        .contains("rank 2 (127.0.0.1:" + network.host(2).port() + ") closed the connection");
            }
        }
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(3));
    }

    /** One node is interrupted at any moment: the others all get everything, or all fail. */
    @Test
    void theOutcomeIsTheSameAtAll() throws Exception {
        Random random = new Random();
        for (int i = 0; i < 15; i++) {
            network = network(4);
            List<FutureTask<List<byte[]>>> nodes = nodes(Duration.ofMillis(700), 0, 1, 2, 3);
            Thread.sleep(random.nextInt(40));
            nodes.get(i % 4).cancel(true);
            List<Boolean> outcomes = new ArrayList<>();
            for (int rank = 0; rank < 4; rank++) {
                if (rank != i % 4) {
                    outcomes.add(catchThrowable(nodes.get(rank)::get) == null);
                }
            }
            assertThat(outcomes)
                    .as("round " + i)
                    .containsAnyOf(true, false)
                    .matches(all -> all.stream().distinct().count() == 1);
            nothingIsLeftSoon();
        }
    }

    /** The one that was cancelled is not waited for. */
    private void nothingIsLeftSoon() throws InterruptedException {
        for (int i = 0; i < 100 && !network.hosts().stream().allMatch(host -> Nodes.isFree(host.port())); i++) {
            Thread.sleep(20);
        }
        nothingIsLeft();
    }

    @Test
    void interrupted() throws Exception {
        FutureTask<Boolean> node = new FutureTask<>(() -> {
            assertThatThrownBy(() -> Rendezvous.exchange(network, 1, new byte[0], Nodes.LIMIT))
                    .isInstanceOf(RendezvousException.class)
                    .hasMessageEndingWith(": interrupted");
            return Thread.currentThread().isInterrupted();
        });
        Thread thread = new Thread(node, "interrupted node");
        thread.start();
        Thread.sleep(200);
        thread.interrupt();
        assertThat(node.get()).isTrue();
    }

    /** Comments, deadlines and how to wait are each node's own; and nothing is too long to wait for. */
    @Test
    void whatNodesNeedNotAgreeAbout() throws Exception {
        network = network(2);
        Duration forever = Duration.ofSeconds(Long.MAX_VALUE);
        NetworkConfig other = new NetworkConfig(
                List.of(network.host(0).withComment("here"), network.host(1)), Duration.ofDays(1), network.token());
        FutureTask<List<byte[]>> second = Nodes.start(() -> {
            try (Rendezvous rendezvous = Rendezvous.of(other, 1, new RendezvousOptions(forever, forever, 1000))) {
                return rendezvous.exchange(Nodes.payload(1), forever);
            }
        });
        Nodes.stranger(network, 1).close();
        try (Rendezvous rendezvous = Rendezvous.of(network, 0, new RendezvousOptions(forever, forever, 10))) {
            assertThat(Nodes.texts(rendezvous.exchange(Nodes.payload(0), forever)))
                    .isEqualTo(Nodes.expected(2));
        }
        second.get();
    }

    /** When its name is known a node is tried at once. */
    @Test
    void whatTheResolverSaysIsHeard() throws Exception {
        network = NetworkConfig.builder()
                .add("localhost", Nodes.freePort(), "rxe0")
                .add("localhost", Nodes.freePort(), "rxe0")
                .build();
        RendezvousOptions seldom = new RendezvousOptions(Duration.ofMinutes(10), Duration.ofSeconds(10), 1000);
        FutureTask<List<byte[]>> second = Nodes.node(network, 1, Nodes.LIMIT);
        Nodes.stranger(network, 1).close();
        try (Rendezvous rendezvous = Rendezvous.of(network, 0, seldom)) {
            assertThat(Nodes.texts(rendezvous.exchange(Nodes.payload(0), Nodes.LIMIT)))
                    .isEqualTo(Nodes.expected(2));
        }
        second.get();
    }

    /** The connection breaks after any byte: either the node may come again, or the other fails at once, or it has all. */
    @Test
    void aConnectionThatBreaksAnywhere() throws Exception {
        network = network(2);
        int whole = 215;
        for (int bytes = 0; bytes <= whole; bytes += 1 + bytes % 7) {
            String what = "after " + bytes + " bytes";
            FutureTask<List<byte[]>> second = Nodes.node(network, 1, Nodes.LIMIT);
            try (Stranger stranger = Nodes.stranger(network, 1)) {
                Greeting greeting = Greeting.of(network, 0, 1);
                stranger.send(Arrays.copyOf(greeting.bytes(), Math.min(bytes, Greeting.BYTES)));
                int left = bytes - Greeting.BYTES;
                if (left >= 0) {
                    stranger.answered(greeting, network.token());
                    for (byte[] message : stranger.exchange()) {
                        stranger.send(Arrays.copyOf(message, Math.max(0, Math.min(left, message.length))));
                        left -= message.length;
                    }
                }
                if (bytes % 2 == 0) {
                    stranger.socket.setSoLinger(true, 0);
                }
            }
            AtomicBoolean over = new AtomicBoolean();
            FutureTask<List<byte[]>> first = Nodes.start(() -> {
                while (!over.get()) {
                    try {
                        return Rendezvous.exchange(network, 0, Nodes.payload(0), Duration.ofMillis(500));
                    } catch (RendezvousException e) {
                        // The other one may be over, or has to find out that the first try was.
                    }
                }
                return List.of();
            });
            long start = System.nanoTime();
            Throwable thrown = catchThrowable(second::get);
            over.set(true);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).as(what).isLessThan(Duration.ofSeconds(15));
            if (thrown == null) {
                assertThat(Nodes.texts(second.get())).as(what).isEqualTo(Nodes.expected(2));
            } else {
                assertThat(thrown.getCause())
                        .as(what)
                        .isInstanceOf(RendezvousException.class)
                        .hasMessageMatching("rank 1 [(]\\S+[)]: rank 0 [(]\\S+[)].* before it had everything");
            }
            first.get();
        }
    }

    /** A node that has everything and is gone, as if it had returned already, is no reason for the others to fail. */
    @Test
    void aNodeThatHadEverything() throws Exception {
        network = network(3);
        FutureTask<List<byte[]>> last = Nodes.node(network, 2, Nodes.LIMIT);
        try (Stranger zero = Nodes.stranger(network, 2);
                Stranger one = Nodes.stranger(network, 2)) {
            zero.greet(Greeting.of(network, 0, 2), network.token());
            one.greet(Greeting.of(network, 1, 2), network.token());
            for (Stranger stranger : List.of(zero, one)) {
                stranger.send(stranger.message(Link.Kind.PROOF));
                stranger.send(stranger.message(Link.Kind.DATA, Stranger.data(1)));
            }
            // A proof, data, and that it is ready.
            int heads = 3 * (5 + Seal.BYTES);
            zero.socket.getInputStream().readNBytes(heads + Stranger.data(1, Nodes.payload(2)).length + Integer.BYTES);
            zero.send(zero.message(Link.Kind.READY, Stranger.data(1)));
            zero.socket.close();
            Thread.sleep(300);
            one.send(one.message(Link.Kind.READY, Stranger.data(1)));
            assertThat(last.get()).containsExactly(new byte[0], new byte[0], Nodes.payload(2));
        }
    }

    /** Packets of one byte. */
    @Test
    void byteByByte() throws Exception {
        network = network(2);
        FutureTask<List<byte[]>> second = Nodes.node(network, 1, Nodes.LIMIT);
        try (Stranger stranger = Nodes.stranger(network, 1)) {
            Greeting greeting = Greeting.of(network, 0, 1);
            for (byte one : greeting.bytes()) {
                stranger.send(new byte[] {one});
            }
            stranger.answered(greeting, network.token());
            for (byte[] message : stranger.exchange()) {
                for (byte one : message) {
                    stranger.send(new byte[] {one});
                }
            }
            assertThat(Nodes.texts(second.get())).isEqualTo(Nodes.expected(2));
        }
    }

    /** What a node says last arrives, however long it is, and although it has not read what the other side sent. */
    @Test
    void theReasonArrives() throws Exception {
        network = network(2);
        FutureTask<Void> second = Nodes.start(() -> {
            try (Rendezvous rendezvous = Rendezvous.of(network, 1)) {
                rendezvous.exchange(Nodes.payload(1), Nodes.LIMIT);
                Thread.sleep(300);
                rendezvous.giveUp("too bad\n" + "!".repeat(5000));
            }
            return null;
        });
        try (Stranger stranger = Nodes.stranger(network, 1)) {
            stranger.greet(Greeting.of(network, 0, 1), network.token());
            for (byte[] message : stranger.exchange()) {
                stranger.send(message);
            }
            for (int i = 0; i < 1000; i++) {
                stranger.send(stranger.message(Link.Kind.PROBE));
            }
            assertThat(new String(stranger.rest(), StandardCharsets.ISO_8859_1)).contains("too bad\n!!!");
        }
        second.get();
        network = network(2);
        FutureTask<Void> first = Nodes.start(() -> {
            try (Rendezvous rendezvous = Rendezvous.of(network, 0)) {
                rendezvous.exchange(Nodes.payload(0), Nodes.LIMIT);
                rendezvous.giveUp("too bad\n" + "!".repeat(5000));
            }
            return null;
        });
        try (Rendezvous rendezvous = Rendezvous.of(network, 1, new RendezvousOptions(SHORT, SHORT, 10))) {
            rendezvous.exchange(Nodes.payload(1), Nodes.LIMIT);
            assertThatThrownBy(() -> rendezvous.exchange(Nodes.payload(1), Nodes.LIMIT))
                    .isInstanceOf(RendezvousException.class)
                    .hasMessageMatching("rank 1 [(]\\S+[)]: rank 0 [(]\\S+[)] gave up: too bad[?]!{992}");
        }
        first.get();
    }

    /** TCP may connect a port to itself, where nobody listens. */
    @Test
    void aPortThatIsConnectedToItself() throws IOException {
        try (Selector selector = Selector.open();
                SocketChannel channel = SocketChannel.open()) {
            channel.bind(new InetSocketAddress("127.0.0.1", 0)).connect(channel.getLocalAddress());
            channel.configureBlocking(false);
            Greeting greeting = Greeting.of(network, 0, 1);
            assertThatThrownBy(() -> new Link(channel, selector, "", 1, greeting, "", 0))
                    .hasMessage("nobody listens there");
        }
    }

    /** It is one thread's; the others are told, and what they can do. */
    @Test
    void severalThreads() throws Exception {
        Rendezvous rendezvous = Rendezvous.of(network, 1);
        CountDownLatch over = new CountDownLatch(1);
        FutureTask<Void> exchange = Nodes.start(() -> {
            try {
                rendezvous.exchange(new byte[0], Nodes.LIMIT);
            } finally {
                over.countDown();
            }
            return null;
        });
        // It has begun when it answers.
        try (Stranger stranger = Nodes.stranger(network, 1)) {
            stranger.greet(Greeting.of(network, 0, 1), network.token());
        }
        String message = "the rendezvous of rank 1 (127.0.0.1:"
                + network.host(1).port() + ") is used by another thread; interrupt that one to end its exchange";
        assertThatThrownBy(() -> rendezvous.exchange(new byte[0], SHORT))
                .isInstanceOf(WrongThreadException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> rendezvous.giveUp("why")).hasMessage(message);
        assertThatThrownBy(rendezvous::close).hasMessage(message);
        exchange.cancel(true);
        over.await();
        rendezvous.close();
    }

    @Test
    void afterAFailureItIsOver() throws RendezvousException {
        Rendezvous rendezvous = Rendezvous.of(network, 1);
        try (rendezvous) {
            assertThatThrownBy(() -> rendezvous.exchange(new byte[0], Duration.ofMillis(50)))
                    .isInstanceOf(RendezvousException.class);
            assertThatThrownBy(() -> rendezvous.exchange(new byte[0], SHORT))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("this rendezvous is over");
        }
        rendezvous.close();
    }
}
