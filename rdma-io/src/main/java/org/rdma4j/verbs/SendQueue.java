package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_send_wr;

/**
 * Sends complete in the order of their posts, and one completion tells of all unsignaled sends before it. So a wr_id is
 * a place in that order here.
 */
final class SendQueue extends QueuePairQueue {
    private static final long ID = ibv_send_wr.wr_id$offset();

    private final long address;
    private final int[] order;
    private int unsignaled;
    /** The wr_id of the last that has a completion. */
    private long lastSignaled = -1;

    SendQueue(QueuePair queuePair, CompletionQueue completions, int depth, int mostElements) {
        super(queuePair, completions, depth, mostElements);
        address = queuePair.handle().address();
        order = new int[Math.max(Integer.highestOneBit(Math.max(depth * 2 - 1, 1)), 1)];
    }

    @Override
    String kind() {
        return "send";
    }

    @Override
    boolean takesWorkIn(QueuePairState state) {
        return state == QueuePairState.RTS || state == QueuePairState.SQD;
    }

    @Override
    long place(WorkRequest<?> request, long at) {
        order[(int) at & (order.length - 1)] = request.index;
        long id = tag | at & REQUEST_MASK;
        ((SendRequest) request).lastPost = id;
        return id;
    }

    @Override
    int postNative(WorkRequest<?> request, long id) {
        SendRequest send = (SendRequest) request;
        Native.ALL.set(JAVA_LONG, request.address + ID, id);
        if (!send.isPlain()) {
            return send.isSignaled() ? posted(send.postWindow(address, bad, id), true, id) : postUnsignaled(send, id);
        }
        return posted(Ibverbs.ibv_post_send(address, request.address, bad), true, id);
    }

    private int posted(int error, boolean signal, long id) {
        if (error != 0) {
            return error;
        }
        if (signal) {
            unsignaled = 0;
            lastSignaled = id;
        } else {
            unsignaled++;
        }
        return 0;
    }

    /** Without a completion from time to time nobody would know when there is room again. */
    private int postUnsignaled(SendRequest send, long id) {
        boolean signal = unsignaled + 1 >= (depth + 1) / 2;
        if (signal) {
            send.signalThisTime(true);
        }
        int error = Ibverbs.ibv_post_send(address, send.address, bad);
        if (signal) {
            send.signalThisTime(false);
        }
        return posted(error, signal, id);
    }

    @Override
    boolean hasCompletionAfter(WorkRequest<?> request) {
        return lastSignaled - ((SendRequest) request).lastPost >= 0;
    }

    @Override
    @Nullable
    WorkRequest<?> completed(long id, int status, long wc) {
        // All that was posted before it is seen from here on, whichever thread posted it.
        long end = (long) POSTED.getAcquire(this);
        long first = completed;
        long at = first + ((id - first) & REQUEST_MASK);
        if (at >= end) {
            // The queue was emptied since, and it counts as flushed already.
            return null;
        }
        for (long before = first; before < at; before++) {
            requests[order[(int) before & (order.length - 1)]].succeeded();
        }
        WorkRequest<?> request = requests[order[(int) at & (order.length - 1)]];
        request.ended(status, wc);
        COMPLETED.setRelease(this, at + 1);
        if (status != 0) {
            queuePair.failed(request);
        }
        return request;
    }
}
