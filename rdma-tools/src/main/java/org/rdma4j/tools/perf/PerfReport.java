package org.rdma4j.tools.perf;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.tools.perf.Measurement.Kind;
import org.rdma4j.tools.perf.Measurement.Operation;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Result of a run, which {@code --json} writes. The names in JSON are those of the components, in lower case with
 * underscores.
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

    /** Maximum length of a text, except of a reason or failure, in characters. */
    private static final int MAX_SIDE_TEXT = 1200;

    /** Maximum length of a reason or failure in characters. */
    private static final int MAX_REASON = 10_000;

    /** Maximum of all times, rates and durations. */
    private static final double MAX_VALUE = 1e15;

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
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
            int processors) {
        /** Creates a description. In all texts, characters that cannot be printed are replaced by escapes. */
        public Side {
            address = PrintableText.of(address);
            device = PrintableText.of(device);
            transport = PrintableText.of(transport);
            linkLayer = PrintableText.of(linkLayer);
            rdmaCore = PrintableText.of(rdmaCore);
            rdmaTools = PrintableText.of(rdmaTools);
            java = PrintableText.of(java);
            system = PrintableText.of(system);
        }

        /** Reads a description whose members are named like the components. */
        static Side from(StrictJson json) {
            return from(json, "linkLayer", "gigabitsPerSecond", "rdmaCore", "rdmaTools");
        }

        private static Side fromReport(StrictJson json) {
            return from(json, "link_layer", "gigabits_per_second", "rdma_core", "rdma_tools");
        }

        private static Side from(StrictJson json, String layer, String speed, String core, String tools) {
            return new Side(
                    json.text("address", MAX_SIDE_TEXT),
                    json.text("device", MAX_SIDE_TEXT),
                    json.text("transport", MAX_SIDE_TEXT),
                    json.text(layer, MAX_SIDE_TEXT),
                    json.integer("port", 0, 255),
                    json.integer("mtu", 0, Integer.MAX_VALUE),
                    json.number(speed, MAX_VALUE),
                    json.text(core, MAX_SIDE_TEXT),
                    json.text(tools, MAX_SIDE_TEXT),
                    json.text("java", MAX_SIDE_TEXT),
                    json.text("system", MAX_SIDE_TEXT),
                    json.integer("processors", 0, Integer.MAX_VALUE));
        }
    }

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
            long warmUpIterations) {
        private static Settings from(StrictJson json) {
            return new Settings(
                    json.integer("latency_iterations", 0L, Long.MAX_VALUE),
                    json.integer("bandwidth_iterations", 0L, Long.MAX_VALUE),
                    json.number("duration_seconds", MAX_VALUE),
                    json.integer("depth", 1, Integer.MAX_VALUE),
                    json.integer("inline", 0, Integer.MAX_VALUE),
                    json.flag("events"),
                    json.integer("warm_up_iterations", 0L, Long.MAX_VALUE));
        }
    }

    /**
     * Latency of one operation and size: half the round-trip time of a send or write, and the time from the post to the
     * completion of any other operation.
     *
     * @param inline {@code true} if the messages were inline
     * @param waiting {@code polling}, {@code events}, or {@code memory} if the program polled memory written by the
     *     peer
     * @param times statistics of the times; in JSON, its components are those of the latency
     * @param histogram number of times in each range
     */
    public record Latency(
            Operation operation,
            int size,
            boolean inline,
            String waiting,
            @JsonUnwrapped Times times,
            List<Bin> histogram) {
        /** Creates a row. In the text, characters that cannot be printed are replaced by escapes. */
        public Latency {
            waiting = PrintableText.of(waiting);
        }

        private static Latency from(StrictJson json) {
            return new Latency(
                    json.constant("operation", Operation.class),
                    json.integer("size", 1, MessageSizes.MAX_BYTES),
                    json.flag("inline"),
                    json.text("waiting", MAX_SIDE_TEXT),
                    Times.from(json),
                    json.objects("histogram").stream().map(Bin::from).toList());
        }
    }

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
            double deviationUs) {
        private static Times from(StrictJson json) {
            return new Times(
                    json.integer("count", 0L, Long.MAX_VALUE),
                    json.number("min_us", MAX_VALUE),
                    json.number("median_us", MAX_VALUE),
                    json.number("average_us", MAX_VALUE),
                    json.number("p99_us", MAX_VALUE),
                    json.number("p999_us", MAX_VALUE),
                    json.number("max_us", MAX_VALUE),
                    json.number("deviation_us", MAX_VALUE));
        }
    }

    /** Number of times in a range of microseconds. Only the last bin of a histogram includes its upper bound. */
    public record Bin(double fromUs, double toUs, long count) {
        private static Bin from(StrictJson json) {
            return new Bin(
                    json.number("from_us", MAX_VALUE),
                    json.number("to_us", MAX_VALUE),
                    json.integer("count", 0L, Long.MAX_VALUE));
        }
    }

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
        /** Creates a row. In the text, characters that cannot be printed are replaced by escapes. */
        public Bandwidth {
            waiting = PrintableText.of(waiting);
        }

        private static Bandwidth from(StrictJson json) {
            return new Bandwidth(
                    json.constant("operation", Operation.class),
                    json.integer("size", 1, MessageSizes.MAX_BYTES),
                    json.flag("inline"),
                    json.text("waiting", MAX_SIDE_TEXT),
                    json.integer("depth", 1, Integer.MAX_VALUE),
                    json.integer("messages", 0L, Long.MAX_VALUE),
                    json.number("seconds", MAX_VALUE),
                    json.number("mib_per_second", MAX_VALUE),
                    json.number("gigabits_per_second", MAX_VALUE),
                    json.number("messages_per_second", MAX_VALUE));
        }

        static Bandwidth of(
                Measurement measurement, boolean inline, String waiting, int depth, long messages, long nanos) {
            double seconds = Math.max(nanos, 1) / 1e9;
            double bytesPerSecond = (double) messages * measurement.size() / seconds;
            return new Bandwidth(
                    measurement.operation(),
                    measurement.size(),
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
    public record NotMeasured(Operation operation, Kind kind, int size, String reason) {
        /** Creates a row. In the reason, characters that cannot be printed are replaced by escapes. */
        public NotMeasured {
            reason = PrintableText.of(reason);
        }

        private static NotMeasured from(StrictJson json) {
            Measurement measurement = Measurement.from(json);
            return new NotMeasured(
                    measurement.operation(), measurement.kind(), measurement.size(), json.text("reason", MAX_REASON));
        }
    }

    /** Creates a report. In all texts, characters that cannot be printed are replaced by escapes. */
    public PerfReport {
        started = PrintableText.of(started);
        failure = failure == null ? null : PrintableText.of(failure);
    }

    /** Returns this report as JSON, in ASCII. */
    public String toJson() {
        return JSON.writeValueAsString(this);
    }

    /**
     * Parses the result of {@link #toJson}.
     *
     * @throws IllegalArgumentException if the text is not a report, or its schema is not {@link #SCHEMA}; the message
     *     names the member that is missing or invalid
     */
    public static PerfReport fromJson(String json) {
        try {
            StrictJson report = StrictJson.parse(json);
            if (!PROGRAM.equals(report.text("program", MAX_SIDE_TEXT))
                    || report.integer("schema", 0, Integer.MAX_VALUE) != SCHEMA) {
                throw new IllegalArgumentException("program must be '" + PROGRAM + "', and schema must be " + SCHEMA);
            }
            return new PerfReport(
                    PROGRAM,
                    SCHEMA,
                    report.text("started", MAX_SIDE_TEXT),
                    report.number("seconds", MAX_VALUE),
                    report.textOrNull("failure", MAX_REASON),
                    Side.fromReport(report.object("client")),
                    Side.fromReport(report.object("server")),
                    Settings.from(report.object("settings")),
                    report.objects("latency").stream().map(Latency::from).toList(),
                    report.objects("bandwidth").stream().map(Bandwidth::from).toList(),
                    report.objects("not_measured").stream()
                            .map(NotMeasured::from)
                            .toList());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("not a report of perf: " + e.getMessage(), e);
        }
    }
}
