package org.rdma4j.gen.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A command run inside this process, held to what every command promises. */
public final class CommandInvariants {

    private static final int MAX_EXIT_CODE = 3;

    private CommandInvariants() {}

    /**
     * Runs the command. Whatever the input, it ends with a documented exit code, shows no stack trace, and changes
     * nothing when it fails.
     *
     * @param folder what must stay as it is
     * @throws IllegalStateException when a promise is broken
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
