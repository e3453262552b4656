package org.rdma4j.tests.guest.control;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.Run;

/**
 * C programs that provide reference results for these tests. The host compiles them before it starts the guest, where
 * the compiler would need about ten seconds for each.
 */
public final class CPrograms {
    /** System property with the folder that contains the programs. */
    public static final String FOLDER = "rdma4j.tests.programs";

    private static final Map<String, String[]> LIBRARIES = Map.of(
            "answers", new String[] {"-libverbs"},
            "control_facts", new String[] {"-libverbs", "-lrdmacm"},
            "driver_statuses", new String[] {"-libverbs"},
            "driver_lacks", new String[] {"-libverbs", "-lrdmacm"},
            "siw_keys", new String[] {"-libverbs"},
            "siw_sends", new String[] {"-libverbs", "-lrdmacm", "-lpthread"},
            "flushed_reads", new String[] {"-libverbs", "-lrdmacm"},
            "overtaken_reads", new String[] {"-libverbs", "-lrdmacm", "-lpthread"},
            "message_peer", new String[] {"-libverbs", "-lrdmacm"});

    private CPrograms() {}

    /** Compiles all programs on the host. */
    public static void main(String... arguments) {
        LIBRARIES.forEach((name, libraries) -> C.program(name, libraries));
    }

    /**
     * Returns shell commands that compile all programs elsewhere, one line for each program. The variable {@code
     * $release} must contain the release of rdma-core.
     */
    public static List<String> commands(String compiler, Path folder) {
        return LIBRARIES.keySet().stream()
                .sorted()
                .map(name ->
                        String.join(" ", C.programCommand(compiler, name, folder.resolve(name), LIBRARIES.get(name)))
                                + " -DRDMA_CORE=$release")
                .toList();
    }

    /** Runs a program for at most one minute and returns its output. Throws unless the program exits with status 0. */
    public static List<String> lines(String name, String... arguments) {
        return Run.ok(command(name, arguments)).lines();
    }

    /** Returns the command that runs a program for at most one minute. */
    public static List<String> command(String name, String... arguments) {
        Path program = Path.of(System.getProperty(FOLDER, "target/c"), name).toAbsolutePath();
        if (!Files.isExecutable(program)) {
            throw new IllegalStateException(
                    "not compiled before the guest started, see compile.log in the same folder: " + program);
        }
        List<String> command = new ArrayList<>(List.of("timeout", "60", program.toString()));
        command.addAll(List.of(arguments));
        return command;
    }
}
