package org.rdma4j.tests.vm;

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

/** Results of {@code ./dev matrix} for various outcomes of a virtual machine, which is simulated by a script. */
class MatrixTest {
    private static final String PAIR = "sid-amd64-28:sid-amd64-28";

    @TempDir
    private Path folder;

    private Path tree;

    @BeforeEach
    void createTree() throws IOException {
        tree = folder.resolve("a tree");
        Path scripts = Files.createDirectories(tree.resolve("scripts"));
        for (String script : List.of("matrix", "common.sh")) {
            Files.copy(Vm.root().resolve("scripts").resolve(script), scripts.resolve(script));
        }
        Files.writeString(scripts.resolve("requirements.sh"), """
                . "$(dirname -- "$0")/common.sh"
                require() { :; }
                find_jdk() { echo /no/jdk; }
                maven() { :; }
                """);
        Path jars = Files.createDirectories(tree.resolve("target/package"));
        Run.ok(List.of(
                "sh",
                "-c",
                "cd \"$0\" && echo jar > rdma-sys-1.jar && sha256sum rdma-* > SHA256SUMS",
                jars.toString()));
    }

    private void machine(String lines) throws IOException {
        Path vm = Files.writeString(tree.resolve("scripts/vm"), "#!/bin/bash\n" + lines);
        Files.setPosixFilePermissions(vm, PosixFilePermissions.fromString("rwx------"));
    }

    private Path matrix() {
        return tree.resolve("scripts/matrix");
    }

    private Run matrix(String... words) {
        return Run.of(
                Stream.concat(Stream.of(matrix().toString()), Stream.of(words)).toList(), Map.of("NO_COLOR", "1"));
    }

    private Path row() {
        return tree.resolve("target/matrix/" + PAIR + ".row");
    }

    @Test
    void failedPairHasARow() throws IOException {
        machine("for ((i = 0; i < 16; i++)); do echo a: rping rxe0 a c java $((i == 3)); done\n"
                + "echo b: rping rxe0 a c java 1; exit 1\n");
        Run run = matrix("--pairs", "--only", PAIR);
        assertThat(run.exit()).as(run.err()).isOne();
        assertThat(row()).content().startsWith("| " + PAIR + " | 16 | rping rxe0 a c java; |");
        machine("echo it runs again >&2; exit 1\n");
        assertThat(matrix("--pairs", "--only", PAIR, "--resume").exit()).isZero();
    }

    /** The expected output has eight exchanges for each program and device, each reported by both sides. */
    @ParameterizedTest
    @CsvSource({"16, 0, none", "24, 0, none", "8, 1, ended too early", "20, 1, ended too early", "0, 1, ended too early"
    })
    void earlyEndIsAFailure(int exchanges, int exit, String failed) throws IOException {
        machine("for ((i = 0; i < " + exchanges + "; i++)); do for side in a b; do\n"
                + "echo $side: rping rxe0 a c java 0; done; done\n");
        assertThat(matrix("--pairs", "--only", PAIR).exit()).isEqualTo(exit);
        assertThat(row()).content().contains("| " + exchanges + " | ").contains(failed + " |");
    }

    @Test
    void emptyRowIsNoResult() throws IOException {
        Files.createFile(Files.createDirectories(row().getParent()).resolve(row().getFileName()));
        machine("exit 3\n");
        assertThat(matrix("--pairs", "--only", PAIR, "--resume").exit()).isEqualTo(3);
    }

    /** The script exits as after Ctrl-C, with 130. */
    @Test
    void interruptionHasNoResult() throws IOException {
        machine("trap 'exit 130' INT; : > \"${0%/*}/runs\"; sleep 10 & wait $!\n");
        Run run = Run.of(
                List.of(
                        // SIGINT may be ignored if the tests run in the background, which a shell cannot change.
                        "env",
                        "--default-signal=INT",
                        "bash",
                        "-c",
                        "set -m; \"$0\" --pairs & until [ -e \"${0%/*}/runs\" ]; do sleep 0.05; done;"
                                + " kill -INT -- -$!; wait $!",
                        matrix().toString()),
                Map.of("NO_COLOR", "1"));
        assertThat(run.exit()).as(run.err()).isEqualTo(130);
        assertThat(tree.resolve("target/matrix")).isDirectoryNotContaining("glob:**.row");
    }

    @Test
    void unavailableMachineHasNoResult() throws IOException {
        machine("exit 3\n");
        assertThat(matrix("--pairs", "--only", PAIR).exit()).isEqualTo(3);
        assertThat(row()).doesNotExist();
    }

    /** The result of an earlier run is removed, and the other cells run. */
    @Test
    void unavailableMachineReplacesAnEarlierResult() throws IOException {
        Files.createDirectories(row().getParent());
        Files.writeString(row(), "| of an earlier run |\n");
        machine("echo \"$@\" >> \"${0%/*}/runs\"; exit 3\n");
        assertThat(matrix("--pairs").exit()).isEqualTo(3);
        assertThat(row()).doesNotExist();
        assertThat(tree.resolve("scripts/runs")).content().hasLineCount(5);
    }

    @Test
    void incompleteJarsAreMissing() throws IOException {
        Files.delete(tree.resolve("target/package/SHA256SUMS"));
        Run run = matrix("--pairs");
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err()).contains("Run ./dev package first");
    }

    @Test
    void unknownCellNameIsRejected() {
        assertThat(matrix("--table", "--only", "sid-amd64-25,sid-amd64-26").exit())
                .isZero();
        assertThat(matrix("--table", "--only", "sid-amd64-25 sid-amd64-26").exit())
                .isEqualTo(2);
        assertThat(matrix("--table", "--pairs", "--tests", "x").exit()).isEqualTo(2);
    }
}
