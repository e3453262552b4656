package org.rdma4j.tests.guest.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_SEND;
import static org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_SEND_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_qp_type.IBV_QPT_UC;
import static org.rdma4j.sys.ibverbs.ibv_send_flags.IBV_SEND_SIGNALED;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV_RDMA_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;

import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;

/** The {@code ibv_wr_*} functions for unreliable connections. */
@InGuest
@Timeout(60)
class ExtendedUnreliableTest {
    private static final long OPERATIONS = IBV_QP_EX_WITH_SEND
            | IBV_QP_EX_WITH_SEND_WITH_IMM
            | IBV_QP_EX_WITH_RDMA_WRITE
            | IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM;

    @OnDevices(Device.RXE)
    void sendsAndWrites(Device device) {
        try (Pair pair = Pair.of(IBV_QPT_UC, spec -> spec.operations(OPERATIONS))) {
            Region from = pair.region(2000).fill(0, 2000, 1);
            Region sent = pair.region(4000);
            Region written = pair.region(4000);
            pair.receive(1).piece(sent, 0, 2000).post(pair.rightQp());
            pair.receive(2).piece(sent, 2000, 2000).post(pair.rightQp());
            pair.receive(3).post(pair.rightQp());
            ExtendedWorkTest.post(pair.leftQp(), qp -> {
                ExtendedWorkTest.next(qp, 1, IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_send(qp);
                Ibverbs.ibv_wr_set_sge(qp, from.lkey(), from.address(0), 2000);
                ExtendedWorkTest.next(qp, 2, IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_send_imm(qp, 5);
                Ibverbs.ibv_wr_set_sge(qp, from.lkey(), from.address(0), 2000);
                ExtendedWorkTest.next(qp, 3, IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_rdma_write(qp, written.rkey(), written.address(0));
                Ibverbs.ibv_wr_set_sge(qp, from.lkey(), from.address(0), 2000);
                ExtendedWorkTest.next(qp, 4, IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_rdma_write_imm(qp, written.rkey(), written.address(2000), 6);
                Ibverbs.ibv_wr_set_sge(qp, from.lkey(), from.address(0), 2000);
            });
            List<Completion> done = Completions.await(pair.leftCq(), 4);
            done.subList(0, 2).forEach(one -> one.expect(IBV_WC_SEND));
            done.subList(2, 4).forEach(one -> one.expect(IBV_WC_RDMA_WRITE));
            pair.right().expect(IBV_WC_RECV);
            assertThat(pair.right().expect(IBV_WC_RECV).immediate()).isEqualTo(5);
            assertThat(pair.right().expect(IBV_WC_RECV_RDMA_WITH_IMM).immediate())
                    .isEqualTo(6);
            for (Region arrived : List.of(sent, written)) {
                arrived.expect(0, 2000, 1);
                arrived.expect(2000, 2000, 1);
            }
        }
    }
}
