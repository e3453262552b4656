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
 * Each part as {@code ./dev bench --smoke} runs it, except the parts vm and messages, which need the virtual machine: {@code
 * MessagesTest} and {@code ExchangeRecordsTest} test what of them runs on the host.
 */
class EachPartTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "calls     | ibv_poll_cq, nothing there: rdma-sys, addresses",
                "startup   | Start-up, all, AppCDS: rdma-sys",
                "generator | Generator, growth, memory: emit, 1 x",
                "waiting   | Wake-up, sleeping loop, 10 idle connections: message, median",
            })
    void runs(String part, String measured) throws IOException {
        List<String> command = JvmOfTests.command();
        command.add("-Drdma4j.bench.root=" + System.getProperty("rdma4j.bench.root"));
        command.addAll(List.of(BenchMain.class.getName(), "SMOKE", folder.toString(), Child.java(), part));
        String output = Child.run(command).output();
        assertThat(output).contains(folder.resolve("bench.html").toString()).doesNotContain("[warning]");
        assertThat(folder.resolve("bench.json")).content().contains('"' + measured + '"');
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.filter(Files::isRegularFile)).hasSize(2);
        }
    }
}
