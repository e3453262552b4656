package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.tests.coverage.NativeFaultShim;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;

/**
 * Each native call of a program fails once: the exception names it, nothing hangs or crashes, and when everything is
 * closed the process and the kernel have what they had before.
 */
@InGuest
@Timeout(900)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class NativeFaultsTest {
    /** What these devices never come to: a device has to have memory of its own first, or times of its completions. */
    private static final Set<String> NOT_HERE = Set.of(
            "ibv_free_dm",
            "ibv_reg_dm_mr",
            "ibv_memcpy_to_dm",
            "ibv_memcpy_from_dm",
            "ibv_start_poll",
            "ibv_next_poll");

    /** Of names, and of datagrams through the connection manager: no program here makes these calls yet. */
    private static final Set<String> NOT_YET =
            // The last is how a message's condition names the first of them.
            Set.of("rdma_join_multicast_ex", "rdma_leave_multicast", "rdma_getaddrinfo", "rdma_join_multicast");

    private final Map<String, Integer> failed = new TreeMap<>();

    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource({"BY_HAND, RXE", "DATAGRAMS, RXE", "IDENTIFIERS, RXE", "CONNECTIONS, RXE", "CONNECTIONS, SIW"})
    @Order(1)
    void everyCallFailsOnce(FaultGraphs graph, Device device, TestReporter report) throws IOException {
        String output;
        try (ChildJvm probe = new ChildJvm(FaultProbe.class, NativeFaults.options(), graph.name(), device.name())) {
            output = probe.rest();
        }
        assertThat(output).doesNotContain("wrong ");
        assertThat(output).containsPattern("(?m)^calls \\d+$");
        StringBuilder told = new StringBuilder();
        output.lines().map(line -> line.split(" ")).forEach(words -> {
            if (words[0].equals("failed")) {
                failed.merge(words[1], Integer.parseInt(words[2]), Integer::sum);
                told.append(words[1]).append(' ').append(words[2]).append('\n');
            } else if (words[0].equals("calls")) {
                told.append("calls that failed, one at a time: ").append(words[1]);
            }
        });
        report.publishEntry(graph + " on " + device, told.toString());
    }

    @Test
    @Order(2)
    void noCallThatCanFailIsLeftOut() {
        Path root = NativeFaults.root();
        Set<String> left = new TreeSet<>(NativeFaultShim.calledBy(root.resolve("rdma-io/target/classes"), root));
        assertThat(left).contains("ibv_open_device", "ibv_post_send", "rdma_connect");
        left.removeAll(failed.keySet());
        left.removeAll(NOT_YET);
        assertThat(left)
                .as("native calls of rdma-io that no program here makes")
                .isEqualTo(new TreeSet<>(NOT_HERE));
    }
}
