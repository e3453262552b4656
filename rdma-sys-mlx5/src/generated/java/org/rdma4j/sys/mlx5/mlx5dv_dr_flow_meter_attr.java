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
 * The C type {@code struct mlx5dv_dr_flow_meter_attr}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_dr_flow_meter_attr {
 *   0      struct mlx5dv_dr_table *next_table;
 *   8      uint8_t active;
 *   9      uint8_t reg_c_index;
 *  16      size_t flow_meter_parameter_sz;
 *  24      void *flow_meter_parameter;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_dr_flow_meter_attr {
    private static final long SIZE = 32L;

    private mlx5dv_dr_flow_meter_attr() {
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
        return RecordText.of("mlx5dv_dr_flow_meter_attr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code struct mlx5dv_dr_table *next_table}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_dr_table mlx5dv_dr_table}.
     */
    public static MemorySegment next_table(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code next_table}.
     */
    public static void next_table(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code next_table} in bytes.
     */
    public static long next_table$offset() {
        return 0L;
    }

    /**
     * {@code uint8_t active}, at byte 8.
     */
    public static int active(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L));
    }

    /**
     * Sets {@code active}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void active(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code active} in bytes.
     */
    public static long active$offset() {
        return 8L;
    }

    /**
     * {@code uint8_t reg_c_index}, at byte 9.
     */
    public static int reg_c_index(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 9L));
    }

    /**
     * Sets {@code reg_c_index}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reg_c_index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 9L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reg_c_index} in bytes.
     */
    public static long reg_c_index$offset() {
        return 9L;
    }

    /**
     * {@code size_t flow_meter_parameter_sz}, at byte 16.
     */
    public static long flow_meter_parameter_sz(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code flow_meter_parameter_sz}.
     */
    public static void flow_meter_parameter_sz(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code flow_meter_parameter_sz} in bytes.
     */
    public static long flow_meter_parameter_sz$offset() {
        return 16L;
    }

    /**
     * {@code void *flow_meter_parameter}, at byte 24.
     */
    public static MemorySegment flow_meter_parameter(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L);
    }

    /**
     * Sets {@code flow_meter_parameter}.
     */
    public static void flow_meter_parameter(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code flow_meter_parameter} in bytes.
     */
    public static long flow_meter_parameter$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("next_table"),
                ValueLayout.JAVA_BYTE.withName("active"),
                ValueLayout.JAVA_BYTE.withName("reg_c_index"),
                MemoryLayout.paddingLayout(6L),
                ValueLayout.JAVA_LONG.withName("flow_meter_parameter_sz"),
                ValueLayout.ADDRESS.withName("flow_meter_parameter"))
                .withName("mlx5dv_dr_flow_meter_attr");

        private Layout() {
        }
    }
}
