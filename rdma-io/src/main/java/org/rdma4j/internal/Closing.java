package org.rdma4j.internal;

import java.io.Closeable;
import java.io.IOException;

/** Closes resources after a failure. */
public final class Closing {
    private Closing() {}

    /**
     * Closes the given resource after a failure. If closing it throws an exception, that exception is added to the
     * suppressed exceptions of the failure.
     *
     * @param failure the exception about to be thrown
     * @param resource the resource to close
     */
    public static void after(Throwable failure, Closeable resource) {
        try {
            resource.close();
        } catch (Throwable e) {
            // The JVM may throw the same preallocated Error twice, and an exception cannot suppress itself.
            if (e != failure) {
                failure.addSuppressed(e);
            }
        }
    }

    /**
     * Closes all given resources, also if closing one of them fails.
     *
     * @throws IOException if closing a resource fails; the exceptions of further resources are suppressed
     */
    public static void all(Iterable<? extends Closeable> resources) throws IOException {
        Throwable failure = null;
        for (Closeable each : resources) {
            if (failure != null) {
                after(failure, each);
                continue;
            }
            try {
                each.close();
            } catch (IOException | RuntimeException e) {
                failure = e;
            }
        }
        if (failure instanceof IOException e) {
            throw e;
        }
        if (failure instanceof RuntimeException e) {
            throw e;
        }
    }
}
