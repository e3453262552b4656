package org.rdma4j.tests.guest.control;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;

/**
 * Each control function returns the same in Java as in C on the same device in the same boot: an object, a number, or
 * the same errno if the device does not support it or the arguments are invalid.
 */
@InGuest
@Timeout(120)
class ControlCallsTest {
    @TestFactory
    Stream<DynamicContainer> resultsAreEqualToC() {
        return Stream.of(Device.values())
                .map(device -> DynamicContainer.dynamicContainer(device.toString(), of(device)));
    }

    private static Stream<DynamicTest> of(Device device) {
        Map<String, String> java = new LinkedHashMap<>();
        Map<String, String> c = new LinkedHashMap<>();
        DynamicTest run = DynamicTest.dynamicTest(device + ": all calls", () -> {
            c.putAll(inC(device));
            java.putAll(inJava(device));
            assertThat(java.keySet()).containsExactlyInAnyOrderElementsOf(c.keySet());
        });
        // The calls are made when the first test runs. The tests of their results are listed afterwards.
        return Stream.concat(
                Stream.of(run),
                Stream.of(0)
                        .flatMap(later -> c.entrySet().stream()
                                .map(expected -> DynamicTest.dynamicTest(
                                        device + " " + expected.getKey() + ": " + expected.getValue(),
                                        () -> assertThat(java.get(expected.getKey()))
                                                .isEqualTo(expected.getValue())))));
    }

    /** Returns the results of C. A copy is written to the folder of the run, for the table of functions. */
    private static Map<String, String> inC(Device device) throws IOException {
        List<String> lines = CPrograms.lines("answers", device.verbsName());
        Path results = Path.of("/tmp/out");
        if (Files.isDirectory(results)) {
            Files.write(results.resolve("answers-" + device.verbsName() + ".tsv"), lines);
        }
        return lines.stream()
                .map(line -> line.split("\t"))
                .filter(columns -> !columns[0].startsWith("via "))
                .collect(toMap(columns -> columns[0], columns -> columns[2], (a, b) -> a, LinkedHashMap::new));
    }

    private static Map<String, String> inJava(Device device) {
        CallResults answers = new CallResults();
        try (Node node = Node.open(device)) {
            answers.pointer("open_device", node::context);
            MemorySegment pd = answers.pointer("alloc_pd", node::pd);
            MemorySegment cq = answers.pointer("create_cq", () -> node.cq(16));
            MemorySegment memory = node.arena().allocate(8192, 4096);
            MemorySegment mr = answers.pointer(
                    "reg_mr", () -> Ibverbs.ibv_reg_mr(pd, memory, 8192, ibv_access_flags.IBV_ACCESS_LOCAL_WRITE));
            node.keep(mr, "ibv_dereg_mr", () -> Ibverbs.ibv_dereg_mr(mr));
            new MemoryCalls(answers, node, memory, mr).callAll();
            new QueueCalls(answers, node, cq).callAll();
            new DeviceCalls(answers, node, cq).callAll();
            new RejectedCalls(answers, node, cq, memory).callAll();
        }
        return answers.all();
    }
}
