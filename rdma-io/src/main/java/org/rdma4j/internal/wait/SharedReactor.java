package org.rdma4j.internal.wait;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ErrnoException;

/**
 * A reactor driven by a daemon thread, for descriptors that belong to no other reactor: the event channels of blocking
 * connections, and the descriptors for which virtual threads wait. Created on first use, and never closed unless
 * epoll_wait(2) fails.
 */
public final class SharedReactor {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    /** Maximum number of items of each source in an iteration. */
    private static final int BATCH = 64;

    /** Guarded by the lock of this class. */
    private static @Nullable Reactor reactor;

    private SharedReactor() {}

    private static synchronized Reactor get() {
        Reactor existing = reactor;
        if (existing != null) {
            return existing;
        }
        Reactor created = new Reactor(BATCH, 0);
        boolean started = false;
        try {
            Thread.ofPlatform().daemon().name("rdma4j events").start(() -> run(created));
            started = true;
        } finally {
            if (!started) {
                created.close();
            }
        }
        reactor = created;
        return created;
    }

    private static void run(Reactor shared) {
        while (true) {
            try {
                shared.runOnce(Long.MAX_VALUE);
                // Clear the interrupt status, which a callback may have set. Otherwise, the reactor would no longer
                // sleep.
                Thread.interrupted();
            } catch (ErrnoException e) {
                log(
                        "The shared reactor has failed: events are no longer handled, and waiting virtual threads are no"
                                + " longer woken up",
                        e);
                // Fails the calls that wait for their actions.
                shared.shutdownNow().forEach(Runnable::run);
                return;
            } catch (Throwable e) {
                // Continue, for example after an OutOfMemoryError.
                log("An iteration of the shared reactor failed; trying again", e);
                Thread.yield();
            }
        }
    }

    private static void log(String message, Throwable failure) {
        try {
            LOG.log(System.Logger.Level.ERROR, message, failure);
        } catch (Throwable e) {
            // Logging fails if memory is exhausted. The thread must continue.
        }
    }

    /** Returns {@code true} if the current thread is the daemon thread, which must not block. */
    public static boolean isDriver() {
        return get().isDriver();
    }

    /**
     * Starts watching a descriptor. Its handler is called by the daemon thread. May be called by any thread; waits until
     * the descriptor is watched.
     *
     * @throws ErrnoException if the shared reactor cannot be created or the descriptor cannot be watched; see {@link
     *     Reactor#watch}
     */
    public static void watch(int descriptor, DescriptorHandler handler) {
        Reactor shared = get();
        call(shared, () -> shared.watch(descriptor, handler));
    }

    /**
     * Stops watching a descriptor. May be called by any thread; afterwards, the handler is no longer called.
     *
     * @see Reactor#unwatch
     */
    public static void unwatch(int descriptor) {
        Reactor shared = get();
        call(shared, () -> shared.unwatch(descriptor));
    }

    /** Runs an action on the daemon thread and waits until it has completed. */
    private static void call(Reactor shared, Runnable action) {
        if (shared.isDriver()) {
            action.run();
            return;
        }
        try {
            CompletableFuture.runAsync(action, shared::execute).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof ErrnoException failure) {
                throw new ErrnoException(failure.function(), failure.errno());
            }
            throw e;
        }
    }
}
