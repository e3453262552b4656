package org.rdma4j.examples.guide;

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
 * Three nodes that wait for each other at three barriers, each after a line of input: {@code NetworkBarrierTest
 * network.json RANK}. Counterpart of {@code network_barrier_test} of ibverbs-rs. Performs the steps of {@link
 * Node#join} individually.
 */
public final class NetworkBarrierTest {
    private static final String USAGE = "usage: NetworkBarrierTest NETWORK.JSON RANK";
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    private NetworkBarrierTest() {}

    public static void main(String[] arguments) throws IOException {
        Options.run(USAGE, arguments, words -> run(words, System.in, System.out));
    }

    /** Runs one node. */
    public static void run(String[] arguments, InputStream in, PrintStream out) throws IOException {
        if (arguments.length != 2) {
            throw new IllegalArgumentException("expected 2 arguments, but got " + arguments.length);
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
                // All nodes are connected when this method returns.
                rendezvous.exchange(new byte[0], config.deadline());
                for (int i = 0; i < 3; i++) {
                    out.println("Press enter...");
                    lines.readLine();
                    out.println("Barrier start!");
                    node.barrier(TIMEOUT, 0, 1, 2);
                    out.println("Barrier end!");
                }
            }
        }
    }
}
