package org.rdma4j.verbs;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Requests of one queue that are linked once, and then posted together in one native call each time. That costs less than a
 * call for each. The requests remain usable one by one: their fields may be changed between two posts, and their completions
 * are polled or awaited individually or all together.
 *
 * {@snippet lang=java :
 * SendRequest page = queuePair.prepareWrite(pages, buffer).signaled(false);
 * SendRequest count = queuePair.prepareWrite(counter, pagesWritten);
 * WorkChain<SendRequest> both = WorkChain.of(page, count);
 * for (int i = 0; fill(buffer); i++) {
 *     page.remoteOffset(i * PAGE);
 *     both.complete(LIMIT);                   // one native call; the completion of count implies that of page
 * }
 *
 * WorkChain<SendRequest> batch = WorkChain.of(sends);
 * for (int n = fill(batch); n > 0; n = fill(batch)) {
 *     batch.limit(n).complete(LIMIT);         // posts the first n requests
 * }
 *
 * WorkChain<ReceiveRequest> receives = WorkChain.of(prepared).post();
 * }
 *
 * <p>Each request counts as one in the capacity of the queue. If the queue has no capacity for all of them, nothing is posted. If
 * the driver rejects a request, earlier ones are in flight, and a {@link ChainException} names the rejected one. A request
 * belongs to at most one chain, for good, and is not posted by itself; its index in the chain is its order in the queue. Binds
 * and invalidations of memory windows cannot be part of a chain.
 *
 * @param <T> {@link SendRequest} or {@link ReceiveRequest}
 */
public final class WorkChain<T extends WorkRequest<T>> extends Work<WorkChain<T>> {
    /** Number of failures that no queue has: each request has to be asked. */
    private static final long UNKNOWN = -1;

    private final WorkQueue queue;
    final WorkRequest<?>[] requests;
    /** Whether a completion of a request brings data: {@link WorkRequest#bringsData}. */
    private final boolean bringsData;

    /** Number of requests that the next post posts. */
    private int limit;
    /** Number of requests that the last post has posted. */
    private int posted;
    /** Value of {@link #posted} before the last post, in case that the driver rejects that one. */
    private int postedBefore;
    /**
     * Number of requests, from the first on, that the native call alone posts: they have not changed since they were posted.
     * Reset to 0 by any thread that closes what a request uses.
     */
    private int repeatable;
    /** Whether the completions of the last recorded post belong to a wait or a scope. */
    private boolean lastAwaited;
    /** Number of posts that have not been written back to the requests. */
    private long deferredPosts;
    /** Position of the first request in the last deferred post. */
    private long position;
    /** Number of failed requests of the queue before the last recorded post; {@link #UNKNOWN} after a rejection. */
    private long failures;

    private WorkChain(WorkQueue queue, WorkRequest<?>[] requests) {
        super(queue);
        this.queue = queue;
        this.requests = requests;
        this.limit = requests.length;
        boolean brings = false;
        for (WorkRequest<?> request : requests) {
            brings |= request.bringsData();
        }
        this.bringsData = brings;
    }

    /**
     * Links requests.
     *
     * @param requests requests in the order in which they are posted
     * @throws IllegalArgumentException if there is none, one is of another queue or part of a chain, or there are more requests
     *     than the capacity of the queue
     * @throws IllegalStateException if a request is in flight, or its queue pair is closed
     * @throws UnsupportedOperationException if a request binds or invalidates a memory window
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // The array is read, and not stored.
    public static <T extends WorkRequest<T>> WorkChain<T> of(T... requests) {
        return of(List.of(requests));
    }

    /** Links the requests of a list, as {@link #of(WorkRequest[])} does. The list is copied. */
    public static <T extends WorkRequest<T>> WorkChain<T> of(List<T> requests) {
        List<T> list = List.copyOf(requests);
        if (list.isEmpty()) {
            throw new IllegalArgumentException("A chain needs at least one request");
        }
        WorkQueue queue = list.get(0).queue;
        queue.checkChain(list.size());
        Set<T> seen = new HashSet<>();
        for (T request : list) {
            if (request.queue != queue) {
                throw new IllegalArgumentException("The " + request + " and the " + list.get(0)
                        + " are of different queues; a chain is posted to one queue");
            }
            if (!seen.add(request)) {
                throw new IllegalArgumentException("The " + request + " is in the chain twice; prepare a second one");
            }
            request.checkCanChain();
        }
        WorkChain<T> chain = new WorkChain<>(queue, list.toArray(new WorkRequest<?>[0]));
        for (int i = 0; i < list.size(); i++) {
            list.get(i).addTo(chain, i);
            list.get(i).writeNext(i + 1 < list.size() ? list.get(i + 1).address : 0);
        }
        return chain;
    }

    @Override
    WorkChain<T> self() {
        return this;
    }

    /** Returns the number of requests. */
    public int size() {
        return requests.length;
    }

    /**
     * Returns a request.
     *
     * @param index index in the chain, from 0
     */
    @SuppressWarnings("unchecked") // All requests are of this type.
    public T get(int index) {
        return (T) requests[index];
    }

    /**
     * Sets the number of requests that later posts post, counted from the first (default: all). May be called while the chain is
     * in flight. If an earlier post was longer, {@link #await} waits for those requests, too, but throws only for requests of
     * the last post: {@link WorkRequest#status} reports the outcome of the others. {@link #complete} needs a completion of the
     * request at {@code count - 1}.
     *
     * @param count 1 to {@link #size}
     * @throws IllegalArgumentException if the number is out of range
     * @throws IllegalStateException if the queue pair is closed
     */
    public WorkChain<T> limit(int count) {
        if (count < 1 || count > requests.length) {
            throw new IllegalArgumentException(
                    "The limit " + count + " of the " + this + " is out of range: 1 to " + requests.length);
        }
        requests[0].checkOpen();
        settle();
        if (limit < requests.length) {
            requests[limit - 1].writeNext(requests[limit].address);
        }
        if (count < requests.length) {
            requests[count - 1].writeNext(0);
        }
        limit = count;
        return this;
    }

    /** Returns the number of requests that the next post posts. */
    public int limit() {
        return limit;
    }

    // Posts.

    /** Throws if a request that brings data is in flight or has an undelivered completion. */
    void checkDelivered() {
        if (bringsData && (lastInFlight() >= 0 || queue.ring.undelivered() > 0)) {
            for (WorkRequest<?> request : requests) {
                if (request.bringsData()) {
                    request.checkDelivered();
                }
            }
        }
    }

    /** Returns {@code true} if the native call alone posts the first requests. */
    boolean isPreparedFor(int count, boolean awaited) {
        return count <= repeatable && lastAwaited == awaited;
    }

    /** Has the next post check the requests. For any thread. */
    void recheck() {
        repeatable = 0;
    }

    /** Returns {@code true} if the completions of the last recorded post belong to a wait or a scope. */
    boolean isLastAwaited() {
        return lastAwaited;
    }

    /** Notes a post that has been recorded on each request. */
    void recorded(int count, boolean mayRepeat, boolean awaited) {
        postedBefore = posted;
        posted = count;
        failures = queue.ring.failures();
        repeatable = mayRepeat ? count : 0;
        lastAwaited = awaited;
    }

    /** Notes that the driver has rejected a request of the last post. If it is the first, nothing was posted. */
    void rejectedAt(int index) {
        posted = index == 0 ? postedBefore : index;
        failures = UNKNOWN;
        repeatable = 0;
    }

    /** Notes a post without recording it on the requests. Returns the position of the deferred post before. */
    long repeat(long next) {
        long before = position;
        position = next;
        deferredPosts++;
        postedBefore = posted;
        posted = limit;
        return before;
    }

    /** Records a deferred post that the driver has rejected on the requests, which are reverted afterwards. */
    void undoRepeat(long before, long next) {
        position = before;
        deferredPosts--;
        settle();
        for (int i = 0; i < limit; i++) {
            requests[i].wasPosted(next + i);
        }
    }

    /** Records the deferred posts on the requests. */
    void settle() {
        if (deferredPosts != 0) {
            for (int i = 0; i < limit; i++) {
                requests[i].wasPosted(deferredPosts, position + i);
            }
            deferredPosts = 0;
        }
    }

    /** Returns the number of posts of a request that have not been recorded on it. */
    long deferredPosts(WorkRequest<?> request) {
        return request.indexInChain < limit ? deferredPosts : 0;
    }

    /** Returns the position of a request in the last deferred post. */
    long position(WorkRequest<?> request) {
        return position + request.indexInChain;
    }

    @Override
    boolean tryPost(boolean awaited) throws RdmaException {
        return queue.tryPost(this, awaited);
    }

    // Completion.

    @Override
    public boolean isInFlight() {
        return lastInFlight() >= 0;
    }

    /** Returns the index of the last request in flight; -1 if there is none. */
    private int lastInFlight() {
        if (queue.ring.completesInOrder()) {
            // Requests that only a longer post before has posted are over before the last one of this post.
            return posted > 0 && requests[posted - 1].isInFlight() ? posted - 1 : -1;
        }
        int last = requests.length - 1;
        while (last >= 0 && !requests[last].isInFlight()) {
            last--;
        }
        return last;
    }

    @Override
    void checkAwaitable() {
        requests[limit - 1].checkAwaitable();
    }

    @Override
    boolean hasCompletedNow() throws RdmaException {
        int last = lastInFlight();
        return last < 0 || queue.hasCompletedNow(requests[last]) && !isInFlight();
    }

    @Override
    void takeDelivery() {
        for (WorkRequest<?> request : requests) {
            request.takeDelivery();
        }
    }

    @Override
    void setBeingAwaited(boolean on) {
        for (WorkRequest<?> request : requests) {
            request.setBeingAwaited(on);
        }
    }

    @Override
    boolean await(Duration timeout, long start, boolean aborts) throws RdmaException {
        for (int last = lastInFlight(); last >= 0; last = lastInFlight()) {
            if (!requests[last].await(timeout, start, aborts)) {
                return false;
            }
        }
        return true;
    }

    @Override
    void abortQueuePair() throws VerbsException {
        requests[0].abortQueuePair();
    }

    @Override
    boolean hasSucceeded() {
        return !isInFlight() && failures == queue.ring.failures();
    }

    @Override
    void checkSuccess() throws WorkException {
        if (failures != queue.ring.failures()) {
            for (int i = 0; i < posted; i++) {
                requests[i].checkSuccess();
            }
        }
    }

    @Override
    public String toString() {
        return "chain of " + limit + " requests of " + queue.holder + " (first: " + requests[0].name() + ")";
    }
}
