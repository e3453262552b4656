package org.rdma4j.internal.ring;

import java.util.Arrays;
import java.util.function.LongPredicate;

/**
 * Completions that were read from a completion queue and not delivered yet, in the order in which they came: a FIFO queue
 * from which entries can be removed at any position. An entry is an id, a status and a vendor error; an entry of a queue with
 * timestamps also has two times. An entry can stand for several completions of its id.
 *
 * <p>Thread-confined to the reader of the completion queue. The arrays grow to the largest number of undelivered
 * completions and are reused, so that a steady state allocates nothing.
 */
public final class CompletionLedger {
    /** The id that marks a removed entry. No queue has this number. */
    private static final long REMOVED = -1;

    private static final int INITIAL_CAPACITY = 16;

    private final boolean timed;
    private long[] ids = {};
    private int[] counts = {};
    private int[] statuses = {};
    private int[] vendorErrors = {};
    private long[] deviceTimes = {};
    private long[] wallClocks = {};

    /** Sequence number of the first entry. */
    private long head;
    /** Sequence number of the next entry that is added. */
    private long tail;
    /** Entries between {@link #head} and {@link #tail} that are not removed. */
    private int size;

    /** @param timed whether entries have times */
    public CompletionLedger(boolean timed) {
        this.timed = timed;
    }

    /** Returns the number of entries. */
    public int size() {
        return size;
    }

    /** Returns {@code true} if there is no entry. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** Appends an entry. */
    public void add(long id, int status, int vendorError, long deviceTime, long wallClock) {
        if (tail - head == ids.length) {
            makeRoom();
        }
        int slot = slot(tail++);
        ids[slot] = id;
        counts[slot] = 1;
        statuses[slot] = status;
        vendorErrors[slot] = vendorError;
        if (timed) {
            deviceTimes[slot] = deviceTime;
            wallClocks[slot] = wallClock;
        }
        size++;
    }

    /** Returns the id of the first entry. */
    public long id() {
        return ids[slot(head)];
    }

    /** Returns the status of the first entry. */
    public int status() {
        return statuses[slot(head)];
    }

    /** Returns the vendor error of the first entry. */
    public int vendorError() {
        return vendorErrors[slot(head)];
    }

    /** Returns the device's time of the first entry. */
    public long deviceTime() {
        return deviceTimes[slot(head)];
    }

    /** Returns the wall clock's time of the first entry. */
    public long wallClock() {
        return wallClocks[slot(head)];
    }

    /**
     * Counts one more completion in the last entry with this id that succeeded.
     *
     * @return {@code false} if there is no such entry
     */
    public boolean addAgain(long id) {
        for (long at = tail - 1; at >= head; at--) {
            int slot = slot(at);
            if (ids[slot] == id && statuses[slot] == 0) {
                counts[slot]++;
                return true;
            }
        }
        return false;
    }

    /**
     * Takes one completion from the first entry.
     *
     * @return {@code true} if it was the last of that entry, which is removed then
     */
    public boolean removeFirst() {
        int slot = slot(head);
        if (--counts[slot] > 0) {
            return false;
        }
        ids[slot] = REMOVED;
        size--;
        skipRemoved();
        return true;
    }

    /**
     * Removes each entry whose id satisfies the predicate.
     *
     * @return the number of entries removed
     */
    public int removeIf(LongPredicate predicate) {
        int removed = 0;
        for (long at = head; at < tail; at++) {
            int slot = slot(at);
            if (ids[slot] != REMOVED && predicate.test(ids[slot])) {
                ids[slot] = REMOVED;
                removed++;
            }
        }
        size -= removed;
        skipRemoved();
        return removed;
    }

    /**
     * Removes each entry with this id.
     *
     * @return the number of entries removed
     */
    public int remove(long id) {
        int removed = 0;
        for (long at = head; at < tail; at++) {
            int slot = slot(at);
            if (ids[slot] == id) {
                ids[slot] = REMOVED;
                removed++;
            }
        }
        size -= removed;
        skipRemoved();
        return removed;
    }

    private void skipRemoved() {
        while (head < tail && ids[slot(head)] == REMOVED) {
            head++;
        }
    }

    private int slot(long sequence) {
        return (int) sequence & (ids.length - 1);
    }

    /** Drops removed entries where that frees enough, and doubles the arrays otherwise. */
    private void makeRoom() {
        int capacity = size > ids.length / 2 ? 2 * ids.length : Math.max(ids.length, INITIAL_CAPACITY);
        long[] newIds = new long[capacity];
        int[] newCounts = new int[capacity];
        int[] newStatuses = new int[capacity];
        int[] newVendorErrors = new int[capacity];
        long[] newDeviceTimes = new long[timed ? capacity : 0];
        long[] newWallClocks = new long[timed ? capacity : 0];
        int count = 0;
        for (long at = head; at < tail; at++) {
            int slot = slot(at);
            if (ids[slot] != REMOVED) {
                newIds[count] = ids[slot];
                newCounts[count] = counts[slot];
                newStatuses[count] = statuses[slot];
                newVendorErrors[count] = vendorErrors[slot];
                if (timed) {
                    newDeviceTimes[count] = deviceTimes[slot];
                    newWallClocks[count] = wallClocks[slot];
                }
                count++;
            }
        }
        Arrays.fill(newIds, count, capacity, REMOVED);
        ids = newIds;
        counts = newCounts;
        statuses = newStatuses;
        vendorErrors = newVendorErrors;
        deviceTimes = newDeviceTimes;
        wallClocks = newWallClocks;
        head = 0;
        tail = count;
    }
}
