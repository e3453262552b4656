// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5_wqe_umr_repeat_block_seg}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5_wqe_umr_repeat_block_seg {
 *   0      __be32 byte_count;
 *   4      __be32 op;
 *   8      __be32 repeat_count;
 *  12      __be16 reserved;
 *  14      __be16 num_ent;
 *  16      struct mlx5_wqe_umr_repeat_ent_seg entries[0];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_wqe_umr_repeat_block_seg {
    private static final long SIZE = 16L;

    private mlx5_wqe_umr_repeat_block_seg() {
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
        return RecordText.of("mlx5_wqe_umr_repeat_block_seg", segment, layout(), "entries@mlx5_wqe_umr_repeat_ent_seg", EnumNames.NONE);
    }

    /**
     * {@code __be32 byte_count}, at byte 0; big-endian in memory, converted to native byte order.
     */
    public static int byte_count(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code byte_count}.
     */
    public static void byte_count(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code byte_count} in bytes.
     */
    public static long byte_count$offset() {
        return 0L;
    }

    /**
     * {@code __be32 op}, at byte 4; big-endian in memory, converted to native byte order.
     */
    public static int op(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L));
    }

    /**
     * Sets {@code op}.
     */
    public static void op(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code op} in bytes.
     */
    public static long op$offset() {
        return 4L;
    }

    /**
     * {@code __be32 repeat_count}, at byte 8; big-endian in memory, converted to native byte order.
     */
    public static int repeat_count(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L));
    }

    /**
     * Sets {@code repeat_count}.
     */
    public static void repeat_count(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code repeat_count} in bytes.
     */
    public static long repeat_count$offset() {
        return 8L;
    }

    /**
     * {@code __be16 reserved}, at byte 12; big-endian in memory, converted to native byte order.
     */
    public static int reserved(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 12L)));
    }

    /**
     * Sets {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 12L;
    }

    /**
     * {@code __be16 num_ent}, at byte 14; big-endian in memory, converted to native byte order.
     */
    public static int num_ent(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 14L)));
    }

    /**
     * Sets {@code num_ent}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void num_ent(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 14L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code num_ent} in bytes.
     */
    public static long num_ent$offset() {
        return 14L;
    }

    /**
     * Returns {@code struct mlx5_wqe_umr_repeat_ent_seg entries[0]}: from its offset to the end of the segment.
     */
    public static MemorySegment entries(MemorySegment segment) {
        return segment.asSlice(16L);
    }

    /**
     * Returns an element of {@code struct mlx5_wqe_umr_repeat_ent_seg entries[0]}.
     */
    public static MemorySegment entries(MemorySegment segment, long index) {
        return segment.asSlice(16L + Objects.checkIndex(index, Long.MAX_VALUE) * 16L, 16L);
    }

    /**
     * Sets an element of {@code entries}.
     */
    public static void entries(MemorySegment segment, long index, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L + Objects.checkIndex(index, Long.MAX_VALUE) * 16L, 16L);
    }

    /**
     * Returns the offset of {@code entries} in bytes.
     */
    public static long entries$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("byte_count"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("op"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("repeat_count"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("reserved"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("num_ent"),
                MemoryLayout.sequenceLayout(0L, mlx5_wqe_umr_repeat_ent_seg.layout()).withName("entries"))
                .withName("mlx5_wqe_umr_repeat_block_seg");

        private Layout() {
        }
    }
}
