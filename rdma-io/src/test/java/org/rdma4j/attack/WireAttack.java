package org.rdma4j.attack;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.rdma4j.event.EventLoop;

/**
 * Runs rounds of an attack on a message server: hostile clients send arbitrary data on their own queue pairs, while
 * honest clients are served. After each round, the hostile clients disconnect, and the server must have released all
 * resources that it used for them.
 *
 * <p>The seed determines the choices of each hostile client, but neither the choices of the server nor the
 * interleaving of threads.
 */
public final class WireAttack {
    private static final Duration SETTLE_LIMIT = Duration.ofSeconds(30);
    private static final Duration STUCK_LIMIT = Duration.ofSeconds(60);
    private static final long POLL_MILLIS = 20;

    /** Number of rounds whose maximum resident memory is the baseline for {@link #MAX_GROWTH_KIB}. */
    private static final int WARM_UP_ROUNDS = 3;

    /** Maximum growth of the resident memory of the process after the first rounds. */
    private static final long MAX_GROWTH_KIB = 96 << 10;

    private final InetSocketAddress address;
    private final int attackers;
    private final long roundNanos;
    private final Callable<Object> held;
    private final Others others;
    private final WireFindings findings = new WireFindings();

    /** Hostile clients in other processes. */
    public interface Others {
        /** Starts hostile clients, which are killed when the returned object is closed. */
        AutoCloseable start(InetSocketAddress server, long seed) throws IOException;
    }

    /**
     * Creates an attack.
     *
     * @param address local address of the server
     * @param attackers number of threads with hostile clients
     * @param roundMillis duration of a round in milliseconds
     * @param held returns the resources in use, which must be the same before and after each round
     * @param others hostile clients in other processes
     */
    public WireAttack(InetSocketAddress address, int attackers, int roundMillis, Callable<Object> held, Others others) {
        this.address = address;
        this.attackers = attackers;
        this.roundNanos = roundMillis * 1_000_000L;
        this.held = held;
        this.others = others;
    }

    /** Runs hostile clients until the end of this process. */
    public static void runForever(InetSocketAddress server, long seed) {
        WireFindings findings = new WireFindings();
        System.out.println("hostile");
        new WireAttacker(server, findings, seed, () -> false).run();
    }

    /**
     * Runs rounds, and prints the seed, the counts and the findings.
     *
     * @return {@code true} if there are no findings
     */
    public boolean run(long seed, int seconds) throws Exception {
        System.out.println("seed " + seed + ", " + seconds + " s");
        SplittableRandom seeds = new SplittableRandom(seed);
        // Create the objects that outlive the rounds, such as the shared loop, before resources are counted.
        EventLoop.shared();
        try (WireServer server = new WireServer(address, findings, seeds.split())) {
            server.begin();
            server.exchange();
            server.end();
            WireAttacker.connectOnce(server.address());
            settle(server);
            Object before = held.call();
            List<String> threads = threads();
            long firstResident = 0;
            // Excludes the startup, which takes seconds on an emulated processor.
            long end = System.nanoTime() + seconds * 1_000_000_000L;
            for (int i = 0; System.nanoTime() < end && findings.isEmpty(); i++) {
                round(server, seeds.split());
                settle(server);
                check(before, held, "resources are left");
                check(threads, WireAttack::threads, "threads are left");
                long resident = residentKiB();
                findings.round(resident);
                if (i < WARM_UP_ROUNDS) {
                    firstResident = Math.max(firstResident, resident);
                } else if (resident > firstResident + MAX_GROWTH_KIB) {
                    findings.find("the process grew from " + firstResident + " to " + resident + " KiB");
                }
            }
        }
        boolean passed = findings.print(System.out);
        System.out.println("end");
        return passed;
    }

    private void round(WireServer server, SplittableRandom seeds) throws Exception {
        long end = System.nanoTime() + roundNanos;
        BooleanSupplier ended = () -> System.nanoTime() >= end || !findings.isEmpty();
        List<Thread> threads = new ArrayList<>();
        server.begin();
        AutoCloseable started = others.start(server.address(), seeds.nextLong());
        try {
            for (int i = 0; i < attackers; i++) {
                threads.add(new Thread(
                        new WireAttacker(server.address(), findings, seeds.nextLong(), ended), "hostile " + i));
            }
            threads.forEach(Thread::start);
            while (!ended.getAsBoolean()) {
                server.exchange();
            }
        } finally {
            started.close();
        }
        for (Thread each : threads) {
            if (!each.join(STUCK_LIMIT)) {
                Throwable at = new Throwable(each.getName());
                at.setStackTrace(each.getStackTrace());
                findings.find("stuck: " + each.getName(), at);
            }
        }
        server.exchange();
        server.end();
    }

    /** Waits until the server has no clients. */
    private void settle(WireServer server) throws Exception {
        long limit = System.nanoTime() + SETTLE_LIMIT.toNanos();
        while (!server.isSettled() && System.nanoTime() < limit) {
            Thread.sleep(POLL_MILLIS);
        }
        if (!server.isSettled()) {
            findings.find("connections are left: " + server.describe());
        }
    }

    private void check(Object expected, Callable<?> actual, String what) throws Exception {
        long limit = System.nanoTime() + SETTLE_LIMIT.toNanos();
        Object found = actual.call();
        while (!found.equals(expected) && System.nanoTime() < limit) {
            Thread.sleep(POLL_MILLIS);
            found = actual.call();
        }
        if (!found.equals(expected)) {
            findings.find(what + ": before " + expected + ", after " + found);
        }
    }

    /** Returns the names of the threads of this library. */
    private static List<String> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("rdma4j") || name.contains("server"))
                .sorted()
                .toList();
    }

    /** Returns the resident memory of this process in KiB. */
    private static long residentKiB() throws IOException {
        System.gc();
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                    .findFirst()
                    .orElse(0);
        }
    }
}
