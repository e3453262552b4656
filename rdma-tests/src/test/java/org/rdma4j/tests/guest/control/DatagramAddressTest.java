package org.rdma4j.tests.guest.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_grh;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_flags;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.Transitions;

/** Addresses of datagrams: a reply to the sender of a datagram, and multicast groups. */
@InGuest
@Timeout(60)
class DatagramAddressTest {
    private static final int HEADER = (int) ibv_grh.sizeof();

    @OnDevices(Device.RXE)
    void datagramIsAnswered(Device device) {
        try (Pair pair = Pair.of(ibv_qp_type.IBV_QPT_UD, spec -> spec)) {
            assertThat(pair.node().device()).isEqualTo(device);
            Region request = pair.region(64).fill(0, 64, 1);
            Region inbox = pair.region(HEADER + 64L);
            pair.receive(1).all(inbox).post(pair.rightQp());
            pair.send(IBV_WR_SEND)
                    .all(request)
                    .to(pair.node().ownAh(), ibv_qp.qp_num(pair.rightQp()), Transitions.QKEY)
                    .signalled()
                    .post(pair.leftQp());
            Completions.next(pair.leftCq());
            Completion received = Completions.next(pair.rightCq());
            assertThat(received.sourceQpn()).isEqualTo(ibv_qp.qp_num(pair.leftQp()));
            assertThat(received.flags() & ibv_wc_flags.IBV_WC_GRH).isNotZero();
            inbox.expect(HEADER, 64, 1);
            answer(pair, received, inbox);
        }
    }

    /** Replies to the address in the header of the received datagram. */
    private static void answer(Pair pair, Completion received, Region inbox) {
        MemorySegment wc = ibv_wc.allocate(pair.arena());
        ibv_wc.wc_flags(wc, received.flags());
        ibv_wc.src_qp(wc, received.sourceQpn());
        MemorySegment header = inbox.memory().asSlice(0, HEADER);
        MemorySegment attributes = ibv_ah_attr.allocate(pair.arena());
        MemorySegment context = pair.node().context();
        assertThat(Ibverbs.ibv_init_ah_from_wc(context, 1, wc, header, attributes))
                .as("ibv_init_ah_from_wc: %s", Errno.name(Errno.last()))
                .isZero();
        MemorySegment route = ibv_ah_attr.grh(attributes);
        int own = pair.node().gidIndex();
        assertThat(ibv_ah_attr.is_global(attributes)).isEqualTo(1);
        assertThat(ibv_global_route.sgid_index(route)).isEqualTo(own);
        assertThat(ibv_gid.global_interface_id(ibv_global_route.dgid(route)))
                .isEqualTo(ibv_gid.global_interface_id(pair.node().gid(own)));
        MemorySegment ah = Call.made(
                "ibv_create_ah_from_wc",
                Ibverbs.ibv_create_ah_from_wc(pair.node().pd(), wc, header, 1));
        pair.node().keep(ah, "ibv_destroy_ah", () -> Ibverbs.ibv_destroy_ah(ah));
        Region reply = pair.region(32).fill(0, 32, 2);
        Region back = pair.region(HEADER + 32L);
        pair.receive(2).all(back).post(pair.leftQp());
        pair.send(IBV_WR_SEND)
                .all(reply)
                .to(ah, received.sourceQpn(), Transitions.QKEY)
                .signalled()
                .post(pair.rightQp());
        Completions.next(pair.rightCq());
        assertThat(Completions.next(pair.leftCq()).bytes()).isEqualTo(HEADER + 32);
        back.expect(HEADER, 32, 2);
    }

    @OnDevices(Device.RXE)
    void groupMemberMustLeaveBeforeDestruction(Device device) {
        try (Pair pair = Pair.of(ibv_qp_type.IBV_QPT_UD, spec -> spec)) {
            assertThat(pair.node().device()).isEqualTo(device);
            MemorySegment group = DeviceCalls.multicastGid(pair.arena());
            Call.ok("ibv_attach_mcast", Ibverbs.ibv_attach_mcast(pair.leftQp(), group, 0));
            Call.ok("ibv_attach_mcast of a second", Ibverbs.ibv_attach_mcast(pair.rightQp(), group, 0));
            assertThat(Errno.name(Ibverbs.ibv_destroy_qp(pair.leftQp()))).isEqualTo("EBUSY");
            Call.ok("ibv_detach_mcast", Ibverbs.ibv_detach_mcast(pair.leftQp(), group, 0));
            Call.ok("ibv_detach_mcast of the second", Ibverbs.ibv_detach_mcast(pair.rightQp(), group, 0));
            assertThat(Errno.name(Ibverbs.ibv_detach_mcast(pair.rightQp(), group, 0)))
                    .isEqualTo("EINVAL");
        }
    }
}
