package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.Listener;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.interop.Listening;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tools.Main;
import org.rdma4j.tools.perf.Measurement.Kind;
import org.rdma4j.tools.perf.Measurement.Operation;
import org.rdma4j.tools.perf.PerfReport;
import org.rdma4j.tools.perf.PerfReport.Bandwidth;
import org.rdma4j.tools.perf.PerfReport.Bin;
import org.rdma4j.tools.perf.PerfReport.Latency;
import org.rdma4j.tools.perf.PerfReport.NotMeasured;

/** The command {@code perf}: its measurements on the devices, and its failures. */
@InGuest
@Timeout(300)
class PerfTest {
    /**
     * Number of measurements with each program (default 1; 3 with {@code -Drdma4j.soak=3}). More measurements take
     * long, because each side starts many programs.
     */
    private static final int PAIRS = Math.min(3, Integer.getInteger("rdma4j.soak", 1));

    private static final List<String> FEW = List.of("-n", "40", "-w", "5", "-W", "60000");

    /** Message of a client whose server does not listen, as {@link #noServer} verifies. */
    private static final String NOT_LISTENING = "no program listens at that address";

    /** Port of the server that is reused by several tests. */
    private static final String STAYING = "7490";

    private static Optional<GuestJvm> staying = Optional.empty();

    @TempDir
    Path folder;

    /**
     * Returns the server in another JVM that is reused by several tests, because a JVM takes long to start here. Its
     * output about each client is checked.
     */
    private static GuestJvm stayingServer() throws IOException {
        if (staying.isEmpty()) {
            staying = Optional.of(new GuestJvm(Main.class, List.of(), "perf", "--listen", "-p", STAYING));
            staying.get().line("listening");
        }
        return staying.get();
    }

    @AfterAll
    static void endStayingServer() {
        staying.ifPresent(GuestJvm::kill);
        staying = Optional.empty();
    }

    private record Ran(int code, String out, String err) {
        PerfReport report() {
            assertThat(code).as("%s%n%s", out, err).isZero();
            return PerfReport.fromJson(out);
        }
    }

    private static Ran run(List<String> words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), words.toArray(new String[0]));
        return new Ran(code, out.toString(), err.toString());
    }

    private static Ran perf(String... words) {
        List<String> all = new ArrayList<>(List.of("perf"));
        all.addAll(List.of(words));
        return run(all);
    }

    /** Runs a client, and retries while its server does not listen yet. */
    private static Ran runWhenServerListens(List<String> words) {
        long start = System.nanoTime();
        Ran ran = run(words);
        while (ran.code() == 3
                && ran.err().contains(NOT_LISTENING)
                && System.nanoTime() - start < TimeUnit.SECONDS.toNanos(60)) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
            ran = run(words);
        }
        return ran;
    }

    private static Ran few(String host, String... words) {
        List<String> all = new ArrayList<>(List.of("perf", host));
        all.addAll(FEW);
        all.addAll(List.of(words));
        return runWhenServerListens(all);
    }

    private static CompletableFuture<Ran> server(String... words) {
        return CompletableFuture.supplyAsync(
                () -> perf(words), command -> Thread.ofPlatform().start(command));
    }

    // Measurements.

    private static void check(PerfReport report, Device device, List<Integer> sizes, String waiting) {
        assertThat(report.client().device()).isEqualTo(device.verbsName());
        assertThat(report.server().address()).isEqualTo(device.address());
        assertThat(report.client().mtu()).isPositive();
        List<String> expected = new ArrayList<>();
        List<Operation> atomics = List.of(Operation.FETCH_ADD, Operation.COMPARE_SWAP);
        for (Operation operation : Operation.values()) {
            if (!atomics.contains(operation)) {
                sizes.forEach(size -> expected.add(operation + " " + size));
            } else if (device == Device.RXE) {
                expected.add(operation + " 8");
            }
        }
        assertThat(report.latency().stream().map(row -> row.operation() + " " + row.size()))
                .containsExactlyElementsOf(expected);
        assertThat(report.bandwidth().stream().map(row -> row.operation() + " " + row.size()))
                .containsExactlyElementsOf(expected);
        for (Latency row : report.latency()) {
            assertThat(List.of(
                            row.times().minUs(),
                            row.times().medianUs(),
                            row.times().p99Us(),
                            row.times().p999Us(),
                            row.times().maxUs()))
                    .as("%s", row)
                    .isSorted()
                    .allMatch(value -> value > 0);
            assertThat(row.times().averageUs())
                    .isBetween(row.times().minUs(), row.times().maxUs());
            assertThat(row.histogram().stream().mapToLong(Bin::count).sum())
                    .isEqualTo(row.times().count());
            assertThat(row.waiting()).isEqualTo(row.operation() == Operation.WRITE ? "memory" : waiting);
        }
        for (Bandwidth row : report.bandwidth()) {
            assertThat(row.messagesPerSecond() * row.seconds()).isBetween(row.messages() - 0.5, row.messages() + 0.5);
            assertThat(row.waiting()).isEqualTo(waiting);
        }
        if (device == Device.SIW) {
            assertThat(report.notMeasured())
                    .hasSize(4)
                    .extracting(NotMeasured::reason)
                    .containsOnly("siw0 does not support atomic operations");
        } else {
            assertThat(report.notMeasured()).isEmpty();
        }
    }

    @OnDevices
    void everyOperationPolled(Device device) {
        CompletableFuture<Ran> server = server("--listen", "--once");
        PerfReport report = few(device.address(), "--sizes", "1,4K", "--depth", "16", "--json", "-")
                .report();
        check(report, device, List.of(1, 4096), "polling");
        assertThat(report.latency()).extracting(row -> row.times().count()).containsOnly(40L);
        assertThat(report.bandwidth()).extracting(Bandwidth::messages).containsOnly(40L);
        Ran served = server.join();
        assertThat(served.code()).as(served.err()).isZero();
        assertThat(served.err()).contains("listening on all addresses, port 7473", "measurements");
    }

    @OnDevices
    void everyOperationWithEvents(Device device) {
        CompletableFuture<Ran> server = server(device.address(), "--listen", "--once", "-p", "7480");
        PerfReport report = few(device.address(), "-e", "-s", "64", "-p", "7480", "--json", "-")
                .report();
        check(report, device, List.of(64), "events");
        assertThat(server.join().code()).isZero();
    }

    /**
     * More messages than the server has receives and the queue of the client has slots, so that both must be reused.
     */
    @OnDevices
    void manySendsAndInline(Device device) {
        CompletableFuture<Ran> server = server("--listen", "--once");
        List<String> words = new ArrayList<>(List.of("perf", device.address(), "-o", "send", "-m", "bandwidth"));
        words.addAll(List.of("-s", "32", "-n", "3000", "-w", "0", "-t", "64", "-W", "60000", "--json", "-"));
        if (device == Device.RXE) {
            words.addAll(List.of("--inline", "32"));
        }
        Ran ran = runWhenServerListens(words);
        Bandwidth row = ran.report().bandwidth().get(0);
        assertThat(row.messages()).isEqualTo(3000);
        assertThat(row.depth()).isEqualTo(64);
        assertThat(row.inline()).isEqualTo(device == Device.RXE);
        assertThat(server.join().code()).isZero();
    }

    /**
     * The server serves a second client. The first one measures for a duration instead of a count, prints a table and
     * writes both files.
     */
    @OnDevices(Device.RXE)
    void consecutiveClients(Device device) throws Exception {
        try (GuestJvm server = new GuestJvm(Main.class, List.of(), "perf", "--listen", device.address())) {
            server.line("listening on " + device.address());
            Path json = folder.resolve("report.json");
            Path html = folder.resolve("report.html");
            Ran first = perf(
                    device.address(),
                    "-o",
                    "write,read",
                    "-D",
                    "0.2",
                    "-s",
                    "8..16",
                    "-W",
                    "60000",
                    "--json",
                    json.toString(),
                    "--html",
                    html.toString());
            assertThat(first.code()).as(first.err()).isZero();
            assertThat(first.err()).isEmpty();
            assertThat(first.out())
                    .contains("Latency in microseconds", "Bandwidth with 128 requests", device.verbsName())
                    .containsPattern("(?m)^write +16 +[0-9]+ +[0-9.]+ +[0-9.]+")
                    .doesNotContain("\033", "\r");
            PerfReport report = PerfReport.fromJson(Files.readString(json));
            assertThat(report.settings().durationSeconds()).isEqualTo(0.2);
            assertThat(report.bandwidth())
                    .hasSize(4)
                    .allSatisfy(row -> assertThat(row.seconds()).isBetween(0.15, 60.0))
                    .allSatisfy(row -> assertThat(row.messages()).isGreaterThan(row.depth()));
            assertThat(Files.readString(html)).startsWith("<!DOCTYPE html>").contains("Latency of write");

            Ran second = few(device.address(), "-o", "send", "-m", "latency", "-s", "8", "--json", "-");
            assertThat(second.report().latency()).hasSize(1);
        }
    }

    // Failures.

    private static void fails(Ran ran, String... words) {
        assertThat(ran.code()).as("%s%n%s", ran.out(), ran.err()).isEqualTo(3);
        assertThat(ran.err().lines()).as(ran.err()).hasSize(1);
        assertThat(ran.err()).startsWith("error: ").contains(words);
    }

    @OnDevices
    void noServer(Device device) {
        fails(perf(device.address(), "-p", "7499"), NOT_LISTENING);
        fails(perf("--listen", "10.99.0.1"), "cannot listen on 10.99.0.1, port 7473: the port is in use, or");
        fails(perf("no-such-host.invalid"), "cannot resolve the name 'no-such-host.invalid'");
    }

    /** Files are checked before the client connects: no server listens, and the message does not mention it. */
    @Test
    void filesAreCheckedFirst() {
        String missing = folder.resolve("missing").resolve("a.html").toString();
        fails(perf("10.77.0.1", "-p", "7499", "--html", missing), "cannot write " + missing, "does not exist");
        fails(perf("10.77.0.1", "-p", "7499", "--json", folder.toString()), "it is a directory");
    }

    @Test
    void fullDiskIsReportedAfterTheTable() {
        CompletableFuture<Ran> server = server("--listen", "--once");
        Ran ran = few("10.77.0.1", "-o", "read", "-m", "latency", "-s", "8", "--html", "/dev/full");
        fails(ran, "cannot write /dev/full: No space left on device");
        assertThat(ran.out()).contains("Latency in microseconds");
        assertThat(server.join().code()).isZero();
    }

    @Test
    void badUsage() {
        for (String[] words : List.of(
                new String[] {},
                new String[] {"a", "-s", "0"},
                new String[] {"a", "-s", "8..2"},
                new String[] {"a", "-n", "0"},
                new String[] {"a", "-n", "5", "-D", "1"},
                new String[] {"a", "-o", "sand"},
                new String[] {"a", "-t", "0"},
                new String[] {"a", "--once"},
                new String[] {"--listen", "-s", "8"},
                new String[] {"--listen", "--html", "a.html"})) {
            assertThat(perf(words).code()).as(Arrays.toString(words)).isEqualTo(2);
        }
        assertThat(perf("--listen", "-t", "8").err())
                .contains(
                        "--depth is an option of the client; the server has --listen, --once, --port and --max-memory");
        assertThat(perf("--help").out()).contains("perf --listen", "ib_send_lat", "-s, --sizes");
    }

    @OnDevices
    void serverOfAnotherVersion(Device device) throws Exception {
        InetSocketAddress at = new InetSocketAddress(device.address(), 0);
        try (Listener listener = Listener.on(at)) {
            CompletableFuture<Void> server = CompletableFuture.runAsync(() -> {
                try (ConnectionRequest client = listener.nextRequest(ConnectedQueuePairs.LIMIT)) {
                    // The greeting of a client of this version, with the version incremented.
                    ByteBuffer greeting = ByteBuffer.wrap(client.peerData());
                    client.reject(ByteBuffer.allocate(16)
                            .putLong(greeting.getLong())
                            .putInt(greeting.getInt() + 1)
                            .array());
                } catch (IOException e) {
                    throw new CompletionException(e);
                }
            });
            fails(
                    perf(
                            device.address(),
                            "-p",
                            Integer.toString(listener.address().getPort())),
                    "uses another version of the protocol: run the same release on both sides");
            server.join();
        }
    }

    @OnDevices
    void serverOfAnotherProtocol(Device device) throws Exception {
        CompletableFuture<Ran> server = CompletableFuture.supplyAsync(
                () -> run(List.of("ping", "--listen", "--once", "-p", "7483", device.address())));
        Listening.awaitRdma(7483, server::isDone);
        Ran ran = few(device.address(), "-p", "7483");
        fails(ran, "is not rdma-tools perf");
        server.join();
    }

    /** A connection that is not from a client does not affect the server. */
    @OnDevices
    void serverRejectsOtherProtocols(Device device) throws Exception {
        CompletableFuture<Ran> server = server("--listen", "--once");
        Listening.awaitRdma(7473, server::isDone);
        Ran stranger = run(List.of("ping", "-c", "1", "-W", "60000", "-p", "7473", device.address()));
        assertThat(stranger.code()).as(stranger.err()).isEqualTo(1);
        assertThat(few(device.address(), "-o", "send", "-m", "latency", "-s", "8")
                        .code())
                .isZero();
        assertThat(server.join().err()).contains("it is not rdma-tools perf");
    }

    @OnDevices
    void busyServer(Device device) throws Exception {
        GuestJvm server = stayingServer();
        CompletableFuture<Ran> first = server(
                device.address(),
                "-o",
                "read",
                "-m",
                "bandwidth",
                "-s",
                "8",
                "-D",
                // Longer than the heartbeat timeout of the server.
                "12",
                "-p",
                STAYING,
                "-W",
                "60000",
                "--json",
                "-");
        server.line("client " + device.address() + " has connected");
        fails(perf(device.address(), "-o", "read", "-p", STAYING, "-W", "4000"), "is measuring with another client");
        assertThat(first.join().report().bandwidth()).hasSize(1);
    }

    @OnDevices(Device.RXE)
    void serverIsKilled(Device device) throws Exception {
        GuestJvm server = stayingServer();
        CompletableFuture<Ran> client = server(
                device.address(), "-o", "send", "-s", "8", "-D", "120", "-p", STAYING, "-W", "60000", "--json", "-");
        server.line("client " + device.address() + " has connected");
        // Time until the first measurement runs on a slow machine.
        Thread.sleep(10_000);
        endStayingServer();
        Ran ran = client.get(90, TimeUnit.SECONDS);
        PerfReport report = PerfReport.fromJson(ran.out());
        assertThat(report.failure()).isNotBlank();
        fails(ran, report.failure());
    }

    @OnDevices(Device.RXE)
    void clientIsKilled(Device device) throws Exception {
        StringWriter said = new StringWriter();
        PrintWriter log = new PrintWriter(said, true);
        CompletableFuture<Integer> server =
                CompletableFuture.supplyAsync(() -> Main.run(log, log, "perf", "--listen", "--once"));
        try (GuestJvm client = new GuestJvm(
                Main.class, List.of(), "perf", device.address(), "-o", "send", "-s", "8", "-D", "120", "-W", "60000")) {
            long start = System.nanoTime();
            while (!said.toString().contains(device.address() + " has connected")) {
                assertThat(System.nanoTime() - start).as(said.toString()).isLessThan(120_000_000_000L);
                Thread.sleep(50);
            }
            // The client is usually in the measurement by now, or still before it on a slow machine. The server ends in
            // either case.
            Thread.sleep(8_000);
            client.kill();
        }
        assertThat(server.get(90, TimeUnit.SECONDS)).isZero();
        assertThat(said.toString())
                .containsPattern("client " + device.address() + ": [01] measurement|lost the client");
    }

    // Comparison with perftest.

    /**
     * Runs a program of perftest as server and client over the loopback path, and returns the last row of its table.
     */
    private static String[] perftest(String program, String... options) throws Exception {
        // Each side polls forever if the other has exited. It gets a time limit, and both are restarted.
        List<String> words = new ArrayList<>(List.of("timeout", "-s", "KILL", "40", program, "-d", "rxe0", "-F", "-R"));
        words.addAll(List.of(options));
        if (program.equals("ib_send_lat")) {
            // This program sends inline by default; reads cannot be inline, and bandwidth tests are not.
            words.addAll(List.of("-I", "0"));
        }
        for (int begun = 0; begun < 3; begun++) {
            Process server = new ProcessBuilder(words).redirectErrorStream(true).start();
            try {
                String said = outputOfClient(
                        server,
                        Stream.concat(words.stream(), Stream.of("10.77.0.1")).toList());
                List<String> rows = said.lines()
                        .map(String::strip)
                        .filter(line -> line.matches("[0-9]+ +[0-9]+ .*"))
                        .toList();
                if (!rows.isEmpty()) {
                    return rows.get(rows.size() - 1).split(" +");
                }
                System.out.println(program + " printed no table: " + said);
            } finally {
                // Sent to timeout, which forwards the signal.
                server.destroy();
                server.waitFor(10, TimeUnit.SECONDS);
            }
        }
        throw new AssertionError(program + " failed three times; see the output above");
    }

    /**
     * Returns the output of the first client that reaches the server, which may not listen yet, or of the last one that
     * fails.
     */
    private static String outputOfClient(Process server, List<String> client) throws Exception {
        while (true) {
            Process asking =
                    new ProcessBuilder(client).redirectErrorStream(true).start();
            String said = new String(asking.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (asking.waitFor() == 0 || !server.isAlive()) {
                return said;
            }
            Thread.sleep(500);
        }
    }

    private static String of(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    /** Alternates between both programs in one boot. The results are reported for people to compare, not asserted. */
    @Test
    void comparisonWithPerftest(TestReporter reporter) throws Exception {
        try (GuestJvm server =
                new GuestJvm(Main.class, List.of("-XX:TieredStopAtLevel=4"), "perf", "--listen", "10.77.0.1")) {
            server.line("listening");
            for (int pair = 1; pair <= PAIRS; pair++) {
                for (String[] test : List.of(
                        new String[] {"ib_send_lat", "send", "latency", "64", "1000"},
                        new String[] {"ib_read_lat", "read", "latency", "64", "1000"},
                        new String[] {"ib_write_bw", "write", "bandwidth", "65536", "500"})) {
                    String[] row = perftest(test[0], "-s", test[3], "-n", test[4]);
                    PerfReport report = PerfReport.fromJson(perf(
                                    "10.77.0.1",
                                    "-o",
                                    test[1],
                                    "-m",
                                    test[2],
                                    "-s",
                                    test[3],
                                    "-n",
                                    test[4],
                                    "-W",
                                    "60000",
                                    "--json",
                                    "-")
                            .out());
                    // The columns are bytes, iterations, and t_min, t_max, t_typical, t_avg, or BW peak, BW average.
                    assertThat(row[0]).isEqualTo(test[3]);
                    assertThat(row[1]).isEqualTo(test[4]);
                    String told = row[test[2].equals("latency") ? 4 : 3];
                    // perftest prints "inf" if it cannot determine the frequency of the processor's counter.
                    double theirs = told.equals("inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(told);
                    double ours;
                    if (Kind.LATENCY.toString().equals(test[2])) {
                        ours = report.latency().get(0).times().medianUs();
                        reporter.publishEntry(
                                test[0] + ", pair " + pair,
                                of(
                                        "median in us: perftest %.2f, perf %.2f; least: %s, %.2f",
                                        theirs,
                                        ours,
                                        row[2],
                                        report.latency().get(0).times().minUs()));
                    } else {
                        ours = report.bandwidth().get(0).mibPerSecond();
                        reporter.publishEntry(
                                test[0] + ", pair " + pair, of("MiB/s: perftest %.2f, perf %.2f", theirs, ours));
                    }
                    assertThat(theirs).isPositive();
                    assertThat(ours).isPositive();
                }
            }
        }
    }
}
