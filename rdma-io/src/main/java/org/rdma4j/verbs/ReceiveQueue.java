package org.rdma4j.verbs;

import org.rdma4j.sys.ibverbs.Ibverbs;

/** The receives of one queue pair. */
final class ReceiveQueue extends QueuePairQueue {
    private final long address;

    ReceiveQueue(QueuePair queuePair, CompletionQueue completions, int depth, int mostElements) {
        super(queuePair, completions, depth, mostElements);
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
        ((ReceiveRequest) requests[request]).succeeded(wc);
    }

    @Override
    void ended(int count) {
        COMPLETED.setRelease(this, completed + count);
    }

    @Override
    int completed(long id, int status, long wc) {
        POSTED.getAcquire(this);
        int index = (int) id;
        ReceiveRequest request = (ReceiveRequest) requests[index];
        if (status == 0) {
            arrived(index, wc);
            ended(1);
            return index;
        }
        request.ended(status, wc);
        COMPLETED.setRelease(this, completed + 1);
        queuePair.failed(request);
        return index;
    }
}
