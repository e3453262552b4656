package org.rdma4j.tests.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rdma4j.tests.support.Run;

/** A folder with one of the project's scripts, and stubs for the programs that it starts. */
final class StubbedTree {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));

    private final Path folder;
    private final Path script;

    /**
     * Creates a tree in which no program is missing.
     *
     * @param folder the folder to create
     * @param script the name of the script
     * @param maven shell commands that replace Maven and receive its arguments
     */
    StubbedTree(Path folder, String script, String maven) throws IOException {
        this.folder = folder;
        this.script = folder.resolve("scripts").resolve(script);
        Files.createDirectories(folder.resolve("scripts"));
        for (String file : List.of(script, "common.sh")) {
            Files.copy(
                    ROOT.resolve("scripts").resolve(file),
                    folder.resolve("scripts").resolve(file));
        }
        Files.writeString(folder.resolve("scripts/requirements.sh"), """
                . "$(dirname -- "$0")/common.sh"
                require() { :; }
                find_jdk() { echo "$root/jdk"; }
                require_jdk() { jdk=$root/jdk; }
                maven() {
                %s
                }
                """.formatted(maven));
    }

    /** Writes a program. */
    void program(String path, String lines) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/bash\n" + lines);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }

    /** Runs the script. */
    Run run(String... words) {
        return Run.of(
                Stream.concat(Stream.of(script.toString()), Stream.of(words)).toList(), Map.of("NO_COLOR", "1"));
    }
}
