package org.rdma4j.tools.perf;

import java.io.Closeable;
import java.io.IOException;
import java.util.concurrent.locks.LockSupport;

/** A task in a daemon thread of its own, which runs until the task is closed. */
abstract class BackgroundTask implements Closeable {
    private final Thread thread;
    private volatile boolean closed;

    BackgroundTask(String name) {
        thread = Thread.ofPlatform().daemon().name("perf: " + name).unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    /** Performs the task. Must return soon after {@link #isClosed} has become {@code true}. */
    abstract void run();

    boolean isClosed() {
        return closed;
    }

    /** Ends the task: wakes up the thread if it is parked, and waits until it has terminated. */
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
