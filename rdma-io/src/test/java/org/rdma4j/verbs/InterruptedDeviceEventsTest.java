package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;

/** Tests that an interrupted virtual thread that waits for device events parks instead of spinning. */
class InterruptedDeviceEventsTest {
    private static long processorMillis() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis();
    }

    private static long millisOfWait(LoopDevice device, boolean interrupted) throws Exception {
        long[] used = {-1};
        Thread.ofVirtual()
                .start(() -> {
                    try {
                        device.context().events().next(Duration.ZERO);
                        if (interrupted) {
                            Thread.currentThread().interrupt();
                        }
                        long before = processorMillis();
                        device.context().events().next(Duration.ofMillis(400));
                        used[0] = processorMillis() - before;
                    } catch (Exception e) {
                        throw new IllegalStateException(e);
                    }
                })
                .join();
        return used[0];
    }

    @Test
    void anInterruptDoesNotMakeTheWaitSpin() throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            // The first wait also loads classes.
            millisOfWait(device, false);
            long usual = millisOfWait(device, false);
            // Other threads of this process, such as those of the compiler, use the processor as well.
            long interrupted = Long.MAX_VALUE;
            for (int i = 0; i < 3; i++) {
                interrupted = Math.min(interrupted, millisOfWait(device, true));
            }
            assertThat(interrupted).isBetween(0L, usual + 60);
        }
    }
}
