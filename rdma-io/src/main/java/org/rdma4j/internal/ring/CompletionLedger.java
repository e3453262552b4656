package org.rdma4j.internal.ring;

import java.util.Arrays;
import java.util.function.LongPredicate;

/**
 * Completions that have been polled from a completion queue and not yet delivered, in the order in which they were polled: a
 * FIFO queue from which entries can be removed at any position. An entry consists of an id, a status and a vendor error; an
 * entry of a timed ledger also has a device timestamp and a wall-clock time. An entry represents one or more completions of
 * its id.
 *
 * <p>Thread-confined to the reader of the completion queue. The arrays grow to the largest number of undelivered
 * completions and are reused, so that a steady state allocates nothing.
 */
public final class CompletionLedger {
    /** Id of a removed entry. No completion has this id. */
    private static final long REMOVED = -1;

    private static final int INITIAL_CAPACITY = 16;

    /** Whether entries have times. */
    private final boolean timed;

    // Columns of the table of entries, indexed by slot.

    private long[] ids = {};
    /** Number of completions that an entry represents. */
    private int[] counts = {};

    private int[] statuses = {};
    private int[] vendorErrors = {};
    private long[] deviceTimes = {};
    private long[] wallClocks = {};

    /** Sequence number of the first entry. */
    private long head;

    /** Sequence number of the next entry to be added. */
    private long tail;

    /** Number of entries between {@link #head} and {@link #tail} that have not been removed. */
    private int size;

    /** @param timed whether entries have times */
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
     * Appends an entry that represents one completion.
     *
     * @param deviceTime the device timestamp; ignored if the ledger is not timed
     * @param wallClock the wall-clock time; ignored if the ledger is not timed
     */
    public void add(long id, int status, int vendorError, long deviceTime, long wallClock) {
        if (tail - head == ids.length) {
            compactOrGrow();
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

    /** Returns the device timestamp of the first entry. */
    public long deviceTime() {
        return deviceTimes[slot(head)];
    }

    /** Returns the wall-clock time of the first entry. */
    public long wallClock() {
        return wallClocks[slot(head)];
    }

    /**
     * Adds a completion to the last entry with this id and status 0.
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
     * Removes a completion from the first entry, and the entry with its last completion.
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

    /** Advances {@link #head} past removed entries. */
    private void skipRemoved() {
        while (head < tail && ids[slot(head)] == REMOVED) {
            head++;
        }
    }

    /** Returns the array index of a sequence number. */
    private int slot(long sequence) {
        return (int) sequence & (ids.length - 1);
    }

    /** Compacts the arrays, and doubles them if more than half of their entries are in use. */
    private void compactOrGrow() {
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
