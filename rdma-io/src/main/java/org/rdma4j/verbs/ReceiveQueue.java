package org.rdma4j.verbs;

import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;

/** The receives of one queue pair. */
final class ReceiveQueue extends QueuePairQueue {
    private static final long ID = ibv_recv_wr.wr_id$offset();

    private static final int GENERATION_SHIFT = 32;
    private static final int GENERATIONS = 1 << (REQUEST_BITS - GENERATION_SHIFT);

    private final long address;
    /** The queue's tag, and how often it was emptied: completions from before are of no request any more. */
    private long generation = tag;

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
    void place(WorkRequest<?> request, long at) {
        request.wasPosted(at);
        Native.ALL.set(Native.LONG, request.address + ID, generation | request.index);
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
    void flush() {
        super.flush();
        long count = (generation & REQUEST_MASK) >>> GENERATION_SHIFT;
        generation = tag | (count + 1) % GENERATIONS << GENERATION_SHIFT;
    }

    @Override
    int completed(long id, int status, long wc) {
        // The request is seen, whichever thread prepared and posted it.
        POSTED.getAcquire(this);
        if (id >>> GENERATION_SHIFT != generation >>> GENERATION_SHIFT) {
            return Completions.NONE;
        }
        ReceiveRequest request = (ReceiveRequest) requests[(int) id];
        request.ended(status, wc);
        COMPLETED.setRelease(this, completed + 1);
        if (status != 0) {
            queuePair.failed(request);
        }
        return request.index;
    }
}
