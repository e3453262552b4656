package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.MemorySegment;

/** Gives C's pointers, which come without a size, the bounds of what they point to. */
public final class Segments {
    private Segments() {}

    /**
     * The memory that a pointer points to.
     *
     * @param pointer as C gave it
     * @param size of what is there, in bytes
     * @return a segment of that size that lives for ever, since only C knows how long; or {@link MemorySegment#NULL}
     */
    public static MemorySegment sized(MemorySegment pointer, long size) {
        return pointer.address() == 0 ? MemorySegment.NULL : pointer.reinterpret(size);
    }
}
