// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code __atomic_wide_counter}: 8 bytes, aligned to 8.
 *
 * <pre>{@code
 *      __atomic_wide_counter {
 *   0      unsigned long long __value64;
 *   0      struct {
 *   0          unsigned int __low;
 *   4          unsigned int __high;
 *          } __value32;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code bits/atomic_wide_counter.h}; numbers are offsets in bytes.
 */
public final class __atomic_wide_counter {
    private static final long SIZE = 8L;

    private __atomic_wide_counter() {
    }

    /**
     * Returns the layout, with the names and offsets of C.
     */
    public static GroupLayout layout() {
        return Layout.LAYOUT;
    }

    /**
     * Returns the size in bytes.
     */
    public static long sizeof() {
        return SIZE;
    }

    /**
     * Allocates a record. It is zeroed if the allocator zeroes memory, as arenas do.
     */
    public static MemorySegment allocate(SegmentAllocator allocator) {
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 8L);
    }

    /**
     * Returns the element of an array at {@code index}.
     */
    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(index * SIZE, SIZE);
    }

    /**
     * Returns the record at an address. In inner loops, access to its fields is as fast as in C: create the
     * segment in the loop that uses it, because a segment that is kept across native calls is allocated
     * on the heap. The memory is not checked to be alive.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment ofAddress(long address) {
        return MemorySegment.ofAddress(address).reinterpret(SIZE);
    }

    /**
     * Returns the segment with the size of a record.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment) {
        return segment.reinterpret(SIZE);
    }

    /**
     * Returns the segment with the size of {@code count} records.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, long count) {
        return segment.reinterpret(Math.multiplyExact(count, SIZE));
    }

    /**
     * Returns the segment with the size of a record and the lifetime of the arena, which calls
     * {@code cleanup} when it is closed.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, Arena arena,
            Consumer<MemorySegment> cleanup) {
        return segment.reinterpret(SIZE, arena, cleanup);
    }

    /**
     * Returns a string with all members and their values. Pointers are not dereferenced.
     */
    public static String toString(MemorySegment segment) {
        return RecordText.of("__atomic_wide_counter", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code unsigned long long __value64}, at byte 0.
     */
    public static long __value64(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code __value64}.
     */
    public static void __value64(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code __value64} in bytes.
     */
    public static long __value64$offset() {
        return 0L;
    }

    /**
     * {@code struct __value32}, at byte 0, as a slice.
     */
    public static MemorySegment __value32(MemorySegment segment) {
        return segment.asSlice(0L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code __value32} from {@code value}.
     */
    public static void __value32(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 8L);
    }

    /**
     * Returns the offset of {@code __value32} in bytes.
     */
    public static long __value32$offset() {
        return 0L;
    }

    /**
     * {@code unsigned int __value32.__low}, at byte 0.
     */
    public static int __value32___low(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code __value32.__low}.
     */
    public static void __value32___low(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code __value32.__low} in bytes.
     */
    public static long __value32___low$offset() {
        return 0L;
    }

    /**
     * {@code unsigned int __value32.__high}, at byte 4.
     */
    public static int __value32___high(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code __value32.__high}.
     */
    public static void __value32___high(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code __value32.__high} in bytes.
     */
    public static long __value32___high$offset() {
        return 4L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.unionLayout(
                ValueLayout.JAVA_LONG.withName("__value64"),
                MemoryLayout.structLayout(
                        ValueLayout.JAVA_INT.withName("__low"),
                        ValueLayout.JAVA_INT.withName("__high")).withName("__value32"))
                .withName("__atomic_wide_counter");

        private Layout() {
        }
    }
}
