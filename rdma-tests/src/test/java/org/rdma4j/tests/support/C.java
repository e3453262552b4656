package org.rdma4j.tests.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Compiles the C sources in src/test/c, whose results the tests compare with, and runs them. */
public final class C {
    private C() {}

    /** Compiles {@code src/test/c/NAME.c} to a program and runs it. The program must exit with 0. */
    public static Run run(String name, String... flags) {
        return Run.of(List.of(program(name, flags).toString()), Map.of()).expectOk();
    }

    /** Compiles {@code src/test/c/NAME.c} to a program. */
    public static Path program(String name, String... flags) {
        Path output = folder().resolve(name);
        compile(name, output, List.of(), flags);
        return output;
    }

    /** Compiles {@code src/test/c/NAME.c} to a shared library. */
    public static Path library(String name, String... flags) {
        Path output = folder().resolve("lib" + name + ".so");
        compile(name, output, List.of("-shared", "-fPIC"), flags);
        return output;
    }

    /** Copies a file, replacing an existing one. */
    public static void copy(Path from, Path to) {
        try {
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a folder for files of the tests, which is created for each build. */
    public static Path folder() {
        try {
            return Files.createDirectories(Path.of(System.getProperty("rdma4j.tests.output", "target/c")))
                    .toRealPath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void compile(String name, Path output, List<String> kind, String... flags) {
        Run.ok(command("cc", name, output, kind, flags));
    }

    private static List<String> command(String compiler, String name, Path output, List<String> kind, String... flags) {
        List<String> command = new ArrayList<>(List.of(compiler, "-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror"));
        command.addAll(kind);
        command.addAll(List.of("-o", output.toString(), "src/test/c/" + name + ".c"));
        command.addAll(List.of(flags));
        return command;
    }

    /**
     * Returns the command that compiles {@code src/test/c/NAME.c} to a program, to be run in the folder of rdma-tests.
     */
    public static List<String> programCommand(String compiler, String name, Path output, String... flags) {
        return command(compiler, name, output, List.of(), flags);
    }
}
