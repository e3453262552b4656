package org.rdma4j.tests.guest.support;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.ibv_mr;

/** A memory region and its memory. */
public record Region(MemorySegment mr, MemorySegment memory) {
    /** Returns the address of the byte at an offset. */
    public long address(long offset) {
        return memory.address() + offset;
    }

    public int lkey() {
        return ibv_mr.lkey(mr);
    }

    public int rkey() {
        return ibv_mr.rkey(mr);
    }

    /** Returns a pattern that depends on the seed and does not repeat at packet or page boundaries. */
    public static byte[] pattern(int seed, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (seed * 89 + i * 31 + (i >> 7) * 13 + 1);
        }
        return bytes;
    }

    /** Fills a part of the memory with a {@linkplain #pattern pattern}. */
    public Region fill(long offset, int length, int seed) {
        MemorySegment.copy(pattern(seed, length), 0, memory, JAVA_BYTE, offset, length);
        return this;
    }

    /** Asserts that a part of the memory contains a {@linkplain #pattern pattern}. */
    public void expect(long offset, int length, int seed) {
        long mismatch = memory.asSlice(offset, length).mismatch(MemorySegment.ofArray(pattern(seed, length)));
        assertThat(mismatch)
                .as("first byte of %d from offset %d that differs from what was sent", length, offset)
                .isEqualTo(-1);
    }

    /** Asserts that a part of the memory is still zero. */
    public void expectUntouched(long offset, long length) {
        long mismatch = memory.asSlice(offset, length).mismatch(MemorySegment.ofArray(new byte[(int) length]));
        assertThat(mismatch)
                .as("first byte of %d from offset %d that was written", length, offset)
                .isEqualTo(-1);
    }
}
