package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/**
 * The leases among the buffers of a request. Each post holds all of them once; its completion, or the end of the queue,
 * releases them once. Completion and end may come at the same time on two threads: neither returns before what the other has
 * begun to release is released.
 *
 * <p>All methods are synchronized. An Error may end any of them half-way; the next call then finishes what was begun.
 */
final class LeaseHolds {
    /** Leases by buffer; null for a buffer without one. */
    private final @Nullable Lease[] leases;
    /** Number of posts that hold the leases. */
    private int holds;
    /** Number of leases, from the first on, that are held beyond {@link #holds}: by a hold or release that was interrupted. */
    private int partial;

    private LeaseHolds(@Nullable Lease[] leases) {
        this.leases = leases;
    }

    /**
     * Returns an object for the leases among some buffers.
     *
     * @param previous object that holds nothing, and is reused if it has the right size; or null
     */
    static LeaseHolds of(LocalMemory[] buffers, @Nullable LeaseHolds previous) {
        LeaseHolds result = previous != null && previous.leases.length == buffers.length
                ? previous
                : new LeaseHolds(new Lease[buffers.length]);
        for (int i = 0; i < buffers.length; i++) {
            result.leases[i] = Lease.of(buffers[i]);
        }
        return result;
    }

    /**
     * Holds all leases for one more post, or none.
     *
     * @param idle whether the request is not in flight: then what is still held was left by an Error
     */
    synchronized void hold(boolean idle) {
        if (idle && holds + partial > 0) {
            releaseAll();
        }
        try {
            for (int i = 0; i < leases.length; i++) {
                Lease lease = leases[i];
                if (lease != null) {
                    lease.hold();
                }
                partial = i + 1;
            }
            holds++;
            partial = 0;
        } finally {
            releasePartial();
        }
    }

    /** Releases all leases for one post. */
    synchronized void release() {
        if (holds > 0) {
            releasePartial();
            holds--;
            partial = leases.length;
            releasePartial();
        }
    }

    /** Releases all leases for all posts. The request is not in flight: anything still held was left by an Error. */
    synchronized void releaseAll() {
        releasePartial();
        while (holds > 0) {
            release();
        }
    }

    private void releasePartial() {
        while (partial > 0) {
            Lease lease = leases[partial - 1];
            if (lease != null) {
                lease.letGo();
            }
            partial--;
        }
    }
}
