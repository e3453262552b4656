package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * What {@link CompletionQueue#poll} found, one after the other: {@code struct ibv_wc}. Used again by the next poll; the
 * requests keep what they need to know.
 */
public final class Completions {
    private static final long SIZE = ibv_wc.sizeof();
    private static final long ID = ibv_wc.wr_id$offset();
    private static final long STATUS = ibv_wc.status$offset();

    /** In place of a request's number. */
    static final int NONE = -1;

    private final CompletionQueue queue;
    private final long batch;
    private long at;
    private int left;
    /** Of the completion that was read last. Written where it changes: storing a reference costs a collector's barrier. */
    private @Nullable WorkQueue from;

    /** The number of its request there. */
    private int current = NONE;

    Completions(CompletionQueue queue, long batch) {
        this.queue = queue;
        this.batch = batch;
    }

    void begin(int found) {
        at = batch;
        left = found;
        current = NONE;
    }

    /** Notes what was not read. */
    void finish() {
        if (left != 0) {
            note(at, left);
            left = 0;
        }
        queue.noted();
    }

    /** Notes what nobody will read. */
    void note(long first, int count) {
        current = NONE;
        WorkQueue of = from;
        int run = 0;
        for (int i = 0; i < count; i++) {
            long wc = first + i * SIZE;
            long id = (long) Native.LONG_AT.get(Native.ALL, wc + ID);
            int status = (int) Native.INT_AT.get(Native.ALL, wc + STATUS);
            if (of != null && (of.differs(id) | status) == 0) {
                of.arrived((int) id, wc);
                run++;
            } else {
                if (run > 0) {
                    of.ended(run);
                    run = 0;
                }
                takeOther(wc, id, status);
                of = from;
            }
        }
        if (run > 0) {
            of.ended(run);
        }
    }

    /** Whether nothing of it is left to read. */
    public boolean isEmpty() {
        return left == 0;
    }

    /**
     * Goes to the next completion.
     *
     * @return whether there is one
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
        current = NONE;
        queue.noted();
        return false;
    }

    private int take(long wc) {
        long id = (long) Native.LONG_AT.get(Native.ALL, wc + ID);
        int status = (int) Native.INT_AT.get(Native.ALL, wc + STATUS);
        WorkQueue of = from;
        if (of == null || (of.differs(id) | status) != 0) {
            return takeOther(wc, id, status);
        }
        of.arrived((int) id, wc);
        of.ended(1);
        return (int) id;
    }

    /** What is of another queue than the one before, or a failure, or one of several that have completed. */
    private int takeOther(long wc, long id, int status) {
        WorkQueue of = queue.queue(id);
        if (of == null || !of.hasGiven(id)) {
            // Its queue pair is closed or was emptied, and its requests are over.
            return NONE;
        }
        if (of != from) {
            from = of;
        }
        return of.completed(id, status, wc);
    }

    /**
     * The request of this completion; its {@link WorkRequest#status} tells how it ended, and a {@link ReceiveRequest}
     * what arrived.
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
     * When the device was done with the request of this completion, in ticks of its clock, {@link
     * DeviceAttributes#clockKilohertz} of them in a millisecond. They have the bits of {@link
     * DeviceAttributes#timestampMask}: take the difference of two, and of that these bits. 0 of a request that failed.
     *
     * @throws IllegalStateException if the queue was not made with {@link CompletionQueue.Builder#timestamps}, or there is
     *     no completion here
     */
    public long timestamp() {
        return queue.deviceTime(place());
    }

    /**
     * When the device was done with the request of this completion, in nanoseconds since 1970. 0 of a request that failed.
     *
     * @throws IllegalStateException if the queue was not made with {@link CompletionQueue.Builder#wallClock}, or there is no
     *     completion here
     */
    public long wallClock() {
        return queue.wallClock(place());
    }

    /** Which of the batch this completion is, from 0. */
    private int place() {
        request();
        return (int) ((at - batch) / SIZE) - 1;
    }
}
