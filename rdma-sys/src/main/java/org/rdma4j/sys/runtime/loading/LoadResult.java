package org.rdma4j.sys.runtime.loading;

import java.util.List;

/**
 * Result of opening a library: the {@linkplain OpenLibrary open library}, or a failure.
 *
 * @see "docs/reference/loading.md"
 */
public sealed interface LoadResult permits OpenLibrary, LoadResult.Failed {
    /** Returns the failed attempts, in order. */
    List<OpenAttempt> attempts();

    /**
     * The library cannot be used.
     *
     * @param reason the reason, whose message contains all attempts
     * @param attempts the failed attempts, in order
     * @param remedy what to do; empty if the message of the reason says it
     */
    record Failed(UnavailableReason reason, List<OpenAttempt> attempts, String remedy) implements LoadResult {
        /** Creates a failure for a library that could be opened, but cannot be used. */
        Failed(UnavailableReason reason) {
            this(reason, List.of(), "");
        }
    }
}
