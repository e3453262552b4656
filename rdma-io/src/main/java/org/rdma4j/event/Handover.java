package org.rdma4j.event;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;

/**
 * A task of a loop that completes a future exceptionally if the task throws an exception, or if the loop is closed
 * before the task runs.
 */
final class Handover implements Runnable {
    /** Body of a task. */
    interface Action {
        void run() throws IOException;
    }

    private final CompletableFuture<?> future;
    private final Action action;

    Handover(CompletableFuture<?> future, Action action) {
        this.future = future;
        this.action = action;
    }

    @Override
    public void run() {
        try {
            action.run();
        } catch (IOException | RuntimeException e) {
            future.completeExceptionally(e);
        } catch (Error e) {
            future.completeExceptionally(e);
            throw e;
        }
    }

    /** Completes the future of a task that will not run. */
    void reject(Object loop) {
        future.completeExceptionally(new RejectedExecutionException(loop + " is closed"));
    }
}
