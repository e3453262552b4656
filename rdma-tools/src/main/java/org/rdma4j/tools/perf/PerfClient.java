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
import org.rdma4j.tools.perf.Control.Greeting;
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

/** Measures one thing after the other. */
final class PerfClient {
    private static final long WARM_UP_NANOS = 250_000_000;
    private static final int SENDS = 64;
    private static final Duration AGAIN = Duration.ofMillis(100);

    private final InetSocketAddress server;
    private final Settings settings;
    private final Duration limit;
    private final Progress progress;
    private final List<Latency> latency = new ArrayList<>();
    private final List<Bandwidth> bandwidth = new ArrayList<>();
    private final List<NotMeasured> notMeasured = new ArrayList<>();

    /** Is told what comes next. */
    interface Progress {
        void next(Measurement what, int number, int of);
    }

    /** A report, and why the run ended early if it did. */
    record Run(PerfReport report, @Nullable IOException failure) {}

    PerfClient(InetSocketAddress server, Settings settings, Duration limit, Progress progress) {
        this.server = server;
        this.settings = settings;
        this.limit = limit;
        this.progress = progress;
    }

    /**
     * Runs all of them.
     *
     * @throws IOException if there is no server; later failures are part of what this gives
     */
    Run run(List<Measurement> all) throws IOException {
        Instant started = Instant.now();
        long start = System.nanoTime();
        try (Control control = connect()) {
            Side self = Sides.of(control.connection());
            Offer hello = control.hear(Offer::from, limit);
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
            return new Run(report, failure);
        }
    }

    private Control connect() throws IOException {
        long start = System.nanoTime();
        while (true) {
            Connection connection =
                    Connection.to(server, new ConnectionOptions().withPrivateData(Greeting.HELLO.bytes()), limit);
            try {
                return greet(connection);
            } catch (ConnectionException e) {
                Closing.after(e, connection);
                Greeting answer = Control.greeting(e.event().privateData());
                if (answer == Greeting.OTHER_VERSION) {
                    throw new IOException(
                            "the server at " + name() + " is of another version: run the same release on both sides",
                            e);
                }
                if (answer != Greeting.BUSY) {
                    throw e;
                }
                if (System.nanoTime() - start > limit.toNanos()) {
                    throw new IOException(
                            "the server at " + name() + " is measuring with another client; try again later", e);
                }
            } catch (IOException | RuntimeException e) {
                Closing.after(e, connection);
                throw e;
            }
            LockSupport.parkNanos(AGAIN.toNanos());
        }
    }

    private Control greet(Connection connection) throws IOException {
        Control control = new Control(connection);
        connection.establish(limit);
        if (Control.greeting(connection.peerData()) == null) {
            throw new IOException("what listens at " + name() + " is no rdma-tools perf");
        }
        return control;
    }

    private String name() {
        return server.getAddress().getHostAddress() + ", port " + server.getPort();
    }

    private Offer ask(Control control, Task task) throws IOException {
        control.say(task, limit);
        return control.hear(Offer::from, limit);
    }

    private void measure(Control control, Side self, Measurement what) throws IOException {
        Connection link = control.connection();
        int depth = what.kind() == Kind.BANDWIDTH ? settings.depth() : SENDS;
        String reason = Sides.reasonAgainst(what, depth, link);
        if (!reason.isEmpty()) {
            skip(what, reason);
            return;
        }
        try (MemoryRegion memory = Lane.memory(link.domain(), what)) {
            Offer offer = ask(
                    control,
                    new Task(
                            what,
                            self,
                            settings.depth(),
                            settings.inline(),
                            settings.events(),
                            limit.toMillis(),
                            memory.remoteMemory()));
            RemoteMemory there = offer.memory();
            if (there == null) {
                skip(what, offer.refusal() == null ? "the server gives no reason" : offer.refusal());
                return;
            }
            if (!Lane.fits(what, there)) {
                throw new IOException("the server at " + name() + " offers " + there.length() + " bytes for " + what);
            }
            ConnectionOptions options = Lane.options(
                            what, link.domain(), depth, LatencyLoops.RECEIVES, settings.inline(), settings.events())
                    .withPrivateData(ByteBuffer.allocate(Long.BYTES)
                            .putLong(offer.token())
                            .array());
            try (Lane lane = new Lane(what, connect(options), memory, there, settings.inline(), limit);
                    Pulse pulse = new Pulse(link, lane)) {
                // It posts its receives before the connection stands.
                LatencyLoops loops = what.kind() == Kind.LATENCY ? new LatencyLoops(lane, what.operation()) : null;
                lane.establish(limit);
                control.hear(Ready::from, limit);
                if (what.isPassive()) {
                    link.release();
                    pulse.start();
                }
                if (loops != null) {
                    latency.add(latency(loops, what));
                } else {
                    bandwidth.add(bandwidth(lane, what, offer.receives()));
                }
            }
        }
    }

    private Connection connect(ConnectionOptions options) throws RdmaException {
        try {
            return Connection.to(server, options, limit);
        } catch (VerbsException e) {
            if (settings.inline() > 0 && e.function().equals("ibv_create_qp")) {
                throw VerbsException.of(
                        (ErrnoException) e.getCause(),
                        "the device may not have " + settings.inline() + " bytes inline: try a smaller --inline");
            }
            throw e;
        }
    }

    private void skip(Measurement what, String reason) {
        notMeasured.add(new NotMeasured(what.operation(), what.kind(), what.size(), reason));
    }

    private static long orForEver(double limit) {
        return limit > 0 ? (long) limit : Long.MAX_VALUE;
    }

    private long nanos() {
        // At least one message.
        return Math.max(1, orForEver(settings.durationSeconds() * 1e9));
    }

    private Latency latency(LatencyLoops loops, Measurement what) throws IOException {
        LatencyRecorder times = new LatencyRecorder();
        loops.measure(settings.warmUpIterations(), WARM_UP_NANOS, times);
        times.reset();
        loops.measure(orForEver(settings.latencyIterations()), nanos(), times);
        boolean memory = what.operation() == Measurement.Operation.WRITE;
        return times.summary(
                what,
                Lane.isInline(what, settings.inline()),
                memory ? "memory" : wait(settings),
                what.operation().takesTurns() ? 2 : 1);
    }

    private Bandwidth bandwidth(Lane lane, Measurement what, int receives) throws IOException {
        BandwidthLoops loops = new BandwidthLoops(lane, what.operation(), receives, settings.depth());
        if (settings.warmUpIterations() > 0) {
            loops.run(settings.warmUpIterations(), WARM_UP_NANOS);
        }
        long start = System.nanoTime();
        long messages = loops.run(orForEver(settings.bandwidthIterations()), nanos());
        long nanos = System.nanoTime() - start;
        return Bandwidth.of(
                what, Lane.isInline(what, settings.inline()), wait(settings), settings.depth(), messages, nanos);
    }

    private static String wait(Settings settings) {
        return settings.events() ? "events" : "polling";
    }

    /** Tells a server that only waits that the client lives; the end of its machine would not show there. */
    private static final class Pulse extends Background {
        private static final Duration EVERY = Duration.ofSeconds(1);

        private final Connection link;
        private final Lane lane;

        private Pulse(Connection link, Lane lane) {
            super("signs of life");
            this.link = link;
            this.lane = lane;
        }

        @Override
        void run() {
            try {
                SendRequest sign = lane.prepareSign(link);
                for (long number = 1; !isClosed(); number++) {
                    lane.giveSign(sign, number);
                    LockSupport.parkNanos(EVERY.toNanos());
                }
            } catch (RdmaException e) {
                // The measurement meets the same, and says it.
            } finally {
                link.release();
            }
        }
    }
}
