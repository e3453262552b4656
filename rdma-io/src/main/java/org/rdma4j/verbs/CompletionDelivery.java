package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/**
 * Delivers each completion once: to the wait or the scope that posted the work, or to a poll. A poll delivers the completions
 * that waits have kept first, then those of its own batch.
 *
 * <p>Thread-confined to the reader of the completion queue, except {@link #isCurrent}.
 */
final class CompletionDelivery {
    private final ReportingQueues queues;
    private final CompletionBatch batch;
    private final UndeliveredCompletions undelivered;

    /** Result of the last poll. */
    private Completions current;

    /** Result of the poll before, reused by the next one. With two objects, the use of an outdated result is detected. */
    private Completions spare;

    /** @param owner owner of the completion queue */
    CompletionDelivery(ReportingQueues queues, CompletionBatch batch, Owner owner) {
        this.queues = queues;
        this.batch = batch;
        this.undelivered = new UndeliveredCompletions(queues, batch);
        this.current = new Completions(queues, batch, undelivered, owner);
        this.spare = new Completions(queues, batch, undelivered, owner);
    }

    /** Ends the last result: the completions that the program has not taken are kept. Called before each poll. */
    void finish() {
        current.finish();
    }

    /** Returns {@code true} if completions are kept for polls. */
    boolean hasUndelivered() {
        if (queues.mayHoldStale()) {
            undelivered.dropStale();
        }
        return !undelivered.isEmpty();
    }

    /** Returns a result that consists of the batch. */
    Completions batchResult(int count) {
        Completions next = swap();
        next.beginBatch(count);
        return next;
    }

    /** Returns a result that consists of the completions that are kept. */
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
     * Processes the batch: updates its requests, and keeps the completions that are for polls.
     *
     * @param count number of completions, possibly 0
     * @param awaited the request that the caller waits for; null if none
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
     * Returns {@code true} if a poll certainly delivers a completion of the batch. If the result is {@code false}, process the
     * batch to find out.
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

    /** Returns {@code true} if the current completion of the last result belongs to a request. May be called by any thread. */
    boolean isCurrent(WorkQueue queue, int index) {
        return current.isAt(queue, index);
    }

    /** Drops the completions of a request that are kept. */
    void takeDelivery(WorkRequest<?> request) {
        undelivered.takeDelivery(request);
    }

    /** Drops the completions of closed and reset queue pairs that are kept. */
    void dropStale() {
        undelivered.dropStale();
    }
}
