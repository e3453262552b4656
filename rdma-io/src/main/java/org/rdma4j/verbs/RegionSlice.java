package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.util.Objects;

/** A slice of a memory region. */
record RegionSlice(MemoryRegion region, long offset, long length) implements LocalMemory {
    RegionSlice {
        Objects.checkFromIndexSize(offset, length, region.length());
    }

    @Override
    public MemorySegment memory() {
        return region.memory().asSlice(offset, length);
    }

    @Override
    public LocalMemory slice(long offset, long length) {
        Objects.checkFromIndexSize(offset, length, this.length);
        return new RegionSlice(region, this.offset + offset, length);
    }

    @Override
    public String toString() {
        return "bytes " + offset + " to " + (offset + length) + " of " + region;
    }
}
