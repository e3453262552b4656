package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;

/** Barriers of nodes that are threads of this process and signal each other through arrays. */
@Timeout(60)
class BarrierTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private static final int ROUNDS = 30;

    private static int[] allRanks(int nodes) {
        return IntStream.range(0, nodes).toArray();
    }

    private static void delay(Random random) {
        switch (random.nextInt(4)) {
            case 0 -> LockSupport.parkNanos(random.nextInt(300_000));
            case 1 -> Thread.yield();
            default -> {
                // No delay.
            }
        }
    }

    /**
     * Checks that no node leaves a barrier before all have entered it. Each node calls {@code before} in each round.
     */
    private static void checkRounds(SimulatedNetwork network, Consumer<Barrier> before) throws Exception {
        AtomicInteger entered = new AtomicInteger();
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (Barrier barrier : network.barriers) {
            tasks.add(Nodes.start(() -> {
                Random random = new Random();
                for (int round = 1; round <= ROUNDS; round++) {
                    delay(random);
                    before.accept(barrier);
                    entered.incrementAndGet();
                    barrier.await(allRanks(network.worldSize), TIMEOUT);
                    assertThat(entered.get()).isGreaterThanOrEqualTo(network.worldSize * round);
                }
                return null;
            }));
        }
        for (FutureTask<Void> task : tasks) {
            task.get();
        }
    }

    @ParameterizedTest
    @EnumSource
    void noNodeLeavesBeforeAllHaveEntered(BarrierAlgorithm algorithm) throws Exception {
        for (int nodes = 1; nodes <= 16; nodes++) {
            SimulatedNetwork network = new SimulatedNetwork(algorithm, nodes);
            checkRounds(network, barrier -> {});
            assertThat(network.messages.get())
                    .as("%s of %d nodes", algorithm, nodes)
                    .isEqualTo(ROUNDS * (int) algorithm.messages(nodes));
        }
    }

    @Test
    void numberOfMessages() {
        assertThat(IntStream.of(1, 2, 3, 4, 5, 8, 9, 16).mapToLong(BarrierAlgorithm.CENTRALIZED::messages))
                .containsExactly(0L, 2L, 4L, 6L, 8L, 14L, 16L, 30L);
        assertThat(IntStream.of(1, 2, 3, 4, 5, 8, 9, 16).mapToLong(BarrierAlgorithm.BINARY_TREE::messages))
                .containsExactly(0L, 2L, 4L, 6L, 8L, 14L, 16L, 30L);
        assertThat(IntStream.of(1, 2, 3, 4, 5, 8, 9, 16).mapToLong(BarrierAlgorithm.DISSEMINATION::messages))
                .containsExactly(0L, 2L, 6L, 8L, 15L, 24L, 36L, 64L);
    }

    /** Successive barriers of random groups. */
    @ParameterizedTest
    @EnumSource
    @RandomInput
    void successiveBarriersOfRandomGroups(BarrierAlgorithm algorithm) throws Exception {
        int nodes = 9;
        long seed = Long.getLong("rdma4j.seed", System.nanoTime());
        Random groupRandom = new Random(seed);
        List<int[]> groups = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            int[] group = groupRandom
                    .ints(0, nodes)
                    .limit(1 + groupRandom.nextInt(nodes))
                    .distinct()
                    .sorted()
                    .toArray();
            groups.add(group);
        }
        SimulatedNetwork network = new SimulatedNetwork(algorithm, nodes);
        AtomicIntegerArray entered = new AtomicIntegerArray(groups.size());
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            int rank = i;
            tasks.add(Nodes.start(() -> {
                Random random = new Random();
                for (int g = 0; g < groups.size(); g++) {
                    int[] group = groups.get(g);
                    if (IntStream.of(group).anyMatch(member -> member == rank)) {
                        delay(random);
                        entered.incrementAndGet(g);
                        network.barriers.get(rank).await(group, TIMEOUT);
                        assertThat(entered.get(g)).isEqualTo(group.length);
                    }
                }
                return null;
            }));
        }
        for (FutureTask<Void> task : tasks) {
            task.get();
        }
        assertThat(network.messages.get()).as("-Drdma4j.seed=" + seed).isEqualTo((int) groups.stream()
                .mapToLong(group -> algorithm.messages(group.length))
                .sum());
    }

    @Test
    @Shows(Capability.BARRIER_ARGUMENTS)
    void invalidGroups() {
        SimulatedNetwork network = new SimulatedNetwork(BarrierAlgorithm.BINARY_TREE, 3);
        Barrier barrier = network.barriers.get(1);
        assertThatThrownBy(() -> barrier.await(new int[] {1, 0}, TIMEOUT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("barrier group [1, 0]: the ranks must be distinct and in ascending order");
        assertThatThrownBy(() -> barrier.await(new int[] {1, 1}, TIMEOUT))
                .hasMessage("barrier group [1, 1]: the ranks must be distinct and in ascending order");
        assertThatThrownBy(() -> barrier.await(new int[] {0, 2}, TIMEOUT))
                .hasMessage("barrier group [0, 2]: the rank of this node, 1, is missing");
        assertThatThrownBy(() -> barrier.await(new int[0], TIMEOUT))
                .hasMessage("barrier group []: the rank of this node, 1, is missing");
        assertThatThrownBy(() -> barrier.await(new int[] {1, 3}, TIMEOUT))
                .hasMessage("barrier group [1, 3]: rank 3 is not in the network (ranks 0 to 2)");
        assertThatThrownBy(() -> barrier.await(new int[] {-1, 1}, TIMEOUT))
                .hasMessage("barrier group [-1, 1]: rank -1 is not in the network (ranks 0 to 2)");
        // The barriers are not poisoned.
        assertThat(catchThrowable(() -> barrier.await(new int[] {1}, TIMEOUT))).isNull();
    }

    /** A barrier that is rejected because another thread uses the channels has no effect and can be repeated. */
    @ParameterizedTest
    @EnumSource
    void rejectedBarrierHasNoEffect(BarrierAlgorithm algorithm) throws Exception {
        int nodes = 5;
        for (int rejected = 0; rejected < nodes; rejected++) {
            SimulatedNetwork network = new SimulatedNetwork(algorithm, nodes);
            int rank = rejected;
            checkRounds(network, barrier -> {
                if (barrier == network.barriers.get(rank)) {
                    network.reject(rank, 0);
                    assertThatThrownBy(() -> barrier.await(allRanks(nodes), TIMEOUT))
                            .isInstanceOf(WrongThreadException.class)
                            .hasMessage("in use by another thread");
                }
            });
        }
    }

    @Test
    void secondThreadIsRejected() throws Exception {
        SimulatedNetwork network = new SimulatedNetwork(BarrierAlgorithm.CENTRALIZED, 2);
        Barrier barrier = network.barriers.get(0);
        FutureTask<Void> waiting = Nodes.start(() -> {
            while (true) {
                try {
                    barrier.await(allRanks(2), TIMEOUT);
                    return null;
                } catch (WrongThreadException e) {
                    // The other thread was in its own barrier.
                    Thread.sleep(1);
                }
            }
        });
        Throwable thrown = null;
        // This thread passes the barrier until the other thread has entered its own.
        for (int i = 0; i < 20_000 && thrown == null; i++) {
            thrown = catchThrowable(() -> barrier.await(new int[] {0}, TIMEOUT));
            Thread.sleep(1);
        }
        assertThat(thrown)
                .isInstanceOf(WrongThreadException.class)
                .hasMessage("another thread is waiting at a barrier on rank 0");
        network.barriers.get(1).await(allRanks(2), TIMEOUT);
        waiting.get();
    }

    /** An epoch other than the expected one and its successor is ignored. */
    @ParameterizedTest
    @ValueSource(longs = {-1, 3, 1000, Long.MIN_VALUE})
    void unexpectedEpochIsIgnored(long epoch) {
        SimulatedNetwork network = new SimulatedNetwork(BarrierAlgorithm.CENTRALIZED, 2);
        network.memories.get(0).set(1, epoch);
        assertThatThrownBy(() -> network.barriers.get(0).await(allRanks(2), Duration.ofMillis(50)))
                .isInstanceOf(BarrierException.class)
                .hasMessage("rank 0 timed out waiting for rank 1 at a barrier");
    }

    /** A device may write the bytes of an epoch individually in any order. A partially written epoch is ignored. */
    @ParameterizedTest
    @EnumSource
    void partiallyWrittenEpochsAreIgnored(BarrierAlgorithm algorithm) throws Exception {
        int nodes = 3;
        SimulatedNetwork network = new SimulatedNetwork(algorithm, nodes);
        network.byteByByte = true;
        AtomicInteger entered = new AtomicInteger();
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (Barrier barrier : network.barriers) {
            tasks.add(Nodes.start(() -> {
                for (int round = 1; round <= 2000; round++) {
                    entered.incrementAndGet();
                    barrier.await(allRanks(nodes), TIMEOUT);
                    assertThat(entered.get()).isGreaterThanOrEqualTo(nodes * round);
                }
                return null;
            }));
        }
        for (FutureTask<Void> task : tasks) {
            task.get();
        }
    }
}
