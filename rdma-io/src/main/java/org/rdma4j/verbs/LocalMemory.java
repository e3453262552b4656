package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;

/**
 * Registered memory of this process that work can use: a {@link MemoryRegion}, a {@link Lease} of a pooled buffer, or a
 * slice of either.
 *
 * {@snippet lang=java :
 * LocalMemory header = region.slice(0, 64);
 * LocalMemory body = region.slice(4096, 512);
 * body.memory().setString(0, "body");
 * queuePair.prepareSend(header, body).complete(TIMEOUT); // One message of 576 bytes.
 * }
 *
 * @see "docs/reference/memory-and-lifetime.md"
 */
public sealed interface LocalMemory permits MemoryRegion, RegionSlice, Lease, Lease.Part {
    /** Returns the region that contains the memory. */
    MemoryRegion region();

    /** Returns the offset of the first byte within the region, in bytes. */
    long offset();

    /** Returns the length of this memory in bytes. */
    long length();

    /**
     * Returns the segment of this memory. If the region owns the memory, the segment cannot be accessed after the
     * region has been closed. Any thread may access the segment, unless the registered segment belongs to a confined
     * arena.
     *
     * @throws IllegalStateException if the region is closed
     */
    MemorySegment memory();

    /**
     * Returns the address, length and key that a peer needs to access this memory; see
     * {@link MemoryRegion#remoteMemory}.
     *
     * @throws IllegalStateException if the region was registered without remote access rights, or is closed
     */
    default RemoteMemory remoteMemory() {
        return region().remoteMemory().slice(offset(), length());
    }

    /**
     * Returns a slice of this memory.
     *
     * @param offset the offset of the first byte within this memory, in bytes
     * @param length the length of the slice in bytes
     * @throws IndexOutOfBoundsException if the slice extends beyond this memory
     */
    LocalMemory slice(long offset, long length);
}
