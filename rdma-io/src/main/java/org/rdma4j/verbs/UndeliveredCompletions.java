package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.CompletionLedger;
import org.rdma4j.internal.ring.WorkId;

/**
 * Processes polled completions. Completions that belong neither to a waiting thread nor to a scope are kept for the
 * next poll. Thread-confined to the reader of the completion queue.
 */
final class UndeliveredCompletions {
    /** No {@code wr_id} has this value. */
    private static final long NO_ID = -1;

    private final ReportingQueues queues;
    private final CompletionBatch batch;
    private final CompletionLedger ledger;

    /** Queue of the last processed completion. Most completions follow one of the same queue. */
    private @Nullable WorkQueue last;

    /**
     * Address of the first completion in the batch that remains to be processed after an Error; {@link
     * #unprocessedEnd} if there is none.
     */
    private long unprocessed;

    /** End of the range that begins at {@link #unprocessed}. */
    private long unprocessedEnd;

    /** Index of the request whose completion the last call to {@link #take} removed. */
    private int index;

    /** Device timestamp of the completion that the last call to {@link #take} removed. */
    private long deviceTime;

    /** Wall-clock time of the completion that the last call to {@link #take} removed. */
    private long wallClock;

    UndeliveredCompletions(ReportingQueues queues, CompletionBatch batch) {
        this.queues = queues;
        this.batch = batch;
        this.ledger = new CompletionLedger(batch.isTimed());
    }

    /**
     * Returns the work queue that the given {@code wr_id} identifies, or {@code null} if its queue pair has been
     * closed.
     */
    @Nullable
    WorkQueue queue(long wrId) {
        return queues.find(wrId);
    }

    /** Returns {@code true} if no completion is kept. */
    boolean isEmpty() {
        return ledger.isEmpty();
    }

    /** Returns the number of entries that are kept; an entry may represent several completions. */
    int size() {
        return ledger.size();
    }

    /**
     * Processes completions of the batch. If an Error is thrown, {@link #resume} processes the remaining completions.
     *
     * @param first index of the first completion
     * @param count number of completions
     * @param awaited the request that the caller waits for; null if none
     */
    void process(int first, int count, @Nullable WorkRequest<?> awaited) {
        process(batch.addressOf(first), batch.addressOf(first + count), awaited);
    }

    /** Processes the completions that an Error has left in the batch. Must be called before the next poll. */
    void resume() {
        if (unprocessed != unprocessedEnd) {
            process(unprocessed, unprocessedEnd, null);
        }
    }

    /** Leaves the batch to {@link #resume}, unless the caller calls {@link #forgetBatch} first. */
    void rememberBatch(int count) {
        unprocessed = batch.addressOf(0);
        unprocessedEnd = batch.addressOf(count);
    }

    /** Undoes {@link #rememberBatch}. */
    void forgetBatch() {
        unprocessed = unprocessedEnd;
    }

    private void process(long first, long end, @Nullable WorkRequest<?> awaited) {
        // If the last post has the flag AWAITED, a completion without the flag belongs to an earlier post, and polls
        // may have to deliver it.
        long awaitedId = awaited == null || !awaited.delivery.isBeingAwaited() || awaited.delivery.isLastAwaited()
                ? NO_ID
                : awaited.idFor(false);
        unprocessed = first;
        unprocessedEnd = end;
        // Before any completion is processed: keeping one must not fail for lack of memory.
        ledger.reserve(CompletionBatch.SIZE);
        if (processRun(awaitedId) != end) {
            processRest(awaitedId);
        }
    }

    /** Slow path: a remaining completion is not awaited, reports a failure, or belongs to a different queue. */
    private void processRest(long awaitedId) {
        do {
            processSlowly(unprocessed);
            unprocessed = CompletionBatch.next(unprocessed);
        } while (unprocessed != unprocessedEnd && processRun(awaitedId) != unprocessedEnd);
    }

    /**
     * Processes completions of the last queue that report successes and are awaited, up to the first other completion.
     *
     * @param awaitedId a {@code wr_id} without the flag {@link WorkId#AWAITED} whose completion is awaited all the same, or
     *     {@link #NO_ID}
     * @return the address of the first completion that was not processed
     */
    private long processRun(long awaitedId) {
        long first = unprocessed;
        WorkQueue queue = last;
        if (queue == null) {
            return first;
        }
        // Makes all posts whose completions are in the batch visible, regardless of the thread that made them.
        queue.ring.acquirePosted();
        long base = queue.ring.idOf(0);
        long end = unprocessedEnd;
        int run = 0;
        long wc = first;
        try {
            // Iterate over addresses instead of indices: the JIT compiler would unroll a loop over indices, and the
            // overhead of the unrolled loop would exceed its benefit for short batches.
            while (wc != end) {
                long id = (long) Native.LONG_AT.get(Native.ALL, wc + CompletionBatch.ID);
                int status = (int) Native.INT_AT.get(Native.ALL, wc + CompletionBatch.STATUS);
                boolean isAwaited = WorkId.mismatch(id, base | WorkId.AWAITED) == 0
                        || id == awaitedId && WorkId.mismatch(id, base) == 0;
                if (!isAwaited || status != 0) {
                    break;
                }
                queue.succeeded((int) id & WorkId.INDEX_MASK, wc);
                run++;
                wc = CompletionBatch.next(wc);
            }
        } finally {
            unprocessed = wc;
            queue.ring.advance(run);
        }
        return wc;
    }

    /** Processes a completion that may be stale, report a failure, belong to a different queue, or have to be kept. */
    private void processSlowly(long wc) {
        long id = CompletionBatch.id(wc);
        int status = CompletionBatch.status(wc);
        WorkQueue queue = queues.find(id);
        if (queue == null || !queue.ring.isCurrent(id)) {
            // Stale: the queue pair has been closed or reset.
            return;
        }
        last = queue;
        // Pairs with the release of the post; makes the request visible, regardless of the thread that posted it.
        queue.ring.acquirePosted();
        WorkRequest<?> request = queue.find(queue.ring.indexOf(id));
        if (request == null) {
            // soft-iWARP may flush a read twice, and the application may have dropped the request in between.
            queue.completed(id, status, wc);
            return;
        }
        boolean mayBeKept = mayBeKept(request);
        if (mayBeKept) {
            // Before the request is seen to have completed, so that no thread posts it again before the delivery.
            request.delivery.addUndelivered(1);
        }
        boolean hasNewEntry = false;
        try {
            int deliverable = queue.completed(id, status, wc);
            hasNewEntry = mayBeKept && deliverable == request.index && keep(queue, request, id, wc);
        } finally {
            if (mayBeKept && !hasNewEntry) {
                // The completion belongs to a waiting thread or a scope, was requested by the queue, or was counted in
                // another entry; or another thread has flushed the queue, or an Error was thrown.
                request.delivery.addUndelivered(-1);
            }
        }
    }

    /** Returns {@code true} if a completion of the request may have to be kept. */
    private static boolean mayBeKept(WorkRequest<?> request) {
        // If the last post of the request is awaited, an earlier post may not be.
        return request.delivery.isLastAwaited() || !request.delivery.isBeingAwaited();
    }

    /** Keeps a completion. Returns {@code true} if it has an entry of its own. */
    private boolean keep(WorkQueue queue, WorkRequest<?> request, long wrId, long wc) {
        int status = CompletionBatch.status(wc);
        // Derived from the wr_id, because another thread may just have changed the id of the queue.
        long id = WorkId.withIndex(wrId, request.index);
        if (status == 0 && queue.ring.isBackedUp() && ledger.addAgain(id)) {
            // The request is posted repeatedly while no thread polls: its completions are counted in one entry.
            return false;
        }
        queue.ring.addUndelivered(1);
        int indexInBatch = batch.indexOf(wc);
        ledger.add(
                id,
                status,
                CompletionBatch.vendorError(wc),
                batch.deviceTime(indexInBatch),
                batch.wallClock(indexInBatch));
        return true;
    }

    /**
     * Removes the first completion.
     *
     * @return the queue of the removed completion's request; null if the queue pair has been closed or reset
     */
    @Nullable
    WorkQueue take() {
        long id = ledger.id();
        int status = ledger.status();
        int vendorError = ledger.vendorError();
        if (batch.isTimed()) {
            deviceTime = ledger.deviceTime();
            wallClock = ledger.wallClock();
        }
        boolean wasLast = ledger.removeFirst();
        WorkQueue queue = queues.find(id);
        if (queue == null || !queue.ring.isCurrent(id)) {
            return null;
        }
        queue.ring.acquirePosted();
        WorkRequest<?> request = queue.request((int) id & WorkId.INDEX_MASK);
        if (status != 0) {
            // Restore the failure: the outcome of another post may have replaced it since the completion was polled.
            request.outcome(status, vendorError);
        }
        if (wasLast) {
            request.delivery.addUndelivered(-1);
            queue.ring.addUndelivered(-1);
        }
        index = request.index;
        return queue;
    }

    /** Returns the index of the request whose completion the last call to {@link #take} removed. */
    int index() {
        return index;
    }

    /** Returns the device timestamp of the completion that the last call to {@link #take} removed. */
    long deviceTime() {
        return deviceTime;
    }

    /** Returns the wall-clock time of the completion that the last call to {@link #take} removed. */
    long wallClock() {
        return wallClock;
    }

    /** Removes the kept completions of the given request, because they have been delivered to a waiting thread. */
    void takeDelivery(WorkRequest<?> request) {
        int removed = ledger.remove(request.idFor(false));
        request.delivery.addUndelivered(-removed);
        request.queue.ring.addUndelivered(-removed);
    }

    /** Releases stale capacity if possible. Called after a batch has been processed. */
    void batchProcessed() {
        if (queues.hasReleasable()) {
            // Drop them first: releaseStale makes queue numbers available for reuse, and a kept completion must not
            // contain the number of another queue.
            dropStale();
            queues.releaseStale();
        }
    }

    /** Removes the completions of queue pairs that have been closed or reset. */
    void dropStale() {
        ledger.removeIf(id -> {
            WorkQueue queue = queues.find(id);
            return queue == null || !queue.ring.isCurrent(id);
        });
    }
}
