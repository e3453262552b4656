package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * The completions returned by the last poll: an array of {@code struct ibv_wc} and, for an extended queue, their
 * timestamps and wall-clock times. Thread-confined to the reader of the completion queue.
 */
final class CompletionBatch {
    /** Capacity of the batch. A poll that returns fewer completions has emptied the completion queue. */
    static final int SIZE = 16;

    private static final long WC_SIZE = ibv_wc.sizeof();
    /** Byte offset of {@code wr_id} within an entry, for deeply inlined code: see {@link Native}. */
    static final long ID = ibv_wc.wr_id$offset();

    /** Byte offset of {@code status} within an entry. */
    static final long STATUS = ibv_wc.status$offset();

    private static final long VENDOR_ERROR = ibv_wc.vendor_err$offset();

    /** An automatic arena, because {@link Completions} may be read after the queue has been closed. */
    private final Arena arena = Arena.ofAuto();

    /** Address of the array. */
    private final long address = ibv_wc.allocateArray(SIZE, arena).address();

    private final ReportingQueues queues;

    /**
     * Completion fields in addition to {@code struct ibv_wc}, as bits of {@code enum ibv_create_cq_wc_flags}; 0 if
     * none.
     */
    private final long fields;

    /** Address of the {@code struct ibv_cq}; 0 until {@link #open} is called. */
    private long queue;

    /** Polls an extended queue; {@code null} for a standard queue. */
    private @Nullable ExtendedPoll extended;

    /**
     * Creates an empty batch.
     *
     * @param queues the work queues associated with the completion queue
     * @param fields completion fields in addition to {@code struct ibv_wc}, as bits of
     *     {@code enum ibv_create_cq_wc_flags}; 0 if none
     */
    CompletionBatch(ReportingQueues queues, long fields) {
        this.queues = queues;
        this.fields = fields;
    }

    /** Sets the completion queue to poll. */
    void open(MemorySegment cq) {
        if (fields != 0) {
            extended = new ExtendedPoll(cq.address(), ExtendedPoll.STANDARD | fields, SIZE);
        }
        queue = cq.address();
    }

    /** Returns {@code true} if {@link #open} has been called. */
    boolean isOpen() {
        return queue != 0;
    }

    /**
     * Polls the completion queue without waiting, and replaces the batch.
     *
     * @return the number of completions, at most {@link #SIZE}
     */
    // Keep the call chain short: the JIT compiler does not inline beyond a maximum depth.
    int poll() throws VerbsException {
        if (queues.mayHoldStale()) {
            return pollWithStale();
        }
        if (extended != null) {
            return pollExtended(extended);
        }
        return checked(Ibverbs.ibv_poll_cq(queue, SIZE, address));
    }

    private int pollWithStale() throws VerbsException {
        queues.beginPoll();
        int count = extended == null ? checked(Ibverbs.ibv_poll_cq(queue, SIZE, address)) : pollExtended(extended);
        if (count < SIZE) {
            queues.emptied();
        }
        return count;
    }

    private static int checked(int count) throws VerbsException {
        if (count < 0) {
            throw pollFailure(count);
        }
        return count;
    }

    private int pollExtended(ExtendedPoll poll) throws VerbsException {
        try {
            return poll.poll(address);
        } catch (ErrnoException e) {
            throw pollFailure(e);
        }
    }

    private static VerbsException pollFailure(int result) {
        try {
            Check.notNegativeWithoutErrno("ibv_poll_cq", result);
            throw new IllegalArgumentException("The result is not a failure of ibv_poll_cq: " + result);
        } catch (ErrnoException e) {
            return pollFailure(e);
        }
    }

    private static VerbsException pollFailure(ErrnoException failure) {
        return VerbsException.of(
                failure,
                "the completion queue has overrun or failed; close its queue pairs, then the completion queue");
    }

    /** Returns the address of the {@code struct ibv_wc} at the given index. */
    long addressOf(int index) {
        return address + index * WC_SIZE;
    }

    /** Returns the index of the {@code struct ibv_wc} at the given address. */
    int indexOf(long wc) {
        return (int) ((wc - address) / WC_SIZE);
    }

    /** Returns the address of the {@code struct ibv_wc} after the one at the given address. */
    static long next(long wc) {
        return wc + WC_SIZE;
    }

    /** Returns the {@code wr_id} of the {@code struct ibv_wc} at the given address. */
    static long id(long wc) {
        return (long) Native.LONG_AT.get(Native.ALL, wc + ID);
    }

    /** Returns the status of the {@code struct ibv_wc} at the given address. */
    static int status(long wc) {
        return (int) Native.INT_AT.get(Native.ALL, wc + STATUS);
    }

    /** Returns the vendor error of the {@code struct ibv_wc} at the given address. */
    static int vendorError(long wc) {
        return (int) Native.INT_AT.get(Native.ALL, wc + VENDOR_ERROR);
    }

    /** Returns {@code true} if completions have timestamps or wall-clock times. */
    boolean isTimed() {
        return fields != 0;
    }

    /** Returns the device timestamp of the completion at the given index, or 0 for a standard queue. */
    long deviceTime(int index) {
        return extended == null ? 0 : extended.deviceTime(index);
    }

    /** Returns the wall-clock time of the completion at the given index, or 0 for a standard queue. */
    long wallClock(int index) {
        return extended == null ? 0 : extended.wallClock(index);
    }

    /** Checks that the queue was created with device timestamps. */
    void checkTimestamps() {
        if ((fields & ExtendedPoll.DEVICE_TIME) == 0) {
            throw new IllegalStateException(
                    "The completion queue was created without timestamps; call timestamps() on its builder");
        }
    }

    /** Checks that the queue was created with wall-clock times. */
    void checkWallClock() {
        if ((fields & ExtendedPoll.WALL_CLOCK) == 0) {
            throw new IllegalStateException(
                    "The completion queue was created without wall-clock times; call wallClock() on its builder");
        }
    }
}
