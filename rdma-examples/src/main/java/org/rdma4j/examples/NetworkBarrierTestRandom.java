package org.rdma4j.examples;

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
 * Any number of nodes at one barrier after the other, to which the second comes late: {@code NetworkBarrierTestRandom
 * network.json RANK [BARRIERS]}, 10,000 without the last. ibverbs-rs's {@code network_barrier_test_random}.
 */
public final class NetworkBarrierTestRandom {
    private static final String USAGE = "usage: NetworkBarrierTestRandom NETWORK.JSON RANK [BARRIERS]";
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final int MOST_DELAY_NANOS = 10_000_000;

    private NetworkBarrierTestRandom() {}

    public static void main(String[] arguments) throws IOException {
        Options.run(USAGE, arguments, words -> run(words, System.out));
    }

    /** One node, up to its end. */
    public static void run(String[] arguments, PrintStream out) throws IOException {
        if (arguments.length < 2 || arguments.length > 3) {
            throw new IllegalArgumentException(arguments.length + " arguments");
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
                    LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(10, MOST_DELAY_NANOS));
                }
                node.barrier(LIMIT);
                out.println("Waited barrier " + i + " successfully");
            }
        }
    }
}
