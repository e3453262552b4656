package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.ALL;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.capability.ShowsRefusal;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.OldHost;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.UsesDevices;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.DeviceMemory;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;

/** Memory regions of each kind. For features that no device here has, the test checks the error of the driver. */
@InGuest
@Timeout(60)
class MemoryRegionsTest {
    private static final Path HUGE_PAGES = Path.of("/proc/sys/vm/nr_hugepages");

    @Test
    @Shows(Capability.HUGE_PAGES_AND_FILES)
    void peerWritesToAFile() throws IOException {
        Path path = Files.createTempFile("mapped", null);
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(16);
                FileChannel file = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MemoryRegion there = MemoryRegion.map(ends.domain, file, 4096, 8192, ALL);
            assertThat(there.length()).isEqualTo(8192);
            here.memory().set(JAVA_LONG, 0, 99);
            ends.left.prepareWrite(there.remoteMemory().slice(16, 16), here).complete(LIMIT);
            there.memory().force();
            there.close();
            ByteBuffer read = ByteBuffer.allocate(8).order(ByteOrder.nativeOrder());
            assertThat(file.size()).isEqualTo(4096 + 8192);
            assertThat(file.read(read, 4096 + 16)).isEqualTo(8);
            assertThat(read.getLong(0)).isEqualTo(99);
        } finally {
            Files.delete(path);
        }
    }

    @Test
    @Shows(Capability.HUGE_PAGES_AND_FILES)
    void hugePages() throws IOException {
        String before = Files.readString(HUGE_PAGES).strip();
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(16)) {
            Files.writeString(HUGE_PAGES, "0");
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> MemoryRegion.allocateHuge(ends.domain, 5000))
                    .matches(e -> e.errno() == Errno.ENOMEM)
                    .withMessageContaining("nr_hugepages");
            Files.writeString(HUGE_PAGES, "2");
            MemoryRegion there = MemoryRegion.allocateHuge(ends.domain, 5000, ALL);
            assertThat(there.length()).isEqualTo(5000);
            assertThat(free()).isEqualTo(1);
            here.memory().set(JAVA_LONG, 0, 99);
            ends.left.prepareWrite(there.remoteMemory().slice(4000, 16), here).complete(LIMIT);
            assertThat(there.memory().get(JAVA_LONG, 4000)).isEqualTo(99);
            there.close();
            assertThat(free()).isEqualTo(2);
        } finally {
            Files.writeString(HUGE_PAGES, before);
        }
    }

    private static long free() throws IOException {
        return Files.readAllLines(Path.of("/proc/meminfo")).stream()
                .filter(line -> line.startsWith("HugePages_Free:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .sum();
    }

    private static void expectRefused(ThrowingCallable call, String function, int... errors) {
        assertThatExceptionOfType(VerbsException.class)
                .isThrownBy(call)
                .matches(e -> e.function().equals(function))
                .satisfies(e -> assertThat(errors).contains(e.errno()));
    }

    @OnDevices
    @Shows({Capability.REGISTRATION, Capability.ERROR_NUMBERS})
    @ShowsRefusal({Capability.DMA_BUF, Capability.REGION_CHANGES, Capability.DEVICE_MEMORY})
    void unsupportedFeatures(org.rdma4j.tests.guest.support.Device device) throws IOException {
        try (Context context = Device.named(device.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MemoryRegion owning = MemoryRegion.allocate(domain, 4096);
                MemoryRegion region =
                        MemoryRegion.register(domain, Arena.ofAuto().allocate(4096))) {
            expectRefused(() -> region.changeMemory(Arena.ofAuto().allocate(64)), "ibv_rereg_mr", Errno.EOPNOTSUPP);
            // The region is unchanged.
            assertThat(region.isUsable()).isTrue();
            assertThat(region.length()).isEqualTo(4096);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> owning.changeMemory(Arena.ofAuto().allocate(64)))
                    .withMessageContaining("created by register()");
            if (!OldHost.refuses("ibv_reg_dmabuf_mr", 34, () -> MemoryRegion.registerDmabuf(domain, 0, 0, 4096))) {
                expectRefused(
                        () -> MemoryRegion.registerDmabuf(domain, 0, 0, 4096), "ibv_reg_dmabuf_mr", Errno.EOPNOTSUPP);
            }
            expectRefused(() -> DeviceMemory.allocate(context, 4096, 6), "ibv_alloc_dm", Errno.EOPNOTSUPP);
        }
    }

    /** Newer versions of soft-RoCE support the change. A rejection leaves the region unchanged. */
    @OnDevices
    void changeOfAccess(org.rdma4j.tests.guest.support.Device device) throws IOException {
        try (LocalConnection pair = new LocalConnection(device);
                MemoryRegion there = MemoryRegion.register(
                        pair.server.domain(), Arena.ofAuto().allocate(64));
                MemoryRegion here = MemoryRegion.allocate(pair.client.domain(), 64)) {
            boolean changed = true;
            try {
                there.changeAccess(Access.REMOTE_READ);
            } catch (VerbsException e) {
                changed = false;
                assertThat(e.function()).isEqualTo("ibv_rereg_mr");
                assertThat(e.errno()).isEqualTo(Errno.EOPNOTSUPP);
            }
            assertThat(there.isUsable()).isTrue();
            if (changed) {
                pair.client.queuePair().prepareRead(there.remoteMemory(), here).complete(LIMIT);
            }
        }
    }

    /**
     * The device pages in memory on demand, or the driver rejects the registration, according to the device attributes.
     */
    @Test
    @ShowsRefusal(Capability.ON_DEMAND_PAGING)
    void onDemandPaging() throws IOException {
        // Starts at a page boundary, because on Linux 7.2 soft-RoCE sends wrong data from other addresses, in C as
        // well.
        MemorySegment memory = Arena.ofAuto().allocate(3 * 4096, 4096);
        MemorySegment copy = Arena.ofAuto().allocate(3 * 4096);
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion to = MemoryRegion.register(ends.domain, copy)) {
            if (!ends.context.attributes().hasOnDemandPaging()) {
                expectRefused(
                        () -> MemoryRegion.register(ends.domain, memory, Access.ON_DEMAND),
                        "ibv_reg_mr",
                        Errno.EOPNOTSUPP,
                        Errno.EINVAL);
                return;
            }
            try (MemoryRegion from = MemoryRegion.register(ends.domain, memory, Access.ON_DEMAND)) {
                memory.fill((byte) 7);
                ReceiveRequest receive = ends.right.prepareReceive(to).post();
                ends.left.prepareSend(from).complete(LIMIT);
                receive.await(LIMIT);
                assertThat(copy.mismatch(memory)).isEqualTo(-1);
            }
        }
    }

    @Test
    @UsesDevices(org.rdma4j.tests.guest.support.Device.SIW)
    @ShowsRefusal(Capability.ON_DEMAND_PAGING)
    void onDemandPagingOnSoftIwarp() throws IOException {
        try (Context context = Device.named("siw0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            assertThat(context.attributes().hasOnDemandPaging()).isFalse();
            expectRefused(
                    () -> MemoryRegion.register(domain, Arena.ofAuto().allocate(64), Access.ON_DEMAND),
                    "ibv_reg_mr",
                    Errno.EOPNOTSUPP,
                    Errno.EINVAL);
        }
    }

    @Test
    @Shows(Capability.REGISTRATION)
    void regionInUseIsNotChanged() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion region =
                        MemoryRegion.register(ends.domain, Arena.ofAuto().allocate(64))) {
            ReceiveRequest receive = ends.right.prepareReceive(region).post();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> region.changeAccess(Access.REMOTE_READ))
                    .withMessageContaining("in use by the device");
            ends.left.prepareSend().complete(LIMIT);
            receive.await(LIMIT);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> region.changeMemory(Arena.ofAuto().allocate(64)))
                    .withMessageContaining("give the request other buffers first");
        }
    }

    @Test
    @Shows(Capability.COMPLETION_QUEUE_RESIZE)
    void completionQueueIsResized() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion memory = ends.region(64)) {
            LocalMemory one = memory.slice(0, 8);
            SendRequest send = ends.left.prepareWrite(memory.remoteMemory(), one);
            // The queue contains four unread completions when it is resized.
            for (int i = 0; i < 4; i++) {
                send.post();
            }
            Thread.sleep(100);
            ends.leftQueue.resize(1000);
            assertThat(ends.leftQueue.entries()).isBetween(1000, 4096);
            assertThat(Waits.poll(ends.leftQueue, 4)).isEqualTo(4);
            ends.leftQueue.resize(32);
            assertThat(ends.leftQueue.entries()).isBetween(32, 63);
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> ends.leftQueue.resize(31))
                    .withMessageContaining("may have 32 requests in flight");
            send.complete(LIMIT);
        }
    }

    @Test
    @UsesDevices(org.rdma4j.tests.guest.support.Device.SIW)
    @ShowsRefusal(Capability.COMPLETION_QUEUE_RESIZE)
    void completionQueueIsNotResizedOnSoftIwarp() throws IOException {
        try (Context context = Device.named("siw0").open();
                CompletionQueue queue = CompletionQueue.create(context, 4)) {
            expectRefused(() -> queue.resize(8), "ibv_resize_cq", Errno.EOPNOTSUPP);
        }
    }
}
