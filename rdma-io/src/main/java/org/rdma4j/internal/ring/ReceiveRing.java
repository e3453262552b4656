package org.rdma4j.internal.ring;

/**
 * Ring of the receive queue of one queue pair: receives are consumed by messages, and complete, in the order in which they
 * were posted.
 */
public final class ReceiveRing extends WorkRing {
    /** @param capacity maximum number of receives in flight */
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
