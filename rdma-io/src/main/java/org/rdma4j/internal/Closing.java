package org.rdma4j.internal;

import java.io.Closeable;

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
}
