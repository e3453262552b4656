package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.CompletionLedger;
import org.rdma4j.internal.ring.WorkId;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * Records on their requests the completions that a wait reads, and keeps for the next poll those that belong to neither this
 * wait nor another. Thread-confined to the reader of the completion queue.
 */
final class UndeliveredCompletions {
    private static final long SIZE = ibv_wc.sizeof();
    private static final long ID = ibv_wc.wr_id$offset();
    private static final long STATUS = ibv_wc.status$offset();
    private static final long VENDOR_ERROR = ibv_wc.vendor_err$offset();
    /** The id of no request. */
    private static final long NO_ID = -1;

    private final CompletionQueue queue;
    private final CompletionLedger ledger;
    private final boolean timed;
    /** Queue of the last completion that was recorded: most follow one of the same queue. */
    private @Nullable WorkQueue last;

    /** Of the completion that was taken last: the index of its request, and its times. */
    private int index;

    private long deviceTime;
    private long wallClock;

    /** @param timed whether the queue's completions have times */
    UndeliveredCompletions(CompletionQueue queue, boolean timed) {
        this.queue = queue;
        this.timed = timed;
        this.ledger = new CompletionLedger(timed);
    }

    boolean isEmpty() {
        return ledger.isEmpty();
    }

    int size() {
        return ledger.size();
    }

    /**
     * Records completions.
     *
     * @param first address of the first {@code struct ibv_wc}
     * @param from its index in the batch that was polled
     * @param count how many there are
     * @param awaited the request that the caller waits for; null if it waits for none
     */
    void record(long first, int from, int count, @Nullable WorkRequest<?> awaited) {
        long target =
                awaited == null || !awaited.delivery.isBeingAwaited() || awaited.delivery.isLastAwaited()
                        ? NO_ID
                        : awaited.idFor(false);
        WorkQueue of = last;
        int run = 0;
        for (int i = 0; i < count; i++) {
            long wc = first + i * SIZE;
            long id = (long) Native.LONG_AT.get(Native.ALL, wc + ID);
            int status = (int) Native.INT_AT.get(Native.ALL, wc + STATUS);
            boolean isAwaited = (id & WorkId.AWAITED) != 0 || id == target;
            if (of != null && isAwaited && (of.ring.mismatch(id & ~(long) WorkId.AWAITED) | status) == 0) {
                of.succeeded((int) id & WorkId.INDEX_MASK, wc);
                run++;
                continue;
            }
            if (run > 0) {
                of.ring.advance(run);
                run = 0;
            }
            recordOther(wc, id, status, from + i);
            of = last;
        }
        if (run > 0) {
            of.ring.advance(run);
        }
    }

    private void recordOther(long wc, long id, int status, int inBatch) {
        WorkQueue of = queue.queue(id);
        if (of == null || !of.ring.isCurrent(id)) {
            // Its queue pair is closed or was reset.
            return;
        }
        last = of;
        // Before it is known to be over: whoever sees that does not post it again before it is delivered.
        of.ring.acquirePosted();
        WorkRequest<?> request = of.find(of.ring.indexOf(id));
        if (request == null) {
            // soft-iWARP may flush a read twice, and the program has dropped the request meanwhile.
            of.completed(id, status, wc);
            return;
        }
        boolean others = isOthers(request);
        if (others) {
            request.delivery.addUndelivered(1);
        }
        int index = of.completed(id, status, wc);
        if (others && index == request.index) {
            keep(of, request, id, wc, inBatch);
        } else if (others) {
            // It belongs to a wait or a scope, the queue has asked for it, or another thread has flushed the queue.
            request.delivery.addUndelivered(-1);
        }
    }

    private static boolean isOthers(WorkRequest<?> request) {
        // An earlier post of a request whose last one is a wait's, or a scope's, may be for polls.
        return request.delivery.isLastAwaited() || !request.delivery.isBeingAwaited();
    }

    private void keep(WorkQueue of, WorkRequest<?> request, long wrId, long wc, int inBatch) {
        int status = (int) Native.INT_AT.get(Native.ALL, wc + STATUS);
        int vendorError = (int) Native.INT_AT.get(Native.ALL, wc + VENDOR_ERROR);
        // Not by the queue, whose id another thread may just have changed.
        long id = WorkId.withIndex(wrId, request.index);
        if (status == 0 && of.ring.isBackedUp() && ledger.addAgain(id)) {
            // Work that is posted again and again while nobody polls.
            request.delivery.addUndelivered(-1);
            return;
        }
        of.ring.addUndelivered(1);
        ledger.add(
                id, status, vendorError, timed ? queue.deviceTime(inBatch) : 0, timed ? queue.wallClock(inBatch) : 0);
    }

    /**
     * Takes the first completion.
     *
     * @return the queue of its request, whose index is {@link #index}; null if the queue pair is closed or was reset
     */
    @Nullable
    WorkQueue take() {
        long id = ledger.id();
        int status = ledger.status();
        int vendorError = ledger.vendorError();
        if (timed) {
            deviceTime = ledger.deviceTime();
            wallClock = ledger.wallClock();
        }
        boolean wasLast = ledger.removeFirst();
        WorkQueue of = queue.queue(id);
        if (of == null || !of.ring.isCurrent(id)) {
            return null;
        }
        of.ring.acquirePosted();
        WorkRequest<?> request = of.request(WorkId.index(id));
        if (status != 0) {
            // The success of an earlier post does not hide the failure of a later one.
            request.outcome(status, vendorError);
        }
        if (wasLast) {
            request.delivery.addUndelivered(-1);
            of.ring.addUndelivered(-1);
        }
        index = request.index;
        return of;
    }

    /** Index of the request of the completion that was taken last. */
    int index() {
        return index;
    }

    /** Device's time of the completion that was taken last. */
    long deviceTime() {
        return deviceTime;
    }

    /** Wall clock's time of the completion that was taken last. */
    long wallClock() {
        return wallClock;
    }

    /** Removes the completions of a request, which its owner has waited for. */
    void takeDelivery(WorkRequest<?> request) {
        int removed = ledger.remove(request.idFor(false));
        request.delivery.addUndelivered(-removed);
        request.queue.ring.addUndelivered(-removed);
    }

    /** Drops what belongs to queue pairs that are closed or were reset. */
    void dropStale() {
        ledger.removeIf(id -> {
            WorkQueue of = queue.queue(id);
            return of == null || !of.ring.isCurrent(id);
        });
    }
}
