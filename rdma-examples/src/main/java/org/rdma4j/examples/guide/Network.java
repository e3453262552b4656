package org.rdma4j.examples.guide;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.rdma4j.examples.util.Options;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Node;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.WorkScope;

/**
 * Three nodes, the first of which receives a message from each of the others. Run {@code Network network.json RANK}
 * once for each rank, in any order. Counterpart of the example {@code network} of ibverbs-rs.
 */
public final class Network {
    private static final String USAGE = "usage: Network NETWORK.JSON RANK";
    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    private Network() {}

    public static void main(String[] arguments) throws IOException {
        Options.run(USAGE, arguments, words -> run(words, System.out));
    }

    /** Runs one node. */
    public static void run(String[] arguments, PrintStream out) throws IOException {
        if (arguments.length != 2) {
            throw new IllegalArgumentException("expected 2 arguments, but got " + arguments.length);
        }
        NetworkConfig config = NetworkConfig.load(Path.of(arguments[0]));
        try (Node node = Node.join(config, Options.number("RANK", arguments[1]))) {
            MemoryRegion memory = node.allocate(8);
            if (node.rank() == 0) {
                out.println("Memory before: " + Arrays.toString(memory.memory().toArray(JAVA_BYTE)));
                try (WorkScope scope = node.channels().scope(TIMEOUT)) {
                    scope.receive(1, memory.slice(0, 4));
                    scope.receive(2, memory.slice(4, 4));
                    // The receives must be posted before the messages arrive, or they would be sent again.
                    node.barrier(TIMEOUT);
                }
                out.println("Memory after: " + Arrays.toString(memory.memory().toArray(JAVA_BYTE)));
            } else {
                memory.memory().fill((byte) node.rank());
                node.barrier(TIMEOUT);
                if (node.rank() <= 2) {
                    node.channel(0).send(memory.slice(0, 4), TIMEOUT);
                } else {
                    out.println("Rank " + node.rank() + " sends nothing: only ranks 1 and 2 send to rank 0");
                }
            }
            // Disconnecting immediately could discard the acknowledgement of a message.
            node.barrier(TIMEOUT);
        }
    }
}
