package org.rdma4j.tests.guest.io;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A child JVM in the guest. {@link #close} kills it. */
public final class GuestJvm implements Closeable {
    /** System property with the path of the class data sharing archive for the JVMs of the guest, if there is one. */
    public static final String ARCHIVE = "rdma4j.guest.archive";

    /**
     * Option that turns off messages about class data sharing, for example that --enable-native-access disables part of
     * the archive of the JDK.
     */
    public static final String QUIET = "-Xlog:cds*=off";

    private static final Duration MAX_WAIT = Duration.ofSeconds(120);
    /** End of the output. Compared by identity, so that no line of output is equal to it. */
    private static final String END = new String("the end");

    private final Process process;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    public GuestJvm(Class<?> main, List<String> options, String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:CompileThresholdScaling=20",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Xshare:auto",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path")));
        String archive = System.getProperty(ARCHIVE);
        if (archive != null) {
            words.addAll(words.size() - 2, archiveOptions(archive));
        }
        words.addAll(words.size() - 2, options);
        words.add(main.getName());
        words.addAll(List.of(arguments));
        process = new ProcessBuilder(words).redirectErrorStream(true).start();
        BufferedReader out = process.inputReader();
        Thread reader = new Thread(() -> read(out), "output of the child JVM");
        reader.setDaemon(true);
        reader.start();
    }

    /** Returns the options of a JVM that uses a class data sharing archive. */
    public static List<String> archiveOptions(String archive) {
        return List.of("-XX:SharedArchiveFile=" + archive, QUIET);
    }

    private void read(BufferedReader out) {
        try (out) {
            String line;
            while ((line = out.readLine()) != null) {
                lines.add(line);
            }
        } catch (IOException e) {
            lines.add(e.toString());
        } finally {
            lines.add(END);
        }
    }

    /** Returns the next line with the given prefix, without the prefix. Fails the test if there is none in time. */
    public String line(String word) throws IOException {
        StringBuilder before = new StringBuilder();
        long end = System.nanoTime() + MAX_WAIT.toNanos();
        while (true) {
            String line = next(end - System.nanoTime());
            if (line == null || line == END) {
                throw new AssertionError("the child JVM " + (line == null ? "did not print" : "exited without printing")
                        + " '" + word + "':\n" + before);
            }
            if (line.startsWith(word)) {
                return line.substring(word.length()).strip();
            }
            before.append(line).append('\n');
        }
    }

    /**
     * Returns the next line, or null if there is none in time. Unlike a read of the pipe, this wait is interrupted by
     * the timeout of a test.
     */
    private @Nullable String next(long nanos) throws IOException {
        try {
            return lines.poll(nanos, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("while the other JVM was waited for");
        }
    }

    /** Returns the output up to and including the next line with the given prefix, or up to the end. */
    public String upTo(String word) throws IOException {
        StringBuilder said = new StringBuilder();
        for (String line = next(Long.MAX_VALUE); line != END; line = next(Long.MAX_VALUE)) {
            said.append(line).append('\n');
            if (line.startsWith(word)) {
                return said.toString();
            }
        }
        // Put back for later calls.
        lines.add(END);
        return said.toString();
    }

    /** Returns the remaining output. */
    public String rest() throws IOException {
        StringBuilder rest = new StringBuilder();
        for (String line = next(Long.MAX_VALUE); line != END; line = next(Long.MAX_VALUE)) {
            rest.append(line).append('\n');
        }
        return rest.toString();
    }

    @Override
    public void close() {
        kill();
    }

    public void kill() {
        boolean interrupted = false;
        process.destroyForcibly();
        while (process.isAlive()) {
            try {
                process.waitFor();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
