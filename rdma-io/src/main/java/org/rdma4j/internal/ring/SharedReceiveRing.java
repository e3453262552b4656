package org.rdma4j.internal.ring;

/**
 * Bookkeeping for a shared receive queue. Its completions arrive in several completion queues, in any order. Each of
 * these completion queues may have a different reader.
 */
public final class SharedReceiveRing extends WorkRing {
    /**
     * Creates the bookkeeping for a shared receive queue.
     *
     * @param capacity the maximum number of receives in flight
     */
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
