package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/**
 * Delivers each completion once, either to the wait or the scope that posted the work, or to a poll. A poll delivers
 * the completions kept by waits first, and then the completions in its own batch.
 *
 * <p>Thread-confined to the reader of the completion queue, except for {@link #isTaken}.
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

    CompletionDelivery(ReportingQueues queues, CompletionBatch batch) {
        this.queues = queues;
        this.batch = batch;
        this.undelivered = new UndeliveredCompletions(queues, batch);
        this.current = new Completions(this, batch, undelivered);
        this.spare = new Completions(this, batch, undelivered);
    }

    /**
     * Ends the last result. Completions that the program has not taken from it are kept. Must be called before each
     * poll.
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

    /** Returns a result that delivers the kept completions. */
    Completions keptResult() {
        Completions next = swap();
        next.beginKept();
        return next;
    }

    private Completions swap() {
        Completions next = spare;
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
        batchProcessed();
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

    /** Releases stale capacity if possible. Must be called after each batch has been processed. */
    void batchProcessed() {
        if (queues.hasReleasable()) {
            // Drop stale completions before their queue numbers are assigned again: a kept completion must not contain
            // the number of a different queue.
            undelivered.dropStale();
            queues.releaseStale();
        }
    }

    /**
     * Returns the work queue that the given {@code wr_id} identifies, or {@code null} if its queue pair has been
     * closed.
     */
    @Nullable
    WorkQueue queue(long wrId) {
        return queues.find(wrId);
    }

    /**
     * Returns {@code true} if the current completion of the last result belongs to the request with the given index in
     * the given queue. Any thread may call this method.
     */
    boolean isTaken(WorkQueue queue, int index) {
        return current.isAt(queue, index);
    }

    /** Checks that the given result is the result of the last poll. */
    void checkCurrent(Completions result) {
        if (result != current) {
            throw new IllegalStateException(
                    "These completions are outdated: the completion queue has been polled again;"
                            + " use the result of the last poll");
        }
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
