package org.rdma4j.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Runs each part as {@code ./dev bench --smoke} does, except vm and messages, which need the virtual machine: {@code
 * PingPongBenchmarkTest} and {@code ExchangeRecordsTest} test the code of these parts that runs on the host.
 */
class EachPartTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "calls     | ibv_poll_cq, no completion: rdma-sys, addresses",
                "startup   | Start-up, all, AppCDS: rdma-sys",
                "generator | Generator, growth, memory: emit, 1 x",
                "waiting   | Wake-up, sleeping loop, 10 idle connections: message, median",
            })
    void runs(String part, String measured) throws IOException {
        List<String> command = TestJvm.command();
        command.add("-Drdma4j.bench.root=" + System.getProperty("rdma4j.bench.root"));
        command.addAll(List.of(BenchMain.class.getName(), "SMOKE", directory.toString(), ChildProcess.java(), part));
        String output = ChildProcess.run(command).output();
        assertThat(output).contains(directory.resolve("bench.html").toString()).doesNotContain("[warning]");
        assertThat(directory.resolve("bench.json")).content().contains('"' + measured + '"');
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files.filter(Files::isRegularFile)).hasSize(2);
        }
    }
}
