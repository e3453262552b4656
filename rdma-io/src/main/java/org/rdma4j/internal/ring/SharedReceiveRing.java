package org.rdma4j.internal.ring;

/**
 * Ring of a shared receive queue. Its completions arrive in several completion queues, in any order. Each completion queue
 * may have its own reader.
 */
public final class SharedReceiveRing extends WorkRing {
    /** @param capacity maximum number of receives in flight */
    public SharedReceiveRing(int capacity) {
        super(capacity);
    }

    @Override
    boolean allowsFastPath() {
        return false;
    }

    @Override
    public boolean completesInOrder() {
        return false;
    }

    @Override
    public void advance(int count) {
        advanceAtomically(count);
    }
}
