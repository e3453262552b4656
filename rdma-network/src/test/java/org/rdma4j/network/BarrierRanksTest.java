package org.rdma4j.network;

import java.time.Duration;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A program that changes the array of ranks while a node waits at a barrier. */
@Timeout(30)
class BarrierRanksTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    @ParameterizedTest
    @EnumSource(BarrierAlgorithm.class)
    void areCopied(BarrierAlgorithm algorithm) throws Exception {
        SimulatedNetwork network = new SimulatedNetwork(algorithm, 3);
        int[] ranks = {0, 1, 2};
        FutureTask<Void> first = new FutureTask<>(() -> {
            network.barriers.get(0).await(ranks, TIMEOUT);
            return null;
        });
        Thread thread = new Thread(first);
        thread.start();
        // A node that has waited for some time parks.
        while (thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.onSpinWait();
        }
        ranks[1] = 77;
        ranks[2] = -1;
        FutureTask<Void> second = Nodes.start(() -> {
            network.barriers.get(1).await(new int[] {0, 1, 2}, TIMEOUT);
            return null;
        });
        network.barriers.get(2).await(new int[] {0, 1, 2}, TIMEOUT);
        second.get();
        first.get();
    }
}
