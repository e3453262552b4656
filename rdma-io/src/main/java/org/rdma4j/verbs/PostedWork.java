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

/** The work posted in a scope, in posting order, and the time limit for the waits of the scope. */
final class PostedWork {
    private static final long NOT_STARTED = 0;
    private static final int INITIAL_CAPACITY = 16;

    /**
     * Throws an exception if the scope does not accept the given work. The result for the same work must never change.
     */
    private final Consumer<Work<?>> check;

    /**
     * Work posted by this scope, followed by work that earlier scopes posted. A loop usually posts the same work at the
     * same index again. Such work is neither checked nor stored again, because storing a reference incurs the garbage
     * collector's write barrier.
     */
    private Work<?>[] work = new Work<?>[INITIAL_CAPACITY];

    /** Number of elements in {@link #work} that this scope has posted. */
    private int count;

    /** Queue of the first element; {@code null} before the first post. */
    private @Nullable WorkTarget firstQueue;

    /** Failure count of {@link #firstQueue} before this scope posted its first work. */
    private long failuresBefore;

    /** Whether work has been posted to a queue other than {@link #firstQueue}. */
    private boolean severalQueues;

    private Duration limit = Duration.ZERO;

    /**
     * Value of {@link System#nanoTime} at the beginning of the first wait; {@link #NOT_STARTED} before the first wait.
     */
    private long start = NOT_STARTED;

    PostedWork(Consumer<Work<?>> check) {
        this.check = check;
    }

    /** Discards all work and sets the time limit for later waits. */
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

    /** Posts the given work, after waiting for capacity in its queue if necessary. */
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
     * Posts the given elements in order. If an element cannot be posted, later elements for the same queue are not
     * posted either, because they would overtake it.
     *
     * @param rejected called with each element that was not posted, or only partly posted, and the reason
     * @throws IllegalStateException if an element is unsignaled; in that case, nothing is posted
     */
    void postAll(List<? extends Work<?>> elements, BiConsumer<Work<?>, Exception> rejected) {
        int from = count;
        int end = from + elements.size();
        ensureCapacity(end);
        // Stage all elements before the first post, because the JIT compiler must reload all fields after a native
        // call.
        for (int i = from; i < end; i++) {
            Work<?> element = elements.get(i - from);
            if (count != from) {
                throw new IllegalStateException("An element of the list of work has posted other work in the same"
                        + " scope; post the elements individually");
            }
            stage(element, i);
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

    /** Records a posted element at the next index, which is at most its staged index. */
    private void keep(Work<?> element) {
        int at = count++;
        if (work[at] != element) {
            work[at] = element;
        }
    }

    /** Records the given chain if the driver accepted its first requests, which are then in flight. */
    private void keepPart(Work<?> element, RdmaException failure) {
        if (failure instanceof ChainException && element.isInFlight()) {
            keep(element);
        }
    }

    /** Checks and stores the given element, which is about to be posted. */
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
     * Fast path: polls without waiting, and returns {@code true} if all elements have succeeded. The fast path applies
     * only if all elements were posted to one queue that completes in order, so that the last element completes last.
     * Returns {@code false} if any element may be in flight or may have failed.
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
     * Waits for all elements. If the limit expires or a wait fails, the queue pair of the element is aborted, so that
     * no element remains in flight.
     *
     * @param failed called with each element that did not succeed, and the reason
     * @throws WrongThreadException if another thread owns the queue pair of an element
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

    /** Aborts the queue pair of the given element if the element is still in flight after its wait failed. */
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
