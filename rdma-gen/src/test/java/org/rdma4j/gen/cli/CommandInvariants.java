package org.rdma4j.gen.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Runs commands in this process, and checks the invariants that every command must satisfy. */
public final class CommandInvariants {

    private static final int MAX_EXIT_CODE = 3;

    private CommandInvariants() {}

    /**
     * Runs a command and checks that, for any input, its exit code is documented, it prints no stack trace, and it
     * changes no file if it fails.
     *
     * @param folder the folder in which a failing command must not change a file
     * @throws IllegalStateException if an invariant is violated
     */
    public static void run(Path folder, String... arguments) {
        TreeSnapshot before = TreeSnapshot.of(folder);
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        int code;
        try (PrintStream all = new PrintStream(said, true, StandardCharsets.UTF_8)) {
            System.setOut(all);
            System.setErr(all);
            code = Main.run(arguments);
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
        String text = said.toString(StandardCharsets.UTF_8);
        boolean trace = text.contains("\tat ") || text.contains("internal error of rdma-gen");
        if (trace || code < 0 || code > MAX_EXIT_CODE) {
            throw new IllegalStateException("exit code " + code + ": " + text);
        }
        if (code != 0 && !before.equals(TreeSnapshot.of(folder))) {
            throw new IllegalStateException("failed with " + code + " and changed files: " + text);
        }
    }
}
