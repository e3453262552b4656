package org.rdma4j.tools.perf;

import java.io.Closeable;
import java.io.IOException;
import java.util.concurrent.locks.LockSupport;

/** A daemon thread beside the measuring one, until this is closed. */
abstract class Background implements Closeable {
    private final Thread thread;
    private volatile boolean closed;

    Background(String name) {
        thread = Thread.ofPlatform().daemon().name("perf: " + name).unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    /** What it does until it is closed. */
    abstract void run();

    boolean isClosed() {
        return closed;
    }

    /** Waits until the thread has ended; it is woken if it is parked. */
    @Override
    public void close() throws IOException {
        closed = true;
        LockSupport.unpark(thread);
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
