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
    private long end;
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
        end = batch + found * SIZE;
        current = NONE;
    }

    /** Notes what was not read. */
    void finish() {
        if (at != end) {
            current = NONE;
            do {
                take();
            } while (at != end);
        }
    }

    /** Whether nothing of it is left to read. */
    public boolean isEmpty() {
        return at == end;
    }

    /**
     * Goes to the next completion.
     *
     * @return whether there is one
     */
    public boolean next() {
        while (at != end) {
            current = take();
            if (current != NONE) {
                return true;
            }
        }
        current = NONE;
        return false;
    }

    private int take() {
        long wc = at;
        at = wc + SIZE;
        long id = Native.ALL.get(Native.LONG, wc + ID);
        WorkQueue of = queue.queue(id);
        if (of == null) {
            // Its queue pair is closed, and its requests are over.
            return NONE;
        }
        if (of != from) {
            from = of;
        }
        return of.completed(id, Native.ALL.get(Native.INT, wc + STATUS), wc);
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
        return of.requests[current];
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
