package org.rdma4j.tools.perf;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.rdma4j.tools.perf.Measurement.Operation;
import org.rdma4j.tools.perf.PerfCharts.Point;
import org.rdma4j.tools.perf.PerfCharts.Series;
import org.rdma4j.tools.perf.PerfReport.Bandwidth;
import org.rdma4j.tools.perf.PerfReport.Latency;
import org.rdma4j.tools.perf.PerfReport.NotMeasured;
import org.rdma4j.tools.perf.PerfReport.Times;

/** Writes a report as a self-contained HTML page: it has no scripts, and refers to no other file or host. */
public final class PerfPage {
    private static final String STYLE = """

            :root { color-scheme: light dark; --paper: #fff; --ink: #1c2127; --quiet: #56606b; --rule: #d5dae0;
              --c0: #1f5fa8; --c1: #b3470b; --c2: #177152; --c3: #7a3ea8; --c4: #9c1f4b; --bar: #4f83bd; }
            @media (prefers-color-scheme: dark) { :root { --paper: #15191e; --ink: #e6e9ed; --quiet: #a4aeb9;
              --rule: #3a424c; --c0: #7ab3f0; --c1: #f0a36b; --c2: #6fcfa8; --c3: #c79bf0; --c4: #f08bb0;
              --bar: #6d9fd6; } }
            body { margin: 2rem auto; max-width: 74rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
              font: 15px/1.5 system-ui, sans-serif; }
            h1 { font-size: 1.6rem; margin-bottom: .3rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
            p, dd { color: var(--quiet); } dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
            dt { font-weight: 600; } dd { margin: 0; }
            .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1.2rem; }
            .small-charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
              gap: 1rem; }
            figure { margin: 0; break-inside: avoid; } figcaption { font-weight: 600; margin-bottom: .2rem; }
            svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; } svg text { fill: var(--quiet); }
            svg text.name { fill: var(--ink); font-weight: 600; } svg text.small { font-size: 10px; }
            .grid { stroke: var(--rule); stroke-width: 1; } .axis { stroke: var(--quiet); stroke-width: 1; }
            .quantile { stroke: var(--ink); stroke-width: 1; stroke-dasharray: 3 3; } .bar { fill: var(--bar); }
            .line { fill: none; stroke-width: 2; }
            .line.s1 { stroke-dasharray: 7 3; } .line.s2 { stroke-dasharray: 2 3; }
            .line.s3 { stroke-dasharray: 9 3 2 3; } .line.s4 { stroke-dasharray: 4 2; }
            .line.s0 { stroke: var(--c0); } .line.s1 { stroke: var(--c1); } .line.s2 { stroke: var(--c2); }
            .line.s3 { stroke: var(--c3); } .line.s4 { stroke: var(--c4); }
            .mark.s0 { fill: var(--c0); } .mark.s1 { fill: var(--c1); } .mark.s2 { fill: var(--c2); }
            .mark.s3 { fill: var(--c3); } .mark.s4 { fill: var(--c4); }
            .table { overflow-x: auto; margin-top: 1.2rem; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
            th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid var(--rule); }
            th:first-child, td:first-child { text-align: left; } caption { text-align: left; color: var(--quiet); }
            .failure { border-left: 4px solid var(--c1); padding-left: .8rem; color: var(--ink); }
            @media print { :root { --paper: #fff; --ink: #000; --quiet: #333; --rule: #bbb; --c0: #1f5fa8; --c1: #b3470b;
              --c2: #177152; --c3: #7a3ea8; --c4: #9c1f4b; --bar: #4f83bd; } body { margin: 0; max-width: none; } }
            """;

    private final PerfReport report;
    private final MarkupWriter page = new MarkupWriter();
    private final PerfCharts charts = new PerfCharts(page);

    private PerfPage(PerfReport report) {
        this.report = report;
    }

    /** Returns the page, to be encoded in UTF-8. */
    public static String of(PerfReport report) {
        return "<!DOCTYPE html>\n" + new PerfPage(report).html();
    }

    private String html() {
        String title = "RDMA from " + report.client().address() + " to "
                + report.server().address() + ", " + report.started();
        page.open("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", "en")
                .open("head")
                .empty("meta", "charset", "utf-8")
                .empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                .leaf("title", title)
                .leaf("style", STYLE)
                .close()
                .open("body")
                .open("main")
                .leaf("h1", "RDMA latency and bandwidth")
                .open("dl");
        fact("Client", PerfTable.describe(report.client()));
        fact("Server", PerfTable.describe(report.server()));
        fact("Run", PerfTable.describe(report.settings()));
        fact("Time", report.started() + ", " + PerfTable.format("%.1f s", report.seconds()));
        page.close();
        if (report.failure() != null) {
            page.leaf("p", "The run ended early: " + report.failure(), "class", "failure");
        }
        if (!report.latency().isEmpty()) {
            latency();
        }
        if (!report.bandwidth().isEmpty()) {
            bandwidth();
        }
        if (!report.notMeasured().isEmpty()) {
            page.leaf("h2", "Not measured").open("ul");
            for (NotMeasured row : report.notMeasured()) {
                page.leaf("li", new Measurement(row.operation(), row.kind(), row.size()) + ": " + row.reason());
            }
            page.close();
        }
        return page.close().close().close().toString();
    }

    private void fact(String name, String value) {
        page.leaf("dt", name).leaf("dd", value);
    }

    private void latency() {
        page.leaf("h2", "Latency")
                .leaf("p", "Half the round-trip time of send and write; time to completion of the other operations.");
        page.open("div", "class", "charts");
        for (Operation operation : Operation.values()) {
            List<Latency> rows = report.latency().stream()
                    .filter(row -> row.operation() == operation)
                    .toList();
            if (rows.size() > 1) {
                figure(
                        "Latency of " + operation + " by message size",
                        "microseconds",
                        List.of(
                                series("median", rows, Times::medianUs),
                                series("p99", rows, Times::p99Us),
                                series("p99.9", rows, Times::p999Us),
                                series("minimum", rows, Times::minUs)));
            }
        }
        page.close();
        table(
                "Latency in microseconds",
                List.of(
                        "Operation",
                        "Bytes",
                        "Count",
                        "Minimum",
                        "Median",
                        "Average",
                        "p99",
                        "p99.9",
                        "Maximum",
                        "Std. deviation",
                        "Wait"));
        for (Latency row : report.latency()) {
            row(
                    row.operation(),
                    row.size(),
                    row.times().count(),
                    PerfTable.micros(row.times().minUs()),
                    PerfTable.micros(row.times().medianUs()),
                    PerfTable.micros(row.times().averageUs()),
                    PerfTable.micros(row.times().p99Us()),
                    PerfTable.micros(row.times().p999Us()),
                    PerfTable.micros(row.times().maxUs()),
                    PerfTable.micros(row.times().deviationUs()),
                    row.waiting() + (row.inline() ? ", inline" : ""));
        }
        endTable();
        page.leaf("h2", "Distribution of latency")
                .leaf("p", "Number of messages by latency. The latency axis is logarithmic.")
                .open("div", "class", "small-charts");
        for (Latency row : report.latency()) {
            page.open("figure");
            charts.histogram(row);
            page.close();
        }
        page.close();
    }

    private void bandwidth() {
        page.leaf("h2", "Bandwidth")
                .leaf(
                        "p",
                        "With " + report.settings().depth() + " requests outstanding. A MiB has 2^20 bytes; perftest"
                                + " calls it MB.");
        List<Series> bytes = new ArrayList<>();
        List<Series> messages = new ArrayList<>();
        for (Operation operation : Operation.values()) {
            List<Bandwidth> rows = report.bandwidth().stream()
                    .filter(row -> row.operation() == operation)
                    .toList();
            if (rows.size() > 1) {
                bytes.add(new Series(
                        operation.toString(),
                        rows.stream()
                                .map(row -> new Point(row.size(), row.mibPerSecond()))
                                .toList()));
                messages.add(new Series(
                        operation.toString(),
                        rows.stream()
                                .map(row -> new Point(row.size(), row.messagesPerSecond()))
                                .toList()));
            }
        }
        if (!bytes.isEmpty()) {
            page.open("div", "class", "charts");
            figure("Bandwidth by message size", "MiB/s", bytes);
            figure("Messages by message size", "messages/s", messages);
            page.close();
        }
        table("Bandwidth", List.of("Operation", "Bytes", "Count", "Seconds", "MiB/s", "Gbit/s", "Messages/s", "Wait"));
        for (Bandwidth row : report.bandwidth()) {
            row(
                    row.operation(),
                    row.size(),
                    row.messages(),
                    PerfTable.format("%.3f", row.seconds()),
                    PerfTable.format("%.2f", row.mibPerSecond()),
                    PerfTable.format("%.3f", row.gigabitsPerSecond()),
                    PerfTable.format("%.0f", row.messagesPerSecond()),
                    row.waiting() + (row.inline() ? ", inline" : ""));
        }
        endTable();
    }

    private static Series series(String name, List<Latency> rows, ToDoubleFunction<Times> value) {
        return new Series(
                name,
                rows.stream()
                        .map(row -> new Point(row.size(), value.applyAsDouble(row.times())))
                        .toList());
    }

    private void figure(String title, String unit, List<Series> lines) {
        page.open("figure").leaf("figcaption", title);
        charts.lines(title, unit, lines);
        page.close();
    }

    private void table(String caption, List<String> heads) {
        page.open("div", "class", "table", "role", "region", "tabindex", "0", "aria-label", caption)
                .open("table")
                .leaf("caption", caption)
                .open("thead")
                .open("tr");
        heads.forEach(head -> page.leaf("th", head, "scope", "col"));
        page.close().close().open("tbody");
    }

    private void row(Object... cells) {
        page.open("tr");
        for (Object cell : cells) {
            page.leaf("td", cell.toString());
        }
        page.close();
    }

    private void endTable() {
        page.close().close().close();
    }
}
