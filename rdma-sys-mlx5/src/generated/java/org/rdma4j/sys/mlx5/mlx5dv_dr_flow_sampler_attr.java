// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_dr_flow_sampler_attr}: 40 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_dr_flow_sampler_attr {
 *   0      uint32_t sample_ratio;
 *   8      struct mlx5dv_dr_table *default_next_table;
 *  16      uint32_t num_sample_actions;
 *  24      struct mlx5dv_dr_action **sample_actions;
 *  32      __be64 action;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_dr_flow_sampler_attr {
    private static final long SIZE = 40L;

    private mlx5dv_dr_flow_sampler_attr() {
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
        return RecordText.of("mlx5dv_dr_flow_sampler_attr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint32_t sample_ratio}, at byte 0.
     */
    public static int sample_ratio(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code sample_ratio}.
     */
    public static void sample_ratio(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code sample_ratio} in bytes.
     */
    public static long sample_ratio$offset() {
        return 0L;
    }

    /**
     * {@code struct mlx5dv_dr_table *default_next_table}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_dr_table mlx5dv_dr_table}.
     */
    public static MemorySegment default_next_table(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code default_next_table}.
     */
    public static void default_next_table(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code default_next_table} in bytes.
     */
    public static long default_next_table$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t num_sample_actions}, at byte 16.
     */
    public static int num_sample_actions(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code num_sample_actions}.
     */
    public static void num_sample_actions(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code num_sample_actions} in bytes.
     */
    public static long num_sample_actions$offset() {
        return 16L;
    }

    /**
     * {@code struct mlx5dv_dr_action **sample_actions}, at byte 24; see {@link org.rdma4j.sys.mlx5.mlx5dv_dr_action mlx5dv_dr_action}.
     */
    public static MemorySegment sample_actions(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L);
    }

    /**
     * Sets {@code sample_actions}.
     */
    public static void sample_actions(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code sample_actions} in bytes.
     */
    public static long sample_actions$offset() {
        return 24L;
    }

    /**
     * {@code __be64 action}, at byte 32; big-endian in memory, converted to native byte order.
     */
    public static long action(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 32L));
    }

    /**
     * Sets {@code action}.
     */
    public static void action(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 32L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code action} in bytes.
     */
    public static long action$offset() {
        return 32L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("sample_ratio"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.ADDRESS.withName("default_next_table"),
                ValueLayout.JAVA_INT.withName("num_sample_actions"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.ADDRESS.withName("sample_actions"),
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("action"))
                .withName("mlx5dv_dr_flow_sampler_attr");

        private Layout() {
        }
    }
}
