package org.rdma4j.internal.ring;

/**
 * Ring buffer that tracks the requests posted to a send queue. Requests complete in the order in which they were
 * posted. The completion of a signaled request implies that all unsignaled requests posted before it have completed.
 *
 * <p>A ring is in one of two modes:
 *
 * <ul>
 *   <li><em>untracked</em>: every request in flight is <em>plain</em>, that is, it is signaled and its completion
 *       requires no further action. A {@code wr_id} holds the request index, the next completion belongs to the first
 *       request in flight, and posts are not recorded in the ring buffer;
 *   <li><em>tracked</em>: each post is recorded in the ring buffer at its position, and a {@code wr_id} holds the
 *       position. The ring enters this mode with the first request that is not plain, such as an unsignaled request or
 *       a request with leases. It leaves this mode with the first post that finds no request in flight.
 * </ul>
 *
 * <p>The {@code wr_id} of a request that was posted before the ring entered tracked mode still holds the request index.
 */
public class SendRing extends WorkRing {
    /** Result of {@link #locate} for a request that has already completed. No position has this value. */
    public static final long NONE = -1;

    /** Entry flag: the request is signaled. This is the sign bit. */
    private static final int SIGNALED = 1 << 31;

    /** Entry flag: the ring, not the caller, requested the completion. */
    private static final int UNREQUESTED = 1 << 30;

    /** Entry flag: the request is an RDMA read that has not failed. */
    private static final int READ = 1 << 29;

    /**
     * Ring buffer of entries, indexed by position. An entry consists of a request index and flags. The poster writes an
     * entry before it publishes the post. The reader reads the entry before it advances {@code completed}; only then
     * may the poster reuse the slot.
     */
    private final int[] entries;

    // Written by the poster. A reader that acquires a post sees the values written before that post.

    /** Whether the ring is in tracked mode. */
    private boolean tracked;
    /** First position recorded since the ring last entered tracked mode. */
    private long trackedFrom;
    /** Last signaled position at or after {@link #trackedFrom}, or {@code trackedFrom - 1} if there is none. */
    private long lastSignaled = NONE;

    /**
     * Creates a ring in untracked mode.
     *
     * @param capacity the maximum number of sends in flight
     */
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

    // Methods for the poster.

    /**
     * Returns {@code true} if a request may be posted untracked. If no request is in flight, the ring leaves tracked
     * mode first.
     *
     * @param position the position of the request; all earlier requests must already have been recorded
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
     * Returns {@code true} if requests are in flight and none of them is signaled. If they have succeeded, no completion
     * reports it.
     */
    public boolean hasOnlyUnsignaled() {
        return inFlight() > 0 && !hasCompletionFrom(acquireCompleted());
    }

    /**
     * Returns {@code true} if an unsignaled request must still be posted as signaled. Without regular completions, a
     * queue filled with unsignaled requests would never regain capacity. Enters tracked mode if necessary.
     */
    public boolean needsSignal(long position, boolean read) {
        track(position);
        return position - lastSignaled >= (capacity() + 1) / 2;
    }

    /**
     * Records a request at the given position. Enters tracked mode if necessary.
     *
     * @param signaled whether the request is signaled
     * @param requested whether the caller requested the completion
     * @param read whether the request is an RDMA read
     * @param awaited whether the completion is delivered to a waiting thread or a scope
     * @return the {@code wr_id} of the request
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
            // The reverted posts may include the first tracked post.
            trackedFrom = Math.min(trackedFrom, posted());
            lastSignaled = posted() - 1;
            while (lastSignaled >= from && entries[slot(lastSignaled)] >= 0) {
                lastSignaled--;
            }
        }
    }

    /** Returns {@code true} if the request in flight at the given position, or any later request, is signaled. */
    public final boolean hasCompletionFrom(long position) {
        return !tracked || lastSignaled >= position;
    }

    // Methods for the reader.

    /**
     * Returns the position of the request that the given {@code wr_id} identifies, or {@link #NONE} if that request has
     * already completed. This method acquires the posts, so that the fields of the request are visible to the caller.
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

    /**
     * Returns {@code true} if the request at the given position, which is at or after {@code completed}, has completed
     * out of order.
     */
    boolean isOver(long position) {
        return false;
    }

    @Override
    public final int indexOf(long wrId) {
        return (wrId & WorkId.POSITION) == 0
                ? super.indexOf(wrId)
                : indexAt(completed() + (wrId - completed() & WorkId.POSITION_MASK));
    }

    /** Returns the index of the request recorded at the given position. */
    public final int indexAt(long position) {
        return entries[slot(position)] & WorkId.INDEX_MASK;
    }

    /**
     * Returns {@code true} if the completion is delivered to polls: the caller requested it or it reports a failure,
     * and it does not belong to a waiting thread or a scope.
     */
    public final boolean isForPolls(long wrId, long position, boolean failed) {
        int entry = (int) wrId >= 0 ? (int) wrId : entries[slot(position)];
        return (entry & WorkId.AWAITED) == 0 && (failed || (entry & UNREQUESTED) == 0);
    }

    /**
     * Records that the request at the given position has failed. The reader must call this method before
     * {@link #complete}.
     */
    public void fail(long position) {}

    /** Completes the request at the given position and all requests whose completion it implies. */
    public void complete(long position) {
        completeUpTo(position + 1);
    }

    /** Returns the first tracked position that may be in flight. */
    public final long firstTracked() {
        return Math.max(completed(), trackedFrom);
    }

    /**
     * Returns {@code true} if the completion of the request at {@code position} implies the completion of the request
     * at {@code earlier}. The reader must call this method before {@link #complete}.
     *
     * @param earlier a position that is not after {@code position}
     */
    public boolean isCompletedBy(long earlier, long position) {
        return true;
    }

    // Methods for any thread.

    /** Returns {@code true} if the ring is in tracked mode. */
    public final boolean isTracked() {
        return tracked;
    }

    /** Returns {@code true} if the request at the given position is in flight. */
    public final boolean isInFlight(long position) {
        return position >= acquireCompleted() && !isRetired() && !isOver(position);
    }

    /** Returns {@code true} if the request at the given position is an RDMA read that has not failed. */
    final boolean isRead(long position) {
        return (entries[slot(position)] & READ) != 0;
    }

    /** Clears the {@link #READ} flag at the given position, so that the request is treated like any other request. */
    final void clearRead(long position) {
        entries[slot(position)] &= ~READ;
    }

    private int slot(long position) {
        return (int) position & (entries.length - 1);
    }
}
