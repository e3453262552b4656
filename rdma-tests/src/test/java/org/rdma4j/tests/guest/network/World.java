package org.rdma4j.tests.guest.network;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.network.BarrierAlgorithm;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Node;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.verbs.AckTimeout;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RetryPolicy;

/** A network whose nodes are threads of this JVM, with separate contexts. */
final class World {
    static final Duration LIMIT = Duration.ofSeconds(60);

    /**
     * Allows for slow acknowledgements when many nodes share a processor. Fewer than 7 retries, because soft-RoCE
     * treats 7 as unlimited.
     */
    static final RetryPolicy PATIENT = RetryPolicy.DEFAULT.ackTimeout(AckTimeout.atLeast(Duration.ofMillis(500)));

    /** Small queues, because there are many. */
    static final Consumer<MultiChannel.Builder> SMALL = channels -> channels.sendRequests(8)
            .receiveRequests(4)
            .sendElements(1)
            .receiveElements(1)
            .retries(PATIENT);

    private static final AtomicInteger PORT = new AtomicInteger(20_000);

    /** The program of a node. */
    interface Body {
        void run(Node node) throws Exception;
    }

    private World() {}

    static NetworkConfig network(int nodes) {
        return network(nodes, Device.RXE);
    }

    static NetworkConfig network(int nodes, Device device) {
        NetworkConfig.Builder network =
                NetworkConfig.builder().token("of these tests").deadline(LIMIT);
        for (int i = 0; i < nodes; i++) {
            network.add("127.0.0.1", PORT.getAndIncrement(), device.verbsName());
        }
        return network.build();
    }

    /** Starts all nodes of a new network. */
    static List<FutureTask<Void>> start(int nodes, BarrierAlgorithm algorithm, Body body) {
        NetworkConfig network = network(nodes);
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            int rank = i;
            FutureTask<Void> task = new FutureTask<>(() -> {
                try (Context context = org.rdma4j.verbs.Device.named(
                                        network.host(rank).device())
                                .open();
                        ProtectionDomain domain = ProtectionDomain.allocate(context);
                        Node node = Node.builder(domain)
                                .barrier(algorithm)
                                .channels(SMALL)
                                .join(network, rank, LIMIT)) {
                    body.run(node);
                }
                return null;
            });
            new Thread(task, "node " + rank).start();
            tasks.add(task);
        }
        return tasks;
    }

    /** Runs all nodes of a new network, and waits for them. */
    static void run(int nodes, BarrierAlgorithm algorithm, Body body) throws Exception {
        Exception first = null;
        for (FutureTask<Void> task : start(nodes, algorithm, body)) {
            try {
                task.get();
            } catch (Exception e) {
                if (first == null) {
                    first = e;
                } else {
                    first.addSuppressed(e);
                }
            }
        }
        if (first != null) {
            throw first;
        }
    }
}
