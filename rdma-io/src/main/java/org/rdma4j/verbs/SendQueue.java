package org.rdma4j.verbs;

import java.lang.ref.Reference;
import org.rdma4j.internal.ring.IwarpSendRing;
import org.rdma4j.internal.ring.SendRing;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_wc_status;

/** The send queue of a queue pair. */
final class SendQueue extends QueuePairQueue {
    private final long address;
    /** The {@link WorkQueue#ring} with its own type. */
    private final SendRing sends;
    /** Position of the last completion that has released leases. Confined to the reader of the completion queue. */
    private long releasedBy = SendRing.NONE;
    /** First position at which that completion has leases left to release, if an Error has interrupted it. */
    private long nextToRelease;

    SendQueue(Setup setup, CompletionQueue completions, int capacity, int maxElements) {
        this(
                setup,
                completions,
                setup.domain().context().device().transport() == Device.Transport.IWARP
                        ? new IwarpSendRing(capacity)
                        : new SendRing(capacity),
                maxElements);
    }

    private SendQueue(Setup setup, CompletionQueue completions, SendRing ring, int maxElements) {
        super(setup, completions, ring, maxElements, NativeSend.SIZE);
        sends = ring;
        address = queuePair.handle().address();
    }

    @Override
    String kind() {
        return "send";
    }

    @Override
    String function() {
        return "ibv_post_send";
    }

    @Override
    boolean acceptsWorkIn(QueuePairState state) {
        return state == QueuePairState.RTS || state == QueuePairState.SQD;
    }

    /** Posts a request if the queue has capacity. Takes the fast path if the request is repeatable. */
    boolean tryPostSend(NativeSend<?> request, boolean awaited) throws RdmaException {
        owner.check();
        long position = ring.posted();
        boolean repeatable = unposted.request == null
                && (position < ring.fastLimit()
                        ? request.isRepeatable(awaited)
                        : request.isRepeatableTracked() && !awaited && recordUnsignaled(request, position));
        if (!repeatable) {
            return tryPost(request, awaited);
        }
        long before = request.lastPost;
        request.lastPost = position;
        int error = 0;
        boolean posted = false;
        try {
            ring.publish(position + 1);
            error = Ibverbs.ibv_post_send(address, request.address, badRequest);
            posted = error == 0;
        } finally {
            if (!posted) {
                request.previousPost = before;
                unposted.request = request;
                unposted.end = position + 1;
                unposted.revert();
            }
        }
        Reference.reachabilityFence(request);
        if (error != 0) {
            throw rejection(request, error);
        }
        return true;
    }

    /**
     * Fast path of {@link #record} for an unsignaled request, which is repeatable. Returns {@code false} if the request
     * must take the slow path, because the queue is full or requires a signaled request.
     */
    private boolean recordUnsignaled(NativeSend<?> request, long position) {
        if (position >= ring.limit() || sends.needsSignal(position, false)) {
            return false;
        }
        request.writeId(sends.record(position, request.index, false, false, false, false));
        return true;
    }

    @Override
    void record(WorkRequest<?> request, long position, boolean awaited) {
        NativeSend<?> send = (NativeSend<?>) request;
        if (sends.postsUntracked(position, send.isPlain() && send.isSignaled())) {
            super.record(send, position, awaited);
            return;
        }
        boolean signaled = send.isSignaled();
        if (!signaled) {
            signaled = sends.needsSignal(position, send.isRead());
            send.writeFlag(ibv_send_flags.IBV_SEND_SIGNALED, signaled);
        }
        long id = sends.record(position, send.index, signaled, send.isSignaled(), send.isRead(), awaited);
        send.markTracked(!signaled && !awaited);
        send.writeId(id);
        send.recordPost(position);
    }

    @Override
    int postNative(WorkRequest<?> first) {
        return ((NativeSend<?>) first).postNative(address, badRequest);
    }

    /** Returns {@code true} if requests are in flight and none of them is signaled. */
    boolean hasOnlyUnsignaled() {
        return sends.hasOnlyUnsignaled();
    }

    @Override
    boolean hasCompletionFrom(WorkRequest<?> request) {
        return sends.hasCompletionFrom(((NativeSend<?>) request).lastPost());
    }

    @Override
    void succeeded(int request, long wc) {
        // The advance of the ring is all there is to record.
    }

    @Override
    int completed(long id, int status, long wc) {
        long position = sends.locate(id);
        if (position == SendRing.NONE) {
            return Completions.NONE;
        }
        int index = sends.indexOf(id);
        boolean delivered = sends.isForPolls(id, position, status != 0);
        if (status != 0) {
            WorkRequest<?> request = request(index);
            request.failed(status, wc);
            // Before complete(): a thread that sees that the request has completed also sees this state.
            queuePair.workFailed(false, request.failureReason());
            sends.fail(position);
        }
        if (leased && (int) id < 0) {
            releaseLeases(position);
        }
        sends.complete(position);
        return delivered ? index : Completions.NONE;
    }

    /**
     * Releases the leases of the requests that a completion is about to complete. If an Error interrupts the processing of the
     * completion, here or later, the next call continues.
     */
    private void releaseLeases(long last) {
        if (releasedBy != last) {
            nextToRelease = sends.firstTracked();
            releasedBy = last;
        }
        while (nextToRelease <= last) {
            if (sends.isCompletedBy(nextToRelease, last)) {
                request(sends.indexAt(nextToRelease)).buffers.releaseLeases();
            }
            nextToRelease++;
        }
    }

    @Override
    boolean flush() {
        if (leased && sends.isTracked()) {
            for (long position = sends.firstTracked(); position < ring.posted(); position++) {
                if (sends.isInFlight(position)) {
                    request(sends.indexAt(position)).buffers.releaseLeases();
                }
            }
        }
        return super.flush();
    }

    @Override
    void flushed(WorkRequest<?> request) {
        request.failed(ibv_wc_status.IBV_WC_WR_FLUSH_ERR, 0);
    }

    /** Returns {@code true} if each request has a destination of its own. */
    boolean isDatagram() {
        return queuePair.type() == QueuePairType.UD;
    }

    /** Returns {@code true} if the device uses iWARP. */
    boolean isIwarp() {
        return sends instanceof IwarpSendRing;
    }

    /** Returns {@code true} if the request that was posted at a position has not completed. */
    boolean isInFlight(long position) {
        return sends.isInFlight(position);
    }
}
