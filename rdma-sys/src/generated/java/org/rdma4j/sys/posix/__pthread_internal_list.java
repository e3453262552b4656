// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.EnumNames;
import org.rdma4j.sys.runtime.RecordText;
import org.rdma4j.sys.runtime.Segments;

/**
 * C's {@code struct __pthread_internal_list}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct __pthread_internal_list {
 *   0      struct __pthread_internal_list *__prev;
 *   8      struct __pthread_internal_list *__next;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code bits/thread-shared-types.h}; the numbers are offsets in bytes.
 */
public final class __pthread_internal_list {
    private static final long SIZE = 16L;

    private __pthread_internal_list() {
    }

    /**
     * The layout, with C's names and offsets.
     */
    public static GroupLayout layout() {
        return Layout.LAYOUT;
    }

    /**
     * The size in bytes.
     */
    public static long sizeof() {
        return SIZE;
    }

    /**
     * Memory for one; zeroed if the allocator zeroes, as an arena does.
     */
    public static MemorySegment allocate(SegmentAllocator allocator) {
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Memory for {@code count} of them, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 8L);
    }

    /**
     * Element {@code index} of an array.
     */
    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(index * SIZE, SIZE);
    }

    /**
     * The segment with the size of one.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment) {
        return segment.reinterpret(SIZE);
    }

    /**
     * The segment with the size of {@code count} of them.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, long count) {
        return segment.reinterpret(Math.multiplyExact(count, SIZE));
    }

    /**
     * The segment with the size of one, alive until the arena closes, which calls {@code cleanup}.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, Arena arena,
            Consumer<MemorySegment> cleanup) {
        return segment.reinterpret(SIZE, arena, cleanup);
    }

    /**
     * The members and their values on one line, for people. No pointer is followed.
     */
    public static String toString(MemorySegment segment) {
        return RecordText.of("__pthread_internal_list", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code struct __pthread_internal_list *__prev}, at byte 0; see {@link org.rdma4j.sys.posix.__pthread_internal_list __pthread_internal_list}.
     */
    public static MemorySegment __prev(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS, 0L), __pthread_internal_list.sizeof());
    }

    /**
     * Sets {@code __prev}.
     */
    public static void __prev$set(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS, 0L, value);
    }

    /**
     * {@code struct __pthread_internal_list *__prev} of element {@code index}.
     */
    public static MemorySegment __prev(MemorySegment array, long index) {
        return Segments.sized(array.get(ValueLayout.ADDRESS, index * SIZE), __pthread_internal_list.sizeof());
    }

    /**
     * Sets {@code __prev} of element {@code index}.
     */
    public static void __prev$set(MemorySegment array, long index, MemorySegment value) {
        array.set(ValueLayout.ADDRESS, index * SIZE, value);
    }

    /**
     * The offset of {@code __prev} in bytes.
     */
    public static long __prev$offset() {
        return 0L;
    }

    /**
     * {@code struct __pthread_internal_list *__next}, at byte 8; see {@link org.rdma4j.sys.posix.__pthread_internal_list __pthread_internal_list}.
     */
    public static MemorySegment __next(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS, 8L), __pthread_internal_list.sizeof());
    }

    /**
     * Sets {@code __next}.
     */
    public static void __next$set(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS, 8L, value);
    }

    /**
     * {@code struct __pthread_internal_list *__next} of element {@code index}.
     */
    public static MemorySegment __next(MemorySegment array, long index) {
        return Segments.sized(array.get(ValueLayout.ADDRESS, index * SIZE + 8L), __pthread_internal_list.sizeof());
    }

    /**
     * Sets {@code __next} of element {@code index}.
     */
    public static void __next$set(MemorySegment array, long index, MemorySegment value) {
        array.set(ValueLayout.ADDRESS, index * SIZE + 8L, value);
    }

    /**
     * The offset of {@code __next} in bytes.
     */
    public static long __next$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("__prev"),
                ValueLayout.ADDRESS.withName("__next"))
                .withName("__pthread_internal_list");

        private Layout() {
        }
    }
}
