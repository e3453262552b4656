package org.rdma4j.internal;

import java.io.Closeable;

/** Closes resources after a failure. */
public final class Closing {
    private Closing() {}

    /**
     * Closes a resource after a failure. An exception of the close is added to the suppressed exceptions of the failure.
     *
     * @param failure the exception that is about to be thrown
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
