package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Closes sockets and selectors, and ignores failures. */
final class Closeables {
    private Closeables() {}

    /** Closes a resource, if there is one, and ignores an {@link IOException}: the resource is closed nevertheless. */
    static void close(@Nullable Closeable resource) {
        try {
            if (resource != null) {
                resource.close();
            }
        } catch (IOException e) {
            // The descriptor has been released.
        }
    }
}
