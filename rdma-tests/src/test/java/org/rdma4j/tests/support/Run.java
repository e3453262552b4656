package org.rdma4j.tests.support;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Result of a program that has exited.
 *
 * @param command command and arguments
 * @param exit exit code
 * @param out standard output
 * @param err standard error
 */
public record Run(List<String> command, int exit, String out, String err) {
    private static final long MINUTES = 2;

    /** Runs a program until it exits. */
    public static Run of(List<String> command, Map<String, String> environment) {
        try {
            Path err = Files.createTempFile("rdma4j-test", ".err");
            try {
                ProcessBuilder builder = new ProcessBuilder(command).redirectError(err.toFile());
                builder.environment().putAll(environment);
                Process process = builder.start();
                process.getOutputStream().close();
                String out;
                try (InputStream in = process.getInputStream()) {
                    out = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                }
                if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                    process.destroyForcibly();
                    throw new AssertionError("did not exit: " + command);
                }
                return new Run(command, process.exitValue(), out, Files.readString(err));
            } finally {
                Files.deleteIfExists(err);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot run " + command, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while waiting for " + command, e);
        }
    }

    /** Runs a tool with the locale C. It must exit with 0. */
    public static Run ok(List<String> command) {
        return of(command, Map.of("LC_ALL", "C")).expectOk();
    }

    /** Returns this result. Fails the test with the output if the exit code is not 0. */
    public Run expectOk() {
        if (exit != 0) {
            throw new AssertionError(command + " exited with " + exit + "\n" + out + err);
        }
        return this;
    }

    /** Returns the lines of standard output. */
    public List<String> lines() {
        return out.lines().toList();
    }
}
