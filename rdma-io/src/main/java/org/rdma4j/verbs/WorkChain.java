package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.internal.ring.ChainPosts;
import org.rdma4j.sys.ErrnoException;

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
 * <p>Each request counts as one in the capacity of the queue. If the queue has no capacity for all of them, nothing is
 * posted. If the driver rejects a request, earlier ones are in flight, and a {@link ChainException} names the rejected one. A
 * request belongs to at most one chain, permanently, and cannot be posted individually. The requests are posted in the order
 * of their indices. Binds and invalidations of memory windows cannot be part of a chain.
 *
 * @param <T> {@link SendRequest} or {@link ReceiveRequest}
 */
public final class WorkChain<T extends WorkRequest<T>> extends Work<WorkChain<T>> {
    private final WorkQueue queue;
    final WorkRequest<?>[] requests;
    private final ChainPosts posts;
    /** Whether {@link WorkRequest#bringsData} is {@code true} for any request. */
    private final boolean bringsData;

    private WorkChain(WorkQueue queue, WorkRequest<?>[] requests) {
        super(queue);
        this.queue = queue;
        this.requests = requests;
        this.posts = new ChainPosts(requests.length);
        boolean brings = false;
        for (WorkRequest<?> request : requests) {
            brings |= request.bringsData();
        }
        this.bringsData = brings;
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
            list.get(i).addTo(chain.posts, i);
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
        settle();
        int before = posts.limit();
        if (before < requests.length) {
            requests[before - 1].writeNext(requests[before].address);
        }
        if (count < requests.length) {
            requests[count - 1].writeNext(0);
        }
        posts.limit(count);
        return this;
    }

    /** Returns the number of requests in the next post. */
    public int limit() {
        return posts.limit();
    }

    // Posting. For the owner of the queue.

    @Override
    boolean postIfPossible(boolean awaited) throws RdmaException {
        queue.checkOwner();
        int count = posts.limit();
        long position = queue.ring.posted();
        if (position + count > queue.ring.limit() && !queue.hasCapacity(requests[0], count)) {
            return false;
        }
        if (position + count <= queue.ring.fastLimit() && posts.mayDefer(awaited)) {
            repost(count, position);
        } else {
            post(count, position, awaited);
        }
        return true;
    }

    /** Fast path: the requests have not changed since they were posted as this chain. */
    private void repost(int count, long position) throws RdmaException {
        checkDelivered();
        posts.defer(position);
        queue.ring.publish(position + count);
        int error = postNative();
        if (error != 0) {
            posts.undoDefer();
            settle();
            for (int i = 0; i < count; i++) {
                requests[i].recordPost(position + i);
            }
            throw rejected(count, error);
        }
    }

    /** Slow path: checks the requests and records the post in each of them. */
    private void post(int count, long position, boolean awaited) throws RdmaException {
        record(count, position, awaited);
        queue.ring.publish(position + count);
        for (int i = 0; i < count; i++) {
            if (requests[i].readsInCall()) {
                beforePost(i, count);
            }
        }
        int error = postNative();
        if (error != 0) {
            throw rejected(count, error);
        }
        for (int i = 0; i < count; i++) {
            requests[i].delivery.posted();
        }
    }

    /** Passes the requests to the driver. Returns an error number; 0 if all were posted. */
    private int postNative() {
        Native.LONG_AT.set(Native.ALL, queue.badRequest, 0L);
        int error = queue.postNative(requests[0]);
        Reference.reachabilityFence(this);
        return error;
    }

    /** Checks the requests, holds their leases, and records the post in each of them. */
    private void record(int count, long position, boolean awaited) {
        for (int i = 0; i < count; i++) {
            WorkQueue.checkCanRepost(requests[i]);
            requests[i].prepare(true);
            queue.hold(requests[i]);
        }
        holdLeases(count);
        settle();
        boolean repeatable = true;
        for (int i = 0; i < count; i++) {
            requests[i].delivery.posting(awaited);
            queue.record(requests[i], position + i, awaited);
            repeatable &= requests[i].isPlain() && !requests[i].readsInCall();
        }
        posts.recorded(repeatable, awaited, queue.failures());
    }

    /** Records the deferred posts on the requests. */
    private void settle() {
        long deferred = posts.settle();
        for (int i = 0; deferred != 0 && i < posts.limit(); i++) {
            requests[i].recordPosts(deferred, posts.position(i));
        }
    }

    private void holdLeases(int count) {
        int held = 0;
        try {
            for (; held < count; held++) {
                queue.holdLeases(requests[held]);
            }
        } finally {
            while (held < count && held-- > 0) {
                requests[held].buffers.releaseLeases();
            }
        }
    }

    /** Calls {@link WorkRequest#beforePost} of a request. Reverts the post of the whole chain if that throws. */
    private void beforePost(int index, int count) {
        boolean done = false;
        try {
            // Pairs with the fence of a close: see the package org.rdma4j.internal.life.
            VarHandle.fullFence();
            requests[index].beforePost();
            done = true;
        } finally {
            if (!done) {
                revert(0, count);
            }
        }
    }

    /** Reverts the posts of the requests from an index on. */
    private void revert(int first, int count) {
        posts.rejectedAt(first);
        for (int i = count - 1; i >= first; i--) {
            queue.revert(requests[i]);
        }
        queue.ring.postsReverted();
    }

    /**
     * Reverts the posts of the request that the driver has rejected and of all later requests. Earlier requests are in
     * flight. Returns the exception to throw.
     */
    private ChainException rejected(int count, int error) {
        long address = Native.ALL.get(JAVA_LONG, queue.badRequest);
        int first = 0;
        for (int i = 0; i < count; i++) {
            if (requests[i].address == address) {
                first = i;
            }
        }
        revert(first, count);
        int errno = Math.abs(error);
        WorkRequest<?> request = requests[first];
        return new ChainException(
                new ErrnoException(request.function(), errno),
                queue.explanation(request, errno) + ", at index " + first + " of the " + this
                        + "; earlier requests of the chain are in flight, this one and later ones are not",
                request,
                first);
    }

    /** Throws if a request that brings data is in flight or has an undelivered completion. */
    private void checkDelivered() {
        if (bringsData && (lastInFlight() >= 0 || queue.ring.undelivered() > 0)) {
            for (WorkRequest<?> request : requests) {
                WorkQueue.checkCanRepost(request);
            }
        }
    }

    // Completion.

    @Override
    public boolean isInFlight() {
        return lastInFlight() >= 0;
    }

    /** Returns the index of the last request in flight; -1 if there is none. */
    private int lastInFlight() {
        if (queue.ring.completesInOrder()) {
            // Requests that only an earlier, longer post included complete before the last request of this post.
            int last = posts.posted() - 1;
            return last >= 0 && requests[last].isInFlight() ? last : -1;
        }
        int last = requests.length - 1;
        while (last >= 0 && !requests[last].isInFlight()) {
            last--;
        }
        return last;
    }

    @Override
    void checkAwaitable() {
        requests[posts.limit() - 1].checkAwaitable();
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
    boolean awaitUntil(Duration timeout, long start, boolean aborts) throws RdmaException {
        for (int last = lastInFlight(); last >= 0; last = lastInFlight()) {
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
        return !isInFlight() && posts.haveSucceeded(queue.failures());
    }

    @Override
    void checkSuccess() throws WorkException {
        if (!posts.haveSucceeded(queue.failures())) {
            for (int i = 0; i < posts.posted(); i++) {
                requests[i].checkSuccess();
            }
        }
    }

    @Override
    public String toString() {
        return "chain of " + posts.limit() + " requests of " + queue.parent + " (first: " + requests[0].name() + ")";
    }
}
