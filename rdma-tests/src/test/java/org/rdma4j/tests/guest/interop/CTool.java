package org.rdma4j.tests.guest.interop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A running program of rdma-core, with its output in a file. */
final class CTool implements AutoCloseable {
    /** A folder of the guest that the host collects after the run. */
    private static final Path OUT = Path.of(System.getProperty("rdma4j.tests.output", "/tmp/out"), "interop");

    private final List<String> command;
    private final Path said;
    private final Process process;

    private CTool(List<String> command, Path said, Process process) {
        this.command = command;
        this.said = said;
        this.process = process;
    }

    /**
     * Starts a program.
     *
     * @param report name of the output file
     * @param command program and arguments
     */
    static CTool start(String report, List<String> command) throws IOException {
        Files.createDirectories(OUT);
        Path said = OUT.resolve(report + ".txt");
        // Without a terminal, C buffers its output until exit, and loses it if the process is killed.
        List<String> line = new ArrayList<>(List.of("stdbuf", "-oL"));
        line.addAll(command);
        Process process = new ProcessBuilder(line)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        process.getOutputStream().close();
        return new CTool(command, said, process);
    }

    /** Returns {@code true} if the program has exited. */
    boolean ended() {
        return !process.isAlive();
    }

    /** Waits until the program exits and returns its exit code. */
    int exitCode(Duration patience) throws InterruptedException, IOException {
        if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new AssertionError(String.join(" ", command) + " did not exit; its output is:\n" + output());
        }
        return process.exitValue();
    }

    /** Returns the output so far. */
    String output() throws IOException {
        return Files.readString(said);
    }

    /** Returns the command and its output, for the test report. */
    String report() throws IOException {
        return "$ " + String.join(" ", command) + "\n" + output();
    }

    /** Kills the program if it is still running. */
    @Override
    public void close() {
        process.destroyForcibly();
    }
}
