package org.rdma4j.tools.perf;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rdma4j.tools.perf.Measurement.Kind;
import org.rdma4j.tools.perf.Measurement.Operation;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a run has found: the content of {@code --json}. Names of the JSON are those of the components, in lower case with
 * underscores.
 *
 * @param program always {@code rdma-tools perf}
 * @param schema {@link #SCHEMA}; another number where a name has another meaning or is gone
 * @param started when, in UTC as ISO 8601 has it
 * @param seconds how long the whole run took
 * @param failure why the run ended early; null if it did not
 */
@JsonPropertyOrder({"program", "schema", "started", "seconds", "failure"})
public record PerfReport(
        String program,
        int schema,
        String started,
        double seconds,
        @Nullable String failure,
        Side client,
        Side server,
        Settings settings,
        List<Latency> latency,
        List<Bandwidth> bandwidth,
        List<NotMeasured> notMeasured) {
    static final String PROGRAM = "rdma-tools perf";
    /** The version of the JSON's names. */
    public static final int SCHEMA = 1;

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    /**
     * One of the two machines.
     *
     * @param address its address on the RDMA network
     * @param mtu the port's active MTU in bytes
     * @param gigabitsPerSecond the port's speed; 0 where it is unknown
     * @param rdmaCore the release of its rdma-core
     */
    public record Side(
            String address,
            String device,
            String transport,
            String linkLayer,
            int port,
            int mtu,
            double gigabitsPerSecond,
            String rdmaCore,
            String rdmaTools,
            String java,
            String system,
            int processors) {}

    /**
     * What was asked for.
     *
     * @param latencyIterations of a measurement of latency; 0 where the time decides
     * @param bandwidthIterations of a measurement of bandwidth; 0 where the time decides
     * @param durationSeconds how long each measurement lasts; 0 where the iterations decide
     * @param depth how many requests of bandwidth are outstanding
     * @param inline up to how many bytes messages are sent inline
     * @param events whether waits for completions sleep
     * @param warmUpIterations how many messages go before each measurement, for a quarter of a second at most
     */
    public record Settings(
            long latencyIterations,
            long bandwidthIterations,
            double durationSeconds,
            int depth,
            int inline,
            boolean events,
            long warmUpIterations) {}

    /**
     * The latency of one operation and size: of send and write half the round trip, of the others the time from the post to
     * the completion.
     *
     * @param inline whether messages were inline
     * @param waiting {@code polling}, {@code events}, or {@code memory}: the peer's write is looked for where it arrives
     * @param times statistics of the times; in JSON, its components are those of the latency
     * @param histogram number of times in each range
     */
    public record Latency(
            Operation operation,
            int size,
            boolean inline,
            String waiting,
            @JsonUnwrapped Times times,
            List<Bin> histogram) {}

    /**
     * Statistics of times, in microseconds.
     *
     * @param count number of times
     * @param p99Us 99th percentile
     * @param p999Us 99.9th percentile
     * @param deviationUs standard deviation
     */
    public record Times(
            long count,
            double minUs,
            double medianUs,
            double averageUs,
            double p99Us,
            double p999Us,
            double maxUs,
            double deviationUs) {}

    /** How many took at least so many microseconds, and less than so many; the last bin has its upper bound, too. */
    public record Bin(double fromUs, double toUs, long count) {}

    /**
     * The bandwidth of one operation and size.
     *
     * @param messages how many were measured
     * @param seconds from the first post to the last completion
     * @param mibPerSecond in 2^20 bytes, which perftest calls MB
     */
    public record Bandwidth(
            Operation operation,
            int size,
            boolean inline,
            String waiting,
            int depth,
            long messages,
            double seconds,
            double mibPerSecond,
            double gigabitsPerSecond,
            double messagesPerSecond) {

        static Bandwidth of(Measurement what, boolean inline, String waiting, int depth, long messages, long nanos) {
            double seconds = Math.max(nanos, 1) / 1e9;
            double bytesPerSecond = (double) messages * what.size() / seconds;
            return new Bandwidth(
                    what.operation(),
                    what.size(),
                    inline,
                    waiting,
                    depth,
                    messages,
                    seconds,
                    bytesPerSecond / (1 << 20),
                    bytesPerSecond * 8 / 1e9,
                    messages / seconds);
        }
    }

    /** What was asked for and could not be measured. */
    public record NotMeasured(Operation operation, Kind kind, int size, String reason) {}

    /** As JSON. */
    public String toJson() {
        return JSON.writeValueAsString(this);
    }

    /**
     * Reads what {@link #toJson} wrote.
     *
     * @throws IllegalArgumentException if it is something else, or of another {@link #SCHEMA}
     */
    public static PerfReport fromJson(String json) {
        PerfReport report;
        try {
            report = JSON.readValue(json, PerfReport.class);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("it is no report of perf: " + e.getOriginalMessage(), e);
        }
        if (!PROGRAM.equals(report.program) || report.schema != SCHEMA) {
            throw new IllegalArgumentException("it is no report of perf with the schema " + SCHEMA);
        }
        return report;
    }
}
