package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_poll_cq_attr;
import org.rdma4j.sys.sequences.Sequences;

/**
 * Polls an extended completion queue. A poll writes an array of {@code struct ibv_wc}, as {@code ibv_poll_cq} does, and
 * stores the times of the completions in a separate array. A poll is a single native call, because the driver holds its
 * lock between {@code ibv_start_poll} and {@code ibv_end_poll}: a safepoint in between would block other threads.
 */
final class ExtendedPoll {
    /** Flags for the fields of {@code struct ibv_wc}. */
    static final long STANDARD = Ibverbs.IBV_WC_STANDARD_FLAGS;

    /** Flag for the device timestamp. */
    static final long DEVICE_TIME = ibv_create_cq_wc_flags.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP;

    /** Flag for the wall-clock time. */
    static final long WALL_CLOCK = ibv_create_cq_wc_flags.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK;

    private final Arena arena = Arena.ofAuto();

    /** Address of a {@code struct ibv_poll_cq_attr}. */
    private final long attr = ibv_poll_cq_attr.allocate(arena).address();

    private final long queue;
    private final long fields;
    private final int maxCount;

    /** Address of an array that holds the device timestamp and the wall-clock time of each completion. */
    private final long times;

    /**
     * Creates a poller for an extended completion queue.
     *
     * @param queue the address of a {@code struct ibv_cq_ex}
     * @param fields the fields with which the queue was created, as bits of {@code enum ibv_create_cq_wc_flags}
     * @param maxCount the maximum number of completions per poll
     */
    ExtendedPoll(long queue, long fields, int maxCount) {
        this.queue = queue;
        this.fields = fields;
        this.maxCount = maxCount;
        this.times = arena.allocate(2L * Long.BYTES * maxCount, Long.BYTES).address();
    }

    /**
     * Polls the queue without waiting.
     *
     * @param wc the address of an array of {@code maxCount} {@code struct ibv_wc}
     * @return the number of completions
     * @throws ErrnoException if the driver reports a failure
     */
    int poll(long wc) {
        int count = Sequences.rdma_seq_drain_cq_ex_times(queue, attr, fields, maxCount, wc, times);
        if (count < 0) {
            throw new ErrnoException("ibv_start_poll", -count);
        }
        return count;
    }

    /**
     * Returns the device timestamp of the completion at the given index in the last poll. The value is undefined if the
     * queue has no device timestamps.
     */
    long deviceTime(int index) {
        return Native.ALL.get(Native.LONG, times + 2L * Long.BYTES * index);
    }

    /**
     * Returns the wall-clock time of the completion at the given index in the last poll. The value is undefined if the
     * queue has no wall-clock times.
     */
    long wallClock(int index) {
        return Native.ALL.get(Native.LONG, times + 2L * Long.BYTES * index + Long.BYTES);
    }
}
