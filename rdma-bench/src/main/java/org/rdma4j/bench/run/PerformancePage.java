package org.rdma4j.bench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.bench.report.MarkdownTable;
import org.rdma4j.bench.report.Result;

/**
 * The tables of docs/reference/performance.md. They contain processor time, because other programs on the machine
 * prolong wall-clock time. Each table is between two comments, such as {@code <!-- calls: begin -->}
 * and {@code <!-- calls: end -->}, and starts with a description of the machine.
 */
public final class PerformancePage {
    /** Variants that explain where the time goes, and are not part of the page. */
    private static final Set<Variant> INTERNAL =
            Set.of(Variant.ALL_CRITICAL, Variant.OPERATIONS, Variant.C_ONE_CALL, Variant.UNCHECKED);

    private final Path page;

    /**
     * Creates the page of a project.
     *
     * @param root the root directory of the project
     */
    public PerformancePage(Path root) {
        this.page = root.resolve("docs/reference/performance.md");
    }

    /** Replaces the tables of a part. Has no effect for a part without a table of this class. */
    void write(String part, List<Result> results, Effort effort) throws IOException {
        String effortNote = effort == Effort.FULL
                ? ""
                : "; fewer rounds (--" + effort.name().toLowerCase(Locale.ROOT) + ")";
        switch (part) {
            case "calls" -> {
                replace("calls", effortNote, calls(results, Variant.C_INLINE));
                replace("queues", effortNote, calls(results, Variant.IO));
                replace("channels", effortNote, calls(results, Variant.CHANNEL));
                replace("message-calls", effortNote, calls(results, Variant.MESSAGE));
            }
            case "startup" ->
                replace(
                        part,
                        effortNote,
                        MarkdownTable.of(
                                "ms of processor time",
                                results.stream()
                                        .filter(result -> result.unit().endsWith("processor time"))
                                        .toList(),
                                result -> result.group().replace("Start-up, ", ""),
                                Result::name));
            case "generator" ->
                replace(
                        part,
                        effortNote,
                        MarkdownTable.of(
                                "command",
                                results.stream()
                                        .filter(result -> result.group().equals("Generator")
                                                && !result.unit().equals("s"))
                                        .toList(),
                                Result::name,
                                Result::unit));
            default -> {}
        }
    }

    /** Returns the table of all operations that have a variant, with a row for each operation. */
    private static String calls(List<Result> results, Variant characteristic) {
        Set<String> operations = Stream.of(Operation.values())
                .filter(operation -> operation.variants().contains(characteristic))
                .map(Operation::title)
                .collect(Collectors.toSet());
        Set<String> internal = INTERNAL.stream().map(Variant::title).collect(Collectors.toSet());
        List<Result> shown = new ArrayList<>(results);
        shown.removeIf(result -> !operations.contains(result.group()) || internal.contains(result.name()));
        return MarkdownTable.of("ns", shown, Result::group, Result::name);
    }

    /**
     * Replaces a table.
     *
     * @param name the name of the table in the comments
     * @param note what differs from a complete run, or an empty string
     * @param table the table, which ends with a line feed
     */
    public void replace(String name, String note, String table) throws IOException {
        String begin = "<!-- " + name + ": begin -->\n";
        String end = "<!-- " + name + ": end -->\n";
        String text = Files.readString(page);
        int from = text.indexOf(begin);
        int to = text.indexOf(end);
        if (from < 0 || to < from) {
            throw new IOException(
                    page + " lacks the lines " + begin.strip() + " and " + end.strip() + ", which enclose the table");
        }
        Files.writeString(
                page,
                text.substring(0, from + begin.length()) + Machine.describe() + note + "\n\n" + table
                        + text.substring(to));
    }
}
