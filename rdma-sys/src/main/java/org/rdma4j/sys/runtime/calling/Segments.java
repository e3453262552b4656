package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.Consumer;

/**
 * Gives C's pointers, which come without a size, the bounds of what they point to. The JVM lets only those do so who may
 * call native code: with these methods it is enough that this module may.
 */
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

    /**
     * Memory that lives as long as an arena.
     *
     * @param pointer as C gave it
     * @param size of what is there, in bytes
     * @param end frees it, when the arena is closed
     */
    public static MemorySegment owned(MemorySegment pointer, long size, Arena arena, Consumer<MemorySegment> end) {
        return pointer.reinterpret(size, arena, end);
    }

    /** All memory, so that an address is an offset. */
    public static MemorySegment all() {
        return MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    }
}
