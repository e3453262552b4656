package org.rdma4j.verbs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * All work that is posted in it is over when it ends, also when its body throws: buffers can be used again, or closed,
 * behind it.
 *
 * {@snippet lang=java :
 * try (WorkScope scope = new WorkScope(Duration.ofSeconds(5))) {
 *     for (SendRequest write : toEachReplica) {
 *         scope.post(write);
 *     }
 * }
 * // Every replica has it here.
 * }
 *
 * <p>The work may be of several queue pairs, all of which belong to the thread that uses the scope.
 */
public final class WorkScope implements AutoCloseable {
    /**
     * Work that did not succeed.
     *
     * @param work what was posted
     * @param cause a {@link WorkException} or {@link RdmaTimeoutException}, or what waiting for it threw otherwise
     */
    public record Failure(Work<?> work, Exception cause) {
        /** Whether it only tells that something else has failed before. */
        private boolean isFlush() {
            return cause instanceof WorkException failed && failed.status() == WorkStatus.WR_FLUSH_ERR;
        }
    }

    private static final long NOT_YET = 0;
    private static final int ENDED = -1;

    /** What was posted; behind that what earlier scopes have left, for a loop posts the same again. */
    private Work<?>[] posted = new Work<?>[16];

    /** How many were posted; {@link #ENDED} while the scope has not begun. */
    private int count = ENDED;
    /** The queue of what was posted first, how often a request of it had failed before, and whether there are others. */
    private @Nullable WorkTarget first;

    private long failures;
    private boolean several;
    private Duration limit = Duration.ZERO;
    /** When something was waited for first. */
    private long start = NOT_YET;

    /** One that has not begun: see {@link #begin}. */
    public WorkScope() {}

    /** One that has. */
    public WorkScope(Duration limit) {
        begin(limit);
    }

    /**
     * Begins, for the first time or once more after it has ended: a loop needs one scope, and allocates nothing.
     *
     * @param limit for all waits of the scope together, counted from the first of them on
     * @throws IllegalStateException if it has not ended
     */
    public WorkScope begin(Duration limit) {
        if (isOpen()) {
            throw new IllegalStateException("the scope has not ended; close it before it begins again");
        }
        this.limit = Objects.requireNonNull(limit);
        start = NOT_YET;
        count = 0;
        several = false;
        WorkTarget again = first;
        if (again != null) {
            failures = again.failures();
        }
        return this;
    }

    /** Whether it has begun, and not ended. */
    public boolean isOpen() {
        return count >= 0;
    }

    /**
     * Posts work, after waiting for room in its queue.
     *
     * @throws IllegalStateException if the scope has ended; if the work has no completion of its own (for a chain: its last
     *     request); or as {@link Work#post()} says
     * @throws UnsupportedOperationException if it is of a shared receive queue, whose work is not waited for one by one
     * @throws RdmaTimeoutException if there was no room in time; the work was not posted
     */
    public <T extends Work<T>> T post(T work) throws RdmaException {
        int at = count;
        Work<?>[] into = posted;
        if (at < 0 || at >= into.length) {
            into = makeRoom(work);
        }
        stage(work, into, at);
        try {
            if (!work.tryPost(true)) {
                work.postWhenPossible(true, limit, start());
            }
        } catch (RdmaException | RuntimeException e) {
            refused(work, at);
            throw e;
        }
        count = at + 1;
        return work;
    }

    /**
     * Posts several in their order, each after waiting for room in its queue. What cannot be posted does not keep those
     * behind it from being so, but for those of its own queue, which would overtake it.
     *
     * @param from the first of them in the array
     * @param end the one behind the last
     * @param refused is told of each that was not posted, and why; it does not post in this scope itself
     * @throws IllegalStateException if the scope has ended, or one has no completion of its own, and nothing was posted; or
     *     as {@link Work#post()} says, and none behind that one was
     */
    public <T extends Work<T>> void postAll(T[] work, int from, int end, BiConsumer<? super T, RdmaException> refused) {
        if (from == end) {
            return;
        }
        int at = count;
        Work<?>[] into = posted;
        while (at < 0 || end - from > into.length - at) {
            into = makeRoom(work[from]);
        }
        // All of them first: between two calls of the driver it would take longer, for each could have changed any
        // field.
        for (int i = from; i < end; i++) {
            stage(work[i], into, at + i - from);
        }
        Map<WorkTarget, RdmaException> over = null;
        for (int i = from; i < end; i++) {
            T each = work[i];
            try {
                if (over != null) {
                    checkNotOver(over.get(each.target));
                }
                if (!each.tryPost(true)) {
                    each.postWhenPossible(true, limit, start());
                }
                count = ++at;
            } catch (RdmaException e) {
                int next = refused(each, at);
                System.arraycopy(into, at + 1, into, next, end - i - 1);
                at = next;
                if (over == null) {
                    over = new IdentityHashMap<>();
                }
                over.put(each.target, e);
                refused.accept(each, e);
            } catch (RuntimeException e) {
                refused(each, at);
                throw e;
            }
        }
    }

    private static void checkNotOver(@Nullable RdmaException why) throws RdmaException {
        if (why != null) {
            throw why;
        }
    }

    /** A chain of which the driver refused a part is in flight, too. Gives the place of what is posted next. */
    private int refused(Work<?> work, int at) {
        if (work.isInFlight()) {
            count = at + 1;
        }
        return count;
    }

    /** Takes note of what is about to be posted. */
    private void stage(Work<?> work, Work<?>[] into, int at) {
        work.checkAwaitable();
        if (work.target != first) {
            add(work.target, at);
        }
        // Storing a reference costs a collector's barrier.
        if (into[at] != work) {
            into[at] = work;
        }
    }

    private void add(WorkTarget queue, int at) {
        if (at > 0) {
            several = true;
        } else {
            failures = queue.failures();
            first = queue;
        }
    }

    private Work<?>[] makeRoom(Work<?> work) {
        if (!isOpen()) {
            throw new IllegalStateException("the scope has ended; " + work + " needs one of its own");
        }
        posted = Arrays.copyOf(posted, 2 * posted.length);
        return posted;
    }

    private long start() {
        if (start == NOT_YET) {
            start = System.nanoTime();
        }
        return start;
    }

    /** Whether all of its work has been waited for, or is over anyhow. */
    public boolean isDone() {
        for (int i = 0; i < count; i++) {
            if (posted[i].isInFlight()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Waits for all of it, and ends the scope.
     *
     * @return what did not succeed, in the order of its posts; where the time was up, or it could not be waited for, its
     *     queue pair has been aborted, see {@link QueuePair#abort}. Empty if all did
     * @throws WrongThreadException if another thread uses a queue pair of it; the scope has not ended then
     */
    public List<Failure> awaitAll() {
        List<Failure> failed = allHaveSucceeded() ? List.of() : awaitEach();
        count = ENDED;
        return failed;
    }

    private List<Failure> awaitEach() {
        List<Failure> failed = List.of();
        Work<?>[] all = posted;
        for (int i = 0, end = count; i < end; i++) {
            Work<?> work = all[i];
            if (work.hasSucceeded()) {
                continue;
            }
            boolean inFlight = work.isInFlight();
            if (inFlight) {
                work.target.checkOwner();
            }
            try {
                if (inFlight && !work.hasCompletedNow()) {
                    work.await(limit, start(), true);
                }
                work.checkSuccess();
            } catch (RdmaException | RuntimeException e) {
                if (failed.isEmpty()) {
                    failed = new ArrayList<>();
                }
                failed.add(new Failure(work, e));
                end(work, e);
            }
        }
        return failed;
    }

    /** A wait that failed, as where the driver could not be asked, may have left it in flight. */
    private static void end(Work<?> work, Exception why) {
        if (!work.isInFlight()) {
            return;
        }
        try {
            work.abortQueuePair();
        } catch (RdmaException | RuntimeException e) {
            why.addSuppressed(e);
        }
    }

    /** Where all went to one queue that is done in order: whether the last of it is over, and no request has failed. */
    private boolean allHaveSucceeded() {
        WorkTarget queue = first;
        if (count <= 0 || several || queue == null || !queue.completesInOrder()) {
            return count <= 0;
        }
        Work<?> last = posted[count - 1];
        try {
            return (!last.isInFlight() || last.hasCompletedNow()) && queue.failures() == failures;
        } catch (RdmaException | RuntimeException e) {
            // The look at each of them finds it again.
            return false;
        }
    }

    /**
     * Waits for all of it.
     *
     * @throws WorkException if some of it failed: the first that was posted of what did, before those that were only
     *     flushed because of it; the others are suppressed exceptions
     * @throws RdmaTimeoutException if some of it was not done in time; its queue pair has been aborted then, see {@link
     *     QueuePair#abort}
     * @throws WrongThreadException if another thread uses a queue pair of it; the scope has not ended then
     */
    @Override
    public void close() throws RdmaException {
        List<Failure> failures = awaitAll();
        if (failures.isEmpty()) {
            return;
        }
        Exception first = failures.stream()
                .filter(failure -> !failure.isFlush())
                .findFirst()
                .orElse(failures.get(0))
                .cause();
        for (Failure other : failures) {
            if (other.cause() != first) {
                first.addSuppressed(other.cause());
            }
        }
        if (first instanceof RdmaException e) {
            throw e;
        }
        throw (RuntimeException) first;
    }
}
