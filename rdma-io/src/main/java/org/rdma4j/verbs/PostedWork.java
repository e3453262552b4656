package org.rdma4j.verbs;

import java.time.Duration;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The work posted in a scope, in the order of the posts, and the time limit of the scope's waits. */
final class PostedWork {
    private static final long NOT_STARTED = 0;
    private static final int INITIAL_CAPACITY = 16;

    /** Throws if the scope does not accept the work. The result must not depend on time. */
    private final Consumer<Work<?>> check;

    /**
     * Posted work, followed by work of earlier scopes. A loop usually posts the same work at the same position again, which
     * then is neither checked nor stored again: a store of a reference costs a barrier of the garbage collector.
     */
    private Work<?>[] work = new Work<?>[INITIAL_CAPACITY];

    /** Number of elements of {@link #work} that this scope has posted. */
    private int count;

    /** Queue of the first element; null before the first post. */
    private @Nullable WorkTarget firstQueue;

    /** Number of requests of {@link #firstQueue} that had failed before the scope posted its first work. */
    private long failuresBefore;

    /** Whether work was posted to a queue other than {@link #firstQueue}. */
    private boolean severalQueues;

    private Duration limit = Duration.ZERO;

    /** Time of the first wait, as by {@link System#nanoTime}; {@link #NOT_STARTED} before it. */
    private long start = NOT_STARTED;

    PostedWork(Consumer<Work<?>> check) {
        this.check = check;
    }

    /** Discards all work, and sets the limit of the following waits. */
    void begin(Duration newLimit) {
        limit = Objects.requireNonNull(newLimit);
        start = NOT_STARTED;
        severalQueues = false;
        clear();
        WorkTarget queue = firstQueue;
        if (queue != null) {
            failuresBefore = queue.failures();
        }
    }

    /** Discards all work. */
    void clear() {
        count = 0;
    }

    /** Posts work, after waiting for capacity in its queue. */
    void post(Work<?> element) throws RdmaException {
        ensureCapacity(count + 1);
        stage(element, count);
        try {
            tryPostOrWait(element);
        } catch (RdmaException e) {
            keepPart(element, e);
            throw e;
        }
        count++;
    }

    /**
     * Posts several elements. If one cannot be posted, the later elements of its queue, which would overtake it, are not
     * posted either.
     *
     * @param rejected called with each element that was not posted, or only in part, and the reason
     * @throws IllegalStateException if an element has no completion of its own; nothing is posted then
     */
    void postAll(List<? extends Work<?>> elements, BiConsumer<Work<?>, Exception> rejected) {
        int from = count;
        int end = from + elements.size();
        ensureCapacity(end);
        // Stage all elements before the first post: the compiler has to reload all fields after a native call.
        for (int i = from; i < end; i++) {
            stage(elements.get(i - from), i);
        }
        Map<WorkTarget, RdmaException> failures = null;
        for (int i = from; i < end; i++) {
            Work<?> element = work[i];
            try {
                if (failures != null) {
                    checkNotFailed(failures.get(element.target));
                }
                tryPostOrWait(element);
                keep(element);
            } catch (RdmaException e) {
                keepPart(element, e);
                failures = failures == null ? new IdentityHashMap<>() : failures;
                failures.put(element.target, e);
                rejected.accept(element, e);
            }
        }
    }

    private static void checkNotFailed(@Nullable RdmaException failure) throws RdmaException {
        if (failure != null) {
            throw failure;
        }
    }

    private void tryPostOrWait(Work<?> element) throws RdmaException {
        if (!element.postIfPossible(true)) {
            element.postWhenPossible(true, limit, start());
        }
    }

    /** Records a posted element, at a position that is at most its staged position. */
    private void keep(Work<?> element) {
        int at = count++;
        if (work[at] != element) {
            work[at] = element;
        }
    }

    /** Records a chain of which the driver accepted the first requests, which are in flight. */
    private void keepPart(Work<?> element, RdmaException failure) {
        if (failure instanceof ChainException && element.isInFlight()) {
            keep(element);
        }
    }

    /** Checks and stores an element that is about to be posted. */
    private void stage(Work<?> element, int at) {
        if (work[at] != element) {
            check.accept(element);
            work[at] = element;
        }
        element.checkAwaitable();
        WorkTarget queue = element.target;
        if (queue != firstQueue) {
            addQueue(queue, at);
        }
    }

    private void addQueue(WorkTarget queue, int at) {
        if (at > 0) {
            severalQueues = true;
        } else {
            firstQueue = queue;
            failuresBefore = queue.failures();
        }
    }

    private void ensureCapacity(int length) {
        if (length > work.length) {
            work = Arrays.copyOf(work, Math.max(length, 2 * work.length));
        }
    }

    private long start() {
        if (start == NOT_STARTED) {
            start = System.nanoTime();
        }
        return start;
    }

    /** Returns {@code true} if no element is in flight. */
    boolean isDone() {
        for (int i = 0; i < count; i++) {
            if (work[i].isInFlight()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Fast path: polls once, and returns {@code true} if all elements have succeeded. Applies if all were posted to one queue
     * that completes in order: the last element has then completed last. Returns {@code false} if any element may be in
     * flight or may have failed.
     */
    boolean haveAllSucceeded() {
        WorkTarget queue = firstQueue;
        if (count == 0) {
            return true;
        }
        if (severalQueues || queue == null || !queue.completesInOrder()) {
            return false;
        }
        Work<?> last = work[count - 1];
        try {
            return (!last.isInFlight() || last.hasCompletedNow()) && queue.failures() == failuresBefore;
        } catch (RdmaException | RuntimeException e) {
            // The slow path polls again and reports the exception.
            return false;
        }
    }

    /**
     * Waits for all elements. If the limit expires, or the wait fails, the queue pair of the element is aborted, so that no
     * element is in flight afterwards.
     *
     * @param failed called with each element that did not succeed, and the reason
     * @throws WrongThreadException if the queue pair of an element belongs to another thread
     */
    void awaitAll(BiConsumer<Work<?>, Exception> failed) {
        for (int i = 0; i < count; i++) {
            Work<?> element = work[i];
            if (element.hasSucceeded()) {
                continue;
            }
            boolean inFlight = element.isInFlight();
            if (inFlight) {
                element.target.checkOwner();
            }
            try {
                if (inFlight && !element.hasCompletedNow()) {
                    element.awaitUntil(limit, start(), true);
                }
                element.checkSuccess();
            } catch (RdmaException | RuntimeException e) {
                failed.accept(element, e);
                abort(element, e);
            }
        }
    }

    /** Aborts the queue pair of an element that is still in flight after its wait has failed. */
    private static void abort(Work<?> element, Exception failure) {
        if (!element.isInFlight()) {
            return;
        }
        try {
            element.abortQueuePair(failure);
        } catch (RdmaException | RuntimeException e) {
            failure.addSuppressed(e);
        }
    }
}
