package org.rdma4j.tools.perf;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.internal.Closing;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.tools.perf.ControlConnection.Greeting;
import org.rdma4j.tools.perf.ControlMessages.Offer;
import org.rdma4j.tools.perf.ControlMessages.Ready;
import org.rdma4j.tools.perf.ControlMessages.Task;
import org.rdma4j.tools.perf.Measurement.Kind;
import org.rdma4j.tools.perf.PerfReport.Bandwidth;
import org.rdma4j.tools.perf.PerfReport.Latency;
import org.rdma4j.tools.perf.PerfReport.NotMeasured;
import org.rdma4j.tools.perf.PerfReport.Settings;
import org.rdma4j.tools.perf.PerfReport.Side;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;

/** The client of {@code perf}, which performs measurements one after the other. */
final class PerfClient {
    /** Maximum duration of the warm-up of a measurement. */
    private static final long WARM_UP_NANOS = 250_000_000;

    /** Capacity of the send queue for latency measurements, in requests. */
    private static final int SEND_CAPACITY = 64;

    /** Time between attempts to connect to a busy server. */
    private static final Duration RETRY_INTERVAL = Duration.ofMillis(100);

    private final InetSocketAddress server;
    private final Settings settings;
    private final Duration timeout;
    private final Progress progress;
    private final List<Latency> latency = new ArrayList<>();
    private final List<Bandwidth> bandwidth = new ArrayList<>();
    private final List<NotMeasured> notMeasured = new ArrayList<>();

    /** Receives the progress of a run. */
    interface Progress {
        /** Called before a measurement, the {@code number}th of {@code total}. */
        void next(Measurement measurement, int number, int total);
    }

    /** A report, and the failure that ended the run early; null if the run was complete. */
    record Result(PerfReport report, @Nullable IOException failure) {}

    PerfClient(InetSocketAddress server, Settings settings, Duration timeout, Progress progress) {
        this.server = server;
        this.settings = settings;
        this.timeout = timeout;
        this.progress = progress;
    }

    /**
     * Performs measurements in order, until one fails.
     *
     * @throws IOException if the client cannot connect to the server; later failures are part of the result
     */
    Result run(List<Measurement> all) throws IOException {
        Instant started = Instant.now();
        long start = System.nanoTime();
        try (ControlConnection control = connect()) {
            Side self = LocalSide.describe(control.connection());
            Offer hello = control.receive(Offer::from, timeout);
            IOException failure = null;
            for (int i = 0; i < all.size() && failure == null; i++) {
                progress.next(all.get(i), i + 1, all.size());
                try {
                    measure(control, self, all.get(i));
                } catch (IOException e) {
                    failure = e;
                }
            }
            PerfReport report = new PerfReport(
                    PerfReport.PROGRAM,
                    PerfReport.SCHEMA,
                    started.truncatedTo(ChronoUnit.SECONDS).toString(),
                    (System.nanoTime() - start) / 1e9,
                    failure == null ? null : failure.getMessage(),
                    self,
                    hello.server(),
                    settings,
                    List.copyOf(latency),
                    List.copyOf(bandwidth),
                    List.copyOf(notMeasured));
            return new Result(report, failure);
        }
    }

    private ControlConnection connect() throws IOException {
        long start = System.nanoTime();
        while (true) {
            Connection connection =
                    Connection.to(server, new ConnectionOptions().withPrivateData(Greeting.HELLO.bytes()), timeout);
            try {
                return greet(connection);
            } catch (ConnectionException e) {
                Closing.after(e, connection);
                Greeting answer = ControlConnection.greeting(e.event().privateData());
                if (answer == Greeting.OTHER_VERSION) {
                    throw new IOException(
                            "the server at " + name()
                                    + " uses another version of the protocol: run the same release on both sides",
                            e);
                }
                if (answer != Greeting.BUSY) {
                    throw e;
                }
                if (System.nanoTime() - start > timeout.toNanos()) {
                    throw new IOException(
                            "the server at " + name() + " is measuring with another client; try again later", e);
                }
            } catch (IOException | RuntimeException e) {
                Closing.after(e, connection);
                throw e;
            }
            LockSupport.parkNanos(RETRY_INTERVAL.toNanos());
        }
    }

    private ControlConnection greet(Connection connection) throws IOException {
        ControlConnection control = new ControlConnection(connection);
        connection.establish(timeout);
        if (ControlConnection.greeting(connection.peerData()) == null) {
            throw new IOException("the program that listens at " + name() + " is not rdma-tools perf");
        }
        return control;
    }

    private String name() {
        return server.getAddress().getHostAddress() + ", port " + server.getPort();
    }

    private Offer ask(ControlConnection control, Task task) throws IOException {
        control.send(task, timeout);
        return control.receive(Offer::from, timeout);
    }

    private void measure(ControlConnection control, Side self, Measurement measurement) throws IOException {
        Connection link = control.connection();
        int depth = measurement.kind() == Kind.BANDWIDTH ? settings.depth() : SEND_CAPACITY;
        String reason = LocalSide.unsupportedReason(measurement, depth, link);
        if (!reason.isEmpty()) {
            skip(measurement, reason);
            return;
        }
        try (MemoryRegion memory = DataConnection.memory(link.domain(), measurement)) {
            Offer offer = ask(
                    control,
                    new Task(
                            measurement,
                            self,
                            settings.depth(),
                            settings.inline(),
                            settings.events(),
                            timeout.toMillis(),
                            memory.remoteMemory()));
            RemoteMemory there = offer.memory();
            if (there == null) {
                String refusal = offer.refusal();
                skip(measurement, refusal == null ? "the server rejected the measurement without a reason" : refusal);
                return;
            }
            if (!DataConnection.fits(measurement, there)) {
                throw new IOException("the server at " + name() + " offers only " + there.length()
                        + " bytes of memory for " + measurement);
            }
            ConnectionOptions options = DataConnection.options(
                            measurement,
                            link.domain(),
                            depth,
                            LatencyLoops.RECEIVE_COUNT,
                            settings.inline(),
                            settings.events())
                    .withPrivateData(ByteBuffer.allocate(Long.BYTES)
                            .putLong(offer.token())
                            .array());
            try (DataConnection connection = new DataConnection(
                            measurement, connect(options), memory, there, settings.inline(), timeout);
                    Heartbeat heartbeat = new Heartbeat(link, connection)) {
                // Posts its receives, which must precede the connection.
                LatencyLoops loops = measurement.kind() == Kind.LATENCY
                        ? new LatencyLoops(connection, measurement.operation())
                        : null;
                connection.establish();
                control.receive(Ready::from, timeout);
                if (measurement.isServerPassive()) {
                    link.release();
                    heartbeat.start();
                }
                if (loops != null) {
                    latency.add(latency(loops, measurement));
                } else {
                    bandwidth.add(bandwidth(connection, measurement, offer.receives()));
                }
            }
        }
    }

    private Connection connect(ConnectionOptions options) throws RdmaException {
        try {
            return Connection.to(server, options, timeout);
        } catch (VerbsException e) {
            if (settings.inline() > 0 && e.function().equals("ibv_create_qp")) {
                throw VerbsException.of(
                        (ErrnoException) e.getCause(),
                        "the device may not support " + settings.inline()
                                + " bytes of inline data: try a smaller --inline");
            }
            throw e;
        }
    }

    private void skip(Measurement measurement, String reason) {
        notMeasured.add(new NotMeasured(measurement.operation(), measurement.kind(), measurement.size(), reason));
    }

    private static long orUnlimited(double limit) {
        return limit > 0 ? (long) limit : Long.MAX_VALUE;
    }

    private long nanos() {
        // At least 1 ns, so that at least one message is sent.
        return Math.max(1, orUnlimited(settings.durationSeconds() * 1e9));
    }

    private Latency latency(LatencyLoops loops, Measurement measurement) throws IOException {
        LatencyRecorder times = new LatencyRecorder();
        loops.measure(settings.warmUpIterations(), WARM_UP_NANOS, times);
        times.reset();
        loops.measure(orUnlimited(settings.latencyIterations()), nanos(), times);
        boolean memory = measurement.operation() == Measurement.Operation.WRITE;
        return times.summary(
                measurement,
                DataConnection.isInline(measurement, settings.inline()),
                memory ? "memory" : wait(settings),
                measurement.operation().sendsData() ? 2 : 1);
    }

    private Bandwidth bandwidth(DataConnection connection, Measurement measurement, int receives) throws IOException {
        BandwidthLoops loops = new BandwidthLoops(connection, measurement.operation(), receives, settings.depth());
        if (settings.warmUpIterations() > 0) {
            loops.run(settings.warmUpIterations(), WARM_UP_NANOS);
        }
        long start = System.nanoTime();
        long messages = loops.run(orUnlimited(settings.bandwidthIterations()), nanos());
        long nanos = System.nanoTime() - start;
        return Bandwidth.of(
                measurement,
                DataConnection.isInline(measurement, settings.inline()),
                wait(settings),
                settings.depth(),
                messages,
                nanos);
    }

    private static String wait(Settings settings) {
        return settings.events() ? "events" : "polling";
    }

    /**
     * Sends heartbeats to a passive server over the control connection. Without them, the server would not notice that
     * the host of the client has failed.
     */
    private static final class Heartbeat extends BackgroundTask {
        private static final Duration INTERVAL = Duration.ofSeconds(1);

        private final Connection link;
        private final DataConnection connection;

        private Heartbeat(Connection link, DataConnection connection) {
            super("heartbeat");
            this.link = link;
            this.connection = connection;
        }

        @Override
        void run() {
            try {
                SendRequest request = connection.prepareHeartbeat(link);
                for (long number = 1; !isClosed(); number++) {
                    connection.sendHeartbeat(request, number);
                    LockSupport.parkNanos(INTERVAL.toNanos());
                }
            } catch (RdmaException e) {
                // The measurement meets and reports the same failure.
            } finally {
                link.release();
            }
        }
    }
}
