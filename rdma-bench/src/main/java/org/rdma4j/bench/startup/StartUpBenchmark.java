package org.rdma4j.bench.startup;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.report.Statistics;
import org.rdma4j.bench.run.ChildProcess;
import org.rdma4j.bench.run.Effort;
import org.rdma4j.bench.run.PartFailure;
import org.rdma4j.bench.run.Progress;
import org.rdma4j.bench.startup.program.Hello;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * Measures the start of programs: a JVM without RDMA, the first verb, twenty functions, and all functions. The programs
 * are measured alternately.
 */
public final class StartUpBenchmark {
    private static final double MILLISECONDS = 1000;

    /** How the JVM loads classes. */
    private enum Mode {
        PLAIN("", "", ""),
        APP_CDS(", AppCDS", "-XX:ArchiveClassesAtExit=", "-XX:SharedArchiveFile="),
        AOT(", AOT cache", "-XX:AOTCacheOutput=", "-XX:AOTCache="),
        /** A jlink image with java.base only, which is all that rdma-sys requires. */
        JLINK(", jlink image", "", "");

        private final String title;
        private final String write;
        private final String read;

        Mode(String title, String write, String read) {
            this.title = title;
            this.write = write;
            this.read = read;
        }
    }

    private record Program(String task, String name, String mainClass) {
        String file() {
            return mainClass.substring(mainClass.lastIndexOf('.') + 1) + "-" + task;
        }
    }

    private static final String PACKAGE = "org.rdma4j.bench.startup.program.";
    private static final Program HELLO = new Program("hello", "a Hello World program", PACKAGE + "Hello");
    private static final String BY_HAND = "plain FFM by hand";
    private static final String LAZY = "as jextract emits it, lazy";
    private static final String EAGER = "as jextract emits it, eager";
    private static final String BINDINGS = "rdma-sys";
    private static final List<Program> PROGRAMS = List.of(
            HELLO,
            new Program("first", BY_HAND, PACKAGE + "ByHand"),
            new Program("first", BINDINGS, PACKAGE + "WithBindings"),
            new Program("first", LAZY, "Lazy"),
            new Program("first", EAGER, "Eager"),
            new Program("twenty", BY_HAND, PACKAGE + "ByHand"),
            new Program("twenty", BINDINGS, PACKAGE + "WithBindings"),
            new Program("twenty", LAZY, "Lazy"),
            new Program("all", EAGER, "Eager"),
            new Program("all", BINDINGS, PACKAGE + "WithBindings"),
            new Program("all", LAZY, "Lazy"));

    /** Each program and each task once, to test the part. */
    private static final List<Program> SMOKE_PROGRAMS = List.of(
            HELLO,
            new Program("first", BY_HAND, PACKAGE + "ByHand"),
            new Program("first", EAGER, "Eager"),
            new Program("twenty", LAZY, "Lazy"),
            new Program("all", BINDINGS, PACKAGE + "WithBindings"));

    private final List<Program> programs;
    private final int rounds;
    private final Path directory;
    private final String classPath;
    private final Path java;

    /**
     * Creates the benchmark.
     *
     * @param effort the number of rounds, and the programs
     * @param root the root directory of the project
     * @param directory the directory for the compiled programs and the archives
     * @param java the JVM to measure
     */
    public StartUpBenchmark(Effort effort, Path root, Path directory, Path java) {
        this.java = java;
        this.programs = effort == Effort.SMOKE ? SMOKE_PROGRAMS : PROGRAMS;
        this.rounds = effort.of(21, 7, 1);
        this.directory = directory;
        String dump = ChildProcess.run(List.of(
                        root.resolve("scripts/gen").toString(),
                        "dump",
                        root.resolve("metadata/rdma-core-44.0.json").toString()))
                .output();
        Path plain = new PlainPrograms(directory).build(Signature.of(dump));
        this.classPath = Stream.of(jar("rdma-sys", Ibverbs.class), jar("rdma-bench", Hello.class), plain)
                .map(Path::toString)
                .collect(Collectors.joining(":"));
    }

    /**
     * Returns the jar of a class. Creates it if the class is in a directory, because classes in directories cannot be
     * archived.
     */
    private Path jar(String name, Class<?> of) {
        Path location = Path.of(URI.create(
                of.getProtectionDomain().getCodeSource().getLocation().toString()));
        if (Files.isRegularFile(location)) {
            return location;
        }
        return PlainPrograms.jar(directory.resolve(name + ".jar"), location);
    }

    /** Measures all programs in all modes that this JVM supports. */
    public List<Result> run() {
        Map<Mode, Map<Program, List<ChildProcess.Cost>>> times = new HashMap<>();
        List<Mode> modes = new ArrayList<>(List.of(Mode.PLAIN, Mode.APP_CDS));
        if (Runtime.version().feature() >= 25) {
            modes.add(Mode.AOT);
        }
        if (isThisJvms(java) && makeImage()) {
            modes.add(Mode.JLINK);
        } else {
            Progress.report(
                    "start-up",
                    "the jlink image is not measured: jlink of this JDK cannot create an image" + " for " + java);
        }
        for (Mode mode : modes) {
            Progress.report("start-up", "archives" + mode.title);
            Map<Program, List<ChildProcess.Cost>> map = new HashMap<>();
            for (Program program : programs) {
                map.put(program, new ArrayList<>());
                if (!mode.write.isEmpty()) {
                    time(program, mode, mode.write + archive(program, mode));
                }
            }
            times.put(mode, map);
        }
        for (int round = 0; round < rounds; round++) {
            Progress.report("start-up", "round " + (round + 1) + " of " + rounds);
            for (Mode mode : modes) {
                for (Program program : programs) {
                    String option = mode.read.isEmpty() ? "-Xshare:auto" : mode.read + archive(program, mode);
                    times.get(mode).get(program).add(time(program, mode, option));
                }
            }
        }
        List<Result> results = new ArrayList<>();
        modes.forEach(mode -> results.addAll(results(mode, times.get(mode))));
        return results;
    }

    private Path archive(Program program, Mode mode) {
        return directory.resolve(program.file() + "." + mode.name());
    }

    private Path image() {
        return directory.resolve("image");
    }

    /** Returns {@code true} if the measured JVM is that of this JDK, whose jlink can then create an image of it. */
    private static boolean isThisJvms(Path java) {
        try {
            return Files.isSameFile(java, Path.of(ChildProcess.java()));
        } catch (IOException e) {
            throw PartFailure.missing("cannot start " + java + ": " + e);
        }
    }

    /**
     * Creates the image, and replaces an existing one, which may be from another JDK. Returns {@code false} if jlink
     * fails.
     */
    private boolean makeImage() {
        ChildProcess.run(List.of("rm", "-rf", image().toString()));
        // Not with ToolProvider: the JVM that writes the archive would print its many warnings to the standard output
        // of this one.
        try {
            ChildProcess.run(List.of(
                    java.resolveSibling("jlink").toString(),
                    "--add-modules",
                    "java.base",
                    "--generate-cds-archive",
                    "--output",
                    image().toString()));
            return true;
        } catch (PartFailure e) {
            Progress.report("start-up", e.getMessage());
            return false;
        }
    }

    private ChildProcess.Cost time(Program program, Mode mode, String option) {
        List<String> command = List.of(
                (mode == Mode.JLINK ? image().resolve("bin/java") : java).toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Dorg.rdma4j.wrapper.path=" + System.getProperty("org.rdma4j.wrapper.path"),
                option,
                "-cp",
                classPath,
                program.mainClass(),
                program.task());
        ChildProcess.Cost cost = ChildProcess.timed(command);
        if (cost.output().lines().noneMatch("ready"::equals)) {
            throw new IllegalStateException(String.join(" ", command) + " printed\n" + cost.output());
        }
        return cost;
    }

    private List<Result> results(Mode mode, Map<Program, List<ChildProcess.Cost>> times) {
        List<Result> results = new ArrayList<>();
        for (String unit : List.of("ms", "ms of processor time")) {
            Program reference = HELLO;
            for (Program program : programs) {
                if (!program.task().equals(reference.task())) {
                    reference = program;
                }
                String group = "Start-up, " + program.task() + mode.title;
                double value = median(times.get(program), unit);
                results.add(Result.of(group, program.name(), unit, value, median(times.get(reference), unit)));
            }
        }
        return results;
    }

    private static double median(List<ChildProcess.Cost> costs, String unit) {
        return MILLISECONDS
                * Statistics.median(costs.stream()
                        .map(cost -> unit.equals("ms") ? cost.wall() : cost.processor())
                        .toList());
    }

    /** Writes a file. */
    static Path write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
