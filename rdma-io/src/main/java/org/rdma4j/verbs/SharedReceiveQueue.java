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
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * Receives that many queue pairs take from: {@code struct ibv_srq}. Made by {@link ProtectionDomain#sharedReceiveQueue},
 * and given to {@link QueuePair.Builder#receives}. A message takes the receive that was posted first, and reports to the
 * receive completion queue of the queue pair that it came by, which {@link ReceiveRequest#queuePair} tells.
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

    SharedReceiveQueue(ProtectionDomain domain, int requests, int elements) {
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

    @Override
    protected void opened(MemorySegment srq) {
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
        int unread = (int) receives.inFlight();
        for (CompletionQueue completions : reporting) {
            completions.unclaim(receives.depth, unread);
        }
        receives.flush();
        receives.retire();
    }

    /** Its receives, in the order of their completions. */
    private static final class Receives extends WorkQueue {
        private static final long QUEUE_PAIR = ibv_wc.qp_num$offset();

        private final long address;
        /** What its wr_ids begin with; 0 before {@link #join}. */
        private long number;
        /** By their numbers; replaced as a whole, for threads that read completions. */
        private volatile QueuePair[] members = new QueuePair[0];

        private Receives(SharedReceiveQueue holder, int depth, int mostElements) {
            super(holder, holder.domain, holder.owner, depth, mostElements, ReceiveRequest.SIZE);
            address = holder.handle().address();
        }

        private void join() {
            number = SharedQueues.add(this);
            ids(number);
            domain.add(this);
        }

        @Override
        String kind() {
            return "shared receive";
        }

        @Override
        void checkCanPost(WorkRequest<?> request) {
            holder.handle();
        }

        @Override
        void takeDelivery(WorkRequest<?> request) {
            // Only polls deliver shared receives.
        }

        @Override
        boolean takesWhatIsReady() {
            return false;
        }

        @Override
        int postNative(WorkRequest<?> first) {
            return Ibverbs.ibv_post_srq_recv(address, first.address, bad);
        }

        @Override
        void flushed(WorkRequest<?> request) {
            ((ReceiveRequest) request).flushed();
        }

        @Override
        void arrived(int request, long wc) {
            taken(request, wc).succeeded(wc);
        }

        private ReceiveRequest taken(int index, long wc) {
            // The request is seen, whichever thread prepared and posted it.
            POSTED.getAcquire(this);
            ReceiveRequest request = (ReceiveRequest) request(index);
            request.cameBy(Native.ALL.get(JAVA_INT, wc + QUEUE_PAIR));
            return request;
        }

        @Override
        void ended(int count) {
            // Each queue pair's completion queue may have a reader of its own.
            COMPLETED.getAndAdd(this, (long) count);
        }

        @Override
        int completed(long id, int status, long wc) {
            int index = (int) id & INDEX_MASK;
            ReceiveRequest request = taken(index, wc);
            if (status == 0) {
                request.succeeded(wc);
            } else {
                request.failed(status, wc);
                // First: who sees that the request is over sees what that means, and may post it again.
                failed(request.cameBy(), request);
                request.over();
            }
            ended(1);
            return index;
        }

        private void failed(int number, ReceiveRequest request) {
            QueuePair by = member(number);
            if (by != null) {
                by.failed(request);
            }
        }

        private @Nullable QueuePair member(int number) {
            QueuePair[] all = members;
            int low = 0;
            int high = all.length - 1;
            while (low <= high) {
                int middle = (low + high) >>> 1;
                int there = all[middle].number();
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
        boolean isTaken(int index) {
            for (QueuePair member : members) {
                if (member.receiveCompletions().isTaken(this, index)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        int progress() throws VerbsException {
            int count = 0;
            for (QueuePair member : members) {
                count += member.receiveCompletions().progressIfMine(null);
            }
            return count;
        }

        @Override
        void checkTells(WorkRequest<?> request) {
            look(request);
        }

        @Override
        boolean look(WorkRequest<?> request) {
            throw new UnsupportedOperationException(
                    request + " is taken by whichever queue pair gets a message; poll their completion queues");
        }

        @Override
        boolean await(WorkRequest<?> request, Duration timeout, long start, boolean aborts) {
            return look(request);
        }

        @Override
        @Nullable
        QueuePair queuePair(WorkRequest<?> request) {
            return member(((ReceiveRequest) request).cameBy());
        }

        @Override
        void retire() {
            if (number != 0) {
                SharedQueues.remove(number);
            }
            super.retire();
        }
    }

    // Its queue pairs. Each completion queue has room for all of its receives, which it claims once.
    // It keeps that as long as some are in flight: completions that nobody has read outlive the queue pair.

    synchronized void join(QueuePair queuePair) {
        List<QueuePair> members = new ArrayList<>(List.of(receives.members));
        members.add(queuePair);
        members.sort(Comparator.comparingInt(QueuePair::number));
        receives.datagrams = queuePair.type() == QueuePairType.UD;
        receives.members = members.toArray(new QueuePair[0]);
    }

    synchronized void leave(QueuePair queuePair) {
        List<QueuePair> members = new ArrayList<>(List.of(receives.members));
        members.remove(queuePair);
        receives.members = members.toArray(new QueuePair[0]);
        unclaim(queuePair.receiveCompletions());
    }

    /** Refuses what its receives do not fit: the layout of a datagram is another. */
    synchronized void claim(CompletionQueue completions, QueuePairType type) {
        if (receives.members.length > 0 && receives.datagrams != (type == QueuePairType.UD)) {
            throw new IllegalArgumentException(
                    this + " serves datagrams or connections, not both; a datagram comes with its route header");
        }
        reporting.removeIf(queue -> !queue.isOpen());
        if (!reporting.contains(completions)) {
            completions.claim(receives.depth);
            reporting.add(completions);
        }
    }

    synchronized void unclaim(CompletionQueue completions) {
        if (!reportsTo(completions) && receives.inFlight() == 0) {
            completions.unclaim(receives.depth);
            reporting.remove(completions);
        }
    }

    private boolean reportsTo(CompletionQueue completions) {
        for (QueuePair member : receives.members) {
            if (member.receiveCompletions() == completions) {
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
        return receives.depth;
    }

    /** How many receives are in flight. */
    public long inFlight() {
        return receives.inFlight();
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
        if (receivesLeft < 0 || receivesLeft > receives.depth) {
            throw new IllegalArgumentException(
                    "a limit of " + receivesLeft + "; " + this + " has " + receives.depth + " receives at most");
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
        domain.checkSharedRequests(requests);
        if (requests < receives.inFlight()) {
            throw new IllegalArgumentException(
                    "room for " + requests + " receives; " + receives.inFlight() + " are in flight");
        }
        List<CompletionQueue> enlarged = new ArrayList<>();
        int more = requests - receives.depth;
        boolean done = false;
        try {
            reporting.removeIf(queue -> !queue.isOpen());
            for (CompletionQueue completions : reporting) {
                completions.claim(more);
                enlarged.add(completions);
            }
            modify(requests, 0, ibv_srq_attr_mask.IBV_SRQ_MAX_WR);
            receives.depth = requests;
            receives.recheck();
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
