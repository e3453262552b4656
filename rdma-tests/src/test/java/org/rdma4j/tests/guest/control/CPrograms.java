package org.rdma4j.tests.guest.control;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.Run;

/**
 * The C programs that these tests compare with. The host compiles them ({@link #main}) before it starts the guest, where the
 * compiler would take ten seconds for each; one that is missing is compiled in the guest.
 */
public final class CPrograms {
    private static final Map<String, String[]> LIBRARIES = Map.of(
            "answers", new String[] {"-libverbs"},
            "control_facts", new String[] {"-libverbs", "-lrdmacm"});

    private CPrograms() {}

    /** On the host: compiles all of them to {@code target/c}. */
    public static void main(String[] arguments) {
        LIBRARIES.forEach((name, libraries) -> C.program(name, libraries));
    }

    /** Runs one of them, for at most a minute; it must end with 0. */
    static List<String> lines(String name, String... arguments) {
        List<String> command = new ArrayList<>(List.of("timeout", "60", program(name).toString()));
        command.addAll(List.of(arguments));
        return Run.ok(command).lines();
    }

    private static Path program(String name) {
        Path built = Path.of("target/c", name).toAbsolutePath();
        Path source = Path.of("src/test/c", name + ".c");
        try {
            if (Files.isExecutable(built)
                    && Files.getLastModifiedTime(built).compareTo(Files.getLastModifiedTime(source)) >= 0) {
                return built;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return C.program(name, LIBRARIES.get(name));
    }
}
