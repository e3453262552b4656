package org.rdma4j.attack;

import java.util.concurrent.locks.ReentrantLock;

/** A heap that one thread at a time fills. */
final class Ballast {
    private static final int WORDS = 8;

    private final ReentrantLock lock = new ReentrantLock();
    private final FullHeap heap = new FullHeap();

    /**
     * Fills the heap, unless another thread does. The calling thread must then call {@link #drop}.
     *
     * @param left number of objects of 48 bytes to leave room for
     * @return {@code false} if another thread fills the heap
     */
    boolean fill(int left) {
        if (!lock.tryLock()) {
            return false;
        }
        heap.fill(WORDS);
        heap.remove(left);
        return true;
    }

    /** Empties the heap. */
    void drop() {
        heap.empty();
        lock.unlock();
    }
}
