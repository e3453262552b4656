package org.rdma4j.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;

/** The devices that the other tests rely on. */
class LoopDeviceTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMessageAndARead(boolean iwarp) throws IOException {
        try (LoopDevice device = iwarp ? LoopDevice.openIwarp() : LoopDevice.open()) {
            CompletionQueue completions = device.completions(64);
            MemoryRegion memory = device.memory(256, Access.REMOTE_READ);
            QueuePair[] pair = device.pair(completions, completions);
            ReceiveRequest receive =
                    pair[1].prepareReceive(memory.slice(64, 64)).post();
            memory.memory().setString(0, "hello");
            pair[0].send(memory.slice(0, 6), LIMIT);
            assertThat(receive.await(LIMIT).message().getString(0)).isEqualTo("hello");
            pair[0].prepareRead(memory.remoteMemory(), memory.slice(128, 6)).complete(LIMIT);
            assertThat(memory.memory().getString(128)).isEqualTo("hello");
        }
        assertThat(LoopControl.objects()).isZero();
    }
}
