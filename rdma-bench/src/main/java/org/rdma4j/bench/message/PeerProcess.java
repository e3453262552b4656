package org.rdma4j.bench.message;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A process of a client or a server, which the driver controls. */
final class PeerProcess implements Closeable {
    private static final int SECONDS_TO_END = 5;
    private static final int LIMIT_IN_MINUTES = 30;
    private static final String FAILED = "failed ";

    private final String name;
    private final Path errors;
    private final Process process;
    private final BufferedReader out;
    private final BufferedWriter in;
    private final ProcessClock clock;

    /**
     * Starts the program.
     *
     * @param name the name of the peer in messages
     * @param errors the file for the standard error of the program
     */
    PeerProcess(String name, List<String> command, Map<String, String> environment, File errors) throws IOException {
        this.name = name;
        this.errors = errors.toPath();
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors);
        builder.environment().putAll(environment);
        process = builder.start();
        out = process.inputReader();
        in = process.outputWriter();
        clock = new ProcessClock(process.pid());
    }

    ProcessClock clock() {
        return clock;
    }

    /**
     * Waits until the program prints a line, and ignores other lines. Kills a program that does not print the line
     * within half an hour.
     */
    void await(String line) throws IOException {
        CompletableFuture<Void> limit = CompletableFuture.runAsync(
                process::destroyForcibly, CompletableFuture.delayedExecutor(LIMIT_IN_MINUTES, TimeUnit.MINUTES));
        try {
            awaitWithoutLimit(line);
        } finally {
            limit.cancel(false);
        }
    }

    private void awaitWithoutLimit(String line) throws IOException {
        for (String read = out.readLine(); !line.equals(read); read = out.readLine()) {
            if (read == null) {
                throw new IOException("The " + name + " has ended: " + cause());
            }
            if (read.startsWith(FAILED)) {
                throw new IOException(read.substring(FAILED.length()));
            }
        }
    }

    /** Returns the last lines of standard error, without the frames of stack traces. */
    private String cause() throws IOException {
        List<String> lines = Files.readString(errors)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("\tat "))
                .toList();
        return lines.isEmpty()
                ? "it printed nothing"
                : String.join(" / ", lines.subList(Math.max(0, lines.size() - 3), lines.size()));
    }

    /** Passes a command to the program. */
    void command(String line) throws IOException {
        in.write(line + "\n");
        in.flush();
    }

    @Override
    public void close() throws IOException {
        try {
            in.close();
            if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
