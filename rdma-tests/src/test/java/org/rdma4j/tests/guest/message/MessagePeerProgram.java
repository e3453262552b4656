package org.rdma4j.tests.guest.message;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rdma4j.tests.guest.control.CPrograms;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.support.Run;

/**
 * A running {@code message_peer}, a C program that implements docs/reference/message-protocol.md independently of this project.
 */
final class MessagePeerProgram implements Closeable {
    private static final String NAME = "message_peer";
    private static final Pattern LISTENING = Pattern.compile("listening on .* port ([0-9]+)");
    private static final Pattern COUNT = Pattern.compile("([0-9]+) ([a-z]+)");

    private final List<String> command;
    private final Process process;
    private final BufferedReader out;

    private MessagePeerProgram(String... arguments) throws IOException {
        command = CPrograms.command(NAME, arguments);
        process = new ProcessBuilder(command).start();
        out = process.inputReader();
    }

    /** Starts a client that sends a number of messages and requests derived from a seed. */
    static MessagePeerProgram client(InetSocketAddress server, int count, int seed, String... options)
            throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                "client",
                server.getAddress().getHostAddress(),
                Integer.toString(server.getPort()),
                Integer.toString(count),
                Integer.toString(seed)));
        arguments.addAll(Arrays.asList(options));
        return new MessagePeerProgram(arguments.toArray(String[]::new));
    }

    /** Starts a server on a free port: see {@link #address}. */
    static MessagePeerProgram server(Device device, String... options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("server", device.address(), "0"));
        arguments.addAll(Arrays.asList(options));
        return new MessagePeerProgram(arguments.toArray(String[]::new));
    }

    /** Returns the protocol violations that the program implements. */
    static List<String> violations() {
        Run usage = Run.of(CPrograms.command(NAME), Map.of());
        String line = usage.err()
                .lines()
                .filter(each -> each.startsWith("violations:"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("No violations in the usage of " + NAME + ": " + usage));
        return List.of(line.substring("violations:".length()).strip().split(" "));
    }

    /** Returns the address of the server once it listens. Called at most once. */
    InetSocketAddress address() throws IOException {
        String line = out.readLine();
        Matcher matcher = LISTENING.matcher(String.valueOf(line));
        if (!matcher.matches()) {
            throw new AssertionError("Not an address: " + line + "; " + await());
        }
        return new InetSocketAddress(command.get(command.indexOf("server") + 1), Integer.parseInt(matcher.group(1)));
    }

    /** Waits until the program exits. Returns its exit code and its output, without the line of the address. */
    Run await() throws IOException {
        String printed = out.lines().collect(Collectors.joining("\n"));
        String errors = process.errorReader().lines().collect(Collectors.joining("\n"));
        try {
            return new Run(command, process.waitFor(), printed, errors);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while waiting for " + command, e);
        }
    }

    /** Returns the named counts that follow a word in a line, up to a comma or the end of the line. */
    static Map<String, Long> counts(String line, String word) {
        int start = line.indexOf(word);
        if (start < 0) {
            throw new AssertionError("No counts after '" + word + "': " + line);
        }
        Map<String, Long> counts = new HashMap<>();
        Matcher matcher = COUNT.matcher(line.substring(start).split("[,\n]")[0]);
        while (matcher.find()) {
            counts.put(matcher.group(2), Long.valueOf(matcher.group(1)));
        }
        return counts;
    }

    /** Terminates the program if it is still running. */
    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(1, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
