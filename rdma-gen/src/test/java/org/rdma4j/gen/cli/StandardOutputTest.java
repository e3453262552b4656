package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Standard output and arguments of the process. */
class StandardOutputTest {

    /** Metadata whose dump exceeds the capacity of a pipe. */
    private static final String METADATA =
            Path.of("..", "metadata", "rdma-core-44.0.json").toAbsolutePath().toString();

    private static ProcessBuilder dump() {
        return JvmProcess.of(Main.class, "dump", METADATA).redirectErrorStream(false);
    }

    @Test
    void reportsLostOutput() throws IOException, InterruptedException {
        Process process = dump().redirectOutput(new File("/dev/full")).start();
        String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(errors).isEqualTo("error: cannot write the output: No space left on device\n");
    }

    @Test
    void ignoresAClosedPipe() throws IOException, InterruptedException {
        Process process = dump().start();
        assertThat(process.getInputStream().read()).isPositive();
        process.getInputStream().close();
        String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(errors).isEmpty();
    }

    @Test
    void reportsAPathThatTheLocaleCannotRepresent(@TempDir Path folder) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", "exec \"$@\" \"$(printf '\\303\\244.json')\"", "sh");
        builder.command().addAll(JvmProcess.of(Main.class, "dump").command());
        builder.environment().put("LC_ALL", "C");
        Process process =
                builder.directory(folder.toFile()).redirectErrorStream(true).start();
        assertThat(JvmProcess.output(process))
                .isEqualTo("error: a path contains characters that the JVM cannot decode in this locale; set"
                        + " LC_ALL=C.UTF-8\n");
        assertThat(process.exitValue()).isEqualTo(2);
    }
}
