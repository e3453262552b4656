package org.rdma4j.tests.guest.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_qp_type.IBV_QPT_UD;
import static org.rdma4j.sys.ibverbs.ibv_wc_flags.IBV_WC_GRH;
import static org.rdma4j.sys.ibverbs.ibv_wc_flags.IBV_WC_WITH_IMM;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND_WITH_IMM;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_wc;
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
import org.rdma4j.tests.guest.support.SendWork;
import org.rdma4j.tests.guest.support.Transitions;
import org.rdma4j.tests.guest.support.UnsupportedFeature;

/** Datagrams, which are received with a 40-byte routing header before the data. */
@InGuest
@Timeout(60)
class DatagramTest {
    private static final int GRH = 40;

    @OnDevices
    void everySizeOfOnePacketArrives(Device device) {
        if (device == Device.SIW) {
            try (Node node = Node.open(device)) {
                QpSpec spec = QpSpec.of(IBV_QPT_UD, node.cq(4));
                String error = Call.error(Ibverbs.ibv_create_qp(node.pd(), spec.attributes(node)));
                UnsupportedFeature.abort(device, "ibv_create_qp of IBV_QPT_UD", error, "EOPNOTSUPP");
            }
        }
        try (Pair pair = ud()) {
            MemorySegment ah = pair.node().ownAh();
            int mtu = pair.node().mtu();
            Region from = pair.region(mtu);
            Region to = pair.region(mtu + GRH);
            int seed = 0;
            for (int size : new int[] {0, 1, 255, 256, mtu - 1, mtu}) {
                seed++;
                from.fill(0, size, seed);
                pair.receive(seed).all(to).post(pair.rightQp());
                toRight(pair, ah, IBV_WR_SEND).piece(from, 0, size).signalled().post(pair.leftQp());
                pair.left().expect(IBV_WC_SEND);
                Completion received = pair.right().expect(IBV_WC_RECV);
                assertThat(received.id()).isEqualTo(seed);
                assertThat(received.bytes()).isEqualTo(size + GRH);
                assertThat(received.sourceQpn()).isEqualTo(ibv_qp.qp_num(pair.leftQp()));
                assertThat(received.flags() & IBV_WC_GRH).isEqualTo(IBV_WC_GRH);
                to.expect(GRH, size, seed);
            }
        }
    }

    @OnDevices(Device.RXE)
    void immediateDataInlineAndScatterGather(Device device) {
        try (Pair pair = ud()) {
            Region from = pair.region(60).fill(0, 60, 1);
            Region to = pair.region(60 + GRH);
            pair.receive(1)
                    .piece(to, 0, GRH)
                    .piece(to, GRH, 10)
                    .piece(to, GRH + 10, 50)
                    .post(pair.rightQp());
            toRight(pair, pair.node().ownAh(), IBV_WR_SEND_WITH_IMM)
                    .piece(from.address(0), 7, 0)
                    .piece(from.address(7), 53, 0)
                    .inline()
                    .immediate(0xCAFE_BABE)
                    .signalled()
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            Completion received = pair.right().expect(IBV_WC_RECV);
            assertThat(received.immediate()).isEqualTo(0xCAFE_BABE);
            assertThat(received.flags() & IBV_WC_WITH_IMM).isEqualTo(IBV_WC_WITH_IMM);
            to.expect(GRH, 60, 1);
        }
    }

    @OnDevices(Device.RXE)
    void replyToTheSourceInTheCompletion(Device device) {
        try (Pair pair = ud();
                Arena arena = Arena.ofConfined()) {
            Region from = pair.region(20).fill(0, 20, 2);
            Region to = pair.region(20 + GRH);
            Region back = pair.region(20 + GRH);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.receive(2).all(back).post(pair.leftQp());
            toRight(pair, pair.node().ownAh(), IBV_WR_SEND)
                    .all(from)
                    .signalled()
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            Completion received = pair.right().expect(IBV_WC_RECV);
            MemorySegment wc = ibv_wc.allocate(arena);
            ibv_wc.wc_flags(wc, received.flags());
            ibv_wc.src_qp(wc, received.sourceQpn());
            MemorySegment ah = Call.made(
                    "ibv_create_ah_from_wc",
                    Ibverbs.ibv_create_ah_from_wc(pair.node().pd(), wc, to.memory(), 1));
            SendWork.of(arena, IBV_WR_SEND)
                    .piece(to, GRH, 20)
                    .to(ah, received.sourceQpn(), Transitions.QKEY)
                    .signalled()
                    .post(pair.rightQp());
            pair.right().expect(IBV_WC_SEND);
            assertThat(pair.left().expect(IBV_WC_RECV).id()).isEqualTo(2);
            back.expect(GRH, 20, 2);
            Call.ok("ibv_destroy_ah", Ibverbs.ibv_destroy_ah(ah));
        }
    }

    @OnDevices(Device.RXE)
    void wrongQueueKeyIsDropped(Device device) {
        try (Pair pair = ud()) {
            MemorySegment ah = pair.node().ownAh();
            Region from = pair.region(8).fill(0, 8, 3);
            Region to = pair.region(8 + GRH);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND)
                    .all(from)
                    .to(ah, ibv_qp.qp_num(pair.rightQp()), Transitions.QKEY + 1)
                    .signalled()
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            from.fill(0, 8, 4);
            toRight(pair, ah, IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            pair.right().expect(IBV_WC_RECV);
            to.expect(GRH, 8, 4);
            assertThat(Completions.present(pair.rightCq())).isEmpty();
        }
    }

    private static SendWork toRight(Pair pair, MemorySegment ah, int opcode) {
        return pair.send(opcode).to(ah, ibv_qp.qp_num(pair.rightQp()), Transitions.QKEY);
    }

    private static Pair ud() {
        return Pair.of(IBV_QPT_UD, UnaryOperator.identity());
    }
}
