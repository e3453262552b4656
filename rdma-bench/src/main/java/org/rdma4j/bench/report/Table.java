package org.rdma4j.bench.report;

import java.util.List;
import java.util.Locale;

/** Results as text: a heading for each group, and a line for each result. */
public final class Table {
    private Table() {}

    /** Returns the text, whose lines end with a line feed. */
    public static String of(List<Result> results) {
        int width = results.stream().mapToInt(r -> r.name().length()).max().orElse(0);
        StringBuilder text = new StringBuilder();
        String group = "";
        for (Result result : results) {
            if (!result.group().equals(group)) {
                group = result.group();
                text.append(text.isEmpty() ? "" : "\n").append(group).append('\n');
            }
            StringBuilder line = new StringBuilder("  ")
                    .append(pad(result.name(), width))
                    .append(String.format(Locale.ROOT, " %12s %-6s", number(result.value()), result.unit()));
            result.ratio().ifPresent(ratio -> line.append(String.format(Locale.ROOT, " %7.2f x", ratio)));
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private static String pad(String name, int width) {
        return name + " ".repeat(width - name.length());
    }

    /** Formats a number with two decimals below 10, one below 100, and none otherwise. */
    public static String number(double value) {
        double size = Math.abs(value);
        if (value == 0) {
            return "0";
        }
        return String.format(Locale.ROOT, size < 10 ? "%.2f" : size < 100 ? "%.1f" : "%,.0f", value);
    }
}
