package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_poll_cq_attr;
import org.rdma4j.sys.sequences.Sequences;

/**
 * Polls an extended queue whose completions have more than {@code struct ibv_wc}: writes those records, as {@code
 * ibv_poll_cq} does, and keeps the times beside them. In one native call: between {@code ibv_start_poll} and {@code
 * ibv_end_poll} the driver's lock is held, which no Java may wait for.
 */
final class ExtendedPoll {
    /** What {@code struct ibv_wc} has as well. */
    static final long STANDARD = Ibverbs.IBV_WC_STANDARD_FLAGS;

    static final long DEVICE_TIME = ibv_create_cq_wc_flags.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP;
    static final long WALL_CLOCK = ibv_create_cq_wc_flags.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK;

    private final Arena arena = Arena.ofAuto();
    private final long attr = ibv_poll_cq_attr.allocate(arena).address();
    private final long queue;
    private final long fields;
    private final int most;
    /** Two for each completion. */
    private final long times;

    /**
     * @param queue the address of a {@code struct ibv_cq_ex}
     * @param fields of {@code enum ibv_create_cq_wc_flags}: {@link #STANDARD} and what else it was made with
     * @param most completions of one poll
     */
    ExtendedPoll(long queue, long fields, int most) {
        this.queue = queue;
        this.fields = fields;
        this.most = most;
        this.times = arena.allocate(2L * Long.BYTES * most, Long.BYTES).address();
    }

    /**
     * Takes completions.
     *
     * @param wc the address of as many {@code struct ibv_wc} as one poll takes
     * @return how many there were
     * @throws ErrnoException if the driver cannot say
     */
    int poll(long wc) {
        int found = Sequences.rdma_seq_drain_cq_ex_times(queue, attr, fields, most, wc, times);
        if (found < 0) {
            throw new ErrnoException("ibv_start_poll", -found);
        }
        return found;
    }

    /** Returns the device's time of a completion of the last poll, by its index; meaningless if the queue has none. */
    long deviceTime(int i) {
        return Native.ALL.get(Native.LONG, times + 2L * Long.BYTES * i);
    }

    /** Returns the wall clock's time of a completion of the last poll, by its index; meaningless if the queue has none. */
    long wallClock(int i) {
        return Native.ALL.get(Native.LONG, times + 2L * Long.BYTES * i + Long.BYTES);
    }

    /** Returns {@code true} if the queue was made with a field. */
    boolean has(long field) {
        return (fields & field) != 0;
    }

    static IllegalStateException none(String what, String method) {
        return new IllegalStateException(
                "the completion queue was made without " + what + "; see " + method + " of its builder");
    }
}
