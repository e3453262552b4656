package org.rdma4j.tests.guest.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;

/** Send and receive over a reliable connection. */
@Tag("guest")
@Timeout(60)
class SendReceiveTest {
    @OnDevices
    void aMessageArrives(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(1000).fill(0, 1000, 1);
            Region to = pair.region(1200);
            pair.receive(7).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND).id(8).all(from).signalled().post(pair.leftQp());
            Completion sent = pair.left().expect(IBV_WC_SEND);
            assertThat(sent.id()).isEqualTo(8);
            assertThat(sent.qpn()).isEqualTo(ibv_qp.qp_num(pair.leftQp()));
            Completion received = pair.right().expect(IBV_WC_RECV);
            assertThat(received.id()).isEqualTo(7);
            assertThat(received.bytes()).isEqualTo(1000);
            assertThat(received.qpn()).isEqualTo(ibv_qp.qp_num(pair.rightQp()));
            to.expect(0, 1000, 1);
            to.expectUntouched(1000, 200);
        }
    }
}
