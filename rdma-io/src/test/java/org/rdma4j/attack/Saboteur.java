package org.rdma4j.attack;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/** A thread that collects garbage, interrupts attackers, and disturbs the device, each for a short time. */
final class Saboteur implements Runnable {
    private static final long MAX_PAUSE_NANOS = 50_000_000;
    private static final long MAX_DISTURBANCE_NANOS = 20_000_000;

    private final Target target;
    private final Findings findings;
    private final RandomGenerator random;
    private final BooleanSupplier ended;
    private final List<Thread> threads;

    /** @param threads threads that may be interrupted */
    Saboteur(Target target, Findings findings, long seed, BooleanSupplier ended, List<Thread> threads) {
        this.target = target;
        this.findings = findings;
        this.random = new SplittableRandom(seed);
        this.ended = ended;
        this.threads = threads;
    }

    @Override
    public void run() {
        while (!ended.getAsBoolean()) {
            try {
                pause(MAX_PAUSE_NANOS);
                switch (random.nextInt(8)) {
                    case 0 -> System.gc();
                    case 1 -> threads.get(random.nextInt(threads.size())).interrupt();
                    default -> {
                        target.disturb(random);
                        pause(MAX_DISTURBANCE_NANOS);
                        target.calm();
                    }
                }
            } catch (Throwable e) {
                findings.thrown("saboteur", e);
            }
        }
        calm();
    }

    /** Ends all disturbances, also if the heap is full at first. */
    private void calm() {
        while (true) {
            try {
                target.calm();
                return;
            } catch (Throwable e) {
                findings.thrown("saboteur", e);
            }
        }
    }

    private void pause(long maxNanos) {
        LockSupport.parkNanos(random.nextLong(maxNanos));
    }
}
