package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.event.EventLoop;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageStatistics;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.ProtectionDomain;

/** Collective operations on message connections, with the stand-in for librdmacm. */
@Timeout(60)
class MessageTransportTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final Duration SHORT_TIMEOUT = Duration.ofSeconds(2);
    private static final int MIB = 1 << 20;

    /** Performs one operation. */
    private interface TimedOperation {
        void run(Collectives node, Duration timeout) throws Exception;
    }

    private static final List<TimedOperation> OPERATIONS = List.of(
            (node, timeout) -> node.broadcast(new byte[300_000], 1, timeout),
            (node, timeout) -> node.gather(segment(50_000), segment(50_000 * node.worldSize()), 1, timeout),
            (node, timeout) -> node.allGather(segment(50_000 * node.worldSize()), timeout),
            (node, timeout) -> node.allToAll(segment(50_000 * node.worldSize()), timeout),
            (node, timeout) -> node.allReduce(new double[50_000], Reduction.SUM, timeout),
            (node, timeout) -> node.allReduce(1, Reduction.SUM, timeout));

    private static NetworkConfig network(String device) throws IOException {
        NetworkConfig.Builder network = NetworkConfig.builder();
        for (int i = 0; i < 3; i++) {
            network.add("127.0.0.1", Nodes.freePort(), device);
        }
        return network.build();
    }

    private static MemorySegment segment(int bytes) {
        return MemorySegment.ofArray(new byte[bytes]);
    }

    @BeforeAll
    static void install() {
        LoopDevices.install();
    }

    @AfterEach
    void everythingIsReleased() {
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.startsWith("collectives of rank"));
        assertThat(LoopDevices.objects()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, false", "4, true", "5, false", "8, false"})
    void allOperations(int nodes, boolean iwarp) throws Exception {
        for (CollectiveAlgorithms algorithms : List.of(CollectiveAlgorithms.DEFAULT, SimulatedNodes.SMALL)) {
            int message = Transport.MAX_MESSAGE_BYTES;
            int[] sizes = {0, 1, nodes + 1, 4097, message - 1, message, message + 1, MIB / nodes, MIB + 3};
            List<ReductionModel> models = new ArrayList<>();
            for (int count : new int[] {0, 1, nodes + 1, 5000, 100_000}) {
                models.add(new ReductionModel(nodes, count, algorithms));
            }
            try (ConnectedNodes all = new ConnectedNodes(nodes, iwarp, algorithms)) {
                all.run(node -> {
                    for (int bytes : sizes) {
                        CollectivesTest.checkBroadcast(node, bytes, nodes - 1);
                        CollectivesTest.checkGather(node, bytes / 2, nodes / 2);
                        CollectivesTest.checkAllGather(node, bytes / nodes);
                        CollectivesTest.checkAllToAll(node, bytes / nodes);
                    }
                    for (ReductionModel model : models) {
                        model.check(node, ElementType.FLOAT, Reduction.SUM, TIMEOUT);
                        model.check(node, ElementType.LONG, Reduction.MIN, TIMEOUT);
                    }
                    return null;
                });
            }
        }
    }

    /** Nodes may be several operations ahead of others. */
    @Test
    @RandomInput
    void randomOperations() throws Exception {
        long seed = Long.getLong("rdma4j.seed", System.nanoTime());
        try (ConnectedNodes all = new ConnectedNodes(4, false, CollectiveAlgorithms.DEFAULT)) {
            all.run(node -> {
                Random random = new Random(seed);
                for (int i = 0; i < 300; i++) {
                    int bytes = random.nextInt(random.nextBoolean() ? 100 : 100_000);
                    int root = random.nextInt(4);
                    switch (random.nextInt(4)) {
                        case 0 -> CollectivesTest.checkBroadcast(node, bytes, root);
                        case 1 -> CollectivesTest.checkGather(node, bytes, root);
                        case 2 -> CollectivesTest.checkAllGather(node, bytes);
                        default -> CollectivesTest.checkAllToAll(node, bytes);
                    }
                }
                return null;
            });
        } catch (Throwable e) {
            throw new AssertionError("-Drdma4j.seed=" + seed, e);
        }
    }

    /**
     * A node sends 2 (n - 1) / n of the data, one header, and the requests of the connections. On a busy machine, it
     * sends early headers to the other nodes.
     */
    @Test
    void bytesSent() throws Exception {
        int nodes = 4;
        int count = nodes * 100_000;
        try (ConnectedNodes all = new ConnectedNodes(nodes, false, CollectiveAlgorithms.DEFAULT)) {
            all.run(node -> {
                node.allReduce(new float[count], Reduction.SUM, TIMEOUT);
                return null;
            });
            long data = 2L * (nodes - 1) * count / nodes * Float.BYTES;
            for (Collectives each : all.collectives) {
                MessageStatistics statistics = each.statistics();
                long requests = 16L * (nodes - 1);
                // When a node closes, it fails the requests for a report.
                long failures = (nodes - 1L) * "The request was not answered".length();
                assertThat(statistics.sentBytes() - data - requests)
                        .isBetween((long) OperationHeader.BYTES, (nodes - 1L) * OperationHeader.BYTES + failures);
                assertThat(statistics.largeMessages()).isZero();
            }
        }
    }

    private static boolean names(Throwable failure, int rank) {
        return failure instanceof CollectiveException e
                && e.origin() == rank
                && e.getMessage().contains("rank " + rank + " (");
    }

    /** All other nodes name the node that closes, in the operation after its last one. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nodeCloses(boolean iwarp) throws Exception {
        for (TimedOperation operation : OPERATIONS) {
            try (ConnectedNodes all = new ConnectedNodes(4, iwarp, CollectiveAlgorithms.DEFAULT)) {
                List<FutureTask<Void>> tasks = all.start(node -> {
                    operation.run(node, TIMEOUT);
                    if (node.rank() == 2) {
                        node.close();
                        return null;
                    }
                    // A node that does not depend on rank 2 succeeds in some operations.
                    for (int i = 0; i < 10; i++) {
                        operation.run(node, TIMEOUT);
                        node.allReduce(1, Reduction.SUM, TIMEOUT);
                    }
                    return null;
                });
                for (int rank = 0; rank < 4; rank++) {
                    Throwable failure = SimulatedNodes.failure(tasks.get(rank));
                    if (rank == 2) {
                        assertThat(failure).isNull();
                    } else {
                        assertThat(failure).matches(e -> names(e, 2), "names rank 2");
                    }
                }
            }
        }
    }

    /** The connections of a node are aborted at a random time. */
    @Test
    void nodeAborts() throws Exception {
        Random random = new Random();
        for (int round = 0; round < 30; round++) {
            TimedOperation operation = OPERATIONS.get(round % OPERATIONS.size());
            int nodes = 2 + random.nextInt(5);
            int victim = random.nextInt(nodes);
            try (ConnectedNodes all = new ConnectedNodes(nodes, false, CollectiveAlgorithms.DEFAULT)) {
                List<FutureTask<Void>> tasks = all.start(node -> {
                    while (true) {
                        operation.run(node, TIMEOUT);
                        node.allReduce(1, Reduction.SUM, TIMEOUT);
                    }
                });
                while (!all.isConnected(victim)) {
                    Thread.sleep(1);
                }
                Thread.sleep(random.nextInt(30));
                long start = System.nanoTime();
                all.abort(victim);
                for (int rank = 0; rank < nodes; rank++) {
                    Throwable failure = SimulatedNodes.failure(tasks.get(rank));
                    if (rank == victim) {
                        assertThat(failure).isInstanceOf(CollectiveException.class);
                    } else {
                        assertThat(failure).matches(e -> names(e, victim), "names rank " + victim);
                    }
                }
                assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
            }
        }
    }

    /** A node that does not call the operation is named by the others, although its event loop accepts connections. */
    @Test
    void nodeIsSilent() throws Exception {
        // Long enough for the present nodes to connect, even on a busy machine.
        Duration timeout = Duration.ofSeconds(6);
        for (int silent : new int[] {0, 2}) {
            try (ConnectedNodes all = new ConnectedNodes(3, false, CollectiveAlgorithms.DEFAULT)) {
                CountDownLatch failed = new CountDownLatch(2);
                List<FutureTask<Void>> tasks = all.start(node -> {
                    if (node.rank() == silent) {
                        failed.await();
                        // The reports of the others have arrived.
                        node.allReduce(1, Reduction.SUM, TIMEOUT);
                        return null;
                    }
                    try {
                        node.allReduce(new float[1_000_000], Reduction.SUM, timeout);
                    } finally {
                        failed.countDown();
                    }
                    return null;
                });
                for (int rank = 0; rank < 3; rank++) {
                    Throwable failure = SimulatedNodes.failure(tasks.get(rank));
                    assertThat(failure).isInstanceOf(CollectiveException.class);
                    if (rank != silent) {
                        assertThat(failure).matches(e -> names(e, silent), "names rank " + silent);
                    }
                }
            }
        }
    }

    /** The report of a failure overtakes messages that the receiver has no capacity for. */
    @Test
    void reportOvertakesMessages() throws Exception {
        try (ConnectedNodes all = new ConnectedNodes(3, false, CollectiveAlgorithms.DEFAULT)) {
            CountDownLatch failed = new CountDownLatch(1);
            List<FutureTask<Void>> tasks = all.start(node -> {
                node.allReduce(1, Reduction.SUM, TIMEOUT);
                if (node.rank() == 0) {
                    try {
                        // The root sends more than the next rank can store.
                        node.broadcast(new byte[8 * MIB], 0, Duration.ofMillis(500));
                    } finally {
                        failed.countDown();
                    }
                } else if (node.rank() == 1) {
                    failed.await();
                    // Waits for rank 2, which waits for rank 1.
                    long start = System.nanoTime();
                    try {
                        node.allToAll(segment(3 * MIB), TIMEOUT);
                    } finally {
                        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(15));
                    }
                } else {
                    node.broadcast(new byte[8 * MIB], 0, TIMEOUT);
                }
                return null;
            });
            for (FutureTask<Void> task : tasks) {
                assertThat(SimulatedNodes.failure(task)).isInstanceOf(CollectiveException.class);
            }
        }
    }

    @Test
    void interruptedNode() throws Exception {
        try (ConnectedNodes all = new ConnectedNodes(3, false, CollectiveAlgorithms.DEFAULT)) {
            List<FutureTask<Void>> tasks = all.start(node -> {
                node.allReduce(1, Reduction.SUM, TIMEOUT);
                if (node.rank() == 1) {
                    Thread.currentThread().interrupt();
                }
                node.allReduce(new double[100_000], Reduction.SUM, TIMEOUT);
                return null;
            });
            for (FutureTask<Void> task : tasks) {
                assertThat(SimulatedNodes.failure(task))
                        .matches(e -> names(e, 1), "names rank 1")
                        .hasMessageContaining("was interrupted");
            }
        }
    }

    /** The collectives of connected nodes, which also use their channels. */
    @Test
    void collectivesOfNodes() throws Exception {
        LoopDevices.iwarp(false);
        try (Context context = Device.named("loop0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            NetworkConfig config = network("loop0");
            List<FutureTask<Void>> tasks = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                int rank = i;
                tasks.add(Nodes.start(() -> {
                    Node node = Node.builder(domain).join(config, rank, TIMEOUT);
                    try (node) {
                        assertThat(node.collectives()).isSameAs(node.collectives());
                        assertThat(node.collectives().worldSize()).isEqualTo(3);
                        for (int round = 0; round < 20; round++) {
                            assertThat(node.collectives().allReduce(node.rank(), Reduction.SUM, TIMEOUT))
                                    .isEqualTo(3);
                            node.barrier(TIMEOUT);
                        }
                    }
                    assertThatThrownBy(() -> node.collectives().allReduce(1, Reduction.SUM, TIMEOUT))
                            .isInstanceOf(IllegalStateException.class)
                            .hasMessageContaining("the collective operations of rank " + node.rank() + " are closed");
                    return null;
                }));
            }
            for (FutureTask<Void> task : tasks) {
                task.get();
            }
        }
    }

    /** Node that cannot use the connection manager: the network works without collectives. */
    @Test
    void nodeWithoutCollectives() throws Exception {
        try (Context context = Device.named("loop0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                PreparedNode first = Node.builder(domain).rank(0).worldSize(2).prepare();
                PreparedNode second = Node.builder(domain).rank(1).worldSize(2).prepare()) {
            NodeEndpoint real = second.endpoint();
            NodeEndpoint without = new NodeEndpoint(
                    1,
                    real.barrier(),
                    real.endpoints(),
                    real.signals(),
                    CollectiveEndpoint.unavailable("no IP address"));
            NodeEndpoint decoded = NodeEndpoint.from(without.toBytes());
            assertThat(decoded.collectives()).isEqualTo(without.collectives());
            try (Node node = first.handshake(List.of(first.endpoint(), decoded))) {
                assertThatThrownBy(node::collectives)
                        .isInstanceOf(UnsupportedOperationException.class)
                        .hasMessage("rank 1 cannot perform collective operations: no IP address");
            }
        }
    }

    /** {@link Collectives#join}, which creates no {@link Node}, on a device that emulates soft-iWARP. */
    @Test
    void join() throws Exception {
        LoopDevices.iwarp(true);
        try {
            NetworkConfig config = network("loop1");
            List<FutureTask<Integer>> tasks = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                int rank = i;
                tasks.add(Nodes.start(() -> {
                    try (Collectives collectives = Collectives.join(config, rank, TIMEOUT)) {
                        return collectives.allReduce(rank + 1, Reduction.SUM, TIMEOUT);
                    }
                }));
            }
            for (FutureTask<Integer> task : tasks) {
                assertThat(task.get()).isEqualTo(6);
            }
            assertThatThrownBy(() -> Collectives.join(Nodes.network(1), 0, TIMEOUT))
                    .hasMessage("no IP address of this host belongs to device rxe0; assign one to the network"
                            + " interface of the device");
        } finally {
            LoopDevices.iwarp(false);
        }
    }

    /** Connects to a node as a client that is not one of its peers. */
    private static MessageConnection stranger(EventLoop loop, InetSocketAddress node) throws IOException {
        return MessageConnection.to(loop, node, new MessageOptions(), SHORT_TIMEOUT);
    }

    /**
     * Clients that connect and remain silent, before and while the nodes connect, do not prevent the nodes from
     * connecting.
     */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void silentStrangers(boolean iwarp) throws Exception {
        ConcurrentLinkedQueue<MessageConnection> strangers = new ConcurrentLinkedQueue<>();
        AtomicBoolean stopped = new AtomicBoolean();
        try (ConnectedNodes all = new ConnectedNodes(3, iwarp, CollectiveAlgorithms.DEFAULT);
                EventLoop loop = EventLoop.start()) {
            InetSocketAddress node = all.transports.get(0).endpoint().address().orElseThrow();
            for (int i = 0; i < 30; i++) {
                try {
                    strangers.add(stranger(loop, node));
                } catch (IOException e) {
                    // The node has enough of them, or the machine is busy.
                }
            }
            FutureTask<Void> further = Nodes.start(() -> {
                while (!stopped.get()) {
                    try {
                        strangers.add(stranger(loop, node));
                    } catch (IOException e) {
                        Thread.sleep(1);
                    }
                }
                return null;
            });
            try {
                all.run(each -> each.allReduce(1, Reduction.SUM, TIMEOUT));
            } finally {
                stopped.set(true);
                further.get();
                strangers.forEach(MessageConnection::abort);
            }
        }
    }

    /** A client whose request identifies no node loses its connection. */
    @Test
    void strangersWithWrongKeys() throws Exception {
        try (ConnectedNodes all = new ConnectedNodes(2, false, CollectiveAlgorithms.DEFAULT);
                EventLoop loop = EventLoop.start()) {
            InetSocketAddress node = all.transports.get(0).endpoint().address().orElseThrow();
            for (int i = 0; i < 50; i++) {
                assertThatThrownBy(() -> {
                            try (MessageConnection stranger = stranger(loop, node)) {
                                stranger.request(new byte[16], SHORT_TIMEOUT).close();
                            }
                        })
                        .isInstanceOf(IOException.class);
            }
            all.run(each -> each.allReduce(1, Reduction.SUM, TIMEOUT));
        }
    }
}
