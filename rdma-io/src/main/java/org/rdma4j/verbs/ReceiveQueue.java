package org.rdma4j.verbs;

import org.rdma4j.sys.ibverbs.Ibverbs;

/** The receives of one queue pair. */
final class ReceiveQueue extends QueuePairQueue {
    private final long address;

    ReceiveQueue(QueuePair queuePair, CompletionQueue completions, int depth, int mostElements) {
        super(queuePair, completions, depth, mostElements, ReceiveRequest.SIZE);
        datagrams = queuePair.type() == QueuePairType.UD;
        address = queuePair.handle().address();
    }

    @Override
    String kind() {
        return "receive";
    }

    @Override
    boolean takesWorkIn(QueuePairState state) {
        return state != QueuePairState.RESET;
    }

    @Override
    int postNative(WorkRequest<?> first) {
        return Ibverbs.ibv_post_recv(address, first.address, bad);
    }

    @Override
    void flushed(WorkRequest<?> request) {
        ((ReceiveRequest) request).flushed();
    }

    @Override
    boolean hasCompletionAfter(WorkRequest<?> request) {
        return true;
    }

    @Override
    boolean completesInOrder() {
        return true;
    }

    @Override
    void arrived(int request, long wc) {
        // The request is seen, whichever thread prepared and posted it.
        POSTED.getAcquire(this);
        ((ReceiveRequest) request(request)).succeeded(wc);
    }

    @Override
    void ended(int count) {
        COMPLETED.setRelease(this, completed + count);
    }

    @Override
    int completed(long id, int status, long wc) {
        int index = (int) id & INDEX_MASK;
        if (status == 0) {
            arrived(index, wc);
        } else {
            POSTED.getAcquire(this);
            ReceiveRequest request = (ReceiveRequest) request(index);
            request.failed(status, wc);
            // First: who sees that the request is over sees what that means.
            queuePair.failed(request);
            request.over();
        }
        ended(1);
        return (id & AWAITED) == 0 ? index : Completions.NONE;
    }
}
