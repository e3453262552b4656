package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.sys.ibverbs.ibv_rereg_mr_err_code;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.MemoryWindow;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;

/** What was made of a region before {@link MemoryRegion#changeMemory} reaches nothing outside the new memory. */
class ChangedMemoryTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final int OLD = 512;
    private static final int NEW = 64;
    private static final int LARGE = 4 << 20;

    private LoopDevice device;
    private QueuePair sender;
    private MemoryRegion region;

    @BeforeEach
    void open() throws IOException {
        device = LoopDevice.open();
        MemoryRegion into = device.memory(OLD);
        region =
                device.own(MemoryRegion.register(device.domain(), Arena.ofAuto().allocate(OLD), Access.MW_BIND));
        CompletionQueue completions = device.completions(64);
        sender = device.own(
                device.queuePair(completions).inline(256).sendElements(2).create());
        QueuePair receiver = device.own(device.queuePair(completions).create());
        device.connect(sender, receiver);
        receiver.prepareReceive(into).post();
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    @Test
    void aSliceOfTheOldMemoryIsRefusedWhereItReachesBeyondTheNew() throws IOException {
        LocalMemory slice = region.slice(OLD - 200, 200);
        LocalMemory part = slice.slice(100, 100);
        LocalMemory within = region.slice(0, NEW);
        region.changeMemory(Arena.ofAuto().allocate(NEW));
        SendRequest request = sender.prepareSend(within);
        for (LocalMemory each : new LocalMemory[] {slice, part}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> sender.prepareSend(each).inline(true).post());
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> request.local(each));
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> request.local(within, each));
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> sender.prepareReceive(each));
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(each::memory);
        }
        assertThat(request.isInFlight()).isFalse();
    }

    @Test
    void aWindowIsNotBoundBeyondTheNewMemory() throws IOException {
        LocalMemory slice = region.slice(OLD - 200, 200);
        try (MemoryWindow window = MemoryWindow.allocate(device.domain(), MemoryWindow.Type.TYPE_2)) {
            region.changeMemory(Arena.ofAuto().allocate(NEW));
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> sender.prepareBind(window, slice, Access.REMOTE_READ));
        }
    }

    @Test
    void requestsOfALostRegionAreCheckedAgain() throws IOException {
        SendRequest request =
                sender.prepareSend(region.slice(0, 8)).inline(true).post();
        assertThat(request.await(LIMIT).status().name()).isEqualTo("SUCCESS");
        LoopControl.failReregistration(ibv_rereg_mr_err_code.IBV_REREG_MR_ERR_CMD);
        assertThatExceptionOfType(VerbsException.class).isThrownBy(() -> region.changeAccess());
        assertThatThrownBy(request::post)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("unusable");
    }

    @Test
    void bothMemoriesOfALostRegionStay() throws Exception {
        MemorySegment[] memories = {
            Arena.ofAuto().allocate(LARGE), Arena.ofAuto().allocate(LARGE)
        };
        long[] addresses =
                Arrays.stream(memories).mapToLong(MemorySegment::address).toArray();
        MemoryRegion lost = MemoryRegion.register(device.domain(), memories[0]);
        LoopControl.failReregistration(ibv_rereg_mr_err_code.IBV_REREG_MR_ERR_CMD);
        assertThatExceptionOfType(VerbsException.class).isThrownBy(() -> lost.changeMemory(memories[1]));
        Arrays.fill(memories, MemorySegment.NULL);
        collect();
        assertThat(Arrays.stream(addresses)).allMatch(Mappings::contains);
        lost.close();
    }

    private static void collect() throws InterruptedException {
        WeakReference<Object> gone = new WeakReference<>(new Object());
        for (int i = 0; i < 5 || gone.get() != null; i++) {
            System.gc();
            Thread.sleep(20);
        }
    }

    /** What the process has mapped. */
    static final class Mappings {
        private Mappings() {}

        static boolean contains(long address) {
            try {
                return Files.readAllLines(Path.of("/proc/self/maps")).stream().anyMatch(line -> {
                    String[] range = line.split("[- ]");
                    return Long.compareUnsigned(Long.parseUnsignedLong(range[0], 16), address) <= 0
                            && Long.compareUnsigned(address, Long.parseUnsignedLong(range[1], 16)) < 0;
                });
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
