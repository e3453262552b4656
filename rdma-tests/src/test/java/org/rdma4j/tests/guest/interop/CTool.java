package org.rdma4j.tests.guest.interop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One of rdma-core's programs, running; what it says goes to a file. */
final class CTool implements AutoCloseable {
    /** The guest's folder that the host sees afterwards. */
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
     * Starts it.
     *
     * @param report the name of the file with its words
     * @param command the program and its arguments
     */
    static CTool start(String report, List<String> command) throws IOException {
        Files.createDirectories(OUT);
        Path said = OUT.resolve(report + ".txt");
        // Without a terminal C keeps its words back until its end, and loses them if it is killed.
        List<String> line = new ArrayList<>(List.of("stdbuf", "-oL"));
        line.addAll(command);
        Process process = new ProcessBuilder(line)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        process.getOutputStream().close();
        return new CTool(command, said, process);
    }

    /** Whether it has ended by itself. */
    boolean ended() {
        return !process.isAlive();
    }

    /** Waits for its end: its exit code. */
    int exitCode(Duration patience) throws InterruptedException, IOException {
        if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new AssertionError(String.join(" ", command) + " did not end; it said:\n" + output());
        }
        return process.exitValue();
    }

    /** What it has said so far. */
    String output() throws IOException {
        return Files.readString(said);
    }

    /** The command and what it said, for the report. */
    String report() throws IOException {
        return "$ " + String.join(" ", command) + "\n" + output();
    }

    /** Ends it, if it has not ended. */
    @Override
    public void close() {
        process.destroyForcibly();
    }
}
