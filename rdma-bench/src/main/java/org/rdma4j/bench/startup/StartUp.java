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
import org.rdma4j.bench.run.Child;
import org.rdma4j.bench.run.Effort;
import org.rdma4j.bench.run.PartFailure;
import org.rdma4j.bench.run.Progress;
import org.rdma4j.bench.startup.program.Hello;
import org.rdma4j.sys.ibverbs.Ibverbs;

/** Times whole JVMs: nothing, the first verb, twenty functions, all functions; in turns. */
public final class StartUp {
    private static final double MILLISECONDS = 1000;

    /** How the JVM finds its classes. */
    private enum Mode {
        PLAIN("", "", ""),
        APP_CDS(", AppCDS", "-XX:ArchiveClassesAtExit=", "-XX:SharedArchiveFile="),
        AOT(", AOT cache", "-XX:AOTCacheOutput=", "-XX:AOTCache="),
        /** An image of the JVM with no module but java.base, which is all that rdma-sys needs. */
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
    private static final Program HELLO = new Program("hello", "a JVM that says hello", PACKAGE + "Hello");
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

    /** Each program and each task once: what can break is in one of them. */
    private static final List<Program> SMOKE_PROGRAMS = List.of(
            HELLO,
            new Program("first", BY_HAND, PACKAGE + "ByHand"),
            new Program("first", EAGER, "Eager"),
            new Program("twenty", LAZY, "Lazy"),
            new Program("all", BINDINGS, PACKAGE + "WithBindings"));

    private final List<Program> programs;
    private final int rounds;
    private final Path folder;
    private final String classPath;
    private final Path java;

    /**
     * Prepares it.
     *
     * @param effort how many rounds, and of which programs
     * @param root of the project
     * @param folder for the programs that are made, and the archives
     * @param java the program that is timed
     */
    public StartUp(Effort effort, Path root, Path folder, Path java) {
        this.java = java;
        this.programs = effort == Effort.SMOKE ? SMOKE_PROGRAMS : PROGRAMS;
        this.rounds = effort.of(21, 7, 1);
        this.folder = folder;
        String dump = Child.run(List.of(
                        root.resolve("scripts/gen").toString(),
                        "dump",
                        root.resolve("metadata/rdma-core-44.0.json").toString()))
                .output();
        Path plain = new PlainPrograms(folder).build(Signature.of(dump));
        this.classPath = Stream.of(jar("rdma-sys", Ibverbs.class), jar("rdma-bench", Hello.class), plain)
                .map(Path::toString)
                .collect(Collectors.joining(":"));
    }

    /** Returns the jar that a class is in; makes it where the class is in a folder, of which no archive is written. */
    private Path jar(String name, Class<?> of) {
        Path location = Path.of(URI.create(
                of.getProtectionDomain().getCodeSource().getLocation().toString()));
        if (Files.isRegularFile(location)) {
            return location;
        }
        return PlainPrograms.jar(folder.resolve(name + ".jar"), location);
    }

    /** Times all programs in all modes that this JVM has. */
    public List<Result> run() {
        Map<Mode, Map<Program, List<Child.Cost>>> times = new HashMap<>();
        List<Mode> modes = new ArrayList<>(List.of(Mode.PLAIN, Mode.APP_CDS));
        if (Runtime.version().feature() >= 25) {
            modes.add(Mode.AOT);
        }
        if (isThisJvms(java) && makeImage()) {
            modes.add(Mode.JLINK);
        } else {
            Progress.say("start-up", "no image: this JDK's jlink cannot make one of " + java);
        }
        for (Mode mode : modes) {
            Progress.say("start-up", "archives" + mode.title);
            Map<Program, List<Child.Cost>> map = new HashMap<>();
            for (Program program : programs) {
                map.put(program, new ArrayList<>());
                if (!mode.write.isEmpty()) {
                    time(program, mode, mode.write + archive(program, mode));
                }
            }
            times.put(mode, map);
        }
        for (int round = 0; round < rounds; round++) {
            Progress.say("start-up", "round " + (round + 1) + " of " + rounds);
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
        return folder.resolve(program.file() + "." + mode.name());
    }

    private Path image() {
        return folder.resolve("image");
    }

    /** Whether this JDK's jlink has the modules of the JVM that is timed. */
    private static boolean isThisJvms(Path java) {
        try {
            return Files.isSameFile(java, Path.of(Child.java()));
        } catch (IOException e) {
            throw PartFailure.missing("cannot start " + java + ": " + e);
        }
    }

    /** Makes it anew, for the one that is there may be another JDK's; whether this JDK could. */
    private boolean makeImage() {
        Child.run(List.of("rm", "-rf", image().toString()));
        // Not by ToolProvider: the JVM that writes the archive has this one's standard output then, and many warnings.
        try {
            Child.run(List.of(
                    java.resolveSibling("jlink").toString(),
                    "--add-modules",
                    "java.base",
                    "--generate-cds-archive",
                    "--output",
                    image().toString()));
            return true;
        } catch (PartFailure e) {
            Progress.say("start-up", e.getMessage());
            return false;
        }
    }

    private Child.Cost time(Program program, Mode mode, String option) {
        List<String> command = List.of(
                (mode == Mode.JLINK ? image().resolve("bin/java") : java).toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Dorg.rdma4j.wrapper.path=" + System.getProperty("org.rdma4j.wrapper.path"),
                option,
                "-cp",
                classPath,
                program.mainClass(),
                program.task());
        Child.Cost cost = Child.timed(command);
        if (cost.output().lines().noneMatch("ready"::equals)) {
            throw new IllegalStateException(String.join(" ", command) + " printed\n" + cost.output());
        }
        return cost;
    }

    private List<Result> results(Mode mode, Map<Program, List<Child.Cost>> times) {
        List<Result> results = new ArrayList<>();
        for (String unit : List.of("ms", "ms of processor")) {
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

    private static double median(List<Child.Cost> costs, String unit) {
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
