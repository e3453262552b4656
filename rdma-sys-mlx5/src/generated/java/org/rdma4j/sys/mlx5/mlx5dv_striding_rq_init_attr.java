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
 * C's {@code struct mlx5dv_striding_rq_init_attr}: 12 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct mlx5dv_striding_rq_init_attr {
 *   0      uint32_t single_stride_log_num_of_bytes;
 *   4      uint32_t single_wqe_log_num_of_strides;
 *   8      uint8_t two_byte_shift_en;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; the numbers are offsets in bytes.
 */
public final class mlx5dv_striding_rq_init_attr {
    private static final long SIZE = 12L;

    private mlx5dv_striding_rq_init_attr() {
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
     * The offset of {@code single_stride_log_num_of_bytes} in bytes.
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
     * The offset of {@code single_wqe_log_num_of_strides} in bytes.
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
     * @throws IllegalArgumentException when {@code value} is not from 0 to 255
     */
    public static void two_byte_shift_en(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L, Ranges.u8(value));
    }

    /**
     * The offset of {@code two_byte_shift_en} in bytes.
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
