package org.rdma4j.event;

import java.time.Duration;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.wait.Reactor;
import org.rdma4j.internal.wait.ReactorTimer;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkRequest;

/**
 * The pending submissions of one completion queue: work that has been submitted, and whose future is not yet done.
 * Confined to the thread that drives the loop.
 */
final class Submissions {
    private final Reactor reactor;

    /** Submissions, keyed by each request of their work. */
    private final Map<WorkRequest<?>, Submission<?>> pending = new IdentityHashMap<>();

    /** Ends the work of a queue pair because the time limit of a submission has expired. */
    interface Expiry {
        void expired(QueuePair queuePair, RdmaTimeoutException reason);
    }

    /** Submitted work and its future. */
    private static final class Submission<T extends Work<T>> {
        private final T work;
        private final WorkRequest<?>[] requests;
        private final QueuePair queuePair;
        private final CompletableFuture<T> future;

        /** Ends the work when its time limit expires; {@code null} if there is no limit. */
        private @Nullable ReactorTimer timer;

        /** Exception to report because the time limit has expired; {@code null} until then. */
        private @Nullable RdmaTimeoutException expired;

        Submission(T work, WorkRequest<?>[] requests, CompletableFuture<T> future) {
            this.work = work;
            this.requests = requests;
            this.queuePair = QueuePair.of(requests[0]);
            this.future = future;
        }

        boolean isLast(WorkRequest<?> request) {
            return requests[requests.length - 1] == request;
        }

        void stopTimer() {
            if (timer != null) {
                timer.cancel();
            }
        }

        /** Completes the future with the outcome of the work. */
        void complete() {
            try {
                work.checkSuccess();
                future.complete(work);
            } catch (RdmaException | RuntimeException e) {
                future.completeExceptionally(expired == null ? e : expired);
            }
        }
    }

    Submissions(Reactor reactor) {
        this.reactor = reactor;
    }

    boolean isEmpty() {
        return pending.isEmpty();
    }

    /**
     * Returns the requests of the given work. The completion of the last request implies that all requests have
     * completed.
     */
    static WorkRequest<?>[] requests(Work<?> work) {
        if (work instanceof WorkRequest<?> request) {
            return new WorkRequest<?>[] {request};
        }
        WorkChain<?> chain = (WorkChain<?>) work;
        WorkRequest<?>[] requests = new WorkRequest<?>[chain.limit()];
        for (int i = 0; i < requests.length; i++) {
            requests[i] = chain.get(i);
        }
        return requests;
    }

    /**
     * Posts work.
     *
     * @param limit maximum time until the work has completed
     * @param expiry called if the work does not complete within the limit
     */
    <T extends Work<T>> void post(
            T work, WorkRequest<?>[] requests, Duration limit, CompletableFuture<T> future, Expiry expiry)
            throws RdmaException {
        for (WorkRequest<?> each : requests) {
            if (pending.containsKey(each)) {
                throw new IllegalStateException("Cannot submit the " + work
                        + " again: the future of its last submission is not done; wait for that future first");
            }
        }
        if (work.isInFlight()) {
            throw new IllegalStateException("Cannot submit the " + work + ": it is in flight; prepare another request");
        }
        Submission<T> submission = new Submission<>(work, requests, future);
        work.post();
        for (WorkRequest<?> each : requests) {
            pending.put(each, submission);
        }
        long nanos = Timeouts.nanos(limit);
        if (nanos != Long.MAX_VALUE) {
            submission.timer = reactor.schedule(() -> expire(submission, limit, expiry), nanos);
        }
    }

    private void expire(Submission<?> submission, Duration limit, Expiry expiry) {
        if (submission.work.isInFlight()) {
            RdmaTimeoutException expired = new RdmaTimeoutException("The " + submission.work
                    + " did not complete within " + Timeouts.text(limit) + "; its queue pair was aborted");
            submission.expired = expired;
            expiry.expired(submission.queuePair, expired);
        }
    }

    /**
     * Handles the completion of a request. If the request is the last one of a submission, completes the future of
     * that submission.
     *
     * @return {@code false} if the completion does not belong to a submission
     */
    boolean complete(WorkRequest<?> request) {
        Submission<?> submission = pending.get(request);
        if (submission == null || request.isInFlight()) {
            // If the request is in flight, the completion belongs to an earlier post of the same request.
            return false;
        }
        if (submission.isLast(request)) {
            remove(submission);
            submission.complete();
        }
        return true;
    }

    /**
     * Completes the futures of work that has ended without a completion, because its queue pair was aborted or closed,
     * or because a thread has waited for the work and consumed its completion. All completions that have been polled
     * must have been dispatched.
     *
     * @return the number of futures that were completed
     */
    int completeEnded() {
        if (pending.isEmpty()) {
            return 0;
        }
        Set<Submission<?>> ended = new LinkedHashSet<>();
        for (Submission<?> each : pending.values()) {
            if (!each.work.isInFlight()) {
                ended.add(each);
            }
        }
        // Remove all submissions first, because dependent stages of the futures may submit work.
        ended.forEach(this::remove);
        ended.forEach(Submission::complete);
        return ended.size();
    }

    /** Returns the queue pairs of the pending work. */
    Set<QueuePair> queuePairs() {
        Set<QueuePair> queuePairs = new LinkedHashSet<>();
        pending.values().forEach(each -> queuePairs.add(each.queuePair));
        return queuePairs;
    }

    /** Completes all futures exceptionally. */
    void fail(Throwable e) {
        Set<Submission<?>> failed = new LinkedHashSet<>(pending.values());
        failed.forEach(this::remove);
        failed.forEach(each -> each.future.completeExceptionally(e));
    }

    private void remove(Submission<?> submission) {
        submission.stopTimer();
        for (WorkRequest<?> each : submission.requests) {
            pending.remove(each);
        }
    }
}
