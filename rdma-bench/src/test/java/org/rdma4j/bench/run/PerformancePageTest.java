package org.rdma4j.bench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.bench.report.Result;

class PerformancePageTest {
    private static final Path ROOT = Path.of("..");

    @TempDir
    private Path directory;

    private Path page() throws IOException {
        Path page = directory.resolve("docs/reference/performance.md");
        Files.createDirectories(page.getParent());
        return page;
    }

    @Test
    void replacesATableAndKeepsTheRest() throws IOException {
        Files.writeString(page(), "before\n<!-- startup: begin -->\nold\n<!-- startup: end -->\nafter\n");
        new PerformancePage(directory)
                .write(
                        "startup",
                        List.of(
                                Result.of("Start-up, first", "by hand", "ms", 9, 9),
                                Result.of("Start-up, first", "by hand", "ms of processor time", 20, 20),
                                Result.of("Start-up, first", "rdma-sys", "ms of processor time", 25, 20)),
                        Effort.QUICK);
        assertThat(page())
                .hasContent("before\n<!-- startup: begin -->\n" + Machine.describe()
                        + "; fewer rounds (--quick)\n\n| ms of processor time | by hand | rdma-sys |\n|---|---:|---:|\n"
                        + "| first | 20.0 | 25.0 (1.25) |\n<!-- startup: end -->\nafter\n");
    }

    @Test
    void reportsAMissingTable() throws IOException {
        Files.writeString(page(), "nothing\n");
        assertThatThrownBy(() -> new PerformancePage(directory).replace("calls", "", "|\n"))
                .hasMessageContaining("lacks the lines <!-- calls: begin --> and <!-- calls: end -->");
    }

    @Test
    void theRealPageHasAllTables() {
        assertThat(ROOT.resolve("docs/reference/performance.md"))
                .content()
                .contains(
                        List.of("calls", "queues", "channels", "message-calls", "startup", "generator", "messages")
                                .stream()
                                .map(name -> "<!-- " + name + ": begin -->\n")
                                .toList());
    }
}
