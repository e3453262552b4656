package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The output is byte for byte the same in every locale, working folder and project folder, and on every JDK. */
class ReproducibleOutputTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)[^\"]*\"");
    /** Turkish has a dotted capital i, Arabic has other digits, and German has a decimal comma. */
    private static final List<List<String>> LOCALES = List.of(
            List.of("-Duser.language=tr", "-Duser.country=TR"),
            List.of("-Duser.language=ar", "-Duser.country=EG", "-Duser.extensions=u-nu-arab"),
            List.of(
                    "-Duser.language=de",
                    "-Duser.country=DE",
                    "-Dfile.encoding=ISO-8859-1",
                    "-Duser.timezone=Asia/Tokyo"));

    @TempDir
    private Path scratch;

    private SampleProject project;
    private TreeSnapshot generated;

    @BeforeEach
    void generateProject() {
        project = SampleProject.create(scratch.resolve("project"));
        assertThat(CommandOutcome.of("generate", "--config", config()).err()).isEmpty();
        generated = project.snapshot();
    }

    private String config() {
        return project.path("shapes.toml").toString();
    }

    @Test
    void secondRunChangesNothing() throws IOException {
        Path java = project.path("java/org/example/shapes/Shapes.java");
        var before = Files.getLastModifiedTime(java);
        CommandOutcome outcome = CommandOutcome.of("generate", "--config", config());
        assertThat(outcome.exit()).isZero();
        assertThat(outcome.out()).contains("files, 0 changed, 0 removed");
        assertThat(project.snapshot()).isEqualTo(generated);
        assertThat(Files.getLastModifiedTime(java))
                .as("the file is not rewritten")
                .isEqualTo(before);
    }

    @Test
    void filesNameTheCommandThatRegeneratesThem() {
        String command = "rdma-gen generate --config shapes.toml";
        assertThat(project.text("java/org/example/shapes/shape.java"))
                .startsWith("// Generated; do not edit. Change shapes.toml and run: " + command + "\n");
        for (String file : List.of("wrapper.h", "wrapper.c")) {
            assertThat(project.text("wrapper/" + file))
                    .startsWith("/* Written by rdma-gen from the headers below. Do not edit: change shapes.toml or the"
                            + " generator, then run\n * " + command + " */\n");
        }
        project.replace("shapes.toml", "[output]\n", "[output]\nregenerate = \"make bindings\"\n");
        assertThat(CommandOutcome.of("check", "--config", config()).out()).endsWith(" drifted; run: make bindings\n");
    }

    @Test
    void checkReportsEachDrift() {
        assertThat(CommandOutcome.of("check", "--config", config()).exit()).isZero();
        project.append("wrapper/wrapper.c", "\n");
        project.delete("java/org/example/shapes/shape.java");
        project.write("java/org/example/shapes/Old.java", project.text("java/org/example/shapes/colour.java"));
        TreeSnapshot drifted = project.snapshot();
        CommandOutcome outcome = CommandOutcome.of("check", "--config", config());
        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.out().lines())
                .containsExactlyInAnyOrder(
                        project.path("wrapper/wrapper.c") + " differs",
                        project.path("java/org/example/shapes/shape.java") + " is missing",
                        project.path("java/org/example/shapes/Old.java") + " is no longer generated",
                        "42 facts agree with the C compiler",
                        "12 files, 3 drifted; run: rdma-gen generate --config shapes.toml");
        assertThat(project.snapshot()).isEqualTo(drifted);
        assertThat(CommandOutcome.of("generate", "--config", config()).exit()).isZero();
        assertThat(project.snapshot()).isEqualTo(generated);
    }

    @Test
    void keepsHandWrittenFiles() {
        project.write("java/org/example/shapes/Mine.java", "package org.example.shapes;\nclass Mine {}\n");
        TreeSnapshot with = project.snapshot();
        assertThat(CommandOutcome.of("check", "--config", config()).out()).contains("0 drifted");
        assertThat(CommandOutcome.of("generate", "--config", config()).exit()).isZero();
        assertThat(project.snapshot()).isEqualTo(with);
    }

    static Stream<List<String>> locales() {
        return LOCALES.stream();
    }

    @ParameterizedTest
    @MethodSource("locales")
    void outputDoesNotDependOnTheLocale(List<String> options) {
        Map<String, String> environment = Map.of("LC_ALL", "C.UTF-8", "LANG", "tr_TR.UTF-8", "LANGUAGE", "de");
        assertSame(CommandOutcome.ownJava(), options, project.folder(), environment, "shapes.toml");
    }

    @Test
    void outputDoesNotDependOnTheWorkingFolder() {
        assertSame(CommandOutcome.ownJava(), List.of(), Path.of("/"), Map.of("LC_ALL", "C"), config());
    }

    @Test
    void outputDoesNotDependOnTheProjectFolder() {
        SampleProject other = SampleProject.create(scratch.resolve("quite another place"));
        assertThat(CommandOutcome.of(
                                "generate",
                                "--config",
                                other.path("shapes.toml").toString())
                        .err())
                .isEmpty();
        assertThat(other.snapshot()).isEqualTo(generated);
    }

    static Stream<Path> otherJdks() throws IOException {
        Map<Integer, Path> byVersion = new java.util.TreeMap<>();
        Path folder = Path.of("/usr/lib/jvm");
        if (Files.isDirectory(folder)) {
            try (Stream<Path> homes = Files.list(folder)) {
                for (Path home : homes.sorted().toList()) {
                    Path release = home.resolve("release");
                    if (Files.isRegularFile(release) && Files.isExecutable(home.resolve("bin/java"))) {
                        Matcher version = VERSION.matcher(Files.readString(release));
                        if (version.find() && Integer.parseInt(version.group(1)) >= 17) {
                            byVersion.putIfAbsent(Integer.parseInt(version.group(1)), home);
                        }
                    }
                }
            }
        }
        byVersion.remove(Runtime.version().feature());
        return byVersion.isEmpty() ? Stream.of(Path.of("none")) : byVersion.values().stream();
    }

    @ParameterizedTest
    @MethodSource("otherJdks")
    void outputDoesNotDependOnTheJdk(Path home) {
        assumeTrue(Files.isDirectory(home), "there is no other JDK of 17 or newer in /usr/lib/jvm");
        assertSame(home, List.of(), project.folder(), Map.of(), "shapes.toml");
    }

    /** Checks the project's own bindings on each installed JDK in the Turkish locale. */
    @ParameterizedTest
    @MethodSource("otherJdks")
    void realBindingsDoNotDependOnTheJdk(Path home) {
        assumeTrue(Files.isDirectory(home), "there is no other JDK of 17 or newer in /usr/lib/jvm");
        assumeTrue(
                Files.isRegularFile(Path.of("/usr/include/rdma/rdma_verbs.h")),
                "rdma-core's headers are not installed");
        List<String> words = CommandOutcome.command(
                home,
                LOCALES.get(0),
                "check",
                "--config",
                ROOT.resolve("rdma.toml").toString());
        CommandOutcome outcome = CommandOutcome.run(words, Path.of("/"), Map.of());
        assertThat(outcome.out()).contains(" files, 0 drifted\n");
        assertThat(outcome.exit()).isZero();
    }

    @Test
    void emitNeedsNoCompilerAndNoHeader() {
        project.delete("shapes.h").deleteFolder("java").deleteFolder("wrapper");
        List<String> words = CommandOutcome.command(CommandOutcome.ownJava(), List.of(), "emit", "--config", config());
        CommandOutcome outcome = CommandOutcome.run(words, scratch, Map.of("PATH", "/nonexistent"));
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exit()).isZero();
        project.write("shapes.h", SampleProject.HEADER);
        assertThat(project.snapshot()).isEqualTo(generated);
    }

    private void assertSame(
            Path javaHome, List<String> options, Path folder, Map<String, String> environment, String config) {
        project.deleteFolder("java").deleteFolder("wrapper").deleteFolder("metadata");
        List<String> words = new ArrayList<>(CommandOutcome.command(javaHome, options, "generate", "--config", config));
        CommandOutcome outcome = CommandOutcome.run(words, folder, environment);
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exit()).isZero();
        assertThat(outcome.out()).contains("12 files, 12 changed");
        assertThat(project.snapshot()).isEqualTo(generated);
    }
}
