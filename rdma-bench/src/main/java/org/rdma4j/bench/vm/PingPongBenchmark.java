package org.rdma4j.bench.vm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.report.Statistics;
import org.rdma4j.bench.run.ChildProcess;
import org.rdma4j.bench.run.Effort;
import org.rdma4j.bench.run.Progress;

/**
 * Ping-pongs over soft-RoCE in one boot of the virtual machine, in interleaved rounds: rdma-core's ibv_rc_pingpong, a
 * Java program on rdma-sys, a C program with the same calls, and the example on rdma-io. Then perftest's ib_send_lat,
 * and its counterpart on rdma-io.
 *
 * <p>The cost of a message is the difference of two samples, divided by the number of messages in between. The start of
 * the programs and the warm-up of the JVM precede the first sample.
 */
public final class PingPongBenchmark {
    private static final double MICROSECONDS = 1e6;
    private static final String RUN = "run ";
    private static final String LATENCY = "send_lat ";
    private static final int COLUMNS = 8;
    private static final int LATENCY_COLUMNS = 7;
    private static final String ORIGINAL = "c";
    private static final String RAW = "sys";
    private static final String SAFE = "io";

    /** Titles of the programs, by their names in pingpong.sh. */
    private static final Map<String, String> NAMES = Map.of(
            ORIGINAL,
            "ibv_rc_pingpong",
            "twin",
            "C, same calls as Java",
            RAW,
            "rdma-sys",
            "sys-thread",
            "rdma-sys, without the JVM's other threads",
            SAFE,
            "rdma-io",
            "io-thread",
            "rdma-io, without the JVM's other threads");

    private final Path root;
    private final Path directory;
    private final int rounds;
    private final int warmUp;
    private final int measured;

    /**
     * Creates the benchmark.
     *
     * @param root the root directory of the project
     * @param directory the directory for the output of the guest
     * @param effort the number of rounds, and of messages in each round
     */
    public PingPongBenchmark(Path root, Path directory, Effort effort) {
        this.root = root;
        this.directory = directory;
        this.rounds = effort.of(3, 1, 1);
        this.warmUp = effort.of(60_000, 20_000, 1_000);
        this.measured = effort.of(20_000, 4_000, 1_000);
    }

    /** Cost of a message in one round, in microseconds. */
    private record Cost(double wall, double user, double kernel) {}

    private record Sample(String program, int messages, double wall, double user, double kernel) {}

    /** Boots the virtual machine and runs all programs. */
    public List<Result> run() {
        Progress.report("vm", rounds + " rounds in one boot");
        List<String> command = new ArrayList<>(List.of(
                root.resolve("scripts/vm").toString(),
                "run",
                "--device",
                "rxe",
                "--exact-times",
                "--timeout",
                "7200",
                "--out",
                out(),
                root.resolve("rdma-bench/src/main/guest/pingpong.sh").toString(),
                String.valueOf(rounds),
                String.valueOf(warmUp),
                String.valueOf(measured),
                root.resolve("rdma-bench/target/native/pingpong").toString()));
        command.addAll(List.of(
                ChildProcess.java(),
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                Stream.of("rdma-sys", "rdma-io", "rdma-examples", "rdma-bench")
                        .map(module -> root.resolve(module + "/target/classes").toString())
                        .collect(Collectors.joining(":"))));
        String output = ChildProcess.run(command).output();
        saveRounds(output);
        if (output.lines().noneMatch(line -> line.startsWith("send_lat "))) {
            Progress.report(
                    "vm", "ib_send_lat is not measured: it is missing; Debian, Ubuntu: apt-get install perftest");
        }
        return results(output);
    }

    private String out() {
        try {
            return Files.createDirectories(directory).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Saves the results of each round, to see their variance. */
    private void saveRounds(String output) {
        try {
            Files.writeString(directory.resolve("rounds.txt"), output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the results from the output of pingpong.sh. */
    static List<Result> results(String output) {
        List<Result> results = new ArrayList<>();
        pingPongs(output).forEach((mode, programs) -> {
            String group = "Ping-pong over soft-RoCE, " + mode;
            Map<String, List<Cost>> whole = new LinkedHashMap<>(programs);
            whole.keySet().removeIf(program -> program.endsWith("-thread"));
            add(results, group, "from message to message", whole, Cost::wall);
            // If both processes poll, they share the only processor. Their processor time then depends on the
            // scheduler, not on the program.
            if (mode.equals("events")) {
                Map<String, List<Cost>> all = new LinkedHashMap<>(programs);
                all.remove("twin-thread");
                add(results, group, "client's processor time, user", all, Cost::user);
                add(results, group, "client's processor time, kernel", all, Cost::kernel);
            }
            if (programs.containsKey(SAFE) && programs.containsKey(RAW)) {
                results.add(Result.of(
                        group,
                        "client's processor time, user, rdma-io compared to rdma-sys",
                        "µs",
                        median(programs.get(SAFE), Cost::user),
                        median(programs.get(RAW), Cost::user)));
            }
        });
        latencies(output).forEach((mode, programs) -> {
            String group = "Half a round trip over soft-RoCE, " + mode;
            double reference = Statistics.median(programs.get(ORIGINAL));
            results.add(Result.of(group, "median, ib_send_lat", "µs", reference, reference));
            results.add(Result.of(group, "median, rdma-io", "µs", Statistics.median(programs.get(SAFE)), reference));
        });
        return results;
    }

    /** Returns the costs of a message by mode and program, one for each round. */
    private static Map<String, Map<String, List<Cost>>> pingPongs(String output) {
        Map<String, List<Sample>> pairs = new LinkedHashMap<>();
        lines(output, RUN, COLUMNS)
                .forEach(words -> pairs.computeIfAbsent(
                                words[1] + " " + words[3] + " " + words[2], key -> new ArrayList<>())
                        .add(new Sample(
                                words[2],
                                Integer.parseInt(words[4]),
                                Double.parseDouble(words[5]),
                                Double.parseDouble(words[6]),
                                Double.parseDouble(words[7]))));
        Map<String, Map<String, List<Cost>>> costs = new LinkedHashMap<>();
        pairs.forEach((key, samples) -> {
            if (samples.size() != 2) {
                throw new IllegalStateException("pingpong.sh printed " + samples.size() + " lines for '" + key + "'");
            }
            costs.computeIfAbsent(key.split(" ")[1], mode -> new LinkedHashMap<>())
                    .computeIfAbsent(samples.get(0).program(), program -> new ArrayList<>())
                    .add(cost(samples.get(0), samples.get(1)));
        });
        return costs;
    }

    /** Returns the medians that ib_send_lat and its counterpart report, by mode and program, one for each round. */
    private static Map<String, Map<String, List<Double>>> latencies(String output) {
        Map<String, Map<String, List<Double>>> medians = new LinkedHashMap<>();
        lines(output, LATENCY, LATENCY_COLUMNS)
                .forEach(words -> medians.computeIfAbsent(words[3], mode -> new LinkedHashMap<>())
                        .computeIfAbsent(words[2], program -> new ArrayList<>())
                        .add(Double.parseDouble(words[5])));
        return medians;
    }

    private static Stream<String[]> lines(String output, String start, int columns) {
        return output.lines().filter(line -> line.startsWith(start)).map(line -> {
            String[] words = line.split(" ");
            if (words.length != columns) {
                throw new IllegalStateException("pingpong.sh printed '" + line + "'");
            }
            return words;
        });
    }

    private static Cost cost(Sample first, Sample last) {
        double messages = last.messages() - first.messages();
        return new Cost(
                (last.wall() - first.wall()) / messages * MICROSECONDS,
                (last.user() - first.user()) / messages * MICROSECONDS,
                (last.kernel() - first.kernel()) / messages * MICROSECONDS);
    }

    private static void add(
            List<Result> results,
            String group,
            String what,
            Map<String, List<Cost>> programs,
            ToDoubleFunction<Cost> number) {
        double reference = median(programs.get(ORIGINAL), number);
        programs.forEach((program, costs) -> results.add(
                Result.of(group, what + ", " + NAMES.get(program), "µs", median(costs, number), reference)));
    }

    private static double median(List<Cost> costs, ToDoubleFunction<Cost> number) {
        return Statistics.median(costs.stream().map(number::applyAsDouble).toList());
    }
}
