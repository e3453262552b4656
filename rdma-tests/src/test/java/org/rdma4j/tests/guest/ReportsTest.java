package org.rdma4j.tests.guest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** A report of tests that failed and were run again. */
class ReportsTest {
    static class Four {
        static int runs;

        @ParameterizedTest(name = "{0}")
        @ValueSource(strings = {"passes siw0", "fails once siw0", "fails twice siw0", "fails once rxe0"})
        void test(String what) {
            runs++;
            assertThat(what.contains("once") && runs <= 4 || what.contains("twice"))
                    .as("failing on <purpose> & in run %d", runs)
                    .isFalse();
        }
    }

    @Test
    void theSecondRunCounts(@TempDir Path folder) throws IOException {
        Four.runs = 0;
        Reports reports = new Reports(folder);
        run(
                reports,
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(DiscoverySelectors.selectClass(Four.class))
                        .build());
        String first = Files.readString(folder.resolve("TEST-" + Four.class.getName() + ".xml"));
        assertThat(first).contains("tests=\"4\" failures=\"3\"").doesNotContain(Reports.AGAIN);
        assertThat(reports.failedOn("rxe0")).hasSize(1);
        List<String> failed = reports.failedOn("siw0");
        assertThat(failed).hasSize(2);

        reports.again("for a reason");
        run(
                reports,
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(failed.stream()
                                .map(DiscoverySelectors::selectUniqueId)
                                .toList())
                        .build());
        assertThat(Four.runs).isEqualTo(6);
        List<String> lines = Files.readAllLines(folder.resolve("TEST-" + Four.class.getName() + ".xml"));
        assertThat(lines.get(1)).contains("tests=\"4\" failures=\"2\"");
        assertThat(lines.stream().filter(line -> line.contains("<testcase ")))
                .extracting(line -> line.contains("<failure ") + " " + line.contains(Reports.AGAIN + "for a reason"))
                .containsExactly("false false", "false true", "true false", "true false");
        assertThat(lines.toString()).contains("in run 2", "in run 3");
        assertThat(reports.failedOn("siw0")).hasSize(1);
    }

    private static void run(Reports reports, LauncherDiscoveryRequest request) {
        LauncherFactory.create().execute(request, reports);
    }
}
