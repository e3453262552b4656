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
import org.rdma4j.bench.run.Child;
import org.rdma4j.bench.run.Effort;
import org.rdma4j.bench.run.Progress;

/**
 * Wake-ups of an event loop by a task of another thread, a timer, and a message, without and with idle connections: latency,
 * system calls, and processor time of the idle connections.
 *
 * <p>Latencies and processor time are measured on this machine. The devices are the stand-in of the tests, which transfers
 * messages within the process, so that the numbers are those of the library. The system calls of a message are counted over
 * soft-RoCE in the virtual machine as well, because the stand-in makes none.
 */
public final class Waiting {
    private static final double MICROSECONDS = 1e3;
    private static final double MILLISECONDS = 1e6;
    private static final double LAST_PERCENT = 0.99;

    /**
     * System calls that are not traced: of threads of the program, the JVM and the stand-in at locks, and of the JVM when it
     * loads classes. Otherwise, the program is so slow in the virtual machine that connections time out.
     */
    private static final String UNTRACED =
            "trace=!futex,mprotect,mmap,munmap,?stat,?fstat,newfstatat,openat,lseek,pread64";

    /** Minimum number of calls for each wake-up. Other calls belong to the JVM. */
    private static final double LEAST_CALLS = 0.1;

    /** The stand-in connects all addresses. */
    private static final String ANY_ADDRESS = "10.9.0.1";

    private static final String RXE_ADDRESS = "10.77.0.1";
    private static final String SLEEP = "sleep";
    private static final String SPIN = "spin";

    private final Path root;
    private final Path folder;
    private final boolean inGuest;

    /** Modes of the loop. */
    private final List<String> modes;

    /** Numbers of idle connections. */
    private final List<Integer> connections;

    private final int wakeUps;
    private final int traced;
    private final int idleMillis;

    /**
     * Creates the part.
     *
     * @param root folder of the project
     * @param folder folder for the stand-in and the traces
     * @param effort numbers of connections and wake-ups
     */
    public Waiting(Path root, Path folder, Effort effort) {
        this.root = root;
        this.folder = folder;
        this.inGuest = effort == Effort.FULL;
        this.modes = effort == Effort.SMOKE ? List.of(SLEEP) : List.of(SLEEP, SPIN);
        this.connections = effort == Effort.SMOKE ? List.of(10) : List.of(0, 1000);
        this.wakeUps = effort.of(1000, 500, 20);
        this.traced = effort.of(200, 200, 20);
        this.idleMillis = effort.of(10_000, 10_000, 100);
    }

    /** Measures everything and returns the results. */
    public List<Result> run() {
        Child.run(List.of(root.resolve("scripts/build-loop").toString(), folder.toString()));
        List<Result> results = new ArrayList<>();
        for (String mode : modes) {
            for (int idle : connections) {
                results.addAll(measure(mode, idle));
            }
        }
        if (!hasTrace()) {
            Progress.say("waiting", "no system calls: strace is missing; Debian, Ubuntu: apt-get install strace");
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

    /** Measures latencies and, unless the loop spins and takes a whole processor, processor time. */
    private List<Result> measure(String mode, int idle) {
        Progress.say("waiting", mode + ", " + idle + " idle connections");
        int duration = mode.equals(SLEEP) ? idleMillis : 0;
        List<String> words = program(standIn(folder), ANY_ADDRESS, mode, idle, wakeUps, duration);
        ProgramOutput output = new ProgramOutput(Child.run(words).output());
        List<Result> results = new ArrayList<>(latencies(output, "Wake-up, " + title(mode, idle)));
        if (duration > 0) {
            results.addAll(processorTime(output, "Processor time in " + duration + " ms, " + title(mode, idle)));
        }
        return results;
    }

    /** Counts the system calls with the stand-in. */
    private List<Result> hostSystemCalls(int idle) {
        Progress.say("waiting", "system calls, " + idle + " idle connections");
        List<String> words = trace(folder.resolve("trace.txt"));
        words.addAll(program(standIn(folder), ANY_ADDRESS, SLEEP, idle, traced, 0));
        return systemCalls(Child.run(words).output(), "System calls for each wake-up, " + title(SLEEP, idle));
    }

    private static String title(String mode, int idle) {
        return (mode.equals(SPIN) ? "spinning" : "sleeping") + " loop, " + idle + " idle connections";
    }

    /** Returns options of a JVM that uses the stand-in in a folder. */
    static List<String> standIn(Path folder) {
        Path library = folder.resolve("libloop_verbs.so");
        return List.of("-Dorg.rdma4j.ibverbs.path=" + library, "-Dorg.rdma4j.rdmacm.path=" + library);
    }

    /** Returns {@code true} if strace is installed. */
    static boolean hasTrace() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(each -> Files.isExecutable(Path.of(each, "strace")));
    }

    /** Returns the words before a command that write its system calls to a file. */
    static List<String> trace(Path file) {
        return new ArrayList<>(List.of(
                "strace", "--seccomp-bpf", "-f", "-q", "-e", "signal=none", "-e", UNTRACED, "-o", file.toString()));
    }

    private static List<String> program(
            List<String> options, String address, String mode, int idle, int wakeUps, int idleMillis) {
        List<String> words = new ArrayList<>(Child.likeThisOne());
        words.addAll(options);
        words.add("-XX:+UseSerialGC");
        words.add(WakeUps.class.getName());
        words.addAll(List.of(address, mode));
        Stream.of(idle, wakeUps, idleMillis).map(String::valueOf).forEach(words::add);
        return words;
    }

    /** Counts the system calls in the virtual machine. */
    List<Result> guestSystemCalls() {
        Progress.say("waiting", "system calls in the virtual machine");
        List<String> words = new ArrayList<>(List.of(
                root.resolve("scripts/vm").toString(),
                "run",
                "--device",
                "rxe",
                "--timeout",
                "400",
                "--out",
                folder.toString()));
        words.addAll(trace(Path.of("/tmp/out/trace.txt")));
        words.addAll(program(List.of("-XX:TieredStopAtLevel=1"), RXE_ADDRESS, SLEEP, 0, traced, 0));
        return systemCalls(Child.run(words).output(), "System calls for each wake-up over soft-RoCE");
    }

    private List<Result> systemCalls(String printed, String group) {
        ProgramOutput output = new ProgramOutput(printed);
        SystemCalls calls;
        try (Stream<String> lines = Files.lines(folder.resolve("trace.txt"))) {
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
            if (each >= LEAST_CALLS) {
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
