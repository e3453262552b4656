package org.rdma4j.tests.guest.io;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another JVM in the guest, killed with {@link #close}. */
final class ChildJvm implements Closeable {
    private final Process process;
    private final BufferedReader out;

    ChildJvm(Class<?> main, List<String> options, String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Xshare:auto",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path")));
        words.addAll(words.size() - 2, options);
        words.add(main.getName());
        words.addAll(List.of(arguments));
        process = new ProcessBuilder(words).redirectErrorStream(true).start();
        out = process.inputReader();
    }

    /** Its next line that begins with a word, without that; the test fails where it ends without. */
    String line(String word) throws IOException {
        StringBuilder before = new StringBuilder();
        String line;
        while ((line = out.readLine()) != null) {
            if (line.startsWith(word)) {
                return line.substring(word.length()).strip();
            }
            before.append(line).append('\n');
        }
        throw new AssertionError("the other JVM ended without '" + word + "':\n" + before);
    }

    /** All that it still prints, up to its end. */
    String rest() throws IOException {
        StringBuilder rest = new StringBuilder();
        String line;
        while ((line = out.readLine()) != null) {
            rest.append(line).append('\n');
        }
        return rest.toString();
    }

    @Override
    public void close() {
        kill();
    }

    void kill() {
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
