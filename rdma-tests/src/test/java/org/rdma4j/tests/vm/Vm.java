package org.rdma4j.tests.vm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs {@code scripts/vm} with its output in a file of the build. */
final class Vm {
    /** Exit code for missing prerequisites. */
    static final int MISSING = 3;
    /** Exit code for a guest that crashed: its kernel reported a fault, or it returned no exit code. */
    static final int BROKEN = 125;

    private Vm() {}

    /**
     * Result of a command of {@code scripts/vm}.
     *
     * @param exit exit code
     * @param log complete output
     */
    record Result(int exit, String log) {
        /** Returns the last lines of the output, for messages. */
        String tail() {
            List<String> lines = log.lines().toList();
            return String.join("\n", lines.subList(Math.max(0, lines.size() - 40), lines.size()));
        }
    }

    /** Returns the root folder of the repository. */
    static Path root() {
        return Path.of(System.getProperty("rdma4j.tests.root")).toAbsolutePath().normalize();
    }

    /** Runs a command, which limits its own run time. */
    static Result run(Path log, List<String> words) {
        List<String> command =
                new ArrayList<>(List.of(root().resolve("scripts/vm").toString()));
        Cell.chosen().ifPresent(cell -> command.addAll(cell.system()));
        command.addAll(words);
        try {
            Files.createDirectories(log.getParent());
            Process process = new ProcessBuilder(command)
                    .directory(root().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            process.getOutputStream().close();
            // If this JVM is terminated, the guest must be as well. The script does so when it is terminated.
            Thread end = new Thread(process::destroy);
            Runtime.getRuntime().addShutdownHook(end);
            int exit = process.waitFor();
            Runtime.getRuntime().removeShutdownHook(end);
            return new Result(exit, Files.readString(log));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot run " + command, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while waiting for " + command, e);
        }
    }
}
