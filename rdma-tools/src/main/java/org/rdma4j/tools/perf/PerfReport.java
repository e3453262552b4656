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
 * Result of a run, which {@code --json} writes. The names in JSON are those of the components, in lower case with underscores.
 *
 * @param program {@code rdma-tools perf}
 * @param schema version of the names: {@link #SCHEMA}
 * @param started time at which the run started, in UTC and the format of ISO 8601
 * @param seconds duration of the run
 * @param failure reason why the run ended early; null if it was complete
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
    /** Version of the names in JSON. Changes when a name is removed or changes its meaning. */
    public static final int SCHEMA = 1;

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    /**
     * One of the two machines.
     *
     * @param address address on the RDMA network
     * @param mtu active MTU of the port in bytes
     * @param gigabitsPerSecond speed of the port; 0 if it is unknown
     * @param rdmaCore release of rdma-core
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
     * Parameters of the measurements.
     *
     * @param latencyIterations number of messages of each latency measurement; 0 if its duration is given
     * @param bandwidthIterations number of messages of each bandwidth measurement; 0 if its duration is given
     * @param durationSeconds duration of each measurement; 0 if its number of messages is given
     * @param depth number of outstanding requests of a bandwidth measurement
     * @param inline maximum size of inline messages in bytes
     * @param events {@code true} if waits for completions sleep until an event
     * @param warmUpIterations number of messages before each measurement, for at most a quarter of a second
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
     * Latency of one operation and size: half the round-trip time of a send or write, and the time from the post to the
     * completion of any other operation.
     *
     * @param inline {@code true} if the messages were inline
     * @param waiting {@code polling}, {@code events}, or {@code memory} if the memory was polled to which the peer writes
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

    /** Number of times in a range of microseconds. Only the last bin of a histogram includes its upper bound. */
    public record Bin(double fromUs, double toUs, long count) {}

    /**
     * Bandwidth of one operation and size.
     *
     * @param messages number of messages
     * @param seconds time from the first post to the last completion
     * @param mibPerSecond bandwidth in units of 2^20 bytes, which perftest calls MB
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

    /** A requested measurement that was not possible. */
    public record NotMeasured(Operation operation, Kind kind, int size, String reason) {}

    /** Returns this report as JSON. */
    public String toJson() {
        return JSON.writeValueAsString(this);
    }

    /**
     * Parses the result of {@link #toJson}.
     *
     * @throws IllegalArgumentException if the text is not a report, or has another {@link #SCHEMA}
     */
    public static PerfReport fromJson(String json) {
        PerfReport report;
        try {
            report = JSON.readValue(json, PerfReport.class);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("not a report of perf: " + e.getOriginalMessage(), e);
        }
        if (!PROGRAM.equals(report.program) || report.schema != SCHEMA) {
            throw new IllegalArgumentException("not a report of perf with the schema " + SCHEMA);
        }
        return report;
    }
}
