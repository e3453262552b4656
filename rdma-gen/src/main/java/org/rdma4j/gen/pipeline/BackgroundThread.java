package org.rdma4j.gen.pipeline;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** One thread beside the run's own, which does what it is given in that order. */
final class BackgroundThread implements AutoCloseable {

    private static final long CLOSE_TIMEOUT_SECONDS = 10;

    private final String name;
    private final ExecutorService thread;

    /** @param name what it does, for whoever looks at the threads */
    BackgroundThread(String name) {
        this.name = name;
        this.thread = Executors.newSingleThreadExecutor(task -> {
            Thread background = new Thread(task, name);
            background.setDaemon(true);
            return background;
        });
    }

    /**
     * Does this after what was given before.
     *
     * @return waits for the result, and throws what the work threw
     */
    <T> Supplier<T> start(Supplier<T> work) {
        Future<T> result = thread.submit(work::get);
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

    /** Ends what still runs: of a run that failed nobody wants to know more. */
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
