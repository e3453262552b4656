package org.rdma4j.tests.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The machine's C compiler, and the programs in src/test/c that say what C gives. */
public final class C {
    private C() {}

    /** Compiles {@code src/test/c/NAME.c} to a program and runs it; it must end with 0. */
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

    /** Copies a file, over one that is there. */
    public static void copy(Path from, Path to) {
        try {
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where the tests may write files, fresh ones of each build. */
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

    /** The words that compile {@code src/test/c/NAME.c} to a program, in rdma-tests' folder. */
    public static List<String> programCommand(String compiler, String name, Path output, String... flags) {
        return command(compiler, name, output, List.of(), flags);
    }
}
