package org.rdma4j.internal;

import java.io.Closeable;

/** Closing because of a failure, which must not be hidden by another. */
public final class Closing {
    private Closing() {}

    /** Closes it; what goes wrong meanwhile is told to the failure that is on its way. */
    public static void after(Throwable failure, Closeable what) {
        try {
            what.close();
        } catch (Throwable e) {
            // Of Errors the JVM may throw one object twice.
            if (e != failure) {
                failure.addSuppressed(e);
            }
        }
    }
}
