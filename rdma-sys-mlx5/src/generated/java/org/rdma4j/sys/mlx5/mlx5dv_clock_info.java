// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

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
 * The C type {@code struct mlx5dv_clock_info}: 40 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_clock_info {
 *   0      uint64_t nsec;
 *   8      uint64_t last_cycles;
 *  16      uint64_t frac;
 *  24      uint32_t mult;
 *  28      uint32_t shift;
 *  32      uint64_t mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_clock_info {
    private static final long SIZE = 40L;

    private mlx5dv_clock_info() {
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
        return RecordText.of("mlx5dv_clock_info", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint64_t nsec}, at byte 0.
     */
    public static long nsec(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code nsec}.
     */
    public static void nsec(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code nsec} in bytes.
     */
    public static long nsec$offset() {
        return 0L;
    }

    /**
     * {@code uint64_t last_cycles}, at byte 8.
     */
    public static long last_cycles(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L);
    }

    /**
     * Sets {@code last_cycles}.
     */
    public static void last_cycles(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code last_cycles} in bytes.
     */
    public static long last_cycles$offset() {
        return 8L;
    }

    /**
     * {@code uint64_t frac}, at byte 16.
     */
    public static long frac(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code frac}.
     */
    public static void frac(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code frac} in bytes.
     */
    public static long frac$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t mult}, at byte 24.
     */
    public static int mult(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code mult}.
     */
    public static void mult(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code mult} in bytes.
     */
    public static long mult$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t shift}, at byte 28.
     */
    public static int shift(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code shift}.
     */
    public static void shift(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code shift} in bytes.
     */
    public static long shift$offset() {
        return 28L;
    }

    /**
     * {@code uint64_t mask}, at byte 32.
     */
    public static long mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 32L);
    }

    /**
     * Sets {@code mask}.
     */
    public static void mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code mask} in bytes.
     */
    public static long mask$offset() {
        return 32L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("nsec"),
                ValueLayout.JAVA_LONG.withName("last_cycles"),
                ValueLayout.JAVA_LONG.withName("frac"),
                ValueLayout.JAVA_INT.withName("mult"),
                ValueLayout.JAVA_INT.withName("shift"),
                ValueLayout.JAVA_LONG.withName("mask"))
                .withName("mlx5dv_clock_info");

        private Layout() {
        }
    }
}
