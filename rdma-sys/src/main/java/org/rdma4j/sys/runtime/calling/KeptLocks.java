package org.rdma4j.sys.runtime.calling;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MutableCallSite;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Keeps the JVM from standing still for ever. Drivers return from {@code ibv_wr_start} and {@code ibv_start_poll} with a
 * spin lock held. Where garbage collection stops the thread before it gives the lock back, and another spins for that lock
 * in a critical call, which cannot be stopped, each waits for the other. So before the first call that keeps a lock, every
 * critical call that takes one becomes an ordinary call, which collection does not wait for. A program that keeps no locks
 * pays nothing: compiled code takes a call site's target for a constant.
 *
 * <p>Each class loader that has the bindings switches its own calls: a queue that one of them uses is not for another.
 */
final class KeptLocks {

    /** How often threads are made to pass: one may have read a target that it has not called yet. */
    private static final int PASSES = 3;

    private static final List<Switch> SWITCHES = new ArrayList<>();
    private static boolean kept;

    private record Switch(MutableCallSite site, Supplier<MethodHandle> ordinary) {}

    private KeptLocks() {}

    /**
     * The handle of a function that takes a lock.
     *
     * @param critical as it is called while no lock is kept
     * @param ordinary makes the one of the same type that is called from then on
     */
    static synchronized MethodHandle avoiding(MethodHandle critical, Supplier<MethodHandle> ordinary) {
        if (isAlwaysCritical()) {
            return critical;
        }
        if (kept) {
            return ordinary.get();
        }
        MutableCallSite site = new MutableCallSite(critical);
        SWITCHES.add(new Switch(site, ordinary));
        return site.dynamicInvoker();
    }

    /** Before the first call that keeps a lock. */
    static synchronized void begin() {
        if (kept || isAlwaysCritical()) {
            return;
        }
        SWITCHES.forEach(each -> each.site().setTarget(each.ordinary().get()));
        MutableCallSite.syncAll(SWITCHES.stream().map(Switch::site).toArray(MutableCallSite[]::new));
        // Calls that have begun end, for no lock is kept yet: a safepoint waits for them.
        for (int pass = 0; pass < PASSES && !SWITCHES.isEmpty(); pass++) {
            Thread.getAllStackTraces();
            Thread.yield();
        }
        // Not before: where memory or the stack ended on the way, the next call that keeps a lock does it again.
        kept = true;
        SWITCHES.clear();
    }

    private static boolean isAlwaysCritical() {
        return "always".equalsIgnoreCase(System.getProperty("org.rdma4j.critical"));
    }
}
