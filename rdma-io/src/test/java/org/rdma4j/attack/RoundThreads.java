package org.rdma4j.attack;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The threads of a round: attackers, some of which are virtual threads and the others have small stacks, and helpers. */
final class RoundThreads {
    /** Time after the end of a round after which a thread that has not ended counts as stuck. */
    private static final long STUCK_NANOS = TimeUnit.SECONDS.toNanos(60);

    private static final int STACK_BYTES = 512 << 10;

    private final Findings findings;
    private final List<Thread> attackers = Collections.synchronizedList(new ArrayList<>());
    private final List<Thread> helpers = new ArrayList<>();

    RoundThreads(Findings findings) {
        this.findings = findings;
    }

    void addAttacker(Runnable attacker) {
        int index = attackers.size();
        attackers.add(
                index % 4 == 3
                        ? Thread.ofVirtual().name("attacker " + index).unstarted(attacker)
                        : new Thread(null, attacker, "attacker " + index, STACK_BYTES));
    }

    void addHelper(Runnable helper, String name) {
        helpers.add(new Thread(helper, name));
    }

    /** Returns a view of the attackers. */
    List<Thread> attackers() {
        return attackers;
    }

    /**
     * Runs all threads until they have ended. Records a find for a thread that is stuck.
     *
     * @param end time at which the threads end by themselves, as a value of {@link System#nanoTime}
     * @return {@code false} if a thread is stuck
     */
    boolean run(long end) throws InterruptedException {
        List<Thread> all = new ArrayList<>(attackers);
        all.addAll(helpers);
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
