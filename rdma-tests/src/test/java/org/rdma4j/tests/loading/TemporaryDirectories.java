package org.rdma4j.tests.loading;

import static org.rdma4j.tests.loading.Bench.TMPDIR;

import java.nio.file.Path;
import java.util.List;

/** Temporary directories to which the wrapper cannot be extracted, or from which it cannot be loaded. */
final class TemporaryDirectories {
    private final Bench bench;

    private TemporaryDirectories(Bench bench) {
        this.bench = bench;
    }

    static List<Situation> all(Bench bench) {
        TemporaryDirectories all = new TemporaryDirectories(bench);
        return List.of(
                new Situation("A temporary directory that is mounted noexec", () -> all.mounted("-o noexec", "")),
                new Situation("A temporary directory that is mounted read-only", () -> all.mounted("-o ro", "")),
                new Situation(
                        "A temporary directory that is full",
                        () -> all.mounted("-o size=16k", "cat /dev/zero > DIRECTORY/fill 2> /dev/null || :")),
                new Situation("A temporary directory that does not exist", all::absent),
                new Situation("A temporary directory that is a file", all::file),
                new Situation("A temporary directory that the user may not write to", all::forbidden),
                new Situation("A temporary directory that other users can change", all::shared),
                new Situation("A temporary directory in a directory that other users can change", all::inShared));
    }

    private String inline(Path directory, List<String> prefix) {
        return bench.java(TMPDIR + directory).behind(prefix).probe("inline");
    }

    private String mounted(String options, String then) {
        Path directory = bench.directory("tmp");
        String script = "mount -t tmpfs " + options + " none " + directory + "\n"
                + then.replace("DIRECTORY", directory.toString());
        return inline(directory, Host.mounting(script));
    }

    private String absent() {
        return inline(bench.directory().resolve("absent"), List.of());
    }

    private String file() {
        return inline(bench.file("tmp", "file", new byte[0]), List.of());
    }

    private String forbidden() {
        Path directory = bench.directory("forbidden");
        if (!directory.toFile().setWritable(false, false)) {
            throw new AssertionError(directory);
        }
        return inline(directory, Host.asNobody());
    }

    private String shared() {
        return inline(writableByAll(bench.directory("shared")), List.of());
    }

    private String inShared() {
        Path directory = bench.directory("shared/own");
        writableByAll(directory.getParent());
        return inline(directory, List.of());
    }

    private static Path writableByAll(Path directory) {
        if (!directory.toFile().setWritable(true, false)) {
            throw new AssertionError(directory);
        }
        return directory;
    }
}
