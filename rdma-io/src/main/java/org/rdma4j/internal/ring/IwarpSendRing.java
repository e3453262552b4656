package org.rdma4j.internal.ring;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Ring of a send queue over iWARP, where other requests may <em>overtake</em> reads: soft-iWARP completes a send or write that
 * was posted after a read before that read, whose response is outstanding. Always tracked.
 *
 * <p>Order of completions: reads succeed in the order in which they were posted, the other requests complete in the order in
 * which they were posted, and a read succeeds only after all requests posted before it. The failure of a read implies no
 * other completion: the driver may fail a read at once, and flush earlier requests later.
 */
public final class IwarpSendRing extends SendRing {
    private static final VarHandle OVERTAKEN;

    static {
        try {
            OVERTAKEN = MethodHandles.lookup().findVarHandle(IwarpSendRing.class, "overtaken", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /**
     * All requests before this position have completed, except reads at or after {@code completed}. {@code completed} is the
     * position of the first such read, or equal to this position if there is none. Written by the reader with release
     * semantics, after the outcomes of the requests.
     */
    private long overtaken;

    /** @param capacity maximum number of sends in flight */
    public IwarpSendRing(int capacity) {
        super(capacity, true);
    }

    @Override
    public boolean completesInOrder() {
        return false;
    }

    @Override
    boolean isAlwaysTracked() {
        return true;
    }

    @Override
    public boolean needsSignal(long position, boolean read) {
        // No other completion implies that of a read.
        return super.needsSignal(position, read) || read;
    }

    @Override
    boolean isOver(long position) {
        if (position >= (long) OVERTAKEN.getAcquire(this)) {
            return false;
        }
        boolean read = isRead(position);
        // The slot may have been reused, but only after its request had completed. Therefore, read completed again.
        // Also pairs with the fence in fail.
        VarHandle.acquireFence();
        return position < acquireCompleted() || !read;
    }

    @Override
    public void fail(long position) {
        if (isRead(position)) {
            // Pairs with the fence in isOver: a thread that reads the cleared flag also reads the outcome.
            VarHandle.releaseFence();
            clearRead(position);
        }
    }

    @Override
    public void complete(long position) {
        long first = isRead(position) ? position + 1 : completed();
        long end = Math.max(overtaken, position + 1);
        OVERTAKEN.setRelease(this, end);
        while (first < end && !isRead(first)) {
            first++;
        }
        completeUpTo(first);
    }

    @Override
    public boolean isCompletedBy(long earlier, long position) {
        return earlier == position || (isRead(earlier) ? isRead(position) : earlier >= overtaken);
    }

    @Override
    public long inFlight() {
        while (true) {
            long first = acquireCompleted();
            long end = (long) OVERTAKEN.getAcquire(this);
            long count = acquirePosted() - Math.max(first, end);
            for (long position = first; position < end; position++) {
                count += isRead(position) ? 1 : 0;
            }
            VarHandle.acquireFence();
            if (isRetired()) {
                return 0;
            }
            if (first == acquireCompleted() && end == (long) OVERTAKEN.getAcquire(this)) {
                return count;
            }
        }
    }
}
