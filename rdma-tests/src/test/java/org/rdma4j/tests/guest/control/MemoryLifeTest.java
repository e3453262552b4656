package org.rdma4j.tests.guest.control;

import static java.lang.foreign.ValueLayout.JAVA_SHORT;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_mw;
import org.rdma4j.sys.ibverbs.ibv_mw_bind;
import org.rdma4j.sys.ibverbs.ibv_mw_bind_info;
import org.rdma4j.sys.ibverbs.ibv_mw_type;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_wc_opcode;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;

/**
 * Memory regions, windows and shared receive queues have the requested properties, and the kernel's resource files
 * agree.
 */
@InGuest
@Timeout(60)
class MemoryLifeTest {
    @OnDevices
    void regionHasTheRequestedProperties(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment memory = node.arena().allocate(10000, 4096);
            Region region = node.region(memory, node.access());
            assertThat(ibv_mr.addr(region.mr()).address()).isEqualTo(memory.address());
            assertThat(ibv_mr.length(region.mr())).isEqualTo(10000);
            assertThat(ibv_mr.pd(region.mr()).address()).isEqualTo(node.pd().address());
            assertThat(ibv_mr.context(region.mr()).address())
                    .isEqualTo(node.context().address());
            // Each registration function creates a region of its own with a distinct key.
            int access = ibv_access_flags.IBV_ACCESS_LOCAL_WRITE;
            Set<Integer> keys = new HashSet<>(Set.of(region.lkey()));
            for (MemorySegment mr : new MemorySegment[] {
                Ibverbs.ibv_reg_mr_iova(node.pd(), memory, 4096, 0x40000, access),
                Ibverbs.ibv_reg_mr_iova2(node.pd(), memory, 4096, 0x40000, access),
                Ibverbs.__ibv_reg_mr(node.pd(), memory, 4096, access, 1),
                Ibverbs.__ibv_reg_mr_iova(node.pd(), memory, 4096, 0x40000, access, 1),
            }) {
                assertThat(mr).as(Errno.name(Errno.last())).isNotEqualTo(MemorySegment.NULL);
                assertThat(keys.add(ibv_mr.lkey(mr))).isTrue();
                Call.ok("ibv_dereg_mr", Ibverbs.ibv_dereg_mr(mr));
            }
        }
    }

    @OnDevices(Device.RXE)
    void boundWindowKeepsItsRegion(Device device) {
        try (Pair pair = Pair.rc(device)) {
            MemorySegment memory = pair.arena().allocate(4096, 4096);
            Region region = pair.node().region(memory, pair.node().access() | ibv_access_flags.IBV_ACCESS_MW_BIND);
            MemorySegment mw = pair.node().mw(ibv_mw_type.IBV_MW_TYPE_1);
            assertThat(ibv_mw.type(mw)).isEqualTo(ibv_mw_type.IBV_MW_TYPE_1);
            int before = ibv_mw.rkey(mw);
            MemorySegment bind = ibv_mw_bind.allocate(pair.arena());
            ibv_mw_bind.wr_id(bind, 5);
            ibv_mw_bind.send_flags(bind, ibv_send_flags.IBV_SEND_SIGNALED);
            MemorySegment info = ibv_mw_bind.bind_info(bind);
            ibv_mw_bind_info.mr(info, region.mr());
            ibv_mw_bind_info.addr(info, memory.address());
            ibv_mw_bind_info.length(info, 1024);
            ibv_mw_bind_info.mw_access_flags(info, ibv_access_flags.IBV_ACCESS_REMOTE_WRITE);
            Call.ok("ibv_bind_mw", Ibverbs.ibv_bind_mw(pair.leftQp(), mw, bind));
            assertThat(Completions.next(pair.leftCq())
                            .expect(ibv_wc_opcode.IBV_WC_BIND_MW)
                            .id())
                    .isEqualTo(5);
            assertThat(ibv_mw.rkey(mw)).isNotEqualTo(before);
            assertThat(Errno.name(Ibverbs.ibv_dereg_mr(region.mr()))).isIn("EBUSY", "EINVAL");
            pair.node().destroy(mw);
            // Windows of type 2 can be allocated as well.
            assertThat(ibv_mw.type(pair.node().mw(ibv_mw_type.IBV_MW_TYPE_2))).isEqualTo(ibv_mw_type.IBV_MW_TYPE_2);
        }
    }

    @OnDevices
    void sharedReceiveQueueIsResizedAndLimited(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment srq = node.srq(8, 2);
            MemorySegment attributes = ibv_srq_attr.allocate(node.arena());
            ibv_srq_attr.srq_limit(attributes, 3);
            Call.ok("ibv_modify_srq", Ibverbs.ibv_modify_srq(srq, attributes, ibv_srq_attr_mask.IBV_SRQ_LIMIT));
            MemorySegment now = ibv_srq_attr.allocate(node.arena());
            int queried = Ibverbs.ibv_query_srq(srq, now);
            if (device == Device.SIW) {
                // C has the same result: see ControlCallsTest.
                assertThat(Errno.name(queried)).isEqualTo("EOPNOTSUPP");
                return;
            }
            assertThat(queried).isZero();
            assertThat(ibv_srq_attr.srq_limit(now)).isEqualTo(3);
            assertThat(ibv_srq_attr.max_wr(now)).isGreaterThanOrEqualTo(8);
            assertThat(ibv_srq_attr.max_sge(now)).isGreaterThanOrEqualTo(2);
            int room = ibv_srq_attr.max_wr(now);
            ibv_srq_attr.max_wr(attributes, room * 4);
            Call.ok("ibv_modify_srq", Ibverbs.ibv_modify_srq(srq, attributes, ibv_srq_attr_mask.IBV_SRQ_MAX_WR));
            Call.ok("ibv_query_srq", Ibverbs.ibv_query_srq(srq, now));
            assertThat(ibv_srq_attr.max_wr(now)).isGreaterThanOrEqualTo(room * 4);
        }
    }

    @OnDevices
    void kernelResourceFilesAgree(Device device) throws IOException {
        Path files = Path.of("/sys/class/infiniband", device.verbsName());
        try (Node node = Node.open(device)) {
            long guid = 0;
            for (String part :
                    Files.readString(files.resolve("node_guid")).trim().split(":")) {
                guid = guid << 16 | Integer.parseInt(part, 16);
            }
            MemorySegment itself = ibv_context.device(node.context());
            assertThat(Ibverbs.ibv_get_device_guid(itself)).isEqualTo(guid);
            MemorySegment gid = node.gid(0);
            String text = "%016x%016x".formatted(ibv_gid.global_subnet_prefix(gid), ibv_gid.global_interface_id(gid));
            assertThat(Files.readString(files.resolve("ports/1/gids/0")).trim().replace(":", ""))
                    .isEqualTo(text);
            Path key = files.resolve("ports/1/pkeys/0");
            MemorySegment read = node.arena().allocate(JAVA_SHORT);
            int result = Ibverbs.ibv_query_pkey(node.context(), 1, 0, read);
            assertThat(result).isEqualTo(Files.exists(key) ? 0 : -1);
            if (result == 0) {
                assertThat("0x%04x".formatted(DeviceCalls.unsignedShort(read)))
                        .isEqualTo(Files.readString(key).trim());
            }
        }
    }
}
