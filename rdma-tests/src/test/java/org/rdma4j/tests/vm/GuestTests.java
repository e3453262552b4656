package org.rdma4j.tests.vm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the tests of package {@code guest} in the virtual machine, all in one boot and one JVM; each of them is then a
 * test of this class, with the outcome that it had there.
 *
 * <p>Where the machine cannot be had they are reported as skipped, with what is missing. {@code -Drdma4j.guest=REGEX}
 * chooses the classes.
 */
class GuestTests {
    private static final int SECONDS = 600 * Integer.getInteger("rdma4j.soak", 1);

    private final Path folder = Guest.folder("vm");

    @TestFactory
    List<DynamicNode> inTheVirtualMachine() throws IOException {
        List<DynamicNode> missing = Guest.missing(folder, "the tests in the virtual machine");
        if (!missing.isEmpty()) {
            return missing;
        }
        Path out = Guest.empty(folder.resolve("out"));
        return Guest.outcomes(out, Vm.run(folder.resolve("run.log"), command(out)));
    }

    private static List<String> command(Path out) {
        List<String> words =
                new ArrayList<>(List.of("run", "--timeout", String.valueOf(SECONDS), "--out", out.toString(), "--"));
        words.addAll(Guest.tests(Guest.classPath(), System.getProperty("rdma4j.guest", ".*Test")));
        return words;
    }
}
