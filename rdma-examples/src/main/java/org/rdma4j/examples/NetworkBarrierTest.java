package org.rdma4j.examples;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.rdma4j.examples.util.Options;
import org.rdma4j.network.BarrierAlgorithm;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Node;
import org.rdma4j.network.NodeEndpoint;
import org.rdma4j.network.PreparedNode;
import org.rdma4j.network.Rendezvous;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.ProtectionDomain;

/**
 * Three nodes that wait for each other at three barriers, each after a line of its user: {@code NetworkBarrierTest
 * network.json RANK}. ibverbs-rs's {@code network_barrier_test}; every step that {@link Node#join} takes is taken here.
 */
public final class NetworkBarrierTest {
    private static final String USAGE = "usage: NetworkBarrierTest NETWORK.JSON RANK";
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private NetworkBarrierTest() {}

    public static void main(String[] arguments) throws IOException {
        Options.run(USAGE, arguments, words -> run(words, System.in, System.out));
    }

    /** One node, up to its end. */
    public static void run(String[] arguments, InputStream in, PrintStream out) throws IOException {
        if (arguments.length != 2) {
            throw new IllegalArgumentException(arguments.length + " arguments");
        }
        NetworkConfig config = NetworkConfig.load(Path.of(arguments[0]));
        int rank = Options.number("RANK", arguments[1]);
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        try (Context context = Device.named(config.host(rank).device()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                PreparedNode prepared = Node.builder(domain)
                        .rank(rank)
                        .worldSize(config.worldSize())
                        .barrier(BarrierAlgorithm.CENTRALIZED)
                        .prepare();
                Rendezvous rendezvous = Rendezvous.of(config, rank)) {
            List<byte[]> endpoints = rendezvous.exchange(prepared.endpoint().toBytes(), config.deadline());
            try (Node node = prepared.handshake(NodeEndpoint.all(endpoints))) {
                // All are connected when this returns.
                rendezvous.exchange(new byte[0], config.deadline());
                for (int i = 0; i < 3; i++) {
                    out.println("Press enter...");
                    lines.readLine();
                    out.println("Barrier start!");
                    node.barrier(LIMIT, 0, 1, 2);
                    out.println("Barrier end!");
                }
            }
        }
    }
}
