package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.repetition.RandomInput;

/** Results of the collective operations, compared with those of a sequential model. */
@Timeout(60)
class CollectivesTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private static final List<CollectiveAlgorithms> ALL_ALGORITHMS =
            List.of(SimulatedNodes.SMALL, SimulatedNodes.LARGE, CollectiveAlgorithms.DEFAULT);

    /** Sizes of data or blocks in bytes. Payloads up to 4096 bytes are in the same message as the header. */
    private static int[] sizes(int nodes) {
        return new int[] {0, 1, 2, nodes - 1, nodes, nodes + 1, 333, 4096, 4097, 9001};
    }

    /** Returns the data of a node, which depends on the rank. */
    private static byte[] data(int rank, int bytes) {
        byte[] data = new byte[bytes];
        fill(data, 0, rank, 0, bytes);
        return data;
    }

    /** Copies part of the data of a node. */
    private static void fill(byte[] into, int position, int rank, int offset, int length) {
        for (int i = 0; i < length; i++) {
            int index = offset + i;
            into[position + i] = (byte) ((rank + 1) * 197 + index * 31 + (index >>> 8) * 17);
        }
    }

    /** Returns part of the data of all nodes, in the order of the ranks. */
    private static byte[] blocks(int nodes, int offset, int length) {
        byte[] blocks = new byte[nodes * length];
        for (int rank = 0; rank < nodes; rank++) {
            fill(blocks, rank * length, rank, offset, length);
        }
        return blocks;
    }

    private static MemorySegment segment(byte[] data) {
        return MemorySegment.ofArray(data);
    }

    static void checkBroadcast(Collectives node, int bytes, int root) throws IOException {
        byte[] data = data(node.rank(), bytes);
        node.broadcast(data, root, TIMEOUT);
        assertThat(Arrays.equals(data, data(root, bytes))).isTrue();
    }

    static void checkGather(Collectives node, int bytes, int root) throws IOException {
        byte[] into = new byte[node.rank() == root ? bytes * node.worldSize() : 1];
        node.gather(segment(data(node.rank(), bytes)), segment(into), root, TIMEOUT);
        byte[] expected = node.rank() == root ? blocks(node.worldSize(), 0, bytes) : new byte[1];
        assertThat(Arrays.equals(into, expected)).isTrue();
    }

    static void checkAllGather(Collectives node, int bytes) throws IOException {
        byte[] expected = blocks(node.worldSize(), 0, bytes);
        byte[] into = new byte[expected.length];
        byte[] own = data(node.rank(), bytes);
        node.allGather(segment(own), segment(into), TIMEOUT);
        assertThat(Arrays.equals(into, expected)).isTrue();
        byte[] inPlace = new byte[expected.length];
        System.arraycopy(own, 0, inPlace, node.rank() * bytes, bytes);
        node.allGather(segment(inPlace), TIMEOUT);
        assertThat(Arrays.equals(inPlace, expected)).isTrue();
    }

    static void checkAllToAll(Collectives node, int bytes) throws IOException {
        int total = bytes * node.worldSize();
        byte[] expected = blocks(node.worldSize(), bytes * node.rank(), bytes);
        byte[] data = data(node.rank(), total);
        // Odd ranks work in place.
        if (node.rank() % 2 == 0) {
            byte[] into = new byte[total];
            node.allToAll(segment(data), segment(into), TIMEOUT);
            assertThat(Arrays.equals(into, expected)).isTrue();
        } else {
            node.allToAll(segment(data), TIMEOUT);
            assertThat(Arrays.equals(data, expected)).isTrue();
        }
    }

    private static void checkMovingData(int nodes, int capacity, CollectiveAlgorithms algorithms) throws Exception {
        SimulatedNodes all = new SimulatedNodes(nodes, capacity, algorithms);
        all.run(node -> {
            for (int bytes : sizes(nodes)) {
                checkBroadcast(node, bytes, 0);
                checkBroadcast(node, bytes, nodes / 2);
                checkBroadcast(node, bytes, nodes - 1);
                checkGather(node, bytes, 0);
                checkGather(node, bytes, nodes / 2);
                checkAllGather(node, bytes);
                checkAllToAll(node, bytes);
            }
            return null;
        });
        assertThat(all.network.isEmpty()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 64, 100_000})
    void dataIsMoved(int capacity) throws Exception {
        for (int nodes = 1; nodes <= 16; nodes++) {
            for (CollectiveAlgorithms algorithms : ALL_ALGORITHMS) {
                checkMovingData(nodes, capacity, algorithms);
            }
        }
    }

    @Test
    void allReduceIsExact() throws Exception {
        for (int nodes = 1; nodes <= 16; nodes++) {
            for (CollectiveAlgorithms algorithms : ALL_ALGORITHMS) {
                for (int capacity : new int[] {0, 5000}) {
                    int size = nodes;
                    SimulatedNodes all = new SimulatedNodes(nodes, capacity, algorithms);
                    int[] counts = {0, 1, 2, nodes - 1, nodes, nodes + 1, 1000 + nodes};
                    ReductionModel[] models = Arrays.stream(counts)
                            .mapToObj(count -> new ReductionModel(size, count, algorithms))
                            .toArray(ReductionModel[]::new);
                    all.run(node -> {
                        for (ReductionModel model : models) {
                            model.checkAll(node, TIMEOUT);
                        }
                        return null;
                    });
                    assertThat(all.network.isEmpty()).isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7})
    void largeData(int nodes) throws Exception {
        int bytes = 8 << 20;
        SimulatedNodes all = new SimulatedNodes(nodes, 1 << 16, CollectiveAlgorithms.DEFAULT);
        ReductionModel model = new ReductionModel(nodes, bytes / Float.BYTES, CollectiveAlgorithms.DEFAULT);
        all.run(node -> {
            checkBroadcast(node, bytes + 1, 1);
            checkGather(node, bytes / nodes, 1);
            checkAllGather(node, bytes / nodes);
            checkAllToAll(node, bytes / nodes);
            model.check(node, ElementType.FLOAT, Reduction.SUM, TIMEOUT);
            return null;
        });
    }

    /** The ring sends 2 (n - 1) / n of the data, plus one header, from each node. */
    @Test
    void bytesSentByTheRing() throws Exception {
        for (int nodes : new int[] {2, 3, 4, 5, 8, 13}) {
            int count = nodes * 40_000;
            SimulatedNodes all = new SimulatedNodes(nodes, 1 << 16, CollectiveAlgorithms.DEFAULT);
            all.run(node -> {
                node.allReduce(new float[count], Reduction.SUM, TIMEOUT);
                return null;
            });
            for (SimulatedTransport transport : all.network.transports) {
                assertThat(transport.sentBytes.get())
                        .isEqualTo(2L * (nodes - 1) * count / nodes * Float.BYTES + OperationHeader.BYTES);
            }
        }
    }

    /** In a broadcast of large data, each node sends the data at most once. */
    @Test
    void bytesSentByTheChain() throws Exception {
        int bytes = 1_000_001;
        SimulatedNodes all = new SimulatedNodes(5, 0, CollectiveAlgorithms.DEFAULT);
        all.run(node -> {
            node.broadcast(new byte[bytes], 2, TIMEOUT);
            return null;
        });
        assertThat(all.network.transports)
                .extracting(transport -> transport.sentBytes.get())
                .containsExactly(bytes + 32L, 0L, bytes + 32L, bytes + 32L, bytes + 32L);
    }

    /** A small operation takes the number of messages of its algorithm; headers take no messages of their own. */
    @Test
    void messagesOfSmallOperations() throws Exception {
        SimulatedNodes all = new SimulatedNodes(8, 1000, CollectiveAlgorithms.DEFAULT);
        all.run(node -> {
            node.allReduce(node.rank(), Reduction.MAX, TIMEOUT);
            node.broadcast(new byte[10], 0, TIMEOUT);
            node.allGather(MemorySegment.ofArray(new byte[80]), TIMEOUT);
            return null;
        });
        assertThat(all.network.transports.stream().mapToLong(transport -> transport.sentMessages.get()))
                .containsExactly(3L + 3 + 3, 3L + 3, 3L + 1 + 3, 3L + 3, 3L + 2 + 3, 3L + 3, 3L + 1 + 3, 3L + 3);
    }

    @Test
    void formsOfAllReduce() throws Exception {
        SimulatedNodes all = new SimulatedNodes(3, 0, CollectiveAlgorithms.DEFAULT);
        all.run(node -> {
            int value = node.rank() + 1;
            assertThat(node.allReduce(value, Reduction.SUM, TIMEOUT)).isEqualTo(6);
            assertThat(node.allReduce((long) value, Reduction.MAX, TIMEOUT)).isEqualTo(3L);
            assertThat(node.allReduce((float) value, Reduction.MIN, TIMEOUT)).isEqualTo(1f);
            assertThat(node.allReduce((double) value, Reduction.SUM, TIMEOUT)).isEqualTo(6.0);
            int[] ints = {value, -value};
            node.allReduce(ints, Reduction.MIN, TIMEOUT);
            assertThat(ints).containsExactly(1, -3);
            long[] longs = {value, Long.MAX_VALUE};
            node.allReduce(longs, Reduction.SUM, TIMEOUT);
            assertThat(longs).containsExactly(6, Long.MAX_VALUE * 3);
            double[] doubles = {value, -0.0};
            node.allReduce(doubles, Reduction.MAX, TIMEOUT);
            assertThat(doubles).containsExactly(3, -0.0);
            // Segments of a confined arena, not aligned.
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment from = arena.allocate(9).asSlice(1);
                MemorySegment into = arena.allocate(11).asSlice(3);
                from.copyFrom(MemorySegment.ofArray(new float[] {value, Float.NaN}));
                node.allReduce(from, into, ElementType.FLOAT, Reduction.SUM, TIMEOUT);
                float[] result = new float[2];
                MemorySegment.ofArray(result).copyFrom(into);
                assertThat(result).containsExactly(6, Float.NaN);
            }
            return null;
        });
    }

    /** An operation that is rejected because of its arguments has no effect and can be repeated. */
    @Test
    void invalidArguments() throws Exception {
        SimulatedNodes all = new SimulatedNodes(3, 0, CollectiveAlgorithms.DEFAULT);
        all.run(node -> {
            MemorySegment six = MemorySegment.ofArray(new byte[6]);
            MemorySegment seven = MemorySegment.ofArray(new byte[7]);
            assertThatThrownBy(() -> node.broadcast(six, 3, TIMEOUT))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("rank 3 is not in the network (ranks 0 to 2)");
            assertThatThrownBy(() -> node.gather(six, six, -1, TIMEOUT)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> node.gather(six, six, node.rank(), TIMEOUT))
                    .hasMessage("the destination has 6 bytes, but must have 18 for 3 blocks of 6 bytes");
            assertThatThrownBy(() -> node.allGather(seven, TIMEOUT))
                    .hasMessage("7 bytes cannot be divided into 3 blocks of equal size");
            assertThatThrownBy(() -> node.allGather(six.asReadOnly(), TIMEOUT))
                    .hasMessage("the destination is a read-only segment");
            assertThatThrownBy(() -> node.allToAll(six, seven, TIMEOUT)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> node.allToAll(six, six, TIMEOUT))
                    .hasMessage("the segments overlap; call allToAll(blocks, timeout) to work in place");
            assertThatThrownBy(() -> node.allReduce(six, ElementType.INT, Reduction.SUM, TIMEOUT))
                    .hasMessage("6 bytes are not a multiple of the size of an element of type INT");
            assertThatThrownBy(() -> node.allReduce(six, seven, ElementType.INT, Reduction.SUM, TIMEOUT))
                    .hasMessage("the source has 6 bytes, but the destination has 7");
            checkAllToAll(node, 5);
            return null;
        });
    }

    @Test
    void secondThreadIsRejected() throws Exception {
        SimulatedNodes all = new SimulatedNodes(2, 0, CollectiveAlgorithms.DEFAULT);
        FutureTask<Integer> first = Nodes.start(() -> all.collectives.get(0).allReduce(1, Reduction.SUM, TIMEOUT));
        // The first thread waits for rank 1 after its message has been sent.
        while (all.network.transports.get(0).sentMessages.get() == 0) {
            Thread.sleep(1);
        }
        assertThatThrownBy(() -> all.collectives.get(0).broadcast(new byte[1], 0, TIMEOUT))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("another thread is performing a collective operation on rank 0; synchronize the threads, so"
                        + " that operations have the same order on all nodes");
        assertThat(all.collectives.get(1).allReduce(2, Reduction.SUM, TIMEOUT)).isEqualTo(3);
        assertThat(first.get()).isEqualTo(3);
    }

    /** Random operations without pauses: nodes may be several operations ahead of others. */
    @Test
    @RandomInput
    void successiveRandomOperations() throws Exception {
        long seed = Long.getLong("rdma4j.seed", System.nanoTime());
        for (int nodes : new int[] {3, 6, 8}) {
            SimulatedNodes all = new SimulatedNodes(nodes, 3000, CollectiveAlgorithms.DEFAULT);
            List<FutureTask<Void>> tasks = all.start(node -> {
                Random random = new Random(seed);
                for (int i = 0; i < 300; i++) {
                    int bytes = random.nextInt(random.nextBoolean() ? 100 : 10_000);
                    int root = random.nextInt(nodes);
                    switch (random.nextInt(4)) {
                        case 0 -> checkBroadcast(node, bytes, root);
                        case 1 -> checkGather(node, bytes, root);
                        case 2 -> checkAllGather(node, bytes);
                        default -> checkAllToAll(node, bytes);
                    }
                }
                return null;
            });
            for (FutureTask<Void> task : tasks) {
                assertThat(SimulatedNodes.failure(task))
                        .as("-Drdma4j.seed=" + seed)
                        .isNull();
            }
        }
    }

    /**
     * A node waits for more than a second for a peer that has received nothing from it, and sends an early header. The
     * peer receives it before the payload of the same operation, or ignores it in the next one.
     */
    @Test
    void earlyHeaders() throws Exception {
        List<FutureTask<Void>> tasks = new ArrayList<>();
        List<SimulatedNodes> networks = new ArrayList<>();
        for (int capacity : new int[] {0, 10_000}) {
            for (int bytes : new int[] {0, 8, 9000}) {
                SimulatedNodes all = new SimulatedNodes(3, capacity, CollectiveAlgorithms.DEFAULT);
                networks.add(all);
                tasks.addAll(all.start(node -> {
                    if (node.rank() == 0) {
                        Thread.sleep(1200);
                    }
                    // Rank 1 receives from rank 0 first and finally sends the result to it.
                    node.allReduce(new double[bytes / 8], Reduction.SUM, TIMEOUT);
                    if (node.rank() == 0) {
                        Thread.sleep(1200);
                    }
                    // Rank 1 sends nothing to rank 0 in this operation.
                    checkGather(node, bytes, 1);
                    checkBroadcast(node, bytes, 1);
                    checkAllToAll(node, bytes);
                    return null;
                }));
            }
        }
        for (FutureTask<Void> task : tasks) {
            task.get();
        }
        assertThat(networks).allMatch(all -> all.network.isEmpty());
    }

    @Test
    void reducersOfAllTypes() {
        // More elements than a batch, and a rest.
        int count = 2 * Reducer.BATCH + 7;
        int[] a = IntStream.range(0, count).toArray();
        int[] b = IntStream.range(0, count).map(i -> i * i).toArray();
        int[] result = new int[count];
        Reducer.of(ElementType.INT, Reduction.SUM)
                .reduce(MemorySegment.ofArray(a), MemorySegment.ofArray(b), MemorySegment.ofArray(result));
        assertThat(result)
                .isEqualTo(IntStream.range(0, count).map(i -> i + i * i).toArray());
    }
}
