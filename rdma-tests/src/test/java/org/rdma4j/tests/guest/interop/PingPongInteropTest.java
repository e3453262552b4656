package org.rdma4j.tests.guest.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.examples.rdmacore.RcPingpong;
import org.rdma4j.examples.rdmacore.SrqPingpong;
import org.rdma4j.examples.rdmacore.UcPingpong;
import org.rdma4j.examples.rdmacore.UdPingpong;
import org.rdma4j.examples.util.PingPong;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;

/** The four ping-pong programs with {@code ibv_rc_pingpong} and its variants. The server side verifies the data. */
@Tag("guest")
@InGuest
@Timeout(150)
class PingPongInteropTest {
    private static final int ITERATIONS = 60;
    private static final int FIRST_PORT = 18600;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** A pair of programs. On rxe the IPv4 GID has index 1. */
    enum Tool {
        RC("ibv_rc_pingpong", 8192, RcPingpong::run),
        UC("ibv_uc_pingpong", 8192, UcPingpong::run),
        UD("ibv_ud_pingpong", 1024, UdPingpong::run),
        SRQ("ibv_srq_pingpong", 8192, SrqPingpong::run);

        private final String command;
        private final int size;
        private final Side side;

        Tool(String command, int size, Side side) {
            this.command = command;
            this.size = size;
            this.side = side;
        }

        List<String> arguments(Device device, int port, String... more) {
            List<String> arguments = new ArrayList<>(List.of(
                    "-d", device.verbsName(), "-g", "1", "-p", Integer.toString(port), "-s", Integer.toString(size)));
            arguments.addAll(List.of("-n", Integer.toString(ITERATIONS), "-r", "40", "-e", "-c"));
            if (this == SRQ) {
                arguments.addAll(List.of("-q", "4"));
            }
            arguments.addAll(List.of(more));
            return arguments;
        }

        List<String> command(List<String> arguments) {
            return Stream.concat(Stream.of(command), arguments.stream()).toList();
        }

        /** Returns the arguments for siw, whose only GID has index 0. */
        List<String> onSiw(int port, String... more) {
            List<String> arguments = new ArrayList<>(arguments(Device.SIW, port, more));
            arguments.set(arguments.indexOf("-g") + 1, "0");
            return arguments;
        }

        /** Returns the error message of the Java program; empty if it succeeds. */
        String failure(List<String> arguments) {
            try {
                run(arguments, System.out);
                return "";
            } catch (IOException | RuntimeException problem) {
                return String.valueOf(problem.getMessage());
            }
        }

        PingPong.Result run(List<String> arguments, PrintStream out) throws IOException {
            List<String> all = new ArrayList<>(arguments);
            all.addAll(0, List.of("-w", "30"));
            return side.run(PingPongOptions.parse(size, all.toArray(String[]::new)), out);
        }
    }

    /** A Java program. */
    interface Side {
        PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException;
    }

    @ParameterizedTest(name = "rxe0, {0}")
    @EnumSource
    void javaConnectsToC(Tool tool, TestReporter reporter) throws Exception {
        int port = FIRST_PORT + 2 * tool.ordinal();
        List<String> client = tool.arguments(Device.RXE, port, Device.RXE.address());
        var outcome = new Interop(reporter, "java-to-" + tool.command)
                .toC(
                        tool.command(tool.arguments(Device.RXE, port)),
                        failed -> Listening.awaitTcp(port, failed),
                        out -> tool.run(client, out));

        assertThat(outcome.java().iterations()).isEqualTo(ITERATIONS);
        assertThat(outcome.c())
                .contains(2 * tool.size * ITERATIONS + " bytes in ", ITERATIONS + " iters in ")
                .doesNotContain("invalid data");
    }

    @ParameterizedTest(name = "rxe0, {0}")
    @EnumSource
    void cConnectsToJava(Tool tool, TestReporter reporter) throws Exception {
        int port = FIRST_PORT + 1 + 2 * tool.ordinal();
        List<String> server = tool.arguments(Device.RXE, port);
        var outcome = new Interop(reporter, tool.command + "-to-java")
                .fromC(
                        tool.command(tool.arguments(Device.RXE, port, Device.RXE.address())),
                        failed -> Listening.awaitTcp(port, failed),
                        out -> tool.run(server, out));

        // The buffer of the Java program had different content before, so this data came from the C program.
        assertThat(outcome.java().badPages()).isEmpty();
        assertThat(outcome.c()).contains(2 * tool.size * ITERATIONS + " bytes in ", ITERATIONS + " iters in ");
    }

    /**
     * siw cannot connect queue pairs without the connection manager. First the C program runs as the server until it
     * fails, then the Java program with a C client. Both have to fail: UC and UD when they create the queue pair, the
     * others when they modify it.
     */
    @ParameterizedTest(name = "siw0, {0}")
    @EnumSource
    void siwRequiresTheConnectionManager(Tool tool, TestReporter reporter) throws Exception {
        int port = FIRST_PORT + 20 + 2 * tool.ordinal();
        String name = tool.command + "-on-siw";
        String c;
        try (CTool server = CTool.start(name, tool.command(tool.onSiw(port)))) {
            if (Listening.tcpBeforeEnd(port, server::ended)) {
                tool.failure(tool.onSiw(port, "127.0.0.1"));
            }
            assertThat(server.exitCode(PATIENCE)).as(server.output()).isNotZero();
            reporter.publishEntry(name, server.report());
            c = server.output().strip().lines().reduce((first, last) -> last).orElse("");
        }
        FutureTask<String> serving = new FutureTask<>(() -> tool.failure(tool.onSiw(port + 1)));
        Thread thread = new Thread(serving, name);
        thread.setDaemon(true);
        thread.start();
        if (Listening.tcpBeforeEnd(port + 1, serving::isDone)) {
            // The exit of the client is not awaited, because ibv_srq_pingpong keeps reading after the server has
            // disconnected.
            CTool client = CTool.start(name + "-client", tool.command(tool.onSiw(port + 1, "127.0.0.1")));
            try {
                serving.get(30, TimeUnit.SECONDS);
            } finally {
                client.close();
            }
        }
        String java = serving.get(30, TimeUnit.SECONDS);
        assertThat(java).as("error of the Java program on siw").containsAnyOf("ibv_", "iWARP");
        Assumptions.abort(
                "siw connects only through rdma_cm: " + tool.command + " says '" + c + "', Java '" + java + "'");
    }
}
