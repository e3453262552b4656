package org.rdma4j.internal;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Copies C structures out of segments supplied by untrusted callers. */
public final class Records {
    private Records() {}

    /**
     * Returns a copy of the structure in the given segment. Other threads cannot change the copy after it has been
     * validated.
     *
     * @param name the C name of the structure, for exception messages
     * @param size the size of the structure in bytes
     * @param from the caller's segment
     * @param arena the arena in which to allocate the copy
     * @throws IllegalArgumentException if the segment is on the heap
     * @throws IndexOutOfBoundsException if the segment is shorter than the structure
     * @throws IllegalStateException if the segment's arena is closed
     * @throws WrongThreadException if the segment is confined to a different thread
     */
    public static MemorySegment copy(String name, long size, MemorySegment from, Arena arena) {
        if (!from.isNative()) {
            throw new IllegalArgumentException("The struct " + name + " is on the Java heap: allocate it in an Arena");
        }
        if (from.byteSize() < size) {
            throw new IndexOutOfBoundsException(
                    "The segment is " + from.byteSize() + " bytes long, but a struct " + name + " is " + size
                            + " bytes long. A pointer from C has size 0: call reinterpret() with the actual size");
        }
        return arena.allocate(size, Long.BYTES).copyFrom(from.asSlice(0, size));
    }
}
