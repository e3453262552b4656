package org.rdma4j.tests.vm;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.rdma4j.tests.guest.GuestMain;

/** The JVM in the guest: its command line, and the conversion of its reports to tests of this build. */
final class Guest {
    /** Results of the classes that have run. */
    private static final Map<Class<?>, List<DynamicNode>> FINISHED = new ConcurrentHashMap<>();

    private Guest() {}

    /**
     * Runs the virtual machines of a class, or returns their results if they have run. Surefire calls the factory again if
     * one of its tests has failed, but {@link GuestMain} has repeated that test already.
     */
    static List<DynamicNode> once(Class<?> owner, Callable<List<DynamicNode>> machines) throws Exception {
        List<DynamicNode> finished = FINISHED.get(owner);
        if (finished == null) {
            finished = machines.call();
            FINISHED.put(owner, finished);
        }
        return finished;
    }

    /** Returns the folder for the output of a test class and of the guest, in the build folder. */
    static Path folder(String name) {
        return Path.of(System.getProperty("rdma4j.tests.output"))
                .resolveSibling(name)
                .toAbsolutePath();
    }

    /** Returns the command that starts a JVM in the guest, up to and excluding the main class. */
    static List<String> java(String classPath, String... options) {
        List<String> words = new ArrayList<>(List.of(
                Cell.chosen()
                        .map(Cell::jdk)
                        .orElse(Path.of(System.getProperty("java.home")))
                        .resolve("bin/java")
                        .toString(),
                // The guest has one emulated processor, on which a JVM starts fastest with little compilation.
                "-XX:TieredStopAtLevel=1",
                "-XX:CompileThresholdScaling=20",
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

    /**
     * Returns the main class and its arguments for test classes with matching names. The reports are written to
     * /tmp/out in the guest.
     */
    static List<String> tests(String classes) {
        return List.of("org.rdma4j.tests.guest.GuestMain", "/tmp/out", classes);
    }

    /** Returns the names of all classes of the guest tests. */
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

    /** Loads a class of the guest tests without initializing it. */
    static Class<?> load(String name) {
        try {
            return Class.forName(name, false, Guest.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns {@code true} if a class belongs to the guest tests. */
    static boolean isTest(Class<?> owner) {
        String root = GuestMain.class.getPackageName();
        return owner.getPackageName().equals(root) || owner.getPackageName().startsWith(root + ".");
    }

    /**
     * Returns the class path of this JVM, with class folders replaced by packed jars from {@code -Drdma4j.jars=FOLDER}
     * if set.
     */
    static String classPath() {
        String own = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        String jars = System.getProperty("rdma4j.jars");
        return jars == null ? own : Cell.packed(own, Path.of(jars));
    }

    /**
     * Sets up the virtual machine.
     *
     * @return a skipped test that contains the reason, if the virtual machine is not available; otherwise empty
     */
    static List<DynamicNode> missing(Path folder, String what) {
        Vm.Result setup = Vm.run(folder.resolve("setup.log"), List.of("setup"));
        if (setup.exit() == Vm.MISSING) {
            // A separate test, because an aborted test factory is not counted.
            return List.of(dynamicTest(
                    what,
                    () -> Assumptions.abort(
                            "not run, because the virtual machine is not available:\n" + setup.tail())));
        }
        if (setup.exit() != 0) {
            throw new AssertionError("scripts/vm setup exited with " + setup.exit() + ":\n" + setup.tail());
        }
        return List.of();
    }

    /**
     * Runs a command of scripts/vm that starts guest tests, and repeats it if the kernel of a guest crashed.
     *
     * @param folder folder for the output of the command
     * @param out folder for the reports of the tests
     */
    static Vm.Result run(Path folder, Path out, List<String> words) throws IOException {
        Vm.Result run = Vm.run(folder.resolve("run.log"), words);
        if (run.exit() == Vm.BROKEN) {
            // Occasionally the soft-iWARP driver frees a listener that it still uses, which crashes the kernel.
            System.out.println(
                    "The kernel of a guest crashed; the run is repeated, because the driver is not under test:\n"
                            + run.tail());
            for (GuestReport report : GuestReport.in(out)) {
                report.cases().stream()
                        .filter(test -> test.failure().isPresent())
                        .forEach(test -> System.out.println("Failed before the crash: " + report.name() + ": "
                                + test.name() + "\n" + test.failure().get()));
            }
            empty(out);
            run = Vm.run(folder.resolve("run-again.log"), words);
        }
        return run;
    }

    /**
     * Returns a test for each guest test, with the same result, and a test that fails unless the guest completed its
     * run.
     */
    static List<DynamicNode> outcomes(Path out, Vm.Result run) {
        List<DynamicNode> nodes = new ArrayList<>();
        for (GuestReport report : GuestReport.in(out)) {
            report.cases().forEach(test -> nodes.add(outcome(report.name(), test)));
        }
        nodes.add(dynamicTest("the guest completed its run", () -> ranToTheEnd(run, out)));
        return nodes;
    }

    private static DynamicTest outcome(String owner, GuestReport.Case test) {
        String simple = owner.substring(owner.lastIndexOf('.') + 1);
        // scripts/count-tests looks for the suffix.
        String name = simple + ": " + test.name()
                + (test.passedInSecondRun() ? " (" + GuestMain.PASSED_IN_SECOND_RUN + ")" : "");
        return dynamicTest(name, () -> {
            test.output().ifPresent(text -> System.out.print(name + "\n" + text.indent(4)));
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
            throw new AssertionError("the guest exited with " + run.exit() + where + ":\n" + run.tail());
        }
        if (GuestReport.in(out).isEmpty()) {
            throw new AssertionError("no test ran in the guest:\n" + run.tail());
        }
    }

    /** Creates the folder or deletes its content, so that reports of an earlier run are not counted. */
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
