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

/** Measures calls. Several JVMs are started for each operation, in which its variants are measured alternately. */
final class CallBenchmark {
    /** Maximum number of bytes for each operation that JMH itself allocates. The smallest object has 16 bytes. */
    private static final double MAX_JMH_BYTES = 0.2;

    private final List<Operation> operations;
    private final int sessions;
    private final int rounds;
    private final int milliseconds;

    /**
     * Duration of the warm-up of messages in milliseconds. It is longer because messages execute more code than the
     * other operations.
     */
    private final int messageWarmUp;

    CallBenchmark(Effort effort) {
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
                times.computeIfAbsent(words[1], variant -> new ArrayList<>()).add(Double.valueOf(words[2]));
            } else if (words.length == 3 && words[0].equals("bytes")) {
                bytes.merge(words[1], Double.valueOf(words[2]), Math::max);
            }
        }
    }

    /** Measures all operations, in as many passes as there are sessions. */
    List<Result> run() {
        Map<Operation, Measured> ordinary = new EnumMap<>(Operation.class);
        Map<Operation, Measured> withTransition = new EnumMap<>(Operation.class);
        for (int session = 0; session < sessions; session++) {
            for (Operation operation : operations) {
                Progress.report("calls", operation.title());
                Measured measured = ordinary.computeIfAbsent(operation, o -> new Measured());
                // Always critical: only one thread uses the queue, and a variant that holds its lock must not make the
                // calls of other variants ordinary.
                session(operation, operation.variants(), List.of("-Dorg.rdma4j.critical=always"), measured);
                if (!operation.isOfVerbs()) {
                    continue;
                }
                Measured other = withTransition.computeIfAbsent(operation, o -> new Measured());
                session(
                        operation,
                        List.of(Variant.C, Variant.TRANSITION),
                        List.of("-Dorg.rdma4j.critical=false"),
                        other);
            }
        }
        List<Result> results = new ArrayList<>();
        for (Operation operation : operations) {
            for (Variant variant : operation.variants()) {
                results.add(time(operation, variant, ordinary.get(operation)));
            }
            if (operation.isOfVerbs()) {
                results.add(time(operation, Variant.TRANSITION, withTransition.get(operation)));
            }
        }
        results.addAll(bytes(ordinary));
        return results;
    }

    private void session(Operation operation, List<Variant> variants, List<String> options, Measured measured) {
        List<String> command = new ArrayList<>(ChildProcess.javaCommand());
        command.addAll(options);
        if (!operation.isOfVerbs()) {
            // The objects of this operation are created by libibverbs, which must find the devices of the benchmark.
            Path library = NullProvider.library().resolveSibling(operation.library());
            command.add("-Dorg.rdma4j.ibverbs.path=" + library);
            if (operation.isOfMessages()) {
                command.add("-Dorg.rdma4j.rdmacm.path=" + library);
            }
        }
        command.addAll(List.of(
                MeasurementSession.class.getName(),
                operation.benchmark().getName(),
                variants.stream().map(Variant::method).collect(Collectors.joining(",")),
                String.valueOf(rounds),
                String.valueOf(milliseconds),
                String.valueOf(operation.isOfMessages() ? messageWarmUp : 8 * milliseconds)));
        ChildProcess.run(command).output().lines().forEach(measured::add);
    }

    private static Result time(Operation operation, Variant variant, Measured measured) {
        List<Double> own = measured.times().get(variant.method());
        List<Double> reference =
                measured.times().get(operation.variants().get(0).method());
        return Result.of(
                operation.title(),
                variant.title(),
                "ns",
                Statistics.lowerDecile(own),
                Statistics.lowerDecile(reference));
    }

    private static List<Result> bytes(Map<Operation, Measured> measured) {
        List<Result> results = new ArrayList<>();
        measured.forEach((operation, of) -> {
            for (Variant variant : List.of(
                    Variant.SEGMENTS,
                    Variant.ADDRESSES,
                    Variant.ONE_CALL,
                    Variant.IO,
                    Variant.IO_BLOCKING,
                    Variant.IO_EACH,
                    Variant.CHANNEL,
                    Variant.BY_HAND,
                    Variant.MESSAGE)) {
                if (!operation.variants().contains(variant)) {
                    continue;
                }
                double bytes = of.bytes().get(variant.method());
                results.add(Result.of(
                        "Allocated for an operation",
                        operation.title() + ", " + variant.title(),
                        "bytes",
                        bytes < MAX_JMH_BYTES ? 0 : bytes));
            }
        });
        return results;
    }
}
