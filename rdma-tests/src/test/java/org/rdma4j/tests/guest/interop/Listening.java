package org.rdma4j.tests.guest.interop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** Waits until a server listens, as reported by the kernel. A client that connects earlier is rejected. */
public final class Listening {
    private static final Duration PATIENCE = Duration.ofSeconds(180);

    private Listening() {}

    /** Waits until a socket listens on a TCP port. */
    static void awaitTcp(int port, BooleanSupplier failed) throws IOException, InterruptedException {
        await("TCP port " + port, failed, () -> tcp(port));
    }

    /** Waits until a socket listens on a TCP port or the server has exited. Returns {@code true} if it listens. */
    static boolean tcpBeforeEnd(int port, BooleanSupplier ended) throws IOException, InterruptedException {
        await("TCP port " + port, () -> false, () -> ended.getAsBoolean() || tcp(port));
        return !ended.getAsBoolean();
    }

    private static boolean tcp(int port) throws IOException {
        String listening = String.format(Locale.ROOT, ":%04X ", port);
        String sockets = Files.readString(Path.of("/proc/net/tcp")) + Files.readString(Path.of("/proc/net/tcp6"));
        return sockets.lines().anyMatch(line -> line.contains(listening) && line.contains(" 0A "));
    }

    /** Waits until an identifier of the connection manager listens on a port. */
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

    /** A query of the kernel state. */
    private interface Question {
        boolean ask() throws IOException;
    }

    private static void await(String what, BooleanSupplier failed, Question there)
            throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!there.ask()) {
            if (failed.getAsBoolean()) {
                throw new AssertionError("the server exited before it listened on " + what);
            }
            if (System.nanoTime() > end) {
                throw new AssertionError("no listener on " + what + "; the kernel has\n" + identifiers());
            }
            Thread.sleep(100);
        }
    }
}
