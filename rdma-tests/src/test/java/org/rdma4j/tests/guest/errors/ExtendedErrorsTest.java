package org.rdma4j.tests.guest.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_TSO;
import static org.rdma4j.sys.ibverbs.ibv_send_flags.IBV_SEND_SIGNALED;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_WRITE;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_ex;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Region;

/** {@code ibv_wr_complete} reports requests that exceed a capacity, and none of the batch is sent. */
@InGuest
@Timeout(60)
class ExtendedErrorsTest {
    @OnDevices(Device.RXE)
    void moreRequestsThanTheQueueHolds(Device device) {
        try (Pair pair = pair()) {
            Region from = pair.region(8);
            Region to = pair.region(8);
            MemorySegment qp = Ibverbs.ibv_qp_to_qp_ex(pair.leftQp());
            Ibverbs.ibv_wr_start(qp);
            for (int i = 0; i < 1000; i++) {
                write(qp, from, to);
            }
            assertThat(Call.error(Ibverbs.ibv_wr_complete(qp))).isEqualTo("ENOSPC");
            assertUsable(pair, from, to);
        }
    }

    @OnDevices(Device.RXE)
    void tooManyElements(Device device) {
        try (Pair pair = pair()) {
            Region from = pair.region(8);
            Region to = pair.region(8);
            MemorySegment list = ibv_sge.allocateArray(64, pair.arena());
            MemorySegment qp = Ibverbs.ibv_qp_to_qp_ex(pair.leftQp());
            Ibverbs.ibv_wr_start(qp);
            write(qp, from, to);
            Ibverbs.ibv_wr_rdma_write(qp, to.rkey(), to.address(0));
            Ibverbs.ibv_wr_set_sge_list(qp, 64, list);
            assertThat(Call.error(Ibverbs.ibv_wr_complete(qp))).isEqualTo("ENOSPC");
            assertUsable(pair, from, to);
        }
    }

    @OnDevices(Device.RXE)
    void tooMuchInlineData(Device device) {
        try (Pair pair = pair()) {
            Region from = pair.region(8);
            Region to = pair.region(8);
            MemorySegment qp = Ibverbs.ibv_qp_to_qp_ex(pair.leftQp());
            Ibverbs.ibv_wr_start(qp);
            Ibverbs.ibv_wr_rdma_write(qp, to.rkey(), to.address(0));
            Ibverbs.ibv_wr_set_inline_data(qp, pair.arena().allocate(4096), 4096);
            assertThat(Call.error(Ibverbs.ibv_wr_complete(qp))).isEqualTo("ENOSPC");
            assertUsable(pair, from, to);
        }
    }

    @OnDevices(Device.RXE)
    void unsupportedOperation(Device device) {
        try (Node node = Node.open(device)) {
            QpSpec spec = QpSpec.rc(node.cq(4)).operations(IBV_QP_EX_WITH_TSO);
            MemorySegment made = Ibverbs.ibv_create_qp_ex(node.context(), spec.extendedAttributes(node));
            assertThat(Call.error(made)).isEqualTo("EOPNOTSUPP");
        }
    }

    private static void assertUsable(Pair pair, Region from, Region to) {
        assertThat(Completions.present(pair.leftCq())).isEmpty();
        from.fill(0, 8, 1);
        MemorySegment qp = Ibverbs.ibv_qp_to_qp_ex(pair.leftQp());
        Ibverbs.ibv_wr_start(qp);
        write(qp, from, to);
        Call.ok("ibv_wr_complete", Ibverbs.ibv_wr_complete(qp));
        pair.left().expect(IBV_WC_RDMA_WRITE);
        to.expect(0, 8, 1);
        assertThat(Completions.present(pair.leftCq())).isEmpty();
    }

    private static void write(MemorySegment qp, Region from, Region to) {
        ibv_qp_ex.wr_id(qp, 1);
        ibv_qp_ex.wr_flags(qp, IBV_SEND_SIGNALED);
        Ibverbs.ibv_wr_rdma_write(qp, to.rkey(), to.address(0));
        Ibverbs.ibv_wr_set_sge(qp, from.lkey(), from.address(0), 8);
    }

    private static Pair pair() {
        return Pair.rc(Device.RXE, spec -> spec.operations(IBV_QP_EX_WITH_RDMA_WRITE));
    }
}
