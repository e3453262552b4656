package org.rdma4j.bench.report;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Results as a table in Markdown. A cell contains the value and, in parentheses, the ratio to the reference unless that
 * is the value itself.
 */
public final class MarkdownTable {
    private MarkdownTable() {}

    /**
     * Returns the table. Rows and columns are in the order of the results in which their titles first occur.
     *
     * @param corner the title of the column that contains the titles of the rows
     * @param row returns the title of the row of a result
     * @param column returns the title of the column of a result
     */
    public static String of(
            String corner, List<Result> results, Function<Result, String> row, Function<Result, String> column) {
        Set<String> columns = new LinkedHashSet<>();
        Map<String, Map<String, String>> rows = new LinkedHashMap<>();
        for (Result result : results) {
            columns.add(column.apply(result));
            rows.computeIfAbsent(row.apply(result), r -> new LinkedHashMap<>()).put(column.apply(result), cell(result));
        }
        StringBuilder text = new StringBuilder("| ")
                .append(corner)
                .append(" | ")
                .append(String.join(" | ", columns))
                .append(" |\n|---|")
                .append("---:|".repeat(columns.size()))
                .append('\n');
        rows.forEach((title, cells) -> {
            text.append("| ").append(title).append(" |");
            columns.forEach(each ->
                    text.append(' ').append(cells.getOrDefault(each, "")).append(" |"));
            text.append('\n');
        });
        return text.toString();
    }

    private static String cell(Result result) {
        String number = Table.number(result.value());
        return result.ratio().isEmpty() || result.value() == result.reference().getAsDouble()
                ? number
                : number + String.format(Locale.ROOT, " (%.2f)", result.ratio().getAsDouble());
    }
}
