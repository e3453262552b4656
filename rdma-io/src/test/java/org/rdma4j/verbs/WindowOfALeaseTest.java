package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.loop.LoopDevice;

/** A memory window would outlive the lease of its memory, which the pool leases to others. */
@Timeout(20)
class WindowOfALeaseTest {
    @Test
    void isRejected() throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            CompletionQueue completions = device.completions(256);
            QueuePair[] pair = device.pair(completions, completions);
            BufferPool pool =
                    device.own(BufferPool.create(device.domain(), 64, 4, 1, Access.REMOTE_READ, Access.MW_BIND));
            MemoryWindow window = device.own(MemoryWindow.allocate(device.domain(), MemoryWindow.Type.TYPE_2));
            try (Lease lease = pool.lease(Duration.ofSeconds(1))) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> pair[0].prepareBind(window, lease, Access.REMOTE_READ))
                        .withMessageContaining("belongs to a pool");
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> pair[0].prepareBind(window, lease.region(), Access.REMOTE_READ));
            }
        }
    }
}
