package org.rdma4j.attack;

import org.jspecify.annotations.Nullable;

/** Objects that fill the heap, so that allocations of any thread fail. */
public final class FullHeap {
    private static final int LARGE_WORDS = 1 << 12;

    /** List of arrays, which are linked by their first elements. */
    private volatile Object @Nullable [] first;

    /**
     * Fills the heap.
     *
     * @param words length of the smallest arrays, so that no larger object fits afterwards
     */
    public void fill(int words) {
        fillWith(LARGE_WORDS);
        fillWith(words);
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

    /** Removes at most the given number of the smallest arrays. */
    public void remove(int count) {
        Object[] last = first;
        for (int i = 0; i < count && last != null; i++) {
            last = (Object[]) last[0];
            first = last;
        }
    }

    /** Removes all arrays. */
    public void empty() {
        first = null;
    }
}
