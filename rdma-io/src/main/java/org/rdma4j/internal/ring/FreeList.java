package org.rdma4j.internal.ring;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A lock-free list of the indices of free elements, such as the buffers of a pool. The index that was added last is
 * removed first. Any thread may call the methods of this class. Only the constructor allocates memory.
 *
 * <p>To remove an index, read the {@link #head} and pass it to {@link #remove}, which fails if another thread has
 * changed the list in the meantime.
 */
public final class FreeList {
    /** Number of low bits in a head that hold an index. */
    private static final int INDEX_BITS = 32;

    /** Links of the list. The link of an index is the next index plus 1, or 0 at the end of the list. */
    private final int[] next;

    /**
     * The head of the list. The low bits hold the first index plus 1, or 0 if the list is empty. The high bits hold a
     * version that changes with each update, so that a compare-and-set detects intermediate changes.
     */
    private final AtomicLong head = new AtomicLong();

    /**
     * Creates an empty list.
     *
     * @param size the maximum number of indices; each index must be less than {@code size}
     */
    public FreeList(int size) {
        next = new int[size];
    }

    /** Returns the head of the list, which identifies its current state. */
    public long head() {
        return head.get();
    }

    /** Returns {@code true} if the list with the given head is empty. */
    public static boolean isEmpty(long head) {
        return (int) head == 0;
    }

    /** Returns the first index in the list with the given head, which must not be empty. */
    public static int first(long head) {
        return (int) head - 1;
    }

    /** Returns the head of an empty list, with the version that follows the version of the given head. */
    private static long nextVersion(long head) {
        return ((head >>> INDEX_BITS) + 1) << INDEX_BITS;
    }

    /**
     * Removes the first index if the list still has the given head.
     *
     * @param expected the head of a list that is not empty
     * @return {@code true} if the first index was removed
     */
    public boolean remove(long expected) {
        return head.compareAndSet(expected, nextVersion(expected) | next[first(expected)]);
    }

    /** Adds the given index. */
    public void add(int index) {
        addLinked(index, index);
    }

    /** Adds the consecutive indices from {@code first} to {@code last}, inclusive, atomically. */
    public void add(int first, int last) {
        for (int i = first; i < last; i++) {
            next[i] = i + 2;
        }
        addLinked(first, last);
    }

    /** Adds a sequence of indices from {@code first} to {@code last}, which must already be linked. */
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
     * Removes all indices if the list has the expected number of indices. Otherwise, the list has the same indices
     * afterwards, but may be empty for a short time.
     *
     * @return the number of indices that the list had
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
