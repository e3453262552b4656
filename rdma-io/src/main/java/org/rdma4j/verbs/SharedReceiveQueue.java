package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_srq;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr;

/**
 * A receive queue that several queue pairs share ({@code struct ibv_srq}). Passed to {@link QueuePairBuilder#receives}. A
 * message consumes the receive that was posted first. The completion is reported to the receive completion queue of the queue
 * pair that received the message; {@link QueuePair#of} returns this queue pair.
 *
 * {@snippet lang=java :
 * SharedReceiveQueue receives = SharedReceiveQueue.create(domain, 256, 1);
 * QueuePairBuilder builder = QueuePair.builder(domain, QueuePairType.RC)
 *         .completions(completions)
 *         .receives(receives);
 * for (int i = 0; i < 256; i++) {
 *     receives.prepareReceive(buffers.slice(i * 64, 64)).post();
 * }
 * }
 *
 * <p>Shared receives cannot be awaited individually; poll the completion queues. If a queue pair is aborted or closed, the
 * receives remain available to the other queue pairs. Receives that are in flight when this queue is closed complete with
 * {@link WorkStatus#WR_FLUSH_ERR}. Before you close a queue pair, poll its completion queue until it is empty: the device may
 * drop the completions of a closed queue pair.
 *
 * <p>Each receive completion queue of the queue pairs requires capacity for all receives of this queue, once. The capacity
 * is released when the last such queue pair is closed and no receive is in flight, or when this queue is closed.
 *
 * <p>A shared receive queue is used by one thread at a time. The first thread that posts becomes its owner, until that thread
 * calls {@link #release} or terminates. After a call to {@link #guardedBy}, the owner is the thread that holds the
 * lock.
 *
 * @see "docs/reference/tuning.md"
 */
public final class SharedReceiveQueue extends Resource {
    private final ProtectionDomain domain;
    private final Owner owner = new Owner(this);
    private final int initialRequests;
    private final int elements;
    /** Bookkeeping of the requests; null until the native queue has been created. */
    private SharedReceives receives;

    /** Completion queues that have reserved capacity for the receives. Guarded by this queue's monitor. */
    private final List<CompletionQueue> reporting = new ArrayList<>();

    private SharedReceiveQueue(ProtectionDomain domain, int requests, int elements) {
        super(
                "shared receive queue of " + domain.context(),
                () -> {
                    try (Arena arena = Arena.ofConfined()) {
                        MemorySegment init = ibv_srq_init_attr.allocate(arena);
                        MemorySegment attr = ibv_srq_init_attr.attr(init);
                        ibv_srq_attr.max_wr(attr, requests);
                        ibv_srq_attr.max_sge(attr, elements);
                        domain.context().clearErrno();
                        return Ibverbs.ibv_create_srqChecked(domain.handle(), init);
                    }
                },
                domain);
        this.domain = domain;
        this.initialRequests = requests;
        this.elements = elements;
    }

    /**
     * Creates a shared receive queue: {@code ibv_create_srq}.
     *
     * @param domain the protection domain, which must not be closed before the queue
     * @param requests capacity of the queue in receives ({@code max_wr}), from 1 to {@link
     *     DeviceAttributes#maxSharedReceiveRequests}
     * @param elements maximum number of buffers of a receive ({@code max_sge}), from 1 to {@link
     *     DeviceAttributes#maxSharedReceiveElements}
     * @throws IllegalArgumentException if an argument is out of range
     * @throws VerbsException if the driver rejects the request
     */
    public static SharedReceiveQueue create(ProtectionDomain domain, int requests, int elements) throws VerbsException {
        Context context = domain.context();
        checkRequests(context, requests);
        int max = context.attributes().maxSharedReceiveElements();
        if (elements < 1 || elements > max) {
            throw new IllegalArgumentException("Cannot create a shared receive queue for " + elements
                    + " buffers per receive: " + context + " supports 1 to " + max);
        }
        try {
            return open(new SharedReceiveQueue(domain, requests, elements));
        } catch (VerbsException e) {
            throw context.explained(e);
        }
    }

    private static void checkRequests(Context context, int requests) {
        int max = context.attributes().maxSharedReceiveRequests();
        if (requests < 1 || requests > max) {
            throw new IllegalArgumentException("The capacity of a shared receive queue is " + requests + ", but "
                    + context + " supports 1 to " + max);
        }
    }

    @Override
    void opened(MemorySegment srq) {
        rename("shared receive queue " + ibv_srq.handle(ibv_srq.reinterpret(srq)) + " of "
                + domain.context().name());
        receives = new SharedReceives(this, domain, owner, initialRequests, elements);
        receives.register();
        // Last, because this publishes the queue to other threads.
        domain.context().events().add(srq, this);
    }

    @Override
    void checkUnused() {
        owner.check();
    }

    @Override
    void destroy(MemorySegment srq) {
        Ibverbs.ibv_destroy_srqChecked(srq);
    }

    @Override
    synchronized void closed() {
        domain.context().events().remove(this);
        owner.retire();
        if (receives == null) {
            return;
        }
        int unread = (int) receives.ring.inFlight();
        for (CompletionQueue completions : reporting) {
            completions.queues.release(receives.ring.capacity(), unread);
        }
        receives.flush();
        receives.dispose();
    }

    // Queue pairs. Each completion queue reserves capacity for all receives once. The capacity stays reserved while
    // receives are in flight, because completions that have not been polled outlive their queue pair.

    /** Adds a queue pair that uses this queue. */
    synchronized void join(QueueOwner queuePair, CompletionQueue completions) {
        List<SharedReceives.Member> members = new ArrayList<>(List.of(receives.members));
        members.add(new SharedReceives.Member(queuePair, queuePair.number(), completions));
        members.sort(Comparator.comparingInt(SharedReceives.Member::number));
        receives.datagrams = queuePair.type() == QueuePairType.UD;
        receives.members = members.toArray(new SharedReceives.Member[0]);
    }

    /** Removes a queue pair, and releases the capacity of its completion queue if possible. */
    synchronized void leave(Resource queuePair, CompletionQueue completions) {
        List<SharedReceives.Member> members = new ArrayList<>(List.of(receives.members));
        members.removeIf(member -> member.queuePair() == queuePair);
        receives.members = members.toArray(new SharedReceives.Member[0]);
        unreserve(completions);
    }

    /**
     * Reserves capacity in a completion queue, unless it has been reserved already. Throws if datagrams and connections would
     * share receives.
     */
    synchronized void reserve(CompletionQueue completions, QueuePairType type) {
        if (receives.members.length > 0 && receives.datagrams != (type == QueuePairType.UD)) {
            throw new IllegalArgumentException(this
                    + " cannot serve datagrams and connections: only datagrams have a route header in their buffer");
        }
        reporting.removeIf(queue -> !queue.isOpen());
        if (!reporting.contains(completions)) {
            completions.reserve(receives.ring.capacity());
            reporting.add(completions);
        }
    }

    /** Releases the capacity in a completion queue if no queue pair uses it and no receive is in flight. */
    synchronized void unreserve(CompletionQueue completions) {
        if (!reportsTo(completions) && receives.ring.inFlight() == 0) {
            completions.queues.release(receives.ring.capacity());
            reporting.remove(completions);
        }
    }

    private boolean reportsTo(CompletionQueue completions) {
        for (SharedReceives.Member member : receives.members) {
            if (member.completions() == completions) {
                return true;
            }
        }
        return false;
    }

    /** Returns the protection domain of this queue. */
    public ProtectionDomain domain() {
        return domain;
    }

    /** Returns the capacity of this queue, in receives. */
    public int requests() {
        return receives.ring.capacity();
    }

    /** Returns the number of receives in flight. */
    public long inFlight() {
        return receives.ring.inFlight();
    }

    /**
     * Prepares a receive for one message to any queue pair of this queue.
     *
     * @param into buffers of the message; for a datagram, the message is preceded by {@link ReceiveRequest#ROUTE_BYTES} bytes
     * @throws IllegalArgumentException if a buffer belongs to another protection domain or is longer than 2<sup>31</sup> - 1
     *     bytes, or if there are more buffers than this queue was created for
     * @throws IllegalStateException if this queue or a region is closed
     * @throws WrongThreadException if another thread owns this queue
     */
    public ReceiveRequest prepareReceive(LocalMemory... into) {
        return new ReceiveRequest(receives, receives.allocate(), into);
    }

    /**
     * Requests a single {@link DeviceEventType#SRQ_LIMIT_REACHED} event, which is generated when fewer receives than a limit
     * are in flight: {@code ibv_modify_srq} with {@code srq_limit}.
     *
     * @param receivesLeft the limit, 1 to {@link #requests}; 0 for no event
     * @throws IllegalArgumentException if the limit is out of range
     * @throws IllegalStateException if this queue is closed
     * @throws VerbsException if the driver rejects the request
     */
    public void limit(int receivesLeft) throws VerbsException {
        if (receivesLeft < 0 || receivesLeft > receives.ring.capacity()) {
            throw new IllegalArgumentException("The limit " + receivesLeft + " is out of range: 0 to "
                    + receives.ring.capacity() + " for " + this);
        }
        modify(0, receivesLeft, ibv_srq_attr_mask.IBV_SRQ_LIMIT);
    }

    /** Returns the limit below which an event is generated ({@code ibv_query_srq}); 0 if no event has been requested. */
    public int limit() throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = ibv_srq_attr.allocate(arena);
            run(srq -> Ibverbs.ibv_query_srqChecked(srq, attr));
            return ibv_srq_attr.srq_limit(attr);
        }
    }

    /**
     * Changes the capacity of this queue: {@code ibv_modify_srq} with {@code max_wr}. May be called only by the owner.
     *
     * @param requests the new capacity in receives, from 1 to {@link DeviceAttributes#maxSharedReceiveRequests}
     * @throws WrongThreadException if another thread owns this queue
     * @throws IllegalArgumentException if the number is out of range for the device, more receives are in flight, or a completion
     *     queue does not have the capacity
     * @throws IllegalStateException if this queue is closed
     * @throws VerbsException if the driver rejects the change
     */
    public synchronized void resize(int requests) throws VerbsException {
        owner.check();
        checkRequests(domain.context(), requests);
        if (requests < receives.ring.inFlight()) {
            throw new IllegalArgumentException("Cannot resize " + this + " to " + requests + " receives: "
                    + receives.ring.inFlight() + " are in flight");
        }
        List<CompletionQueue> enlarged = new ArrayList<>();
        int more = requests - receives.ring.capacity();
        boolean done = false;
        try {
            reporting.removeIf(queue -> !queue.isOpen());
            for (CompletionQueue completions : reporting) {
                completions.reserve(more);
                enlarged.add(completions);
            }
            modify(requests, 0, ibv_srq_attr_mask.IBV_SRQ_MAX_WR);
            receives.ring.resize(requests);
            done = true;
        } finally {
            if (!done) {
                enlarged.forEach(completions -> completions.queues.release(more));
            }
        }
    }

    private void modify(int requests, int limit, int mask) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = ibv_srq_attr.allocate(arena);
            ibv_srq_attr.max_wr(attr, requests);
            ibv_srq_attr.srq_limit(attr, limit);
            run(srq -> Ibverbs.ibv_modify_srqChecked(srq, attr, mask));
        }
    }

    /**
     * Assigns this queue to a lock: from now on, the thread that holds the lock owns this queue. Any other thread gets a
     * {@link WrongThreadException}. The queue stays assigned to the lock until the holder of the lock closes the queue, or
     * assigns it to another lock while holding both.
     *
     * @param lock a lock that the current thread holds
     * @throws IllegalArgumentException if the lock is of a subclass of {@link ReentrantLock}
     * @throws IllegalStateException if the current thread does not hold the lock, or the queue is closed
     * @throws WrongThreadException if another thread is the owner
     */
    public void guardedBy(ReentrantLock lock) {
        owner.guardedBy(lock);
    }

    /**
     * Releases ownership, so that another thread may post. Has no effect on a queue that is guarded by a lock.
     *
     * @throws WrongThreadException if another thread owns this queue
     */
    public void release() {
        owner.release();
    }

    /**
     * Releases ownership, and ends the guarding by a lock, if any. The next thread that posts becomes the owner.
     *
     * @throws IllegalStateException if the queue is closed
     * @throws WrongThreadException if another thread owns this queue, or the current thread does not hold the lock
     */
    public void unguard() {
        owner.unguard();
    }
}
