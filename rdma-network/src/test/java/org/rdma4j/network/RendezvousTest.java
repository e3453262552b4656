package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nodes that find each other, or do not. */
@Timeout(60)
class RendezvousTest {
    private static final Duration SHORT = Duration.ofMillis(1500);

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
        for (int length : new int[] {0, 1, 100_000, 1 << 20}) {
            byte[] bytes = new byte[length];
            new Random().nextBytes(bytes);
            FutureTask<List<byte[]>> other =
                    Nodes.start(() -> Rendezvous.exchange(network, 1, new byte[] {7}, Nodes.LIMIT));
            assertThat(Rendezvous.exchange(network, 0, bytes, Nodes.LIMIT)).containsExactly(bytes, new byte[] {7});
            assertThat(other.get()).containsExactly(bytes, new byte[] {7});
        }
        assertThatThrownBy(() -> Rendezvous.exchange(network, 0, new byte[(1 << 20) + 1], SHORT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a payload of 1048577 bytes; this rendezvous takes 1048576");
    }

    @Test
    void whoIsMissingIsNamedInTime() {
        List<FutureTask<List<byte[]>>> nodes = nodes(SHORT, 0, 1, 3);
        long start = System.nanoTime();
        RendezvousException first = failure(nodes.get(0));
        assertThat(first.missing()).containsExactly(2, 4);
        assertThat(first)
                .hasMessageMatching("rank 0 \\(127.0.0.1:\\d+\\): after 1[.]\\d s it has nothing of"
                        + " rank 2 \\(127.0.0.1:\\d+\\): Connection refused; rank 4 \\(127.0.0.1:\\d+\\):"
                        + " Connection refused");
        RendezvousException last = failure(nodes.get(2));
        assertThat(last.missing()).contains(2, 4).doesNotContain(3);
        assertThat(last.getMessage()).contains("): has not connected");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(SHORT.plusMillis(300));
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
            FutureTask<Void> killed = Nodes.start(() -> {
                Rendezvous.exchange(network, rank, new byte[] {1, 2, 3}, Nodes.LIMIT);
                return null;
            });
            Thread.sleep(300);
            killed.cancel(true);
            Thread.sleep(50);
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
