package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;

/** Sizes that no machine has are rejected with an exception that names them. */
class HugeSizesTest {

    @ParameterizedTest
    @ValueSource(longs = {Long.MAX_VALUE, Long.MAX_VALUE - 4095, 1L << 50})
    void memoryThatCannotBeAllocated(long bytes) throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            assertThatThrownBy(() -> MemoryRegion.allocate(device.domain(), bytes))
                    .isInstanceOf(VerbsException.class)
                    .hasMessageContaining("ENOMEM")
                    .hasMessageContaining("Cannot allocate " + bytes + " bytes");
            assertThatThrownBy(() -> MemoryRegion.allocateHuge(device.domain(), bytes))
                    .isInstanceOf(VerbsException.class)
                    .hasMessageMatching("(?s).*fewer than [1-9][0-9]+ free huge pages.*");
        }
    }

    @Test
    void poolsThatCannotBeAllocated() throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            assertThatThrownBy(() -> BufferPool.create(device.domain(), Integer.MAX_VALUE, 1 << 15, 1))
                    .isInstanceOf(VerbsException.class)
                    .hasMessageContaining("Cannot allocate ");
        }
    }

    @Test
    void remoteMemoryOfAHostilePeer() throws Exception {
        ByteBuffer beyond = ByteBuffer.allocate(RemoteMemory.BYTES)
                .putLong(4096)
                .putLong(Long.MAX_VALUE)
                .putInt(1);
        ByteBuffer wrapping = ByteBuffer.allocate(RemoteMemory.BYTES)
                .putLong(-4096)
                .putLong(4097)
                .putInt(1);
        ByteBuffer last = ByteBuffer.allocate(RemoteMemory.BYTES)
                .putLong(-4096)
                .putLong(4096)
                .putInt(1);

        RemoteMemory huge = RemoteMemory.from(beyond.flip());
        RemoteMemory.from(last.flip());
        assertThatThrownBy(() -> RemoteMemory.from(wrapping.flip()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "Remote memory of 4097 bytes at address 0xfffffffffffff000 extends beyond the end of the address"
                                + " space");
        try (LoopDevice device = LoopDevice.open()) {
            QueuePair pair = device.pair(device.completions(64), device.completions(64))[0];
            SendRequest write = pair.prepareWrite(huge, device.memory(64));
            write.remoteOffset(Long.MAX_VALUE - 64);
            assertThatThrownBy(() -> write.remoteOffset(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Test
    void textOfAHostilePeer() {
        assertThatThrownBy(() -> Endpoint.parse("{\u001b[2J" + "x".repeat(5_000_000)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("'{\\u001b[2Jxxx")
                .satisfies(e -> assertThat(e.getMessage().length()).isLessThan(500));
    }
}
