package org.rdma4j.tests.vm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.rdma4j.tests.coverage.AgentJar;
import org.rdma4j.tests.coverage.NativeFaultShim;
import org.rdma4j.tests.coverage.VerbCoverage;
import org.rdma4j.tests.guest.control.CPrograms;

/**
 * Runs the tests of package {@code guest} in virtual machines, in two parts with one boot and one JVM each. Each guest
 * test is reported as a test of this class. Virtual machines have one processor, so the parts run concurrently.
 *
 * <p>If the virtual machine is not available, the tests are skipped with the reason. {@code -Drdma4j.guest=REGEX}
 * selects test classes.
 */
class GuestTests {
    private static final String AGENT = "agent.jar";
    /** Required percentage of functions, for each device. */
    private static final double REQUIRED_PERCENT = 95;

    private static final String CHOSEN = System.getProperty("rdma4j.guest", ".*Test");

    private static final int SECONDS = 3000 * Integer.getInteger("rdma4j.soak", 1);

    private final Path folder =
            Guest.folder(Cell.chosen().isEmpty() ? "vm" : "vm-" + System.getProperty("rdma4j.cell"));

    private Path programs = Path.of(System.getProperty("rdma4j.tests.output"));
    private GuestArchive archive = new GuestArchive(Guest.classPath(), Optional.empty());

    @TestFactory
    List<DynamicNode> inTheVirtualMachine() throws Exception {
        return Guest.once(getClass(), this::runMachines);
    }

    private List<DynamicNode> runMachines() throws IOException {
        List<DynamicNode> missing = Guest.missing(folder, "the tests in the virtual machine");
        if (!missing.isEmpty()) {
            return missing;
        }
        if (Cell.chosen().isPresent()) {
            programs = Guest.empty(folder.resolve("programs"));
            Cell.chosen().get().compilePrograms(programs);
        } else {
            CPrograms.main();
            NativeFaultShim.compile(Vm.root());
        }
        AgentJar.write(folder.resolve(AGENT));
        archive = GuestArchive.create(folder.resolve("archive"));
        Path out = Guest.empty(folder.resolve("out"));
        List<CompletableFuture<List<DynamicNode>>> running = new ArrayList<>();
        for (Part part : Part.values()) {
            if (part.hasAny()) {
                running.add(CompletableFuture.supplyAsync(() -> run(part, out)));
            }
        }
        assertThat(running)
                .as("virtual machines with tests of classes that match " + CHOSEN)
                .isNotEmpty();
        List<DynamicNode> nodes = new ArrayList<>();
        running.forEach(each -> nodes.addAll(each.join()));
        nodes.add(dynamicTest("the functions supported by the devices are called successfully", () -> verbs(out)));
        nodes.add(dynamicTest("the tests that show capabilities ran on their devices", () -> capabilities(out)));
        return nodes;
    }

    /** Tests of one virtual machine, about half of the run time each. */
    private enum Part {
        RDMA_IO("(?=" + Part.FIRST + ")"),
        OTHERS("(?!" + Part.FIRST + ")");

        private static final String FIRST = ".*\\.guest\\.(?:io\\.(?!Perf)|network\\.|pager\\.)";

        private final String condition;

        Part(String condition) {
            this.condition = condition;
        }

        /** Returns a regular expression for the class names. */
        String classes() {
            return condition + "(?:" + CHOSEN + ")";
        }

        boolean hasAny() {
            Pattern wanted = Pattern.compile(classes());
            return Guest.testClasses().stream()
                    .anyMatch(name -> wanted.matcher(name).matches());
        }
    }

    private List<DynamicNode> run(Part part, Path out) {
        String name = part.name().toLowerCase(Locale.ROOT);
        try {
            Path own = Guest.empty(folder.resolve("out-" + name));
            Vm.Result run = Guest.run(folder.resolve(name), own, command(part, own));
            List<DynamicNode> nodes = Guest.outcomes(own, run);
            try (Stream<Path> files = Files.list(own)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    // Process ids may be the same in both virtual machines, and are part of file names.
                    String to = file.getFileName().toString().replaceFirst("^calls-", "calls-" + name + "-");
                    Files.copy(file, out.resolve(to));
                }
            }
            return nodes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> command(Part part, Path out) {
        List<String> words =
                new ArrayList<>(List.of("run", "--timeout", String.valueOf(SECONDS), "--out", out.toString()));
        Cell.chosen().ifPresent(cell -> words.addAll(cell.shares(archive.classPath())));
        words.add("--");
        words.addAll(archive.java(
                "-D" + CPrograms.FOLDER + "=" + programs,
                // Records which functions of the bindings are called on which device, for the table of functions.
                "-javaagent:" + folder.resolve(AGENT) + "=/tmp/out"));
        words.addAll(Guest.tests(part.classes()));
        return words;
    }

    /** Writes the table of functions. Fails unless nearly all supported functions were called successfully. */
    private void verbs(Path out) throws IOException {
        Assumptions.assumeTrue(Cell.chosen().isEmpty(), "the table is for the release of the host");
        Assumptions.assumeTrue(
                System.getProperty("rdma4j.guest") == null,
                "not all tests ran, because -Drdma4j.guest selects some of them");
        VerbCoverage coverage = new VerbCoverage(Vm.root(), out);
        coverage.write(folder.getParent());
        System.out.print(coverage.summary());
        coverage.expect(REQUIRED_PERCENT);
    }

    /** Checks the capabilities whose tests all ran. Skips with the number of others if only some of the tests ran. */
    private static void capabilities(Path out) throws IOException {
        Assumptions.assumeTrue(Cell.chosen().isEmpty(), "the page describes the distribution of the host");
        ShownCapabilities all = ShownCapabilities.ofTests();
        List<GuestReport> reports = GuestReport.in(out);
        ShownCapabilities chosen = System.getProperty("rdma4j.guest") == null ? all : all.onlyOf(reports);
        assertThat(chosen.notShown(reports)).isEmpty();
        int others = all.rows().size() - chosen.rows().size();
        Assumptions.assumeTrue(
                others == 0,
                () -> others + " of " + all.rows().size() + " capabilities were not checked: -Drdma4j.guest excludes"
                        + " tests that show them");
    }
}
