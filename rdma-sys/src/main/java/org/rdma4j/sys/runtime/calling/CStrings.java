package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** C's strings, {@code char *} and {@code char[N]}, as Java's, in UTF-8. */
public final class CStrings {
    private CStrings() {}

    /**
     * The string that a C function returned.
     *
     * @param pointer to characters that end with a NUL; a segment of size zero, as C's pointers come, is read up to the
     *     NUL wherever that is, any other only within its bounds
     * @return the string, or null for a NULL pointer; malformed UTF-8 is replaced, not refused
     */
    public static @Nullable String string(MemorySegment pointer) {
        if (pointer.isNative() && pointer.address() == 0) {
            return null;
        }
        if (pointer.byteSize() == 0) {
            return pointer.reinterpret(Long.MAX_VALUE).getString(0);
        }
        return get(pointer, 0, pointer.byteSize());
    }

    /**
     * The string in a fixed array of characters: up to the first NUL, or all of it where there is none.
     *
     * @param record what the array is in
     * @param offset of the array in it, in bytes
     * @param size of the array, in bytes
     */
    public static String get(MemorySegment record, long offset, long size) {
        MemorySegment array = record.asSlice(offset, size);
        long length = 0;
        while (length < size && array.get(ValueLayout.JAVA_BYTE, length) != 0) {
            length++;
        }
        return new String(array.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8);
    }

    /**
     * Stores a string into a fixed array of characters, and fills what is left of it with NULs.
     *
     * @param record what the array is in
     * @param offset of the array in it, in bytes
     * @param size of the array, in bytes
     * @param value what to store; null stores the empty string
     * @throws IllegalArgumentException if it and its NUL take more than the array has, or if it contains a NUL; nothing
     *     is stored then
     */
    public static void set(MemorySegment record, long offset, long size, @Nullable String value) {
        byte[] bytes = bytes(value == null ? "" : value);
        if (bytes.length >= size) {
            throw new IllegalArgumentException(
                    "the string takes " + bytes.length + " bytes in UTF-8 and a NUL; the array has " + size + " bytes");
        }
        MemorySegment array = record.asSlice(offset, size);
        MemorySegment.copy(bytes, 0, array, ValueLayout.JAVA_BYTE, 0, bytes.length);
        array.asSlice(bytes.length).fill((byte) 0);
    }

    /**
     * A C string for a parameter.
     *
     * @param allocator where it is to live
     * @param value the string; null gives NULL
     * @throws IllegalArgumentException if it contains a NUL, which C would take for its end
     */
    public static MemorySegment allocate(SegmentAllocator allocator, @Nullable String value) {
        if (value == null) {
            return MemorySegment.NULL;
        }
        byte[] bytes = bytes(value);
        MemorySegment pointer = allocator.allocate(bytes.length + 1L, 1);
        MemorySegment.copy(bytes, 0, pointer, ValueLayout.JAVA_BYTE, 0, bytes.length);
        pointer.set(ValueLayout.JAVA_BYTE, bytes.length, (byte) 0);
        return pointer;
    }

    private static byte[] bytes(String value) {
        int nul = value.indexOf('\0');
        if (nul >= 0) {
            throw new IllegalArgumentException("a C string cannot contain a NUL; this has one at index " + nul);
        }
        return value.getBytes(StandardCharsets.UTF_8);
    }
}
