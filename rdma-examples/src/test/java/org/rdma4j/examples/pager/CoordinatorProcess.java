package org.rdma4j.examples.pager;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A coordinator in a JVM of its own with a heap of 64 MiB, started as a user starts it. */
final class CoordinatorProcess implements Closeable {
    private static final int READ_TIMEOUT_MILLIS = 20_000;

    private final Process process;
    private final Path errors;
    private final int port;

    CoordinatorProcess(String... options) throws IOException {
        errors = Files.createTempFile("coordinator", ".txt");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx64m", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"));
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(Pager.class.getName(), "coordinator", "-p", "0"));
        process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
        BufferedReader output = process.inputReader();
        String line = Objects.requireNonNullElse(output.readLine(), "");
        if (!line.startsWith("coordinator listening on port ")) {
            process.destroyForcibly();
            throw new IOException("the coordinator has not started: " + line + Files.readString(errors));
        }
        port = Integer.parseInt(line.substring("coordinator listening on port ".length()));
    }

    URI uri() {
        return URI.create("http://127.0.0.1:" + port);
    }

    Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(READ_TIMEOUT_MILLIS);
        return socket;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Returns the text that the process has written to standard error. */
    String errors() throws IOException {
        return Files.readString(errors, StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        try {
            process.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Files.delete(errors);
    }
}
