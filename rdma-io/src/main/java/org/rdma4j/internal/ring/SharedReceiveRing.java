package org.rdma4j.internal.ring;

/**
 * Ring of a shared receive queue. Completions come to several completion queues, each of which may have a reader of its own,
 * in any order.
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
