package org.rdma4j.gen.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.cli.ReleaseCase;
import org.rdma4j.gen.cli.ReleasePair;

/**
 * Verdicts on pairs of C headers. The front end reads both releases, and a program written for the older one is
 * compiled with and run against the newer one: the outcome must be that of the verdicts. The part {@code untried} of a
 * case states why a program cannot show its verdict.
 */
class VerdictTableTest {

    private static final List<String> TABLES = List.of("fields.txt", "records.txt", "functions.txt", "names.txt");

    @TempDir
    private static Path folder;

    /** The releases of a table, and the changes of each case. */
    private record Table(
            String file, List<ReleaseCase> cases, ReleasePair releases, Map<ReleaseCase, List<Change>> changes) {

        static Table of(ReleasePair releases, String file) {
            List<ReleaseCase> cases = releases.cases();
            Map<ReleaseCase, List<Change>> changes =
                    DiffCompletenessCheck.check(releases.before(), releases.after(), ReleaseCase.recordFacts(cases))
                            .changes()
                            .stream()
                            .collect(Collectors.groupingBy(
                                    change -> releases.caseOf(change.name().split("\\W")[0])));
            return new Table(file, cases, releases, changes);
        }

        List<Change> of(ReleaseCase one) {
            return changes.getOrDefault(one, List.of());
        }

        DynamicNode tests(Function<ReleaseCase, DynamicTest> test) {
            return DynamicContainer.dynamicContainer(file, cases.stream().map(test));
        }
    }

    @TestFactory
    Stream<DynamicNode> verdictsEqualTheTable() {
        return TABLES.stream()
                .map(file -> Table.of(ReleasePair.of(file), file))
                .map(table -> table.tests(
                        one -> DynamicTest.dynamicTest(one.name(), () -> assertEqualToTheTable(one, table.of(one)))));
    }

    private static void assertEqualToTheTable(ReleaseCase one, List<Change> changes) {
        assertThat(changes.stream()
                        .map(c -> c.kind().word() + " " + c.action().sign() + " " + c.name() + " "
                                + c.verdict().word()))
                .as("%s", changes)
                .containsExactlyElementsOf(one.lines("changes"));
        String reasons = changes.stream().map(Change::reason).toList().toString();
        assertThat(one.lines("reasons"))
                .allSatisfy(reason -> assertThat(reasons).contains(reason));
    }

    /** Runs in parallel, since most of the time is spent in compilers and programs. */
    @TestFactory
    @Tag("slow")
    Stream<DynamicNode> programsConfirmTheVerdicts() {
        return TABLES.stream().map(VerdictTableTest::inAFolder).map(table -> {
            table.releases().build();
            Map<ReleaseCase, String> met = new ConcurrentHashMap<>();
            table.cases().parallelStream()
                    .filter(one -> one.part("untried").isEmpty())
                    .forEach(one -> met.put(one, table.releases().observedVerdict(one, one.part("caller"))));
            return table.tests(one -> DynamicTest.dynamicTest(one.name(), () -> {
                Verdict said = table.of(one).stream().map(Change::verdict).reduce(Verdict.NEITHER, Verdict::and);
                assertThat(met.getOrDefault(one, said.word()))
                        .as("outcome of the program; the changes are %s", table.of(one))
                        .isEqualTo(said.word());
            }));
        });
    }

    /** Returns a table with a folder in which it can be built. */
    private static Table inAFolder(String file) {
        try {
            Path own = Files.createTempDirectory(folder.toRealPath(), "table");
            return Table.of(new ReleasePair(own, ReleaseCase.table(file)), file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
