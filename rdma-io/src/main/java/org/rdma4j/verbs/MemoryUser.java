package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/**
 * A queue of prepared requests, from the point of view of the resources that the requests reference: memory regions, memory
 * windows and address handles. The {@link ProtectionDomain} keeps the list of users. Any thread may call these methods.
 */
interface MemoryUser {
    /** Returns a request that references a resource and is in flight; null if there is none. */
    @Nullable
    Object requestInFlight(Resource resource);

    /** Returns a prepared request that references a resource, in flight or not; null if there is none. */
    @Nullable
    Object preparedRequest(Resource resource);

    /** Writes the current keys of a region to the requests that reference it. */
    void rewriteKeys(Resource region);

    /** Forces the requests that reference a resource to check it again before their next post. */
    void recheck(Resource resource);
}
