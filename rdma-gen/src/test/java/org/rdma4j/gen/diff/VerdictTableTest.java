package org.rdma4j.gen.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.cli.CCase;
import org.rdma4j.gen.cli.CReleases;
import org.rdma4j.gen.config.RecordFacts;

/**
 * Verdicts from C text: both releases are read by the whole front end, and a program that uses the older one is compiled
 * and run against the newer one. What the compiler and the program say must be what the verdicts say. A case with a part
 * {@code untried} says why one of them cannot be seen that way.
 */
class VerdictTableTest {

    @TempDir
    private static Path folder;

    @TestFactory
    Stream<DynamicNode> verdicts() {
        return Stream.of("fields.txt", "records.txt", "functions.txt", "names.txt")
                .map(VerdictTableTest::table);
    }

    private static DynamicNode table(String file) {
        List<CCase> cases = CCase.table(file);
        CReleases releases = new CReleases(newFolder(), cases);
        RecordFacts facts = facts(cases);
        List<Change> changes =
                Explained.check(releases.before(), releases.after(), facts).changes();
        return DynamicContainer.dynamicContainer(
                file,
                cases.stream().map(one -> DynamicTest.dynamicTest(one.name(), () -> check(one, releases, changes))));
    }

    private static void check(CCase one, CReleases releases, List<Change> all) {
        List<Change> changes = all.stream()
                .filter(c -> c.namespace().equals(releases.namespace(one)))
                .toList();
        assertThat(changes.stream()
                        .map(c -> c.kind().word() + " " + c.action().sign() + " " + c.name() + " "
                                + c.verdict().word()))
                .as("%s", changes)
                .containsExactlyElementsOf(one.lines("changes"));
        String reasons = changes.stream().map(Change::reason).toList().toString();
        assertThat(one.lines("reasons"))
                .allSatisfy(reason -> assertThat(reasons).contains(reason));
        if (one.part("untried").isEmpty()) {
            Verdict said = changes.stream().map(Change::verdict).reduce(Verdict.NEITHER, Verdict::and);
            assertThat(releases.tried(one, one.part("caller")))
                    .as("what a program meets; said is %s", changes)
                    .isEqualTo(said.word());
        }
    }

    /** Who allocates a record stands in its name. */
    private static RecordFacts facts(List<CCase> cases) {
        Set<String> names = new HashSet<>();
        for (CCase one : cases) {
            Pattern.compile("\\w+")
                    .matcher(one.part("before") + one.part("after"))
                    .results()
                    .map(MatchResult::group)
                    .forEach(names::add);
        }
        Set<String> front = startingWith(names, "front_");
        Set<String> theirs = startingWith(names, "theirs_");
        theirs.addAll(front);
        return new RecordFacts(theirs, startingWith(names, "sized_"), front);
    }

    private static Set<String> startingWith(Set<String> names, String start) {
        Set<String> found = new HashSet<>(names);
        found.removeIf(name -> !name.startsWith(start));
        return found;
    }

    private static Path newFolder() {
        try {
            return Files.createTempDirectory(folder.toRealPath(), "table");
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
