package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.SharedReceiveRing;
import org.rdma4j.internal.ring.WorkId;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_wc;

/** Requests of a {@link SharedReceiveQueue}, and the queue pairs that consume them. */
final class SharedReceives extends WorkQueue {
    /**
     * A queue pair that uses the shared receive queue.
     *
     * @param queuePair the queue pair
     * @param number number of the queue pair at its device
     * @param completions completion queue of its receives
     */
    record Member(QueueOwner queuePair, int number, CompletionQueue completions) {}

    private static final long QUEUE_PAIR = ibv_wc.qp_num$offset();

    private final long address;
    /** Number of the queue in its {@link Context}; -1 before {@link #register}. */
    private int number = -1;
    /** Queue pairs, sorted by number. The array is replaced, not changed, because readers of completions take no lock. */
    volatile Member[] members = new Member[0];

    SharedReceives(Resource queue, ProtectionDomain domain, Owner owner, int capacity, int maxElements) {
        super(queue, domain, owner, new SharedReceiveRing(capacity), maxElements, ReceiveRequest.SIZE);
        address = queue.handle().address();
    }

    /** Registers the queue with the process and with its protection domain. */
    void register() {
        number = domain.context().sharedQueues.add(this);
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
        parent.handle();
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

    /** Returns the request of a completion, after recording the queue pair that has consumed it. */
    private ReceiveRequest taken(int index, long wc) {
        ReceiveRequest request = (ReceiveRequest) request(index);
        request.takenBy(Native.ALL.get(JAVA_INT, wc + QUEUE_PAIR));
        return request;
    }

    @Override
    int completed(long id, int status, long wc) {
        int index = WorkId.index(id);
        ring.acquirePosted();
        ReceiveRequest request = taken(index, wc);
        if (status == 0) {
            request.succeeded(wc);
        } else {
            request.failed(status, wc);
            // Before completeFailed(): a thread that sees that the request has completed also sees this state.
            QueueOwner taker = queuePair(request);
            if (taker != null) {
                taker.workFailed(true, request.failureReason());
            }
            request.completeFailed();
        }
        ring.advance(1);
        return index;
    }

    /** Returns the queue pair with a number; null if it does not use this queue. */
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
            if (member.completions.isCurrent(this, index)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int poll() throws VerbsException {
        int count = 0;
        for (Member member : members) {
            count += member.completions.tryPoll(null);
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
            domain.context().sharedQueues.remove(number);
        }
        super.dispose();
    }
}
