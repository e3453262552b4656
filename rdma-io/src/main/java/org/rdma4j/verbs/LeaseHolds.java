package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/**
 * Leases of the buffers of a request, and the number of posts that hold them. Each post holds all leases once. Its
 * completion, or the close of the queue, releases them once. If both happen at the same time on two threads, neither returns
 * before the other has finished its release.
 *
 * <p>The methods that hold and release leases are synchronized. If an Error interrupts a hold, the next call undoes it. If an
 * Error interrupts a release, the next release continues it, so that a caller that repeats the call releases the leases once.
 */
final class LeaseHolds {
    /** Leases, by index of the buffer; null for a buffer that is not leased. */
    private final @Nullable Lease[] leases;
    /** Number of posts that hold the leases. */
    private int holds;
    /**
     * Number of leases at the beginning of the array that are held once more than {@link #holds}: by a hold in progress, or by
     * one that an Error has interrupted.
     */
    private int partial;
    /**
     * Number of leases at the beginning of the array that have been released once more than {@link #holds} tells: by a release
     * in progress, or by one that an Error has interrupted.
     */
    private int released;

    private LeaseHolds(@Nullable Lease[] leases) {
        this.leases = leases;
    }

    /** Returns the leases of an array of buffers; null if no buffer is leased. */
    static @Nullable LeaseHolds of(LocalMemory[] buffers) {
        boolean leased = false;
        for (LocalMemory buffer : buffers) {
            leased |= Lease.of(buffer) != null;
        }
        if (!leased) {
            return null;
        }
        LeaseHolds result = new LeaseHolds(new Lease[buffers.length]);
        for (int i = 0; i < buffers.length; i++) {
            result.leases[i] = Lease.of(buffers[i]);
        }
        return result;
    }

    /** Replaces the only lease, which no post holds. */
    void replace(@Nullable Lease lease) {
        leases[0] = lease;
    }

    /**
     * Holds all leases for one more post. If a lease cannot be held, holds none.
     *
     * @param idle whether the request is not in flight; any remaining holds are then left over from an Error, and are released
     * @throws IllegalStateException if a lease is closed
     */
    synchronized void hold(boolean idle) {
        if (idle && holds + partial > 0) {
            releaseAll();
        }
        releasePartial();
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

    /** Releases all leases for one post. If an Error interrupts the release, the caller must repeat it. */
    synchronized void release() {
        releasePartial();
        if (holds > 0) {
            while (released < leases.length) {
                Lease lease = leases[released];
                if (lease != null) {
                    lease.release();
                }
                released++;
            }
            holds--;
            released = 0;
        }
    }

    /** Releases all leases for all posts. The request must not be in flight. */
    synchronized void releaseAll() {
        releasePartial();
        while (holds > 0) {
            release();
        }
    }

    /** Releases the leases that are held in addition to {@link #holds}. */
    private void releasePartial() {
        while (partial > 0) {
            Lease lease = leases[partial - 1];
            if (lease != null) {
                lease.release();
            }
            partial--;
        }
    }
}
