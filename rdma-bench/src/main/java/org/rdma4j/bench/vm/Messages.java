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
import org.rdma4j.bench.run.Child;
import org.rdma4j.bench.run.Effort;
import org.rdma4j.bench.run.Progress;

/**
 * Ping-pongs over soft-RoCE in the virtual machine, in one boot, by turns: rdma-core's ibv_rc_pingpong, a Java program on
 * rdma-sys, a C program with the same calls, and the example on rdma-io; then perftest's ib_send_lat and its like.
 *
 * <p>A message's cost is the difference of two looks, divided by the messages between them; what starting costs, and the
 * JVM's warming up, is before the first.
 */
public final class Messages {
    private static final double MICROSECONDS = 1e6;
    private static final String RUN = "run ";
    private static final String LATENCY = "send_lat ";
    private static final int COLUMNS = 8;
    private static final int LATENCY_COLUMNS = 7;
    private static final String ORIGINAL = "c";
    private static final String RAW = "sys";
    private static final String SAFE = "io";

    /** What pingpong.sh calls the programs, and what we do. */
    private static final Map<String, String> NAMES = Map.of(
            ORIGINAL,
            "ibv_rc_pingpong",
            "twin",
            "C, with Java's calls",
            RAW,
            "rdma-sys",
            "sys-thread",
            "rdma-sys, without the JVM's other threads",
            SAFE,
            "rdma-io",
            "io-thread",
            "rdma-io, without the JVM's other threads");

    private final Path root;
    private final Path folder;
    private final int rounds;
    private final int warmUp;
    private final int measured;

    /**
     * Prepares it.
     *
     * @param root of the project
     * @param folder for what the guest prints
     * @param effort how many rounds, and how many messages in each
     */
    public Messages(Path root, Path folder, Effort effort) {
        this.root = root;
        this.folder = folder;
        this.rounds = effort.of(3, 1, 1);
        this.warmUp = effort.of(60_000, 20_000, 1_000);
        this.measured = effort.of(20_000, 4_000, 1_000);
    }

    /** What one message cost in one round, in microseconds. */
    private record Cost(double wall, double user, double kernel) {}

    private record Look(String program, int messages, double wall, double user, double kernel) {}

    /** Boots the machine and runs all. */
    public List<Result> run() {
        Progress.say("vm", rounds + " rounds in one boot");
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
                Child.java(),
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                Stream.of("rdma-sys", "rdma-io", "rdma-examples", "rdma-bench")
                        .map(module -> root.resolve(module + "/target/classes").toString())
                        .collect(Collectors.joining(":"))));
        String output = Child.run(command).output();
        keep(output);
        if (output.lines().noneMatch(line -> line.startsWith("send_lat "))) {
            Progress.say("vm", "ib_send_lat is not measured: it is missing; Debian, Ubuntu: apt-get install perftest");
        }
        return results(output);
    }

    private String out() {
        try {
            return Files.createDirectories(folder).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rounds one by one, for who wants to see how far apart they are. */
    private void keep(String output) {
        try {
            Files.writeString(folder.resolve("rounds.txt"), output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** From the lines that pingpong.sh prints. */
    static List<Result> results(String output) {
        List<Result> results = new ArrayList<>();
        pingPongs(output).forEach((mode, programs) -> {
            String group = "Ping-pong over soft-RoCE, " + mode;
            Map<String, List<Cost>> whole = new LinkedHashMap<>(programs);
            whole.keySet().removeIf(program -> program.endsWith("-thread"));
            add(results, group, "from message to message", whole, Cost::wall);
            // Two that poll share the one processor: what each takes of it is what the scheduler gives, not what it
            // needs.
            if (mode.equals("events")) {
                Map<String, List<Cost>> all = new LinkedHashMap<>(programs);
                all.remove("twin-thread");
                add(results, group, "client's processor time, user", all, Cost::user);
                add(results, group, "client's processor time, kernel", all, Cost::kernel);
            }
            if (programs.containsKey(SAFE) && programs.containsKey(RAW)) {
                results.add(Result.of(
                        group,
                        "client's processor time, user, rdma-io beside rdma-sys",
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

    /** What a message cost: of each mode, of each program, in each round. */
    private static Map<String, Map<String, List<Cost>>> pingPongs(String output) {
        Map<String, List<Look>> pairs = new LinkedHashMap<>();
        lines(output, RUN, COLUMNS)
                .forEach(words -> pairs.computeIfAbsent(
                                words[1] + " " + words[3] + " " + words[2], key -> new ArrayList<>())
                        .add(new Look(
                                words[2],
                                Integer.parseInt(words[4]),
                                Double.parseDouble(words[5]),
                                Double.parseDouble(words[6]),
                                Double.parseDouble(words[7]))));
        Map<String, Map<String, List<Cost>>> costs = new LinkedHashMap<>();
        pairs.forEach((key, looks) -> {
            if (looks.size() != 2) {
                throw new IllegalStateException("pingpong.sh printed " + looks.size() + " lines for '" + key + "'");
            }
            costs.computeIfAbsent(key.split(" ")[1], mode -> new LinkedHashMap<>())
                    .computeIfAbsent(looks.get(0).program(), program -> new ArrayList<>())
                    .add(cost(looks.get(0), looks.get(1)));
        });
        return costs;
    }

    /** The medians that ib_send_lat and its like gave: of each mode, of each program, in each round. */
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

    private static Cost cost(Look first, Look last) {
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
