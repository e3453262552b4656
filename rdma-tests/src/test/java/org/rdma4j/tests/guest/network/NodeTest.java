package org.rdma4j.tests.guest.network;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.examples.guide.AllReduce;
import org.rdma4j.examples.guide.Network;
import org.rdma4j.examples.guide.NetworkBarrierTest;
import org.rdma4j.examples.guide.NetworkBarrierTestRandom;
import org.rdma4j.network.BarrierAlgorithm;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Node;
import org.rdma4j.network.NodeConfig;
import org.rdma4j.network.NodeEndpoint;
import org.rdma4j.network.PreparedNode;
import org.rdma4j.network.RendezvousException;
import org.rdma4j.sys.Gid;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.io.GuestJvm;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkScope;

/** Tests joining a network, the channels of a node, and the example programs. */
@InGuest
@Timeout(120)
class NodeTest {
    private static final Duration LIMIT = World.LIMIT;

    /** Each node sends its rank to every node, including itself. */
    @Test
    @Shows({
        Capability.NODE_BUILDER,
        Capability.NODE_RANK,
        Capability.NODE_SINGLE_PEER_OPERATIONS,
        Capability.NODE_COLLECTIVE_CALLS,
        Capability.NODE_SCOPES
    })
    void channelsToAllNodes() throws Exception {
        World.run(4, BarrierAlgorithm.BINARY_TREE, node -> {
            assertThat(node.worldSize()).isEqualTo(4);
            assertThat(node.channels().peers()).isEqualTo(4);
            MemoryRegion in = node.allocate(4);
            MemoryRegion out = node.allocate(1);
            out.memory().set(JAVA_BYTE, 0, (byte) (10 + node.rank()));
            List<SendRequest> sends = new ArrayList<>();
            try (WorkScope scope = node.channels().scope(LIMIT)) {
                for (int peer = 0; peer < 4; peer++) {
                    scope.receive(peer, in.slice(peer, 1));
                    sends.add(node.channel(peer).prepareSend(out));
                }
                node.barrier(LIMIT);
                scope.postAll(sends);
            }
            assertThat(in.memory().toArray(JAVA_BYTE)).containsExactly(10, 11, 12, 13);
            node.barrier(LIMIT);
        });
    }

    @Test
    @Shows({Capability.NODE_RANK, Capability.JOIN})
    void singleNode() throws IOException {
        Node node = Node.join(World.network(1), 0);
        try (node) {
            node.barrier(LIMIT);
            node.barrier(LIMIT, 0);
            assertThat(node.rank()).isZero();
            assertThat(node.worldSize()).isEqualTo(1);
        }
        node.close();
    }

    @Test
    @Shows({Capability.NODE_GID, Capability.JOIN})
    void invalidDevices() {
        NetworkConfig network = World.network(2);
        NodeConfig first = network.host(0);
        NetworkConfig other = new NetworkConfig(
                List.of(NodeConfig.of(0, first.hostname(), first.port(), "mlx5_9"), network.host(1)), LIMIT, "");
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> Node.join(other, 0))
                .withMessageStartingWith("No RDMA device has the name mlx5_9: the devices are ");
        NetworkConfig unknown =
                new NetworkConfig(List.of(first.withGid(Gid.parse("::ffff:10.1.2.3")), network.host(1)), LIMIT, "");
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> Node.join(unknown, 0))
                .withMessageMatching("rank 0 \\(127.0.0.1:\\d+\\): device rxe0 has no GID ::ffff:10.1.2.3 at port 1;"
                        + " available GIDs are \\[.*::ffff:10.77.0.1.*\\]");
        assertThatIllegalArgumentException().isThrownBy(() -> Node.join(network, 2));
        // iWARP devices connect only through the connection manager.
        NetworkConfig siw = new NetworkConfig(
                List.of(NodeConfig.of(0, first.hostname(), first.port(), Device.SIW.verbsName()), network.host(1)),
                LIMIT,
                "");
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> Node.join(siw, 0));
    }

    /** Nodes connect with the GID in the configuration. */
    @Test
    @Shows(Capability.NODE_GID)
    void configuredGid() throws Exception {
        Gid gid = Gid.of(InetAddress.getByName(Device.RXE.address()));
        NetworkConfig plain = World.network(2);
        NetworkConfig network = new NetworkConfig(
                plain.hosts().stream().map(host -> host.withGid(gid)).toList(), LIMIT, "t");
        FutureTask<Void> second = join(network, 1);
        try (Node node = Node.join(network, 0)) {
            assertThat(node.channel(1).queuePair().query().peerGid()).contains(gid);
            node.barrier(LIMIT);
        }
        second.get();
    }

    private static FutureTask<Void> join(NetworkConfig network, int rank) {
        FutureTask<Void> task = new FutureTask<>(() -> {
            try (Node node = Node.join(network, rank)) {
                node.barrier(LIMIT);
            }
            return null;
        });
        new Thread(task, "node " + rank).start();
        return task;
    }

    /** Both nodes fail before their deadline. */
    @Test
    void nodesWithDifferentBarriers() {
        NetworkConfig network = World.network(2);
        FutureTask<Void> second = join(network, 1);
        long start = System.nanoTime();
        Throwable first = catchThrowable(() -> {
            try (Context context = org.rdma4j.verbs.Device.named("rxe0").open();
                    ProtectionDomain domain = ProtectionDomain.allocate(context)) {
                Node.builder(domain).barrier(BarrierAlgorithm.CENTRALIZED).join(network, 0, LIMIT);
            }
        });
        List<Throwable> thrown = List.of(first, catchThrowable(second::get).getCause());
        assertThat(thrown)
                .allMatch(e -> e instanceof IllegalArgumentException || e instanceof RendezvousException)
                .anyMatch(e -> String.valueOf(e.getMessage()).contains(" uses the barrier algorithm "));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
    }

    @Test
    @Shows({Capability.NODE_BUILDER, Capability.NODE_ENDPOINT, Capability.NODE_HANDSHAKE})
    void invalidEndpoints() throws IOException {
        try (Context context = org.rdma4j.verbs.Device.named("rxe0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                PreparedNode one = Node.builder(domain).rank(0).worldSize(2).prepare();
                PreparedNode two = Node.builder(domain).rank(1).worldSize(2).prepare();
                PreparedNode three = Node.builder(domain).rank(2).worldSize(3).prepare();
                PreparedNode wide = Node.builder(domain).rank(1).worldSize(3).prepare();
                PreparedNode other = Node.builder(domain)
                        .rank(1)
                        .worldSize(2)
                        .barrier(BarrierAlgorithm.CENTRALIZED)
                        .prepare()) {
            NodeEndpoint first = one.endpoint();
            assertThat(NodeEndpoint.from(first.toBytes())).isEqualTo(first);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> one.handshake(List.of(first)))
                    .withMessage("the endpoint of rank 1 is missing");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> one.handshake(List.of(first, first)))
                    .withMessage("the endpoint of rank 0 occurs twice");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> one.handshake(List.of(first, three.endpoint())))
                    .withMessage("the endpoint of rank 2 does not belong to the network (ranks 0 to 1)");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> one.handshake(List.of(first, wide.endpoint())))
                    .withMessage(
                            "the endpoint of rank 1 belongs to a network of 3 nodes; this node belongs to a network of 2");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> one.handshake(List.of(first, other.endpoint())))
                    .withMessage("the endpoint of rank 1 uses the barrier algorithm CENTRALIZED;"
                            + " this node uses BINARY_TREE");
            NodeEndpoint second = two.endpoint();
            RemoteMemory part = second.signals().slice(0, 16);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> one.handshake(List.of(
                            first,
                            new NodeEndpoint(1, second.barrier(), second.endpoints(), part, second.collectives()))))
                    .withMessage("the endpoint of rank 1 has 16 bytes for barriers; expected 24");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Node.builder(domain).rank(2).worldSize(2).prepare());
            // Both nodes are used by this thread, and the order of the endpoints is arbitrary.
            List<NodeEndpoint> all = List.of(two.endpoint(), first);
            try (Node left = one.handshake(all);
                    Node right = two.handshake(all)) {
                MemoryRegion buffer = left.allocate(8);
                ReceiveRequest receive =
                        right.channel(0).prepareReceive(buffer.slice(4, 4)).post();
                left.channel(1).send(buffer.slice(0, 4), LIMIT);
                assertThat(receive.await(LIMIT).length()).isEqualTo(4);
                assertThatIllegalStateException()
                        .isThrownBy(() -> one.handshake(all))
                        .withMessage("the prepared node of rank 0 has already completed its handshake or is closed;"
                                + " prepare a new node");
            }
        }
    }

    // Example programs.

    private static Path file(Path folder, int nodes) throws IOException {
        return Files.writeString(
                folder.resolve("network.json"), World.network(nodes).toJson());
    }

    /** Runs one node of an example program, and prints to a stream. */
    private interface Program {
        void run(String rank, PrintStream out) throws IOException;
    }

    /** Runs the nodes with ranks from {@code first} to 2 of a network of three, and returns their output. */
    private static List<String> outputs(int first, Program program) throws Exception {
        List<ByteArrayOutputStream> outputs = new ArrayList<>();
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (int i = first; i < 3; i++) {
            ByteArrayOutputStream output = new ByteArrayOutputStream();
            String rank = String.valueOf(i);
            FutureTask<Void> task = new FutureTask<>(() -> {
                program.run(rank, new PrintStream(output, true, StandardCharsets.UTF_8));
                return null;
            });
            new Thread(task, "node " + rank).start();
            tasks.add(task);
            outputs.add(output);
        }
        for (FutureTask<Void> task : tasks) {
            task.get();
        }
        return outputs.stream()
                .map(output -> output.toString(StandardCharsets.UTF_8))
                .toList();
    }

    /** The first node is a process and the others are threads, because a JVM takes long to start here. */
    @Test
    @Shows({Capability.NODE_SCOPES, Capability.NETWORK_EXAMPLES})
    void network(@TempDir Path folder) throws Exception {
        String file = file(folder, 3).toString();
        try (GuestJvm first = new GuestJvm(Network.class, List.of(), file, "0")) {
            assertThat(outputs(1, (rank, out) -> Network.run(new String[] {file, rank}, out)))
                    .containsExactly("", "");
            assertThat(first.rest())
                    .isEqualTo("Memory before: [0, 0, 0, 0, 0, 0, 0, 0]\nMemory after: [1, 1, 1, 1, 2, 2, 2, 2]\n");
        }
    }

    @Test
    @Shows(Capability.NETWORK_EXAMPLES)
    void allReduce(@TempDir Path folder) throws Exception {
        String file = file(folder, 3).toString();
        assertThat(outputs(0, (rank, out) -> AllReduce.run(new String[] {file, rank, rank}, out)))
                .containsExactly(
                        "rank 0: sums [3, 5], maximum 2\n",
                        "rank 1: sums [3, 5], maximum 2\n",
                        "rank 2: sums [3, 5], maximum 2\n");
    }

    @Test
    @Shows(Capability.NETWORK_EXAMPLES)
    void networkBarrierTest(@TempDir Path folder) throws Exception {
        String file = file(folder, 3).toString();
        assertThat(outputs(
                        0,
                        (rank, out) -> NetworkBarrierTest.run(
                                new String[] {file, rank},
                                new ByteArrayInputStream(new byte[] {'\n', '\n', '\n'}),
                                out)))
                .containsOnly("Press enter...\nBarrier start!\nBarrier end!\n".repeat(3))
                .hasSize(3);
    }

    @Test
    @Shows(Capability.NETWORK_EXAMPLES)
    void networkBarrierTestRandom(@TempDir Path folder) throws Exception {
        String file = file(folder, 3).toString();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            expected.append("Passed barrier ").append(i).append("\n");
        }
        assertThat(outputs(0, (rank, out) -> NetworkBarrierTestRandom.run(new String[] {file, rank, "300"}, out)))
                .containsOnly(expected.toString())
                .hasSize(3);
    }
}
