package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;

/**
 * Registered memory of this process that work can use: a {@link MemoryRegion}, a {@link Lease} of a pool's buffer, or a slice
 * of either.
 */
public sealed interface LocalMemory permits MemoryRegion, RegionSlice, Lease, Lease.Part {
    /** Returns the region that contains the memory. */
    MemoryRegion region();

    /** Returns the offset of the first byte in the region, in bytes. */
    long offset();

    /** Returns the length in bytes. */
    long length();

    /**
     * Returns the segment of the memory. It cannot be accessed after the region has been closed. Any thread may access it,
     * unless a segment of a confined arena was registered.
     *
     * @throws IllegalStateException if the region is closed
     */
    MemorySegment memory();

    /**
     * Returns the address, length and key that a peer needs to access this memory; see {@link MemoryRegion#remoteMemory}.
     *
     * @throws IllegalStateException if the region was registered without remote access rights, or is closed
     */
    default RemoteMemory remoteMemory() {
        return region().remoteMemory().slice(offset(), length());
    }

    /**
     * Returns a slice of this memory.
     *
     * @param offset offset of the first byte in this memory, in bytes
     * @param length length of the slice in bytes
     * @throws IndexOutOfBoundsException if the slice extends beyond this memory
     */
    LocalMemory slice(long offset, long length);
}
