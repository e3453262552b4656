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
 * The C type {@code struct mlx5dv_striding_rq_init_attr}: 12 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct mlx5dv_striding_rq_init_attr {
 *   0      uint32_t single_stride_log_num_of_bytes;
 *   4      uint32_t single_wqe_log_num_of_strides;
 *   8      uint8_t two_byte_shift_en;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_striding_rq_init_attr {
    private static final long SIZE = 12L;

    private mlx5dv_striding_rq_init_attr() {
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
        return RecordText.of("mlx5dv_striding_rq_init_attr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint32_t single_stride_log_num_of_bytes}, at byte 0.
     */
    public static int single_stride_log_num_of_bytes(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code single_stride_log_num_of_bytes}.
     */
    public static void single_stride_log_num_of_bytes(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code single_stride_log_num_of_bytes} in bytes.
     */
    public static long single_stride_log_num_of_bytes$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t single_wqe_log_num_of_strides}, at byte 4.
     */
    public static int single_wqe_log_num_of_strides(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code single_wqe_log_num_of_strides}.
     */
    public static void single_wqe_log_num_of_strides(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code single_wqe_log_num_of_strides} in bytes.
     */
    public static long single_wqe_log_num_of_strides$offset() {
        return 4L;
    }

    /**
     * {@code uint8_t two_byte_shift_en}, at byte 8.
     */
    public static int two_byte_shift_en(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L));
    }

    /**
     * Sets {@code two_byte_shift_en}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void two_byte_shift_en(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code two_byte_shift_en} in bytes.
     */
    public static long two_byte_shift_en$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("single_stride_log_num_of_bytes"),
                ValueLayout.JAVA_INT.withName("single_wqe_log_num_of_strides"),
                ValueLayout.JAVA_BYTE.withName("two_byte_shift_en"),
                MemoryLayout.paddingLayout(3L))
                .withName("mlx5dv_striding_rq_init_attr");

        private Layout() {
        }
    }
}
