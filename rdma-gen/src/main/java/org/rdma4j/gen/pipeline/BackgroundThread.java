package org.rdma4j.gen.pipeline;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Daemon thread that runs tasks one after the other. */
final class BackgroundThread implements AutoCloseable {

    private static final long CLOSE_TIMEOUT_SECONDS = 10;

    private final String name;
    private final ExecutorService thread;

    /** @param name name of the thread, also used in messages */
    BackgroundThread(String name) {
        this.name = name;
        this.thread = Executors.newSingleThreadExecutor(task -> {
            Thread background = new Thread(task, name);
            background.setDaemon(true);
            return background;
        });
    }

    /**
     * Runs a task after those started before.
     *
     * @return a supplier that waits for the result and throws the exception of the task, if any
     */
    <T> Supplier<T> start(Supplier<T> task) {
        Future<T> result = thread.submit(task::get);
        return () -> await(result);
    }

    private <T> T await(Future<T> result) {
        try {
            return result.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(name + " failed", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for " + name, e);
        }
    }

    /** Cancels the tasks that have not finished. */
    @Override
    public void close() {
        thread.shutdownNow();
        try {
            thread.awaitTermination(CLOSE_TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
