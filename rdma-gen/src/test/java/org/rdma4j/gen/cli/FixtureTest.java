package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.emit.CompiledBindings;
import org.rdma4j.gen.emit.EmittedSources;
import org.rdma4j.gen.layout.LayoutValidator;
import org.rdma4j.gen.metadata.MetadataWriter;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.pipeline.ImportedMetadata;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.verify.Verifier;
import org.rdma4j.gen.verify.VerifyReport;

/**
 * Headers with one construct each, compared with the expected metadata or error. {@code -Dfixtures.rewrite=true}
 * replaces the expectations with the results; the comparison with the compiler remains.
 */
class FixtureTest {

    private static final boolean REWRITE = Boolean.getBoolean("fixtures.rewrite");

    private static final String HOW = "in src/test/fixtures/%s; if the new one is right: -Dfixtures.rewrite=true";

    /**
     * Messages of the C compiler, whose text depends on its version. Their position, and that the compiler rejects the
     * header, does not.
     */
    private static final Pattern COMPILERS_WORDS =
            Pattern.compile("^([^ ]+:\\d+: ).*(; the C compiler rejects this header)$", Pattern.MULTILINE);

    /** The emitted Java, in groups in which file names are unique. */
    private static final List<Map<String, String>> EMITTED = new ArrayList<>();

    @TempDir
    private static Path folder;

    private static final Map<FixtureFolder, Read> READ = new ConcurrentHashMap<>();

    /**
     * The result of reading a fixture.
     *
     * @param root the folder that contains the configuration
     * @param report the comparison with the compiler and the library; absent if the header is refused
     */
    private record Read(Path root, FixtureFolder.Outcome outcome, Optional<VerifyReport> report) {

        static Read of(FixtureFolder fixture) {
            try {
                Path root = Files.createTempDirectory(folder.toRealPath(), fixture.name());
                FixtureFolder.Outcome outcome = fixture.run(root);
                return new Read(
                        root,
                        outcome,
                        outcome.metadata()
                                .map(m -> Verifier.verify(
                                        m,
                                        fixture.verifyOptions(outcome.config().orElseThrow(), root))));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /**
     * Reads fixtures in parallel, since most of the time is spent waiting for compilers. A failed fixture is read again
     * in its own test.
     */
    @BeforeAll
    static void readAll() throws IOException, InterruptedException {
        // Not the common pool: reading a fixture waits for tasks in that pool.
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        FixtureFolder.all().forEach(fixture -> threads.submit(() -> READ.put(fixture, Read.of(fixture))));
        threads.shutdown();
        assertThat(threads.awaitTermination(1, TimeUnit.HOURS)).isTrue();
    }

    private static Read read(FixtureFolder fixture) {
        return READ.computeIfAbsent(fixture, Read::of);
    }

    /** Compiles the Java of all fixtures at once, because starting the compiler takes longer than compiling one. */
    @AfterAll
    static void compileEmittedJava() {
        EMITTED.forEach(CompiledBindings::new);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("org.rdma4j.gen.cli.FixtureFolder#all")
    void readsTheExpectedFactsOrReportsTheExpectedError(FixtureFolder fixture) throws IOException {
        FixtureFolder.Outcome outcome = read(fixture).outcome();
        Optional<String> json = outcome.metadata().map(MetadataWriter::write);
        Optional<String> dump = outcome.metadata().map(Dump::text);
        Optional<String> error = Optional.of(outcome.error()).filter(e -> !e.isEmpty());
        if (REWRITE) {
            fixture.expect(FixtureFolder.JSON, json);
            fixture.expect(FixtureFolder.DUMP, dump);
            fixture.expect(FixtureFolder.ERROR, error);
            return;
        }
        outcome.metadata().ifPresent(FixtureTest::assumeWrittenForThisTarget);
        assertThat(masked(error.orElse("metadata\n")))
                .as("the error " + HOW, fixture)
                .isEqualTo(masked(fixture.expected(FixtureFolder.ERROR).orElse("metadata\n")));
        // Compare the dump first: its differences are easier to read.
        assertThat(dump).as(FixtureFolder.DUMP + " " + HOW, fixture).isEqualTo(fixture.expected(FixtureFolder.DUMP));
        assertThat(json).as(FixtureFolder.JSON + " " + HOW, fixture).isEqualTo(fixture.expected(FixtureFolder.JSON));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("org.rdma4j.gen.cli.FixtureFolder#withMetadata")
    void compilerConfirmsTheFacts(FixtureFolder fixture) {
        Read read = read(fixture);
        assertThat(read.outcome().error()).as("%s", fixture).isEmpty();
        VerifyReport report = read.report().orElseThrow();
        assertThat(report.holds()).as("%s: %s", fixture, report.render()).isTrue();
        assertThat(report.total()).as(report.render()).isPositive();
        assertThat(LayoutValidator.find(read.outcome().metadata().orElseThrow()))
                .as("%s: numbers that do not follow from its declarations", fixture)
                .isEmpty();
    }

    /** A construct that Java cannot express is refused with one line; every other construct is emitted. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("org.rdma4j.gen.cli.FixtureFolder#withMetadata")
    void emitsOrRefusesTheDeclarations(FixtureFolder fixture) throws IOException {
        FixtureFolder.Outcome outcome = read(fixture).outcome();
        Config config = outcome.config().orElseThrow();
        Optional<String> refusal = Optional.empty();
        try {
            keep(outcome.metadata().orElseThrow(), config);
        } catch (ProblemException e) {
            refusal = Optional.of(e.getMessage().replace(read(fixture).root() + "/", "") + "\n");
        }
        if (REWRITE) {
            fixture.expect(FixtureFolder.REFUSAL, refusal);
            return;
        }
        assertThat(refusal)
                .as(FixtureFolder.REFUSAL + " " + HOW, fixture)
                .isEqualTo(fixture.expected(FixtureFolder.REFUSAL));
    }

    /** Emits the Java, including that of imports, and keeps it for {@link #compileEmittedJava}. */
    private static void keep(Metadata metadata, Config config) {
        List<Metadata> imported = ImportedMetadata.readAll(config);
        Map<String, String> java = EmittedSources.java(metadata, config, imported);
        Map<String, String> group = EMITTED.stream()
                .filter(other -> Collections.disjoint(other.keySet(), java.keySet()))
                .findFirst()
                .orElseGet(() -> {
                    EMITTED.add(new TreeMap<>());
                    return EMITTED.get(EMITTED.size() - 1);
                });
        group.putAll(java);
        for (int i = 0; i < imported.size(); i++) {
            Config from = ConfigReader.read(config.imports().get(i).config().orElseThrow());
            group.putAll(EmittedSources.java(imported.get(i), from, ImportedMetadata.readAll(from)));
        }
    }

    private static void assumeWrittenForThisTarget(Metadata metadata) {
        assumeThat(metadata.target())
                .as("expectations are written for %s", Target.X86_64.triple())
                .isEqualTo(Target.X86_64);
    }

    private static String masked(String error) {
        return COMPILERS_WORDS.matcher(error).replaceAll("$1...$2");
    }
}
