package org.rdma4j.internal.ring;

/**
 * Ring of a send queue. Sends complete in the order in which they were posted; the completion of a signaled request also
 * completes all unsignaled requests before it.
 *
 * <p>A ring is in one of two modes:
 *
 * <ul>
 *   <li><em>untracked</em>: every request in flight is signaled and has no other need. A {@code wr_id} holds the index of its
 *       request, the next completion is that of the first request in flight, and nothing is recorded for a post;
 *   <li><em>tracked</em>: each post is recorded in a ring buffer by its position, and a {@code wr_id} holds the position. The
 *       ring enters this mode with the first request that is unsignaled, or has leases to release, and leaves it with the
 *       next post that finds nothing in flight.
 * </ul>
 *
 * Requests that were posted before the ring entered tracked mode still have the index in their {@code wr_id}.
 */
public class SendRing extends WorkRing {
    /** Position of no request. */
    public static final long NONE = -1;

    /** Flag of an entry: the request has a completion. The sign bit. */
    private static final int SIGNALED = 1 << 31;

    /** Flag of an entry: the ring, not the caller, requested the completion. */
    private static final int UNREQUESTED = 1 << 30;

    /** Flag of an entry: an RDMA read that has not failed. */
    private static final int READ = 1 << 29;

    /**
     * Entries by position: the index of a request and flags. The poster writes an entry before it publishes the post; the
     * reader reads it before it advances {@code completed}, after which the poster may use the slot again.
     */
    private final int[] entries;

    // Written by the poster; the reader sees what belongs to the posts that it has acquired.

    private boolean tracked;
    /** First position of the current tracked phase. */
    private long trackedFrom;
    /** Last position with a completion, from {@link #trackedFrom} on; the position before that if there is none. */
    private long lastSignaled = NONE;

    /** @param capacity maximum number of sends in flight */
    public SendRing(int capacity) {
        this(capacity, false);
    }

    SendRing(int capacity, boolean tracked) {
        super(capacity);
        this.tracked = tracked;
        entries = new int[Math.max(Integer.highestOneBit(Math.max(capacity * 2 - 1, 1)), 1)];
    }

    @Override
    final boolean allowsFastPath() {
        return !tracked;
    }

    @Override
    public boolean completesInOrder() {
        return true;
    }

    /** Returns {@code true} if the ring has to stay in tracked mode even when it is empty. */
    boolean isAlwaysTracked() {
        return false;
    }

    // For the poster.

    /**
     * Returns {@code true} if a request may be posted untracked. Leaves tracked mode first if nothing is in flight.
     *
     * @param position position of the request, of which all earlier ones have been recorded
     * @param plain whether the request is signaled and has no leases
     */
    public final boolean postsUntracked(long position, boolean plain) {
        if (tracked && !isAlwaysTracked() && position == acquireCompleted()) {
            tracked = false;
            updateFastLimit();
        }
        return !tracked && plain;
    }

    /**
     * Returns {@code true} if a request that its caller wants unsignaled needs a completion nevertheless: without one from time
     * to time the queue would run full and nothing would tell that it has emptied. Enters tracked mode.
     */
    public boolean needsSignal(long position, boolean read) {
        track(position);
        return position - lastSignaled >= (capacity() + 1) / 2;
    }

    /**
     * Records a request at a position, in tracked mode.
     *
     * @param signaled whether the request has a completion
     * @param requested whether the caller has requested that completion
     * @param read whether the request is an RDMA read
     * @param awaited whether the completion belongs to a wait or a scope
     * @return the {@code wr_id}
     */
    public final long record(
            long position, int index, boolean signaled, boolean requested, boolean read, boolean awaited) {
        track(position);
        if (signaled) {
            lastSignaled = position;
        }
        entries[slot(position)] = index
                | (signaled ? SIGNALED : 0)
                | (signaled && !requested ? UNREQUESTED : 0)
                | (read ? READ : 0)
                | (awaited ? WorkId.AWAITED : 0);
        return idOf(0) | WorkId.POSITION | position & WorkId.POSITION_MASK;
    }

    private void track(long position) {
        if (!tracked) {
            tracked = true;
            trackedFrom = position;
            lastSignaled = position - 1;
            updateFastLimit();
        }
    }

    @Override
    public final void postsReverted() {
        if (tracked) {
            long from = Math.max(trackedFrom, acquireCompleted());
            // The reverted posts may include the first tracked one.
            trackedFrom = Math.min(trackedFrom, posted());
            lastSignaled = posted() - 1;
            while (lastSignaled >= from && entries[slot(lastSignaled)] >= 0) {
                lastSignaled--;
            }
        }
    }

    /** Returns {@code true} if the request at a position in flight, or a later one, has a completion. */
    public final boolean hasCompletionFrom(long position) {
        return !tracked || lastSignaled >= position;
    }

    // For the reader.

    /**
     * Returns the position of the request that a completion completes; {@link #NONE} if that request is over already. The
     * caller sees everything that the poster has written before the post.
     */
    public final long locate(long wrId) {
        long next = acquirePosted();
        long first = completed();
        if ((int) wrId >= 0) {
            return first;
        }
        long position = first + (wrId - first & WorkId.POSITION_MASK);
        // Another thread may have flushed the queue since; soft-iWARP may report the flush of a read twice.
        return position >= next || isOver(position) ? NONE : position;
    }

    /** Returns {@code true} if the request at a position that is not below {@code completed} has completed nevertheless. */
    boolean isOver(long position) {
        return false;
    }

    @Override
    public final int indexOf(long wrId) {
        return (wrId & WorkId.POSITION) == 0
                ? super.indexOf(wrId)
                : indexAt(completed() + (wrId - completed() & WorkId.POSITION_MASK));
    }

    /** Returns the index of the request at a tracked position. */
    public final int indexAt(long position) {
        return entries[slot(position)] & WorkId.INDEX_MASK;
    }

    /**
     * Returns {@code true} if a poll delivers a completion: one that its caller has requested, or of a failure, and that
     * belongs to neither a wait nor a scope.
     */
    public final boolean isForPolls(long wrId, long position, boolean failed) {
        int entry = (int) wrId >= 0 ? (int) wrId : entries[slot(position)];
        return (entry & WorkId.AWAITED) == 0 && (failed || (entry & UNREQUESTED) == 0);
    }

    /** Notes that the request at a position has failed, before {@link #complete}. */
    public void fail(long position) {}

    /** Completes the request at a position, and the requests that its completion implies. */
    public void complete(long position) {
        completeUpTo(position + 1);
    }

    /** Returns the first tracked position that may be in flight. */
    public final long firstTracked() {
        return Math.max(completed(), trackedFrom);
    }

    /**
     * Returns {@code true} if the completion of the request at {@code position} implies that of the request at an earlier
     * position, or is its own. To be called before {@link #complete}.
     */
    public boolean isCompletedBy(long earlier, long position) {
        return true;
    }

    // For any thread.

    /** Returns {@code true} if tracked mode is on: requests with leases are found by their positions. */
    public final boolean isTracked() {
        return tracked;
    }

    /** Returns {@code true} if the request that was posted at a position has not completed. */
    public final boolean isInFlight(long position) {
        return position >= acquireCompleted() && !isRetired() && !isOver(position);
    }

    /** Returns {@code true} if the entry at a position is that of a read which has not failed. */
    final boolean isRead(long position) {
        return (entries[slot(position)] & READ) != 0;
    }

    /** Clears the mark of a read, so that the request at a position counts as any other. */
    final void clearRead(long position) {
        entries[slot(position)] &= ~READ;
    }

    private int slot(long position) {
        return (int) position & (entries.length - 1);
    }
}
