package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.tests.coverage.NativeFaultShim;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;

/**
 * Each native call of a scenario fails once. The exception names the call, nothing hangs or crashes, and after
 * everything has been closed the process and the kernel hold the same resources as before.
 */
@InGuest
@DisabledIfSystemProperty(
        named = "rdma4j.cell",
        matches = ".+",
        disabledReason = "the fault library is compiled for the rdma-core release of the host")
@Timeout(900)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class NativeFaultsTest {
    /**
     * Calls that these scenarios do not make, because they require device memory, completion timestamps, or the removal
     * of a device.
     */
    private static final Set<String> UNTESTED_CALLS = Set.of(
            "ibv_free_dm",
            "ibv_reg_dm_mr",
            "ibv_memcpy_to_dm",
            "ibv_memcpy_from_dm",
            "ibv_query_device",
            "ibv_start_poll",
            "rdma_get_devices",
            "rdma_seq_drain_cq_ex_times");

    /** Function name that occurs in the condition of a message but is not called. */
    private static final Set<String> NO_CALL = Set.of("rdma_join_multicast");

    /** Arguments of the probe, in the order of its output and of the tests. */
    private static final List<String> TRIALS = List.of(
            "BY_HAND,RXE,false",
            "SCOPES,RXE,false",
            "DATAGRAMS,RXE,false",
            "SERVICES,RXE,false",
            "IDENTIFIERS,RXE,false",
            "CONNECTIONS,RXE,false",
            "CONNECTIONS,SIW,false",
            "SERVICES,RXE,true");

    private final Map<String, Integer> failed = new TreeMap<>();
    private final Iterator<String> trials = TRIALS.iterator();
    private GuestJvm probe;

    /** Starts one JVM for all tests, because loading the classes takes longer than most trials on this machine. */
    @BeforeAll
    void startProbe() throws IOException {
        probe = new GuestJvm(FaultProbe.class, NativeFaults.options(), TRIALS.toArray(new String[0]));
    }

    @AfterAll
    void endProbe() {
        probe.close();
    }

    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource({
        "BY_HAND, RXE",
        "SCOPES, RXE",
        "DATAGRAMS, RXE",
        "SERVICES, RXE",
        "IDENTIFIERS, RXE",
        "CONNECTIONS, RXE",
        "CONNECTIONS, SIW"
    })
    @Order(1)
    void everyCallFailsOnce(FaultScenarios graph, Device device, TestReporter report) throws IOException {
        String output = probe(graph, device, false);
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

    private String probe(FaultScenarios graph, Device device, boolean freeingToo) throws IOException {
        assertThat(trials.next()).isEqualTo(graph.name() + "," + device.name() + "," + freeingToo);
        String output = probe.upTo(FaultProbe.LAST_LINE);
        assertThat(output).doesNotContain("wrong ");
        assertThat(output).containsPattern("(?m)^calls [1-9]\\d*$");
        return output;
    }

    /**
     * Resources created before the failure cannot be freed either. The exception must still report the first failure.
     */
    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource({"SERVICES, RXE"})
    @Order(2)
    void failureIsNotHiddenByFailedCleanup(FaultScenarios graph, Device device) throws IOException {
        probe(graph, device, true);
    }

    @Test
    @Order(3)
    void everyFallibleCallIsTested() throws IOException {
        Set<String> left = new TreeSet<>(NativeFaultShim.calls(NativeFaults.folder()));
        assertThat(left).contains("ibv_open_device", "ibv_post_send", "rdma_connect");
        left.removeAll(failed.keySet());
        left.removeAll(NO_CALL);
        assertThat(left).as("native calls of rdma-io that no scenario makes").isEqualTo(new TreeSet<>(UNTESTED_CALLS));
    }
}
