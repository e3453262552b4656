package org.rdma4j.tests.loading;

import static org.rdma4j.tests.loading.Bench.TMPDIR;

import java.nio.file.Path;
import java.util.List;

/** Folders that the wrapper cannot be unpacked to, or not be executed from. */
final class TemporaryFolders {
    private final Bench bench;

    private TemporaryFolders(Bench bench) {
        this.bench = bench;
    }

    static List<Situation> all(Bench bench) {
        TemporaryFolders all = new TemporaryFolders(bench);
        return List.of(
                new Situation("A temporary folder that is mounted noexec", () -> all.mounted("-o noexec", "")),
                new Situation("A temporary folder that is mounted read-only", () -> all.mounted("-o ro", "")),
                new Situation(
                        "A temporary folder that is full",
                        () -> all.mounted("-o size=16k", "cat /dev/zero > FOLDER/fill 2> /dev/null || :")),
                new Situation("A temporary folder that does not exist", all::absent),
                new Situation("A temporary folder that is a file", all::file),
                new Situation("A temporary folder that the user may not write to", all::forbidden),
                new Situation("A temporary folder that other users can change", all::shared),
                new Situation("A temporary folder in a folder that other users can change", all::inShared));
    }

    private String inline(Path folder, List<String> prefix) {
        return bench.java(TMPDIR + folder).behind(prefix).probe("inline");
    }

    private String mounted(String options, String then) {
        Path folder = bench.folder("tmp");
        String script =
                "mount -t tmpfs " + options + " none " + folder + "\n" + then.replace("FOLDER", folder.toString());
        return inline(folder, Host.mounting(script));
    }

    private String absent() {
        return inline(bench.folder().resolve("absent"), List.of());
    }

    private String file() {
        return inline(bench.file("tmp", "file", new byte[0]), List.of());
    }

    private String forbidden() {
        Path folder = bench.folder("forbidden");
        if (!folder.toFile().setWritable(false, false)) {
            throw new AssertionError(folder);
        }
        return inline(folder, Host.asNobody());
    }

    private String shared() {
        return inline(writableByAll(bench.folder("shared")), List.of());
    }

    private String inShared() {
        Path folder = bench.folder("shared/own");
        writableByAll(folder.getParent());
        return inline(folder, List.of());
    }

    private static Path writableByAll(Path folder) {
        if (!folder.toFile().setWritable(true, false)) {
            throw new AssertionError(folder);
        }
        return folder;
    }
}
