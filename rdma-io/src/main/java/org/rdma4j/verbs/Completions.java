package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

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

    private final CompletionQueue queue;
    private final long batch;
    private int count;
    private int next;
    private @Nullable WorkRequest<?> request;

    Completions(CompletionQueue queue, long batch) {
        this.queue = queue;
        this.batch = batch;
    }

    void begin(int found) {
        count = found;
        next = 0;
        request = null;
    }

    /** Notes what was not read. */
    void finish() {
        while (next < count) {
            take();
        }
    }

    boolean isEmpty() {
        return next >= count;
    }

    /**
     * Goes to the next completion.
     *
     * @return whether there is one
     */
    public boolean next() {
        while (next < count) {
            take();
            if (request != null) {
                return true;
            }
        }
        request = null;
        return false;
    }

    private void take() {
        long at = batch + next++ * SIZE;
        long id = Native.ALL.get(JAVA_LONG, at + ID);
        WorkQueue from = queue.queue(id);
        if (from == null) {
            // Its queue pair is closed, and its requests are over.
            request = null;
            return;
        }
        int status = Native.ALL.get(JAVA_INT, at + STATUS);
        WorkRequest<?> of = from.completed(id, status, at);
        // Of an unsignaled request whose completion the queue asked for, nobody else wants to know.
        request = status == 0 && of instanceof SendRequest send && !send.isSignaled() ? null : of;
    }

    /**
     * The request of this completion; its {@link WorkRequest#status} tells how it ended, and a {@link ReceiveRequest}
     * what arrived.
     *
     * @throws IllegalStateException before the first and after the last {@link #next}
     */
    public WorkRequest<?> request() {
        WorkRequest<?> current = request;
        if (current == null) {
            throw new IllegalStateException("there is no completion here: next() has not been called, or gave false");
        }
        return current;
    }
}
