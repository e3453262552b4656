package org.rdma4j.event;

import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.wait.Reactor;

/**
 * Wakes up the threads that wait for futures. A future keeps a dependent stage until it is done. A thread whose wait expires
 * therefore leaves its stage to the next thread that waits for the same future, so that stages do not accumulate.
 */
final class DoneSignals {
    private final Reactor reactor;

    /** Signals for which no thread waits, by future. Guarded by the monitor of this map. */
    private final Map<CompletableFuture<?>, Signal> idle = new WeakHashMap<>();

    /** Whether {@link #idle} may contain a signal. Written while holding its monitor. */
    private volatile boolean hasIdle;

    /**
     * Action of a dependent stage: wakes up the thread that waits for the future. It must not refer to the future,
     * which is a weak key of {@link #idle}.
     */
    static final class Signal implements BiConsumer<Object, Throwable> {
        private final Reactor reactor;

        /** The thread to be woken up; {@code null} if none waits. Written before the thread checks whether the future is done. */
        private volatile @Nullable Thread waiting;

        /** The next idle signal of the same future. */
        private @Nullable Signal next;

        private Signal(Reactor reactor, Thread waiting) {
            this.reactor = reactor;
            this.waiting = waiting;
        }

        @Override
        public void accept(Object result, Throwable e) {
            Thread thread = waiting;
            if (thread != null) {
                LockSupport.unpark(thread);
                // If the waiting thread drives the loop, it may be about to sleep.
                reactor.wakeup();
            }
        }
    }

    DoneSignals(Reactor reactor) {
        this.reactor = reactor;
    }

    /** Begins a wait of the current thread, which is woken up when the future is done. */
    Signal begin(CompletableFuture<?> future) {
        Thread waiting = Thread.currentThread();
        Signal signal = hasIdle ? take(future) : null;
        if (signal != null) {
            signal.waiting = waiting;
            return signal;
        }
        Signal created = new Signal(reactor, waiting);
        future.whenComplete(created);
        return created;
    }

    private @Nullable Signal take(CompletableFuture<?> future) {
        synchronized (idle) {
            Signal first = idle.remove(future);
            if (first != null && first.next != null) {
                idle.put(future, first.next);
                first.next = null;
            }
            hasIdle = !idle.isEmpty();
            return first;
        }
    }

    /** Ends a wait. */
    void end(CompletableFuture<?> future, Signal signal) {
        signal.waiting = null;
        if (!future.isDone()) {
            synchronized (idle) {
                signal.next = idle.put(future, signal);
                hasIdle = true;
            }
        }
    }
}
