package org.rdma4j.bench.message;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Runs in the virtual machine: starts a server and a client for each way, warms them up, and lets the pairs exchange
 * requests in turn. A pair that has no turn sleeps.
 *
 * <p>{@code ExchangeDriver ARCHIVE RSOCKET_PROGRAM JUCX_CLASS_PATH UCX_LIBRARIES ROUNDS SMALL_WARM_UP SMALL LARGE_WARM_UP
 * LARGE WAY…}. Prints a line for each way, size and round:
 *
 * <pre>{@code exchange ROUND WAY BYTES COUNT WALL CLIENT_USER CLIENT_KERNEL SERVER_USER SERVER_KERNEL}</pre>
 *
 * with all times in nanoseconds, and {@code failed WAY CAUSE} for a way that cannot be measured.
 */
public final class ExchangeDriver {
    private static final String ADDRESS = "10.77.0.1";
    private static final int FIRST_PORT = 21_000;
    private static final int FIRST_WAY = 9;

    private final Path archive;
    private final String rsocketProgram;
    private final String jucxClassPath;
    private final String ucxLibraries;
    private final Map<ExchangeWay, Pair> pairs = new EnumMap<>(ExchangeWay.class);

    private ExchangeDriver(Path archive, String rsocketProgram, String jucxClassPath, String ucxLibraries) {
        this.archive = archive;
        this.rsocketProgram = rsocketProgram;
        this.jucxClassPath = jucxClassPath;
        this.ucxLibraries = ucxLibraries;
    }

    /** The processes of a way. */
    private record Pair(PeerProcess server, PeerProcess client) {
        void exchange(int bytes, int count) throws IOException {
            server.begin(bytes, count);
            client.begin(bytes, count);
            client.await("done");
            server.await("done");
        }

        void close() throws IOException {
            client.close();
            server.close();
        }
    }

    public static void main(String... arguments) throws IOException {
        ExchangeDriver driver = new ExchangeDriver(Path.of(arguments[0]), arguments[1], arguments[2], arguments[3]);
        int rounds = Integer.parseInt(arguments[4]);
        int smallWarmUp = Integer.parseInt(arguments[5]);
        int small = Integer.parseInt(arguments[6]);
        int largeWarmUp = Integer.parseInt(arguments[7]);
        int large = Integer.parseInt(arguments[8]);
        for (int i = FIRST_WAY; i < arguments.length; i++) {
            driver.start(ExchangeWay.named(arguments[i]), FIRST_PORT + i);
        }
        driver.inTurn(0, Exchanger.MAX_REQUEST_BYTES, largeWarmUp);
        driver.inTurn(0, Exchanger.SMALL_REQUEST_BYTES, smallWarmUp);
        for (int round = 1; round <= rounds; round++) {
            driver.inTurn(round, Exchanger.SMALL_REQUEST_BYTES, small);
            driver.inTurn(round, Exchanger.MAX_REQUEST_BYTES, large);
        }
        for (Pair pair : driver.pairs.values()) {
            pair.close();
        }
    }

    private void start(ExchangeWay way, int port) throws IOException {
        PeerProcess server = null;
        PeerProcess client = null;
        try {
            server = peer(way, "server", port);
            server.await("ready");
            client = peer(way, "client", port);
            client.await("ready");
            pairs.put(way, new Pair(server, client));
            say("started " + way.word());
        } catch (IOException e) {
            failed(way, e);
            if (client != null) {
                client.close();
            }
            if (server != null) {
                server.close();
            }
        }
    }

    /** Lets all pairs exchange requests, one pair after the other. Round 0 is the warm-up. */
    private void inTurn(int round, int bytes, int count) throws IOException {
        for (ExchangeWay way : Set.copyOf(pairs.keySet()).stream().sorted().toList()) {
            Pair pair = pairs.get(way);
            try {
                measure(pair, round, way, bytes, count);
            } catch (IOException e) {
                failed(way, e);
                pairs.remove(way);
                pair.close();
            }
        }
    }

    private static void measure(Pair pair, int round, ExchangeWay way, int bytes, int count) throws IOException {
        ProcessClock.Times client = pair.client().clock().read();
        ProcessClock.Times server = pair.server().clock().read();
        long start = System.nanoTime();
        pair.exchange(bytes, count);
        long wall = System.nanoTime() - start;
        client = pair.client().clock().read().since(client);
        server = pair.server().clock().read().since(server);
        say("exchange %d %s %d %d %d %d %d %d %d"
                .formatted(
                        round,
                        way.word(),
                        bytes,
                        count,
                        wall,
                        client.user(),
                        client.kernel(),
                        server.user(),
                        server.kernel()));
    }

    private static void failed(ExchangeWay way, IOException cause) {
        say("failed " + way.word() + " " + cause.getMessage());
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    private PeerProcess peer(ExchangeWay way, String role, int port) throws IOException {
        List<String> command = new ArrayList<>();
        if (way == ExchangeWay.RSOCKET) {
            command.add(rsocketProgram);
        } else {
            String classPath = System.getProperty("java.class.path");
            command.addAll(ClassArchive.java(
                    way.isJucx() ? classPath + File.pathSeparator + jucxClassPath : classPath, archive));
            command.addAll(List.of(ExchangeProgram.class.getName(), way.word()));
        }
        command.addAll(List.of(role, ADDRESS, String.valueOf(port)));
        Map<String, String> environment = way.isJucx()
                ? Map.of(
                        "LD_LIBRARY_PATH", ucxLibraries,
                        "UCX_MODULE_DIR", ucxLibraries + "/ucx",
                        "UCX_NET_DEVICES", "rxe0:1",
                        "UCX_TLS", "rc_v",
                        "UCX_IB_GID_INDEX", "1")
                : Map.of();
        return new PeerProcess(
                way.word() + " " + role, command, environment, new File("/tmp/out/" + way.word() + "-" + role + ".err"));
    }
}
