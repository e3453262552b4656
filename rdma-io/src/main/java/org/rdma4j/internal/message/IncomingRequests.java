package org.rdma4j.internal.message;

import java.util.concurrent.ThreadLocalRandom;

/**
 * Ids of the peer's requests that this side has not answered, in a hash set with linear probing. The set grows when it
 * is half full. Because the peer chooses the ids, the hash function is chosen at random, so that the peer cannot cause
 * collisions deliberately.
 */
final class IncomingRequests {
    private static final int INITIAL_CAPACITY = 16;

    /** Maximum number of unanswered requests from the peer. */
    private final int limit;

    /** Multiplier of the hash function, an odd number. */
    private final long multiplier = ThreadLocalRandom.current().nextLong() | 1;

    /** Ids by index. The capacity is a power of two. */
    private long[] ids = new long[INITIAL_CAPACITY];

    /** Whether each entry contains an id, by index. */
    private boolean[] used = new boolean[INITIAL_CAPACITY];

    private int size;

    IncomingRequests(int limit) {
        this.limit = limit;
    }

    /** Returns the number of unanswered requests from the peer. */
    int size() {
        return size;
    }

    /** Returns the capacity of the set. */
    int capacity() {
        return ids.length;
    }

    private int indexFor(long id) {
        return (int) (id * multiplier >>> Long.numberOfLeadingZeros(ids.length - 1));
    }

    /** Returns the index of an id, or of the unused entry at which it would be inserted. */
    private int find(long id) {
        int mask = ids.length - 1;
        int index = indexFor(id);
        while (used[index] && ids[index] != id) {
            index = index + 1 & mask;
        }
        return index;
    }

    /** Throws an exception if one more request exceeds the limit, or if the id is that of an unanswered request. */
    void checkReceived(long id) throws ProtocolException {
        if (size >= limit) {
            throw ProtocolException.violation(
                    "The peer sent REQUEST although " + size + " are unanswered; the maximum is " + limit);
        }
        if (used[find(id)]) {
            throw ProtocolException.violation("The peer sent REQUEST with id " + Long.toUnsignedString(id)
                    + ", which is the id of an unanswered request");
        }
    }

    /** Records a request received from the peer. The caller must first call {@link #checkReceived}. */
    void received(long id) {
        insert(id);
        if (++size * 2 > ids.length) {
            grow();
        }
    }

    private void insert(long id) {
        int index = find(id);
        ids[index] = id;
        used[index] = true;
    }

    private void grow() {
        long[] oldIds = ids;
        boolean[] oldUsed = used;
        ids = new long[oldIds.length * 2];
        used = new boolean[oldIds.length * 2];
        for (int i = 0; i < oldIds.length; i++) {
            if (oldUsed[i]) {
                insert(oldIds[i]);
            }
        }
    }

    /** Records an answer sent by this side. */
    void answered(long id) {
        int index = find(id);
        if (!used[index]) {
            throw new IllegalStateException("Request " + Long.toUnsignedString(id)
                    + " was answered, but the peer has sent no such request, or it is already answered");
        }
        remove(index);
    }

    /** Removes an id, and moves later ids of the same run so that they can still be found. */
    private void remove(int index) {
        int mask = ids.length - 1;
        int gap = index;
        for (int next = gap + 1 & mask; used[next]; next = next + 1 & mask) {
            int distanceFromHome = next - indexFor(ids[next]) & mask;
            if (distanceFromHome >= (next - gap & mask)) {
                ids[gap] = ids[next];
                gap = next;
            }
        }
        used[gap] = false;
        size--;
    }

    @Override
    public String toString() {
        return "incoming requests " + size + "/" + limit + " unanswered";
    }
}
