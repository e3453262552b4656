package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Conversions between C strings, {@code char *} and {@code char[N]}, and Java strings, in UTF-8.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class CStrings {
    private CStrings() {}

    /**
     * Returns the string that a C function returned.
     *
     * @param pointer a pointer to characters that end with a NUL. A segment of size zero, which is how C pointers
     *     arrive, is read up to the NUL; any other segment only within its bounds
     * @return the string, or {@code null} for a NULL pointer; malformed UTF-8 is replaced
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
     * Returns the string in an array of characters: up to the first NUL, or the whole array if there is none.
     *
     * @param record the segment that contains the array
     * @param offset the offset of the array in the segment, in bytes
     * @param size the size of the array, in bytes
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
     * Stores a string into an array of characters, and fills the rest of the array with NULs.
     *
     * @param record the segment that contains the array
     * @param offset the offset of the array in the segment, in bytes
     * @param size the size of the array, in bytes
     * @param value the string; {@code null} stores the empty string
     * @throws IllegalArgumentException if the string and its NUL do not fit the array, or if the string contains a NUL;
     *     the array is then unchanged
     */
    public static void set(MemorySegment record, long offset, long size, @Nullable String value) {
        byte[] bytes = bytes(value == null ? "" : value);
        if (bytes.length >= size) {
            throw new IllegalArgumentException("the string needs " + bytes.length
                    + " bytes in UTF-8, plus one for the NUL, but the array has " + size + " bytes");
        }
        MemorySegment array = record.asSlice(offset, size);
        MemorySegment.copy(bytes, 0, array, ValueLayout.JAVA_BYTE, 0, bytes.length);
        array.asSlice(bytes.length).fill((byte) 0);
    }

    /**
     * Allocates a C string.
     *
     * @param allocator the allocator, which determines the lifetime of the string
     * @param value the string; {@code null} returns NULL
     * @throws IllegalArgumentException if the string contains a NUL, which would end it in C
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
            throw new IllegalArgumentException("a C string cannot contain a NUL; this one has a NUL at index " + nul);
        }
        return value.getBytes(StandardCharsets.UTF_8);
    }
}
