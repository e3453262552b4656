package org.rdma4j.gen.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.gen.process.CommandResult;

/** The program behind {@code ./dev fuzz}, in a JVM with its own temporary folder. */
class FuzzMainTest {

    /** Mounts a file system without free space, and runs the remaining arguments as a command. */
    private static final String FULL = """
            mount -t tmpfs -o size=64k tmpfs "$0" && ! cat /dev/zero > "$0/full" 2> /dev/null || exit 99
            exec "$@"
            """;

    @TempDir
    private Path folder;

    private CommandResult fuzz(List<String> before, String... arguments) throws IOException, InterruptedException {
        List<String> java = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-Djava.io.tmpdir=" + folder,
                "-cp",
                System.getProperty("java.class.path"),
                FuzzMain.class.getName());
        List<String> words = Stream.of(before, List.of("env", "TMPDIR=" + folder), java, List.of(arguments))
                .flatMap(List::stream)
                .toList();
        Path err = folder.resolveSibling(folder.getFileName() + ".err");
        Process process = new ProcessBuilder(words).redirectError(err.toFile()).start();
        try {
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new CommandResult(process.waitFor(), out, Files.readString(err));
        } finally {
            process.destroyForcibly();
            Files.delete(err);
        }
    }

    /** Inputs that could not be written must not count as rejected by the compiler or refused. */
    @ParameterizedTest
    @ValueSource(strings = {"declarations", "directives", "headers", "configurations", "metadata"})
    void endsTheRunOnAFullDisk(String kind) throws IOException, InterruptedException {
        List<String> mounted = List.of("unshare", "--map-root-user", "--mount", "bash", "-c", FULL, folder.toString());
        CommandResult result = fuzz(mounted, "--count", "60", "--only", kind);
        assumeTrue(result.exit() != 99 && !result.err().startsWith("unshare: "), "this user may not mount");
        assertThat(result.exit()).as(result.out() + result.err()).isEqualTo(3);
        assertThat(result.err())
                .hasLineCount(1)
                .startsWith("error: ")
                .contains("cannot write to the temporary directory: ", "No space left on device");
    }

    @Test
    void leavesTheTemporaryFolderEmpty() throws IOException, InterruptedException {
        CommandResult result = fuzz(List.of(), "--count", "10");
        assertThat(result.exit()).as(result.out() + result.err()).isZero();
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }
}
