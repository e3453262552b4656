package org.rdma4j.gen.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a program in a separate JVM, for tests of process exit and of inherited resources. */
final class JvmProcess {

    private JvmProcess() {}

    /** Returns a builder for the process, with standard error merged into standard output. */
    static ProcessBuilder of(Class<?> program, String... arguments) {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        words.addAll(List.of(arguments));
        return new ProcessBuilder(words).redirectErrorStream(true);
    }

    /** Waits until the process ends, and returns its output. */
    static String output(Process process) throws IOException, InterruptedException {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }
}
