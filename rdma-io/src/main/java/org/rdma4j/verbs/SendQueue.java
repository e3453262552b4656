package org.rdma4j.verbs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_wc_status;

/**
 * Sends complete in the order of their posts, and one completion tells of all unsignaled sends before it. Where each has a
 * completion nothing else needs to be known. From the first that has none, or has buffers of a pool, the order is kept; a
 * wr_id is a place in it then.
 *
 * <p>Over iWARP it is kept always: soft-iWARP completes what is posted after a read before the read, whose answer has not
 * come. There the reads succeed in their order, what is no read completes in its own, and a read succeeds after all that was
 * posted before. A read that fails tells of no other: the driver may do that at once, and flush those before it later.
 */
final class SendQueue extends QueuePairQueue {
    /** In {@link #order}: that it has a completion. */
    private static final int SIGNALED = 1 << 31;

    /** Likewise: that it has one because the queue asked for it. */
    private static final int UNASKED = 1 << 30;

    /** Likewise: that it is a read, which has not failed. */
    private static final int READ = 1 << 29;

    private static final int INDEX = INDEX_MASK;

    /** In a wr_id: that it is a place. */
    private static final long PLACED = 1L << 31;

    private static final long PLACE = PLACED - 1;

    private static final VarHandle SENT;

    static {
        try {
            SENT = MethodHandles.lookup().findVarHandle(SendQueue.class, "sent", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final long address;
    /** Whether what was posted after a read may complete before it. */
    private final boolean overtakesReads;
    /** Where it may: all before this place but reads is done. {@link #completed} is the first read that is not, or this. */
    private long sent;
    /**
     * By place, as far as that is not done with: the number of the request, and whether it has a completion. Written before
     * {@link #posted} is, read before {@link #completed} is: a place is used again only after that.
     */
    private final int[] order;
    /** Whether the order of what is in flight is kept, and from which place on. */
    private boolean ordered;

    private long orderedFrom;
    /** The last place from there that has a completion, or the one before. */
    private long lastSignaled;

    SendQueue(QueuePair queuePair, CompletionQueue completions, int depth, int mostElements) {
        super(queuePair, completions, depth, mostElements, SendRequest.SIZE);
        address = queuePair.handle().address();
        overtakesReads = domain.context().device().transport() == Device.Transport.IWARP;
        ordered = overtakesReads;
        lastSignaled = -1;
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
    int indexOf(long wrId) {
        return (wrId & PLACED) == 0
                ? super.indexOf(wrId)
                : order[slot(completed + ((wrId - completed) & PLACE))] & INDEX;
    }

    @Override
    boolean takesWhatIsReady() {
        return !ordered;
    }

    @Override
    boolean completesInOrder() {
        return !overtakesReads;
    }

    @Override
    void place(WorkRequest<?> request, long at, boolean awaited) {
        SendRequest send = (SendRequest) request;
        if (ordered && !overtakesReads && at == (long) COMPLETED.getAcquire(this)) {
            ordered = false;
            allowReady(true);
        }
        if (!ordered) {
            if (send.plain) {
                super.place(send, at, awaited);
                return;
            }
            ordered = true;
            orderedFrom = at;
            lastSignaled = at - 1;
            allowReady(false);
        }
        int entry = send.index | SIGNALED | (awaited ? AWAITED : 0);
        if (send.isSignaled()) {
            lastSignaled = at;
        } else {
            entry = placeUnsignaled(send, at) | entry & AWAITED;
        }
        order[slot(at)] = send.isRead() ? entry | READ : entry;
        send.wasPosted(at);
        send.isNotPlain();
        send.id(idOf(send) & ~PLACE | PLACED | at & PLACE);
    }

    /** As {@link #tryPost(WorkRequest, boolean)}; of what is ready, which is nearly all, without a look at anything else. */
    boolean tryPostSend(SendRequest request, boolean awaited) throws RdmaException {
        owner.check();
        long at = posted;
        if (at >= limit || !request.mayRepeat(awaited)) {
            return tryPost(request, awaited);
        }
        long before = request.lastPost;
        request.lastPost = at;
        POSTED.setRelease(this, at + 1);
        int error = Ibverbs.ibv_post_send(address, request.address, bad);
        Reference.reachabilityFence(request);
        if (error != 0) {
            request.lastPost = before;
            request.wasPosted(at);
            throw refused(request, error);
        }
        return true;
    }

    /**
     * Without a completion from time to time nobody would know when there is room again; and where others overtake it, a
     * read is only known to be done by its own.
     */
    private int placeUnsignaled(SendRequest send, long at) {
        boolean signal = at - lastSignaled >= (depth + 1) / 2 || overtakesReads && send.isRead();
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

    private int slot(long place) {
        return (int) place & (order.length - 1);
    }

    private SendRequest at(long place) {
        return (SendRequest) request(order[slot(place)] & INDEX);
    }

    private boolean isRead(long place) {
        return (order[slot(place)] & READ) != 0;
    }

    @Override
    void tookBack() {
        if (ordered) {
            long from = Math.max(orderedFrom, (long) COMPLETED.getAcquire(this));
            // The first of those that were taken back may have been the first in order.
            orderedFrom = Math.min(orderedFrom, posted);
            lastSignaled = posted - 1;
            while (lastSignaled >= from && order[slot(lastSignaled)] >= 0) {
                lastSignaled--;
            }
        }
    }

    /** Whether what was posted at this place has not completed. */
    boolean isInFlight(long place) {
        return place >= (long) COMPLETED.getAcquire(this) && !isRetired() && !(overtakesReads && isSent(place));
    }

    /** Whether what was posted there has completed, with a read before it that has not. */
    private boolean isSent(long place) {
        if (place >= (long) SENT.getAcquire(this)) {
            return false;
        }
        boolean read = isRead(place);
        // The place may be another's by now, which it is not before this one has completed; or a read that has just
        // failed.
        VarHandle.acquireFence();
        return place < (long) COMPLETED.getAcquire(this) || !read;
    }

    @Override
    boolean hasCompletionAfter(WorkRequest<?> request) {
        return !ordered || lastSignaled >= ((SendRequest) request).lastPost();
    }

    @Override
    void arrived(int request, long wc) {
        // Who asks for the request sees it, whichever thread prepared and posted it.
        POSTED.getAcquire(this);
    }

    @Override
    void ended(int count) {
        COMPLETED.setRelease(this, completed + count);
    }

    @Override
    int completed(long id, int status, long wc) {
        // All that was posted before it is seen from here on, whichever thread posted it.
        long next = (long) POSTED.getAcquire(this);
        long first = completed;
        long at = first;
        int entry = (int) id;
        if (entry < 0) {
            at += (id - first) & PLACE;
            if (at >= next || overtakesReads && isSent(at)) {
                // Who closes the queue pair has flushed it since the completion was looked at. Or it is told once more:
                // soft-iWARP may flush a read twice.
                return Completions.NONE;
            }
            entry = order[slot(at)];
        }
        int index = entry & INDEX;
        if (status != 0) {
            WorkRequest<?> request = request(index);
            request.failed(status, wc);
            // First: who sees that the request is over sees what that means.
            queuePair.failed(request);
            if (overtakesReads && (entry & READ) != 0) {
                VarHandle.releaseFence();
                order[slot(at)] = entry & ~READ;
            }
        }
        if (leased && (int) id < 0) {
            letLeasesGo(first, at);
        }
        if (overtakesReads) {
            tells(at);
        } else {
            COMPLETED.setRelease(this, at + 1);
        }
        return (entry & AWAITED) != 0 || status == 0 && (entry & UNASKED) != 0 ? Completions.NONE : index;
    }

    /** What was posted there has completed: all but the reads before it have, and these, too, if it is a read. */
    private void tells(long at) {
        long first = isRead(at) ? at + 1 : completed;
        long others = Math.max(sent, at + 1);
        SENT.setRelease(this, others);
        while (first < others && !isRead(first)) {
            first++;
        }
        COMPLETED.setRelease(this, first);
    }

    /**
     * Of what has completed, as far as the order of it was kept: what has a lease is there.
     *
     * @param last what has completed there
     */
    private void letLeasesGo(long first, long last) {
        boolean all = !overtakesReads || isRead(last);
        for (long place = Math.max(first, orderedFrom); place <= last; place++) {
            if (place == last || (isRead(place) ? all : place >= sent)) {
                at(place).letLeasesGo();
            }
        }
    }

    @Override
    void flush() {
        if (leased && ordered) {
            for (long place = Math.max(completed, orderedFrom); place < posted; place++) {
                if (!isSent(place)) {
                    at(place).letLeasesGo();
                }
            }
        }
        super.flush();
    }

    @Override
    void flushed(WorkRequest<?> request) {
        request.failed(ibv_wc_status.IBV_WC_WR_FLUSH_ERR, 0);
    }
}
