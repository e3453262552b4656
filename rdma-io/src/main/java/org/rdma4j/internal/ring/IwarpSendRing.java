package org.rdma4j.internal.ring;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Ring buffer for an iWARP send queue, on which other requests may <em>overtake</em> RDMA reads: soft-iWARP completes a
 * send or write that was posted after a read while that read is still waiting for its response. An iWARP ring is always
 * in tracked mode.
 *
 * <p>Reads succeed in the order in which they were posted, and all other requests complete in the order in which they
 * were posted. A read succeeds only after all requests posted before it have completed. A failed read implies no other
 * completion: the driver may fail a read immediately and flush earlier requests later.
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
     * Position before which all requests have completed, except reads at or after {@code completed}. The value of
     * {@code completed} is the position of the first such read, or equals this value if there is no such read. The
     * reader writes this field with release semantics, after it has written the outcomes of the requests.
     */
    private long overtaken;

    /**
     * Creates a ring.
     *
     * @param capacity the maximum number of sends in flight
     */
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
        // Reads must be signaled: a later send or write may complete before an earlier read.
        return super.needsSignal(position, read) || read;
    }

    @Override
    boolean isOver(long position) {
        if (position >= (long) OVERTAKEN.getAcquire(this)) {
            return false;
        }
        boolean read = isRead(position);
        // The slot may have been reused, but only after its request completed, so read completed again. The fence also
        // pairs with the fence in fail.
        VarHandle.acquireFence();
        return position < acquireCompleted() || !read;
    }

    @Override
    public void fail(long position) {
        if (isRead(position)) {
            // Pairs with the fence in isOver: a thread that reads the cleared flag also sees the outcome.
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
