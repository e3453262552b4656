package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;

/** Registered memory of this program, as work uses it: a {@link MemoryRegion}, a {@link Lease} from a
 * pool, or a part of one. */
public sealed interface LocalMemory permits MemoryRegion, RegionSlice, Lease, Lease.Part {
    /** The region that it is in. */
    MemoryRegion region();

    /** The offset of its first byte in the region. */
    long offset();

    /** Its length in bytes. */
    long length();

    /**
     * Its bytes. They cannot be reached any more once the region is closed. Any thread may use them, unless they were
     * registered as a segment of a confined arena.
     */
    MemorySegment memory();

    /**
     * Returns what a peer needs to use this part of the region: {@link MemoryRegion#remoteMemory}.
     *
     * @throws IllegalStateException if the region was registered without any remote access, or is closed
     */
    default RemoteMemory remoteMemory() {
        return region().remoteMemory().slice(offset(), length());
    }

    /**
     * A part of it.
     *
     * @param offset of its first byte in this, in bytes
     * @param length in bytes
     * @throws IndexOutOfBoundsException if it is not wholly within this
     */
    LocalMemory slice(long offset, long length);
}
