package org.rdma4j.internal.ring;

/**
 * Bookkeeping for the receive queue of one queue pair. Messages consume receives in the order in which the receives
 * were posted, and the receives complete in the same order.
 */
public final class ReceiveRing extends WorkRing {
    /**
     * Creates the bookkeeping for a receive queue.
     *
     * @param capacity the maximum number of receives in flight
     */
    public ReceiveRing(int capacity) {
        super(capacity);
    }

    @Override
    boolean allowsFastPath() {
        return true;
    }

    @Override
    public boolean completesInOrder() {
        return true;
    }
}
