package org.rdma4j.bench.message;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs in the virtual machine: starts a server and a client for each {@linkplain ExchangeWay.Program program}, connects them
 * in each way, and lets the ways exchange requests in turn. A way that has no turn sleeps.
 *
 * <p>{@code ExchangeDriver ARCHIVE RSOCKET_PROGRAM JUCX_CLASS_PATH UCX_LIBRARIES ROUNDS SMALL_WARM_UP SMALL LARGE_WARM_UP
 * LARGE WAY…}. Prints a line for each way, size and round:
 *
 * <pre>{@code exchange ROUND WAY BYTES COUNT WALL CLIENT_USER CLIENT_KERNEL SERVER_USER SERVER_KERNEL}</pre>
 *
 * with all times in nanoseconds, and {@code failed WAY CAUSE} for a way that cannot be measured.
 */
public final class ExchangeDriver {
    /** Address of {@code rxe0}. */
    private static final String ADDRESS = System.getProperty("rdma4j.bench.address", "10.77.0.1");

    /** Folder for the standard error of the programs. */
    private static final Path OUT = Path.of(System.getProperty("rdma4j.bench.out", "/tmp/out"));

    private static final int FIRST_PORT = 21_000;
    private static final int FIRST_WAY = 9;

    /**
     * Options of UCX, unless the environment has others: the device, its transport, the GID with the IPv4 address, no
     * handlers of signals, which the JVM needs itself, and no messages to check whether the peer is alive.
     */
    private static final Map<String, String> UCX = Map.of(
            "UCX_NET_DEVICES",
            "rxe0:1",
            "UCX_TLS",
            "rc_v",
            "UCX_IB_GID_INDEX",
            "1",
            "UCX_ERROR_SIGNALS",
            "",
            "UCX_KEEPALIVE_INTERVAL",
            "inf");

    private final Path archive;
    private final String rsocketProgram;
    private final String jucxClassPath;
    private final String ucxLibraries;
    private final Map<ExchangeWay.Program, Pair> pairs = new EnumMap<>(ExchangeWay.Program.class);
    private final List<ExchangeWay> ways = new ArrayList<>();

    private ExchangeDriver(Path archive, String rsocketProgram, String jucxClassPath, String ucxLibraries) {
        this.archive = archive;
        this.rsocketProgram = rsocketProgram;
        this.jucxClassPath = jucxClassPath;
        this.ucxLibraries = ucxLibraries;
    }

    /** The two processes of a program. */
    private record Pair(PeerProcess server, PeerProcess client) {
        void open(ExchangeWay way, int port) throws IOException {
            String command = "open " + way.word() + " " + port;
            server.command(command);
            server.await("listening");
            client.command(command);
            client.await("opened");
            server.await("opened");
        }

        void exchange(ExchangeWay way, int bytes, int count) throws IOException {
            String command = "exchange " + way.word() + " " + bytes + " " + count;
            server.command(command);
            client.command(command);
            client.await("done");
            server.await("done");
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
            driver.open(ExchangeWay.named(arguments[i]), FIRST_PORT + i);
        }
        driver.inTurn(0, Exchanger.MAX_REQUEST_BYTES, largeWarmUp);
        driver.inTurn(0, Exchanger.SMALL_REQUEST_BYTES, smallWarmUp);
        for (int round = 1; round <= rounds; round++) {
            driver.inTurn(round, Exchanger.SMALL_REQUEST_BYTES, small);
            driver.inTurn(round, Exchanger.MAX_REQUEST_BYTES, large);
        }
        for (Pair pair : driver.pairs.values()) {
            pair.client().close();
            pair.server().close();
        }
        System.exit(0);
    }

    private void open(ExchangeWay way, int port) throws IOException {
        try {
            Pair pair = pairs.get(way.program());
            if (pair == null) {
                pair = new Pair(start(way.program(), "server"), start(way.program(), "client"));
                pairs.put(way.program(), pair);
            }
            pair.open(way, port);
            ways.add(way);
            say("opened " + way.word());
        } catch (IOException e) {
            failed(way, e);
        }
    }

    /** Lets all ways exchange requests, one after the other. Round 0 is the warm-up. */
    private void inTurn(int round, int bytes, int count) {
        for (ExchangeWay way : List.copyOf(ways)) {
            try {
                measure(round, way, bytes, count);
            } catch (IOException e) {
                failed(way, e);
                ways.remove(way);
            }
        }
    }

    private void measure(int round, ExchangeWay way, int bytes, int count) throws IOException {
        Pair pair = pairs.get(way.program());
        ProcessClock.Times client = pair.client().clock().read();
        ProcessClock.Times server = pair.server().clock().read();
        long start = System.nanoTime();
        pair.exchange(way, bytes, count);
        long wall = System.nanoTime() - start;
        client = pair.client().clock().read().since(client);
        server = pair.server().clock().read().since(server);
        say("exchange " + round + " " + way.word() + " " + bytes + " " + count + " " + wall + " " + client.user() + " "
                + client.kernel() + " " + server.user() + " " + server.kernel());
    }

    private static void failed(ExchangeWay way, IOException cause) {
        say("failed " + way.word() + " " + cause.getMessage());
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    private PeerProcess start(ExchangeWay.Program program, String role) throws IOException {
        List<String> command = new ArrayList<>();
        Map<String, String> environment = new HashMap<>();
        String classPath = System.getProperty("java.class.path");
        switch (program) {
            case RSOCKET -> command.add(rsocketProgram);
            case JUCX -> {
                command.addAll(ClassArchive.java(classPath + File.pathSeparator + jucxClassPath, archive));
                command.add(ExchangeProgram.class.getName());
                environment.putAll(UCX);
                environment.putAll(System.getenv());
                environment.putAll(Map.of("LD_LIBRARY_PATH", ucxLibraries, "UCX_MODULE_DIR", ucxLibraries + "/ucx"));
            }
            case JAVA -> {
                command.addAll(ClassArchive.java(classPath, archive));
                command.add(ExchangeProgram.class.getName());
            }
        }
        command.addAll(List.of(role, ADDRESS));
        String name = program + "-" + role;
        return new PeerProcess(
                name, command, environment, OUT.resolve(name + ".err").toFile());
    }
}
