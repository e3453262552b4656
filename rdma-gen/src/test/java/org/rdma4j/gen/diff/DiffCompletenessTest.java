package org.rdma4j.gen.diff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.metadata.RichMetadata;
import org.rdma4j.gen.model.Metadata;

/** Each difference between two dumps is explained by one change, and each change explains a difference. */
class DiffCompletenessTest {

    private static final Path ROOT = Path.of("..");
    private static final int MUTATIONS = 60;

    private static final RecordAllocation FACTS =
            ConfigReader.read(ROOT.resolve("rdma.toml")).records();

    private static List<Metadata> releases() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("metadata"))) {
            return files.filter(f -> f.getFileName().toString().matches("rdma-core-\\d.*\\.json"))
                    .map(MetadataReader::read)
                    .sorted((a, b) -> HistoryPage.compare(a.release(), b.release()))
                    .toList();
        }
    }

    /** Compares every pair of checked-in releases, including each release with itself. */
    @TestFactory
    Stream<DynamicTest> explainsCheckedInReleases() throws IOException {
        List<Metadata> releases = releases();
        assertThat(releases).isNotEmpty();
        return releases.stream()
                .flatMap(old -> releases.stream()
                        .map(now -> DynamicTest.dynamicTest(old.release() + " to " + now.release(), () -> {
                            DiffReport report = DiffCompletenessCheck.check(old, now, FACTS);
                            // 50.0 and 56.1 have the same declarations in a different order.
                            assertThat(report.changes().isEmpty())
                                    .isEqualTo(Dump.lines(old).equals(Dump.lines(now)));
                        })));
    }

    @Test
    void explainsMutationsOfEveryConstruct() {
        check(RichMetadata.metadata(), 10 * MUTATIONS);
    }

    @Test
    void explainsMutationsOfARelease() throws IOException {
        check(releases().get(0), MUTATIONS);
    }

    private static void check(Metadata base, int count) {
        Map<ChangeKind, Integer> kinds = new EnumMap<>(ChangeKind.class);
        List<String> failures = new ArrayList<>();
        IntStream.range(0, count).forEach(seed -> {
            Metadata mutant = new MetadataMutator(seed).of(base);
            try {
                for (Change change :
                        DiffCompletenessCheck.check(base, mutant, FACTS).changes()) {
                    kinds.merge(change.kind(), 1, Integer::sum);
                }
                DiffCompletenessCheck.check(mutant, base, FACTS);
            } catch (AssertionError | RuntimeException e) {
                failures.add("seed " + seed + ": " + e);
            }
        });
        assertThat(failures).isEmpty();
        // Every kind of change must have occurred.
        assertThat(kinds).hasSize(ChangeKind.values().length);
    }

    /** A misspelled name would silently change a verdict. */
    @Test
    void configuredRecordsExist() throws IOException {
        List<Metadata> releases = releases();
        Assumptions.assumeTrue(
                releases.stream().anyMatch(m -> HistoryPage.compare(m.release(), "65.0") >= 0),
                "metadata of 65.0 or newer is not checked in, and some of the names are from there");
        Set<String> names = new TreeSet<>(FACTS.libraryAllocated());
        names.addAll(FACTS.sizedByCaller());
        names.addAll(FACTS.growsAtFront());
        releases.stream()
                .flatMap(m -> m.partitions().stream())
                .flatMap(p -> p.records().stream())
                .forEach(record -> names.remove(record.name()));
        assertThat(names).isEmpty();
    }

    /** The check must detect a missing and a duplicate change. */
    @Test
    void checkDetectsATamperedReport() {
        Metadata base = RichMetadata.metadata();
        Metadata mutant = new MetadataMutator(1).of(base);
        DiffReport report = Diff.compare(base, mutant, FACTS);
        assertThat(report.changes()).isNotEmpty();
        List<Change> few = report.changes().subList(1, report.changes().size());
        List<Change> many = new ArrayList<>(report.changes());
        many.add(many.get(0));

        for (List<Change> wrong : List.of(few, many)) {
            DiffReport tampered =
                    new DiffReport(report.before(), report.after(), report.targets(), report.uncompared(), wrong);
            assertThatThrownBy(() -> DiffCompletenessCheck.check(tampered, base, mutant))
                    .isInstanceOf(AssertionError.class);
        }
    }
}
