package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import org.jspecify.annotations.Nullable;
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
        // Without a completion from time to time nobody would know when there is room again.
        boolean signaled = send.isSignaled() || at - lastSignaled >= (depth + 1) / 2;
        if (!send.isSignaled()) {
            send.signalThisTime(signaled);
        }
        if (signaled) {
            lastSignaled = at;
        }
        order[(int) at & (order.length - 1)] = signaled ? send.index | SIGNALED : send.index;
        send.wasPosted(at);
        Native.ALL.set(JAVA_LONG, send.address + ID, tag | at & REQUEST_MASK);
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
        return (SendRequest) requests[order[(int) place & (order.length - 1)] & ~SIGNALED];
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
        SendRequest request = at(at);
        if (leased) {
            letLeasesGo(first, at);
        }
        if (status != 0) {
            request.failed(status, wc);
        }
        COMPLETED.setRelease(this, at + 1);
        if (status != 0) {
            queuePair.failed(request);
        }
        return request;
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
