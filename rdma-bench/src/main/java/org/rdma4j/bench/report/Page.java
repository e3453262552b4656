package org.rdma4j.bench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Results as a self-contained HTML page with a bar chart for each group. */
public final class Page {
    private static final int LABEL = 500;
    private static final int BAR = 360;
    private static final int ROW = 24;

    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Performance of rdma4j</title>
            <style>
              :root { color-scheme: light dark; --bar: #4573c4; --reference: #8a8f98; }
              body { font: 15px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
              h1 { font-size: 1.5rem; } h2 { font-size: 1.05rem; margin: 2rem 0 .3rem; }
              svg { width: 100%; height: auto; display: block; }
              text { font: 13px system-ui, sans-serif; fill: currentColor; }
              .bar { fill: var(--bar); } .reference { fill: var(--reference); }
            </style>
            """;

    private Page() {}

    /**
     * Returns the page.
     *
     * @param machine a line that describes the machine
     * @param results the results, in the order of the page
     */
    public static String of(String machine, List<Result> results) {
        Map<String, List<Result>> groups = new LinkedHashMap<>();
        results.forEach(result -> groups.computeIfAbsent(result.group() + ", " + result.unit(), g -> new ArrayList<>())
                .add(result));
        StringBuilder page = new StringBuilder(HEAD)
                .append("<h1>Performance of rdma4j</h1>\n<p>")
                .append(escaped(machine))
                .append("</p>\n<p>Each factor is relative to the reference value, shown in grey.")
                .append(" docs/reference/performance.md describes the measurements.</p>\n");
        groups.forEach((group, rows) ->
                page.append("<h2>").append(escaped(group)).append("</h2>\n").append(chart(group, rows)));
        return page.append("</html>\n").toString();
    }

    private static String chart(String group, List<Result> rows) {
        double longest = rows.stream().mapToDouble(Result::value).max().orElse(1);
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 1000 %d\" role=\"img\" aria-label=\"%s\">%n",
                rows.size() * ROW,
                escaped(group)));
        for (int i = 0; i < rows.size(); i++) {
            svg.append(bar(rows.get(i), i * ROW, longest == 0 ? 1 : longest));
        }
        return svg.append("</svg>\n").toString();
    }

    private static String bar(Result result, int top, double longest) {
        double width = Math.max(1, result.value() / longest * BAR);
        boolean reference = result.ratio().isEmpty() || result.ratio().getAsDouble() == 1;
        String ratio = result.ratio().isPresent()
                ? String.format(Locale.ROOT, "  %.2f ×", result.ratio().getAsDouble())
                : "";
        return String.format(
                Locale.ROOT,
                """
                  <text x="%d" y="%d" text-anchor="end">%s</text>
                  <rect class="%s" x="%d" y="%d" width="%.1f" height="%d" rx="2"/>
                  <text x="%.1f" y="%d">%s%s</text>
                """,
                LABEL - 8,
                top + 16,
                escaped(result.name()),
                reference ? "reference" : "bar",
                LABEL,
                top + 4,
                width,
                ROW - 8,
                LABEL + width + 6,
                top + 16,
                Table.number(result.value()),
                ratio);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
