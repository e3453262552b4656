package org.rdma4j.attack;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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
    private static final long STUCK_NANOS = TimeUnit.SECONDS.toNanos(60);
    private static final int STACK_BYTES = 512 << 10;

    private final Target target;
    private final InetSocketAddress address;
    private final int attackers;
    private final long roundNanos;
    private final Findings findings = new Findings();

    /**
     * Creates an attack.
     *
     * @param target disturbs the device, and counts its objects
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
        List<Thread> threads = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < attackers; i++) {
            MessageAttacker attacker =
                    new MessageAttacker(world, i, seeds.nextLong(), overflows && i % 2 == 0, starves, ended, threads);
            threads.add(
                    i % 4 == 3
                            ? Thread.ofVirtual().name("attacker " + i).unstarted(attacker)
                            : new Thread(null, attacker, "attacker " + i, STACK_BYTES));
        }
        List<Thread> all = new ArrayList<>(threads);
        if (disturbs) {
            all.add(new Thread(
                    new Saboteur(target, findings, seeds.nextLong(), ended, List.copyOf(threads)), "saboteur"));
        }
        all.forEach(Thread::start);
        for (Thread thread : all) {
            if (!thread.join(Duration.ofNanos(end - System.nanoTime() + STUCK_NANOS))) {
                if (thread.isVirtual() && findings.hasAnyError()) {
                    findings.lost(thread);
                } else {
                    reportStuck(thread);
                }
                return false;
            }
        }
        target.calm();
        world.close();
        if (findings.hasLibraryThreadEnded()) {
            findings.find("an Error has ended a thread of the library", new Throwable());
            return false;
        }
        target.violation(!findings.hasAnyError()).ifPresent(each -> findings.find(each, new Throwable()));
        return true;
    }

    private void reportStuck(Thread stuck) {
        Throwable at = new Throwable(stuck.getName());
        at.setStackTrace(stuck.getStackTrace());
        findings.find("stuck: " + stuck.getName(), at);
        for (Map.Entry<Thread, StackTraceElement[]> each :
                Thread.getAllStackTraces().entrySet()) {
            System.out.println(each.getKey());
            for (StackTraceElement frame : each.getValue()) {
                System.out.println("    at " + frame);
            }
        }
    }
}
