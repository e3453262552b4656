package org.rdma4j.tools.perf;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rdma4j.tools.perf.Measurement.Kind;
import org.rdma4j.tools.perf.Measurement.Operation;
import org.rdma4j.tools.perf.PerfReport.Settings;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Command-line options of {@link PerfCommand} that select the measurements and their parameters. */
final class MeasurementOptions {
    private static final int LATENCY_ITERATIONS = 1000;
    private static final int BANDWIDTH_ITERATIONS = 5000;

    @Option(
            names = {"-o", "--operation"},
            split = ",",
            paramLabel = "OPERATION",
            description = "Operations to measure: ${COMPLETION-CANDIDATES}; a comma-separated list, by default all.")
    private List<Operation> operations = List.of(Operation.values());

    @Option(
            names = {"-m", "--measure"},
            split = ",",
            paramLabel = "KIND",
            description = "Quantities to measure: ${COMPLETION-CANDIDATES}; by default both.")
    private List<Kind> kinds = List.of(Kind.values());

    @Option(
            names = {"-s", "--sizes"},
            converter = SizesConverter.class,
            defaultValue = "8,64,512,4K,64K",
            paramLabel = "SIZES",
            description = "Message sizes in bytes, such as 64, 4K or 1M, ranges of doubling sizes, such as 2..8K, or a"
                    + " comma-separated list (default ${DEFAULT-VALUE}). Atomic operations always have 8 bytes.")
    private Sizes sizes = new Sizes(List.of());

    @Option(
            names = {"-n", "--iterations"},
            paramLabel = "N",
            description = "Number of messages for each operation and size (default " + LATENCY_ITERATIONS
                    + " for latency, " + BANDWIDTH_ITERATIONS + " for bandwidth).")
    private @Nullable Long iterations;

    @Option(
            names = {"-D", "--duration"},
            paramLabel = "SECONDS",
            description = "Duration of each measurement, instead of --iterations.")
    private @Nullable Double duration;

    @Option(
            names = {"-t", "--depth"},
            defaultValue = "128",
            paramLabel = "N",
            description = "Number of outstanding requests for bandwidth (default ${DEFAULT-VALUE}).")
    private int depth;

    @Option(
            names = {"-I", "--inline"},
            defaultValue = "0",
            paramLabel = "BYTES",
            description = "Maximum size of inline sends and writes (default ${DEFAULT-VALUE}).")
    private int inline;

    @Option(
            names = {"-e", "--events"},
            description = "Wait for completion events on both sides instead of polling. The latency of writes is always"
                    + " measured by polling memory.")
    private boolean events;

    @Option(
            names = {"-w", "--warm-up"},
            defaultValue = "1000",
            paramLabel = "N",
            description = "Number of messages before each measurement, for at most a quarter of a second (default"
                    + " ${DEFAULT-VALUE}).")
    private long warmUp;

    /** Value of {@code --sizes}. */
    record Sizes(List<Integer> bytes) {}

    /** Parses {@code --sizes}. */
    static final class SizesConverter implements ITypeConverter<Sizes> {
        @Override
        public Sizes convert(String text) {
            try {
                return new Sizes(MessageSizes.parse(text));
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }

    /** Returns the first problem with the values; null if there is none. */
    @Nullable
    String problem() {
        if (iterations != null && duration != null) {
            return "--iterations and --duration are mutually exclusive";
        }
        if (iterations != null && iterations < 1) {
            return "--iterations must be at least 1, but is " + iterations;
        }
        if (duration != null && !(duration > 0 && Double.isFinite(duration))) {
            return "--duration must be positive and finite, but is " + duration;
        }
        if (depth < 1) {
            return "--depth must be at least 1, but is " + depth;
        }
        if (inline < 0) {
            return "--inline must be at least 0, but is " + inline;
        }
        return warmUp < 0 ? "--warm-up must be at least 0, but is " + warmUp : null;
    }

    /** Returns the parameters of the measurements. */
    Settings settings() {
        boolean timed = duration != null;
        return new Settings(
                timed ? 0 : iterations == null ? LATENCY_ITERATIONS : iterations,
                timed ? 0 : iterations == null ? BANDWIDTH_ITERATIONS : iterations,
                timed ? duration : 0,
                depth,
                inline,
                events,
                warmUp);
    }

    /** Returns the selected measurements in the order of execution. */
    List<Measurement> measurements() {
        List<Measurement> all = new ArrayList<>();
        for (Kind kind : EnumSet.copyOf(kinds)) {
            for (Operation operation : EnumSet.copyOf(operations)) {
                for (int size : operation.isAtomic() ? List.of(Measurement.ATOMIC_BYTES) : sizes.bytes()) {
                    all.add(new Measurement(operation, kind, size));
                }
            }
        }
        return all;
    }
}
