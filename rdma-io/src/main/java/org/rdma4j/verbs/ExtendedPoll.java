package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED;

import java.lang.foreign.Arena;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_cq_ex;
import org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_poll_cq_attr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_status;

/**
 * Polls an extended queue whose completions have more than {@code struct ibv_wc}: writes those records, as {@code
 * ibv_poll_cq} does, and keeps the times beside them. From {@code ibv_start_poll} to {@code ibv_end_poll} the driver's lock
 * is held, so nothing between the two may throw.
 */
final class ExtendedPoll {
    /** What {@code struct ibv_wc} has as well. */
    static final long STANDARD = Ibverbs.IBV_WC_STANDARD_FLAGS;

    static final long DEVICE_TIME = ibv_create_cq_wc_flags.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP;
    static final long WALL_CLOCK = ibv_create_cq_wc_flags.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK;

    private static final long SIZE = ibv_wc.sizeof();
    private static final long ID = ibv_cq_ex.wr_id$offset();
    private static final long STATUS = ibv_cq_ex.status$offset();

    private final Arena arena = Arena.ofAuto();
    private final long attr = ibv_poll_cq_attr.allocate(arena).address();
    private final long queue;
    private final long fields;
    private final long[] deviceTimes;
    private final long[] wallClock;

    /**
     * @param queue the address of a {@code struct ibv_cq_ex}
     * @param fields of {@code enum ibv_create_cq_wc_flags}: {@link #STANDARD} and what else it was made with
     * @param most completions of one poll
     */
    ExtendedPoll(long queue, long fields, int most) {
        this.queue = queue;
        this.fields = fields;
        this.deviceTimes = new long[most];
        this.wallClock = new long[most];
    }

    /**
     * Takes completions.
     *
     * @param wc the address of as many {@code struct ibv_wc} as one poll takes
     * @return how many there were
     * @throws ErrnoException if the driver cannot say
     */
    int poll(long wc) {
        int result = Ibverbs.ibv_start_poll(queue, attr);
        if (result != 0) {
            if (result != Errno.ENOENT) {
                throw new ErrnoException("ibv_start_poll", result);
            }
            return 0;
        }
        int count = 0;
        do {
            read(count, wc + count * SIZE);
            count++;
        } while (count < deviceTimes.length && Ibverbs.ibv_next_poll(queue) == 0);
        // A failure of ibv_next_poll comes again, from ibv_start_poll, when what was found is read.
        Ibverbs.ibv_end_poll(queue);
        return count;
    }

    private void read(int i, long wc) {
        int status = Native.ALL.get(Native.INT, queue + STATUS);
        Native.ALL.set(Native.LONG, wc + ibv_wc.wr_id$offset(), Native.ALL.get(Native.LONG, queue + ID));
        Native.ALL.set(Native.INT, wc + ibv_wc.status$offset(), status);
        Native.ALL.set(Native.INT, wc + ibv_wc.qp_num$offset(), Ibverbs.ibv_wc_read_qp_num(queue));
        deviceTimes[i] = 0;
        wallClock[i] = 0;
        if (status != ibv_wc_status.IBV_WC_SUCCESS) {
            Native.ALL.set(Native.INT, wc + ibv_wc.vendor_err$offset(), Ibverbs.ibv_wc_read_vendor_err(queue));
            return;
        }
        Native.ALL.set(Native.INT, wc + ibv_wc.byte_len$offset(), Ibverbs.ibv_wc_read_byte_len(queue));
        Native.ALL.set(Native.INT, wc + ibv_wc.wc_flags$offset(), Ibverbs.ibv_wc_read_wc_flags(queue));
        // The same 32 bits as the immediate data, in the order that they have in memory.
        Native.ALL.set(Native.INT, wc + ibv_wc.imm_data$offset(), Ibverbs.ibv_wc_read_invalidated_rkey(queue));
        Native.ALL.set(Native.INT, wc + ibv_wc.src_qp$offset(), Ibverbs.ibv_wc_read_src_qp(queue));
        Native.ALL.set(JAVA_SHORT_UNALIGNED, wc + ibv_wc.slid$offset(), (short) Ibverbs.ibv_wc_read_slid(queue));
        Native.ALL.set(JAVA_BYTE, wc + ibv_wc.sl$offset(), (byte) Ibverbs.ibv_wc_read_sl(queue));
        Native.ALL.set(
                JAVA_BYTE, wc + ibv_wc.dlid_path_bits$offset(), (byte) Ibverbs.ibv_wc_read_dlid_path_bits(queue));
        if ((fields & DEVICE_TIME) != 0) {
            deviceTimes[i] = Ibverbs.ibv_wc_read_completion_ts(queue);
        }
        if ((fields & WALL_CLOCK) != 0) {
            wallClock[i] = Ibverbs.ibv_wc_read_completion_wallclock_ns(queue);
        }
    }

    /** Of the last poll's completion with this number, from 0. */
    long deviceTime(int i) {
        check(DEVICE_TIME, "time stamps", "timestamps()");
        return deviceTimes[i];
    }

    /** Likewise. */
    long wallClock(int i) {
        check(WALL_CLOCK, "times of the wall clock", "wallClock()");
        return wallClock[i];
    }

    private void check(long field, String what, String method) {
        if ((fields & field) == 0) {
            throw none(what, method);
        }
    }

    static IllegalStateException none(String what, String method) {
        return new IllegalStateException(
                "the completion queue was made without " + what + "; see " + method + " of its builder");
    }
}
