package org.rdma4j.tests.guest.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_SEND;
import static org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_SEND_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_qp_type.IBV_QPT_UD;
import static org.rdma4j.sys.ibverbs.ibv_send_flags.IBV_SEND_INLINE;
import static org.rdma4j.sys.ibverbs.ibv_send_flags.IBV_SEND_SIGNALED;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.Transitions;

/** The {@code ibv_wr_*} functions for datagrams. */
@InGuest
@Timeout(60)
class ExtendedDatagramTest {
    private static final int GRH = 40;

    @OnDevices(Device.RXE)
    void sendsFromRegionsAndInline(Device device) {
        try (Pair pair =
                Pair.of(IBV_QPT_UD, spec -> spec.operations(IBV_QP_EX_WITH_SEND | IBV_QP_EX_WITH_SEND_WITH_IMM))) {
            MemorySegment ah = pair.node().ownAh();
            int qpn = ibv_qp.qp_num(pair.rightQp());
            Region from = pair.region(100).fill(0, 100, 1);
            Region to = pair.region(3 * (GRH + 100));
            for (int i = 0; i < 3; i++) {
                pair.receive(i).piece(to, (long) i * (GRH + 100), GRH + 100).post(pair.rightQp());
            }
            ExtendedWorkTest.post(pair.leftQp(), qp -> {
                ExtendedWorkTest.next(qp, 1, IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_send(qp);
                Ibverbs.ibv_wr_set_ud_addr(qp, ah, qpn, Transitions.QKEY);
                Ibverbs.ibv_wr_set_sge(qp, from.lkey(), from.address(0), 100);
                ExtendedWorkTest.next(qp, 2, IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_send_imm(qp, 7);
                Ibverbs.ibv_wr_set_ud_addr(qp, ah, qpn, Transitions.QKEY);
                Ibverbs.ibv_wr_set_sge(qp, from.lkey(), from.address(0), 100);
                ExtendedWorkTest.next(qp, 3, IBV_SEND_SIGNALED | IBV_SEND_INLINE);
                Ibverbs.ibv_wr_send(qp);
                Ibverbs.ibv_wr_set_ud_addr(qp, ah, qpn, Transitions.QKEY);
                Ibverbs.ibv_wr_set_inline_data(qp, from.memory(), 60);
            });
            Completions.await(pair.leftCq(), 3).forEach(sent -> sent.expect(IBV_WC_SEND));
            for (int i = 0; i < 3; i++) {
                Completion received = pair.right().expect(IBV_WC_RECV);
                int length = i == 2 ? 60 : 100;
                assertThat(received.bytes()).isEqualTo(GRH + length);
                assertThat(received.sourceQpn()).isEqualTo(ibv_qp.qp_num(pair.leftQp()));
                if (i == 1) {
                    assertThat(received.immediate()).isEqualTo(7);
                }
                to.expect((long) i * (GRH + 100) + GRH, length, 1);
            }
        }
    }
}
