package org.rdma4j.tests.vm;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.rdma4j.tests.guest.GuestMain;

/** The JVM in the guest: how it is started, and how its reports become tests of this build. */
final class Guest {
    private Guest() {}

    /** Where a test class keeps the guest's output and its own, below the build's folder. */
    static Path folder(String name) {
        return Path.of(System.getProperty("rdma4j.tests.output"))
                .resolveSibling(name)
                .toAbsolutePath();
    }

    /** The words that start a JVM in the guest, with further options, up to the main class. */
    static List<String> java(String classPath, String... options) {
        List<String> words = new ArrayList<>(List.of(
                Cell.chosen()
                        .map(Cell::jdk)
                        .orElse(Path.of(System.getProperty("java.home")))
                        .resolve("bin/java")
                        .toString(),
                // One processor that is emulated: what compiles least starts first.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Xshare:auto",
                "-XX:ErrorFile=/tmp/out/hs_err_%p.log",
                "-XX:-CreateCoredumpOnCrash",
                "--enable-native-access=ALL-UNNAMED",
                "-Drdma4j.tests.output=/tmp/out",
                "-Drdma4j.soak=" + Integer.getInteger("rdma4j.soak", 1)));
        Optional.ofNullable(System.getProperty("rdma4j.cell")).ifPresent(cell -> words.add("-Drdma4j.cell=" + cell));
        Optional.ofNullable(Long.getLong("rdma4j.seed")).ifPresent(seed -> words.add("-Drdma4j.seed=" + seed));
        Optional.ofNullable(Integer.getInteger("rdma4j.attack"))
                .ifPresent(seconds -> words.add("-Drdma4j.attack=" + seconds));
        for (String property : List.of("rdma4j.clients", "rdma4j.collectives.nodes")) {
            Optional.ofNullable(Integer.getInteger(property))
                    .ifPresent(value -> words.add("-D" + property + "=" + value));
        }
        words.addAll(List.of(options));
        words.addAll(List.of("-cp", classPath));
        return words;
    }

    /** The words that follow: the test classes whose names match, with their reports in the guest's /tmp/out. */
    static List<String> tests(String classes) {
        return List.of("org.rdma4j.tests.guest.GuestMain", "/tmp/out", classes);
    }

    /** The names of all classes of the guest's tests. */
    static List<String> testClasses() {
        Path root = Path.of(URI.create(GuestMain.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()));
        Path folder = root.resolve(GuestMain.class.getPackageName().replace('.', '/'));
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(".class"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** This JVM's own class path; with packed jars in place of classes where {@code -Drdma4j.jars=FOLDER} names them. */
    static String classPath() {
        String own = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        String jars = System.getProperty("rdma4j.jars");
        return jars == null ? own : Cell.packed(own, Path.of(jars));
    }

    /**
     * Sets the machine up.
     *
     * @return a test that is skipped and says what is missing, where the machine cannot be had; else nothing
     */
    static List<DynamicNode> missing(Path folder, String what) {
        Vm.Result setup = Vm.run(folder.resolve("setup.log"), List.of("setup"));
        if (setup.exit() == Vm.MISSING) {
            // A test of its own: a factory that is aborted is counted nowhere.
            return List.of(dynamicTest(
                    what, () -> Assumptions.abort("not run, for the machine cannot be had here:\n" + setup.tail())));
        }
        if (setup.exit() != 0) {
            throw new AssertionError("scripts/vm setup ended with " + setup.exit() + ":\n" + setup.tail());
        }
        return List.of();
    }

    /**
     * Runs a command of scripts/vm that starts the guest's tests; once more where a kernel broke.
     *
     * @param folder for what the command says
     * @param out where the tests' reports go
     */
    static Vm.Result run(Path folder, Path out, List<String> words) throws IOException {
        Vm.Result run = Vm.run(folder.resolve("run.log"), words);
        if (run.exit() == Vm.BROKEN) {
            // Now and then soft-iWARP's driver frees a listener that its own work still uses, and takes the kernel
            // along.
            System.out.println(
                    "A guest's kernel broke; once more, for its driver is not what is tested:\n" + run.tail());
            for (GuestReport report : GuestReport.in(out)) {
                report.cases().stream()
                        .filter(test -> test.failure().isPresent())
                        .forEach(test -> System.out.println("Before that failed " + report.name() + ": " + test.name()
                                + "\n" + test.failure().get()));
            }
            empty(out);
            run = Vm.run(folder.resolve("run-again.log"), words);
        }
        return run;
    }

    /** A test for each of the guest's, with the outcome that it had there, and one that the guest ran to its end. */
    static List<DynamicNode> outcomes(Path out, Vm.Result run) {
        List<DynamicNode> nodes = new ArrayList<>();
        for (GuestReport report : GuestReport.in(out)) {
            nodes.add(dynamicContainer(
                    report.name(), report.cases().stream().map(test -> outcome(report.name(), test))));
        }
        nodes.add(dynamicTest("the machine ran to the end", () -> ranToTheEnd(run, out)));
        return nodes;
    }

    private static DynamicTest outcome(String owner, GuestReport.Case test) {
        String simple = owner.substring(owner.lastIndexOf('.') + 1);
        return dynamicTest(simple + ": " + test.name(), () -> {
            test.output().ifPresent(text -> System.out.print(simple + ": " + test.name() + "\n" + text.indent(4)));
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

    /** The folder with nothing in it: reports of an earlier run must not count. */
    static Path empty(Path folder) throws IOException {
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
