package org.rdma4j.bench.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.rdma4j.bench.device.NullProvider;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.report.Statistics;

/** Measures the calls: for each operation some JVMs, in which its ways are measured in turns. */
final class Calls {
    /** JMH's own objects are counted too, and are less than this for an operation; the smallest object has 16 bytes. */
    private static final double OWN_BYTES = 0.2;

    private final List<Operation> operations;
    private final int sessions;
    private final int rounds;
    private final int milliseconds;

    /** Duration of the warm-up of messages in milliseconds: they execute more code than the other operations. */
    private final int messageWarmUp;

    Calls(Effort effort) {
        operations = effort == Effort.SMOKE
                ? List.of(Operation.POLL_EMPTY, Operation.PREPARED, Operation.MESSAGE)
                : List.of(Operation.values());
        sessions = effort.of(3, 1, 1);
        rounds = effort.of(60, 40, 1);
        milliseconds = effort.of(5, 3, 1);
        messageWarmUp = effort.of(1500, 1500, 8);
    }

    private record Measured(Map<String, List<Double>> times, Map<String, Double> bytes) {
        Measured() {
            this(new HashMap<>(), new HashMap<>());
        }

        void add(String line) {
            String[] words = line.split(" ");
            if (words.length == 3 && words[0].equals("time")) {
                times.computeIfAbsent(words[1], way -> new ArrayList<>()).add(Double.valueOf(words[2]));
            } else if (words.length == 3 && words[0].equals("bytes")) {
                bytes.merge(words[1], Double.valueOf(words[2]), Math::max);
            }
        }
    }

    /** Measures all, operation after operation, as often as there are sessions. */
    List<Result> run() {
        Map<Operation, Measured> ordinary = new EnumMap<>(Operation.class);
        Map<Operation, Measured> withTransition = new EnumMap<>(Operation.class);
        for (int session = 0; session < sessions; session++) {
            for (Operation operation : operations) {
                Progress.say("calls", operation.title());
                Measured measured = ordinary.computeIfAbsent(operation, o -> new Measured());
                // One thread uses the queue: what keeps its lock, in one way, is not to make calls ordinary in another.
                session(operation, operation.ways(), List.of("-Dorg.rdma4j.critical=always"), measured);
                if (!operation.isOfVerbs()) {
                    continue;
                }
                Measured other = withTransition.computeIfAbsent(operation, o -> new Measured());
                session(operation, List.of(Way.C, Way.TRANSITION), List.of("-Dorg.rdma4j.critical=false"), other);
            }
        }
        List<Result> results = new ArrayList<>();
        for (Operation operation : operations) {
            for (Way way : operation.ways()) {
                results.add(time(operation, way, ordinary.get(operation)));
            }
            if (operation.isOfVerbs()) {
                results.add(time(operation, Way.TRANSITION, withTransition.get(operation)));
            }
        }
        results.addAll(bytes(ordinary));
        return results;
    }

    private void session(Operation operation, List<Way> ways, List<String> options, Measured measured) {
        List<String> command = new ArrayList<>(Child.likeThisOne());
        command.addAll(options);
        if (!operation.isOfVerbs()) {
            // Its objects are made by calls of libibverbs, which find the devices of the benchmark.
            Path library = NullProvider.library().resolveSibling(operation.library());
            command.add("-Dorg.rdma4j.ibverbs.path=" + library);
            if (operation.isOfMessages()) {
                command.add("-Dorg.rdma4j.rdmacm.path=" + library);
            }
        }
        command.addAll(List.of(
                Session.class.getName(),
                operation.benchmark().getName(),
                ways.stream().map(Way::method).collect(Collectors.joining(",")),
                String.valueOf(rounds),
                String.valueOf(milliseconds),
                String.valueOf(operation.isOfMessages() ? messageWarmUp : 8 * milliseconds)));
        Child.run(command).output().lines().forEach(measured::add);
    }

    private static Result time(Operation operation, Way way, Measured measured) {
        List<Double> own = measured.times().get(way.method());
        List<Double> reference = measured.times().get(operation.ways().get(0).method());
        return Result.of(
                operation.title(), way.title(), "ns", Statistics.lowerDecile(own), Statistics.lowerDecile(reference));
    }

    private static List<Result> bytes(Map<Operation, Measured> measured) {
        List<Result> results = new ArrayList<>();
        measured.forEach((operation, of) -> {
            for (Way way : List.of(
                    Way.SEGMENTS,
                    Way.ADDRESSES,
                    Way.ONE_CALL,
                    Way.IO,
                    Way.IO_BLOCKING,
                    Way.IO_EACH,
                    Way.CHANNEL,
                    Way.BY_HAND,
                    Way.MESSAGE)) {
                if (!operation.ways().contains(way)) {
                    continue;
                }
                double bytes = of.bytes().get(way.method());
                results.add(Result.of(
                        "Allocated for an operation",
                        operation.title() + ", " + way.title(),
                        "bytes",
                        bytes < OWN_BYTES ? 0 : bytes));
            }
        });
        return results;
    }
}
