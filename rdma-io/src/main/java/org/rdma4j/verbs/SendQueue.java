package org.rdma4j.verbs;

import java.lang.ref.Reference;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc_status;

/**
 * Sends complete in the order of their posts, and one completion tells of all unsignaled sends before it. So a wr_id is
 * a place in that order here.
 */
final class SendQueue extends QueuePairQueue {
    private static final long ID = ibv_send_wr.wr_id$offset();

    /** In {@link #order}: that it has a completion. */
    private static final int SIGNALED = 1 << 31;

    /** Likewise: that it has one because the queue asked for it. */
    private static final int UNASKED = 1 << 30;

    private static final int INDEX = UNASKED - 1;

    private final long address;
    /** By place, as far as that is not done with: the number of the request, and whether it has a completion. */
    private final int[] order;
    /** The last place that has a completion. */
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
    void place(WorkRequest<?> request, long at) {
        SendRequest send = (SendRequest) request;
        int entry = send.index | SIGNALED;
        if (send.isSignaled()) {
            lastSignaled = at;
        } else {
            entry = placeUnsignaled(send, at);
        }
        order[(int) at & (order.length - 1)] = entry;
        send.wasPosted(at);
        Native.ALL.set(Native.LONG, send.address + ID, tag | at & REQUEST_MASK);
    }

    /** As {@link #tryPost(WorkRequest)}; of what is ready, which is nearly all, without a look at anything else. */
    boolean tryPostSend(SendRequest request) throws RdmaException {
        owner.check();
        long at = posted;
        if (at >= limit || !request.ready) {
            return tryPost(request);
        }
        lastSignaled = at;
        order[(int) at & (order.length - 1)] = request.index | SIGNALED;
        request.lastPost = at;
        Native.ALL.set(Native.LONG, request.address + ID, tag | at & REQUEST_MASK);
        POSTED.setRelease(this, at + 1);
        int error = Ibverbs.ibv_post_send(address, request.address, bad);
        Reference.reachabilityFence(request);
        if (error != 0) {
            throw refused(request, error);
        }
        return true;
    }

    /** Without a completion from time to time nobody would know when there is room again. */
    private int placeUnsignaled(SendRequest send, long at) {
        boolean signal = at - lastSignaled >= (depth + 1) / 2;
        send.signalThisTime(signal);
        if (signal) {
            lastSignaled = at;
            return send.index | SIGNALED | UNASKED;
        }
        return send.index;
    }

    @Override
    int postNative(WorkRequest<?> first) {
        SendRequest send = (SendRequest) first;
        if (send.isOfWindow()) {
            return send.postWindow(address, bad);
        }
        return Ibverbs.ibv_post_send(address, send.address, bad);
    }

    private SendRequest at(long place) {
        return (SendRequest) requests[order[(int) place & (order.length - 1)] & INDEX];
    }

    @Override
    void tookBack() {
        long done = (long) COMPLETED.getAcquire(this);
        lastSignaled = posted - 1;
        while (lastSignaled >= done && order[(int) lastSignaled & (order.length - 1)] >= 0) {
            lastSignaled--;
        }
    }

    /** Where the last post of a request stands that is in flight; -1 if there is none. */
    long lastPlaceOf(SendRequest request) {
        long done = (long) COMPLETED.getAcquire(this);
        for (long place = posted - 1; place >= done; place--) {
            if (at(place) == request) {
                return place;
            }
        }
        return -1;
    }

    /** Whether what was posted at this place has not completed. */
    boolean isInFlight(long place) {
        return place >= (long) COMPLETED.getAcquire(this);
    }

    @Override
    boolean hasCompletionAfter(WorkRequest<?> request) {
        return lastSignaled >= ((SendRequest) request).lastPost;
    }

    @Override
    int completed(long id, int status, long wc) {
        // All that was posted before it is seen from here on, whichever thread posted it.
        long end = (long) POSTED.getAcquire(this);
        long first = completed;
        long at = first + ((id - first) & REQUEST_MASK);
        if (at >= end) {
            // The queue was emptied since, and it counts as flushed already.
            return Completions.NONE;
        }
        int entry = order[(int) at & (order.length - 1)];
        if (leased) {
            letLeasesGo(first, at);
        }
        if (status != 0) {
            at(at).failed(status, wc);
        }
        COMPLETED.setRelease(this, at + 1);
        if (status != 0) {
            queuePair.failed(requests[entry & INDEX]);
        } else if ((entry & UNASKED) != 0) {
            return Completions.NONE;
        }
        return entry & INDEX;
    }

    private void letLeasesGo(long first, long last) {
        for (long place = first; place <= last; place++) {
            at(place).letLeasesGo();
        }
    }

    @Override
    void flush() {
        if (leased) {
            letLeasesGo(completed, posted - 1);
        }
        super.flush();
    }

    @Override
    void flushed(WorkRequest<?> request) {
        request.failed(ibv_wc_status.IBV_WC_WR_FLUSH_ERR, 0);
    }
}
