package org.rdma4j.tests.coverage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.tests.support.MetadataFiles;
import tools.jackson.databind.json.JsonMapper;

/**
 * The table of all functions: for each function and device, whether it was called successfully, called with an error
 * only, or not called and why.
 *
 * <p>A device supports a function unless the C program failed with it in the same boot. A function without pointer
 * parameters belongs to no device: a call anywhere counts for both devices.
 */
public final class VerbCoverage {
    private static final List<String> DEVICES = List.of("rxe", "siw");

    private final List<BoundFunction> functions;
    private final RecordedCalls calls;
    private final Map<String, UnsupportedFunctions> cannot = new LinkedHashMap<>();

    /**
     * Reads the results of a run.
     *
     * @param root root of the repository
     * @param results folder with the results of the guest
     */
    public VerbCoverage(Path root, Path results) {
        functions = BoundFunction.all(MetadataFiles.ofHost(root), root.resolve("rdma.toml"));
        calls = new RecordedCalls(results, functions);
        for (String device : DEVICES) {
            cannot.put(device, new UnsupportedFunctions(results.resolve("answers-" + device + "0.tsv"), functions));
        }
    }

    /**
     * Writes the table for the results of a run, and prints the summary. The arguments are ROOT RESULTS OUTPUT-FOLDER.
     */
    public static void main(String[] arguments) throws IOException {
        VerbCoverage coverage = new VerbCoverage(Path.of(arguments[0]), Path.of(arguments[1]));
        coverage.write(Path.of(arguments[2]));
        System.out.print(coverage.summary());
    }

    private boolean succeeded(String device, BoundFunction function) {
        return calls.of(device, function).successes() > 0
                || function.plain()
                        && calls.of(CallRecorder.NO_DEVICE, function).successes() > 0;
    }

    private Optional<String> cannot(String device, BoundFunction function) {
        return succeeded(device, function)
                ? Optional.empty()
                : cannot.get(device).reason(function);
    }

    /** Returns the functions that the device supports and that were never called successfully. */
    public List<String> missing(String device) {
        return functions.stream()
                .filter(function -> !succeeded(device, function))
                .filter(function -> cannot(device, function).isEmpty())
                .map(BoundFunction::name)
                .toList();
    }

    /** Returns the percentage of supported functions that were called successfully. */
    public double percent(String device) {
        return percent(device, functions);
    }

    private double percent(String device, List<BoundFunction> of) {
        long done = of.stream().filter(f -> succeeded(device, f)).count();
        long can = of.stream().filter(f -> cannot(device, f).isEmpty()).count();
        return can == 0 ? 100 : 100.0 * done / can;
    }

    /**
     * Throws unless the required percentage of supported functions was called successfully on each device.
     *
     * @throws AssertionError with the names of the missing functions
     */
    public void expect(double enough) {
        if (calls.isEmpty()) {
            throw new AssertionError("no call was recorded: check that the agent ran in the guest");
        }
        List<String> problems = new ArrayList<>();
        for (String device : DEVICES) {
            if (percent(device) < enough) {
                problems.add("%s: %.1f %% and not %.0f %%; missing: %s"
                        .formatted(device, percent(device), enough, String.join(" ", missing(device))));
            }
        }
        if (!problems.isEmpty()) {
            throw new AssertionError(String.join("\n", problems));
        }
    }

    private Set<String> partitions() {
        Set<String> names = new LinkedHashSet<>();
        functions.forEach(function -> names.add(function.partition()));
        return names;
    }

    /** Returns a Markdown table with one row for each partition and device. */
    public String summary() {
        StringBuilder text =
                new StringBuilder("| partition | functions | device | called with success | the device cannot"
                        + " | not called with success | of what it can |\n|---|---|---|---|---|---|---|\n");
        List<String> rows = new ArrayList<>(partitions());
        rows.add("all");
        for (String partition : rows) {
            List<BoundFunction> of = functions.stream()
                    .filter(f -> partition.equals("all") || f.partition().equals(partition))
                    .toList();
            for (String device : DEVICES) {
                long done = of.stream().filter(f -> succeeded(device, f)).count();
                long not =
                        of.stream().filter(f -> cannot(device, f).isPresent()).count();
                text.append("| %s | %d | %s | %d | %d | %d | %.1f %% |%n"
                        .formatted(
                                partition, of.size(), device, done, not, of.size() - done - not, percent(device, of)));
            }
        }
        return text.toString();
    }

    private String cell(String device, BoundFunction function) {
        RecordedCalls.Outcomes here = calls.of(device, function);
        List<String> parts = new ArrayList<>();
        if (here.successes() > 0) {
            parts.add("success " + here.successes());
        } else if (succeeded(device, function)) {
            parts.add("success, about no device");
        }
        here.failures().forEach((error, count) -> parts.add(error + " " + count));
        cannot(device, function).ifPresent(reason -> parts.add((parts.isEmpty() ? "not called; " : "as ") + reason));
        return parts.isEmpty() ? "**not called**" : String.join(", ", parts);
    }

    /** Writes verb-coverage.md and verb-coverage.json. */
    public void write(Path folder) throws IOException {
        StringBuilder text = new StringBuilder("# Verbs, one by one\n\n").append(summary());
        List<Map<String, String>> rows = new ArrayList<>();
        for (String partition : partitions()) {
            text.append("\n## ").append(partition).append("\n\n| function | rxe | siw |\n|---|---|---|\n");
            for (BoundFunction function : functions) {
                if (function.partition().equals(partition)) {
                    Map<String, String> row = new LinkedHashMap<>();
                    row.put("partition", partition);
                    row.put("function", function.name());
                    DEVICES.forEach(device -> row.put(device, cell(device, function)));
                    rows.add(row);
                    text.append("| %s | %s | %s |%n".formatted(function.name(), row.get("rxe"), row.get("siw")));
                }
            }
        }
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("verb-coverage.md"), text);
        new JsonMapper().writerWithDefaultPrettyPrinter().writeValue(folder.resolve("verb-coverage.json"), rows);
    }
}
