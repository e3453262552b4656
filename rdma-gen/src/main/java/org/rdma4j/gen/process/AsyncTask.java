package org.rdma4j.gen.process;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/** Work that is done beside a thread's own. */
public final class AsyncTask {

    private AsyncTask() {}

    /**
     * Does this on another thread.
     *
     * @return waits for the result, and throws what the work threw
     */
    public static <T> Supplier<T> start(Supplier<T> work) {
        CompletableFuture<T> result = CompletableFuture.supplyAsync(work);
        return () -> {
            try {
                return result.join();
            } catch (CompletionException e) {
                throw e.getCause() instanceof RuntimeException cause ? cause : e;
            }
        };
    }
}
