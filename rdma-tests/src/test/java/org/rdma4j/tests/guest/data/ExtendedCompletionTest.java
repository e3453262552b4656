package org.rdma4j.tests.guest.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.Ibverbs.IBV_WC_STANDARD_FLAGS;
import static org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP;
import static org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags.IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK;
import static org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags.IBV_WC_EX_WITH_CVLAN;
import static org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags.IBV_WC_EX_WITH_FLOW_TAG;
import static org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags.IBV_WC_EX_WITH_TM_INFO;
import static org.rdma4j.sys.ibverbs.ibv_qp_type.IBV_QPT_RC;
import static org.rdma4j.sys.ibverbs.ibv_qp_type.IBV_QPT_UD;
import static org.rdma4j.sys.ibverbs.ibv_wc_flags.IBV_WC_GRH;
import static org.rdma4j.sys.ibverbs.ibv_wc_flags.IBV_WC_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_BIND_MW;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wc_status.IBV_WC_SUCCESS;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND_WITH_INV;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_cq_ex;
import org.rdma4j.sys.ibverbs.ibv_cq_init_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_mw_type;
import org.rdma4j.sys.ibverbs.ibv_poll_cq_attr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
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
import org.rdma4j.tests.guest.support.UnsupportedFeature;
import org.rdma4j.tests.guest.support.Window;

/**
 * Extended completion queues: {@code ibv_start_poll}, {@code ibv_next_poll}, {@code ibv_end_poll}, and each {@code
 * ibv_wc_read_*} that the device supports.
 */
@InGuest
@Timeout(60)
class ExtendedCompletionTest {
    private static final int GRH = 40;

    @OnDevices
    void fieldsOfReceives(Device device) {
        if (device == Device.SIW) {
            try (Node node = Node.open(device)) {
                MemorySegment made = Ibverbs.ibv_create_cq_ex(node.context(), attributes(node, IBV_WC_STANDARD_FLAGS));
                UnsupportedFeature.abort(device, "ibv_create_cq_ex", Call.error(made), "EOPNOTSUPP");
            }
        }
        try (Pair pair = pair(IBV_QPT_RC)) {
            MemorySegment cq = pair.rightCq();
            Region from = pair.region(256).fill(0, 256, 1);
            Region to = pair.region(8 * 256);
            for (int i = 0; i < 8; i++) {
                pair.receive(100 + i).piece(to, 256L * i, 256).post(pair.rightQp());
            }
            for (int i = 0; i < 8; i++) {
                pair.send(IBV_WR_SEND_WITH_IMM)
                        .piece(from, 0, 100 + i)
                        .immediate(-i)
                        .signalled()
                        .post(pair.leftQp());
            }
            // Sends complete after their receives, so all eight receives have completed now.
            Completions.await(pair.leftCq(), 8).forEach(sent -> sent.expect(IBV_WC_SEND));
            start(pair, cq);
            for (int i = 0; i < 8; i++) {
                if (i > 0) {
                    Call.ok("ibv_next_poll", Ibverbs.ibv_next_poll(cq));
                }
                assertThat(ibv_wc_status.toString(ibv_cq_ex.status(cq))).isEqualTo("IBV_WC_SUCCESS");
                assertThat(ibv_cq_ex.wr_id(cq)).isEqualTo(100 + i);
                assertThat(Ibverbs.ibv_wc_read_opcode(cq)).isEqualTo(IBV_WC_RECV);
                assertThat(Ibverbs.ibv_wc_read_vendor_err(cq)).isZero();
                assertThat(Ibverbs.ibv_wc_read_byte_len(cq)).isEqualTo(100 + i);
                assertThat(Ibverbs.ibv_wc_read_imm_data(cq)).isEqualTo(-i);
                assertThat(Ibverbs.ibv_wc_read_qp_num(cq)).isEqualTo(ibv_qp.qp_num(pair.rightQp()));
                assertThat(Ibverbs.ibv_wc_read_wc_flags(cq) & IBV_WC_WITH_IMM).isEqualTo(IBV_WC_WITH_IMM);
                assertThat(Ibverbs.ibv_wc_read_slid(cq)).isZero();
                assertThat(Ibverbs.ibv_wc_read_sl(cq)).isZero();
                assertThat(Ibverbs.ibv_wc_read_dlid_path_bits(cq)).isZero();
            }
            Ibverbs.ibv_end_poll(cq);
            // All eight completions have been consumed, and the queue remains usable.
            pair.receive(1).piece(to, 0, 256).post(pair.rightQp());
            pair.send(IBV_WR_SEND).piece(from, 0, 256).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            start(pair, cq);
            assertThat(ibv_cq_ex.wr_id(cq)).isEqualTo(1);
            assertThat(Ibverbs.ibv_wc_read_byte_len(cq)).isEqualTo(256);
            Ibverbs.ibv_end_poll(cq);
        }
    }

    @OnDevices(Device.RXE)
    void sourceOfDatagrams(Device device) {
        try (Pair pair = pair(IBV_QPT_UD)) {
            MemorySegment cq = pair.rightCq();
            Region from = pair.region(50).fill(0, 50, 2);
            Region to = pair.region(GRH + 50);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND)
                    .all(from)
                    .to(pair.node().ownAh(), ibv_qp.qp_num(pair.rightQp()), Transitions.QKEY)
                    .signalled()
                    .post(pair.leftQp());
            start(pair, cq);
            assertThat(ibv_cq_ex.status(cq)).isEqualTo(IBV_WC_SUCCESS);
            assertThat(Ibverbs.ibv_wc_read_src_qp(cq)).isEqualTo(ibv_qp.qp_num(pair.leftQp()));
            assertThat(Ibverbs.ibv_wc_read_byte_len(cq)).isEqualTo(GRH + 50);
            assertThat(Ibverbs.ibv_wc_read_wc_flags(cq) & IBV_WC_GRH).isEqualTo(IBV_WC_GRH);
            Ibverbs.ibv_end_poll(cq);
            to.expect(GRH, 50, 2);
        }
    }

    @OnDevices(Device.RXE)
    void invalidatedKey(Device device) {
        try (Pair pair = pair(IBV_QPT_RC)) {
            MemorySegment cq = pair.rightCq();
            Region there = Window.bindable(pair.node(), 100);
            Region from = pair.region(8);
            Region to = pair.region(8);
            Window window = Window.of(pair.node(), ibv_mw_type.IBV_MW_TYPE_2);
            Call.ok("bind", window.bind(pair.rightQp(), 1, window.info(there, 0, 100, Window.REMOTE)));
            start(pair, cq);
            assertThat(Ibverbs.ibv_wc_read_opcode(cq)).isEqualTo(IBV_WC_BIND_MW);
            Ibverbs.ibv_end_poll(cq);
            pair.receive(2).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND_WITH_INV)
                    .all(from)
                    .invalidate(window.rkey())
                    .signalled()
                    .post(pair.leftQp());
            start(pair, cq);
            assertThat(Completion.invalidates(Ibverbs.ibv_wc_read_wc_flags(cq))).isTrue();
            assertThat(Ibverbs.ibv_wc_read_invalidated_rkey(cq)).isEqualTo(window.rkey());
            Ibverbs.ibv_end_poll(cq);
        }
    }

    @OnDevices(Device.RXE)
    void emptyQueueReturnsEnoent(Device device) {
        try (Pair pair = pair(IBV_QPT_RC)) {
            MemorySegment cq = pair.rightCq();
            MemorySegment attributes = ibv_poll_cq_attr.allocate(pair.arena());
            assertThat(Call.error(Ibverbs.ibv_start_poll(cq, attributes))).isEqualTo("ENOENT");
            Region from = pair.region(8);
            Region to = pair.region(8);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            start(pair, cq);
            // The queue is not polled again, because soft-RoCE of rdma-core 44 counts this completion twice, here and
            // in ibv_end_poll.
            assertThat(Call.error(Ibverbs.ibv_next_poll(cq))).isEqualTo("ENOENT");
            Ibverbs.ibv_end_poll(cq);
        }
    }

    @OnDevices(Device.RXE)
    void standardPollReadsExtendedQueue(Device device) {
        try (Pair pair = pair(IBV_QPT_RC)) {
            Region from = pair.region(8).fill(0, 8, 3);
            Region to = pair.region(8);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            assertThat(Completions.next(Ibverbs.ibv_cq_ex_to_cq(pair.rightCq()))
                            .expect(IBV_WC_RECV)
                            .id())
                    .isEqualTo(1);
            to.expect(0, 8, 3);
        }
    }

    @OnDevices(Device.RXE)
    void unsupportedFieldIsRejected(Device device) {
        try (Node node = Node.open(device)) {
            for (long flag : new long[] {
                IBV_WC_EX_WITH_COMPLETION_TIMESTAMP,
                IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK,
                IBV_WC_EX_WITH_CVLAN,
                IBV_WC_EX_WITH_FLOW_TAG,
                IBV_WC_EX_WITH_TM_INFO
            }) {
                MemorySegment made = Ibverbs.ibv_create_cq_ex(node.context(), attributes(node, flag));
                assertThat(Call.error(made)).as("flag 0x%x", flag).isEqualTo("EOPNOTSUPP");
            }
        }
    }

    private static MemorySegment attributes(Node node, long flags) {
        MemorySegment attributes = ibv_cq_init_attr_ex.allocate(node.arena());
        ibv_cq_init_attr_ex.cqe(attributes, 16);
        ibv_cq_init_attr_ex.wc_flags(attributes, flags);
        return attributes;
    }

    /** Returns a pair whose right side receives on an extended completion queue. */
    private static Pair pair(int type) {
        int[] side = {0};
        return Pair.byHand(
                Node.open(Device.RXE),
                type,
                (node, spec) -> {
                    if (side[0]++ == 0) {
                        return spec;
                    }
                    MemorySegment cq = node.cqEx(64, IBV_WC_STANDARD_FLAGS);
                    return QpSpec.of(type, Ibverbs.ibv_cq_ex_to_cq(cq)).cqs(cq, cq);
                },
                Transitions.Tuning.PATIENT);
    }

    private static void start(Pair pair, MemorySegment cq) {
        MemorySegment attributes = ibv_poll_cq_attr.allocate(pair.arena());
        long deadline = System.nanoTime() + Completions.PATIENCE.toNanos();
        int code;
        while ((code = Ibverbs.ibv_start_poll(cq, attributes)) == Errno.ENOENT) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("no completion in time");
            }
            Thread.yield();
        }
        Call.ok("ibv_start_poll", code);
    }
}
