package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.ring.ChainPosts;
import org.rdma4j.sys.ErrnoException;

/** The linked requests of a {@link WorkChain}, and their posts. Used by the owner of the queue. */
final class ChainedRequests implements UnpostedWork.Chain {
    /** Value of {@link #recorded} for a post that is deferred. */
    private static final int DEFERRED = -1;

    private final WorkQueue queue;
    private final WorkRequest<?>[] requests;
    final ChainPosts posts;
    /** Whether {@link WorkRequest#bringsData} is {@code true} for any request. */
    private final boolean bringsData;
    /** For a post that must be reverted: number of requests in which it has been recorded, or {@link #DEFERRED}. */
    private int recorded;
    /** For a post that must be reverted: the error number of the driver; 0 if an exception has interrupted the post. */
    private int error;
    /** Whether a change of the limit is in progress, or has been interrupted by an Error: the links may not fit the limit. */
    private boolean relinking;

    ChainedRequests(WorkQueue queue, WorkRequest<?>[] requests) {
        this.queue = queue;
        this.requests = requests;
        this.posts = new ChainPosts(requests.length);
        boolean brings = false;
        for (WorkRequest<?> request : requests) {
            brings |= request.bringsData();
        }
        this.bringsData = brings;
    }

    /** Sets the number of requests in later posts. */
    void limit(int count) {
        queue.unposted.revert();
        settle();
        int before = posts.limit();
        relinking = true;
        if (before < requests.length) {
            requests[before - 1].writeNext(requests[before].address);
        }
        if (count < requests.length) {
            requests[count - 1].writeNext(0);
        }
        posts.limit(count);
        relinking = false;
    }

    /** Links as many requests as the next post includes. */
    private void link() {
        int count = posts.limit();
        for (int i = 0; i < requests.length; i++) {
            requests[i].writeNext(i + 1 < requests.length && i + 1 != count ? requests[i + 1].address : 0);
        }
        relinking = false;
    }

    /**
     * Posts the requests if the queue has capacity for all of them.
     *
     * @param awaited whether the completions belong to a waiting thread or a scope
     */
    boolean tryPost(boolean awaited) throws RdmaException {
        queue.checkOwner();
        queue.unposted.revert();
        if (relinking) {
            link();
        }
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
        int result = 0;
        boolean posted = false;
        try {
            queue.ring.publish(position + count);
            result = postNative();
            posted = result == 0;
        } finally {
            if (!posted) {
                recorded = DEFERRED;
                error = result;
                queue.unposted.request = requests[0];
                queue.unposted.chain = this;
                queue.unposted.end = position + count;
                queue.unposted.revert();
            }
        }
        if (result != 0) {
            throw rejection(count, result);
        }
    }

    /** Slow path: checks the requests and records the post in each of them. */
    private void post(int count, long position, boolean awaited) throws RdmaException {
        prepare(count, awaited);
        int done = 0;
        int result = 0;
        boolean posted = false;
        try {
            boolean repeatable = true;
            for (; done < count; done++) {
                WorkRequest<?> request = requests[done];
                request.delivery.posting(awaited);
                queue.record(request, position + done, awaited);
                repeatable &= request.isPlain() && !request.readsInCall();
            }
            posts.setRepeatable(repeatable);
            queue.ring.publish(position + count);
            beforePost(count);
            result = postNative();
            posted = result == 0;
        } finally {
            if (!posted) {
                recorded = done;
                error = result;
                queue.unposted.request = requests[0];
                queue.unposted.chain = this;
                queue.unposted.end = position + done;
                queue.unposted.revert();
            }
        }
        if (result != 0) {
            throw rejection(count, result);
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

    /** Checks the requests and holds their leases. */
    private void prepare(int count, boolean awaited) {
        for (int i = 0; i < count; i++) {
            WorkQueue.checkCanRepost(requests[i]);
            requests[i].prepare(true);
            queue.hold(requests[i]);
        }
        holdLeases(count);
        settle();
        posts.recorded(false, awaited, queue.failures());
    }

    /** Records the deferred posts on the requests. */
    private void settle() {
        if (posts.deferred(0) != 0) {
            // Before the change, because an Error half-way would make requests in flight look idle.
            StackReserve.check();
            recordDeferred();
        }
    }

    private void recordDeferred() {
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

    /** Calls {@link WorkRequest#beforePost} of each request that requires it. */
    private void beforePost(int count) {
        boolean fenced = false;
        for (int i = 0; i < count; i++) {
            if (requests[i].readsInCall()) {
                if (!fenced) {
                    // Pairs with the fence of a close: see the package org.rdma4j.internal.life.
                    VarHandle.fullFence();
                    fenced = true;
                }
                requests[i].beforePost();
            }
        }
    }

    /** Reverts the post of the request that the driver has rejected and of all later requests, or the whole post. */
    @Override
    public void revertPost() {
        int count = posts.limit();
        if (recorded == DEFERRED) {
            long position = posts.position(0);
            posts.undoDefer();
            recordDeferred();
            for (recorded = 0; recorded < count; recorded++) {
                requests[recorded].recordPost(position + recorded);
            }
        }
        int first = error == 0 ? 0 : rejectedIndex(count);
        posts.rejectedAt(first);
        for (int i = count - 1; i >= recorded; i--) {
            requests[i].buffers.releaseLeases();
        }
        for (int i = recorded - 1; i >= first; i--) {
            queue.revert(requests[i]);
        }
    }

    /** Returns the index of the request that the driver has rejected. Earlier requests are in flight. */
    private int rejectedIndex(int count) {
        long address = Native.ALL.get(JAVA_LONG, queue.badRequest);
        int first = 0;
        for (int i = 0; i < count; i++) {
            if (requests[i].address == address) {
                first = i;
            }
        }
        return first;
    }

    /** Returns the exception that reports a rejection. */
    private ChainException rejection(int count, int result) {
        int first = rejectedIndex(count);
        int errno = Math.abs(result);
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

    /** Returns the index of the last request in flight; -1 if there is none. */
    int lastInFlight() {
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
    public String toString() {
        return "chain of " + posts.limit() + " requests of " + queue.parent + " (first: " + requests[0].name() + ")";
    }
}
