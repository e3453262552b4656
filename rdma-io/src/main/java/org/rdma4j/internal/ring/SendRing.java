package org.rdma4j.internal.ring;

/**
 * Ring of a send queue. Sends complete in the order in which they were posted; the completion of a signaled request also
 * completes all unsignaled requests before it.
 *
 * <p>A ring is in one of two modes:
 *
 * <ul>
 *   <li><em>untracked</em>: every request in flight is <em>plain</em>, that is, it is signaled and its completion requires no
 *       further action. A {@code wr_id} holds the index of its request, the next completion is that of the first request in
 *       flight, and posts are not recorded;
 *   <li><em>tracked</em>: each post is recorded in a ring buffer by its position, and a {@code wr_id} holds the position. The
 *       ring enters this mode with the first request that is not plain, such as an unsignaled request or one with leases, and
 *       leaves it with the next post that finds no request in flight.
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
     * Ring buffer of entries, by position. An entry consists of the index of a request and flags. The poster writes an entry
     * before it publishes the post. The reader reads the entry before it advances {@code completed}; after that, the poster
     * may reuse the slot.
     */
    private final int[] entries;

    // Written by the poster. The reader sees the values that belong to the posts it has acquired.

    /** Whether the ring is in tracked mode. */
    private boolean tracked;
    /** First position of the current tracked phase. */
    private long trackedFrom;
    /** Last signaled position from {@link #trackedFrom} on; {@code trackedFrom - 1} if there is none. */
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

    /** Returns {@code true} if the ring stays in tracked mode even when no request is in flight. */
    boolean isAlwaysTracked() {
        return false;
    }

    // For the poster.

    /**
     * Returns {@code true} if a request may be posted untracked. Leaves tracked mode first if nothing is in flight.
     *
     * @param position position of the request; all earlier requests must have been recorded
     * @param plain whether the request is plain
     */
    public final boolean postsUntracked(long position, boolean plain) {
        if (tracked && !isAlwaysTracked() && position == acquireCompleted()) {
            tracked = false;
            updateFastLimit();
        }
        return !tracked && plain;
    }

    /**
     * Returns {@code true} if an unsignaled request must be posted with a completion nevertheless. Without regular
     * completions, a queue full of unsignaled requests would never have capacity again. Enters tracked mode.
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

    /** Returns {@code true} if a request in flight at the given position, or a later request, has a completion. */
    public final boolean hasCompletionFrom(long position) {
        return !tracked || lastSignaled >= position;
    }

    // For the reader.

    /**
     * Returns the position of the request of a completion; {@link #NONE} if that request has completed already. Acquires the
     * posts: the fields of the request are visible to the caller.
     */
    public final long locate(long wrId) {
        long next = acquirePosted();
        long first = completed();
        if ((int) wrId >= 0) {
            return first;
        }
        long position = first + (wrId - first & WorkId.POSITION_MASK);
        // Another thread may have flushed the queue, and soft-iWARP may report the flush of a read twice.
        return position >= next || isOver(position) ? NONE : position;
    }

    /** Returns {@code true} if a request at a position from {@code completed} on has completed out of order. */
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
     * Returns {@code true} if a poll delivers a completion: the caller has requested it or it reports a failure, and it
     * belongs to neither a wait nor a scope.
     */
    public final boolean isForPolls(long wrId, long position, boolean failed) {
        int entry = (int) wrId >= 0 ? (int) wrId : entries[slot(position)];
        return (entry & WorkId.AWAITED) == 0 && (failed || (entry & UNREQUESTED) == 0);
    }

    /** Records that the request at a position has failed. Called before {@link #complete}. */
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
     * Returns {@code true} if the completion of the request at {@code position} also completes the request at an earlier or
     * the same position. Must be called before {@link #complete}.
     */
    public boolean isCompletedBy(long earlier, long position) {
        return true;
    }

    // For any thread.

    /** Returns {@code true} if the ring is in tracked mode. */
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

    /** Clears the flag {@link #READ} of an entry, so that its request is treated like any other request. */
    final void clearRead(long position) {
        entries[slot(position)] &= ~READ;
    }

    private int slot(long position) {
        return (int) position & (entries.length - 1);
    }
}
