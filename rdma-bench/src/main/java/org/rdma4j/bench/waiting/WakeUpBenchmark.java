package org.rdma4j.bench.waiting;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.report.Statistics;
import org.rdma4j.bench.run.ChildProcess;
import org.rdma4j.bench.run.Effort;
import org.rdma4j.bench.run.Progress;

/**
 * Wake-ups of an event loop by a task of another thread, a timer, and a message, with and without idle connections: the
 * latency, the system calls, and the processor time of the idle connections.
 *
 * <p>Latencies and processor time are measured on this machine, with the loop-back provider of the tests, which
 * transfers messages within the process. The numbers are therefore those of the library. The provider makes no system
 * calls, so those of a message are also counted over soft-RoCE in the virtual machine.
 */
public final class WakeUpBenchmark {
    private static final double MICROSECONDS = 1e3;
    private static final double MILLISECONDS = 1e6;
    private static final double LAST_PERCENT = 0.99;

    /**
     * System calls that are not traced: those for locks, of the program, the JVM and the provider, and those for
     * loading classes. Otherwise the program would be so slow in the virtual machine that connections time out.
     */
    private static final String UNTRACED =
            "trace=!futex,mprotect,mmap,munmap,?stat,?fstat,newfstatat,openat,lseek,pread64";

    /** Minimum number of calls for each wake-up. Fewer calls are attributed to the JVM. */
    private static final double MIN_CALLS = 0.1;

    /** The provider of the tests accepts any address. */
    private static final String ANY_ADDRESS = "10.9.0.1";

    private static final String RXE_ADDRESS = "10.77.0.1";
    private static final String SLEEP = "sleep";
    private static final String SPIN = "spin";

    private final Path root;
    private final Path directory;
    private final boolean inGuest;

    /** The modes of the loop. */
    private final List<String> modes;

    /** The numbers of idle connections. */
    private final List<Integer> connections;

    private final int wakeUps;
    private final int traced;
    private final int idleMillis;

    /**
     * Creates the benchmark.
     *
     * @param root the root directory of the project
     * @param directory the directory for the provider and the traces
     * @param effort the numbers of connections and wake-ups
     */
    public WakeUpBenchmark(Path root, Path directory, Effort effort) {
        this.root = root;
        this.directory = directory;
        this.inGuest = effort == Effort.FULL;
        this.modes = effort == Effort.SMOKE ? List.of(SLEEP) : List.of(SLEEP, SPIN);
        this.connections = effort == Effort.SMOKE ? List.of(10) : List.of(0, 1000);
        this.wakeUps = effort.of(1000, 500, 20);
        this.traced = effort.of(200, 200, 20);
        this.idleMillis = effort.of(10_000, 10_000, 100);
    }

    /** Measures everything and returns the results. */
    public List<Result> run() {
        ChildProcess.run(List.of(root.resolve("scripts/build-loop").toString(), directory.toString()));
        List<Result> results = new ArrayList<>();
        for (String mode : modes) {
            for (int idle : connections) {
                results.addAll(measure(mode, idle));
            }
        }
        if (!hasTrace()) {
            Progress.report(
                    "waiting",
                    "system calls are not measured: strace is missing; Debian, Ubuntu: apt-get" + " install strace");
            return results;
        }
        for (int idle : connections) {
            results.addAll(hostSystemCalls(idle));
        }
        if (inGuest) {
            results.addAll(guestSystemCalls());
        }
        return results;
    }

    /** Measures latencies and processor time. A loop that spins uses a whole processor, so its time is not measured. */
    private List<Result> measure(String mode, int idle) {
        Progress.report("waiting", mode + ", " + idle + " idle connections");
        int duration = mode.equals(SLEEP) ? idleMillis : 0;
        List<String> words = program(loopbackProvider(directory), ANY_ADDRESS, mode, idle, wakeUps, duration);
        ProgramOutput output = new ProgramOutput(ChildProcess.run(words).output());
        List<Result> results = new ArrayList<>(latencies(output, "Wake-up, " + title(mode, idle)));
        if (duration > 0) {
            results.addAll(processorTime(output, "Processor time in " + duration + " ms, " + title(mode, idle)));
        }
        return results;
    }

    /** Counts the system calls with the provider of the tests. */
    private List<Result> hostSystemCalls(int idle) {
        Progress.report("waiting", "system calls, " + idle + " idle connections");
        List<String> words = trace(directory.resolve("trace.txt"));
        words.addAll(program(loopbackProvider(directory), ANY_ADDRESS, SLEEP, idle, traced, 0));
        return systemCalls(ChildProcess.run(words).output(), "System calls for each wake-up, " + title(SLEEP, idle));
    }

    private static String title(String mode, int idle) {
        return (mode.equals(SPIN) ? "spinning" : "sleeping") + " loop, " + idle + " idle connections";
    }

    /** Returns the options of a JVM that uses the provider in a directory. */
    static List<String> loopbackProvider(Path directory) {
        Path library = directory.resolve("libloop_verbs.so");
        return List.of("-Dorg.rdma4j.ibverbs.path=" + library, "-Dorg.rdma4j.rdmacm.path=" + library);
    }

    /** Returns {@code true} if strace is installed. */
    static boolean hasTrace() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(each -> Files.isExecutable(Path.of(each, "strace")));
    }

    /** Returns the command prefix that traces the system calls of a command to a file. */
    static List<String> trace(Path file) {
        return new ArrayList<>(List.of(
                "strace", "--seccomp-bpf", "-f", "-q", "-e", "signal=none", "-e", UNTRACED, "-o", file.toString()));
    }

    private static List<String> program(
            List<String> options, String address, String mode, int idle, int wakeUps, int idleMillis) {
        List<String> words = new ArrayList<>(ChildProcess.javaCommand());
        words.addAll(options);
        words.add("-XX:+UseSerialGC");
        words.add(WakeUps.class.getName());
        words.addAll(List.of(address, mode));
        Stream.of(idle, wakeUps, idleMillis).map(String::valueOf).forEach(words::add);
        return words;
    }

    /** Counts the system calls in the virtual machine. */
    List<Result> guestSystemCalls() {
        Progress.report("waiting", "system calls in the virtual machine");
        List<String> words = new ArrayList<>(List.of(
                root.resolve("scripts/vm").toString(),
                "run",
                "--device",
                "rxe",
                "--timeout",
                "400",
                "--out",
                directory.toString()));
        words.addAll(trace(Path.of("/tmp/out/trace.txt")));
        words.addAll(program(List.of("-XX:TieredStopAtLevel=1"), RXE_ADDRESS, SLEEP, 0, traced, 0));
        return systemCalls(ChildProcess.run(words).output(), "System calls for each wake-up over soft-RoCE");
    }

    private List<Result> systemCalls(String printed, String group) {
        ProgramOutput output = new ProgramOutput(printed);
        SystemCalls calls;
        try (Stream<String> lines = Files.lines(directory.resolve("trace.txt"))) {
            calls = new SystemCalls(lines::iterator);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<Result> results = new ArrayList<>();
        for (String kind : WakeUps.KINDS) {
            results.addAll(systemCalls(calls.of(kind, output.thread("loop")), group, kind + ", loop: "));
            if (!kind.equals("timer")) {
                results.addAll(systemCalls(calls.of(kind, output.thread("caller")), group, kind + ", caller: "));
            }
        }
        return results;
    }

    private List<Result> systemCalls(Map<String, Integer> calls, String group, String prefix) {
        List<Result> results = new ArrayList<>();
        calls.forEach((name, count) -> {
            double each = count / (double) traced;
            if (each >= MIN_CALLS) {
                results.add(Result.of(group, prefix + name, "calls", each));
            }
        });
        return results;
    }

    private static List<Result> latencies(ProgramOutput output, String group) {
        List<Result> results = new ArrayList<>();
        for (String kind : WakeUps.KINDS) {
            List<Double> times = output.values("time", kind).stream()
                    .map(nanos -> nanos / MICROSECONDS)
                    .sorted()
                    .toList();
            results.add(Result.of(group, kind + ", median", "µs", Statistics.median(times)));
            double last = times.get((int) (times.size() * LAST_PERCENT));
            results.add(Result.of(group, kind + ", 99th percentile", "µs", last));
        }
        return results;
    }

    private static List<Result> processorTime(ProgramOutput output, String group) {
        return List.of(
                Result.of(group, "loop's thread", "ms", output.value("idle", "loop") / MILLISECONDS),
                Result.of(group, "loop's thread, number of times run", "", output.value("idle", "runs")),
                Result.of(group, "all threads of the JVM", "ms", output.value("idle", "process") / MILLISECONDS));
    }
}
