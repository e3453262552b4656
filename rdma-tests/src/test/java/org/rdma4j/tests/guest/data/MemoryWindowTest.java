package org.rdma4j.tests.guest.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_mw_type.IBV_MW_TYPE_1;
import static org.rdma4j.sys.ibverbs.ibv_mw_type.IBV_MW_TYPE_2;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_BIND_MW;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_LOCAL_INV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_LOCAL_INV;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND_WITH_INV;

import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.UnsupportedFeature;
import org.rdma4j.tests.guest.support.Window;

/** Memory windows of both types: binding, access, rebinding, and invalidation in each of the three ways. */
@InGuest
@Timeout(60)
class MemoryWindowTest {
    @OnDevices
    void type1GrantsAccessToPartOfARegion(Device device) {
        opensPartOfARegion(device, IBV_MW_TYPE_1);
    }

    @OnDevices
    void type2GrantsAccessToPartOfARegion(Device device) {
        opensPartOfARegion(device, IBV_MW_TYPE_2);
    }

    private static void opensPartOfARegion(Device device, int type) {
        if (device == Device.SIW) {
            try (Node node = Node.open(device)) {
                UnsupportedFeature.abort(
                        device, "ibv_alloc_mw", Call.error(Ibverbs.ibv_alloc_mw(node.pd(), type)), "EOPNOTSUPP");
            }
        }
        try (Pair pair = Pair.rc(device)) {
            Region there = Window.bindable(pair.node(), 4000).fill(0, 4000, 1);
            Region here = pair.region(2000);
            Window window = Window.of(pair.node(), type);
            int unbound = window.rkey();
            bind(pair, window, there, 1000, 2000);
            assertThat(window.rkey()).isNotEqualTo(unbound);
            read(pair, here, there, 1000, 2000, window.rkey());
            assertThat(Bytes.of(here, 0, 2000)).isEqualTo(Bytes.slice(Region.pattern(1, 4000), 1000, 2000));
            here.fill(0, 2000, 2);
            pair.send(IBV_WR_RDMA_WRITE)
                    .all(here)
                    .remote(there.address(1000), window.rkey())
                    .signalled()
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_RDMA_WRITE);
            there.expect(0, 1000, 1);
            there.expect(1000, 2000, 2);
            assertThat(Bytes.of(there, 3000, 1000)).isEqualTo(Bytes.slice(Region.pattern(1, 4000), 3000, 1000));
        }
    }

    @OnDevices(Device.RXE)
    void type1IsRebound(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = Window.bindable(pair.node(), 200).fill(0, 200, 3);
            Region here = pair.region(100);
            Window window = Window.of(pair.node(), IBV_MW_TYPE_1);
            bind(pair, window, there, 0, 100);
            int first = window.rkey();
            bind(pair, window, there, 100, 100);
            read(pair, here, there, 100, 100, window.rkey());
            assertThat(Bytes.of(here, 0, 100)).isEqualTo(Bytes.slice(Region.pattern(3, 200), 100, 100));
            expectShut(pair, here, there, first);
        }
    }

    @OnDevices(Device.RXE)
    void localInvalidationOfType2(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = Window.bindable(pair.node(), 100).fill(0, 100, 4);
            Region here = pair.region(100);
            Window window = Window.of(pair.node(), IBV_MW_TYPE_2);
            bind(pair, window, there, 0, 100);
            read(pair, here, there, 0, 100, window.rkey());
            pair.send(IBV_WR_LOCAL_INV)
                    .id(5)
                    .invalidate(window.rkey())
                    .signalled()
                    .post(pair.rightQp());
            assertThat(pair.right().expect(IBV_WC_LOCAL_INV).id()).isEqualTo(5);
            // The window can be bound again, with a new key.
            int shut = window.rkey();
            bind(pair, window, there, 0, 100);
            read(pair, here, there, 0, 100, window.rkey());
            expectShut(pair, here, there, shut);
        }
    }

    @OnDevices(Device.RXE)
    void remoteInvalidationOfType2(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = Window.bindable(pair.node(), 100).fill(0, 100, 5);
            Region here = pair.region(100).fill(0, 100, 6);
            Region to = pair.region(100);
            Window window = Window.of(pair.node(), IBV_MW_TYPE_2);
            bind(pair, window, there, 0, 100);
            pair.receive(6).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND_WITH_INV)
                    .all(here)
                    .invalidate(window.rkey())
                    .signalled()
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_SEND);
            Completion received = pair.right().expect(IBV_WC_RECV);
            assertThat(Completion.invalidates(received.flags())).isTrue();
            assertThat(received.invalidatedRkey()).isEqualTo(window.rkey());
            to.expect(0, 100, 6);
            expectShut(pair, here, there, window.rkey());
        }
    }

    @OnDevices(Device.RXE)
    void deallocationInvalidatesBothTypes(Device device) {
        for (int type : new int[] {IBV_MW_TYPE_1, IBV_MW_TYPE_2}) {
            try (Pair pair = Pair.rc(device)) {
                Region there = Window.bindable(pair.node(), 100);
                Region here = pair.region(100);
                Window window = Window.of(pair.node(), type);
                bind(pair, window, there, 0, 100);
                read(pair, here, there, 0, 100, window.rkey());
                int key = window.rkey();
                pair.node().destroy(window.mw());
                expectShut(pair, here, there, key);
            }
        }
    }

    /** Binds the window on the right side. */
    private static void bind(Pair pair, Window window, Region region, long offset, long length) {
        Call.ok("bind", window.bind(pair.rightQp(), 9, window.info(region, offset, length, Window.REMOTE)));
        assertThat(pair.right().expect(IBV_WC_BIND_MW).id()).isEqualTo(9);
    }

    private static void read(Pair pair, Region here, Region there, long offset, long length, int rkey) {
        pair.send(IBV_WR_RDMA_READ)
                .piece(here, 0, length)
                .remote(there.address(offset), rkey)
                .signalled()
                .post(pair.leftQp());
        pair.left().expect(IBV_WC_RDMA_READ);
    }

    private static void expectShut(Pair pair, Region here, Region there, int rkey) {
        pair.send(IBV_WR_RDMA_READ)
                .piece(here, 0, 8)
                .remote(there.address(0), rkey)
                .signalled()
                .post(pair.leftQp());
        assertThat(pair.left().statusName()).isEqualTo("IBV_WC_REM_ACCESS_ERR");
    }
}
