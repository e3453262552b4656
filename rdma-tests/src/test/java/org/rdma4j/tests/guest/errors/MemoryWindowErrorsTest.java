package org.rdma4j.tests.guest.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_MW_BIND;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_REMOTE_READ;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_REMOTE_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_ZERO_BASED;
import static org.rdma4j.sys.ibverbs.ibv_mw_type.IBV_MW_TYPE_1;
import static org.rdma4j.sys.ibverbs.ibv_mw_type.IBV_MW_TYPE_2;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_BIND_MW;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_LOCAL_INV;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND_WITH_INV;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mw;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.DriverSupport;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.Window;

/** Memory windows that are bound and used in invalid ways. */
@InGuest
@Timeout(60)
class MemoryWindowErrorsTest {
    @OnDevices(Device.RXE)
    void type1CallRejectsType2(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region region = Window.bindable(pair.node(), 100);
            Window window = Window.of(pair.node(), IBV_MW_TYPE_2);
            int code = window.bindFirst(pair.leftQp(), 1, window.info(region, 0, 100, IBV_ACCESS_REMOTE_READ));
            assertThat(Errno.name(code)).isEqualTo("EINVAL");
            assertThat(Completions.present(pair.leftCq())).isEmpty();
        }
    }

    @OnDevices(Device.RXE)
    void libraryRejectsForeignDomainAndZeroBased(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Node node = pair.node();
            Window window = Window.of(node, IBV_MW_TYPE_1);
            Region foreign = node.region(node.newPd(), pair.arena().allocate(100), node.access() | IBV_ACCESS_MW_BIND);
            int twoDomains = window.bind(pair.leftQp(), 1, window.info(foreign, 0, 100, IBV_ACCESS_REMOTE_READ));
            assertThat(Errno.name(twoDomains)).isEqualTo("EPERM");
            Region region = Window.bindable(node, 100);
            int access = IBV_ACCESS_REMOTE_READ | IBV_ACCESS_ZERO_BASED;
            int zeroBased = window.bind(pair.leftQp(), 2, window.info(region, 0, 100, access));
            assertThat(Errno.name(zeroBased)).isEqualTo("EINVAL");
        }
    }

    @OnDevices(Device.RXE)
    void invalidType(Device device) {
        try (Node node = Node.open(device)) {
            DriverSupport.assumeSupported(device, "ibv_alloc_mw");
            assertThat(Call.error(Ibverbs.ibv_alloc_mw(node.pd(), 3))).isEqualTo("EINVAL");
        }
    }

    @OnDevices(Device.RXE)
    void regionWithoutBindAccess(Device device) {
        for (int type : new int[] {IBV_MW_TYPE_1, IBV_MW_TYPE_2}) {
            try (Pair pair = Pair.rc(device)) {
                Region region = pair.region(100);
                Window window = Window.of(pair.node(), type);
                expectBindError(pair, window, region, 0, 100, IBV_ACCESS_REMOTE_READ);
            }
        }
    }

    @OnDevices(Device.RXE)
    void rangeBeyondTheRegion(Device device) {
        for (int type : new int[] {IBV_MW_TYPE_1, IBV_MW_TYPE_2}) {
            try (Pair pair = Pair.rc(device)) {
                Region region = Window.bindable(pair.node(), 100);
                Window window = Window.of(pair.node(), type);
                expectBindError(pair, window, region, 50, 51, IBV_ACCESS_REMOTE_READ);
            }
        }
    }

    @OnDevices(Device.RXE)
    void writeAccessToReadOnlyRegion(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region region = pair.node().region(pair.arena().allocate(100), IBV_ACCESS_MW_BIND);
            Window window = Window.of(pair.node(), IBV_MW_TYPE_2);
            expectBindError(pair, window, region, 0, 100, IBV_ACCESS_REMOTE_WRITE);
        }
    }

    @OnDevices(Device.RXE)
    void type2IsBoundOnlyOnce(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region region = Window.bindable(pair.node(), 100);
            Window window = Window.of(pair.node(), IBV_MW_TYPE_2);
            bind(pair, window, region, IBV_ACCESS_REMOTE_READ);
            expectBindError(pair, window, region, 0, 50, IBV_ACCESS_REMOTE_READ);
        }
    }

    @OnDevices(Device.RXE)
    void type1IsNotInvalidatedByWorkRequests(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region region = Window.bindable(pair.node(), 100);
            Window window = Window.of(pair.node(), IBV_MW_TYPE_1);
            bind(pair, window, region, IBV_ACCESS_REMOTE_READ);
            pair.send(IBV_WR_LOCAL_INV).invalidate(window.rkey()).signalled().post(pair.rightQp());
            assertThat(pair.right().statusName()).isEqualTo(Fault.ofOwnSide("IBV_WC_LOC_QP_OP_ERR"));
        }
        try (Pair pair = Pair.rc(device)) {
            Region region = Window.bindable(pair.node(), 100);
            Region from = pair.region(8);
            Region to = pair.region(8);
            Window window = Window.of(pair.node(), IBV_MW_TYPE_1);
            bind(pair, window, region, IBV_ACCESS_REMOTE_READ);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND_WITH_INV)
                    .all(from)
                    .invalidate(window.rkey())
                    .signalled()
                    .post(pair.leftQp());
            assertThat(pair.right().statusName()).isEqualTo("IBV_WC_REM_INV_REQ_ERR");
        }
    }

    @OnDevices(Device.RXE)
    void readOnlyWindowRejectsWrites(Device device) {
        for (int type : new int[] {IBV_MW_TYPE_1, IBV_MW_TYPE_2}) {
            try (Pair pair = Pair.rc(device)) {
                Region region = Window.bindable(pair.node(), 100);
                Region here = pair.region(100).fill(0, 100, 1);
                Window window = Window.of(pair.node(), type);
                bind(pair, window, region, IBV_ACCESS_REMOTE_READ);
                pair.send(IBV_WR_RDMA_WRITE)
                        .all(here)
                        .remote(region.address(0), window.rkey())
                        .signalled()
                        .post(pair.leftQp());
                assertThat(pair.left().statusName()).isEqualTo("IBV_WC_REM_ACCESS_ERR");
                region.expectUntouched(0, 100);
            }
        }
    }

    @OnDevices(Device.RXE)
    void unboundWindowGrantsNoAccess(Device device) {
        for (int type : new int[] {IBV_MW_TYPE_1, IBV_MW_TYPE_2}) {
            try (Pair pair = Pair.rc(device)) {
                Region region = Window.bindable(pair.node(), 100);
                Region here = pair.region(100);
                Window window = Window.of(pair.node(), type);
                pair.send(IBV_WR_RDMA_READ)
                        .all(here)
                        .remote(region.address(0), window.rkey())
                        .signalled()
                        .post(pair.leftQp());
                assertThat(pair.left().statusName()).isEqualTo("IBV_WC_REM_ACCESS_ERR");
            }
        }
    }

    @OnDevices(Device.RXE)
    void regionWithWindowIsInUse(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region region = Window.bindable(pair.node(), 100);
            Window window = Window.of(pair.node(), IBV_MW_TYPE_2);
            bind(pair, window, region, IBV_ACCESS_REMOTE_READ);
            assertThat(Call.error(Ibverbs.ibv_dereg_mr(region.mr()))).isEqualTo("EINVAL");
            pair.node().destroy(window.mw());
            pair.node().destroy(region.mr());
        }
    }

    private static void bind(Pair pair, Window window, Region region, int access) {
        MemorySegment info = window.info(region, 0, region.memory().byteSize(), access);
        Call.ok("bind", window.bind(pair.rightQp(), 1, info));
        pair.right().expect(IBV_WC_BIND_MW);
    }

    /** The request is accepted and completes with an error. */
    private static void expectBindError(Pair pair, Window window, Region region, long offset, long length, int access) {
        int before = window.rkey();
        Call.ok("bind", window.bind(pair.rightQp(), 1, window.info(region, offset, length, access)));
        assertThat(pair.right().statusName()).isEqualTo(Fault.ofOwnSide("IBV_WC_MW_BIND_ERR"));
        // The library has changed the key in advance. The window keeps its previous key.
        ibv_mw.rkey(window.mw(), before);
    }
}
