package org.rdma4j.examples.guide;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import org.rdma4j.examples.util.Options;
import org.rdma4j.network.BarrierAlgorithm;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Node;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.ProtectionDomain;

/**
 * Nodes that perform a sequence of barriers (default 10,000), where node 1 is delayed by random times: {@code
 * NetworkBarrierTestRandom network.json RANK [BARRIERS]}. Counterpart of {@code network_barrier_test_random} of
 * ibverbs-rs.
 */
public final class NetworkBarrierTestRandom {
    private static final String USAGE = "usage: NetworkBarrierTestRandom NETWORK.JSON RANK [BARRIERS]";
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final int MAX_DELAY_NANOS = 10_000_000;

    private NetworkBarrierTestRandom() {}

    public static void main(String[] arguments) throws IOException {
        Options.run(USAGE, arguments, words -> run(words, System.out));
    }

    /** Runs one node. */
    public static void run(String[] arguments, PrintStream out) throws IOException {
        if (arguments.length < 2 || arguments.length > 3) {
            throw new IllegalArgumentException("expected 2 or 3 arguments, but got " + arguments.length);
        }
        NetworkConfig config = NetworkConfig.load(Path.of(arguments[0]));
        int rank = Options.number("RANK", arguments[1]);
        int barriers = arguments.length < 3 ? 10_000 : Options.number("BARRIERS", arguments[2]);
        try (Context context = Device.named(config.host(rank).device()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                Node node = Node.builder(domain)
                        .barrier(BarrierAlgorithm.DISSEMINATION)
                        .join(config, rank, config.deadline())) {
            for (int i = 0; i < barriers; i++) {
                if (node.rank() == 1) {
                    LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(10, MAX_DELAY_NANOS));
                }
                node.barrier(TIMEOUT);
                out.println("Passed barrier " + i);
            }
        }
    }
}
