package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.layout.Retargeting;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.preprocess.Compiler;

/**
 * Reads the fixtures without comparing facts with the compiler, so that {@code ./dev mutate} can repeat this test
 * thousands of times. {@link FixtureTest} proves that the expected facts are those of the compiler.
 */
class FixtureReadingTest {

    private static final Compiler COMPILER = FixtureFolder.silentCompiler();

    private static final boolean REWRITE = Boolean.getBoolean("fixtures.rewrite");

    @TempDir
    private Path folder;

    /** Expected errors that only the compiler or a library can detect, and that do not occur here. */
    private static final Pattern ELSEWHERE = Pattern.compile(
            "C compiler|C parser cannot|cannot be bound: (its symbol|no program|it is declared)|library|does not"
                    + " export it");

    /** Returns the fixtures with no configuration but skipped names, and with no error that is detected elsewhere. */
    static Stream<FixtureFolder> plain() throws IOException {
        return FixtureFolder.all()
                .filter(f -> f.expected("config.toml")
                                .map(FixtureReadingTest::skipsOnly)
                                .orElse(true)
                        && !ELSEWHERE
                                .matcher(f.expected(FixtureFolder.ERROR).orElse(""))
                                .find());
    }

    /** One test for all fixtures, because starting a test takes longer than reading a fixture. */
    @Test
    void readsTheExpectedFacts() throws IOException {
        assumeThat(COMPILER.target()).isEqualTo(Target.X86_64);
        for (FixtureFolder fixture : plain().toList()) {
            FixtureFolder.Outcome outcome = fixture.read(Files.createTempDirectory(folder, "read"), COMPILER);
            String error = fixture.expected(FixtureFolder.ERROR).orElse("");
            assertThat(error).as("%s", fixture).contains(outcome.error());
            assertThat(error.isEmpty())
                    .as("%s", fixture)
                    .isEqualTo(outcome.error().isEmpty());
            assertThat(outcome.metadata().map(Dump::text))
                    .as("%s", fixture)
                    .isEqualTo(fixture.expected(FixtureFolder.DUMP));
            assertThat(outcome.metadata().map(Metadata::foreign))
                    .as("%s", fixture)
                    .isEqualTo(fixture.expected(FixtureFolder.JSON)
                            .map(json ->
                                    MetadataReader.parse("expected.json", json).foreign()));
        }
    }

    private static boolean skipsOnly(String config) {
        return config.lines().allMatch(line -> line.isBlank() || line.matches("\\[\\[skip]]|(name|reason) = .*"));
    }

    /**
     * Returns the fixtures whose headers mean the same on every target: no number depends on the sign of plain char, or
     * on a header that is not bound.
     */
    static Stream<FixtureFolder> portable() throws IOException {
        return plain().filter(f -> f.expected(FixtureFolder.ERROR).isEmpty()
                && !List.of("char_signedness", "not_traversed").contains(f.name()));
    }

    /** The facts computed for another target equal those read for it. */
    @Test
    void computesTheFactsOfOtherTargets() throws IOException {
        assumeThat(COMPILER.target()).isEqualTo(Target.X86_64);
        for (FixtureFolder fixture : portable().toList()) {
            Metadata read = read(fixture, COMPILER.target());
            for (Target target : Target.ALL) {
                String where = fixture + " on " + target.triple();
                Metadata there = read(fixture, target);
                if (REWRITE) {
                    fixture.expectOn(target, Dump.text(there));
                }
                assertThat(Dump.text(there)).as(where).isEqualTo(fixture.expectedOn(target));
                assertThat(Dump.lines(Retargeting.compute(read, target, List.of())))
                        .as(where)
                        .isEqualTo(Dump.lines(there));
                assertThat(Dump.lines(Retargeting.compute(there, COMPILER.target(), List.of())))
                        .as("from " + where)
                        .isEqualTo(Dump.lines(read));
            }
        }
    }

    private Metadata read(FixtureFolder fixture, Target target) throws IOException {
        return fixture.read(Files.createTempDirectory(folder, "read"), FixtureFolder.on(COMPILER, target))
                .metadata()
                .orElseThrow();
    }
}
