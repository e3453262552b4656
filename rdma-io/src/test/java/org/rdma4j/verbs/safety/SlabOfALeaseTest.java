package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.QueuePair;

/** {@code region()} of a lease returns the slab of its pool, with all that a program may do with a region. */
class SlabOfALeaseTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    @Test
    void theSlabOfALeaseCannotBeClosed() throws IOException {
        try (LoopDevice device = LoopDevice.open()) {
            BufferPool pool = device.own(BufferPool.create(device.domain(), 64, 4, 1));
            try (Lease lease = pool.lease(LIMIT)) {
                assertThatIllegalStateException().isThrownBy(lease.region()::close);
                assertThat(lease.memory().byteSize()).isEqualTo(64);
            }
        }
    }

    @Test
    void aClosedLeaseIsNotSentByWayOfItsSlab() throws IOException {
        try (LoopDevice device = LoopDevice.open()) {
            BufferPool pool = device.own(BufferPool.create(device.domain(), 64, 1, 1));
            CompletionQueue completions = device.completions(64);
            LocalMemory into = device.memory(64);
            QueuePair[] pair = device.pair(completions, completions);
            pair[1].prepareReceive(into).post();
            Lease lease = pool.lease(LIMIT);
            LocalMemory around = lease.region().slice(lease.offset(), lease.length());
            LoopControl.hold(true);
            pair[0].prepareSend(around).post();
            // The device reads the buffer: its lease is in flight.
            assertThatIllegalStateException().isThrownBy(lease::close);
        }
    }
}
