package org.rdma4j.attack;

import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Objects that fill the heap, so that allocations of any thread fail. */
final class Ballast {
    private static final int LARGE_WORDS = 1 << 12;
    private static final int SMALL_WORDS = 8;

    private final ReentrantLock lock = new ReentrantLock();
    /** List of arrays, which are linked by their first elements. */
    private Object @Nullable [] first;

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
        fillWith(LARGE_WORDS);
        fillWith(SMALL_WORDS);
        for (int i = 0; i < left && first != null; i++) {
            first = (Object[]) first[0];
        }
        return true;
    }

    private void fillWith(int words) {
        try {
            while (true) {
                @Nullable Object[] next = new Object[words];
                next[0] = first;
                first = next;
            }
        } catch (OutOfMemoryError e) {
            // The heap is full.
        }
    }

    /** Empties the heap. */
    void drop() {
        first = null;
        lock.unlock();
    }
}
