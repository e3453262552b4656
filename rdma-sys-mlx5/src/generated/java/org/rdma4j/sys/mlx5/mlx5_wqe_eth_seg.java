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
 * The C type {@code struct mlx5_wqe_eth_seg}: 32 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct mlx5_wqe_eth_seg {
 *   0      __be32 rsvd0;
 *   4      uint8_t cs_flags;
 *   5      uint8_t rsvd1;
 *   6      __be16 mss;
 *   8      __be32 rsvd2;
 *  12      __be16 inline_hdr_sz;
 *  14      uint8_t inline_hdr_start[2];
 *  16      uint8_t inline_hdr[16];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_wqe_eth_seg {
    private static final long SIZE = 32L;

    private mlx5_wqe_eth_seg() {
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
        return RecordText.of("mlx5_wqe_eth_seg", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __be32 rsvd0}, at byte 0; big-endian in memory, converted to native byte order.
     */
    public static int rsvd0(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code rsvd0}.
     */
    public static void rsvd0(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code rsvd0} in bytes.
     */
    public static long rsvd0$offset() {
        return 0L;
    }

    /**
     * {@code uint8_t cs_flags}, at byte 4.
     */
    public static int cs_flags(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 4L));
    }

    /**
     * Sets {@code cs_flags}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void cs_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 4L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code cs_flags} in bytes.
     */
    public static long cs_flags$offset() {
        return 4L;
    }

    /**
     * {@code uint8_t rsvd1}, at byte 5.
     */
    public static int rsvd1(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 5L));
    }

    /**
     * Sets {@code rsvd1}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd1(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 5L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd1} in bytes.
     */
    public static long rsvd1$offset() {
        return 5L;
    }

    /**
     * {@code __be16 mss}, at byte 6; big-endian in memory, converted to native byte order.
     */
    public static int mss(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 6L)));
    }

    /**
     * Sets {@code mss}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void mss(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 6L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code mss} in bytes.
     */
    public static long mss$offset() {
        return 6L;
    }

    /**
     * {@code __be32 rsvd2}, at byte 8; big-endian in memory, converted to native byte order.
     */
    public static int rsvd2(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L));
    }

    /**
     * Sets {@code rsvd2}.
     */
    public static void rsvd2(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code rsvd2} in bytes.
     */
    public static long rsvd2$offset() {
        return 8L;
    }

    /**
     * {@code __be16 inline_hdr_sz}, at byte 12; big-endian in memory, converted to native byte order.
     */
    public static int inline_hdr_sz(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 12L)));
    }

    /**
     * Sets {@code inline_hdr_sz}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void inline_hdr_sz(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code inline_hdr_sz} in bytes.
     */
    public static long inline_hdr_sz$offset() {
        return 12L;
    }

    /**
     * {@code uint8_t inline_hdr_start[2]}, at byte 14, as a slice.
     */
    public static MemorySegment inline_hdr_start(MemorySegment segment) {
        return segment.asSlice(14L, 2L);
    }

    /**
     * Copies the 2 bytes of {@code inline_hdr_start} from {@code value}.
     */
    public static void inline_hdr_start(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 14L, 2L);
    }

    /**
     * Returns an element of {@code uint8_t inline_hdr_start[2]}.
     */
    public static int inline_hdr_start(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 14L + Objects.checkIndex(index, 2L)));
    }

    /**
     * Sets an element of {@code inline_hdr_start}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void inline_hdr_start(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 14L + Objects.checkIndex(index, 2L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code inline_hdr_start} in bytes.
     */
    public static long inline_hdr_start$offset() {
        return 14L;
    }

    /**
     * {@code uint8_t inline_hdr[16]}, at byte 16, as a slice.
     */
    public static MemorySegment inline_hdr(MemorySegment segment) {
        return segment.asSlice(16L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code inline_hdr} from {@code value}.
     */
    public static void inline_hdr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 16L);
    }

    /**
     * Returns an element of {@code uint8_t inline_hdr[16]}.
     */
    public static int inline_hdr(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 16L + Objects.checkIndex(index, 16L)));
    }

    /**
     * Sets an element of {@code inline_hdr}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void inline_hdr(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 16L + Objects.checkIndex(index, 16L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code inline_hdr} in bytes.
     */
    public static long inline_hdr$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("rsvd0"),
                ValueLayout.JAVA_BYTE.withName("cs_flags"),
                ValueLayout.JAVA_BYTE.withName("rsvd1"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("mss"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("rsvd2"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("inline_hdr_sz"),
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_BYTE).withName("inline_hdr_start"),
                MemoryLayout.sequenceLayout(16L, ValueLayout.JAVA_BYTE).withName("inline_hdr"))
                .withName("mlx5_wqe_eth_seg");

        private Layout() {
        }
    }
}
