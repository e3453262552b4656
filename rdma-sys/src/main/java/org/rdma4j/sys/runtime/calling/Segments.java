package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.Consumer;

/**
 * Creates segments with a size from C pointers, which have none. Only code with native access may do so; callers of
 * this class need no native access of their own.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class Segments {
    private Segments() {}

    /**
     * Returns the memory that a pointer refers to.
     *
     * @param pointer the pointer
     * @param size the size of the memory, in bytes
     * @return a segment of that size, with the lifetime of {@code pointer}; or {@link MemorySegment#NULL}
     */
    public static MemorySegment sized(MemorySegment pointer, long size) {
        return pointer.address() == 0 ? MemorySegment.NULL : pointer.reinterpret(size);
    }

    /**
     * Returns memory whose lifetime is that of an arena.
     *
     * @param pointer the pointer
     * @param size the size of the memory, in bytes
     * @param arena the arena
     * @param end frees the memory when the arena is closed
     */
    public static MemorySegment owned(MemorySegment pointer, long size, Arena arena, Consumer<MemorySegment> end) {
        return pointer.reinterpret(size, arena, end);
    }

    /** Returns a segment of all memory, in which offsets are addresses. */
    public static MemorySegment all() {
        return MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    }
}
