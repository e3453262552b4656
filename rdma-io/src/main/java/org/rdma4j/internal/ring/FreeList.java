package org.rdma4j.internal.ring;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A lock-free list of the indices of free elements, such as the buffers of a pool. The index that was added last is removed
 * first. All methods may be called by any thread, and none of them allocates memory.
 *
 * <p>To remove an index, read the {@link #head} and pass it to {@link #remove}, which fails if another thread has changed the
 * list in between.
 */
public final class FreeList {
    /** Number of low bits of a head that hold an index. */
    private static final int INDEX_BITS = 32;

    /** For each index in the list, the next index plus 1; 0 at the end. */
    private final int[] next;

    /**
     * The low bits hold the first index plus 1, or 0 if the list is empty. The high bits hold a version that changes with each
     * update, so that a compare-and-set detects intermediate changes.
     */
    private final AtomicLong head = new AtomicLong();

    /**
     * Creates an empty list.
     *
     * @param size maximum number of elements; the indices are smaller
     */
    public FreeList(int size) {
        next = new int[size];
    }

    /** Returns the head of the list, which identifies its current state. */
    public long head() {
        return head.get();
    }

    /** Returns {@code true} if the list that a head identifies is empty. */
    public static boolean isEmpty(long head) {
        return (int) head == 0;
    }

    /** Returns the first index of the list that a head identifies, which is not empty. */
    public static int first(long head) {
        return (int) head - 1;
    }

    /** Returns a head with the version that follows that of another head, and no index. */
    private static long nextVersion(long head) {
        return ((head >>> INDEX_BITS) + 1) << INDEX_BITS;
    }

    /**
     * Removes the first index.
     *
     * @param expected the head, of a list that is not empty
     * @return {@code false} if the list has another head; nothing has been removed then
     */
    public boolean remove(long expected) {
        return head.compareAndSet(expected, nextVersion(expected) | next[first(expected)]);
    }

    /** Adds an index. */
    public void add(int index) {
        addLinked(index, index);
    }

    /** Adds consecutive indices, from {@code first} to {@code last}, in one step. */
    public void add(int first, int last) {
        for (int i = first; i < last; i++) {
            next[i] = i + 2;
        }
        addLinked(first, last);
    }

    /** Adds indices that are linked already, from the first to the last of them. */
    private void addLinked(int first, int last) {
        while (true) {
            long current = head.get();
            next[last] = (int) current;
            if (head.compareAndSet(current, nextVersion(current) | first + 1)) {
                return;
            }
        }
    }

    /**
     * Removes all indices if the list has as many as expected; otherwise leaves the list as it is, except that it may be empty
     * for a short time.
     *
     * @return the number of indices in the list
     */
    public int removeAll(int expected) {
        long removed;
        do {
            removed = head.get();
        } while (!head.compareAndSet(removed, nextVersion(removed)));
        int count = 0;
        int last = 0;
        for (int i = (int) removed; i != 0; i = next[i - 1]) {
            count++;
            last = i;
        }
        if (count != 0 && count != expected) {
            addLinked(first(removed), last - 1);
        }
        return count;
    }
}
