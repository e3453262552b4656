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

/** Messages there and back over a reliable connection. */
@Command(
        name = "ping",
        mixinStandardHelpOptions = true,
        description = "Sends messages to a peer that sends them back, and times them.",
        footer = {
            "",
            "On the peer:  rdma-tools ping --listen ADDRESS",
            "Here:         rdma-tools ping ADDRESS",
            "",
            "ADDRESS is the peer's on its RDMA network. Ends with 1 if the peer did not answer all messages."
        })
final class PingCommand implements Callable<Integer> {
    private static final int PORT = 7472;
    private static final Duration FOR_EVER = Duration.ofDays(10_000);
    private static final double MICROSECOND = 1000.0;

    @Option(names = "--listen", description = "Be the peer: send back what comes, to one client after the other.")
    private boolean listen;

    @Option(names = "--once", description = "With --listen: end after the first client.")
    private boolean once;

    @Option(
            names = {"-c", "--count"},
            defaultValue = "5",
            paramLabel = "N",
            description = "How many messages (${DEFAULT-VALUE}).")
    private int count;

    @Option(
            names = {"-s", "--size"},
            defaultValue = "56",
            paramLabel = "BYTES",
            description = "How long each is (${DEFAULT-VALUE}); the peer takes up to 1 MiB.")
    private int size;

    @Option(
            names = {"-i", "--interval"},
            defaultValue = "1000",
            paramLabel = "MS",
            description = "Milliseconds from one to the next (${DEFAULT-VALUE}); 0 for none.")
    private int interval;

    @Option(
            names = {"-W", "--timeout"},
            defaultValue = "5000",
            paramLabel = "MS",
            description = "How long to wait for the connection, and for each answer (${DEFAULT-VALUE}).")
    private int timeout;

    @Option(
            names = {"-p", "--port"},
            defaultValue = "" + PORT,
            description = "The connection manager's port (${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print the summary alone.")
    private boolean quiet;

    @Parameters(paramLabel = "ADDRESS", arity = "1", description = "The peer's address; with --listen one's own.")
    private String address;

    @Spec
    private CommandSpec spec;

    private static final int MOST_BYTES = 1 << 20;

    @Override
    public Integer call() throws IOException {
        if (count < 1 || size < 1 || size > MOST_BYTES || interval < 0 || timeout < 1) {
            throw new ParameterException(
                    spec.commandLine(),
                    "count, size (up to 1 MiB) and timeout are at least 1, the interval at least 0");
        }
        if (port < 1 || port > 65535) {
            throw new ParameterException(spec.commandLine(), "--port is " + port + "; it can be 1 to 65535");
        }
        InetSocketAddress at = new InetSocketAddress(address, port);
        if (at.isUnresolved()) {
            throw new ParameterException(spec.commandLine(), "there is no address of the name '" + address + "'");
        }
        return listen ? serve(at) : ping(at, Duration.ofMillis(timeout));
    }

    private int serve(InetSocketAddress at) throws IOException {
        try (Listener listener = Listener.on(at)) {
            spec.commandLine().getErr().println("listening on " + at.getHostString() + ", port " + port);
            do {
                try (Connection client = listener.next(FOR_EVER)) {
                    answer(client);
                } catch (RdmaException e) {
                    // One client's trouble is its own.
                    spec.commandLine().getErr().println("a client was lost: " + e.getMessage());
                }
            } while (!once);
        }
        return 0;
    }

    private void answer(Connection client) throws RdmaException {
        MemoryRegion buffer = client.allocate(MOST_BYTES);
        ReceiveRequest question = client.queuePair().prepareReceive(buffer).post();
        SendRequest answer = client.queuePair().prepareSend(buffer);
        client.establish(Duration.ofMillis(timeout));
        // The server speaks first, with nothing: over soft-iWARP what the client sent while it was being accepted might
        // stay unread.
        answer.range(0, 0).complete(Duration.ofMillis(timeout));
        while (true) {
            try {
                question.await(FOR_EVER);
            } catch (WorkException e) {
                // The client has what it came for.
                return;
            }
            // The client sends the next when it has this one: the receive has to be there before the answer leaves.
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
            LocalMemory there = memory.slice(0, size);
            LocalMemory back = memory.slice(size, size);
            ReceiveRequest answer = server.queuePair().prepareReceive(back).post();
            SendRequest question = server.queuePair().prepareSend(there);
            server.establish(limit);
            // The server's first word, which is empty.
            answer.await(limit);
            answer.post();
            out.println("PING " + peer.getAddress().getHostAddress() + " with " + size + " bytes from "
                    + server.localAddress().getAddress().getHostAddress());
            while (answered < count) {
                if (answered == nanos.length) {
                    nanos = Arrays.copyOf(nanos, (int) Math.min(count, 2L * answered));
                }
                there.memory().fill((byte) answered);
                long start = System.nanoTime();
                question.post();
                answer.await(limit);
                nanos[answered] = System.nanoTime() - start;
                question.await(limit);
                check(back, answer.length(), answered);
                answered++;
                if (!quiet) {
                    out.printf(
                            Locale.ROOT,
                            "%d bytes from %s: seq=%d time=%.1f us%n",
                            answer.length(),
                            peer.getAddress().getHostAddress(),
                            answered,
                            nanos[answered - 1] / MICROSECOND);
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
                return Main.NO;
            }
            failure = e;
        }
        summary(out, Arrays.copyOf(nanos, answered));
        if (failure != null) {
            spec.commandLine().getErr().println("then no more: " + failure.getMessage());
        }
        return answered == count ? 0 : Main.NO;
    }

    private static void check(LocalMemory back, int length, int sequence) throws IOException {
        long wrong = length < back.length()
                ? length
                : back.memory()
                        .asSlice(0, length)
                        .mismatch(Arena.ofAuto().allocate(length).fill((byte) sequence));
        if (wrong >= 0) {
            throw new IOException("the answer to message " + (sequence + 1) + " differs from it at byte " + wrong);
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
                    sorted[0] / MICROSECOND,
                    sorted[sorted.length / 2] / MICROSECOND,
                    Arrays.stream(sorted).average().orElse(0) / MICROSECOND,
                    sorted[(int) Math.ceil(sorted.length * 0.99) - 1] / MICROSECOND,
                    sorted[sorted.length - 1] / MICROSECOND);
        }
    }
}
