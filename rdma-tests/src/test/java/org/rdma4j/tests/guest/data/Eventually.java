package org.rdma4j.tests.guest.data;

import java.lang.foreign.MemorySegment;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Region;

/**
 * Waits for data written by the remote side. On iWARP the completion of a write means that the data was sent, not that
 * it has arrived.
 */
final class Eventually {
    private Eventually() {}

    static void holds(Region region, long offset, int length, int seed) {
        MemorySegment expected = MemorySegment.ofArray(Region.pattern(seed, length));
        MemorySegment part = region.memory().asSlice(offset, length);
        long deadline = System.nanoTime() + Completions.PATIENCE.toNanos();
        while (part.mismatch(expected) != -1) {
            if (System.nanoTime() > deadline) {
                region.expect(offset, length, seed);
            }
            Thread.yield();
        }
    }
}
