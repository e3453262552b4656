package org.rdma4j.tests.guest.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_qp_type.IBV_QPT_UC;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV_RDMA_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND_WITH_IMM;

import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Eventually;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.UnsupportedFeature;

/** Unreliable connections: sends and writes that the receiver does not acknowledge. */
@InGuest
@Timeout(60)
class UnreliableConnectionTest {
    @OnDevices
    void everySizeIsSent(Device device) {
        if (device == Device.SIW) {
            try (Node node = Node.open(device)) {
                QpSpec spec = QpSpec.of(IBV_QPT_UC, node.cq(4));
                String error = Call.error(Ibverbs.ibv_create_qp(node.pd(), spec.attributes(node)));
                UnsupportedFeature.abort(device, "ibv_create_qp of IBV_QPT_UC", error, "EOPNOTSUPP");
            }
        }
        try (Pair pair = uc()) {
            int largest = 1 << 17;
            Region from = pair.region(largest);
            Region to = pair.region(largest);
            int seed = 0;
            for (int size : MessageSizes.around(pair.node().mtu(), largest)) {
                seed++;
                from.fill(0, size, seed);
                pair.receive(seed).all(to).post(pair.rightQp());
                pair.send(IBV_WR_SEND).piece(from, 0, size).signalled().post(pair.leftQp());
                pair.left().expect(IBV_WC_SEND);
                Completion received = pair.right().expect(IBV_WC_RECV);
                assertThat(received.id()).isEqualTo(seed);
                assertThat(received.bytes()).isEqualTo(size);
                to.expect(0, size, seed);
            }
        }
    }

    @OnDevices(Device.RXE)
    void sendWithImmediateInline(Device device) {
        try (Pair pair = uc()) {
            Region from = pair.region(33).fill(0, 33, 1);
            Region to = pair.region(33);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND_WITH_IMM)
                    .piece(from.address(0), 33, 0)
                    .inline()
                    .immediate(77)
                    .signalled()
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            assertThat(pair.right().expect(IBV_WC_RECV).immediate()).isEqualTo(77);
            to.expect(0, 33, 1);
        }
    }

    @OnDevices(Device.RXE)
    void writesWithAndWithoutImmediate(Device device) {
        try (Pair pair = uc()) {
            Region from = pair.region(10_000).fill(0, 10_000, 2);
            Region to = pair.region(20_000);
            pair.receive(9).post(pair.rightQp());
            pair.send(IBV_WR_RDMA_WRITE)
                    .all(from)
                    .remote(to, 0)
                    .then(pair.send(IBV_WR_RDMA_WRITE_WITH_IMM)
                            .all(from)
                            .remote(to, 10_000)
                            .immediate(-1)
                            .signalled())
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_RDMA_WRITE);
            Completion received = pair.right().expect(IBV_WC_RECV_RDMA_WITH_IMM);
            assertThat(received.immediate()).isEqualTo(-1);
            assertThat(received.id()).isEqualTo(9);
            to.expect(0, 10_000, 2);
            to.expect(10_000, 10_000, 2);
        }
    }

    @OnDevices(Device.RXE)
    void messageWithoutReceiveIsDropped(Device device) {
        try (Pair pair = uc()) {
            Region from = pair.region(100).fill(0, 100, 3);
            Region to = pair.region(100);
            pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            // The send completes once it has left. The completion of a later write shows that the message has been
            // processed.
            pair.left().expect(IBV_WC_SEND);
            Region mark = pair.region(100);
            pair.send(IBV_WR_RDMA_WRITE).all(from).remote(mark, 0).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_RDMA_WRITE);
            Eventually.holds(mark, 0, 100, 3);
            pair.receive(4).all(to).post(pair.rightQp());
            from.fill(0, 100, 4);
            pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            assertThat(pair.right().expect(IBV_WC_RECV).id()).isEqualTo(4);
            to.expect(0, 100, 4);
            assertThat(Completions.present(pair.rightCq())).isEmpty();
        }
    }

    private static Pair uc() {
        return Pair.of(IBV_QPT_UC, UnaryOperator.identity());
    }
}
