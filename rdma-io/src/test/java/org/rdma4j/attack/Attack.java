package org.rdma4j.attack;

import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.verbs.Device;

/**
 * Runs rounds of the attack for a given time. A JVM of its own should run it, because it may end the JVM, and exhausts the
 * heap.
 *
 * <p>The seed determines the choices of each thread. The interleaving of the threads differs from run to run.
 */
public final class Attack {
    private static final int QUIET_ROUNDS = 3;

    private final Target target;
    private final int attackers;
    private final int bookkeepers;
    private final long roundNanos;
    private final Findings findings = new Findings();

    /**
     * Creates an attack.
     *
     * @param attackers number of threads that run random actions
     * @param bookkeepers number of threads that count their completions
     * @param roundSeconds duration of a round
     */
    public Attack(Target target, int attackers, int bookkeepers, int roundSeconds) {
        this.target = target;
        this.attackers = attackers;
        this.bookkeepers = bookkeepers;
        this.roundNanos = TimeUnit.SECONDS.toNanos(roundSeconds);
    }

    /**
     * Runs rounds, and prints the seed, the counts and the finds.
     *
     * @return {@code true} if there are no finds
     */
    public boolean run(long seed, int seconds) throws Exception {
        System.out.println("seed " + seed + ", " + seconds + " s");
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        SplittableRandom seeds = new SplittableRandom(seed);
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> findings.ended(thread));
        initializeClasses(Device.class, "");
        initializeClasses(Ibverbs.class, "Handles");
        for (int i = 0; System.nanoTime() < end && !findings.isDamaged(); i++) {
            // The first rounds link all call sites, which an Error must not interrupt.
            boolean quiet = i < QUIET_ROUNDS || seeds.nextInt(4) == 0;
            if (!round(seeds.split(), Math.min(System.nanoTime() + roundNanos, end), quiet)) {
                break;
            }
        }
        boolean passed = findings.print(System.out);
        System.out.println("end");
        return passed;
    }

    /** Runs a round. Returns {@code false} if no further round can run. */
    private boolean round(SplittableRandom seeds, long end, boolean quiet) throws InterruptedException {
        findings.beginRound();
        World world = new World(attackers);
        BooleanSupplier ended = () -> System.nanoTime() >= end || findings.isDamaged();
        RoundThreads threads = new RoundThreads(findings);
        for (int i = 0; i < attackers; i++) {
            threads.addAttacker(new Attacker(
                    world, target, findings, i, seeds.nextLong(), !quiet && i % 2 == 0, ended, threads.attackers()));
        }
        for (int i = 0; i < bookkeepers; i++) {
            threads.addHelper(new Bookkeeper(target, findings, seeds.nextLong(), ended), "bookkeeper " + i);
        }
        threads.addHelper(
                new Saboteur(target, findings, seeds.nextLong(), ended, List.copyOf(threads.attackers())), "saboteur");
        if (!threads.run(end)) {
            return false;
        }
        world.close(findings);
        return findings.judge(target);
    }

    /** Initializes the classes of a folder or jar whose names contain a word. An Error during the attack would prevent it. */
    private static void initializeClasses(Class<?> oneOfThem, String word) throws Exception {
        URI place =
                oneOfThem.getProtectionDomain().getCodeSource().getLocation().toURI();
        if (Files.isDirectory(Path.of(place))) {
            initializeClasses(Path.of(place), word);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(Path.of(place))) {
                initializeClasses(jar.getPath("/"), word);
            }
        }
    }

    private static void initializeClasses(Path folder, String word) throws Exception {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                String name = folder.relativize(file).toString().replace('/', '.');
                if (name.endsWith(".class") && name.contains(word) && !name.contains("-info")) {
                    Class.forName(name.substring(0, name.length() - ".class".length()));
                }
            }
        }
    }
}
