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
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.report.Statistics;
import org.rdma4j.bench.run.Child;
import org.rdma4j.bench.run.Progress;

/**
 * Ping-pongs over soft-RoCE in the virtual machine: rdma-core's ibv_rc_pingpong and the example that does the same in
 * Java, in one boot, by turns.
 *
 * <p>A message's cost is that of a long run less that of a short one, divided by the messages that the long one has more:
 * what starting costs, and the JVM's warming up, is in both.
 */
public final class Messages {
    private static final double MICROSECONDS = 1e6;
    private static final String RUN = "run ";
    private static final int COLUMNS = 8;

    private final Path root;
    private final Path folder;
    private final int rounds;
    private final int few;
    private final int many;

    /**
     * Prepares it.
     *
     * @param root of the project
     * @param folder for what the guest prints
     * @param quick whether one short round will do
     */
    public Messages(Path root, Path folder, boolean quick) {
        this.root = root;
        this.folder = folder;
        this.rounds = quick ? 1 : 3;
        this.few = quick ? 2_000 : 10_000;
        this.many = quick ? 6_000 : 30_000;
    }

    /** What one message cost in one round, in microseconds. */
    private record Cost(double wall, double user, double kernel) {}

    private record Run(String kind, int messages, double wall, double user, double kernel) {}

    /** Boots the machine and runs all. */
    public List<Result> run() {
        Progress.say("vm", rounds + " rounds in one boot");
        List<String> command = new ArrayList<>(List.of(
                root.resolve("scripts/vm").toString(),
                "run",
                "--device",
                "rxe",
                "--timeout",
                "7200",
                "--out",
                out(),
                root.resolve("rdma-bench/src/main/guest/pingpong.sh").toString(),
                String.valueOf(rounds),
                String.valueOf(few),
                String.valueOf(many)));
        command.addAll(List.of(
                Child.java(),
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                root.resolve("rdma-sys/target/classes") + ":" + root.resolve("rdma-examples/target/classes"),
                "org.rdma4j.examples.RcPingpong"));
        return results(Child.run(command).output());
    }

    private String out() {
        try {
            return Files.createDirectories(folder).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** From the lines that pingpong.sh prints. */
    static List<Result> results(String output) {
        Map<String, List<Run>> pairs = new LinkedHashMap<>();
        output.lines().filter(line -> line.startsWith(RUN)).forEach(line -> {
            String[] words = line.split(" ");
            if (words.length != COLUMNS) {
                throw new IllegalStateException("pingpong.sh printed '" + line + "'");
            }
            pairs.computeIfAbsent(words[1] + " " + words[3] + " " + words[2], key -> new ArrayList<>())
                    .add(new Run(
                            words[2],
                            Integer.parseInt(words[4]),
                            Double.parseDouble(words[5]),
                            Double.parseDouble(words[6]),
                            Double.parseDouble(words[7])));
        });
        Map<String, Map<String, List<Cost>>> costs = new LinkedHashMap<>();
        pairs.forEach((key, runs) -> costs.computeIfAbsent(key.split(" ")[1], mode -> new LinkedHashMap<>())
                .computeIfAbsent(runs.get(0).kind(), kind -> new ArrayList<>())
                .add(cost(runs.get(0), runs.get(1))));
        List<Result> results = new ArrayList<>();
        costs.forEach((mode, kinds) -> {
            String group = "Ping-pong over soft-RoCE, " + (mode.equals("events") ? "completion events" : "polling");
            add(results, group, "from message to message", kinds, Cost::wall);
            // Two that poll share the one processor: what each takes of it is what the scheduler gives, not what it
            // needs.
            if (mode.equals("events")) {
                add(results, group, "client's processor time, user", kinds, Cost::user);
                add(results, group, "client's processor time, kernel", kinds, Cost::kernel);
            }
        });
        return results;
    }

    private static Cost cost(Run shorter, Run longer) {
        double messages = longer.messages() - shorter.messages();
        return new Cost(
                (longer.wall() - shorter.wall()) / messages * MICROSECONDS,
                (longer.user() - shorter.user()) / messages * MICROSECONDS,
                (longer.kernel() - shorter.kernel()) / messages * MICROSECONDS);
    }

    private static void add(
            List<Result> results,
            String group,
            String what,
            Map<String, List<Cost>> kinds,
            ToDoubleFunction<Cost> number) {
        double reference = median(kinds.get("c"), number);
        results.add(Result.of(group, what + ", C", "µs", reference, reference));
        results.add(Result.of(group, what + ", Java", "µs", median(kinds.get("java"), number), reference));
    }

    private static double median(List<Cost> costs, ToDoubleFunction<Cost> number) {
        return Statistics.median(costs.stream().map(number::applyAsDouble).toList());
    }
}
