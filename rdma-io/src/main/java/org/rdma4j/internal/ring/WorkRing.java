package org.rdma4j.internal.ring;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Bookkeeping of one work queue: which positions are in use, how many more requests may be posted, which {@code wr_id}s
 * belong to the queue, and how many of its completions are undelivered. Each post takes the next <em>position</em>; positions
 * count from 0 and do not wrap around.
 *
 * <p>A ring is used by two roles, which may be one thread. The <em>poster</em> owns the queue: it advances {@code posted} and
 * all limits. The <em>reader</em> owns the completion queue: it advances {@code completed}. Each reads the other's counter with
 * acquire semantics.
 *
 * <p>A ring is in one of three states:
 *
 * <ul>
 *   <li><em>unnumbered</em>: created, without a number at a completion queue; no completion belongs to it;
 *   <li><em>open</em>: from {@link #open} on. {@link #flush} ends all requests in flight and begins the next epoch, which makes
 *       completions of the earlier ones stale; the ring stays open;
 *   <li><em>retired</em>: from {@link #retire} on, for good. Nothing is in flight, and no completion belongs to the ring.
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
    /** Position of the next post. Released before the native call; acquired by the reader before it looks up a request. */
    private long posted;
    /** Positions below this may be posted without another look at the state, the capacity or the undelivered completions. */
    private long limit;
    /** Equal to {@link #limit} if a prepared request may be posted by the native call alone, otherwise 0. */
    private long fastLimit;

    // Written by the reader.

    /** Position of the first request that is not known to be complete. Released after the request's outcome is written. */
    private long completed;

    // Written by any thread.

    /** Prefix of the {@code wr_id}s of the current epoch; {@link WorkId#NONE} unless the ring is open. */
    private volatile long idBase = WorkId.NONE;
    /** Whether the state of the queue may have changed since the poster last checked it. */
    private volatile boolean stateChanged = true;
    /** Number of completions that completion queues keep for a poll. Atomic: a shared queue has several readers. */
    private int undelivered;
    /** Number of requests that have failed. Atomic, for the same reason. */
    private long failures;

    WorkRing(int capacity) {
        this.capacity = capacity;
    }

    /** Returns {@code true} if a prepared request may be posted by the native call alone, as far as {@link #fastLimit}. */
    abstract boolean allowsFastPath();

    /** Returns {@code true} if requests complete in the order in which they were posted. */
    public abstract boolean completesInOrder();

    // Positions and capacity.

    /** Returns the position of the next post. For the poster. */
    public final long posted() {
        return posted;
    }

    /** Returns the position of the next post. The caller sees each request that was posted before, and its fields. */
    public final long acquirePosted() {
        return (long) POSTED.getAcquire(this);
    }

    /** Returns the position of the first request that is not known to be complete. For the reader. */
    final long completed() {
        return completed;
    }

    /** Returns the position of the first request that is not known to be complete. The caller sees the outcome of earlier ones. */
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

    /** Returns the position below which prepared requests may be posted by the native call alone. */
    public final long fastLimit() {
        return fastLimit;
    }

    /** Recomputes {@link #fastLimit}, after the mode of the ring has changed. */
    final void updateFastLimit() {
        fastLimit = allowsFastPath() ? limit : 0;
    }

    /**
     * Sets the position of the next post, before the native call, so that a reader which finds the completion also finds the
     * request.
     */
    public final void publish(long next) {
        POSTED.setRelease(this, next);
    }

    /** Reverts the last post, which the driver has rejected. */
    public final void revertPost() {
        POSTED.setRelease(this, posted - 1);
    }

    /** Updates the bookkeeping of the mode after a number of posts has been reverted. */
    public void postsReverted() {}

    /**
     * Recomputes the limits.
     *
     * @param count number of requests to post
     * @param stale capacity that completions of an earlier epoch may still occupy
     * @param counted whether an undelivered completion exists in which one more completion of the request can be counted
     * @return {@code true} if the requests may be posted now
     */
    public final boolean reserve(int count, int stale, boolean counted) {
        long end = acquireCompleted() + capacity - stale;
        boolean backedUp = isBackedUp();
        // If the state has changed in between, or completions wait to be polled, the next post looks again.
        limit = stateChanged || backedUp ? 0 : end;
        updateFastLimit();
        return posted + count <= end && (!backedUp || counted);
    }

    /** Has the next post check the state of the queue. */
    public final void invalidate() {
        stateChanged = true;
        // Pairs with the fence in takeStateChange: a poster that finds no limit also finds the flag.
        VarHandle.storeStoreFence();
        limit = 0;
        fastLimit = 0;
    }

    /**
     * Returns {@code true} if the state of the queue may have changed since the last call. Clears the flag, so that a change
     * during the check that follows is noticed by the next post.
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

    /** Completes the next requests. For the reader, after the outcome of each request has been written. */
    public void advance(int count) {
        COMPLETED.setRelease(this, completed + count);
    }

    /** Completes all requests before a position. For the reader. */
    final void completeUpTo(long position) {
        COMPLETED.setRelease(this, position);
    }

    /** Completes the next requests. For readers of several completion queues. */
    final void advanceAtomically(int count) {
        COMPLETED.getAndAdd(this, (long) count);
    }

    /** Returns the number of requests in flight at one moment during the call. For any thread. */
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

    /** Returns {@code true} if as many completions are undelivered as the queue has capacity for requests. */
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

    /** Opens the ring: its {@code wr_id}s carry this number of the queue from now on. */
    public final void open(long number) {
        idBase = number << WorkId.QUEUE_SHIFT;
    }

    /**
     * Ends all requests in flight, which the device has released, and begins the next epoch. The caller has written the outcome
     * of each request.
     *
     * @return {@code false} if the epochs of this number are used up: the caller opens the ring again with another number
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

    /** Retires the ring: nothing is in flight any more, whatever a reader is about to record. */
    public final void retire() {
        idBase = WorkId.NONE;
    }

    /** Returns {@code true} if the ring has been retired, or was never opened. */
    public final boolean isRetired() {
        return idBase == WorkId.NONE;
    }

    /** Returns {@code true} if a {@code wr_id} is of this queue and its current epoch. */
    public final boolean isCurrent(long wrId) {
        return (wrId ^ idBase) >>> WorkId.EPOCH_SHIFT == 0;
    }

    /** Returns 0 if a {@code wr_id} is of this queue, its current epoch, and holds the index of a request and no flag. */
    public final long mismatch(long wrId) {
        return (wrId ^ idBase) >>> WorkId.INDEX_BITS;
    }

    /** Returns the {@code wr_id} of the request with an index. */
    public final long idOf(int index) {
        return idBase | index;
    }

    /** Returns the index of the request of a {@code wr_id} that {@link #isCurrent}. */
    public int indexOf(long wrId) {
        return WorkId.index(wrId);
    }
}
