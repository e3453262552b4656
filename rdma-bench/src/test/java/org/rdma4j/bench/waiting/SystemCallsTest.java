package org.rdma4j.bench.waiting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.bench.run.ChildProcess;
import org.rdma4j.bench.run.TestJvm;

@Timeout(60)
class SystemCallsTest {
    private static final int WAKE_UPS = 50;

    @TempDir
    private Path directory;

    @Test
    void countsCallsBetweenTheMarks() {
        SystemCalls calls = new SystemCalls(List.of(
                "7 read(3, \"\", 8) = 8",
                "5 access(\"/rdma4j-mark/task/begin\", F_OK) = -1 ENOENT (No such file or directory)",
                "7 epoll_wait(4, <unfinished ...>",
                "5 write(3, \"\\1\\0\\0\\0\\0\\0\\0\\0\", 8) = 8",
                "7 <... epoll_wait resumed>[{events=EPOLLIN}], 64, -1) = 1",
                "7 read(3, \"\\1\\0\\0\\0\\0\\0\\0\\0\", 8) = 8",
                "5 access(\"/rdma4j-mark/task/end\", F_OK) = -1 ENOENT (No such file or directory)",
                "7 epoll_wait(4, [], 64, 1) = 0"));
        assertThat(calls.of("task", 7)).isEqualTo(Map.of("epoll_wait", 1, "read", 1));
        assertThat(calls.of("task", 5)).isEqualTo(Map.of("write", 1));
        assertThat(calls.of("timer", 7)).isEmpty();
    }

    /** Checks that idle connections do not increase the number of calls of a wake-up. */
    @Test
    void aWakeUpTakesOneCallAndOneToSleepAgain() throws IOException {
        Assumptions.assumeTrue(WakeUpBenchmark.hasTrace(), "strace is missing");
        ChildProcess.run(
                List.of(System.getProperty("rdma4j.bench.root") + "/scripts/build-loop", directory.toString()));
        for (int idle : new int[] {0, 20}) {
            Path trace = directory.resolve(idle + ".txt");
            List<String> words = new ArrayList<>(WakeUpBenchmark.trace(trace));
            words.addAll(TestJvm.command());
            words.addAll(WakeUpBenchmark.loopbackProvider(directory));
            words.addAll(List.of(WakeUps.class.getName(), "10.9.0.1", "sleep"));
            words.addAll(List.of(Integer.toString(idle), Integer.toString(WAKE_UPS), "0"));
            ProgramOutput output = new ProgramOutput(ChildProcess.run(words).output());
            SystemCalls calls = new SystemCalls(Files.readAllLines(trace));
            Map<String, Integer> byTask = calls.of("task", output.thread("loop"));
            check(byTask, "epoll_wait", "read");
            check(calls.of("task", output.thread("caller")), "write");
            check(calls.of("timer", output.thread("loop")), "epoll_wait");
            // The device makes a call to read the event of the completion queue.
            check(calls.of("message", output.thread("loop")), "epoll_wait", "read");
        }
    }

    /**
     * Checks that each wake-up makes one of each of the calls, and that other calls are rare enough to be those of the
     * JVM.
     */
    private static void check(Map<String, Integer> calls, String... expected) {
        for (String each : expected) {
            assertThat(calls.getOrDefault(each, 0)).as("%s in %s", each, calls).isCloseTo(WAKE_UPS, within(5));
        }
        List<String> known = List.of(expected);
        calls.forEach((name, count) -> {
            if (!known.contains(name)) {
                assertThat(count).as("%s in %s", name, calls).isLessThan(WAKE_UPS / 4);
            }
        });
    }
}
