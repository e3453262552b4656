package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.diff.Diff;
import org.rdma4j.gen.diff.TextReport;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.merge.Merger;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.ProblemException;

/**
 * The complete output of {@code diff} and of merging for the tables in {@code src/test/releases}, from the older
 * release to the newer one and in reverse, compared with the files in {@code reports}. {@code -Dfixtures.rewrite=true}
 * replaces the files. {@code VerdictTableTest} proves that the verdicts are correct.
 */
class TableReportTest {

    private static final Path REPORTS = Path.of("src", "test", "releases", "reports");

    @ParameterizedTest
    @ValueSource(strings = {"fields", "records", "functions", "names", "refusals"})
    void diffMatchesTheReport(String table) throws IOException {
        ReleasePair releases = ReleasePair.of(table + ".txt");
        RecordAllocation facts = ReleaseCase.recordFacts(releases.cases());
        Metadata before = releases.before();
        Metadata after = releases.after();
        compare(table + ".diff.txt", TextReport.of(Diff.compare(before, after, facts)));
        compare(
                table + ".diff-back.txt",
                TextReport.of(Diff.compare(released(after, "1.0"), released(before, "2.0"), facts)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fields", "records", "functions", "names", "refusals"})
    void mergingMatchesTheReport(String table) throws IOException {
        ReleasePair releases = ReleasePair.of(table + ".txt");
        StringBuilder text = new StringBuilder();
        for (ReleaseCase one : releases.cases()) {
            List<Metadata> both = releases.alone(one);
            text.append("=== ").append(one).append('\n').append(merged(both, releases));
            List<Metadata> back = List.of(released(both.get(1), "1.0"), released(both.get(0), "2.0"));
            text.append("--- back\n").append(merged(back, releases));
        }
        compare(table + ".merge.txt", text.toString());
    }

    private static String merged(List<Metadata> both, ReleasePair releases) {
        try {
            return Dump.text(Merger.merge(both, releases.config()).metadata());
        } catch (ProblemException e) {
            return e.getMessage().replace(releases.folder() + "/", "") + "\n";
        }
    }

    private static Metadata released(Metadata m, String release) {
        return new Metadata(m.name(), release, m.target(), m.versions(), m.partitions(), m.foreign());
    }

    private static void compare(String file, String text) throws IOException {
        Path path = REPORTS.resolve(file);
        if (Boolean.getBoolean("fixtures.rewrite")) {
            Files.createDirectories(REPORTS);
            Files.writeString(path, text);
            return;
        }
        assertThat(text)
                .as("%s; if the new one is right: -Dfixtures.rewrite=true", path)
                .isEqualTo(Files.readString(path));
    }
}
