package org.rdma4j.network;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;

/**
 * A network on the loopback interface. Checks after each test that the nodes have closed their connections and ports.
 */
abstract class NetworkFixture {
    static final Duration SHORT_TIMEOUT = Duration.ofSeconds(3);

    NetworkConfig network;

    NetworkFixture(int nodes) {
        network = network(nodes);
    }

    static NetworkConfig network(int nodes) {
        try {
            return Nodes.network(nodes);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @AfterEach
    void assertReleased() {
        Nodes.assertReleased(network);
    }

    /** Starts nodes of {@link #network}. */
    final List<FutureTask<List<byte[]>>> nodes(Duration timeout, Integer... ranks) {
        return Arrays.stream(ranks)
                .map(rank -> Nodes.node(network, rank, timeout))
                .toList();
    }
}
