package org.rdma4j.bench.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Child processes: JVMs like this one, and programs that are timed. */
public final class ChildProcess {
    private static final String TIME_SCRIPT = "LC_ALL=C; TIMEFORMAT='%3R %3U %3S'; time \"$0\" \"$@\"";

    private ChildProcess() {}

    /**
     * A process that has exited with 0.
     *
     * @param seconds the elapsed time
     * @param output the standard output and the standard error
     */
    public record Finished(double seconds, String output) {}

    /** Returns the {@code java} program of this JVM. */
    public static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** Returns the command that starts a JVM with the properties and the class path of this one. */
    public static List<String> javaCommand() {
        List<String> options = new ArrayList<>(List.of(java(), "--enable-native-access=ALL-UNNAMED"));
        for (String property : List.of("rdma4j.bench.library", "org.rdma4j.wrapper.path")) {
            options.add("-D" + property + "=" + System.getProperty(property));
        }
        options.addAll(List.of("-cp", System.getProperty("java.class.path")));
        return options;
    }

    /**
     * Runs a program until it exits.
     *
     * @throws PartFailure if the program cannot be started, or its exit code is not 0
     */
    public static Finished run(List<String> command) {
        try {
            Path output = Files.createTempFile("rdma-bench", ".out");
            try {
                long start = System.nanoTime();
                Process process = start(command, output);
                int code = process.waitFor();
                double seconds = (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
                String text = Files.readString(output);
                if (code != 0) {
                    throw PartFailure.of(String.join(" ", command), code, text);
                }
                return new Finished(seconds, text);
            } finally {
                Files.deleteIfExists(output);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Process start(List<String> command, Path output) {
        try {
            return new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectInput(new java.io.File("/dev/null"))
                    .redirectOutput(output.toFile())
                    .start();
        } catch (IOException e) {
            throw PartFailure.missing(String.valueOf(e.getMessage()));
        }
    }

    /**
     * Resources that a process has used.
     *
     * @param wall elapsed time in seconds
     * @param processor processor time in user and kernel mode, in seconds
     * @param output the standard output and the standard error
     */
    public record Cost(double wall, double processor, String output) {}

    /**
     * Runs a program until it exits, and measures it with {@code time} of bash, which reports milliseconds; GNU time
     * only reports hundredths of seconds.
     */
    public static Cost timed(List<String> command) {
        List<String> all = new ArrayList<>(List.of("bash", "-c", TIME_SCRIPT));
        all.addAll(command);
        String output = run(all).output().stripTrailing();
        int last = output.lastIndexOf('\n');
        String[] times = output.substring(last + 1).split(" ");
        if (times.length != 3) {
            throw new IllegalStateException(String.join(" ", command) + " was not timed:\n" + output);
        }
        double processor = Double.parseDouble(times[1]) + Double.parseDouble(times[2]);
        return new Cost(Double.parseDouble(times[0]), processor, output.substring(0, Math.max(last, 0)));
    }
}
