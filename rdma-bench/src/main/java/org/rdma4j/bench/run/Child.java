package org.rdma4j.bench.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Other processes: JVMs like this one, and programs that are timed. */
public final class Child {
    private static final String TIMED = "LC_ALL=C; TIMEFORMAT='%3R %3U %3S'; time \"$0\" \"$@\"";

    private Child() {}

    /**
     * What came of a process.
     *
     * @param seconds from its start to its end
     * @param output what it printed, standard error included
     */
    public record Ended(double seconds, String output) {}

    /** The {@code java} of this JVM. */
    public static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** The options that a JVM needs to run what this one runs: its properties and its class path. */
    public static List<String> likeThisOne() {
        List<String> options = new ArrayList<>(List.of(java(), "--enable-native-access=ALL-UNNAMED"));
        for (String property : List.of("rdma4j.bench.library", "org.rdma4j.wrapper.path")) {
            options.add("-D" + property + "=" + System.getProperty(property));
        }
        options.addAll(List.of("-cp", System.getProperty("java.class.path")));
        return options;
    }

    /**
     * Runs a program to its end.
     *
     * @throws PartFailure if it cannot be started, or ended with anything but 0
     */
    public static Ended run(List<String> command) {
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
                return new Ended(seconds, text);
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
     * What a process took.
     *
     * @param wall seconds from its start to its end
     * @param processor seconds of processor time, its own and the kernel's for it
     * @param output what it printed, standard error included
     */
    public record Cost(double wall, double processor, String output) {}

    /** Runs a program to its end under bash's {@code time}, which has milliseconds, where GNU time has hundredths. */
    public static Cost timed(List<String> command) {
        List<String> all = new ArrayList<>(List.of("bash", "-c", TIMED));
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
