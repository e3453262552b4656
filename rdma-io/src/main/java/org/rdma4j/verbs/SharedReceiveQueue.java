package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.SharedReceiveRing;
import org.rdma4j.internal.ring.WorkId;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_srq;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * Receives that many queue pairs take from: {@code struct ibv_srq}. Made by {@link ProtectionDomain#sharedReceiveQueue},
 * and given to {@link QueuePairBuilder#receives}. A message takes the receive that was posted first, and reports to the
 * receive completion queue of the queue pair that it came by, which {@link QueuePair#of} returns.
 *
 * <p>Its receives are not waited for one by one: poll the completion queues. What is left when it is closed ends as
 * {@link WorkStatus#WR_FLUSH_ERR}; a queue pair that is aborted or closed leaves the receives to the others. Read its
 * completion queue to the end before you close a queue pair: the device may drop completions with it.
 *
 * <p>Each completion queue that its queue pairs report to needs room for all of its receives, once. The room is free again
 * when the last of them is closed with no receive in flight, or when this is closed.
 *
 * <p>One thread at a time posts to it: the first that does, until it calls {@link #release} or ends,
 * or whichever holds the lock that it is {@link #guardedBy}.
 */
public final class SharedReceiveQueue extends Resource {
    private final ProtectionDomain domain;
    private final Owner owner = new Owner(this);
    private final int initialRequests;
    private final int elements;
    /** Null until the native queue exists. */
    private Receives receives;

    /** The completion queues that have room for all of its receives, and may have completions of some. */
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
     * @param requests capacity of the queue in receives, from 1 to {@link DeviceAttributes#maxSharedReceiveRequests}
     * @param elements maximum number of buffers of a receive, from 1 to {@link
     *     DeviceAttributes#maxSharedReceiveElements}
     * @throws IllegalArgumentException if an argument is out of range
     * @throws VerbsException if the driver refuses
     */
    public static SharedReceiveQueue create(ProtectionDomain domain, int requests, int elements) throws VerbsException {
        Context context = domain.context();
        checkRequests(context, requests);
        int max = context.attributes().maxSharedReceiveElements();
        if (elements < 1 || elements > max) {
            throw new IllegalArgumentException(
                    "receives of " + elements + " buffers; " + context + " can have 1 to " + max);
        }
        return open(new SharedReceiveQueue(domain, requests, elements));
    }

    private static void checkRequests(Context context, int requests) {
        int max = context.attributes().maxSharedReceiveRequests();
        if (requests < 1 || requests > max) {
            throw new IllegalArgumentException(
                    "a shared receive queue of " + requests + "; " + context + " can have 1 to " + max);
        }
    }

    @Override
    protected void opened(MemorySegment srq) {
        rename("shared receive queue " + ibv_srq.handle(ibv_srq.reinterpret(srq)) + " of "
                + domain.context().name());
        receives = new Receives(this, initialRequests, elements);
        receives.join();
        // At the end, for other threads get it from there.
        domain.context().events().add(srq, this);
    }

    @Override
    protected void checkUnused() {
        owner.check();
    }

    @Override
    protected void destroy(MemorySegment srq) {
        Ibverbs.ibv_destroy_srqChecked(srq);
    }

    @Override
    protected synchronized void closed() {
        domain.context().events().remove(this);
        owner.retire();
        if (receives == null) {
            return;
        }
        int unread = (int) receives.ring.inFlight();
        for (CompletionQueue completions : reporting) {
            completions.unclaim(receives.ring.capacity(), unread);
        }
        receives.flush();
        receives.dispose();
    }

    /**
     * A queue pair that takes receives from here.
     *
     * @param holder the queue pair
     * @param queuePair the same object, as its requests see it
     */
    private record Member(Resource holder, QueueOwner queuePair, int number, CompletionQueue completions) {}

    /** The queue of receives. */
    private static final class Receives extends WorkQueue {
        private static final long QUEUE_PAIR = ibv_wc.qp_num$offset();

        private final long address;
        /** Number of the queue at its context; -1 before {@link #join}. */
        private int number = -1;
        /** Queue pairs by their numbers. Replaced as a whole, for threads that read completions. */
        private volatile Member[] members = new Member[0];

        private Receives(SharedReceiveQueue holder, int capacity, int maxElements) {
            super(
                    holder,
                    holder.domain,
                    holder.owner,
                    new SharedReceiveRing(capacity),
                    maxElements,
                    ReceiveRequest.SIZE);
            address = holder.handle().address();
        }

        private void join() {
            number = SharedQueues.add(this);
            ring.open(number | WorkId.SHARED);
            domain.add(this);
        }

        @Override
        String kind() {
            return "shared receive";
        }

        @Override
        String function() {
            return "ibv_post_srq_recv";
        }

        @Override
        void checkCanPost(WorkRequest<?> request) {
            holder.handle();
        }

        @Override
        int postNative(WorkRequest<?> first) {
            return Ibverbs.ibv_post_srq_recv(address, first.address, badRequest);
        }

        @Override
        void flushed(WorkRequest<?> request) {
            ((ReceiveRequest) request).flushed();
        }

        @Override
        void succeeded(int request, long wc) {
            taken(request, wc).succeeded(wc);
        }

        private ReceiveRequest taken(int index, long wc) {
            ring.acquirePosted();
            ReceiveRequest request = (ReceiveRequest) request(index);
            request.takenBy(Native.ALL.get(JAVA_INT, wc + QUEUE_PAIR));
            return request;
        }

        @Override
        int completed(long id, int status, long wc) {
            int index = WorkId.index(id);
            ReceiveRequest request = taken(index, wc);
            if (status == 0) {
                request.succeeded(wc);
            } else {
                request.failed(status, wc);
                // Before over(): whoever sees that the request is over sees the state of the queue pair, and may post again.
                QueueOwner taker = queuePair(request);
                if (taker != null) {
                    taker.workFailed(true, request.failureReason());
                }
                request.over();
            }
            ring.advance(1);
            return index;
        }

        private @Nullable Member member(int number) {
            Member[] all = members;
            int low = 0;
            int high = all.length - 1;
            while (low <= high) {
                int middle = (low + high) >>> 1;
                int there = all[middle].number;
                if (there == number) {
                    return all[middle];
                }
                if (there < number) {
                    low = middle + 1;
                } else {
                    high = middle - 1;
                }
            }
            return null;
        }

        @Override
        boolean isDelivered(int index) {
            for (Member member : members) {
                if (member.completions.isTaken(this, index)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public int poll() throws VerbsException {
            int count = 0;
            for (Member member : members) {
                count += member.completions.progressIfMine(null);
            }
            return count;
        }

        @Override
        void checkAwaitable(WorkRequest<?> request) {
            throw new UnsupportedOperationException("Cannot wait for the " + request
                    + ": any queue pair may take it. Poll the completion queues of the queue pairs.");
        }

        @Override
        boolean hasCompletedNow(WorkRequest<?> request) {
            checkAwaitable(request);
            return false;
        }

        @Override
        boolean await(WorkRequest<?> request, Duration timeout, long start, boolean aborts) {
            return hasCompletedNow(request);
        }

        @Override
        void takeDelivery(WorkRequest<?> request) {
            // Only polls deliver shared receives.
        }

        @Override
        @Nullable
        QueueOwner queuePair(WorkRequest<?> request) {
            Member member = member(((ReceiveRequest) request).takenBy());
            return member == null ? null : member.queuePair;
        }

        @Override
        void dispose() {
            if (number >= 0) {
                SharedQueues.remove(number);
            }
            super.dispose();
        }
    }

    // Its queue pairs. Each completion queue has room for all of its receives, which it claims once.
    // It keeps that as long as some are in flight: completions that nobody has read outlive the queue pair.

    synchronized void join(Resource queuePair, QueueOwner owner, CompletionQueue completions) {
        List<Member> members = new ArrayList<>(List.of(receives.members));
        members.add(new Member(queuePair, owner, owner.number(), completions));
        members.sort(Comparator.comparingInt(Member::number));
        receives.datagrams = owner.type() == QueuePairType.UD;
        receives.members = members.toArray(new Member[0]);
    }

    synchronized void leave(Resource queuePair, CompletionQueue completions) {
        List<Member> members = new ArrayList<>(List.of(receives.members));
        members.removeIf(member -> member.holder == queuePair);
        receives.members = members.toArray(new Member[0]);
        unclaim(completions);
    }

    /** Refuses what its receives do not fit: the layout of a datagram is another. */
    synchronized void claim(CompletionQueue completions, QueuePairType type) {
        if (receives.members.length > 0 && receives.datagrams != (type == QueuePairType.UD)) {
            throw new IllegalArgumentException(
                    this + " serves datagrams or connections, not both; a datagram comes with its route header");
        }
        reporting.removeIf(queue -> !queue.isOpen());
        if (!reporting.contains(completions)) {
            completions.claim(receives.ring.capacity());
            reporting.add(completions);
        }
    }

    synchronized void unclaim(CompletionQueue completions) {
        if (!reportsTo(completions) && receives.ring.inFlight() == 0) {
            completions.unclaim(receives.ring.capacity());
            reporting.remove(completions);
        }
    }

    private boolean reportsTo(CompletionQueue completions) {
        for (Member member : receives.members) {
            if (member.completions == completions) {
                return true;
            }
        }
        return false;
    }

    // What it is.

    /** The protection domain whose memory it uses. */
    public ProtectionDomain domain() {
        return domain;
    }

    /** How many receives it holds. */
    public int requests() {
        return receives.ring.capacity();
    }

    /** How many receives are in flight. */
    public long inFlight() {
        return receives.ring.inFlight();
    }

    // What it does.

    /**
     * Room for one message, of whichever queue pair.
     *
     * @param into for datagrams, with {@link ReceiveRequest#ROUTE_BYTES} before the message
     */
    public ReceiveRequest prepareReceive(LocalMemory... into) {
        return new ReceiveRequest(receives, receives.allocate(), into);
    }

    /**
     * Asks for one event, {@code SRQ_LIMIT_REACHED}, when fewer receives than this are left. To be asked for again each
     * time.
     *
     * @param receivesLeft 1 to {@link #requests}; 0 for no event
     */
    public void limit(int receivesLeft) throws VerbsException {
        if (receivesLeft < 0 || receivesLeft > receives.ring.capacity()) {
            throw new IllegalArgumentException(
                    "a limit of " + receivesLeft + "; " + this + " has " + receives.ring.capacity() + " receives at most");
        }
        modify(0, receivesLeft, ibv_srq_attr_mask.IBV_SRQ_LIMIT);
    }

    /** The limit below which there will be an event; 0 if there will be none. */
    public int limit() throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = ibv_srq_attr.allocate(arena);
            run(srq -> Ibverbs.ibv_query_srqChecked(srq, attr));
            return ibv_srq_attr.srq_limit(attr);
        }
    }

    /**
     * Has it hold more receives, or fewer. By the thread that posts.
     *
     * @throws IllegalArgumentException if the device does not have as many, there are more in flight, or a completion
     *     queue has no room for them
     * @throws VerbsException if the driver refuses
     */
    public synchronized void resize(int requests) throws VerbsException {
        owner.check();
        checkRequests(domain.context(), requests);
        if (requests < receives.ring.inFlight()) {
            throw new IllegalArgumentException(
                    "room for " + requests + " receives; " + receives.ring.inFlight() + " are in flight");
        }
        List<CompletionQueue> enlarged = new ArrayList<>();
        int more = requests - receives.ring.capacity();
        boolean done = false;
        try {
            reporting.removeIf(queue -> !queue.isOpen());
            for (CompletionQueue completions : reporting) {
                completions.claim(more);
                enlarged.add(completions);
            }
            modify(requests, 0, ibv_srq_attr_mask.IBV_SRQ_MAX_WR);
            receives.ring.resize(requests);
            done = true;
        } finally {
            if (!done) {
                enlarged.forEach(completions -> completions.unclaim(more));
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
     * From now on receives are posted by whichever thread holds the lock, in place of the first that uses it: for threads that
     * take turns under a lock, of which none has to {@link #release} it. A thread that does not hold the lock is refused with
     * a {@link WrongThreadException}.
     *
     * <p>The thread that calls this holds the lock. It stays the lock's until it is closed, by a holder of the lock; of a
     * thread that ends without having unlocked it nobody can take it over. Another lock can take its place while both are
     * held.
     *
     * @throws IllegalStateException if this thread does not hold the lock, or it is closed
     * @throws WrongThreadException if another thread uses it
     */
    public void guardedBy(ReentrantLock lock) {
        owner.guardedBy(lock);
    }

    /** Gives it up, so that another thread may post. What a lock guards stays the lock's. */
    public void release() {
        owner.release();
    }
}
