package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * Completions that {@link CompletionQueue#poll()} delivers, one after the other: {@code struct ibv_wc}. Valid until the next
 * poll of the queue, which reuses it; what was not taken from it the next poll delivers.
 *
 * <p>Between two calls of {@link #next} the program may wait for other work, also of the same queue: waits leave the
 * completions of others to this object and to later polls.
 */
public final class Completions {
    private static final long SIZE = ibv_wc.sizeof();
    private static final long ID = ibv_wc.wr_id$offset();
    private static final long STATUS = ibv_wc.status$offset();

    /** In place of the index of a request. */
    static final int NONE = -1;

    /** Where the times of the current completion are. */
    private enum Times {
        /** In the batch. */
        BATCH,
        /** In the fields. */
        SAVED
    }

    private final CompletionQueue queue;
    private final long batch;
    private final UndeliveredCompletions undelivered;
    /** Address of the next completion in the batch. */
    private long at;
    /** Completions of the batch that are left. */
    private int left;
    /** Undelivered completions that are part of this result, which come before others. */
    private int kept;
    /** Queue of the last completion. Written where it changes only: storing a reference costs a collector's barrier. */
    private @Nullable WorkQueue from;
    /** Index of the current completion's request in that queue. */
    private int current = NONE;

    private Times times = Times.BATCH;
    private long deviceTime;
    private long wallClock;

    Completions(CompletionQueue queue, long batch, UndeliveredCompletions undelivered) {
        this.queue = queue;
        this.batch = batch;
        this.undelivered = undelivered;
    }

    /** Whether this is the current completion's request. May be asked by any thread, whose answer may be a little old. */
    boolean isAt(WorkQueue of, int index) {
        return current == index && from == of;
    }

    /** Begins a result that consists of a batch. */
    void begin(int found) {
        at = batch;
        left = found;
        kept = 0;
        current = NONE;
        times = Times.BATCH;
    }

    /** Begins a result that consists of the undelivered completions. */
    void beginKept() {
        left = 0;
        kept = undelivered.size();
        current = NONE;
        times = Times.SAVED;
    }

    /** Moves what is left of the batch to the undelivered completions: the batch is about to be reused. */
    void finish() {
        if (times == Times.BATCH && current != NONE && queue.isTimed()) {
            deviceTime = queue.deviceTime(inBatch());
            wallClock = queue.wallClock(inBatch());
        }
        times = Times.SAVED;
        if (left != 0) {
            int before = undelivered.size();
            undelivered.record(at, inBatch() + 1, left, null);
            kept += undelivered.size() - before;
            left = 0;
        }
        queue.noted();
    }

    /** Returns {@code true} if no completion is left in it. */
    public boolean isEmpty() {
        return left == 0 && (kept == 0 || undelivered.isEmpty());
    }

    /**
     * Goes to the next completion.
     *
     * @return {@code false} if there is none
     * @throws IllegalStateException if the queue was polled again since
     */
    public boolean next() {
        while (left != 0) {
            long wc = at;
            at = wc + SIZE;
            left--;
            int request = take(wc);
            if (request != NONE) {
                current = request;
                return true;
            }
        }
        return nextKept();
    }

    private boolean nextKept() {
        queue.checkCurrent(this);
        current = NONE;
        queue.noted();
        while (kept > 0 && !undelivered.isEmpty()) {
            kept--;
            WorkQueue of = undelivered.take();
            if (of != null) {
                from = of;
                current = undelivered.index();
                deviceTime = undelivered.deviceTime();
                wallClock = undelivered.wallClock();
                return true;
            }
        }
        return false;
    }

    private int take(long wc) {
        long id = (long) Native.LONG_AT.get(Native.ALL, wc + ID);
        int status = (int) Native.INT_AT.get(Native.ALL, wc + STATUS);
        WorkQueue of = from;
        if (of == null || (of.ring.mismatch(id) | status) != 0) {
            return takeOther(wc, id, status);
        }
        of.succeeded((int) id, wc);
        of.ring.advance(1);
        return (int) id;
    }

    /** Takes a completion of another queue than the last, of a failure, or one that tells of several requests. */
    private int takeOther(long wc, long id, int status) {
        WorkQueue of = queue.queue(id);
        if (of == null || !of.ring.isCurrent(id)) {
            // Its queue pair is closed or was reset, and its requests are over.
            return NONE;
        }
        if (of != from) {
            from = of;
        }
        return of.completed(id, status, wc);
    }

    /**
     * Returns the request of the current completion. Its {@link WorkRequest#status} tells how it ended, and a {@link
     * ReceiveRequest} what arrived.
     *
     * @throws IllegalStateException before the first and after the last {@link #next}
     */
    public WorkRequest<?> request() {
        WorkQueue of = from;
        if (current == NONE || of == null) {
            throw new IllegalStateException("there is no completion here: next() has not been called, or gave false");
        }
        return of.request(current);
    }

    /**
     * Returns the time at which the device completed the request, in ticks of its clock, {@link
     * DeviceAttributes#clockKilohertz} of them in a millisecond. Times have the bits of {@link
     * DeviceAttributes#timestampMask}: take the difference of two, and of that these bits. 0 for a request that failed.
     *
     * @throws IllegalStateException if the queue was not made with {@link CompletionQueue.Builder#timestamps}, or there is
     *     no completion here
     */
    public long timestamp() {
        request();
        queue.checkTimestamps();
        return times == Times.BATCH ? queue.deviceTime(inBatch()) : deviceTime;
    }

    /**
     * Returns the time at which the device completed the request, in nanoseconds since 1970. 0 for a request that failed.
     *
     * @throws IllegalStateException if the queue was not made with {@link CompletionQueue.Builder#wallClock}, or there is no
     *     completion here
     */
    public long wallClock() {
        request();
        queue.checkWallClock();
        return times == Times.BATCH ? queue.wallClock(inBatch()) : wallClock;
    }

    /** Index of the current completion in the batch; -1 before the first. */
    private int inBatch() {
        return (int) ((at - batch) / SIZE) - 1;
    }
}
