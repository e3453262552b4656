package org.rdma4j.gen.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Result of a run of the command line.
 *
 * @param exit the exit code
 * @param out standard output
 * @param err standard error
 */
record CommandOutcome(int exit, String out, String err) {

    private static final long LIMIT_SECONDS = 180;

    /** Runs the command line in this process. */
    static CommandOutcome of(String... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
        ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(outBytes, true, StandardCharsets.UTF_8));
            System.setErr(new PrintStream(errBytes, true, StandardCharsets.UTF_8));
            int exit = Main.run(arguments);
            return new CommandOutcome(
                    exit, outBytes.toString(StandardCharsets.UTF_8), errBytes.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    /** Returns the command that runs the command line in a separate JVM. */
    static List<String> command(Path javaHome, List<String> options, String... arguments) {
        List<String> words = new ArrayList<>();
        words.add(javaHome.resolve("bin/java").toString());
        words.addAll(options);
        // Without a performance data file, for tests with read-only or full folders.
        words.add("-XX:-UsePerfData");
        words.add("-XX:TieredStopAtLevel=1");
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        words.addAll(List.of(arguments));
        return words;
    }

    /** Returns the home of the JDK that runs this test. */
    static Path ownJava() {
        return Path.of(System.getProperty("java.home"));
    }

    /** Runs a program in a folder with changes to its environment; an empty value removes a variable. */
    static CommandOutcome run(List<String> words, Path folder, Map<String, String> environment) {
        ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile());
        environment.forEach((name, value) -> {
            if (value.isEmpty()) {
                builder.environment().remove(name);
            } else {
                builder.environment().put(name, value);
            }
        });
        // A JVM reports on standard error that it uses this variable.
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        try {
            Path err = java.nio.file.Files.createTempFile("rdma4j-err", ".txt");
            Process process = builder.redirectError(err.toFile()).start();
            process.getOutputStream().close();
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("no end after " + LIMIT_SECONDS + " s: " + words);
            }
            String complaint = java.nio.file.Files.readString(err);
            java.nio.file.Files.delete(err);
            return new CommandOutcome(process.exitValue(), out, complaint);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
