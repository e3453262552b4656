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
 * The C type {@code struct mlx5_tm_cqe}: 20 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct mlx5_tm_cqe {
 *   0      __be32 success;
 *   4      __be16 hw_phase_cnt;
 *   6      uint8_t rsvd0[12];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_tm_cqe {
    private static final long SIZE = 20L;

    private mlx5_tm_cqe() {
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
        return RecordText.of("mlx5_tm_cqe", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __be32 success}, at byte 0; big-endian in memory, converted to native byte order.
     */
    public static int success(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code success}.
     */
    public static void success(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code success} in bytes.
     */
    public static long success$offset() {
        return 0L;
    }

    /**
     * {@code __be16 hw_phase_cnt}, at byte 4; big-endian in memory, converted to native byte order.
     */
    public static int hw_phase_cnt(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 4L)));
    }

    /**
     * Sets {@code hw_phase_cnt}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void hw_phase_cnt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 4L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code hw_phase_cnt} in bytes.
     */
    public static long hw_phase_cnt$offset() {
        return 4L;
    }

    /**
     * {@code uint8_t rsvd0[12]}, at byte 6, as a slice.
     */
    public static MemorySegment rsvd0(MemorySegment segment) {
        return segment.asSlice(6L, 12L);
    }

    /**
     * Copies the 12 bytes of {@code rsvd0} from {@code value}.
     */
    public static void rsvd0(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 6L, 12L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd0[12]}.
     */
    public static int rsvd0(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 6L + Objects.checkIndex(index, 12L)));
    }

    /**
     * Sets an element of {@code rsvd0}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd0(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 6L + Objects.checkIndex(index, 12L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd0} in bytes.
     */
    public static long rsvd0$offset() {
        return 6L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("success"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("hw_phase_cnt"),
                MemoryLayout.sequenceLayout(12L, ValueLayout.JAVA_BYTE).withName("rsvd0"),
                MemoryLayout.paddingLayout(2L))
                .withName("mlx5_tm_cqe");

        private Layout() {
        }
    }
}
