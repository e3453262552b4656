// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * C's {@code struct mlx5dv_sig_caps}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_sig_caps {
 *   0      uint64_t block_size;
 *   8      uint32_t block_prot;
 *  12      uint16_t t10dif_bg;
 *  14      uint16_t crc_type;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; the numbers are offsets in bytes.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_caps {
    private static final long SIZE = 16L;

    private mlx5dv_sig_caps() {
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
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Memory for {@code count} records, one after the other.
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
        return RecordText.of("mlx5dv_sig_caps", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint64_t block_size}, at byte 0.
     */
    public static long block_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code block_size}.
     */
    public static void block_size(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * The offset of {@code block_size} in bytes.
     */
    public static long block_size$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t block_prot}, at byte 8.
     */
    public static int block_prot(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code block_prot}.
     */
    public static void block_prot(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * The offset of {@code block_prot} in bytes.
     */
    public static long block_prot$offset() {
        return 8L;
    }

    /**
     * {@code uint16_t t10dif_bg}, at byte 12.
     */
    public static int t10dif_bg(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 12L));
    }

    /**
     * Sets {@code t10dif_bg}.
     *
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void t10dif_bg(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Ranges.u16(value));
    }

    /**
     * The offset of {@code t10dif_bg} in bytes.
     */
    public static long t10dif_bg$offset() {
        return 12L;
    }

    /**
     * {@code uint16_t crc_type}, at byte 14.
     */
    public static int crc_type(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 14L));
    }

    /**
     * Sets {@code crc_type}.
     *
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void crc_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 14L, Ranges.u16(value));
    }

    /**
     * The offset of {@code crc_type} in bytes.
     */
    public static long crc_type$offset() {
        return 14L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("block_size"),
                ValueLayout.JAVA_INT.withName("block_prot"),
                ValueLayout.JAVA_SHORT.withName("t10dif_bg"),
                ValueLayout.JAVA_SHORT.withName("crc_type"))
                .withName("mlx5dv_sig_caps");

        private Layout() {
        }
    }
}
