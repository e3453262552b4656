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
 * The C type {@code struct mlx5dv_sig_caps}: 16 bytes, aligned to 8.
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
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_caps {
    private static final long SIZE = 16L;

    private mlx5dv_sig_caps() {
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
     * Returns the offset of {@code block_size} in bytes.
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
     * Returns the offset of {@code block_prot} in bytes.
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
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void t10dif_bg(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code t10dif_bg} in bytes.
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
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void crc_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 14L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code crc_type} in bytes.
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
