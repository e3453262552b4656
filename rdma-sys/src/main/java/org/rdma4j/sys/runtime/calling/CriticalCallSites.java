package org.rdma4j.sys.runtime.calling;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MutableCallSite;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Call sites of critical functions that take a driver's spin lock. They are switched to ordinary calls once a lock may
 * be held between calls, to avoid a deadlock of the JVM.
 *
 * <p>{@code ibv_wr_start} and {@code ibv_start_poll} return with a spin lock held. If a safepoint stops the thread that
 * holds the lock while another thread spins for it in a critical call, the safepoint waits for the critical call, which
 * waits for the lock. Ordinary calls do not delay safepoints. All call sites are therefore switched before the first
 * call that returns with a lock held. Programs without such calls pay nothing: the JIT compiler treats the target of a
 * call site as a constant.
 *
 * <p>Each class loader with a copy of the bindings switches its own call sites, because a queue is used by one class
 * loader only.
 */
final class CriticalCallSites {

    /** Number of safepoints after the switch: a thread may have read the old target without having called it yet. */
    private static final int SAFEPOINTS = 3;

    private static final List<Site> SITES = new ArrayList<>();
    private static boolean switched;

    private record Site(MutableCallSite callSite, Supplier<MethodHandle> ordinary) {}

    private CriticalCallSites() {}

    /**
     * Returns a handle for a function that takes a lock.
     *
     * @param critical the handle for critical calls, used until a lock may be held between calls
     * @param ordinary creates a handle of the same type for ordinary calls, used from then on
     */
    static synchronized MethodHandle switchable(MethodHandle critical, Supplier<MethodHandle> ordinary) {
        if (isAlwaysCritical()) {
            return critical;
        }
        if (switched) {
            return ordinary.get();
        }
        MutableCallSite site = new MutableCallSite(critical);
        SITES.add(new Site(site, ordinary));
        return site.dynamicInvoker();
    }

    /** Switches all call sites to ordinary calls. Called before the first call that returns with a lock held. */
    static synchronized void switchToOrdinary() {
        if (switched || isAlwaysCritical()) {
            return;
        }
        SITES.forEach(each -> each.callSite().setTarget(each.ordinary().get()));
        MutableCallSite.syncAll(SITES.stream().map(Site::callSite).toArray(MutableCallSite[]::new));
        // Critical calls in progress return, because no lock is held yet, and a safepoint waits for them.
        for (int i = 0; i < SAFEPOINTS && !SITES.isEmpty(); i++) {
            Thread.getAllStackTraces();
            Thread.yield();
        }
        // Set at the end: if an OutOfMemoryError or StackOverflowError is thrown above, the next call repeats the
        // switch.
        switched = true;
        SITES.clear();
    }

    private static boolean isAlwaysCritical() {
        return "always".equalsIgnoreCase(System.getProperty("org.rdma4j.critical"));
    }
}
