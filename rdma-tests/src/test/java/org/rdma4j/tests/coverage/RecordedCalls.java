package org.rdma4j.tests.coverage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The recorded calls of a run: for each device and function, the number of successes and the number of failures by
 * error.
 */
final class RecordedCalls {
    /** Number of successes, and number of failures by error name. */
    record Outcomes(long successes, Map<String, Long> failures) {
        static final Outcomes NONE = new Outcomes(0, Map.of());

        private Outcomes and(String failure, long count) {
            if (failure.isEmpty()) {
                return new Outcomes(successes + count, failures);
            }
            Map<String, Long> more = new TreeMap<>(failures);
            more.merge(failure, count, Long::sum);
            return new Outcomes(successes, more);
        }
    }

    private final Map<String, Map<String, Outcomes>> byDevice = new HashMap<>();

    /** Reads all records in a folder. */
    RecordedCalls(Path folder, List<BoundFunction> functions) {
        Map<String, BoundFunction> byName = new HashMap<>();
        functions.forEach(function -> byName.put(function.name(), function));
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.getFileName().toString().matches("calls-.*\\.tsv"))
                    .sorted()
                    .toList()) {
                for (String line : Files.readAllLines(file)) {
                    add(line.split("\t"), byName);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String[] columns, Map<String, BoundFunction> byName) {
        BoundFunction function = byName.get(columns[1]);
        if (function == null) {
            // Functions of libc are recorded too, but the table covers the three partitions of rdma-core only.
            return;
        }
        String failure = function.failure(columns[2], Integer.parseInt(columns[3]));
        long count = Long.parseLong(columns[4]);
        byDevice.computeIfAbsent(columns[0], device -> new HashMap<>())
                .merge(function.name(), Outcomes.NONE.and(failure, count), (before, now) -> before.and(failure, count));
    }

    /** Returns the outcomes of a function on a device. */
    Outcomes of(String device, BoundFunction function) {
        return byDevice.getOrDefault(device, Map.of()).getOrDefault(function.name(), Outcomes.NONE);
    }

    /** Returns {@code true} if nothing was recorded. */
    boolean isEmpty() {
        return byDevice.isEmpty();
    }
}
