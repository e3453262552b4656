package org.rdma4j.verbs;

import org.rdma4j.internal.ring.ReceiveRing;
import org.rdma4j.internal.ring.WorkId;
import org.rdma4j.sys.ibverbs.Ibverbs;

/** The receive queue of one queue pair. */
final class ReceiveQueue extends QueuePairQueue {
    private final long address;

    ReceiveQueue(Setup setup, CompletionQueue completions, int capacity, int maxElements) {
        super(setup, completions, new ReceiveRing(capacity), maxElements, ReceiveRequest.SIZE);
        datagrams = queuePair.type() == QueuePairType.UD;
        address = queuePair.handle().address();
    }

    @Override
    String kind() {
        return "receive";
    }

    @Override
    String function() {
        return "ibv_post_recv";
    }

    @Override
    boolean acceptsWorkIn(QueuePairState state) {
        return state != QueuePairState.RESET;
    }

    @Override
    int postNative(WorkRequest<?> first) {
        return Ibverbs.ibv_post_recv(address, first.address, badRequest);
    }

    @Override
    boolean hasCompletionFrom(WorkRequest<?> request) {
        return true;
    }

    @Override
    void flushed(WorkRequest<?> request) {
        ((ReceiveRequest) request).flushed();
    }

    @Override
    void succeeded(int request, long wc) {
        ((ReceiveRequest) request(request)).succeeded(wc);
    }

    @Override
    int completed(long id, int status, long wc) {
        int index = WorkId.index(id);
        ring.acquirePosted();
        if (status == 0) {
            succeeded(index, wc);
        } else {
            ReceiveRequest request = (ReceiveRequest) request(index);
            request.failed(status, wc);
            // Before completeFailed(): a thread that sees that the request has completed also sees this state.
            queuePair.workFailed(true, request.failureReason());
            request.completeFailed();
        }
        ring.advance(1);
        return (id & WorkId.AWAITED) == 0 ? index : Completions.NONE;
    }
}
