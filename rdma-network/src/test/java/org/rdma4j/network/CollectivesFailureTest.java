package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.message.MessageStatistics;
import org.rdma4j.network.SimulatedTransport.Fault;
import org.rdma4j.network.SimulatedTransport.NodeFailedError;

/** Nodes that fail during collective operations. */
@Timeout(60)
class CollectivesFailureTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    /** Timeout that is expected to expire: long enough for the pauses of a busy machine. */
    private static final Duration SHORT_TIMEOUT = Duration.ofSeconds(5);

    /** Additional time that threads may need on a busy machine. */
    private static final Duration TOLERANCE = Duration.ofSeconds(10);

    /** Maximum number of networks at the same time. */
    private static final int PARALLEL_RUNS = 600;

    /** Performs one operation. */
    private interface TimedOperation {
        void run(Collectives node, Duration timeout) throws Exception;
    }

    private static Map<String, TimedOperation> operations() {
        int bytes = 900;
        Map<String, TimedOperation> all = new LinkedHashMap<>();
        all.put("broadcast", (node, timeout) -> node.broadcast(new byte[5 * bytes], 1, timeout));
        all.put("gather", (node, timeout) -> {
            MemorySegment into = MemorySegment.ofArray(new byte[bytes * node.worldSize()]);
            node.gather(MemorySegment.ofArray(new byte[bytes]), into, 1, timeout);
        });
        all.put("allGather", (node, timeout) -> {
            node.allGather(MemorySegment.ofArray(new byte[bytes * node.worldSize()]), timeout);
        });
        all.put("allToAll", (node, timeout) -> {
            node.allToAll(MemorySegment.ofArray(new byte[bytes * node.worldSize()]), timeout);
        });
        all.put("allReduce", (node, timeout) -> node.allReduce(new double[5 * bytes / 8], Reduction.SUM, timeout));
        return all;
    }

    /** A network in which one node fails at one of its calls. */
    private record FailureCase(
            String name,
            TimedOperation operation,
            int nodes,
            int capacity,
            CollectiveAlgorithms algorithms,
            int failing,
            Fault fault) {
        /** Returns the number of calls of the failing node in an operation without a failure. */
        int calls() throws Exception {
            SimulatedNodes all = new SimulatedNodes(nodes, capacity, algorithms);
            all.run(node -> {
                operation.run(node, TIMEOUT);
                return null;
            });
            return all.network.transports.get(failing).calls();
        }

        /** Runs the operation with a failure after the given number of calls. */
        void run(int calls) throws Exception {
            Duration timeout = fault == Fault.DIES ? TIMEOUT : SHORT_TIMEOUT;
            SimulatedNodes all = new SimulatedNodes(nodes, capacity, algorithms);
            SimulatedTransport victim = all.network.transports.get(failing);
            victim.fail(fault, calls);
            long start = System.nanoTime();
            List<FutureTask<Void>> tasks = all.start(node -> {
                operation.run(node, timeout);
                return null;
            });
            int failures = 0;
            for (int rank = 0; rank < nodes; rank++) {
                if (rank != failing) {
                    failures += check(SimulatedNodes.failure(tasks.get(rank)), rank, calls) ? 1 : 0;
                }
            }
            assertThat(Duration.ofNanos(System.nanoTime() - start))
                    .as(description(calls))
                    .isLessThan(SHORT_TIMEOUT.plus(TOLERANCE));
            if (failures > 0) {
                checkLaterOperations(all, tasks, calls);
            }
            all.network.release();
            Throwable own = SimulatedNodes.failure(tasks.get(failing));
            boolean failed = own instanceof NodeFailedError;
            assertThat(failed || failures == 0 && own == null)
                    .as(description(calls))
                    .isTrue();
        }

        /** Checks that a node succeeded, or that its exception names the failed node. Returns {@code true} if it failed. */
        private boolean check(Throwable failure, int rank, int calls) {
            if (failure == null) {
                return false;
            }
            String detail = fault == Fault.DIES ? "failed: connection reset" : "did not respond in time (timeout 5 s)";
            assertThat(failure)
                    .as(description(calls))
                    .isInstanceOf(CollectiveException.class)
                    .message()
                    .contains(
                            " on rank " + rank + " failed: rank " + failing + " (host" + failing + ":10000) " + detail);
            assertThat(((CollectiveException) failure).origin()).isEqualTo(failing);
            return true;
        }

        private void checkLaterOperations(SimulatedNodes all, List<FutureTask<Void>> tasks, int calls)
                throws InterruptedException {
            for (int rank = 0; rank < nodes; rank++) {
                if (rank != failing) {
                    Throwable first = SimulatedNodes.failure(tasks.get(rank));
                    Collectives node = all.collectives.get(rank);
                    FutureTask<Integer> later = Nodes.start(() -> node.allReduce(1, Reduction.SUM, TIMEOUT));
                    Throwable failure = SimulatedNodes.failure(later);
                    assertThat(failure).as(description(calls)).isInstanceOf(CollectiveException.class);
                    assertThat(((CollectiveException) failure).origin()).isEqualTo(failing);
                    if (first != null) {
                        assertThat(failure)
                                .hasCause(first)
                                .hasMessage("the collective operations are unusable after a failure: "
                                        + first.getMessage());
                    }
                }
            }
        }

        private String description(int calls) {
            return "%s, %d nodes, capacity %d, %s, rank %d %s after %d calls"
                    .formatted(name, nodes, capacity, algorithms, failing, fault, calls);
        }
    }

    private static List<FailureCase> cases(Fault fault) {
        List<FailureCase> cases = new ArrayList<>();
        operations().forEach((name, operation) -> {
            for (int nodes : new int[] {2, 3, 5, 8}) {
                for (CollectiveAlgorithms algorithms : List.of(SimulatedNodes.SMALL, SimulatedNodes.LARGE)) {
                    for (int failing = 0; failing < nodes; failing++) {
                        int capacity = (nodes + failing) % 2 * 4000;
                        cases.add(new FailureCase(name, operation, nodes, capacity, algorithms, failing, fault));
                    }
                }
            }
        });
        return cases;
    }

    /** A node fails after 0, 1, 2, … calls of its transport. */
    @ParameterizedTest
    @EnumSource
    @Timeout(180)
    void allNodesNameTheFailedOne(Fault fault) throws Exception {
        Semaphore permits = new Semaphore(PARALLEL_RUNS);
        AtomicBoolean failed = new AtomicBoolean();
        List<FutureTask<Void>> runs = new ArrayList<>();
        for (FailureCase failureCase : cases(fault)) {
            int last = failureCase.calls();
            // Later steps of long operations are alike.
            for (int calls = 0; calls <= last; calls += calls < 12 ? 1 : 4) {
                int number = calls;
                runs.add(Nodes.start(() -> {
                    permits.acquire();
                    try {
                        if (!failed.get()) {
                            failureCase.run(number);
                        }
                    } catch (Throwable e) {
                        failed.set(true);
                        throw e;
                    } finally {
                        permits.release();
                    }
                    return null;
                }));
            }
        }
        for (FutureTask<Void> run : runs) {
            assertThat(SimulatedNodes.failure(run)).isNull();
        }
        assertThat(runs.size()).isGreaterThan(1000);
    }

    /** Rank 0 waits for rank 3 by way of ranks 1 and 2, or of rank 2: the exceptions contain the waits. */
    @Test
    void waitsAreFollowedToTheLateNode() throws Exception {
        SimulatedNodes all = new SimulatedNodes(4, 0, SimulatedNodes.LARGE);
        List<FutureTask<Void>> tasks = all.start(node -> {
            if (node.rank() != 3) {
                node.broadcast(new byte[10], 3, node.rank() == 2 ? Duration.ofSeconds(3) : TIMEOUT);
            }
            return null;
        });
        assertThat(SimulatedNodes.failure(tasks.get(0)))
                .hasMessage("operation 1, broadcast(10 bytes, root 3) on rank 0 failed: rank 3 (host3:10000) did not"
                        + " respond in time (timeout 30 s); rank 2 waited for rank 1, rank 1 waited for rank 0, rank 0"
                        + " waited for rank 3");
        // The late node learns that it was late.
        assertThatThrownBy(() -> all.collectives.get(3).broadcast(new byte[10], 3, TIMEOUT))
                .isInstanceOf(CollectiveException.class)
                .hasMessageContaining(" on rank 3 failed: rank 3 (host3:10000), this node, did not respond in time");
    }

    @Test
    void interruptFailsAllNodes() throws Exception {
        SimulatedNodes all = new SimulatedNodes(3, 0, CollectiveAlgorithms.DEFAULT);
        FutureTask<Boolean> interrupted = new FutureTask<>(() -> {
            assertThatThrownBy(() -> all.collectives.get(1).allReduce(1, Reduction.SUM, TIMEOUT))
                    .isInstanceOf(CollectiveException.class)
                    .hasMessage("operation 1, allReduce(INT, SUM, 4 bytes) on rank 1 failed: rank 1 (host1:10000), this"
                            + " node, was interrupted");
            return Thread.currentThread().isInterrupted();
        });
        Thread thread = new Thread(interrupted);
        thread.start();
        FutureTask<Integer> waiting = Nodes.start(() -> all.collectives.get(2).allReduce(1, Reduction.SUM, TIMEOUT));
        Thread.sleep(50);
        thread.interrupt();
        assertThat(interrupted.get()).isTrue();
        assertThat(SimulatedNodes.failure(waiting))
                .hasMessage("operation 1, allReduce(INT, SUM, 4 bytes) on rank 2 failed: rank 1 (host1:10000) was"
                        + " interrupted");
    }

    /** The segment of one node cannot be accessed. The node rethrows the exception, and the others name the node. */
    @Test
    void unexpectedExceptionFailsAllNodes() throws Exception {
        SimulatedNodes all = new SimulatedNodes(3, 0, SimulatedNodes.LARGE);
        List<FutureTask<Void>> tasks = all.start(node -> {
            Arena arena = Arena.ofShared();
            MemorySegment data = arena.allocate(100);
            if (node.rank() == 1) {
                arena.close();
            }
            node.allReduce(data, ElementType.INT, Reduction.SUM, TIMEOUT);
            return null;
        });
        assertThat(SimulatedNodes.failure(tasks.get(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("Already closed");
        assertThat(SimulatedNodes.failure(tasks.get(2)))
                .isInstanceOf(CollectiveException.class)
                .hasMessageEndingWith("rank 1 (host1:10000) failed: java.lang.IllegalStateException: Already closed");
        assertThatThrownBy(() -> all.collectives.get(1).allReduce(1, Reduction.SUM, TIMEOUT))
                .isInstanceOf(CollectiveException.class);
    }

    /** A node may close its transport as soon as it has completed its last operation. */
    @Test
    void nodesCloseAfterTheLastOperation() throws Exception {
        for (int capacity : new int[] {0, 10_000}) {
            SimulatedNodes all = new SimulatedNodes(5, capacity, CollectiveAlgorithms.DEFAULT);
            all.run(node -> {
                node.allReduce(1.0, Reduction.SUM, TIMEOUT);
                node.broadcast(new byte[1000], 2, TIMEOUT);
                all.network.transports.get(node.rank()).close();
                return null;
            });
        }
    }

    /** Reports of a later version or with invalid content. */
    @Test
    void invalidReports() {
        for (byte[] content :
                new byte[][] {{}, {9, 0, 0, 0, 0}, {0, -1, -1, -1, -1}, {2, 0, 0, 0, 3}, {-1, 0, 0, 0, 0}}) {
            assertThat(FailureReport.of(new Transport.Report(2, content), 3))
                    .isEqualTo(new FailureReport(2, FailureReport.Reason.FAILED, -1, "invalid failure report"));
        }
        FailureReport longest = new FailureReport(1, FailureReport.Reason.LOST, 2, "é".repeat(1000));
        byte[] content = longest.toBytes();
        assertThat(content).hasSize(Transport.MAX_REPORT_BYTES);
        assertThat(FailureReport.of(new Transport.Report(1, content), 3).text()).startsWith("ééé");
    }

    /** The transport of rank 0, to which rank 1 sends early headers of a previous operation without end. */
    private static final class EndlessHeaders implements Transport {
        private long received;

        @Override
        public int rank() {
            return 0;
        }

        @Override
        public int size() {
            return 2;
        }

        @Override
        public MessageStatistics statistics() {
            return new MessageStatistics(0, 0, 0, 0, 0, 0);
        }

        @Override
        public String address(int rank) {
            return "host" + rank;
        }

        @Override
        public Send startSend(int peer, MemorySegment from) {
            return new Send() {
                @Override
                public boolean await(long deadline) {
                    return true;
                }

                @Override
                public void abandon() {}
            };
        }

        @Override
        public long receive(int peer, MemorySegment into, long deadline) throws IOException {
            if (received++ > 200_000_000) {
                throw new IOException("the operation does not end");
            }
            return peek(peer, into);
        }

        @Override
        public long peek(int peer, MemorySegment into) {
            ByteBuffer header = ByteBuffer.allocate(OperationHeader.BYTES);
            new OperationHeader(OperationHeader.Kind.BROADCAST, null, null, 1, 2, 0, 6).put(header, true);
            MemorySegment.copy(MemorySegment.ofArray(header.array()), 0, into, 0, OperationHeader.BYTES);
            return OperationHeader.BYTES;
        }

        @Override
        public void report(byte[] content) {}

        @Override
        public Report takeReport(long deadline) {
            return null;
        }

        @Override
        public void close() {}
    }

    @Test
    void endlessHeadersOfPreviousOperationsDoNotExtendTheTimeout() {
        Collectives node = new Collectives(new EndlessHeaders(), CollectiveAlgorithms.DEFAULT);
        // Short, because the transport fails after the headers that a node receives in several seconds.
        Duration timeout = Duration.ofMillis(1500);
        long start = System.nanoTime();
        assertThatThrownBy(() -> node.broadcast(new byte[6], 1, timeout))
                .isInstanceOf(CollectiveException.class)
                .hasMessageContaining("rank 1 (host1) did not respond in time");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(timeout.plus(TOLERANCE));
    }
}
