package org.rdma4j.tests.guest.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_send_flags.IBV_SEND_FENCE;
import static org.rdma4j.sys.ibverbs.ibv_wc_flags.IBV_WC_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND_WITH_IMM;

import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.UnsupportedFeature;

/** Send and receive over a reliable connection. */
@InGuest
@Timeout(120)
class SendReceiveTest {
    @OnDevices
    void messageArrives(Device device) {
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

    @OnDevices
    void everySizeArrives(Device device) {
        try (Pair pair = Pair.rc(device)) {
            int largest = 1 << 20;
            Region from = pair.region(largest + 1);
            Region to = pair.region(largest + 1);
            int seed = 0;
            for (int size : MessageSizes.around(pair.node().mtu(), largest + 1)) {
                seed++;
                from.fill(0, size, seed);
                to.memory().fill((byte) 0);
                pair.receive(seed).all(to).post(pair.rightQp());
                pair.send(IBV_WR_SEND).piece(from, 0, size).signalled().post(pair.leftQp());
                pair.left().expect(IBV_WC_SEND);
                Completion received = pair.right().expect(IBV_WC_RECV);
                assertThat(received.id()).isEqualTo(seed);
                assertThat(received.bytes()).isEqualTo(size);
                to.expect(0, size, seed);
                to.expectUntouched(size, Math.min(64, largest + 1 - size));
            }
        }
    }

    @OnDevices
    void emptyMessage(Device device) {
        try (Pair pair = Pair.rc(device)) {
            var work = pair.receive(1);
            if (device == Device.SIW) {
                UnsupportedFeature.abort(
                        device,
                        "a receive of no pieces",
                        work.tryPost(pair.rightQp()).error(),
                        "EINVAL");
            }
            work.post(pair.rightQp());
            pair.send(IBV_WR_SEND).id(2).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            assertThat(pair.right().expect(IBV_WC_RECV).bytes()).isZero();
        }
    }

    @OnDevices
    void rightSideAnswers(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(64).fill(0, 64, 3);
            Region between = pair.region(64);
            Region back = pair.region(64);
            pair.receive(1).all(between).post(pair.rightQp());
            pair.receive(2).all(back).post(pair.leftQp());
            pair.send(IBV_WR_SEND).id(3).all(from).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            pair.right().expect(IBV_WC_RECV);
            pair.send(IBV_WR_SEND).id(4).all(between).signalled().post(pair.rightQp());
            assertThat(pair.right().expect(IBV_WC_SEND).id()).isEqualTo(4);
            assertThat(pair.left().expect(IBV_WC_RECV).id()).isEqualTo(2);
            back.expect(0, 64, 3);
        }
    }

    @OnDevices
    void immediateDataIsNotSwapped(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(10).fill(0, 10, 4);
            Region to = pair.region(10);
            pair.receive(1).all(to).post(pair.rightQp());
            var work = pair.send(IBV_WR_SEND_WITH_IMM)
                    .all(from)
                    .immediate(0x0102_0304)
                    .signalled();
            if (device == Device.SIW) {
                UnsupportedFeature.abort(
                        device,
                        "IBV_WR_SEND_WITH_IMM",
                        work.tryPost(pair.leftQp()).error(),
                        "EINVAL");
            }
            work.post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            Completion received = pair.right().expect(IBV_WC_RECV);
            assertThat(received.flags() & IBV_WC_WITH_IMM).isEqualTo(IBV_WC_WITH_IMM);
            assertThat(received.immediate()).isEqualTo(0x0102_0304);
            to.expect(0, 10, 4);
        }
    }

    @OnDevices
    void inlineDataIsCopiedAndNeedsNoRegion(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(48).fill(0, 48, 5);
            Region to = pair.region(64);
            pair.receive(1).all(to).post(pair.rightQp());
            // No region is needed: the data is copied while the request is posted.
            pair.send(IBV_WR_SEND)
                    .piece(from.address(0), 20, 0)
                    .piece(from.address(20), 28, 0)
                    .inline()
                    .signalled()
                    .post(pair.leftQp());
            from.memory().fill((byte) 0);
            pair.left().expect(IBV_WC_SEND);
            assertThat(pair.right().expect(IBV_WC_RECV).bytes()).isEqualTo(48);
            to.expect(0, 48, 5);
        }
    }

    @OnDevices
    void listsAreGatheredAndScattered(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(8000).fill(0, 8000, 6);
            Region to = pair.region(9000);
            pair.receive(1)
                    .piece(to, 0, 1)
                    .piece(to, 100, 3000)
                    .piece(to, 4000, 1999)
                    .piece(to, 7000, 2000)
                    .post(pair.rightQp());
            // Three elements that together are the first 6000 bytes, with boundaries that differ from those of the
            // receiver.
            pair.send(IBV_WR_SEND)
                    .piece(from, 0, 777)
                    .piece(from, 777, 2223)
                    .piece(from, 3000, 3000)
                    .signalled()
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            assertThat(pair.right().expect(IBV_WC_RECV).bytes()).isEqualTo(6000);
            byte[] sent = Region.pattern(6, 6000);
            assertThat(Bytes.of(to, 0, 1)).isEqualTo(Bytes.slice(sent, 0, 1));
            assertThat(Bytes.of(to, 100, 3000)).isEqualTo(Bytes.slice(sent, 1, 3000));
            assertThat(Bytes.of(to, 4000, 1999)).isEqualTo(Bytes.slice(sent, 3001, 1999));
            assertThat(Bytes.of(to, 7000, 1000)).isEqualTo(Bytes.slice(sent, 5000, 1000));
            to.expectUntouched(8000, 1000);
        }
    }

    @OnDevices
    void fencedSendFollowsThePrecedingRead(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(5000).fill(0, 5000, 7);
            Region here = pair.region(5000);
            Region to = pair.region(5000);
            pair.receive(1).all(to).post(pair.rightQp());
            // The send contains the result of the read. Without the fence it would contain the previous data.
            pair.send(IBV_WR_RDMA_READ)
                    .all(here)
                    .remote(there, 0)
                    .then(pair.send(IBV_WR_SEND)
                            .id(2)
                            .all(here)
                            .flags(IBV_SEND_FENCE)
                            .signalled())
                    .post(pair.leftQp());
            assertThat(pair.left().expect(IBV_WC_SEND).id()).isEqualTo(2);
            pair.right().expect(IBV_WC_RECV);
            to.expect(0, 5000, 7);
        }
    }
}
