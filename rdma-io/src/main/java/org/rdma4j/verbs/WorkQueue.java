package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.RequestTable;
import org.rdma4j.internal.ring.WorkRing;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;

/**
 * A queue to which requests are posted: the send or receive queue of a queue pair, or a shared receive queue. It
 * manages the prepared requests, passes them to the driver, and records the outcomes of their posts. Its {@link
 * WorkRing} counts the requests.
 *
 * <p>The owner of {@link #parent} prepares and posts requests. The owner of a completion queue, which may be another
 * thread, records completions.
 */
abstract class WorkQueue implements WorkTarget, MemoryUser {
    private static final RequestTable.Accessor<WorkRequest<?>> REQUESTS = new RequestTable.Accessor<>() {
        @Override
        public int index(WorkRequest<?> request) {
            return request.index;
        }

        @Override
        public long address(WorkRequest<?> request) {
            return request.address;
        }

        @Override
        public boolean hasStayedIdle(WorkRequest<?> request) {
            return request.hasStayedIdle();
        }

        @Override
        public void recheck(WorkRequest<?> request) {
            request.recheck();
        }
    };

    /** The queue pair or shared receive queue. */
    final Resource parent;

    final ProtectionDomain domain;
    final Owner owner;
    /** Maximum number of buffers of a request. */
    final int maxElements;
    /** Flags of {@code enum ibv_wc_flags} which indicate that a message has invalidated a memory window. */
    final int invalidationFlags;
    /** Address at which a native post stores the address of the request that it rejects. */
    final long badRequest;

    final WorkRing ring;
    private final RequestTable<WorkRequest<?>> requests;

    /** Whether messages are datagrams, whose buffers start with a global route header. Set before the first post. */
    boolean datagrams;
    /** Whether a request with leases has ever been posted. Written by the poster. */
    boolean leased;

    /** The last post if it must be reverted. Used by the poster. */
    final UnpostedWork unposted = new UnpostedWork(this);

    /** @param requestBytes size of a request's native memory without its list of elements, in bytes */
    WorkQueue(
            Resource parent, ProtectionDomain domain, Owner owner, WorkRing ring, int maxElements, long requestBytes) {
        this.parent = parent;
        this.domain = domain;
        this.owner = owner;
        this.ring = ring;
        this.maxElements = maxElements;
        this.invalidationFlags = domain.context().invalidationFlags();
        this.requests = new RequestTable<>(REQUESTS, requestBytes + RequestBuffers.bytes(maxElements));
        this.badRequest = requests.allocate(ADDRESS.byteSize());
    }

    /** Returns the kind of this queue, for messages: {@code send}, {@code receive} or {@code shared receive}. */
    abstract String kind();

    /** Returns the C name of the function that posts a request. */
    abstract String function();

    /** Throws if the state of the queue or an earlier failure prevents posts. */
    abstract void checkCanPost(WorkRequest<?> request) throws RdmaException;

    /** Throws if no thread can wait for the given request individually. */
    void checkAwaitable(WorkRequest<?> request) {}

    /**
     * Passes a request, and the requests that follow it in its chain, to the driver. Returns an error number; 0 if all
     * were posted.
     */
    abstract int postNative(WorkRequest<?> first);

    /**
     * Records a completion that reports a failure, or completes several requests.
     *
     * @param id a {@code wr_id} of the current epoch
     * @param wc address of the {@code struct ibv_wc}
     * @return the index of the request; {@link Completions#NONE} if no poll delivers this completion
     */
    abstract int completed(long id, int status, long wc);

    /**
     * Records the success of a request whose {@code wr_id} holds its index and no flag. The caller has called {@link
     * WorkRing#acquirePosted} since the poll that returned the completion, and calls {@link WorkRing#advance} next.
     */
    abstract void succeeded(int request, long wc);

    /** Records that the device has released a request without completing it. */
    abstract void flushed(WorkRequest<?> request);

    /** Polls until the request is not in flight or nothing is left to poll. Returns {@code true} if not in flight. */
    abstract boolean hasCompletedNow(WorkRequest<?> request) throws RdmaException;

    /** Waits for the given request: see {@link CompletionQueue#await}. */
    abstract boolean await(WorkRequest<?> request, Duration timeout, long start, boolean aborts) throws RdmaException;

    /** Removes the undelivered completions of the request, because they have been delivered to a waiting thread. */
    abstract void takeDelivery(WorkRequest<?> request);

    /** Returns {@code true} if the current completion of a poll result belongs to the request with the given index. */
    abstract boolean isDelivered(int index);

    /** Returns the request's queue pair; null for a shared receive that no open queue pair has consumed. */
    abstract @Nullable QueueOwner queuePair(WorkRequest<?> request);

    /** Returns the maximum number of stale completions in the completion queue, by which the capacity is reduced. */
    int staleCompletions() {
        return 0;
    }

    /** Returns a suffix for messages about posts that the driver has rejected, such as the state of the queue pair. */
    String stateSuffix() {
        return "";
    }

    @Override
    public final Resource parent() {
        return parent;
    }

    @Override
    public final void checkOwner() {
        owner.check();
    }

    @Override
    public final boolean completesInOrder() {
        return ring.completesInOrder();
    }

    @Override
    public final long failures() {
        return ring.failures();
    }

    // Requests.

    /** Adds a request that uses the memory returned by {@link #allocate()}. Returns the index of the request. */
    final int add(WorkRequest<?> request) {
        return requests.add(request, this::isDelivered);
    }

    /** Returns the request with the given index. */
    final WorkRequest<?> request(int index) {
        return requests.get(index);
    }

    /** Returns the request with the given index; null if it has been collected. */
    final @Nullable WorkRequest<?> find(int index) {
        return requests.find(index);
    }

    private List<WorkRequest<?>> usersOf(Resource resource) {
        List<WorkRequest<?>> users = new ArrayList<>();
        requests.forEach(request -> {
            if (request.uses(resource)) {
                users.add(request);
            }
        });
        return users;
    }

    @Override
    public @Nullable Object requestInFlight(Resource resource) {
        for (WorkRequest<?> user : usersOf(resource)) {
            if (user.isInFlight()) {
                return user;
            }
        }
        return null;
    }

    @Override
    public @Nullable Object preparedRequest(Resource resource) {
        List<WorkRequest<?>> users = usersOf(resource);
        return users.isEmpty() ? null : users.get(0);
    }

    @Override
    public void rewriteKeys(Resource region) {
        usersOf(region).forEach(WorkRequest::rewriteKeys);
    }

    @Override
    public void recheck(Resource resource) {
        usersOf(resource).forEach(WorkRequest::recheck);
    }

    /** Keeps a request reachable. Called before the request is posted. */
    final void hold(WorkRequest<?> request) {
        requests.hold(request);
    }

    /** Allocates memory for a request and its list of elements. Returns its address. */
    final long allocate() {
        owner.check();
        parent.checkNotClosed();
        return requests.allocate();
    }

    /** Allocates memory that lives as long as the queue. Returns its address. */
    final long allocate(long bytes) {
        owner.check();
        parent.checkNotClosed();
        return requests.allocate(bytes);
    }

    // Posting. These methods must be called by the owner.

    /**
     * Posts a request if the queue has capacity for it.
     *
     * @param awaited whether the completion belongs to a waiting thread or a scope
     */
    final boolean tryPost(WorkRequest<?> request, boolean awaited) throws RdmaException {
        owner.check();
        unposted.revert();
        long position = ring.posted();
        if (position >= ring.limit() && !hasCapacity(request, 1)) {
            return false;
        }
        checkCanRepost(request);
        if (!request.isPrepared()) {
            request.prepare(false);
            requests.hold(request);
            holdLeases(request);
        }
        request.delivery.posting(awaited);
        record(request, position, awaited);
        int error = 0;
        boolean posted = false;
        try {
            // The driver's store barrier orders this store, and all accesses before it, before the doorbell.
            ring.publish(position + 1);
            if (request.readsInCall()) {
                // Pairs with the fence of a close: see the package org.rdma4j.internal.life.
                VarHandle.fullFence();
                request.beforePost();
            }
            error = postNative(request);
            posted = error == 0;
        } finally {
            if (!posted) {
                unposted.request = request;
                unposted.end = position + 1;
                unposted.revert();
            }
        }
        Reference.reachabilityFence(request);
        if (error != 0) {
            throw rejection(request, error);
        }
        request.delivery.posted();
        return true;
    }

    /** Throws if the next completion of the request would overwrite data that has not been delivered. */
    static void checkCanRepost(WorkRequest<?> request) {
        if (request.bringsData()) {
            request.checkDelivered();
        }
    }

    /**
     * Writes the {@code wr_id} and records the post at the given position. Calls {@link WorkRequest#recordPost} last,
     * so that an Error leaves the request either recorded or idle.
     */
    void record(WorkRequest<?> request, long position, boolean awaited) {
        request.writeId(request.idFor(awaited));
        request.markRepeatable(awaited);
        request.recordPost(position);
    }

    final void holdLeases(WorkRequest<?> request) {
        if (request.buffers.hasLeases()) {
            // Before the hold, because an Error may interrupt it at any point.
            leased = true;
            request.buffers.holdLeases(!request.isInFlight());
        }
    }

    /** Returns {@code true} if requests may be posted now. Checks the state of the queue if it may have changed. */
    final boolean hasCapacity(WorkRequest<?> first, int count) throws RdmaException {
        if (ring.takeStateChange()) {
            boolean allowed = false;
            try {
                checkCanPost(first);
                allowed = true;
            } finally {
                if (!allowed) {
                    ring.invalidate();
                }
            }
        }
        if (count > ring.capacity()) {
            checkChain(count);
        }
        return ring.reserve(count, staleCompletions(), first.delivery.hasUndelivered());
    }

    /** Throws if a chain of the given length exceeds the capacity of the queue. */
    final void checkChain(int count) {
        owner.check();
        parent.checkNotClosed();
        if (count > ring.capacity()) {
            throw new IllegalArgumentException("Cannot post a chain of " + count + " requests: the capacity of the "
                    + kind() + " queue of " + parent + " is " + ring.capacity());
        }
    }

    // Rejections by the driver.

    /** Returns an exception to report that the driver rejected the given request. */
    final VerbsException rejection(WorkRequest<?> request, int error) {
        int errno = Math.abs(error);
        return VerbsException.of(new ErrnoException(request.function(), errno), explanation(request, errno));
    }

    /** Reverts the last post. The caller must call {@link WorkRing#postsReverted} afterwards. */
    final void revert(WorkRequest<?> request) {
        ring.revertPost();
        request.delivery.notPosted();
        request.undoPost();
        request.buffers.releaseLeases();
    }

    /** Returns an explanation of why the driver rejected the given request. */
    final String explanation(WorkRequest<?> request, int errno) {
        return errno == Errno.ENOMEM
                ? "the driver's queue has no room for the " + request
                : "the driver rejects the " + request + stateSuffix();
    }

    // Flushing and closing.

    /**
     * Completes all requests in flight with a flush error. The device must have stopped processing them.
     *
     * @return {@code false} if the queue needs another number: see {@link WorkRing#flush}
     */
    boolean flush() {
        unposted.leaveToFlush();
        requests.forEach(request -> {
            if (request.isInFlight()) {
                flushed(request);
            }
            request.delivery.forgetUndelivered();
        });
        return ring.flush();
    }

    /** Rewrites the {@code wr_id}s of all requests after the epoch has changed. */
    final void rewriteIds() {
        requests.forEach(WorkRequest::rewriteId);
    }

    /** Retires the queue. Called after the native object has been destroyed and the queue has been flushed. */
    void dispose() {
        ring.retire();
        domain.remove(this);
        requests.forEach(WorkRequest::dispose);
    }

    @Override
    public final String toString() {
        int undelivered = ring.undelivered();
        return kind() + " queue of " + parent + " (" + ring.inFlight() + " of " + ring.capacity()
                + " requests in flight" + (undelivered == 0 ? "" : ", " + undelivered + " completions to be polled")
                + ")";
    }
}
