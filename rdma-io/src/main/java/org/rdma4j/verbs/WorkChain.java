package org.rdma4j.verbs;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Requests of one queue that are linked once, and then posted together by a single native call each time. This costs less
 * than one call per request. The fields of the requests may be changed between two posts. Their completions can be polled or
 * awaited individually, or awaited all together.
 *
 * {@snippet lang=java :
 * SendRequest page = queuePair.prepareWrite(pages, buffer).signaled(false);
 * SendRequest count = queuePair.prepareWrite(counter, pagesWritten);
 * WorkChain<SendRequest> both = WorkChain.of(page, count);
 * for (int i = 0; fill(buffer); i++) {
 *     page.remoteOffset(i * PAGE);
 *     both.complete(TIMEOUT); // One native call. The completion of count implies that of page.
 * }
 * }
 *
 * {@snippet lang=java :
 * WorkChain<SendRequest> batch = WorkChain.of(sends);
 * for (int n = fill(batch); n > 0; n = fill(batch)) {
 *     batch.limit(n).complete(TIMEOUT); // Posts the first n requests.
 * }
 *
 * WorkChain<ReceiveRequest> receives = WorkChain.of(prepared).post();
 * }
 *
 * <p>Each request counts as one in the capacity of the queue. If the queue has no capacity for all of them, nothing is
 * posted. If the driver rejects a request, earlier ones are in flight, and a {@link ChainException} names the rejected one. A
 * request belongs to at most one chain, permanently, and cannot be posted individually. The requests are posted in the order
 * of their indices. Binds and invalidations of memory windows cannot be part of a chain.
 *
 * @param <T> {@link SendRequest} or {@link ReceiveRequest}
 * @see "docs/reference/tuning.md"
 */
public final class WorkChain<T extends WorkRequest<T>> extends Work<WorkChain<T>> {
    private final WorkQueue queue;
    final WorkRequest<?>[] requests;
    private final ChainedRequests linked;

    private WorkChain(WorkQueue queue, WorkRequest<?>[] requests) {
        super(queue);
        this.queue = queue;
        this.requests = requests;
        this.linked = new ChainedRequests(queue, requests);
    }

    /**
     * Links requests to a new chain.
     *
     * @param requests the requests, in the order in which they are posted
     * @throws IllegalArgumentException if there are no requests; if a request occurs twice, belongs to another queue than the
     *     first one, or is part of a chain; or if there are more requests than the capacity of the queue
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
                        + " belong to different queues; a chain is posted to one queue");
            }
            if (!seen.add(request)) {
                throw new IllegalArgumentException("The " + request + " is in the chain twice; prepare a second one");
            }
            request.checkCanChain();
        }
        WorkChain<T> chain = new WorkChain<>(queue, list.toArray(new WorkRequest<?>[0]));
        for (int i = 0; i < list.size(); i++) {
            list.get(i).addTo(chain.linked.posts, i);
            list.get(i).writeNext(i + 1 < list.size() ? list.get(i + 1).address : 0);
        }
        return chain;
    }

    @Override
    WorkChain<T> self() {
        return this;
    }

    /** Returns the number of requests in this chain. */
    public int size() {
        return requests.length;
    }

    /**
     * Returns a request.
     *
     * @param index index in the chain, from 0
     * @throws IndexOutOfBoundsException if there is no such request
     */
    @SuppressWarnings("unchecked") // All requests are of this type.
    public T get(int index) {
        return (T) requests[index];
    }

    /**
     * Sets the number of requests in later posts: the first {@code count} requests (default all). May be called while the
     * chain is in flight. If an earlier post included more requests, {@link #await} also waits for these, but throws only for
     * requests of the last post; {@link WorkRequest#status} returns the outcome of the other requests. {@link #complete}
     * requires that the request at index {@code count - 1} is signaled.
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
        requests[0].checkCanChange();
        linked.limit(count);
        return this;
    }

    /** Returns the number of requests in the next post. */
    public int limit() {
        return linked.posts.limit();
    }

    @Override
    boolean postIfPossible(boolean awaited) throws RdmaException {
        return linked.tryPost(awaited);
    }

    // Completion.

    @Override
    public boolean isInFlight() {
        return linked.lastInFlight() >= 0;
    }

    @Override
    public void checkAwaitable() {
        requests[linked.posts.limit() - 1].checkAwaitable();
    }

    @Override
    boolean hasCompletedNow() throws RdmaException {
        int last = linked.lastInFlight();
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
    boolean awaitUntil(Duration timeout, long start, boolean aborts) throws RdmaException {
        for (int last = linked.lastInFlight(); last >= 0; last = linked.lastInFlight()) {
            if (!requests[last].awaitUntil(timeout, start, aborts)) {
                return false;
            }
        }
        return true;
    }

    @Override
    void abortQueuePair(Exception reason) throws VerbsException {
        requests[0].abortQueuePair(reason);
    }

    @Override
    boolean hasSucceeded() {
        return !isInFlight() && linked.posts.haveSucceeded(queue.failures());
    }

    @Override
    public void checkSuccess() throws WorkException {
        if (!linked.posts.haveSucceeded(queue.failures())) {
            for (int i = 0; i < linked.posts.posted(); i++) {
                requests[i].checkSuccess();
            }
        }
    }

    @Override
    public String toString() {
        return linked.toString();
    }
}
