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
 * The C type {@code struct mlx5_wqe_tm_seg}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5_wqe_tm_seg {
 *   0      uint8_t opcode;
 *   1      uint8_t flags;
 *   2      __be16 index;
 *   4      uint8_t rsvd0[2];
 *   6      __be16 sw_cnt;
 *   8      uint8_t rsvd1[8];
 *  16      __be64 append_tag;
 *  24      __be64 append_mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_wqe_tm_seg {
    private static final long SIZE = 32L;

    private mlx5_wqe_tm_seg() {
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
        return RecordText.of("mlx5_wqe_tm_seg", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint8_t opcode}, at byte 0.
     */
    public static int opcode(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L));
    }

    /**
     * Sets {@code opcode}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void opcode(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code opcode} in bytes.
     */
    public static long opcode$offset() {
        return 0L;
    }

    /**
     * {@code uint8_t flags}, at byte 1.
     */
    public static int flags(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 1L));
    }

    /**
     * Sets {@code flags}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 1L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 1L;
    }

    /**
     * {@code __be16 index}, at byte 2; big-endian in memory, converted to native byte order.
     */
    public static int index(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 2L)));
    }

    /**
     * Sets {@code index}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 2L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code index} in bytes.
     */
    public static long index$offset() {
        return 2L;
    }

    /**
     * {@code uint8_t rsvd0[2]}, at byte 4, as a slice.
     */
    public static MemorySegment rsvd0(MemorySegment segment) {
        return segment.asSlice(4L, 2L);
    }

    /**
     * Copies the 2 bytes of {@code rsvd0} from {@code value}.
     */
    public static void rsvd0(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 4L, 2L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd0[2]}.
     */
    public static int rsvd0(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 4L + Objects.checkIndex(index, 2L)));
    }

    /**
     * Sets an element of {@code rsvd0}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd0(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 4L + Objects.checkIndex(index, 2L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd0} in bytes.
     */
    public static long rsvd0$offset() {
        return 4L;
    }

    /**
     * {@code __be16 sw_cnt}, at byte 6; big-endian in memory, converted to native byte order.
     */
    public static int sw_cnt(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 6L)));
    }

    /**
     * Sets {@code sw_cnt}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void sw_cnt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 6L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code sw_cnt} in bytes.
     */
    public static long sw_cnt$offset() {
        return 6L;
    }

    /**
     * {@code uint8_t rsvd1[8]}, at byte 8, as a slice.
     */
    public static MemorySegment rsvd1(MemorySegment segment) {
        return segment.asSlice(8L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code rsvd1} from {@code value}.
     */
    public static void rsvd1(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 8L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd1[8]}.
     */
    public static int rsvd1(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, 8L)));
    }

    /**
     * Sets an element of {@code rsvd1}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd1(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, 8L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd1} in bytes.
     */
    public static long rsvd1$offset() {
        return 8L;
    }

    /**
     * {@code __be64 append_tag}, at byte 16; big-endian in memory, converted to native byte order.
     */
    public static long append_tag(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L));
    }

    /**
     * Sets {@code append_tag}.
     */
    public static void append_tag(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code append_tag} in bytes.
     */
    public static long append_tag$offset() {
        return 16L;
    }

    /**
     * {@code __be64 append_mask}, at byte 24; big-endian in memory, converted to native byte order.
     */
    public static long append_mask(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L));
    }

    /**
     * Sets {@code append_mask}.
     */
    public static void append_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code append_mask} in bytes.
     */
    public static long append_mask$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_BYTE.withName("opcode"),
                ValueLayout.JAVA_BYTE.withName("flags"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("index"),
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_BYTE).withName("rsvd0"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("sw_cnt"),
                MemoryLayout.sequenceLayout(8L, ValueLayout.JAVA_BYTE).withName("rsvd1"),
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("append_tag"),
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("append_mask"))
                .withName("mlx5_wqe_tm_seg");

        private Layout() {
        }
    }
}
