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
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_flow_matcher_attr}: 40 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_flow_matcher_attr {
 *   0      enum ibv_flow_attr_type type;
 *   4      uint32_t flags;
 *   8      uint16_t priority;
 *  10      uint8_t match_criteria_enable;
 *  16      struct mlx5dv_flow_match_parameters *match_mask;
 *  24      uint64_t comp_mask;
 *  32      enum mlx5_ib_uapi_flow_table_type ft_type;
 *  36      uint32_t ib_port;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_flow_matcher_attr {
    private static final long SIZE = 40L;

    private mlx5dv_flow_matcher_attr() {
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
        return RecordText.of("mlx5dv_flow_matcher_attr", segment, layout(), "ft_type=mlx5_ib_uapi_flow_table_type", Mlx5EnumNames.ALL);
    }

    /**
     * {@code enum ibv_flow_attr_type type}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_flow_attr_type ibv_flow_attr_type}.
     */
    public static int type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code type}.
     */
    public static void type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code type} in bytes.
     */
    public static long type$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t flags}, at byte 4.
     */
    public static int flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 4L;
    }

    /**
     * {@code uint16_t priority}, at byte 8.
     */
    public static int priority(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 8L));
    }

    /**
     * Sets {@code priority}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void priority(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 8L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code priority} in bytes.
     */
    public static long priority$offset() {
        return 8L;
    }

    /**
     * {@code uint8_t match_criteria_enable}, at byte 10.
     */
    public static int match_criteria_enable(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 10L));
    }

    /**
     * Sets {@code match_criteria_enable}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void match_criteria_enable(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 10L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code match_criteria_enable} in bytes.
     */
    public static long match_criteria_enable$offset() {
        return 10L;
    }

    /**
     * {@code struct mlx5dv_flow_match_parameters *match_mask}, at byte 16; see {@link org.rdma4j.sys.mlx5.mlx5dv_flow_match_parameters mlx5dv_flow_match_parameters}.
     */
    public static MemorySegment match_mask(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L), mlx5dv_flow_match_parameters.sizeof());
    }

    /**
     * Sets {@code match_mask}.
     */
    public static void match_mask(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code match_mask} in bytes.
     */
    public static long match_mask$offset() {
        return 16L;
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

    /**
     * {@code enum mlx5_ib_uapi_flow_table_type ft_type}, at byte 32; see {@link org.rdma4j.sys.mlx5.mlx5_ib_uapi_flow_table_type mlx5_ib_uapi_flow_table_type}.
     */
    public static int ft_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code ft_type}.
     */
    public static void ft_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code ft_type} in bytes.
     */
    public static long ft_type$offset() {
        return 32L;
    }

    /**
     * {@code uint32_t ib_port}, at byte 36.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static int ib_port(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code ib_port}.
     */
    public static void ib_port(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code ib_port} in bytes.
     */
    public static long ib_port$offset() {
        return 36L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("type"),
                ValueLayout.JAVA_INT.withName("flags"),
                ValueLayout.JAVA_SHORT.withName("priority"),
                ValueLayout.JAVA_BYTE.withName("match_criteria_enable"),
                MemoryLayout.paddingLayout(5L),
                ValueLayout.ADDRESS.withName("match_mask"),
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("ft_type"),
                ValueLayout.JAVA_INT.withName("ib_port"))
                .withName("mlx5dv_flow_matcher_attr");

        private Layout() {
        }
    }
}
