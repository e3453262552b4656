package org.rdma4j.tests.guest.data;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.Ibverbs.IBV_WC_STANDARD_FLAGS;
import static org.rdma4j.sys.ibverbs.ibv_send_flags.IBV_SEND_SIGNALED;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_poll_cq_attr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_wc_opcode;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.sys.sequences.Sequences;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.Transitions;

/** The functions of the wrapper library that combine several calls of C into one. */
@InGuest
@Timeout(60)
class SequenceFunctionsTest {
    private static final int UNTOUCHED = 0x5A5A_5A5A;

    @OnDevices(Device.RXE)
    void sendsWritesAndReads(Device device) {
        try (Pair pair = pair()) {
            Region here = pair.region(100).fill(0, 100, 7);
            Region there = pair.region(400);
            Region back = pair.region(100);
            pair.receive(1).piece(there, 0, 100).post(pair.rightQp());
            pair.receive(2).piece(there, 100, 100).post(pair.rightQp());
            pair.receive(3).post(pair.rightQp());
            MemorySegment qp = Ibverbs.ibv_qp_to_qp_ex(pair.leftQp());
            MemorySegment sge = element(pair, here);
            Call.ok("send", Sequences.rdma_seq_wr_send(qp, 11, IBV_SEND_SIGNALED, sge));
            Call.ok("send_imm", Sequences.rdma_seq_wr_send_imm(qp, 12, IBV_SEND_SIGNALED, 0x0102_0304, sge));
            Call.ok(
                    "rdma_write_imm",
                    Sequences.rdma_seq_wr_rdma_write_imm(
                            qp, 13, IBV_SEND_SIGNALED, there.rkey(), there.address(200), -2, sge));
            // The overload with addresses, unsignaled.
            Call.ok(
                    "rdma_write",
                    Sequences.rdma_seq_wr_rdma_write(
                            qp.address(), 14, 0, there.rkey(), there.address(300), sge.address()));
            Call.ok(
                    "rdma_read",
                    Sequences.rdma_seq_wr_rdma_read(
                            qp, 15, IBV_SEND_SIGNALED, there.rkey(), there.address(300), element(pair, back)));
            List<Completion> done = Completions.await(pair.leftCq(), 4);
            assertThat(done).extracting(Completion::id).containsExactly(11L, 12L, 13L, 15L);
            done.get(0).expect(ibv_wc_opcode.IBV_WC_SEND);
            done.get(1).expect(ibv_wc_opcode.IBV_WC_SEND);
            done.get(2).expect(ibv_wc_opcode.IBV_WC_RDMA_WRITE);
            done.get(3).expect(ibv_wc_opcode.IBV_WC_RDMA_READ);
            for (int i = 0; i < 4; i++) {
                there.expect(100L * i, 100, 7);
            }
            back.expect(0, 100, 7);

            // Sends complete after their receives, so all three receives have completed now.
            MemorySegment wc = completions(pair, 3);
            assertThat(once(pair, IBV_WC_STANDARD_FLAGS, 3, wc)).isEqualTo(3);
            received(wc, 0, 1, ibv_wc_opcode.IBV_WC_RECV, 100);
            received(wc, 1, 2, ibv_wc_opcode.IBV_WC_RECV, 100);
            received(wc, 2, 3, ibv_wc_opcode.IBV_WC_RECV_RDMA_WITH_IMM, 100);
            assertThat(ibv_wc.wc_flags(wc) & ibv_wc_flags.IBV_WC_WITH_IMM).isZero();
            assertThat(ibv_wc.imm_data(ibv_wc.asSlice(wc, 1))).isEqualTo(0x0102_0304);
            assertThat(ibv_wc.imm_data(ibv_wc.asSlice(wc, 2))).isEqualTo(-2);
            for (int i = 0; i < 3; i++) {
                assertThat(ibv_wc.qp_num(ibv_wc.asSlice(wc, i))).isEqualTo(ibv_qp.qp_num(pair.rightQp()));
            }
        }
    }

    @OnDevices(Device.RXE)
    void unrequestedFieldsAreUnchanged(Device device) {
        try (Pair pair = pair()) {
            Region here = pair.region(10);
            pair.receive(1).all(pair.region(10)).post(pair.rightQp());
            MemorySegment qp = Ibverbs.ibv_qp_to_qp_ex(pair.leftQp());
            Call.ok("send", Sequences.rdma_seq_wr_send(qp, 1, IBV_SEND_SIGNALED, element(pair, here)));
            MemorySegment wc = completions(pair, 2);
            drain(pair, 0, 1, wc);
            assertThat(ibv_wc.wr_id(wc)).isEqualTo(1);
            assertThat(ibv_wc_status.toString(ibv_wc.status(wc))).isEqualTo("IBV_WC_SUCCESS");
            assertThat(ibv_wc.byte_len(wc)).isEqualTo(UNTOUCHED);
            assertThat(ibv_wc.qp_num(wc)).isEqualTo(UNTOUCHED);
            assertThat(ibv_wc.vendor_err(wc)).isEqualTo(UNTOUCHED);
            assertThat(ibv_wc.status(ibv_wc.asSlice(wc, 1))).isEqualTo(UNTOUCHED);
        }
    }

    @OnDevices(Device.RXE)
    void failedCompletionsHaveFourFields(Device device) {
        try (Pair pair = pair()) {
            for (int i = 0; i < 3; i++) {
                pair.receive(20 + i).all(pair.region(10)).post(pair.rightQp());
            }
            new Transitions(pair.node(), Transitions.Tuning.PATIENT).error(pair.rightQp());
            MemorySegment wc = completions(pair, 3);
            drain(pair, IBV_WC_STANDARD_FLAGS, 3, wc);
            for (int i = 0; i < 3; i++) {
                MemorySegment failed = ibv_wc.asSlice(wc, i);
                assertThat(ibv_wc.wr_id(failed)).isEqualTo(20 + i);
                assertThat(ibv_wc_status.toString(ibv_wc.status(failed))).isEqualTo("IBV_WC_WR_FLUSH_ERR");
                assertThat(ibv_wc.qp_num(failed)).isEqualTo(ibv_qp.qp_num(pair.rightQp()));
                assertThat(ibv_wc.vendor_err(failed)).isNotEqualTo(UNTOUCHED);
                assertThat(ibv_wc.opcode(failed)).isEqualTo(UNTOUCHED);
                assertThat(ibv_wc.byte_len(failed)).isEqualTo(UNTOUCHED);
            }
        }
    }

    /** The soft devices have no timestamps. ExtendedPollTest uses a queue that has them. */
    @OnDevices(Device.RXE)
    void unrequestedTimestampsAreZero(Device device) {
        try (Pair pair = pair()) {
            pair.receive(1).all(pair.region(10)).post(pair.rightQp());
            MemorySegment qp = Ibverbs.ibv_qp_to_qp_ex(pair.leftQp());
            Call.ok("send", Sequences.rdma_seq_wr_send(qp, 1, IBV_SEND_SIGNALED, element(pair, pair.region(10))));
            MemorySegment wc = completions(pair, 1);
            MemorySegment times = pair.arena().allocate(JAVA_LONG, 2).fill((byte) UNTOUCHED);
            MemorySegment attributes = ibv_poll_cq_attr.allocate(pair.arena());
            long deadline = System.nanoTime() + Completions.PATIENCE.toNanos();
            long flags = IBV_WC_STANDARD_FLAGS;
            assertThat(Sequences.rdma_seq_drain_cq_ex_times(pair.rightCq(), attributes, flags, 0, wc, times))
                    .isZero();
            while (Sequences.rdma_seq_drain_cq_ex_times(pair.rightCq(), attributes, flags, 1, wc, times) == 0) {
                assertThat(System.nanoTime()).as("time until the completion").isLessThan(deadline);
                Thread.yield();
            }
            received(wc, 0, 1, ibv_wc_opcode.IBV_WC_RECV, 10);
            assertThat(times.toArray(JAVA_LONG)).containsExactly(0, 0);
        }
    }

    @OnDevices(Device.RXE)
    void emptyQueue(Device device) {
        try (Pair pair = pair()) {
            MemorySegment wc = completions(pair, 1);
            MemorySegment result = pair.arena().allocate(JAVA_INT);
            MemorySegment attributes = ibv_poll_cq_attr.allocate(pair.arena());
            int found = Sequences.rdma_seq_drain_cq_ex(pair.rightCq(), attributes, 0, 1, wc, result);
            assertThat(found).isZero();
            assertThat(Errno.name(result.get(JAVA_INT, 0))).isEqualTo("ENOENT");
            // The queue was unlocked and can be polled again.
            found = Sequences.rdma_seq_drain_cq_ex(pair.rightCq(), attributes, 0, 1, wc, result);
            assertThat(found).isZero();
            assertThat(ibv_wc.status(wc)).isEqualTo(UNTOUCHED);
        }
    }

    private static void received(MemorySegment wc, int index, long id, int opcode, int bytes) {
        MemorySegment one = ibv_wc.asSlice(wc, index);
        assertThat(ibv_wc_status.toString(ibv_wc.status(one))).isEqualTo("IBV_WC_SUCCESS");
        assertThat(ibv_wc.wr_id(one)).isEqualTo(id);
        assertThat(ibv_wc_opcode.toString(ibv_wc.opcode(one))).isEqualTo(ibv_wc_opcode.toString(opcode));
        assertThat(ibv_wc.byte_len(one)).isEqualTo(bytes);
    }

    /**
     * Waits for completions of the right side and takes them one by one: soft-RoCE of rdma-core 44 counts a completion
     * twice if another is requested and not available.
     */
    private static void drain(Pair pair, long flags, int count, MemorySegment wc) {
        long deadline = System.nanoTime() + Completions.PATIENCE.toNanos();
        for (int found = 0; found < count; ) {
            int more = once(pair, flags, 1, wc.asSlice(found * ibv_wc.sizeof()));
            assertThat(System.nanoTime()).as("time until the completions").isLessThan(deadline);
            found += more;
            if (more == 0) {
                Thread.yield();
            }
        }
    }

    private static int once(Pair pair, long flags, int room, MemorySegment wc) {
        MemorySegment result = pair.arena().allocate(JAVA_INT);
        MemorySegment attributes = ibv_poll_cq_attr.allocate(pair.arena());
        int found = Sequences.rdma_seq_drain_cq_ex(pair.rightCq(), attributes, flags, room, wc, result);
        assertThat(result.get(JAVA_INT, 0))
                .as("error code after %d completions", found)
                .isEqualTo(found > 0 ? 0 : Errno.ENOENT);
        return found;
    }

    private static MemorySegment completions(Pair pair, int count) {
        return ibv_wc.allocateArray(count, pair.arena()).fill((byte) UNTOUCHED);
    }

    private static MemorySegment element(Pair pair, Region region) {
        MemorySegment sge = ibv_sge.allocate(pair.arena());
        ibv_sge.addr(sge, region.address(0));
        ibv_sge.length(sge, (int) region.memory().byteSize());
        ibv_sge.lkey(sge, region.lkey());
        return sge;
    }

    /**
     * Returns a pair whose left side sends with {@code ibv_wr_*} and whose right side receives on an extended
     * completion queue.
     */
    private static Pair pair() {
        int[] side = {0};
        return Pair.byHand(
                Node.open(Device.RXE),
                ibv_qp_type.IBV_QPT_RC,
                (node, spec) -> {
                    if (side[0]++ == 0) {
                        return spec.operations(ExtendedWorkTest.ALL_RC);
                    }
                    MemorySegment cq = node.cqEx(64, IBV_WC_STANDARD_FLAGS);
                    return QpSpec.of(ibv_qp_type.IBV_QPT_RC, Ibverbs.ibv_cq_ex_to_cq(cq))
                            .cqs(cq, cq);
                },
                Transitions.Tuning.PATIENT);
    }
}
