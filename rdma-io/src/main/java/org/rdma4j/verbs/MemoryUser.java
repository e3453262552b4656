package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/**
 * A work queue as seen by the resources that its prepared requests reference: memory regions, memory windows and
 * address handles. The {@link ProtectionDomain} keeps the list of memory users. Any thread may call these methods.
 */
interface MemoryUser {
    /** Returns a request in flight that references the given resource, or {@code null} if there is none. */
    @Nullable
    Object requestInFlight(Resource resource);

    /**
     * Returns a prepared request that references the given resource, whether or not it is in flight, or {@code null} if
     * there is none.
     */
    @Nullable
    Object preparedRequest(Resource resource);

    /** Writes the current keys of the given region to the requests that reference it. */
    void rewriteKeys(Resource region);

    /** Forces the requests that reference the given resource to check it again before their next post. */
    void recheck(Resource resource);
}
