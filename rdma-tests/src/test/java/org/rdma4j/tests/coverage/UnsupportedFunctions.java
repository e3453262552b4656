package org.rdma4j.tests.coverage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Functions that a device does not support, according to the output of {@code answers.c} in the same boot: functions
 * with no successful call, and functions that need an object that the device could not create.
 */
final class UnsupportedFunctions {
    private final Map<String, String> reasons = new HashMap<>();

    /** Reads the output of {@code answers.c} for one device. The columns are label, function and answer. */
    UnsupportedFunctions(Path file, List<BoundFunction> functions) {
        Map<String, BoundFunction> byName = new HashMap<>();
        functions.forEach(function -> byName.put(function.name(), function));
        Set<String> can = new HashSet<>();
        for (String line : lines(file)) {
            String[] columns = line.split("\t");
            String function = columns[1];
            String answer = columns[2];
            if (answer.startsWith("via ")) {
                String[] words = answer.split(" ");
                reasons.putIfAbsent(function, "C: " + words[1] + " gives " + ErrnoName.of(Integer.parseInt(words[2])));
                continue;
            }
            String failure = failure(Optional.ofNullable(byName.get(function)), answer);
            if (failure.isEmpty()) {
                can.add(function);
            } else {
                reasons.putIfAbsent(function, "C: " + failure);
            }
        }
        reasons.keySet().removeAll(can);
    }

    private static String failure(Optional<BoundFunction> function, String answer) {
        if (function.isEmpty()) {
            throw new IllegalStateException("answers.c names a function that is not bound: " + answer);
        }
        String[] words = answer.split(" ");
        return function.get().failure(words[0], words.length > 1 ? Integer.parseInt(words[1]) : 0);
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the output of answers.c", e);
        }
    }

    /** Returns the reason why the device does not support a function; empty if no reason is known. */
    Optional<String> reason(BoundFunction function) {
        return function.steps().stream()
                .map(reasons::get)
                .filter(Objects::nonNull)
                .findFirst();
    }
}
