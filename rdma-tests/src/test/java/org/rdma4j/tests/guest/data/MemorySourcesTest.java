package org.rdma4j.tests.guest.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;

/** Memory from every source can be registered, sent from and received into. */
@InGuest
@Timeout(60)
class MemorySourcesTest {
    private static final int LENGTH = 10_000;
    private static final long HUGE = 2 << 20;

    @OnDevices
    void sharedArenaAtAnyAddress(Device device) {
        try (Pair pair = Pair.rc(device)) {
            MemorySegment memory = pair.arena().allocate(3L * LENGTH, 4096);
            roundTrip(pair, memory.asSlice(13, LENGTH), memory.asSlice(LENGTH + 4099L, LENGTH));
        }
    }

    @OnDevices
    void globalArena(Device device) {
        try (Pair pair = Pair.rc(device)) {
            roundTrip(pair, Arena.global().allocate(LENGTH), Arena.global().allocate(LENGTH));
        }
    }

    @OnDevices
    void directByteBuffers(Device device) {
        try (Pair pair = Pair.rc(device)) {
            ByteBuffer from = ByteBuffer.allocateDirect(LENGTH);
            ByteBuffer to = ByteBuffer.allocateDirect(LENGTH);
            roundTrip(pair, MemorySegment.ofBuffer(from), MemorySegment.ofBuffer(to));
            assertThat(to).isEqualByComparingTo(from);
        }
    }

    @OnDevices
    void mappedMemory(Device device) {
        int flags = Posix.MAP_PRIVATE | Posix.MAP_ANONYMOUS;
        MemorySegment memory = map(1 << 16, flags);
        try (Pair pair = Pair.rc(device)) {
            roundTrip(pair, memory.asSlice(0, LENGTH), memory.asSlice(1 << 15, LENGTH));
        }
        // The memory is unmapped only after its regions have been deregistered.
        Call.ok("munmap", Posix.munmap(memory, memory.byteSize()));
    }

    @OnDevices
    void hugePages(Device device) throws IOException {
        Path pages = Path.of("/proc/sys/vm/nr_hugepages");
        String before = Files.readString(pages);
        Files.writeString(pages, "2\n");
        try {
            assertThat(Files.readString(pages).strip()).isEqualTo("2");
            int flags = Posix.MAP_PRIVATE | Posix.MAP_ANONYMOUS | Posix.MAP_HUGETLB;
            MemorySegment memory = map(2 * HUGE, flags);
            try (Pair pair = Pair.rc(device)) {
                // The message crosses the boundary between two huge pages.
                roundTrip(pair, memory.asSlice(HUGE - LENGTH / 2, LENGTH), memory.asSlice(100, LENGTH));
            }
            Call.ok("munmap", Posix.munmap(memory, memory.byteSize()));
        } finally {
            Files.writeString(pages, before);
        }
    }

    @OnDevices
    void oneRegionForBothSides(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region region = pair.region(2L * LENGTH).fill(0, LENGTH, 9);
            pair.send(IBV_WR_RDMA_READ)
                    .piece(region, LENGTH, LENGTH)
                    .remote(region, 0)
                    .signalled()
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_RDMA_READ);
            region.expect(0, LENGTH, 9);
            region.expect(LENGTH, LENGTH, 9);
        }
    }

    @OnDevices(Device.RXE)
    void regionWithDifferentRemoteAddress(Device device) {
        try (Pair pair = Pair.rc(device)) {
            long iova = 0x7000_0000_1000L;
            MemorySegment memory = pair.arena().allocate(LENGTH, 4096);
            MemorySegment mr = Call.made(
                    "ibv_reg_mr_iova",
                    Ibverbs.ibv_reg_mr_iova(
                            pair.node().pd(), memory, LENGTH, iova, pair.node().access()));
            pair.node().keep(mr, "ibv_dereg_mr", () -> Ibverbs.ibv_dereg_mr(mr));
            Region there = new Region(mr, memory).fill(0, LENGTH, 8);
            Region here = pair.region(100);
            pair.send(IBV_WR_RDMA_READ)
                    .all(here)
                    .remote(iova + 5000, there.rkey())
                    .signalled()
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_RDMA_READ);
            assertThat(Bytes.of(here, 0, 100)).isEqualTo(Bytes.slice(Region.pattern(8, LENGTH), 5000, 100));
        }
    }

    private static void roundTrip(Pair pair, MemorySegment from, MemorySegment to) {
        Region source = pair.node().region(from, pair.node().access()).fill(0, LENGTH, 7);
        Region target = pair.node().region(to, pair.node().access());
        pair.receive(1).all(target).post(pair.rightQp());
        pair.send(IBV_WR_SEND).all(source).signalled().post(pair.leftQp());
        pair.left().expect(IBV_WC_SEND);
        assertThat(pair.right().expect(IBV_WC_RECV).bytes()).isEqualTo(LENGTH);
        target.expect(0, LENGTH, 7);
    }

    private static MemorySegment map(long length, int flags) {
        MemorySegment memory = Posix.mmap(MemorySegment.NULL, length, Posix.PROT_READ | Posix.PROT_WRITE, flags, -1, 0);
        int errno = Errno.last();
        assertThat(memory).as("mmap: %s", Errno.name(errno)).isNotEqualTo(Posix.MAP_FAILED);
        return memory.reinterpret(length);
    }
}
