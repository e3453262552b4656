package org.rdma4j.event;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * Drives a loop on its own thread. An iteration that fails outside of callbacks, as with an {@link OutOfMemoryError},
 * is repeated after a pause. The virtual machine may throw its errors at any point of the code, so each of them is
 * survived. After too many other failures in a row, the loop fails.
 */
final class LoopThread implements Runnable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    /** Maximum number of consecutive iterations that may fail, except because of the virtual machine. */
    private static final int MAX_FAILURES = 100;

    private static final long PAUSE_NANOS = Duration.ofMillis(10).toNanos();

    private final LoopContext loop;
    private final Consumer<IOException> onFailure;

    /** Number of consecutive iterations that have failed. */
    private int failures;

    /** Number of iterations at the last failure. */
    private long iterations;

    /** @param onFailure ends the connections and the futures of the loop, which cannot continue */
    LoopThread(LoopContext loop, Consumer<IOException> onFailure) {
        this.loop = loop;
        this.onFailure = onFailure;
    }

    @Override
    public void run() {
        boolean running = true;
        while (running) {
            try {
                running = drive();
            } catch (Throwable e) {
                // Out of memory again. The next iteration fails as well, or there is memory.
            }
        }
    }

    /** Drives the loop until it is closed or an iteration fails. Returns {@code false} if the loop has ended. */
    private boolean drive() {
        Throwable failure;
        try {
            loop.driver().run();
            return false;
        } catch (Throwable e) {
            failure = e;
        }
        LockSupport.parkNanos(PAUSE_NANOS);
        long now = loop.reactor().iterations();
        failures = now - iterations <= 1 ? failures + 1 : 1;
        iterations = now;
        if (failures > MAX_FAILURES && !(failure instanceof VirtualMachineError)) {
            onFailure.accept(new IOException(loop + " has failed", failure));
            return false;
        }
        if (failures == 1) {
            LOG.log(System.Logger.Level.ERROR, "An iteration of " + loop + " failed; trying again", failure);
        }
        return true;
    }
}
