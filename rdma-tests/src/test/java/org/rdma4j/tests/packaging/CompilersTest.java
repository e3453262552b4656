package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.tests.support.Run;

/** {@code ./dev compilers} in a tree whose generator is a small script. */
class CompilersTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));

    private static final String METADATA = """
            {
              "name": "rdma-core",
              "release": "44.0",
              "versions": {"compiler": "gcc 12", "linux": "6.1"},
              "size": 128
            }
            """;

    @TempDir
    private Path folder;

    private Path tree;

    @BeforeEach
    void createTree() throws IOException {
        tree = folder.resolve("tree");
        Path scripts = Files.createDirectories(tree.resolve("scripts"));
        for (String script : List.of("compilers", "common.sh", "debian-suite.sh")) {
            Files.copy(ROOT.resolve("scripts").resolve(script), scripts.resolve(script));
        }
        Files.writeString(scripts.resolve("requirements.sh"), """
                . "$(dirname -- "$0")/common.sh"
                require() { :; }
                """);
        Files.createDirectory(tree.resolve("metadata"));
        Files.writeString(tree.resolve("rdma.toml"), "metadata = \"metadata/rdma-core-{release}.json\"\n");
        Files.writeString(tree.resolve("posix.toml"), "metadata = \"metadata/posix.json\"\n");
        Files.writeString(tree.resolve("metadata/rdma-core-44.0.json"), METADATA);
        compiler("fake-gcc", "case \"$*\" in *-std=gnu23*) exit 1 ;; -dumpversion) echo 15.3.0 ;; esac");
    }

    private void compiler(String name, String lines) throws IOException {
        executable(folder.resolve("bin").resolve(name), lines);
    }

    /** Replaces the generator by a script that writes a file, prints a text and exits with a code. */
    private void generator(int exit, String written, String said) throws IOException {
        Path text = Files.writeString(folder.resolve("written"), written);
        executable(
                tree.resolve("scripts/gen"),
                "echo \"$@\" >> \"" + folder + "/arguments\"\n[ " + exit + " -ne 0 ] || cp \"" + text
                        + "\" \"${@: -1}\"\necho \"" + said + "\"\nexit " + exit);
    }

    private static void executable(Path file, String lines) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/bash\n" + lines + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }

    private Run compilers(String... words) {
        return Run.of(
                Stream.concat(Stream.of(tree.resolve("scripts/compilers").toString()), Stream.of(words))
                        .toList(),
                Map.of(
                        "NO_COLOR",
                        "1",
                        "PATH",
                        folder.resolve("bin") + ":" + System.getenv("PATH"),
                        "XDG_CACHE_HOME",
                        folder.resolve("cache").toString()));
    }

    private Run rdma() {
        return compilers("--config", "rdma", "--mode", "default", "fake-gcc");
    }

    @Test
    void onlyTheCompilerNameMayDiffer() throws IOException {
        generator(0, METADATA.replace("gcc 12", "gcc 15"), "5 facts agree with the C compiler");
        Run run = rdma().expectOk();
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(1)).matches("fake-gcc-15 +default +rdma +5 +0 +0 +[0-9]+\\.[0-9]");
    }

    /** Targets that were read with another compiler keep its name, and the object extends over several lines. */
    @Test
    void compilerNamesByTarget() throws IOException {
        String each = METADATA.replace("{\"compiler\": \"gcc 12\", \"linux\": \"6.1\"}", """
                {
                    "compiler": {"x86_64-linux-gnu": "clang 14", "aarch64-linux-gnu": "gcc 12"},
                    "linux": "6.1"
                  }""");
        assertThat(each).isNotEqualTo(METADATA);
        generator(0, each, "5 facts agree with the C compiler");
        rdma().expectOk();
        generator(0, each.replace("6.1", "6.2"), "5 facts agree with the C compiler");
        Run run = rdma();
        assertThat(run.exit()).as(run.err()).isOne();
        assertThat(run.lines().get(1)).matches("fake-gcc-15 +default +rdma +5 +0 +2 +[0-9]+\\.[0-9]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "size\": 128     | size\": 136",
                "linux\": \"6.1  | linux\": \"6.2",
            })
    void anyOtherDifferenceIsShown(String text, String by) throws IOException {
        generator(0, METADATA.replace(text, by), "5 facts agree with the C compiler");
        Run run = rdma();
        assertThat(run.exit()).as(run.err()).isOne();
        assertThat(run.lines().get(1)).matches("fake-gcc-15 +default +rdma +5 +0 +2 +[0-9]+\\.[0-9]");
        assertThat(run.out()).containsSubsequence("metadata/rdma-core-44.0.json: ", text, "this machine: ", by);
        assertThat(tree.resolve("target/compilers/fake-gcc-15-default-rdma.json"))
                .content()
                .contains(by);
    }

    /** A byte at the end of the file is not part of a line. */
    @Test
    void missingNewlineAtEndIsADifference() throws IOException {
        generator(0, METADATA.stripTrailing(), "5 facts agree with the C compiler");
        assertThat(rdma().exit()).isOne();
    }

    @Test
    void failedRunIsReportedAndOthersContinue() throws IOException {
        generator(
                1,
                "",
                "error: a.h: type a.b size is 1 according to rdma-gen, but 2 according to the C compiler; x\n"
                        + "error: a.h: type a.c size is 1 according to rdma-gen, but 2 according to the C compiler; x");
        Run run = compilers("--config", "rdma", "--mode", "default,gnu11", "fake-gcc");
        assertThat(run.exit()).as(run.err()).isOne();
        assertThat(run.lines()).hasSize(5);
        assertThat(run.lines().get(1)).matches("fake-gcc-15 +default +rdma +- +2 +- .*");
        assertThat(run.lines().get(2))
                .isEqualTo("    error: a.h: type a.b size is 1 according to rdma-gen, but 2 according to the C"
                        + " compiler; x");
        assertThat(run.lines().get(3)).matches("fake-gcc-15 +gnu11 +rdma +- +2 +- .*");
    }

    /** The generator exits with 3, and nothing is compared. */
    @Test
    void missingHeaders() throws IOException {
        generator(3, "", "error: infiniband/verbs.h is missing");
        assertThat(rdma().exit()).isEqualTo(3);
    }

    @Test
    void releaseWithoutMetadataIsRejected() throws IOException {
        generator(0, METADATA.replace("44.0", "50.0"), "5 facts agree with the C compiler");
        Run run = rdma();
        assertThat(run.exit()).as(run.err()).isEqualTo(3);
        assertThat(run.out()).contains("metadata/rdma-core-50.0.json is not in the repository");
    }

    /** Values of targets without headers on this machine are copied from the checked-in file. */
    @Test
    void metadataOfSeveralTargetsKeepsCheckedInValues() throws IOException {
        Files.writeString(tree.resolve("metadata/posix.json"), METADATA);
        executable(
                tree.resolve("scripts/gen"),
                "grep -q 'size.*128' \"${@: -1}\" && echo 1 facts agree with the C compiler");
        compilers("--config", "posix", "--mode", "default", "fake-gcc").expectOk();
    }

    @Test
    void newestModeHasAnotherNameInOlderCompilers() throws IOException {
        generator(0, METADATA, "5 facts agree with the C compiler");
        compilers("--config", "rdma", "fake-gcc").expectOk();
        assertThat(Files.readAllLines(folder.resolve("arguments")))
                .satisfiesExactly(
                        line -> assertThat(line).contains("--cc fake-gcc --config"),
                        line -> assertThat(line).contains("--cc fake-gcc -std=gnu11 --config"),
                        line -> assertThat(line).contains("--cc fake-gcc -std=gnu2x --config"));
    }

    /** A compiler that has been downloaded is not downloaded again, and the newest of several is chosen. */
    @Test
    void compilerOfAnotherSuite() throws IOException {
        for (String version : List.of("9", "16")) {
            executable(folder.resolve("cache/rdma4j/compilers/sid-gcc-" + version + "/cc"), "echo " + version + ".1.0");
        }
        String cache = folder.resolve("cache/rdma4j/compilers").toString();
        assertThat(compilers("path", "sid:gcc", "sid:gcc-9", "fake-gcc")
                        .expectOk()
                        .lines())
                .containsExactly(
                        "sid:gcc-16\t" + cache + "/sid-gcc-16/cc",
                        "sid:gcc-9\t" + cache + "/sid-gcc-9/cc",
                        "fake-gcc-15\tfake-gcc");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | --config          | --config needs a value",
                "2 | --config verbs    | --config is 'verbs'; the configurations are: linux posix rdma mlx5 efa",
                "2 | --keep            | unknown option '--keep'",
                "2 | sid:tcc           | 'sid:tcc' is not a compiler of a suite",
                "3 | no-such-compiler  | no-such-compiler is missing",
            })
    void wrongUsageIsNamed(int exit, String options, String named) {
        Run run = compilers(options.split(" "));
        assertThat(run.exit()).as(run.err()).isEqualTo(exit);
        assertThat(run.err()).startsWith("error: ").contains(named);
        assertThat(run.err().lines()).hasSize(1);
    }

    @Test
    void help() {
        assertThat(compilers("--help").expectOk().out())
                .contains("./dev compilers", "SUITE:gcc", "--mode", "Exit codes: 0 ");
    }
}
