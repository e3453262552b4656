package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;

/** The slab of a lease belongs to its pool. */
class SlabOfALeaseTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    @Test
    void theProgramCannotCloseOrChangeASlab() throws IOException {
        try (LoopDevice device = LoopDevice.open()) {
            BufferPool pool = device.own(BufferPool.create(device.domain(), 64, 4, 1));
            try (Lease lease = pool.lease(LIMIT)) {
                assertThatIllegalStateException().isThrownBy(lease.region()::close);
                assertThatIllegalStateException()
                        .isThrownBy(() -> lease.region().changeAccess());
                assertThat(lease.memory().byteSize()).isEqualTo(64);
            }
            MemoryRegion slab;
            try (Lease lease = pool.lease(LIMIT)) {
                slab = lease.region();
            }
            assertThatIllegalStateException().isThrownBy(slab::close);
            pool.close();
            assertThat(slab.isOpen()).isFalse();
        }
    }

    @Test
    void requestsUseASlabByWayOfLeases() throws IOException {
        try (LoopDevice device = LoopDevice.open()) {
            BufferPool pool = device.own(BufferPool.create(device.domain(), 64, 1, 1));
            CompletionQueue completions = device.completions(64);
            QueuePair[] pair = device.pair(completions, completions);
            try (Lease lease = pool.lease(LIMIT)) {
                LocalMemory around = lease.region().slice(lease.offset(), lease.length());
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> pair[0].prepareSend(around))
                        .withMessageContaining("use a lease");
                assertThatIllegalArgumentException().isThrownBy(() -> pair[0].prepareSend(lease, lease.region()));
                pair[1].prepareReceive(device.memory(64)).post();
                pair[0].prepareSend(lease.slice(0, 8)).complete(LIMIT);
            }
        }
    }
}
