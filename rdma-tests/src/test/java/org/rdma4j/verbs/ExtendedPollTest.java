package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_wc_opcode;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.tests.support.C;

/** Completions with timestamps, which no soft device has, from src/test/c/extended_queue.c. */
class ExtendedPollTest {
    private static final Library DEVICE =
            Library.of("extended_queue", C.library("extended_queue").toString());
    private static final int MOST = 4;

    private final MemorySegment batch = ibv_wc.allocateArray(MOST, Arena.ofAuto());

    private static ExtendedPoll queue(int completions, long times) throws Throwable {
        MemorySegment queue = (MemorySegment) Linking.downcall(
                        DEVICE,
                        "extended_queue",
                        "",
                        FunctionDescriptor.of(ADDRESS, JAVA_INT, JAVA_INT, JAVA_INT),
                        Linking.Call.PLAIN)
                .invokeExact(
                        completions,
                        (times & ExtendedPoll.DEVICE_TIME) != 0 ? 1 : 0,
                        (times & ExtendedPoll.WALL_CLOCK) != 0 ? 1 : 0);
        return new ExtendedPoll(queue.address(), ExtendedPoll.STANDARD | times, MOST);
    }

    private static int wrong() throws Throwable {
        return (int) Linking.downcall(
                        DEVICE, "extended_queue_wrong", "", FunctionDescriptor.of(JAVA_INT), Linking.Call.PLAIN)
                .invokeExact();
    }

    @Test
    void completionsAreReturnedOnceWithAllFields() throws Throwable {
        ExtendedPoll poll = queue(6, ExtendedPoll.DEVICE_TIME | ExtendedPoll.WALL_CLOCK);
        int seen = 0;
        for (int expected : new int[] {4, 2, 0}) {
            assertThat(poll.poll(batch.address())).isEqualTo(expected);
            for (int i = 0; i < expected; i++) {
                MemorySegment wc = ibv_wc.asSlice(batch, i);
                assertThat(ibv_wc.wr_id(wc)).isEqualTo(1000 + seen);
                assertThat(ibv_wc.qp_num(wc)).isEqualTo(0x200 + seen);
                if (seen == 2) {
                    assertThat(ibv_wc.status(wc)).isEqualTo(ibv_wc_status.IBV_WC_REM_ACCESS_ERR);
                    assertThat(ibv_wc.vendor_err(wc)).isEqualTo(0x77);
                    assertThat(poll.deviceTime(i)).isZero();
                    assertThat(poll.wallClock(i)).isZero();
                } else {
                    assertThat(ibv_wc.status(wc)).isEqualTo(ibv_wc_status.IBV_WC_SUCCESS);
                    assertThat(ibv_wc.opcode(wc)).isEqualTo(ibv_wc_opcode.IBV_WC_RECV);
                    assertThat(ibv_wc.byte_len(wc)).isEqualTo(100 + seen);
                    assertThat(ibv_wc.imm_data(wc)).isEqualTo(0x01020304 + seen);
                    assertThat(ibv_wc.wc_flags(wc)).isEqualTo(ibv_wc_flags.IBV_WC_WITH_IMM);
                    assertThat(ibv_wc.src_qp(wc)).isEqualTo(0x300 + seen);
                    assertThat(ibv_wc.slid(wc)).isEqualTo(0x8000 + seen);
                    assertThat(ibv_wc.sl(wc)).isEqualTo(5 + seen);
                    assertThat(ibv_wc.dlid_path_bits(wc)).isEqualTo(0x40 + seen);
                    assertThat(poll.deviceTime(i)).isEqualTo((1L << 40) + seen);
                    assertThat(poll.wallClock(i)).isEqualTo((1L << 50) + seen);
                }
                seen++;
            }
        }
        assertThat(seen).isEqualTo(6);
        assertThat(wrong()).isZero();
    }

    /** The driver has no function for fields that the queue was not created with. */
    @Test
    void requestedTimestampsOnly() throws Throwable {
        ExtendedPoll poll = queue(1, ExtendedPoll.WALL_CLOCK);
        assertThat(poll.poll(batch.address())).isEqualTo(1);
        assertThat(poll.wallClock(0)).isEqualTo(1L << 50);
        assertThat(wrong()).isZero();
    }

    @Test
    void queueThatCannotBePolled() throws Throwable {
        ExtendedPoll poll = queue(1, ExtendedPoll.DEVICE_TIME);
        Linking.downcall(DEVICE, "extended_queue_breaks", "", FunctionDescriptor.ofVoid(), Linking.Call.PLAIN)
                .invokeExact();
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> poll.poll(batch.address()))
                .matches(e -> e.function().equals("ibv_start_poll") && e.errno() == Errno.EIO);
        assertThat(wrong()).isZero();
    }
}
