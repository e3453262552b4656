package org.rdma4j.tests.guest.network;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rdma4j.network.CollectiveException;
import org.rdma4j.network.Collectives;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Reduction;

/**
 * Node that performs one collective operation repeatedly until it fails, in a process or a thread. The arguments are
 * NETWORK.JSON RANK OPERATION LIMIT_MILLIS.
 */
final class CollectiveProbe {
    private static final Duration JOIN_LIMIT = Duration.ofSeconds(60);
    private static final int BYTES = 200_000;

    /** Performs an operation on data of any size. */
    interface Operation {
        void run(Collectives node, Duration limit) throws IOException;
    }

    /** All operations, by name. */
    static final Map<String, Operation> OPERATIONS = new LinkedHashMap<>();

    static {
        OPERATIONS.put("broadcast", (node, limit) -> node.broadcast(new byte[BYTES], 0, limit));
        OPERATIONS.put(
                "gather", (node, limit) -> node.gather(segment(BYTES), segment(BYTES * node.worldSize()), 0, limit));
        OPERATIONS.put("allGather", (node, limit) -> node.allGather(segment(BYTES * node.worldSize()), limit));
        OPERATIONS.put("allToAll", (node, limit) -> node.allToAll(segment(BYTES * node.worldSize()), limit));
        OPERATIONS.put("allReduce", (node, limit) -> node.allReduce(new double[BYTES / 8], Reduction.SUM, limit));
    }

    private CollectiveProbe() {}

    private static MemorySegment segment(int bytes) {
        return MemorySegment.ofArray(new byte[bytes]);
    }

    public static void main(String[] arguments) throws Exception {
        run(arguments, System.out);
    }

    /** Prints "joined", then "working" once all nodes perform operations, and then the failure. */
    static void run(String[] arguments, PrintStream out) throws Exception {
        NetworkConfig config = NetworkConfig.load(Path.of(arguments[0]));
        Operation operation = OPERATIONS.get(arguments[2]);
        Duration limit = Duration.ofMillis(Long.parseLong(arguments[3]));
        try (Collectives node = Collectives.join(config, Integer.parseInt(arguments[1]), JOIN_LIMIT)) {
            out.println("joined");
            long start = System.nanoTime();
            try {
                for (int round = 0; ; round++) {
                    start = System.nanoTime();
                    operation.run(node, limit);
                    // Keeps the root from running ahead of the others.
                    node.allReduce(1, Reduction.SUM, limit);
                    if (round == 0) {
                        out.println("working");
                    }
                }
            } catch (CollectiveException e) {
                out.println("failed after " + (System.nanoTime() - start) / 1_000_000 + " ms, origin " + e.origin()
                        + ": " + e.getMessage());
            }
        }
    }
}
