package org.rdma4j.tests.vm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code scripts/vm}, whose output goes into a file of the build. */
final class Vm {
    /** The exit code for what this machine lacks. */
    static final int MISSING = 3;
    /** The exit code of a run whose guest broke: its kernel reported a fault, or no exit code came. */
    static final int BROKEN = 125;

    private Vm() {}

    /**
     * What a command of {@code scripts/vm} ended with.
     *
     * @param exit its exit code
     * @param log all it printed
     */
    record Result(int exit, String log) {
        /** The end of what it printed, for a message. */
        String tail() {
            List<String> lines = log.lines().toList();
            return String.join("\n", lines.subList(Math.max(0, lines.size() - 40), lines.size()));
        }
    }

    /** The repository. */
    static Path root() {
        return Path.of(System.getProperty("rdma4j.tests.root")).toAbsolutePath().normalize();
    }

    /** Runs a command to its end; it bounds its own time. */
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
            // Should this JVM be told to end, the machine must too; the script sees to that when it is.
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
