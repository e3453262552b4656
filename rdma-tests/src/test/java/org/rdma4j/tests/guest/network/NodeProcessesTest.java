package org.rdma4j.tests.guest.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.network.BarrierAlgorithm;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.io.GuestJvm;

/** A network with one node in a process that is killed. */
@InGuest
@Timeout(200)
class NodeProcessesTest {
    private static final int SOAK = Integer.getInteger("rdma4j.soak", 1);

    @TempDir
    private Path folder = Path.of("");

    private Path counter = folder;
    private Path network = folder;

    @BeforeEach
    void files() throws IOException {
        network = Files.writeString(
                folder.resolve("network.json"), World.network(3).toJson());
        counter = Files.write(folder.resolve("counter"), new byte[8]);
    }

    private String[] words(int rank, BarrierAlgorithm algorithm, int barriers, int limitMillis) {
        return new String[] {
            network.toString(),
            String.valueOf(rank),
            algorithm.name(),
            String.valueOf(barriers),
            String.valueOf(limitMillis),
            counter.toString()
        };
    }

    private FutureTask<String> thread(int rank, BarrierAlgorithm algorithm, int barriers, int limitMillis) {
        FutureTask<String> task = new FutureTask<>(() -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            NodeProbe.run(
                    words(rank, algorithm, barriers, limitMillis), new PrintStream(out, true, StandardCharsets.UTF_8));
            return out.toString(StandardCharsets.UTF_8);
        });
        new Thread(task, "node " + rank).start();
        return task;
    }

    /** The other nodes report the failure in time, and a new network of all nodes works. */
    @Test
    void killedNodeRejoins() throws Exception {
        int many = Integer.MAX_VALUE;
        FutureTask<String> first = thread(0, BarrierAlgorithm.DISSEMINATION, many, 3000);
        FutureTask<String> last = thread(2, BarrierAlgorithm.DISSEMINATION, many, 3000);
        try (GuestJvm killed =
                new GuestJvm(NodeProbe.class, List.of(), words(1, BarrierAlgorithm.DISSEMINATION, many, 3000))) {
            killed.line("joined");
            Thread.sleep(500);
        }
        for (FutureTask<String> node : List.of(first, last)) {
            assertThat(node.get())
                    .matches("joined\nfailed after \\d{1,4} ms: rank [02] (could not reach|timed out waiting for)"
                            + " rank [012] at a barrier.*\n");
        }
        Files.write(counter, new byte[8]);
        int barriers = 300 * SOAK;
        first = thread(0, BarrierAlgorithm.BINARY_TREE, barriers, 30_000);
        last = thread(2, BarrierAlgorithm.BINARY_TREE, barriers, 30_000);
        String passed = "joined\npassed " + barriers + "\n";
        try (GuestJvm again =
                new GuestJvm(NodeProbe.class, List.of(), words(1, BarrierAlgorithm.BINARY_TREE, barriers, 30_000))) {
            assertThat(again.rest()).isEqualTo(passed);
        }
        assertThat(first.get()).isEqualTo(passed);
        assertThat(last.get()).isEqualTo(passed);
    }
}
