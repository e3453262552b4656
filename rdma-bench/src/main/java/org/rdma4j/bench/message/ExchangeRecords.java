package org.rdma4j.bench.message;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.report.Statistics;
import org.rdma4j.bench.report.Table;

/** Measurements of {@link ExchangeDriver}, parsed from its output. */
final class ExchangeRecords {
    private static final String MEASURED = "exchange ";
    private static final String FAILED = "failed ";

    private static final double NANOSECONDS_PER_MICROSECOND = 1e3;

    /** Variant that the others are compared with. */
    private static final ExchangeVariant REFERENCE = ExchangeVariant.VERBS_EVENTS;

    private final Map<ExchangeVariant, List<Cost>> small = new EnumMap<>(ExchangeVariant.class);
    private final Map<ExchangeVariant, List<Cost>> large = new EnumMap<>(ExchangeVariant.class);
    private final Map<ExchangeVariant, String> failures = new EnumMap<>(ExchangeVariant.class);

    /**
     * Processor time of both processes for one exchange in one round, in microseconds.
     *
     * @param user the time in user mode
     * @param kernel the time in kernel mode
     */
    record Cost(double user, double kernel) {}

    /** Parses the output of the driver. Ignores the warm-up and other lines. */
    static ExchangeRecords parse(String output) {
        ExchangeRecords records = new ExchangeRecords();
        output.lines().forEach(records::add);
        return records;
    }

    private void add(String line) {
        if (line.startsWith(FAILED)) {
            String[] words = line.split(" ", 3);
            failed(ExchangeVariant.named(words[1]), words[2]);
        } else if (line.startsWith(MEASURED)) {
            String[] words = line.split(" ");
            if (words[1].equals("0")) {
                return;
            }
            double scale = Integer.parseInt(words[4]) * NANOSECONDS_PER_MICROSECOND;
            long user = Long.parseLong(words[6]) + Long.parseLong(words[8]);
            long kernel = Long.parseLong(words[7]) + Long.parseLong(words[9]);
            boolean isSmall = Integer.parseInt(words[3]) == Exchanger.SMALL_REQUEST_BYTES;
            (isSmall ? small : large)
                    .computeIfAbsent(ExchangeVariant.named(words[2]), variant -> new ArrayList<>())
                    .add(new Cost(user / scale, kernel / scale));
        }
    }

    /** Records that a variant could not be measured. */
    void failed(ExchangeVariant variant, String cause) {
        failures.put(variant, cause);
    }

    /** Returns the variants that could not be measured, each with the cause. */
    Map<ExchangeVariant, String> failures() {
        return failures;
    }

    /** Returns the medians of the rounds. */
    List<Result> results() {
        List<Result> results = new ArrayList<>();
        add(results, "64-byte request and answer over soft-RoCE, user mode of both processes", small, Cost::user);
        add(results, "64-byte request and answer over soft-RoCE, kernel mode of both processes", small, Cost::kernel);
        add(results, "Request of 1 MiB over soft-RoCE, user mode of both processes", large, Cost::user);
        add(results, "Request of 1 MiB over soft-RoCE, kernel mode of both processes", large, Cost::kernel);
        return results;
    }

    private static void add(
            List<Result> results, String group, Map<ExchangeVariant, List<Cost>> costs, ToDoubleFunction<Cost> number) {
        costs.forEach((variant, rounds) -> {
            double value = median(rounds, number);
            List<Cost> reference = costs.get(REFERENCE);
            results.add(
                    reference == null
                            ? Result.of(group, variant.plainTitle(), "µs", value)
                            : Result.of(group, variant.plainTitle(), "µs", value, median(reference, number)));
        });
    }

    /** Returns the medians as a table in Markdown, with a line for each variant that could not be measured. */
    String markdown() {
        StringBuilder text = new StringBuilder();
        text.append("| µs of both processes | 64 bytes, user mode | ratio | lower decile | ratio | kernel mode ")
                .append("| 1 MiB, user mode | ratio | lower decile | ratio | kernel mode |\n")
                .append("|---|---|---|---|---|---|---|---|---|---|---|\n");
        for (ExchangeVariant variant : ExchangeVariant.all()) {
            if (small.containsKey(variant) && large.containsKey(variant)) {
                text.append(row(variant));
            }
        }
        failures.forEach((variant, cause) -> text.append("\nNot measured: ")
                .append(variant.title())
                .append(". ")
                .append(cause)
                .append('\n'));
        return text.toString();
    }

    private String row(ExchangeVariant variant) {
        return "| " + variant.title() + cells(small, variant) + cells(large, variant) + " |\n";
    }

    private static String cells(Map<ExchangeVariant, List<Cost>> costs, ExchangeVariant variant) {
        List<Cost> rounds = costs.get(variant);
        List<Cost> reference = costs.getOrDefault(REFERENCE, rounds);
        double median = median(rounds, Cost::user);
        double decile = lowerDecile(rounds);
        return " | "
                + String.join(
                        " | ",
                        Table.number(median),
                        Table.number(median / median(reference, Cost::user)),
                        Table.number(decile),
                        Table.number(decile / lowerDecile(reference)),
                        Table.number(median(rounds, Cost::kernel)));
    }

    private static double lowerDecile(List<Cost> rounds) {
        return Statistics.lowerDecile(rounds.stream().map(Cost::user).toList());
    }

    private static double median(List<Cost> rounds, ToDoubleFunction<Cost> number) {
        return Statistics.median(rounds.stream().map(number::applyAsDouble).toList());
    }
}
