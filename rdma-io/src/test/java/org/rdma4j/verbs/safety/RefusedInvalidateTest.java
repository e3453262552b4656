package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/** {@code invalidate(null)} throws after it has made the request one that invalidates a window, of whichever key is there. */
class RefusedInvalidateTest {
    @Test
    void aRefusedChangeLeavesTheRequestAsItWas() throws IOException {
        Duration limit = Duration.ofSeconds(5);
        try (LoopDevice device = LoopDevice.open()) {
            MemoryRegion memory = device.memory(64);
            CompletionQueue completions = device.completions(64);
            QueuePair[] pair = device.pair(completions, completions);
            ReceiveRequest receive = pair[1].prepareReceive(memory).post();
            SendRequest send = pair[0].prepareSend(memory.slice(0, 8)).immediate(7);
            assertThatNullPointerException().isThrownBy(() -> send.invalidate(null));
            send.complete(limit);
            receive.await(limit);
            assertThat(receive.hasInvalidated()).isFalse();
            assertThat(receive.immediate()).isEqualTo(7);
        }
    }
}
