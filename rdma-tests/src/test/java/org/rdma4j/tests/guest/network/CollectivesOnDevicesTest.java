package org.rdma4j.tests.guest.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.network.BarrierAlgorithm;
import org.rdma4j.network.Collectives;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Reduction;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.io.GuestJvm;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.UsesDevices;

/**
 * Collective operations on both devices, among nodes in threads, and with a process that is killed. {@code
 * -Drdma4j.collectives.nodes=16} sets the number of nodes of the large network.
 */
@InGuest
@Timeout(200)
class CollectivesOnDevicesTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final int MIB = 1 << 20;
    private static final int LARGE_NETWORK = Integer.getInteger("rdma4j.collectives.nodes", 8);

    /** Calls the operations of one node. */
    private interface Program {
        void run(Collectives node) throws Exception;
    }

    /** Runs a program on all nodes of a network. */
    private static void run(Device device, int nodes, Program program) throws Exception {
        NetworkConfig network = World.network(nodes, device);
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            int rank = i;
            FutureTask<Void> task = new FutureTask<>(() -> {
                try (Collectives node = Collectives.join(network, rank, LIMIT)) {
                    program.run(node);
                }
                return null;
            });
            new Thread(task, "node " + rank).start();
            tasks.add(task);
        }
        for (FutureTask<Void> task : tasks) {
            task.get();
        }
    }

    /** Returns the byte at an index of the data of a node. */
    private static byte value(int rank, long index) {
        return (byte) (index * 31 + (index >> 12) + 7L * rank);
    }

    private static byte[] data(int rank, int bytes, int from) {
        byte[] data = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            data[i] = value(rank, from + i);
        }
        return data;
    }

    private static MemorySegment segment(byte[] bytes) {
        return MemorySegment.ofArray(bytes);
    }

    /** Returns the blocks with an index of the data of all nodes. */
    private static byte[] blocks(int nodes, int bytes, int index) {
        byte[] blocks = new byte[nodes * bytes];
        for (int rank = 0; rank < nodes; rank++) {
            System.arraycopy(data(rank, bytes, index * bytes), 0, blocks, rank * bytes, bytes);
        }
        return blocks;
    }

    /** Performs all operations on data of the given total size, and verifies the results. */
    private static void checkAll(Collectives node, int total) throws IOException {
        int nodes = node.worldSize();
        int rank = node.rank();
        int root = nodes - 1;
        byte[] data = data(rank, total, 0);
        node.broadcast(data, root, LIMIT);
        assertThat(data).isEqualTo(data(root, total, 0));
        int block = total / nodes;
        byte[] gathered = new byte[rank == root ? nodes * block : 0];
        node.gather(segment(data(rank, block, 0)), segment(gathered), root, LIMIT);
        assertThat(gathered).isEqualTo(rank == root ? blocks(nodes, block, 0) : gathered);
        byte[] all = new byte[nodes * block];
        node.allGather(segment(data(rank, block, 0)), segment(all), LIMIT);
        assertThat(all).isEqualTo(blocks(nodes, block, 0));
        byte[] exchanged = data(rank, nodes * block, 0);
        node.allToAll(segment(exchanged), LIMIT);
        assertThat(exchanged).isEqualTo(blocks(nodes, block, rank));
        int[] values = new int[total / Integer.BYTES];
        for (int i = 0; i < values.length; i++) {
            values[i] = i * (rank + 1);
        }
        node.allReduce(values, Reduction.SUM, LIMIT);
        for (int i = 0; i < values.length; i++) {
            if (values[i] != i * (nodes * (nodes + 1) / 2)) {
                assertThat(values[i]).as("element " + i).isEqualTo(i * (nodes * (nodes + 1) / 2));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"RXE, 2", "SIW, 2", "RXE, 3", "SIW, 3", "RXE, 5"})
    @UsesDevices({Device.RXE, Device.SIW})
    @Shows(Capability.COLLECTIVES)
    void resultsOfAllOperations(Device device, int nodes) throws Exception {
        run(device, nodes, node -> {
            for (int total : new int[] {0, 1, 1000, 65_537, 300_001}) {
                checkAll(node, total);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void largeNetwork(Device device) throws Exception {
        run(device, LARGE_NETWORK, node -> {
            for (int total : new int[] {100, 200_000}) {
                checkAll(node, total);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    @UsesDevices({Device.RXE, Device.SIW})
    @Shows(Capability.COLLECTIVES)
    void largeData(Device device) throws Exception {
        run(device, 2, node -> checkAll(node, 8 * MIB));
    }

    /** Each node sends 2 (n - 1) / n of the data, with an overhead of less than one percent. */
    @ParameterizedTest
    @EnumSource
    void bytesSentByAllReduce(Device device) throws Exception {
        int nodes = 4;
        int bytes = MIB;
        double expected = 2.0 * (nodes - 1) / nodes * bytes;
        run(device, nodes, node -> {
            node.allReduce(0, Reduction.SUM, LIMIT);
            long before = node.statistics().sentBytes();
            node.allReduce(new double[bytes / Double.BYTES], Reduction.SUM, LIMIT);
            // After this operation, all messages of the previous one have been sent.
            node.allReduce(0, Reduction.SUM, LIMIT);
            long sent = node.statistics().sentBytes() - before;
            System.out.println("allReduce on " + device + ", rank " + node.rank() + ": " + sent
                    + " bytes sent; 2 (n - 1)" + " / n of the data are " + (long) expected);
            assertThat((double) sent).isBetween(expected, expected * 1.01);
        });
    }

    /** The collective operations of a node, alternating with its barriers. */
    @Test
    void collectivesOfANode() throws Exception {
        World.run(3, BarrierAlgorithm.BINARY_TREE, node -> {
            byte[] bytes = data(node.rank(), 100_000, 0);
            node.barrier(LIMIT);
            node.collectives().broadcast(bytes, 1, LIMIT);
            assertThat(bytes).isEqualTo(data(1, 100_000, 0));
            node.barrier(LIMIT);
            try (var arena = java.lang.foreign.Arena.ofConfined()) {
                MemorySegment value = arena.allocateFrom(ValueLayout.JAVA_LONG, node.rank());
                node.collectives().allReduce(value, org.rdma4j.network.ElementType.LONG, Reduction.MAX, LIMIT);
                assertThat(value.get(ValueLayout.JAVA_LONG, 0)).isEqualTo(2);
            }
            node.barrier(LIMIT);
        });
    }

    /**
     * A process is killed during an operation. The exceptions of the other nodes contain its rank, long before the
     * timeout.
     */
    @ParameterizedTest
    @CsvSource({"RXE, broadcast", "SIW, gather", "RXE, allGather", "SIW, allToAll", "RXE, allReduce"})
    @UsesDevices({Device.RXE, Device.SIW})
    @Shows(Capability.COLLECTIVE_FAILURES)
    void killedProcess(Device device, String operation, @TempDir Path folder) throws Exception {
        int nodes = 3;
        int killed = 1;
        int limitMillis = 30_000;
        Path network = Files.writeString(
                folder.resolve("network.json"), World.network(nodes, device).toJson());
        List<FutureTask<String>> others = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            if (i != killed) {
                String[] words = {network.toString(), String.valueOf(i), operation, String.valueOf(limitMillis)};
                FutureTask<String> task = new FutureTask<>(() -> {
                    ByteArrayOutputStream out = new ByteArrayOutputStream();
                    CollectiveProbe.run(words, new PrintStream(out, true, StandardCharsets.UTF_8));
                    return out.toString(StandardCharsets.UTF_8);
                });
                new Thread(task, "node " + i).start();
                others.add(task);
            }
        }
        try (GuestJvm process = new GuestJvm(
                CollectiveProbe.class,
                List.of(),
                network.toString(),
                String.valueOf(killed),
                operation,
                String.valueOf(limitMillis))) {
            process.line("working");
            Thread.sleep(200);
        }
        for (FutureTask<String> other : others) {
            assertThat(other.get())
                    .matches(
                            "joined\n(working\n)?failed after \\d{1,5} ms, origin 1: operation \\d+, .* failed: rank 1 \\(.*\n");
        }
    }
}
