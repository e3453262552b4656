package org.rdma4j.tests.guest.interop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** Whether a server listens already, as the kernel tells: a client that comes too early is turned away. */
public final class Listening {
    private static final Duration PATIENCE = Duration.ofSeconds(180);

    private Listening() {}

    /** Waits until a socket listens on the TCP port. */
    static void awaitTcp(int port, BooleanSupplier failed) throws IOException, InterruptedException {
        await("TCP port " + port, failed, () -> tcp(port));
    }

    /** Waits until a socket listens on the TCP port, or the server has ended: whether it listens. */
    static boolean tcpBeforeEnd(int port, BooleanSupplier ended) throws IOException, InterruptedException {
        await("TCP port " + port, () -> false, () -> ended.getAsBoolean() || tcp(port));
        return !ended.getAsBoolean();
    }

    private static boolean tcp(int port) throws IOException {
        String listening = String.format(Locale.ROOT, ":%04X ", port);
        String sockets = Files.readString(Path.of("/proc/net/tcp")) + Files.readString(Path.of("/proc/net/tcp6"));
        return sockets.lines().anyMatch(line -> line.contains(listening) && line.contains(" 0A "));
    }

    /** Waits until an identifier of the connection manager listens on the port. */
    public static void awaitRdma(int port, BooleanSupplier failed) throws IOException, InterruptedException {
        String suffix = ":" + port + " ";
        await(
                "RDMA port " + port,
                failed,
                () -> identifiers()
                        .lines()
                        .anyMatch(line -> line.contains("state LISTEN") && (line + " ").contains(suffix)));
    }

    private static String identifiers() throws IOException {
        Process process = new ProcessBuilder("rdma", "resource", "show", "cm_id")
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** A question to the kernel. */
    private interface Question {
        boolean ask() throws IOException;
    }

    private static void await(String what, BooleanSupplier failed, Question there)
            throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!there.ask()) {
            if (failed.getAsBoolean()) {
                throw new AssertionError("the server ended before it listened on " + what);
            }
            if (System.nanoTime() > end) {
                throw new AssertionError("nobody listens on " + what + "; the kernel has\n" + identifiers());
            }
            Thread.sleep(100);
        }
    }
}
