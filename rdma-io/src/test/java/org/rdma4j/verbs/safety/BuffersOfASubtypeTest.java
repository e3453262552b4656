package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;

/** A request that was prepared with an array of regions keeps a clone of that array, which cannot store a slice. */
class BuffersOfASubtypeTest {
    @Test
    void aRequestPreparedWithAnArrayOfRegionsTakesASlice() throws IOException {
        try (LoopDevice device = LoopDevice.open()) {
            CompletionQueue completions = device.completions(64);
            QueuePair[] pair = device.pair(completions, completions);
            MemoryRegion[] regions = {device.memory(64)};
            SendRequest send = pair[0].prepareSend(regions);
            assertThatCode(() -> send.local(regions[0].slice(0, 8))).doesNotThrowAnyException();
        }
    }
}
