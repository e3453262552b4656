package org.rdma4j.examples.guide;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.rdma4j.examples.util.Options;
import org.rdma4j.network.Collectives;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Reduction;

/**
 * The sum and the maximum of a value of each node. Run {@code AllReduce network.json RANK VALUE} once for each rank, in
 * any order.
 */
public final class AllReduce {
    private static final String USAGE = "usage: AllReduce NETWORK.JSON RANK VALUE";
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private AllReduce() {}

    public static void main(String[] arguments) throws IOException {
        Options.run(USAGE, arguments, words -> run(words, System.out));
    }

    /** Runs one node. */
    public static void run(String[] arguments, PrintStream out) throws IOException {
        if (arguments.length != 3) {
            throw new IllegalArgumentException("expected 3 arguments, but got " + arguments.length);
        }
        NetworkConfig config = NetworkConfig.load(Path.of(arguments[0]));
        long value = Options.number("VALUE", arguments[2]);
        try (Collectives nodes = Collectives.join(config, Options.number("RANK", arguments[1]), config.deadline())) {
            long[] squares = {value, value * value};
            nodes.allReduce(squares, Reduction.SUM, TIMEOUT);
            long maximum = nodes.allReduce(value, Reduction.MAX, TIMEOUT);
            out.println("rank " + nodes.rank() + ": sums " + Arrays.toString(squares) + ", maximum " + maximum);
        }
    }
}
