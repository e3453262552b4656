package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.repetition.RandomInput;

/** Barriers that fail, and their poison. */
@Timeout(60)
class BarrierFailureTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private static int[] allRanks(int nodes) {
        return IntStream.range(0, nodes).toArray();
    }

    /** One node is absent. The first node that times out fails the barrier on all others immediately. */
    @ParameterizedTest
    @EnumSource
    @RandomInput
    void poisonReachesAllNodes(BarrierAlgorithm algorithm) throws Exception {
        for (int nodes = 3; nodes <= 16; nodes++) {
            SimulatedNetwork network = new SimulatedNetwork(algorithm, nodes);
            int absent = new Random().nextInt(nodes);
            int first = (absent + 1) % nodes;
            List<FutureTask<Void>> tasks = new ArrayList<>();
            long start = System.nanoTime();
            for (int i = 0; i < nodes; i++) {
                int rank = i;
                if (rank != absent) {
                    tasks.add(Nodes.start(() -> {
                        Duration timeout = rank == first ? Duration.ofMillis(50) : TIMEOUT;
                        network.barriers.get(rank).await(allRanks(network.worldSize), timeout);
                        return null;
                    }));
                }
            }
            for (FutureTask<Void> task : tasks) {
                Throwable thrown = catchThrowable(task::get).getCause();
                assertThat(thrown).isInstanceOf(BarrierException.class);
                assertThat(((BarrierException) thrown).origin()).isEqualTo(first);
                assertThat(thrown)
                        .hasMessageMatching("rank " + first + " timed out waiting for rank \\d+ at a barrier");
            }
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(15));
            // Later barriers fail on all nodes, including the absent one.
            for (Barrier barrier : network.barriers) {
                int[] self = {network.barriers.indexOf(barrier)};
                assertThatThrownBy(() -> barrier.await(self, TIMEOUT))
                        .isInstanceOf(BarrierException.class)
                        .hasMessageContaining("rank " + first + " timed out waiting for rank ");
            }
            assertThatThrownBy(() -> network.barriers.get(first).await(allRanks(network.worldSize), TIMEOUT))
                    .hasMessageStartingWith("the barriers are unusable after an earlier failure: rank " + first);
        }
    }

    /** The node that fails cannot reach all others: they receive the poison from its peers. */
    @ParameterizedTest
    @EnumSource
    void poisonIsForwarded(BarrierAlgorithm algorithm) {
        int nodes = 6;
        SimulatedNetwork network = new SimulatedNetwork(algorithm, nodes);
        for (int peer = 1; peer < nodes; peer++) {
            if (peer != 3) {
                network.cut(0, peer);
            }
        }
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            int rank = i;
            tasks.add(Nodes.start(() -> {
                network.barriers.get(rank).await(allRanks(nodes), TIMEOUT);
                return null;
            }));
        }
        for (FutureTask<Void> task : tasks) {
            assertThat(catchThrowable(task::get).getCause())
                    .isInstanceOf(BarrierException.class)
                    .hasMessageMatching("rank 0 could not reach rank \\d at a barrier(: no route to \\d)?");
        }
    }

    /** A failed delivery of a signal is detected while the node waits for another peer. */
    @Test
    void failedDeliveryIsDetected() {
        SimulatedNetwork network = new SimulatedNetwork(BarrierAlgorithm.DISSEMINATION, 3);
        network.lost.set(1);
        assertThatThrownBy(() -> network.barriers.get(0).await(allRanks(3), TIMEOUT))
                .isInstanceOf(BarrierException.class)
                .hasMessage("rank 0 could not reach rank 1 at a barrier: signal not delivered");
        assertThatThrownBy(() -> network.barriers.get(2).await(allRanks(3), TIMEOUT))
                .hasMessage("rank 0 could not reach rank 1 at a barrier");
    }

    /** A waiting node that has not signaled a peer detects by a probe that the peer is unreachable. */
    @Test
    void probeDetectsUnreachablePeer() {
        SimulatedNetwork network = new SimulatedNetwork(BarrierAlgorithm.CENTRALIZED, 3);
        network.lost.set(1);
        assertThatThrownBy(() -> network.barriers.get(0).await(allRanks(3), TIMEOUT))
                .isInstanceOf(BarrierException.class)
                .hasMessage("rank 0 could not reach rank 1 at a barrier: signal not delivered");
        assertThat(network.probed).hasValue(1);
    }

    @Test
    void interruptFailsTheBarrier() throws Exception {
        SimulatedNetwork network = new SimulatedNetwork(BarrierAlgorithm.CENTRALIZED, 2);
        FutureTask<Boolean> task = new FutureTask<>(() -> {
            assertThatThrownBy(() -> network.barriers.get(0).await(allRanks(2), TIMEOUT))
                    .hasMessage("rank 0 was interrupted while waiting for rank 1 at a barrier");
            return Thread.currentThread().isInterrupted();
        });
        Thread thread = new Thread(task);
        thread.start();
        Thread.sleep(50);
        thread.interrupt();
        assertThat(task.get()).isTrue();
    }

    /**
     * A node that is rejected after it has signaled a peer poisons the barriers. Nodes signaled before may leave this
     * barrier, because all nodes have entered it, but no node passes the next one.
     */
    @Test
    void rejectionAfterASignalPoisonsTheBarriers() {
        SimulatedNetwork network = new SimulatedNetwork(BarrierAlgorithm.DISSEMINATION, 4);
        network.reject(2, 1);
        List<FutureTask<Integer>> tasks = new ArrayList<>();
        for (Barrier barrier : network.barriers) {
            tasks.add(Nodes.start(() -> {
                int passed = 0;
                try {
                    while (passed < 2) {
                        barrier.await(allRanks(4), TIMEOUT);
                        passed++;
                    }
                } catch (BarrierException e) {
                    assertThat(e).hasMessageStartingWith("rank 2 could not reach rank 0 at a barrier");
                }
                return passed;
            }));
        }
        // The rejected node, and the node that waits for its signal.
        assertThat(tasks.get(2)).succeedsWithin(TIMEOUT).isEqualTo(0);
        assertThat(tasks.get(0)).succeedsWithin(TIMEOUT).isEqualTo(0);
        assertThat(tasks.get(1)).succeedsWithin(TIMEOUT).isIn(0, 1);
        assertThat(tasks.get(3)).succeedsWithin(TIMEOUT).isIn(0, 1);
    }

    /** A poison with an unknown reason, such as that of a later version. */
    @ParameterizedTest
    @ValueSource(longs = {-1, 9L << 48 | 2 << 24 | 1})
    void poisonWithUnknownReason(long poison) {
        SimulatedNetwork network = new SimulatedNetwork(BarrierAlgorithm.CENTRALIZED, 2);
        network.memories.get(0).set(2, poison);
        assertThatThrownBy(() -> network.barriers.get(0).await(allRanks(2), TIMEOUT))
                .isInstanceOf(BarrierException.class)
                .hasMessageMatching("rank \\d+ failed because of rank \\d+ at a barrier");
    }
}
