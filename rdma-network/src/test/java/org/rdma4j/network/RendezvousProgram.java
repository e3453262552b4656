package org.rdma4j.network;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.sys.Errno;
import org.rdma4j.verbs.VerbsException;
import tools.jackson.core.json.JsonFactory;

/**
 * The last node of networks, one after the other, in a JVM of its own with a heap of 64 MiB. Its input has a line with
 * the ports of each network; its output has lines with the payloads of each exchange, or the reason of its failure, between those of
 * the log.
 */
final class RendezvousProgram implements AutoCloseable {
    private static final String RESULT = "result: ";

    private final Process process;
    private final BufferedReader output;

    /** Starts the program with a limit on open files. */
    RendezvousProgram(int openFiles) throws IOException {
        List<String> command =
                new ArrayList<>(List.of("bash", "-c", "ulimit -n " + openFiles + " && exec \"$@\"", "-"));
        command.add(ProcessHandle.current().info().command().orElseThrow());
        command.addAll(List.of("-Xmx64m", "-XX:+UseSerialGC", "-cp", classPath()));
        command.add(RendezvousProgram.class.getName());
        process = new ProcessBuilder(command).redirectErrorStream(true).start();
        output = process.inputReader();
    }

    /** Returns the places of all classes that the program needs. This JVM may have them on its module path. */
    private static String classPath() {
        return Stream.of(
                        RendezvousProgram.class, Rendezvous.class, VerbsException.class, Errno.class, JsonFactory.class)
                .map(RendezvousProgram::placeOf)
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String placeOf(Class<?> type) {
        String name = "/" + type.getName().replace('.', '/') + ".class";
        URL file = Objects.requireNonNull(type.getResource(name), name);
        try {
            if (file.openConnection() instanceof JarURLConnection jar) {
                return Path.of(jar.getJarFileURL().toURI()).toString();
            }
            return Path.of(URI.create(
                            file.toString().substring(0, file.toString().length() - name.length() + 1)))
                    .toString();
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns a configuration of nodes on the loopback address. */
    static NetworkConfig network(int... ports) {
        NetworkConfig.Builder network = NetworkConfig.builder().token(Nodes.TOKEN);
        for (int port : ports) {
            network.add("127.0.0.1", port, "rxe0");
        }
        try {
            return network.build();
        } catch (RuntimeException e) {
            throw new AssertionError(Arrays.toString(ports), e);
        }
    }

    /** Starts the last node of a network. */
    void start(int... ports) {
        try {
            process.outputWriter()
                    .write(String.join(
                                    " ",
                                    Arrays.stream(ports)
                                            .mapToObj(String::valueOf)
                                            .toList()) + "\n");
            process.outputWriter().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the result of the node that was started last. */
    String result() throws IOException {
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            if (line.startsWith(RESULT)) {
                return line.substring(RESULT.length());
            }
        }
        return "the program has ended";
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }

    public static void main(String[] arguments) throws Exception {
        // Loads all classes, which is not possible any more once the process has reached its limit on open files.
        NetworkConfig loading = Nodes.network(2);
        FutureTask<List<byte[]>> first = Nodes.node(loading, 0, Nodes.TIMEOUT);
        Rendezvous.exchange(loading, 1, Nodes.payload(1), Nodes.TIMEOUT);
        first.get();
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        RendezvousOptions options = new RendezvousOptions(Duration.ofMillis(100), Duration.ofSeconds(10), 1 << 30);
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            int[] ports =
                    Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray();
            int rank = ports.length - 1;
            try (Rendezvous rendezvous = Rendezvous.of(network(ports), rank, options)) {
                System.out.println(
                        RESULT + Nodes.texts(rendezvous.exchange(Nodes.payload(rank), Duration.ofSeconds(40))));
            } catch (IOException | RuntimeException | Error e) {
                System.out.println(RESULT + e);
            }
        }
    }
}
