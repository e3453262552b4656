package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;

/**
 * Two threads change the memory of a region at the same time. The region must keep reachable what the device uses; otherwise
 * peers write to memory that the garbage collector has freed.
 */
class ConcurrentChangeMemoryTest {
    private static final int ROUNDS = 50_000;

    @Test
    void theRegionHasTheMemoryThatTheDeviceUses() throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            MemorySegment one = Arena.ofAuto().allocate(64);
            MemorySegment other = Arena.ofAuto().allocate(64);
            MemoryRegion region = device.own(
                    MemoryRegion.register(device.domain(), Arena.ofAuto().allocate(64), Access.REMOTE_WRITE));
            AtomicInteger begun = new AtomicInteger();
            AtomicInteger done = new AtomicInteger();
            Thread thread = new Thread(() -> {
                for (int round = 1; round <= ROUNDS; round++) {
                    while (begun.get() < round) {
                        Thread.onSpinWait();
                    }
                    change(region, other);
                    done.set(round);
                }
            });
            thread.start();
            int wrong = 0;
            for (int round = 1; round <= ROUNDS; round++) {
                begun.set(round);
                change(region, one);
                while (done.get() < round) {
                    Thread.onSpinWait();
                }
                if (round % 16 == 0) {
                    wrong += LoopControl.isRegistered(region.memory()) ? 0 : 1;
                }
            }
            thread.join();
            assertThat(wrong)
                    .as("rounds after which the device uses other memory than the region has")
                    .isZero();
        }
    }

    private static void change(MemoryRegion region, MemorySegment to) {
        try {
            region.changeMemory(to);
        } catch (IllegalStateException e) {
            // Refused: also a way to keep the two apart.
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
