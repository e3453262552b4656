package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/**
 * Delivers each completion once: to the thread that waits for the work, to the scope in which the work was posted, or
 * to a poll. A poll first delivers the completions kept by waiting threads, and then those in its own batch.
 *
 * <p>Thread-confined to the reader of the completion queue, except for {@link #isCurrent}.
 */
final class CompletionDelivery {
    private final ReportingQueues queues;
    private final CompletionBatch batch;
    private final UndeliveredCompletions undelivered;

    /** Result of the last poll. */
    private Completions current;

    /**
     * Result of the previous poll, reused by the next poll. The alternation between two objects makes it possible to
     * detect the use of an outdated result.
     */
    private Completions spare;

    /**
     * Creates an object that delivers the completions of one completion queue.
     *
     * @param owner the owner of the completion queue
     */
    CompletionDelivery(ReportingQueues queues, CompletionBatch batch, Owner owner) {
        this.queues = queues;
        this.batch = batch;
        this.undelivered = new UndeliveredCompletions(queues, batch);
        this.current = new Completions(batch, undelivered, owner);
        this.spare = new Completions(batch, undelivered, owner);
    }

    /**
     * Finishes the result of the last poll: keeps the completions that the caller has not taken from it. Must be called
     * before each poll.
     */
    void finish() {
        current.finish();
    }

    /** Returns {@code true} if any completions are kept for polls. */
    boolean hasUndelivered() {
        if (queues.mayHoldStale()) {
            undelivered.dropStale();
        }
        return !undelivered.isEmpty();
    }

    /**
     * Returns a result that delivers the completions in the batch.
     *
     * @param count the number of completions in the batch
     */
    Completions batchResult(int count) {
        Completions next = swap();
        next.beginBatch(count);
        return next;
    }

    /**
     * Marks the batch as unprocessed until {@link #forgetBatch}. If an Error is thrown in between, the next poll
     * processes the batch first, so that no completion is lost.
     *
     * @param count the number of completions in the batch
     */
    void rememberBatch(int count) {
        undelivered.rememberBatch(count);
    }

    /** Undoes {@link #rememberBatch}. */
    void forgetBatch() {
        undelivered.forgetBatch();
    }

    /** Returns a result that delivers the kept completions. */
    Completions keptResult() {
        Completions next = swap();
        next.beginKept();
        return next;
    }

    private Completions swap() {
        Completions next = spare;
        current.expire();
        spare = current;
        current = next;
        return next;
    }

    /**
     * Processes the batch: updates its requests, and keeps the completions that polls must deliver.
     *
     * @param count the number of completions in the batch, possibly 0
     * @param awaited the request that the caller is waiting for, or {@code null} if there is none
     * @return {@code count}
     */
    int process(int count, @Nullable WorkRequest<?> awaited) {
        if (count > 0) {
            undelivered.process(0, count, awaited);
        }
        undelivered.batchProcessed();
        return count;
    }

    /**
     * Returns {@code true} if the batch is known to contain a completion that a poll delivers. If this method returns
     * {@code false}, the caller must process the batch to find out.
     */
    boolean isDeliverable(int count) {
        for (int i = 0; i < count; i++) {
            long wc = batch.addressOf(i);
            long id = CompletionBatch.id(wc);
            if (CompletionBatch.status(wc) == 0) {
                WorkQueue queue = queues.find(id);
                if (queue != null && queue.ring.mismatch(id) == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Returns {@code true} if the current completion of the last result belongs to the request with the given index in
     * the given queue. Any thread may call this method.
     */
    boolean isCurrent(WorkQueue queue, int index) {
        return current.isAt(queue, index);
    }

    /** Drops the kept completions of the given request. */
    void takeDelivery(WorkRequest<?> request) {
        undelivered.takeDelivery(request);
    }

    /** Drops the kept completions of closed and reset queue pairs. */
    void dropStale() {
        undelivered.dropStale();
    }
}
