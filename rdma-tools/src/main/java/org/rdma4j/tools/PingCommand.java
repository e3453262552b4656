package org.rdma4j.tools;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.foreign.Arena;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.Listener;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code ping}: measures the round-trip times of messages over a reliable connection. */
@Command(
        name = "ping",
        mixinStandardHelpOptions = true,
        description = "Measures the round-trip times of messages to a peer that sends them back.",
        footer = {
            "",
            "On the peer:  rdma-tools ping --listen ADDRESS",
            "Here:         rdma-tools ping ADDRESS",
            "",
            "ADDRESS is the address of the peer on its RDMA network. The exit code is 1 if the peer did not answer all"
                    + " messages."
        })
final class PingCommand implements Callable<Integer> {
    private static final int PORT = 7472;

    /** Maximum message size. */
    private static final int MAX_BYTES = 1 << 20;

    private static final Duration UNLIMITED = Duration.ofDays(10_000);
    private static final double NANOS_PER_MICROSECOND = 1000.0;

    @Option(names = "--listen", description = "Start a server, which sends messages back to one client after another.")
    private boolean listen;

    @Option(names = "--once", description = "With --listen: exit after the first client.")
    private boolean once;

    @Option(
            names = "--idle",
            defaultValue = "60000",
            paramLabel = "MS",
            description =
                    "With --listen: disconnect a client that sends no message for this time in milliseconds (default"
                            + " ${DEFAULT-VALUE}).")
    private int idle;

    @Option(
            names = {"-c", "--count"},
            defaultValue = "5",
            paramLabel = "N",
            description = "Number of messages (default ${DEFAULT-VALUE}).")
    private int count;

    @Option(
            names = {"-s", "--size"},
            defaultValue = "56",
            paramLabel = "BYTES",
            description = "Size of each message in bytes, at most 1 MiB (default ${DEFAULT-VALUE}).")
    private int size;

    @Option(
            names = {"-i", "--interval"},
            defaultValue = "1000",
            paramLabel = "MS",
            description = "Time between an answer and the next message in milliseconds, 0 for none (default"
                    + " ${DEFAULT-VALUE}). Must be shorter than --idle of the server.")
    private int interval;

    @Option(
            names = {"-W", "--timeout"},
            defaultValue = "5000",
            paramLabel = "MS",
            description = "Maximum time to wait for the connection, and for each answer, in milliseconds (default"
                    + " ${DEFAULT-VALUE}).")
    private int timeout;

    @Option(
            names = {"-p", "--port"},
            defaultValue = "" + PORT,
            paramLabel = "PORT",
            description = "Port of the connection manager (default ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print only the summary.")
    private boolean quiet;

    @Parameters(
            paramLabel = "ADDRESS",
            arity = "1",
            description = "Address of the peer. With --listen: address to listen on.")
    private String address;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        check("--count", count, 1, Integer.MAX_VALUE);
        check("--size", size, 1, MAX_BYTES);
        check("--interval", interval, 0, Integer.MAX_VALUE);
        check("--timeout", timeout, 1, Integer.MAX_VALUE);
        check("--idle", idle, 1, Integer.MAX_VALUE);
        check("--port", port, 1, 65535);
        InetSocketAddress at = new InetSocketAddress(address, port);
        if (at.isUnresolved()) {
            throw new ParameterException(spec.commandLine(), "cannot resolve the name '" + address + "'");
        }
        return listen ? serve(at) : ping(at, Duration.ofMillis(timeout));
    }

    private void check(String option, int value, int min, int max) {
        if (value < min || value > max) {
            throw new ParameterException(
                    spec.commandLine(), option + " must be " + min + " to " + max + ", but is " + value);
        }
    }

    private int serve(InetSocketAddress at) throws IOException {
        try (Listener listener = Listener.on(at)) {
            spec.commandLine().getErr().println("listening on " + at.getHostString() + ", port " + port);
            do {
                // Fails if the listener has ended, for example because its device has been removed.
                ConnectionRequest request = listener.nextRequest(UNLIMITED);
                String name = request.peerAddress().getAddress().getHostAddress();
                try (request;
                        Connection client = request.accept()) {
                    answer(client, name);
                } catch (RdmaException e) {
                    // The failure of one client does not affect the next one.
                    spec.commandLine().getErr().println("lost the client " + name + ": " + e.getMessage());
                }
            } while (!once);
        }
        return 0;
    }

    private void answer(Connection client, String name) throws RdmaException {
        MemoryRegion buffer = client.allocate(MAX_BYTES);
        ReceiveRequest question = client.queuePair().prepareReceive(buffer).post();
        SendRequest answer = client.queuePair().prepareSend(buffer);
        client.establish(Duration.ofMillis(timeout));
        // The server first sends an empty message: over soft-iWARP, messages that arrive while a connection is being
        // accepted may remain unread.
        answer.range(0, 0).complete(Duration.ofMillis(timeout));
        while (true) {
            try {
                question.await(Duration.ofMillis(idle));
            } catch (RdmaTimeoutException e) {
                // Without this limit, a client whose machine has failed would block the server forever.
                spec.commandLine()
                        .getErr()
                        .println("lost the client " + name + ": it sent no message for " + idle + " ms");
                return;
            } catch (WorkException e) {
                // The client has disconnected.
                return;
            }
            // The client sends the next message when it has received this answer, so the receive must be posted before.
            answer.range(0, question.length());
            question.post();
            answer.complete(Duration.ofMillis(timeout));
        }
    }

    private int ping(InetSocketAddress peer, Duration limit) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        long[] nanos = new long[Math.min(count, 1024)];
        int answered = 0;
        @Nullable RdmaException failure = null;
        try (Connection server = Connection.to(peer, limit)) {
            MemoryRegion memory = server.allocate(2L * size);
            LocalMemory outgoing = memory.slice(0, size);
            LocalMemory incoming = memory.slice(size, size);
            ReceiveRequest answer = server.queuePair().prepareReceive(incoming).post();
            SendRequest question = server.queuePair().prepareSend(outgoing);
            server.establish(limit);
            // The first message of the server, which is empty.
            answer.await(limit);
            answer.post();
            out.println("PING " + peer.getAddress().getHostAddress() + " with " + size + " bytes from "
                    + server.localAddress().getAddress().getHostAddress());
            while (answered < count) {
                if (answered == nanos.length) {
                    nanos = Arrays.copyOf(nanos, (int) Math.min(count, 2L * answered));
                }
                outgoing.memory().fill((byte) answered);
                long start = System.nanoTime();
                question.post();
                answer.await(limit);
                nanos[answered] = System.nanoTime() - start;
                question.await(limit);
                check(incoming, answer.length(), answered);
                answered++;
                if (!quiet) {
                    out.printf(
                            Locale.ROOT,
                            "%d bytes from %s: seq=%d time=%.1f us%n",
                            answer.length(),
                            peer.getAddress().getHostAddress(),
                            answered,
                            nanos[answered - 1] / NANOS_PER_MICROSECOND);
                }
                if (answered < count) {
                    answer.post();
                    LockSupport.parkNanos(Duration.ofMillis(interval).toNanos());
                }
            }
        } catch (ConnectionException | WorkException | RdmaTimeoutException e) {
            if (answered == 0) {
                spec.commandLine()
                        .getErr()
                        .println("error: no answer from " + peer.getHostString() + ": " + e.getMessage());
                return Main.EXIT_NEGATIVE;
            }
            failure = e;
        }
        summary(out, Arrays.copyOf(nanos, answered));
        if (failure != null) {
            spec.commandLine().getErr().println("stopped early: " + failure.getMessage());
        }
        return answered == count ? 0 : Main.EXIT_NEGATIVE;
    }

    private static void check(LocalMemory incoming, int length, int sequence) throws IOException {
        long mismatch = length < incoming.length()
                ? length
                : incoming.memory()
                        .asSlice(0, length)
                        .mismatch(Arena.ofAuto().allocate(length).fill((byte) sequence));
        if (mismatch >= 0) {
            throw new IOException(
                    "the answer to message " + (sequence + 1) + " differs from the message at byte " + mismatch);
        }
    }

    private void summary(PrintWriter out, long[] nanos) {
        out.printf("%n%d sent, %d answered%n", count, nanos.length);
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        if (sorted.length > 0) {
            out.printf(
                    Locale.ROOT,
                    "round trip in us: min %.1f, median %.1f, mean %.1f, p99 %.1f, max %.1f%n",
                    sorted[0] / NANOS_PER_MICROSECOND,
                    sorted[sorted.length / 2] / NANOS_PER_MICROSECOND,
                    Arrays.stream(sorted).average().orElse(0) / NANOS_PER_MICROSECOND,
                    sorted[(int) Math.ceil(sorted.length * 0.99) - 1] / NANOS_PER_MICROSECOND,
                    sorted[sorted.length - 1] / NANOS_PER_MICROSECOND);
        }
    }
}
