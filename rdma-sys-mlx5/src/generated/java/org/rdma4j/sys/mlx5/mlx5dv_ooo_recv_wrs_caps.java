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
 * C's {@code struct mlx5dv_ooo_recv_wrs_caps}: 20 bytes, aligned to 4.
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
 * <p>Declared in {@code infiniband/mlx5dv.h}; the numbers are offsets in bytes.
 *
 * <p>Since rdma-core 55.0.
 */
public final class mlx5dv_ooo_recv_wrs_caps {
    private static final long SIZE = 20L;

    private mlx5dv_ooo_recv_wrs_caps() {
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
     * Memory for one record. It is zeroed if the allocator zeroes it, as an arena does.
     */
    public static MemorySegment allocate(SegmentAllocator allocator) {
        return allocator.allocate(SIZE, 4L);
    }

    /**
     * Memory for {@code count} records, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 4L);
    }

    /**
     * Element {@code index} of an array.
     */
    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(index * SIZE, SIZE);
    }

    /**
     * The record at an address, for inner loops: reaching its fields costs what it costs in C. Create it in
     * the loop that uses it; kept across native calls, it becomes an object. Nothing checks that the
     * memory is still there.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment ofAddress(long address) {
        return MemorySegment.ofAddress(address).reinterpret(SIZE);
    }

    /**
     * The segment with the size of one record.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment) {
        return segment.reinterpret(SIZE);
    }

    /**
     * The segment with the size of {@code count} records.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, long count) {
        return segment.reinterpret(Math.multiplyExact(count, SIZE));
    }

    /**
     * The segment with the size of one record, alive until the arena closes, which calls {@code cleanup}.
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
     * The offset of {@code max_rc} in bytes.
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
     * The offset of {@code max_xrc} in bytes.
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
     * The offset of {@code max_dct} in bytes.
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
     * The offset of {@code max_ud} in bytes.
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
     * The offset of {@code max_uc} in bytes.
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
