// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_sched_attr}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_sched_attr {
 *   0      struct mlx5dv_sched_node *parent;
 *   8      uint32_t flags;
 *  12      uint32_t bw_share;
 *  16      uint32_t max_avg_bw;
 *  24      uint64_t comp_mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_sched_attr {
    private static final long SIZE = 32L;

    private mlx5dv_sched_attr() {
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
        return RecordText.of("mlx5dv_sched_attr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code struct mlx5dv_sched_node *parent}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_sched_node mlx5dv_sched_node}.
     */
    public static MemorySegment parent(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code parent}.
     */
    public static void parent(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code parent} in bytes.
     */
    public static long parent$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t flags}, at byte 8.
     */
    public static int flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t bw_share}, at byte 12.
     */
    public static int bw_share(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code bw_share}.
     */
    public static void bw_share(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code bw_share} in bytes.
     */
    public static long bw_share$offset() {
        return 12L;
    }

    /**
     * {@code uint32_t max_avg_bw}, at byte 16.
     */
    public static int max_avg_bw(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code max_avg_bw}.
     */
    public static void max_avg_bw(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code max_avg_bw} in bytes.
     */
    public static long max_avg_bw$offset() {
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

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("parent"),
                ValueLayout.JAVA_INT.withName("flags"),
                ValueLayout.JAVA_INT.withName("bw_share"),
                ValueLayout.JAVA_INT.withName("max_avg_bw"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("comp_mask"))
                .withName("mlx5dv_sched_attr");

        private Layout() {
        }
    }
}
