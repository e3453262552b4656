package org.rdma4j.tests.guest.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.DriverSupport;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.SendWork;
import org.rdma4j.tests.guest.support.Transitions;

/** Receivers that are not ready, and peers that do not answer. */
@InGuest
@Timeout(60)
class UnresponsivePeerTest {
    @OnDevices(Device.RXE)
    void receiverNotReady(Device device) {
        try (Pair pair = Pair.tuned(Transitions.Tuning.HASTY)) {
            Region from = pair.region(64);
            pair.send(IBV_WR_SEND).id(6).all(from).signalled().post(pair.leftQp());
            Completion sent = pair.left();
            assertThat(sent.id()).isEqualTo(6);
            assertThat(sent.statusName()).isEqualTo("IBV_WC_RNR_RETRY_EXC_ERR");
        }
    }

    @OnDevices(Device.SIW)
    void receiverNotReadyEndsTheConnection(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(64);
            Region to = pair.region(64);
            pair.receive(1).all(to).post(pair.leftQp());
            pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            // The message was sent, or the peer disconnected before soft-iWARP processed the send.
            Completion sent = pair.left();
            assertThat(sent.id()).isZero();
            assertThat(sent.statusName()).isIn("IBV_WC_SUCCESS", "IBV_WC_LOC_QP_OP_ERR");
            // iWARP does not retry.
            Completion flushed = pair.left();
            assertThat(flushed.id()).isEqualTo(1);
            assertThat(flushed.statusName()).isEqualTo("IBV_WC_WR_FLUSH_ERR");
        }
    }

    @OnDevices(Device.RXE)
    void destroyedPeer(Device device) {
        try (Pair pair = Pair.tuned(Transitions.Tuning.HASTY)) {
            Region from = pair.region(64);
            Region to = pair.region(64);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            pair.node().destroy(pair.rightQp());
            pair.send(IBV_WR_SEND).id(2).all(from).signalled().post(pair.leftQp());
            Completion sent = pair.left();
            assertThat(sent.id()).isEqualTo(2);
            assertThat(sent.statusName()).isEqualTo("IBV_WC_RETRY_EXC_ERR");
        }
    }

    @OnDevices(Device.RXE)
    void receiverBecomesReady(Device device) {
        DriverSupport.assumeSupported(device, "rnr_timer");
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(64).fill(0, 64, 2);
            Region to = pair.region(64);
            pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            assertThat(Completions.present(pair.leftCq())).isEmpty();
            pair.receive(1).all(to).post(pair.rightQp());
            pair.left().expect(IBV_WC_SEND);
            to.expect(0, 64, 2);
        }
    }

    @OnDevices(Device.RXE)
    void nonexistentPeer(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment cq = node.cq(16);
            MemorySegment qp = node.qp(QpSpec.rc(cq));
            new Transitions(node, Transitions.Tuning.HASTY).connect(qp, 0xFF_FFF0);
            Region from = node.region(64);
            SendWork.of(node.arena(), IBV_WR_SEND).id(7).all(from).signalled().post(qp);
            Completion sent = Completions.next(cq);
            assertThat(sent.id()).isEqualTo(7);
            assertThat(sent.statusName()).isEqualTo("IBV_WC_RETRY_EXC_ERR");
            assertThat(Ibverbs.ibv_wc_status_strString(sent.status())).isEqualTo("transport retry counter exceeded");
        }
    }
}
