package org.rdma4j.tools.perf;

import java.io.PrintWriter;
import java.util.Locale;
import org.rdma4j.tools.perf.PerfReport.Bandwidth;
import org.rdma4j.tools.perf.PerfReport.Latency;
import org.rdma4j.tools.perf.PerfReport.NotMeasured;
import org.rdma4j.tools.perf.PerfReport.Settings;
import org.rdma4j.tools.perf.PerfReport.Side;

/** Prints a report as text. */
final class PerfTable {
    private static final String LATENCY = "%-13s %10s %9s %9s %9s %9s %9s %9s %9s %9s%n";
    private static final String BANDWIDTH = "%-13s %10s %9s %11s %9s %13s%n";

    private PerfTable() {}

    static void print(PerfReport report, PrintWriter out) {
        out.println("client  " + describe(report.client()));
        out.println("server  " + describe(report.server()));
        out.println("run     " + describe(report.settings()));
        out.println("time    " + report.started() + ", " + format("%.1f s", report.seconds()));
        if (!report.latency().isEmpty()) {
            out.println();
            out.println("Latency in microseconds (send, write: half the round-trip time; others: time to completion)");
            out.printf(
                    LATENCY,
                    "OPERATION",
                    "BYTES",
                    "COUNT",
                    "MIN",
                    "MEDIAN",
                    "AVERAGE",
                    "P99",
                    "P99.9",
                    "MAX",
                    "STDDEV");
            for (Latency row : report.latency()) {
                out.printf(
                        LATENCY,
                        row.operation(),
                        row.size(),
                        row.times().count(),
                        micros(row.times().minUs()),
                        micros(row.times().medianUs()),
                        micros(row.times().averageUs()),
                        micros(row.times().p99Us()),
                        micros(row.times().p999Us()),
                        micros(row.times().maxUs()),
                        micros(row.times().deviationUs()));
            }
        }
        if (!report.bandwidth().isEmpty()) {
            out.println();
            out.println("Bandwidth with " + report.settings().depth()
                    + " requests outstanding (MiB/s: 2^20 bytes per second, which perftest calls MB/sec)");
            out.printf(BANDWIDTH, "OPERATION", "BYTES", "COUNT", "MiB/s", "Gbit/s", "MESSAGES/s");
            for (Bandwidth row : report.bandwidth()) {
                out.printf(
                        BANDWIDTH,
                        row.operation(),
                        row.size(),
                        row.messages(),
                        format("%.2f", row.mibPerSecond()),
                        format("%.3f", row.gigabitsPerSecond()),
                        format("%.0f", row.messagesPerSecond()));
            }
        }
        if (!report.notMeasured().isEmpty()) {
            out.println();
            out.println("Not measured");
            for (NotMeasured row : report.notMeasured()) {
                out.println(new Measurement(row.operation(), row.kind(), row.size()) + ": " + row.reason());
            }
        }
    }

    /** Returns a description of one side, such as {@code 10.0.0.1, mlx5_0 port 1, Ethernet, MTU 4096 …}. */
    static String describe(Side side) {
        return side.address() + ", " + side.device() + " port " + side.port() + ", "
                + (side.transport().equals("IWARP") ? "iWARP, " : "") + side.linkLayer() + ", MTU " + side.mtu()
                + (side.gigabitsPerSecond() > 0 ? format(", %.1f Gbit/s", side.gigabitsPerSecond()) : "") + "; "
                + "rdma-core " + side.rdmaCore() + ", rdma-tools " + side.rdmaTools() + ", " + side.java() + ", "
                + side.system() + ", "
                + side.processors() + (side.processors() == 1 ? " processor" : " processors");
    }

    /** Returns a description of the settings, such as {@code polling, depth 128 …}. */
    static String describe(Settings settings) {
        String length = settings.durationSeconds() > 0
                ? format("%.1f s each", settings.durationSeconds())
                : settings.latencyIterations() + " messages for latency, " + settings.bandwidthIterations()
                        + " for bandwidth";
        return (settings.events() ? "events" : "polling") + ", depth " + settings.depth() + ", inline up to "
                + settings.inline() + " bytes, " + length + ", after " + settings.warmUpIterations()
                + " messages of warm-up (at most 250 ms)";
    }

    static String micros(double value) {
        return format(value < 10_000 ? "%.2f" : "%.0f", value);
    }

    static String format(String pattern, double value) {
        return String.format(Locale.ROOT, pattern, value);
    }
}
