package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Closes sockets and selectors, ignoring failures. */
final class Closeables {
    private Closeables() {}

    /**
     * Closes the given resource unless it is {@code null}. Ignores an {@link IOException}, because the resource is
     * closed even if one is thrown.
     */
    static void close(@Nullable Closeable resource) {
        try {
            if (resource != null) {
                resource.close();
            }
        } catch (IOException e) {
            // The file descriptor has been released.
        }
    }
}
