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
 * The C type {@code struct mlx5dv_ooo_recv_wrs_caps}: 20 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct mlx5dv_ooo_recv_wrs_caps {
 *   0      uint32_t max_rc;
 *   4      uint32_t max_xrc;
 *   8      uint32_t max_dct;
 *  12      uint32_t max_ud;
 *  16      uint32_t max_uc;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 55.0.
 */
public final class mlx5dv_ooo_recv_wrs_caps {
    private static final long SIZE = 20L;

    private mlx5dv_ooo_recv_wrs_caps() {
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
        return allocator.allocate(SIZE, 4L);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 4L);
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
        return RecordText.of("mlx5dv_ooo_recv_wrs_caps", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint32_t max_rc}, at byte 0.
     */
    public static int max_rc(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code max_rc}.
     */
    public static void max_rc(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code max_rc} in bytes.
     */
    public static long max_rc$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t max_xrc}, at byte 4.
     */
    public static int max_xrc(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code max_xrc}.
     */
    public static void max_xrc(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code max_xrc} in bytes.
     */
    public static long max_xrc$offset() {
        return 4L;
    }

    /**
     * {@code uint32_t max_dct}, at byte 8.
     */
    public static int max_dct(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code max_dct}.
     */
    public static void max_dct(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code max_dct} in bytes.
     */
    public static long max_dct$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t max_ud}, at byte 12.
     */
    public static int max_ud(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code max_ud}.
     */
    public static void max_ud(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code max_ud} in bytes.
     */
    public static long max_ud$offset() {
        return 12L;
    }

    /**
     * {@code uint32_t max_uc}, at byte 16.
     */
    public static int max_uc(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code max_uc}.
     */
    public static void max_uc(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code max_uc} in bytes.
     */
    public static long max_uc$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("max_rc"),
                ValueLayout.JAVA_INT.withName("max_xrc"),
                ValueLayout.JAVA_INT.withName("max_dct"),
                ValueLayout.JAVA_INT.withName("max_ud"),
                ValueLayout.JAVA_INT.withName("max_uc"))
                .withName("mlx5dv_ooo_recv_wrs_caps");

        private Layout() {
        }
    }
}
