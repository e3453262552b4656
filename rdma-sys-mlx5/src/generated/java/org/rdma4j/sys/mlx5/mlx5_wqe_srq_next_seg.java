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
 * The C type {@code struct mlx5_wqe_srq_next_seg}: 16 bytes, aligned to 2.
 *
 * <pre>{@code
 *      struct mlx5_wqe_srq_next_seg {
 *   0      uint8_t rsvd0[2];
 *   2      __be16 next_wqe_index;
 *   4      uint8_t signature;
 *   5      uint8_t rsvd1[11];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_wqe_srq_next_seg {
    private static final long SIZE = 16L;

    private mlx5_wqe_srq_next_seg() {
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
        return allocator.allocate(SIZE, 2L);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 2L);
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
        return RecordText.of("mlx5_wqe_srq_next_seg", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint8_t rsvd0[2]}, at byte 0, as a slice.
     */
    public static MemorySegment rsvd0(MemorySegment segment) {
        return segment.asSlice(0L, 2L);
    }

    /**
     * Copies the 2 bytes of {@code rsvd0} from {@code value}.
     */
    public static void rsvd0(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 2L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd0[2]}.
     */
    public static int rsvd0(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 2L)));
    }

    /**
     * Sets an element of {@code rsvd0}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd0(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 2L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd0} in bytes.
     */
    public static long rsvd0$offset() {
        return 0L;
    }

    /**
     * {@code __be16 next_wqe_index}, at byte 2; big-endian in memory, converted to native byte order.
     */
    public static int next_wqe_index(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 2L)));
    }

    /**
     * Sets {@code next_wqe_index}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void next_wqe_index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 2L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code next_wqe_index} in bytes.
     */
    public static long next_wqe_index$offset() {
        return 2L;
    }

    /**
     * {@code uint8_t signature}, at byte 4.
     */
    public static int signature(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 4L));
    }

    /**
     * Sets {@code signature}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void signature(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 4L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code signature} in bytes.
     */
    public static long signature$offset() {
        return 4L;
    }

    /**
     * {@code uint8_t rsvd1[11]}, at byte 5, as a slice.
     */
    public static MemorySegment rsvd1(MemorySegment segment) {
        return segment.asSlice(5L, 11L);
    }

    /**
     * Copies the 11 bytes of {@code rsvd1} from {@code value}.
     */
    public static void rsvd1(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 5L, 11L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd1[11]}.
     */
    public static int rsvd1(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 5L + Objects.checkIndex(index, 11L)));
    }

    /**
     * Sets an element of {@code rsvd1}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd1(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 5L + Objects.checkIndex(index, 11L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd1} in bytes.
     */
    public static long rsvd1$offset() {
        return 5L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_BYTE).withName("rsvd0"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("next_wqe_index"),
                ValueLayout.JAVA_BYTE.withName("signature"),
                MemoryLayout.sequenceLayout(11L, ValueLayout.JAVA_BYTE).withName("rsvd1"))
                .withName("mlx5_wqe_srq_next_seg");

        private Layout() {
        }
    }
}
