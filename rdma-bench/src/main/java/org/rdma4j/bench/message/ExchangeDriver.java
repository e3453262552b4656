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
 * Runs in the virtual machine: starts a server and a client for each {@linkplain ExchangeVariant.Program program},
 * connects them for each variant, and lets one variant at a time exchange requests. The processes of the other variants
 * sleep.
 *
 * <p>{@code ExchangeDriver ARCHIVE RSOCKET_PROGRAM JUCX_CLASS_PATH UCX_LIBRARIES ROUNDS SMALL_WARM_UP SMALL
 * LARGE_WARM_UP LARGE VARIANT…}. Prints a line for each variant, size and round:
 *
 * <pre>{@code exchange ROUND VARIANT BYTES COUNT WALL CLIENT_USER CLIENT_KERNEL SERVER_USER SERVER_KERNEL}</pre>
 *
 * <p>with all times in nanoseconds, and {@code failed VARIANT CAUSE} for a variant that cannot be measured.
 */
public final class ExchangeDriver {
    /** Address of {@code rxe0}. */
    private static final String ADDRESS = System.getProperty("rdma4j.bench.address", "10.77.0.1");

    /** Directory for the standard error of the programs. */
    private static final Path OUT = Path.of(System.getProperty("rdma4j.bench.out", "/tmp/out"));

    private static final int FIRST_PORT = 21_000;
    private static final int FIRST_VARIANT = 9;

    /**
     * Options of UCX, unless set in the environment: the device, its transport, the GID with the IPv4 address, no
     * signal handlers, because the JVM needs its own, and no keepalive messages.
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
    private final Map<ExchangeVariant.Program, Pair> pairs = new EnumMap<>(ExchangeVariant.Program.class);
    private final List<ExchangeVariant> variants = new ArrayList<>();

    private ExchangeDriver(Path archive, String rsocketProgram, String jucxClassPath, String ucxLibraries) {
        this.archive = archive;
        this.rsocketProgram = rsocketProgram;
        this.jucxClassPath = jucxClassPath;
        this.ucxLibraries = ucxLibraries;
    }

    /** The two processes of a program. */
    private record Pair(PeerProcess server, PeerProcess client) {
        void open(ExchangeVariant variant, int port) throws IOException {
            String command = "open " + variant.word() + " " + port;
            server.command(command);
            server.await("listening");
            client.command(command);
            client.await("opened");
            server.await("opened");
        }

        void exchange(ExchangeVariant variant, int bytes, int count) throws IOException {
            String command = "exchange " + variant.word() + " " + bytes + " " + count;
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
        for (int i = FIRST_VARIANT; i < arguments.length; i++) {
            driver.open(ExchangeVariant.named(arguments[i]), FIRST_PORT + i);
        }
        driver.exchangeInTurn(0, Exchanger.MAX_REQUEST_BYTES, largeWarmUp);
        driver.exchangeInTurn(0, Exchanger.SMALL_REQUEST_BYTES, smallWarmUp);
        for (int round = 1; round <= rounds; round++) {
            driver.exchangeInTurn(round, Exchanger.SMALL_REQUEST_BYTES, small);
            driver.exchangeInTurn(round, Exchanger.MAX_REQUEST_BYTES, large);
        }
        for (Pair pair : driver.pairs.values()) {
            pair.client().close();
            pair.server().close();
        }
        System.exit(0);
    }

    private void open(ExchangeVariant variant, int port) throws IOException {
        try {
            Pair pair = pairs.get(variant.program());
            if (pair == null) {
                pair = new Pair(start(variant.program(), "server"), start(variant.program(), "client"));
                pairs.put(variant.program(), pair);
            }
            pair.open(variant, port);
            variants.add(variant);
            say("opened " + variant.word());
        } catch (IOException e) {
            failed(variant, e);
        }
    }

    /** Lets the variants exchange requests, one after the other. Round 0 is the warm-up. */
    private void exchangeInTurn(int round, int bytes, int count) {
        for (ExchangeVariant variant : List.copyOf(variants)) {
            try {
                measure(round, variant, bytes, count);
            } catch (IOException e) {
                failed(variant, e);
                variants.remove(variant);
            }
        }
    }

    private void measure(int round, ExchangeVariant variant, int bytes, int count) throws IOException {
        Pair pair = pairs.get(variant.program());
        ProcessClock.Times client = pair.client().clock().read();
        ProcessClock.Times server = pair.server().clock().read();
        long start = System.nanoTime();
        pair.exchange(variant, bytes, count);
        long wall = System.nanoTime() - start;
        client = pair.client().clock().read().since(client);
        server = pair.server().clock().read().since(server);
        say("exchange " + round + " " + variant.word() + " " + bytes + " " + count + " " + wall + " " + client.user()
                + " " + client.kernel() + " " + server.user() + " " + server.kernel());
    }

    private static void failed(ExchangeVariant variant, IOException cause) {
        say("failed " + variant.word() + " " + cause.getMessage());
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    private PeerProcess start(ExchangeVariant.Program program, String role) throws IOException {
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
