package org.rdma4j.internal.ring;

import java.util.Arrays;
import java.util.function.LongPredicate;

/**
 * A FIFO queue of completions that have been polled from a completion queue but not yet delivered. Entries can be
 * removed at any position. An entry consists of an ID, a status and a vendor error, and represents one or more
 * completions with this ID. In a <em>timed</em> ledger, each entry also has a device timestamp and a wall-clock time.
 *
 * <p>Thread-confined to the reader of the completion queue. The arrays grow to the largest number of undelivered
 * completions and are then reused, so no memory is allocated in the steady state.
 */
public final class CompletionLedger {
    /** ID of a removed entry. No completion has this ID. */
    private static final long REMOVED = -1;

    private static final int INITIAL_CAPACITY = 32;

    /** Whether the ledger is timed. */
    private final boolean timed;

    // Columns of the entry table, indexed by slot.

    private long[] ids = {};
    /** Number of completions that each entry represents. */
    private int[] counts = {};

    private int[] statuses = {};
    private int[] vendorErrors = {};
    private long[] deviceTimes = {};
    private long[] wallClocks = {};

    /** Sequence number of the first entry. */
    private long head;

    /** Sequence number of the next entry to add. */
    private long tail;

    /** Number of entries between {@link #head} and {@link #tail} that have not been removed. */
    private int size;

    /**
     * Creates an empty ledger.
     *
     * @param timed whether entries have timestamps and wall-clock times
     */
    public CompletionLedger(boolean timed) {
        this.timed = timed;
    }

    /** Returns the number of entries. */
    public int size() {
        return size;
    }

    /** Returns {@code true} if the ledger has no entries. */
    public boolean isEmpty() {
        return size == 0;
    }

    /**
     * Ensures that the given number of entries can be added without an allocation. If the allocation fails, the ledger is
     * unchanged.
     */
    public void reserve(int count) {
        if (ids.length - (tail - head) < count) {
            compactOrGrow(count);
        }
    }

    /**
     * Appends an entry that represents one completion. Allocates no memory if the caller has reserved a free slot.
     *
     * @param deviceTime the device timestamp; ignored if the ledger is not timed
     * @param wallClock the wall-clock time; ignored if the ledger is not timed
     */
    public void add(long id, int status, int vendorError, long deviceTime, long wallClock) {
        reserve(1);
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

    /** Returns the ID of the first entry. */
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

    /** Returns the device timestamp of the first entry. */
    public long deviceTime() {
        return deviceTimes[slot(head)];
    }

    /** Returns the wall-clock time of the first entry. */
    public long wallClock() {
        return wallClocks[slot(head)];
    }

    /**
     * Adds one completion to the last entry with the given ID and status 0.
     *
     * @return {@code true} if there is such an entry
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
     * Removes one completion from the first entry. Removes the entry if this was its last completion.
     *
     * @return {@code true} if the entry was removed
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
     * Removes every entry whose ID satisfies the given predicate.
     *
     * @return the number of entries removed
     */
    public int removeIf(LongPredicate predicate) {
        int removed = 0;
        for (long at = head; at < tail; at++) {
            int slot = slot(at);
            if (ids[slot] != REMOVED && predicate.test(ids[slot])) {
                ids[slot] = REMOVED;
                size--;
                removed++;
            }
        }
        skipRemoved();
        return removed;
    }

    /**
     * Removes every entry with the given ID.
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

    /** Advances {@link #head} past removed entries. */
    private void skipRemoved() {
        while (head < tail && ids[slot(head)] == REMOVED) {
            head++;
        }
    }

    /** Returns the slot of the entry with the given sequence number. */
    private int slot(long sequence) {
        return (int) sequence & (ids.length - 1);
    }

    /** Compacts the arrays. Doubles their length as often as needed for half of the slots to be free after the addition. */
    private void compactOrGrow(int added) {
        int capacity = Math.max(ids.length, INITIAL_CAPACITY);
        while (size + added > capacity / 2) {
            capacity = Math.multiplyExact(2, capacity);
        }
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
