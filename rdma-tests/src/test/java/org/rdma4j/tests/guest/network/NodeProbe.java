package org.rdma4j.tests.guest.network;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import org.rdma4j.network.BarrierAlgorithm;
import org.rdma4j.network.BarrierException;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Node;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.ProtectionDomain;

/**
 * Node that passes barriers, in a process or a thread. The arguments are NETWORK.JSON RANK ALGORITHM BARRIERS
 * LIMIT_MILLIS COUNTER. The counter is a file of 8 bytes that all nodes have mapped.
 */
final class NodeProbe {
    private static final VarHandle COUNTER = ValueLayout.JAVA_LONG.varHandle();

    private NodeProbe() {}

    public static void main(String[] arguments) throws Exception {
        run(arguments, System.out);
    }

    static void run(String[] arguments, PrintStream out) throws Exception {
        NetworkConfig config = NetworkConfig.load(Path.of(arguments[0]));
        int rank = Integer.parseInt(arguments[1]);
        int barriers = Integer.parseInt(arguments[3]);
        Duration limit = Duration.ofMillis(Long.parseLong(arguments[4]));
        try (Context context = Device.named(config.host(rank).device()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                FileChannel file =
                        FileChannel.open(Path.of(arguments[5]), StandardOpenOption.READ, StandardOpenOption.WRITE);
                Arena arena = Arena.ofConfined();
                Node node = Node.builder(domain)
                        .barrier(BarrierAlgorithm.valueOf(arguments[2]))
                        .channels(World.SMALL)
                        .join(config, rank, config.deadline())) {
            MemorySegment counter = file.map(FileChannel.MapMode.READ_WRITE, 0, 8, arena);
            out.println("joined");
            long start = System.nanoTime();
            try {
                for (long round = 1; round <= barriers; round++) {
                    long before = (long) COUNTER.getAndAdd(counter, 0L, 1L);
                    start = System.nanoTime();
                    node.barrier(limit);
                    if ((long) COUNTER.getVolatile(counter, 0L) < round * node.worldSize()) {
                        out.println("left early: " + before);
                        return;
                    }
                }
                out.println("passed " + barriers);
            } catch (BarrierException e) {
                out.println("failed after " + (System.nanoTime() - start) / 1_000_000 + " ms: " + e.getMessage());
            }
        }
    }
}
