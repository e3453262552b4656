package org.rdma4j.attack;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.rdma4j.event.EventLoop;

/**
 * Runs rounds of an attack on event loops and message connections. Each message is numbered, so that lost, doubled, changed
 * and reordered messages are found; so are calls of handlers that are missing or out of order, futures that are never done,
 * and native objects and threads that remain.
 *
 * <p>The seed determines the choices of each thread, but not those of the handlers, and not the interleaving.
 */
public final class MessageAttack {
    private final Target target;
    private final InetSocketAddress address;
    private final int attackers;
    private final long roundNanos;
    private final Findings findings = new Findings();

    /**
     * Creates an attack.
     *
     * @param target the device under attack; creates disturbances and counts the device's objects
     * @param address local address of the servers
     * @param attackers number of threads
     * @param roundMillis duration of a round in milliseconds
     */
    public MessageAttack(Target target, InetSocketAddress address, int attackers, int roundMillis) {
        this.target = target;
        this.address = address;
        this.attackers = attackers;
        this.roundNanos = TimeUnit.MILLISECONDS.toNanos(roundMillis);
    }

    /**
     * Runs rounds, and prints the seed, the counts and the finds.
     *
     * @return {@code true} if there are no finds
     */
    public boolean run(long seed, int seconds, boolean disturbs, boolean overflows, boolean starves) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> findings.ended(thread));
        System.out.println("seed " + seed + ", " + seconds + " s");
        // The objects that remain.
        EventLoop.shared();
        target.violation(false);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        SplittableRandom seeds = new SplittableRandom(seed);
        for (int i = 0; System.nanoTime() < end && !findings.isDamaged(); i++) {
            boolean quiet = i < 2 || seeds.nextInt(3) == 0;
            if (!round(seeds.split(), disturbs && !quiet, overflows && !quiet, starves && !quiet)) {
                break;
            }
        }
        boolean passed = findings.print(System.out);
        System.out.println("end");
        return passed;
    }

    private boolean round(SplittableRandom seeds, boolean disturbs, boolean overflows, boolean starves)
            throws Exception {
        findings.beginRound();
        MessageWorld world = new MessageWorld(address, findings, seeds.split());
        long end = System.nanoTime() + roundNanos;
        BooleanSupplier ended = () -> System.nanoTime() >= end || findings.isDamaged();
        RoundThreads threads = new RoundThreads(findings);
        for (int i = 0; i < attackers; i++) {
            threads.addAttacker(new MessageAttacker(
                    world, i, seeds.nextLong(), overflows && i % 2 == 0, starves, ended, threads.attackers()));
        }
        if (disturbs) {
            threads.addHelper(
                    new Saboteur(target, findings, seeds.nextLong(), ended, List.copyOf(threads.attackers())),
                    "saboteur");
        }
        if (!threads.run(end)) {
            return false;
        }
        target.calm();
        world.close();
        return findings.judge(target);
    }
}
