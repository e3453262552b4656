package org.rdma4j.tests.vm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.rdma4j.tests.guest.control.CPrograms;
import org.rdma4j.tests.support.C;

/**
 * Runs the classes {@code …InPair} in one of two virtual machines, and the program that they control in the other. Each
 * of their tests is reported as a test of this class.
 */
class FaultTests {
    private static final String SECONDS = "2400";
    /** Restarts the program each time it is killed, for which the shell reports 137. */
    private static final String RESTART_IF_KILLED = "until %s; do code=$?; [ $code -eq 137 ] || exit $code; done";

    private final Path folder = Guest.folder("vm-pair");

    @TestFactory
    List<DynamicNode> betweenTwoMachines() throws Exception {
        return Guest.once(getClass(), this::runMachines);
    }

    private List<DynamicNode> runMachines() throws IOException {
        List<DynamicNode> missing = Guest.missing(folder, "faults between two virtual machines");
        if (!missing.isEmpty()) {
            return missing;
        }
        Path out = Guest.empty(folder.resolve("out"));
        List<String> words = new ArrayList<>(List.of("pair", "--timeout", SECONDS, "--out", out.toString()));
        CPrograms.main();
        String programs = "-D" + CPrograms.FOLDER + "=" + C.folder();
        GuestArchive archive = GuestArchive.create(folder.resolve("archive"));
        words.addAll(archive.java(programs));
        words.addAll(Guest.tests(".*\\.(Faults|Network|Pages|Reads)InPair"));
        words.add("--");
        List<String> peer = new ArrayList<>(archive.java(programs));
        peer.add("org.rdma4j.tests.guest.pair.Peer");
        words.add(RESTART_IF_KILLED.formatted(
                peer.stream().map(FaultTests::quoted).collect(Collectors.joining(" "))));
        return Guest.outcomes(out, Guest.run(folder, out, words));
    }

    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }
}
