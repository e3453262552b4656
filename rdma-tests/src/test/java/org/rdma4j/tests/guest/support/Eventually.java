package org.rdma4j.tests.guest.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;

/**
 * Waits for data written by the remote side. On iWARP the completion of a write means that the data was sent, not that
 * it has arrived.
 */
public final class Eventually {
    private Eventually() {}

    /** Waits until memory has the content that was written to it. */
    public static void equal(MemorySegment actual, MemorySegment written) {
        long deadline = System.nanoTime() + Completions.PATIENCE.toNanos();
        while (actual.mismatch(written) != -1 && System.nanoTime() < deadline) {
            Thread.yield();
        }
        assertThat(actual.mismatch(written))
                .as("first byte that differs from what was written")
                .isEqualTo(-1);
    }

    /** Waits until a part of a region contains a {@linkplain Region#pattern pattern}. */
    public static void holds(Region region, long offset, int length, int seed) {
        equal(region.memory().asSlice(offset, length), MemorySegment.ofArray(Region.pattern(seed, length)));
    }
}
