package org.rdma4j.tests.vm;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.rdma4j.tests.coverage.AgentJar;
import org.rdma4j.tests.coverage.VerbCoverage;
import org.rdma4j.tests.guest.control.CPrograms;

/**
 * Runs the tests of package {@code guest} in the virtual machine, all in one boot and one JVM; each of them is then a
 * test of this class, with the outcome that it had there.
 *
 * <p>Where the machine cannot be had they are reported as skipped, with what is missing. {@code -Drdma4j.guest=REGEX}
 * chooses the classes.
 */
class GuestTests {
    private static final String AGENT = "agent.jar";
    /** Percent, of each device. */
    private static final double ENOUGH = 95;

    private static final String SECONDS = "600";

    private final Path folder = Path.of(System.getProperty("rdma4j.tests.output"))
            .resolveSibling("vm")
            .toAbsolutePath();

    @TestFactory
    List<DynamicNode> inTheVirtualMachine() throws IOException {
        Vm.Result setup = Vm.run(folder.resolve("setup.log"), List.of("setup"));
        if (setup.exit() == Vm.MISSING) {
            // A test of its own: a factory that is aborted is counted nowhere.
            return List.of(dynamicTest(
                    "the tests in the virtual machine",
                    () -> Assumptions.abort("not run, for the machine cannot be had here:\n" + setup.tail())));
        }
        if (setup.exit() != 0) {
            throw new AssertionError("scripts/vm setup ended with " + setup.exit() + ":\n" + setup.tail());
        }
        CPrograms.main();
        AgentJar.write(folder.resolve(AGENT));
        Path out = empty(folder.resolve("out"));
        Vm.Result run = Vm.run(folder.resolve("run.log"), command(out));

        List<DynamicNode> nodes = new ArrayList<>();
        for (GuestReport report : GuestReport.in(out)) {
            nodes.add(dynamicContainer(
                    report.name(), report.cases().stream().map(test -> outcome(report.name(), test))));
        }
        nodes.add(dynamicTest("the machine ran to the end", () -> ranToTheEnd(run, out)));
        nodes.add(dynamicTest("the verbs that the devices can do are called with success", () -> verbs(out)));
        return nodes;
    }

    private List<String> command(Path out) {
        return List.of(
                "run",
                "--timeout",
                SECONDS,
                "--out",
                out.toString(),
                "--",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // One processor that is emulated: what compiles least starts first.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Xshare:auto",
                "-XX:ErrorFile=/tmp/out/hs_err_%p.log",
                "-XX:-CreateCoredumpOnCrash",
                "--enable-native-access=ALL-UNNAMED",
                "-Drdma4j.tests.output=/tmp/out",
                "-D" + CPrograms.FOLDER + "=" + System.getProperty("rdma4j.tests.output"),
                // Which function of the bindings was called on which device, for the table of verbs.
                "-javaagent:" + folder.resolve(AGENT) + "=/tmp/out",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "org.rdma4j.tests.guest.GuestMain",
                "/tmp/out",
                System.getProperty("rdma4j.guest", ".*Test"));
    }

    private static DynamicTest outcome(String owner, GuestReport.Case test) {
        String simple = owner.substring(owner.lastIndexOf('.') + 1);
        return dynamicTest(simple + ": " + test.name(), () -> {
            // Surefire puts it into the test's report.
            test.output().ifPresent(System.out::print);
            test.skipped().ifPresent(reason -> Assumptions.abort(reason));
            test.failure().ifPresent(trace -> {
                throw new AssertionError("in the guest: " + trace);
            });
        });
    }

    private static void ranToTheEnd(Vm.Result run, Path out) throws IOException {
        Path running = out.resolve("running");
        if (run.exit() != 0 || Files.exists(running)) {
            String where = Files.exists(running) ? " in " + Files.readString(running) : "";
            throw new AssertionError("the guest ended with " + run.exit() + where + ":\n" + run.tail());
        }
        if (GuestReport.in(out).isEmpty()) {
            throw new AssertionError("no test ran in the guest:\n" + run.tail());
        }
    }

    /** Writes the table of verbs; of what a device can do, nearly all must have been called with success. */
    private void verbs(Path out) throws IOException {
        Assumptions.assumeTrue(
                System.getProperty("rdma4j.guest") == null, "not all tests ran: -Drdma4j.guest chose some of them");
        VerbCoverage coverage = new VerbCoverage(Vm.root(), out);
        coverage.write(folder.getParent());
        System.out.print(coverage.summary());
        coverage.expect(ENOUGH);
    }

    /** The folder with nothing in it: reports of an earlier run must not count. */
    private static Path empty(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
        return Files.createDirectories(folder);
    }
}
