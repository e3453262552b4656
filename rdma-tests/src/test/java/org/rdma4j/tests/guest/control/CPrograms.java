package org.rdma4j.tests.guest.control;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.Run;

/**
 * The C programs that these tests compare with. The host compiles them before it starts the guest, where the compiler would
 * take ten seconds for each.
 */
public final class CPrograms {
    /** The system property that tells the guest where they are. */
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

    /** On the host: compiles all of them. */
    public static void main(String... arguments) {
        LIBRARIES.forEach((name, libraries) -> C.program(name, libraries));
    }

    /** The commands that compile all of them elsewhere, a line for a shell each, which has {@code $release} of rdma-core. */
    public static List<String> commands(String compiler, Path folder) {
        return LIBRARIES.keySet().stream()
                .sorted()
                .map(name ->
                        String.join(" ", C.programCommand(compiler, name, folder.resolve(name), LIBRARIES.get(name)))
                                + " -DRDMA_CORE=$release")
                .toList();
    }

    /** Runs one of them, for at most a minute; it must end with 0. */
    public static List<String> lines(String name, String... arguments) {
        return Run.ok(command(name, arguments)).lines();
    }

    /** What runs one of them for at most a minute. */
    public static List<String> command(String name, String... arguments) {
        Path program = Path.of(System.getProperty(FOLDER, "target/c"), name).toAbsolutePath();
        if (!Files.isExecutable(program)) {
            throw new IllegalStateException(
                    "not compiled before the guest started, see compile.log beside it: " + program);
        }
        List<String> command = new ArrayList<>(List.of("timeout", "60", program.toString()));
        command.addAll(List.of(arguments));
        return command;
    }
}
