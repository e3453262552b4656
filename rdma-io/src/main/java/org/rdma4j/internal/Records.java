package org.rdma4j.internal;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Copies of C's structures that callers give as segments, which may be anything. */
public final class Records {
    private Records() {}

    /**
     * Copies a structure that a caller gave: what is checked cannot change any more, and what is too short is refused
     * instead of being given a size.
     *
     * @param name C's name of the structure, for messages
     * @param size of the structure, in bytes
     * @param from what the caller gave
     * @throws IllegalArgumentException if that is of Java's heap
     * @throws IndexOutOfBoundsException if it is shorter
     * @throws IllegalStateException if its arena is closed
     * @throws WrongThreadException if it is another thread's
     */
    public static MemorySegment copy(String name, long size, MemorySegment from, Arena arena) {
        if (!from.isNative()) {
            throw new IllegalArgumentException(
                    "a struct " + name + " in Java's heap; allocate it in an Arena, as C has it");
        }
        if (from.byteSize() < size) {
            throw new IndexOutOfBoundsException("a segment of " + from.byteSize() + " bytes; a struct " + name + " has "
                    + size + ". A pointer from C has no size: give it one first, where you know what it points to");
        }
        return arena.allocate(size, Long.BYTES).copyFrom(from.asSlice(0, size));
    }
}
