package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;

/** Exchanges that succeed. */
@Timeout(60)
class RendezvousTest extends NetworkFixture {
    RendezvousTest() {
        super(5);
    }

    @Test
    @Shows(Capability.RENDEZVOUS)
    void everyNodeReceivesAllPayloads() throws Exception {
        for (FutureTask<List<byte[]>> node : nodes(Nodes.TIMEOUT, 0, 1, 2, 3, 4)) {
            assertThat(Nodes.texts(node.get())).isEqualTo(Nodes.expected(5));
        }
    }

    @Test
    @Shows(Capability.RENDEZVOUS)
    void nodesStartInAnyOrderAndLate() throws Exception {
        List<Integer> ranks = new ArrayList<>(List.of(0, 1, 2, 3, 4));
        Random random = new Random();
        for (int i = 0; i < 5; i++) {
            network = network(5);
            Collections.shuffle(ranks, random);
            List<FutureTask<List<byte[]>>> nodes = new ArrayList<>();
            for (int rank : ranks) {
                nodes.add(Nodes.node(network, rank, Nodes.TIMEOUT));
                Thread.sleep(random.nextInt(150));
            }
            for (FutureTask<List<byte[]>> node : nodes) {
                assertThat(Nodes.texts(node.get())).as("start order %s", ranks).isEqualTo(Nodes.expected(5));
            }
        }
    }

    @Test
    void networkOfOneNode() throws RendezvousException {
        network = network(1);
        assertThat(Nodes.texts(Rendezvous.exchange(network, 0, Nodes.payload(0), SHORT_TIMEOUT)))
                .isEqualTo(Nodes.expected(1));
    }

    @Test
    void sixteenNodesWithHostNames() throws Exception {
        NetworkConfig.Builder named = NetworkConfig.builder().token("t");
        for (int i = 0; i < 16; i++) {
            named.add("localhost", Nodes.freePort(), "rxe0");
        }
        network = named.build();
        for (FutureTask<List<byte[]>> node :
                nodes(Nodes.TIMEOUT, IntStream.range(0, 16).boxed().toArray(Integer[]::new))) {
            assertThat(Nodes.texts(node.get())).isEqualTo(Nodes.expected(16));
        }
    }

    @Test
    @Shows(Capability.RENDEZVOUS_ERRORS)
    void payloadsOfDifferentLengths() throws Exception {
        network = network(2);
        // The longest payload exceeds the socket buffers of the system.
        for (int length : new int[] {0, 1, 100_000, 1 << 20, 1 << 25}) {
            byte[] bytes = new byte[length];
            new Random().nextBytes(bytes);
            RendezvousOptions options =
                    new RendezvousOptions(Duration.ofMillis(100), Duration.ofSeconds(10), Math.max(1, length));
            FutureTask<List<byte[]>> other = Nodes.start(() -> {
                try (Rendezvous rendezvous = Rendezvous.of(network, 1, options)) {
                    return rendezvous.exchange(new byte[] {7}, Nodes.TIMEOUT);
                }
            });
            try (Rendezvous rendezvous = Rendezvous.of(network, 0, options)) {
                assertThat(rendezvous.exchange(bytes, Nodes.TIMEOUT)).containsExactly(bytes, new byte[] {7});
            }
            assertThat(other.get()).containsExactly(bytes, new byte[] {7});
        }
        assertThatThrownBy(() -> Rendezvous.exchange(network, 0, new byte[(1 << 20) + 1], SHORT_TIMEOUT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the payload has 1048577 bytes; the maximum is 1048576");
    }

    /** A node that terminates while other nodes are missing can be started again. */
    @Test
    void terminatedNodeIsStartedAgain() throws Exception {
        List<FutureTask<List<byte[]>>> nodes = new ArrayList<>(nodes(Nodes.TIMEOUT, 1, 2, 3));
        for (int rank : new int[] {0, 4}) {
            CountDownLatch started = new CountDownLatch(1);
            CountDownLatch ended = new CountDownLatch(1);
            FutureTask<Void> terminated = Nodes.start(() -> {
                started.countDown();
                try {
                    Rendezvous.exchange(network, rank, new byte[] {1, 2, 3}, Nodes.TIMEOUT);
                } finally {
                    ended.countDown();
                }
                return null;
            });
            // A task that has not started would be cancelled without running.
            started.await();
            // Lets the node connect to the other nodes.
            Thread.sleep(300);
            terminated.cancel(true);
            // Otherwise, all nodes could be present at the same time.
            ended.await();
        }
        nodes.addAll(nodes(Nodes.TIMEOUT, 0, 4));
        for (FutureTask<List<byte[]>> node : nodes) {
            assertThat(Nodes.texts(node.get())).isEqualTo(Nodes.expected(5));
        }
    }

    @Test
    @Shows(Capability.COMMON_OUTCOME)
    void successiveExchanges() throws Exception {
        List<FutureTask<Integer>> nodes = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int rank = i;
            nodes.add(Nodes.start(() -> {
                Random random = new Random();
                try (Rendezvous rendezvous = Rendezvous.of(network, rank)) {
                    for (int round = 0; round < 100; round++) {
                        List<byte[]> all = rendezvous.exchange(new byte[] {(byte) rank, (byte) round}, Nodes.TIMEOUT);
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

    /** Comments, deadlines and options may differ between nodes. The longest possible timeouts are accepted. */
    @Test
    void optionsAndCommentsMayDiffer() throws Exception {
        network = network(2);
        Duration forever = Duration.ofSeconds(Long.MAX_VALUE);
        NetworkConfig other = new NetworkConfig(
                List.of(network.host(0).withComment("here"), network.host(1)), Duration.ofDays(1), network.token());
        FutureTask<List<byte[]>> second = Nodes.start(() -> {
            try (Rendezvous rendezvous = Rendezvous.of(other, 1, new RendezvousOptions(forever, forever, 1000))) {
                return rendezvous.exchange(Nodes.payload(1), forever);
            }
        });
        Nodes.connect(network, 1).close();
        try (Rendezvous rendezvous = Rendezvous.of(network, 0, new RendezvousOptions(forever, forever, 10))) {
            assertThat(Nodes.texts(rendezvous.exchange(Nodes.payload(0), forever)))
                    .isEqualTo(Nodes.expected(2));
        }
        second.get();
    }

    /** A node connects immediately after a host name lookup, without waiting for the retry delay. */
    @Test
    void lookupResultIsUsedImmediately() throws Exception {
        network = NetworkConfig.builder()
                .add("localhost", Nodes.freePort(), "rxe0")
                .add("localhost", Nodes.freePort(), "rxe0")
                .build();
        RendezvousOptions longDelay = new RendezvousOptions(Duration.ofMinutes(10), Duration.ofSeconds(10), 1000);
        FutureTask<List<byte[]>> second = Nodes.node(network, 1, Nodes.TIMEOUT);
        Nodes.connect(network, 1).close();
        try (Rendezvous rendezvous = Rendezvous.of(network, 0, longDelay)) {
            assertThat(Nodes.texts(rendezvous.exchange(Nodes.payload(0), Nodes.TIMEOUT)))
                    .isEqualTo(Nodes.expected(2));
        }
        second.get();
    }
}
