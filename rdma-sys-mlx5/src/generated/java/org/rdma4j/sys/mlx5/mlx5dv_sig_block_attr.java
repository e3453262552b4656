// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_sig_block_attr}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_sig_block_attr {
 *   0      const struct mlx5dv_sig_block_domain *mem;
 *   8      const struct mlx5dv_sig_block_domain *wire;
 *  16      uint32_t flags;
 *  20      uint8_t check_mask;
 *  21      uint8_t copy_mask;
 *  24      uint64_t comp_mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_block_attr {
    private static final long SIZE = 32L;

    private mlx5dv_sig_block_attr() {
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
        return RecordText.of("mlx5dv_sig_block_attr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code const struct mlx5dv_sig_block_domain *mem}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_sig_block_domain mlx5dv_sig_block_domain}.
     */
    public static MemorySegment mem(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), mlx5dv_sig_block_domain.sizeof());
    }

    /**
     * Sets {@code mem}.
     */
    public static void mem(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code mem} in bytes.
     */
    public static long mem$offset() {
        return 0L;
    }

    /**
     * {@code const struct mlx5dv_sig_block_domain *wire}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_sig_block_domain mlx5dv_sig_block_domain}.
     */
    public static MemorySegment wire(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), mlx5dv_sig_block_domain.sizeof());
    }

    /**
     * Sets {@code wire}.
     */
    public static void wire(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code wire} in bytes.
     */
    public static long wire$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t flags}, at byte 16.
     */
    public static int flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 16L;
    }

    /**
     * {@code uint8_t check_mask}, at byte 20.
     */
    public static int check_mask(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 20L));
    }

    /**
     * Sets {@code check_mask}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void check_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 20L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code check_mask} in bytes.
     */
    public static long check_mask$offset() {
        return 20L;
    }

    /**
     * {@code uint8_t copy_mask}, at byte 21.
     */
    public static int copy_mask(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 21L));
    }

    /**
     * Sets {@code copy_mask}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void copy_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 21L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code copy_mask} in bytes.
     */
    public static long copy_mask$offset() {
        return 21L;
    }

    /**
     * {@code uint64_t comp_mask}, at byte 24.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("mem"),
                ValueLayout.ADDRESS.withName("wire"),
                ValueLayout.JAVA_INT.withName("flags"),
                ValueLayout.JAVA_BYTE.withName("check_mask"),
                ValueLayout.JAVA_BYTE.withName("copy_mask"),
                MemoryLayout.paddingLayout(2L),
                ValueLayout.JAVA_LONG.withName("comp_mask"))
                .withName("mlx5dv_sig_block_attr");

        private Layout() {
        }
    }
}
