package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nodes that call different operations, or the same operation with different arguments. */
@Timeout(60)
class CollectivesMismatchTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    private static final int NODES = 6;

    /** Operations of which all pairs differ in at least one argument that must be identical. */
    private static Map<String, SimulatedNodes.Program<Void>> operations() {
        Map<String, SimulatedNodes.Program<Void>> all = new LinkedHashMap<>();
        for (int bytes : new int[] {0, 6, 12, 600_000}) {
            all.put("broadcast " + bytes, node -> {
                node.broadcast(new byte[bytes], 0, TIMEOUT);
                return null;
            });
            all.put("gather " + bytes, node -> {
                MemorySegment into = MemorySegment.ofArray(new byte[NODES * bytes]);
                node.gather(MemorySegment.ofArray(new byte[bytes]), into, 0, TIMEOUT);
                return null;
            });
            all.put("allGather " + bytes, node -> {
                node.allGather(MemorySegment.ofArray(new byte[NODES * bytes]), TIMEOUT);
                return null;
            });
            all.put("allToAll " + bytes, node -> {
                node.allToAll(MemorySegment.ofArray(new byte[NODES * bytes]), TIMEOUT);
                return null;
            });
            all.put("allReduce " + bytes, node -> {
                node.allReduce(new float[bytes], Reduction.SUM, TIMEOUT);
                return null;
            });
        }
        all.put("other root", node -> {
            node.broadcast(new byte[6], 5, TIMEOUT);
            return null;
        });
        all.put("other type", node -> {
            node.allReduce(new int[6], Reduction.SUM, TIMEOUT);
            return null;
        });
        all.put("other reduction", node -> {
            node.allReduce(new float[6], Reduction.MAX, TIMEOUT);
            return null;
        });
        return all;
    }

    /**
     * One node calls a different operation than the others. Afterwards, all call the same one. Every node fails, and
     * each exception names two operations that differ.
     */
    private static void check(
            String name, SimulatedNodes.Program<Void> most, SimulatedNodes.Program<Void> one, int rank)
            throws Exception {
        SimulatedNodes all = new SimulatedNodes(NODES, rank % 2 * 10_000, CollectiveAlgorithms.DEFAULT);
        List<FutureTask<Void>> tasks = all.start(node -> {
            (node.rank() == rank ? one : most).run(node);
            node.allReduce(1, Reduction.SUM, TIMEOUT);
            return null;
        });
        for (FutureTask<Void> task : tasks) {
            assertThat(SimulatedNodes.failure(task))
                    .as("%s, rank %d differs", name, rank)
                    .isInstanceOf(CollectiveException.class)
                    .hasMessageMatching(".*the operations of rank \\d and rank \\d \\(host\\d:10000\\).* do not match: "
                            + "rank \\d called operation [12], .*; rank \\d called operation [12], .*");
        }
    }

    @Test
    void mismatchesAreReportedImmediately() throws Exception {
        Map<String, SimulatedNodes.Program<Void>> operations = operations();
        long start = System.nanoTime();
        List<FutureTask<Void>> checks = new ArrayList<>();
        operations.forEach((most, first) -> operations.forEach((one, second) -> {
            if (!most.equals(one)) {
                int rank = Math.floorMod((most + one).hashCode(), NODES);
                checks.add(Nodes.start(() -> {
                    check(most + "/" + one, first, second, rank);
                    return null;
                }));
            }
        }));
        for (FutureTask<Void> check : checks) {
            assertThat(SimulatedNodes.failure(check)).isNull();
        }
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(TIMEOUT);
    }

    @Test
    void messageNamesBothOperations() throws Exception {
        SimulatedNodes all = new SimulatedNodes(2, 0, CollectiveAlgorithms.DEFAULT);
        List<FutureTask<Void>> tasks = all.start(node -> {
            node.allReduce(new float[node.rank() == 0 ? 100 : 101], Reduction.SUM, TIMEOUT);
            return null;
        });
        String first = "operation 1, allReduce(FLOAT, SUM, 400 bytes)";
        String second = "operation 1, allReduce(FLOAT, SUM, 404 bytes)";
        // Both nodes detect the mismatch, or one of them detects it and reports it to the other.
        assertThat(SimulatedNodes.failure(tasks.get(0)))
                .isInstanceOf(CollectiveException.class)
                .message()
                .startsWith(first + " on rank 0 failed: the operations of rank ")
                .contains(first, second);
        assertThat(SimulatedNodes.failure(tasks.get(1)))
                .message()
                .startsWith(second + " on rank 1 failed: the operations of rank ")
                .contains(first, second);
    }
}
