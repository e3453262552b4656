package org.rdma4j.internal;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Copies of C structures that callers pass as untrusted segments. */
public final class Records {
    private Records() {}

    /**
     * Returns a copy of a structure, which other threads cannot change after it has been checked.
     *
     * @param name name of the structure in C, for messages
     * @param size size of the structure in bytes
     * @param from the segment of the caller
     * @param arena the arena of the copy
     * @throws IllegalArgumentException if the segment is on the heap
     * @throws IndexOutOfBoundsException if the segment is shorter than the structure
     * @throws IllegalStateException if the arena of the segment is closed
     * @throws WrongThreadException if the segment is confined to another thread
     */
    public static MemorySegment copy(String name, long size, MemorySegment from, Arena arena) {
        if (!from.isNative()) {
            throw new IllegalArgumentException("The struct " + name + " is on the Java heap: allocate it in an Arena");
        }
        if (from.byteSize() < size) {
            throw new IndexOutOfBoundsException("The segment has " + from.byteSize() + " bytes, but a struct " + name
                    + " has " + size + ". A pointer from C has the size 0: call reinterpret() with its actual size");
        }
        return arena.allocate(size, Long.BYTES).copyFrom(from.asSlice(0, size));
    }
}
