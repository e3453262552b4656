package org.rdma4j.internal.ring;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Bookkeeping of one work queue: the positions of its requests, its free capacity, its {@code wr_id}s, and the number of its
 * undelivered completions. Each post takes the next <em>position</em>; positions count from 0 and do not wrap around.
 *
 * <p>A ring is used in two roles, possibly by the same thread. The <em>poster</em> owns the queue: it advances {@code posted}
 * and updates the limits. The <em>reader</em> owns the completion queue: it advances {@code completed}. Each reads the
 * other's counter with acquire semantics. A post on the <em>fast path</em> consists of the native call and the update of
 * {@code posted} only.
 *
 * <p>A ring is in one of three states:
 *
 * <ul>
 *   <li><em>unnumbered</em>: before {@link #open}. The queue has no number, and no completion belongs to it;
 *   <li><em>open</em>: from {@link #open} on. {@link #flush} completes all requests in flight and begins the next
 *       <em>epoch</em>, which makes the completions of earlier epochs <em>stale</em>. The ring stays open;
 *   <li><em>retired</em>: from {@link #retire} on, permanently. No request is in flight, and no completion belongs to the ring.
 * </ul>
 */
public abstract class WorkRing {
    private static final VarHandle POSTED;
    private static final VarHandle COMPLETED;
    private static final VarHandle UNDELIVERED;
    private static final VarHandle FAILURES;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            POSTED = lookup.findVarHandle(WorkRing.class, "posted", long.class);
            COMPLETED = lookup.findVarHandle(WorkRing.class, "completed", long.class);
            UNDELIVERED = lookup.findVarHandle(WorkRing.class, "undelivered", int.class);
            FAILURES = lookup.findVarHandle(WorkRing.class, "failures", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    // Written by the poster.

    /** Maximum number of requests in flight. */
    private int capacity;
    /**
     * Position of the next post. Written with release semantics before the native call; read with acquire semantics by the
     * reader before it looks up a request.
     */
    private long posted;
    /**
     * Requests at positions below this may be posted without a check of the state, the capacity and the undelivered
     * completions.
     */
    private long limit;
    /** Equal to {@link #limit} while the fast path is allowed, otherwise 0. */
    private long fastLimit;

    // Written by the reader.

    /**
     * All requests before this position have completed; for a shared receive queue, the number of completed requests. Written with
     * release semantics, after the outcomes of the requests.
     */
    private long completed;

    // Written by any thread.

    /** Prefix of the {@code wr_id}s of the current epoch; {@link WorkId#NONE} unless the ring is open. */
    private volatile long idBase = WorkId.NONE;
    /** Whether the state of the queue may have changed since the poster last checked it. */
    private volatile boolean stateChanged = true;
    /**
     * Number of undelivered completions, which completion queues keep for a poll. Atomic, because a shared queue has several
     * readers.
     */
    private int undelivered;
    /** Number of requests that have failed. Atomic, because a shared queue has several readers. */
    private long failures;

    WorkRing(int capacity) {
        this.capacity = capacity;
    }

    /** Returns {@code true} if requests may be posted on the fast path. */
    abstract boolean allowsFastPath();

    /** Returns {@code true} if requests complete in the order in which they were posted. */
    public abstract boolean completesInOrder();

    // Positions and capacity.

    /** Returns the position of the next post. For the poster. */
    public final long posted() {
        return posted;
    }

    /**
     * Returns the position of the next post, with acquire semantics: the fields of all posted requests are visible to the
     * caller.
     */
    public final long acquirePosted() {
        return (long) POSTED.getAcquire(this);
    }

    /** Returns the position before which all requests have completed. For the reader. */
    final long completed() {
        return completed;
    }

    /**
     * Returns the position before which all requests have completed, with acquire semantics: the outcomes of these requests
     * are visible to the caller.
     */
    public final long acquireCompleted() {
        return (long) COMPLETED.getAcquire(this);
    }

    /** Returns the maximum number of requests in flight. */
    public final int capacity() {
        return capacity;
    }

    /** Changes the capacity. For the poster. */
    public final void resize(int newCapacity) {
        capacity = newCapacity;
        invalidate();
    }

    /** Returns the position below which requests may be posted without {@link #reserve}. */
    public final long limit() {
        return limit;
    }

    /** Returns the position below which requests may be posted on the fast path. */
    public final long fastLimit() {
        return fastLimit;
    }

    /** Recomputes {@link #fastLimit}, after the mode of the ring has changed. */
    final void updateFastLimit() {
        fastLimit = allowsFastPath() ? limit : 0;
    }

    /**
     * Sets the position of the next post, with release semantics. Called before the native call, so that a reader that polls
     * the completion also sees the request.
     */
    public final void publish(long next) {
        POSTED.setRelease(this, next);
    }

    /** Reverts the last post, which the driver has rejected. */
    public final void revertPost() {
        POSTED.setRelease(this, posted - 1);
    }

    /** Updates the mode-specific bookkeeping. Called after one or more calls of {@link #revertPost}. */
    public void postsReverted() {}

    /**
     * Recomputes the limits, and returns {@code true} if requests can be posted.
     *
     * @param count number of requests to post
     * @param stale capacity that stale completions may still occupy in the completion queue
     * @param counted whether the request has an undelivered completion already, whose entry can also count further completions
     * @return {@code true} if {@code count} requests may be posted now
     */
    public final boolean reserve(int count, int stale, boolean counted) {
        long end = acquireCompleted() + capacity - stale;
        boolean backedUp = isBackedUp();
        // If the state has changed meanwhile, or too many completions are undelivered, the next post must check again.
        limit = stateChanged || backedUp ? 0 : end;
        updateFastLimit();
        return posted + count <= end && (!backedUp || counted);
    }

    /** Forces the next post to check the state of the queue. May be called by any thread. */
    public final void invalidate() {
        stateChanged = true;
        // Pairs with the fence in takeStateChange: a poster that reads limit == 0 also reads stateChanged == true.
        VarHandle.storeStoreFence();
        limit = 0;
        fastLimit = 0;
    }

    /**
     * Returns {@code true} if the state of the queue may have changed since the last call. Clears the flag before the caller
     * checks the state, so that a change during that check sets it again.
     */
    public final boolean takeStateChange() {
        // Pairs with the fence in invalidate.
        VarHandle.loadLoadFence();
        boolean changed = stateChanged;
        if (changed) {
            stateChanged = false;
        }
        return changed;
    }

    // Completions.

    /** Completes the next requests. Called by the reader after the outcome of each request has been written. */
    public void advance(int count) {
        COMPLETED.setRelease(this, completed + count);
    }

    /** Completes all requests before a position. For the reader. */
    final void completeUpTo(long position) {
        COMPLETED.setRelease(this, position);
    }

    /** Completes the next requests, atomically. For a queue whose completions are read from several completion queues. */
    final void advanceAtomically(int count) {
        COMPLETED.getAndAdd(this, (long) count);
    }

    /** Returns a consistent snapshot of the number of requests in flight. May be called by any thread. */
    public long inFlight() {
        while (true) {
            long done = acquireCompleted();
            long count = acquirePosted() - done;
            if (isRetired()) {
                return 0;
            }
            if (done == acquireCompleted()) {
                return count;
            }
        }
    }

    /** Adds to the number of undelivered completions. */
    public final void addUndelivered(int difference) {
        UNDELIVERED.getAndAdd(this, difference);
    }

    /** Returns the number of undelivered completions. */
    public final int undelivered() {
        return (int) UNDELIVERED.getVolatile(this);
    }

    /** Returns {@code true} if the number of undelivered completions has reached the capacity of the queue. */
    public final boolean isBackedUp() {
        return undelivered() >= capacity;
    }

    /** Counts a failed request. */
    public final void countFailure() {
        FAILURES.getAndAdd(this, 1L);
    }

    /** Returns the number of requests that have failed. */
    public final long failures() {
        return failures;
    }

    // Identity and life cycle.

    /**
     * Opens the ring, and begins the first epoch.
     *
     * @param number number of the queue, which its {@code wr_id}s contain from now on
     */
    public final void open(long number) {
        idBase = number << WorkId.QUEUE_SHIFT;
    }

    /**
     * Completes all requests in flight, and begins the next epoch. The device must have stopped processing the requests, and
     * the caller must have written the outcome of each.
     *
     * @return {@code false} if the epoch has wrapped around; the caller must then open the ring again with another number
     */
    public final boolean flush() {
        UNDELIVERED.setVolatile(this, 0);
        COMPLETED.setRelease(this, posted);
        invalidate();
        long before = idBase;
        if (before == WorkId.NONE) {
            return true;
        }
        long epoch = before + (1L << WorkId.EPOCH_SHIFT) & WorkId.EPOCH_MASK;
        idBase = before & ~WorkId.EPOCH_MASK | epoch;
        return epoch != 0;
    }

    /** Retires the ring. Afterwards no request counts as in flight, even if a concurrent reader is about to advance a counter. */
    public final void retire() {
        idBase = WorkId.NONE;
    }

    /** Returns {@code true} if the ring has been retired, or was never opened. */
    public final boolean isRetired() {
        return idBase == WorkId.NONE;
    }

    /** Returns {@code true} if a {@code wr_id} contains the number and the current epoch of this queue. */
    public final boolean isCurrent(long wrId) {
        return (wrId ^ idBase) >>> WorkId.EPOCH_SHIFT == 0;
    }

    /**
     * Returns 0 if a {@code wr_id} contains the number and the current epoch of this queue, the index of a request, and no flag;
     * otherwise another value.
     */
    public final long mismatch(long wrId) {
        return WorkId.mismatch(wrId, idBase);
    }

    /** Returns the {@code wr_id} of the request with an index. */
    public final long idOf(int index) {
        return idBase | index;
    }

    /** Returns the index of the request that a {@linkplain #isCurrent current} {@code wr_id} identifies. */
    public int indexOf(long wrId) {
        return WorkId.index(wrId);
    }
}
