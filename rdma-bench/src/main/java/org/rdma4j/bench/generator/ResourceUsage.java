package org.rdma4j.bench.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.bench.run.ChildProcess;
import org.rdma4j.bench.run.PartFailure;

/**
 * Resources that a process has used, as reported by GNU time.
 *
 * @param wall elapsed time in seconds
 * @param processor processor time in user and kernel mode, in seconds
 * @param mebibytes maximum memory
 */
record ResourceUsage(double wall, double processor, double mebibytes) {
    private static final Path GNU_TIME = Path.of("/usr/bin/time");
    private static final double KIBIBYTES = 1024;

    /** Runs a command, whose exit code must be 0. */
    static ResourceUsage of(List<String> command) {
        if (!Files.isExecutable(GNU_TIME)) {
            throw PartFailure.missing(GNU_TIME + " is missing; Debian, Ubuntu: apt-get install time");
        }
        try {
            Path file = Files.createTempFile("rdma-bench", ".time");
            try {
                List<String> all =
                        new ArrayList<>(List.of(GNU_TIME.toString(), "-o", file.toString(), "-f", "%e %U %S %M"));
                all.addAll(command);
                ChildProcess.run(all);
                String[] words = Files.readString(file).strip().split(" ");
                return new ResourceUsage(
                        number(words[0]), number(words[1]) + number(words[2]), number(words[3]) / KIBIBYTES);
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static double number(String word) {
        return Double.parseDouble(word);
    }
}
