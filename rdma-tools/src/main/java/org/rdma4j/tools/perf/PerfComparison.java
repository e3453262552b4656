package org.rdma4j.tools.perf;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Prints two reports side by side. */
final class PerfComparison {
    private static final String LINE = "%-36s %13s %13s %9s%n";

    private PerfComparison() {}

    /** Prints the measurements that both reports contain, and the names of those that only one contains. */
    static void print(PerfReport before, PerfReport after, PrintWriter out) {
        Map<String, Double> first = values(before);
        Map<String, Double> second = values(after);
        out.println("A  " + before.started() + ": " + PerfTable.describe(before.client()));
        out.println("B  " + after.started() + ": " + PerfTable.describe(after.client()));
        out.println();
        out.printf(LINE, "MEDIAN IN us, OR MiB/s", "A", "B", "B/A");
        List<String> alone = new ArrayList<>();
        first.forEach((name, value) -> {
            Double other = second.get(name);
            if (other == null) {
                alone.add(name + " (A)");
            } else {
                out.printf(
                        LINE,
                        name,
                        PerfTable.micros(value),
                        PerfTable.micros(other),
                        PerfTable.format("%.3f", other / value));
            }
        });
        TreeSet<String> added = new TreeSet<>(second.keySet());
        added.removeAll(first.keySet());
        added.forEach(name -> alone.add(name + " (B)"));
        if (!alone.isEmpty()) {
            out.println();
            out.println("Only in one report: " + String.join("; ", alone));
        }
    }

    private static Map<String, Double> values(PerfReport report) {
        Map<String, Double> values = new LinkedHashMap<>();
        report.latency()
                .forEach(row -> values.put(
                        row.operation() + " latency, " + row.size() + " bytes",
                        row.times().medianUs()));
        report.bandwidth()
                .forEach(row ->
                        values.put(row.operation() + " bandwidth, " + row.size() + " bytes", row.mibPerSecond()));
        return values;
    }
}
