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
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_dr_action_dest_attr}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_dr_action_dest_attr {
 *   0      enum mlx5dv_dr_action_dest_type type;
 *   8      union {
 *   8          struct mlx5dv_dr_action *dest;
 *   8          struct mlx5dv_dr_action_dest_reformat *dest_reformat;
 *          };
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_dr_action_dest_attr {
    private static final long SIZE = 16L;

    private mlx5dv_dr_action_dest_attr() {
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
        return RecordText.of("mlx5dv_dr_action_dest_attr", segment, layout(), "type=mlx5dv_dr_action_dest_type", Mlx5EnumNames.ALL);
    }

    /**
     * {@code enum mlx5dv_dr_action_dest_type type}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_dr_action_dest_type mlx5dv_dr_action_dest_type}.
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
     * {@code struct mlx5dv_dr_action *dest}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_dr_action mlx5dv_dr_action}.
     */
    public static MemorySegment dest(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code dest}.
     */
    public static void dest(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code dest} in bytes.
     */
    public static long dest$offset() {
        return 8L;
    }

    /**
     * {@code struct mlx5dv_dr_action_dest_reformat *dest_reformat}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_dr_action_dest_reformat mlx5dv_dr_action_dest_reformat}.
     */
    public static MemorySegment dest_reformat(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), mlx5dv_dr_action_dest_reformat.sizeof());
    }

    /**
     * Sets {@code dest_reformat}.
     */
    public static void dest_reformat(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code dest_reformat} in bytes.
     */
    public static long dest_reformat$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("type"),
                MemoryLayout.paddingLayout(4L),
                MemoryLayout.unionLayout(
                        ValueLayout.ADDRESS.withName("dest"),
                        ValueLayout.ADDRESS.withName("dest_reformat")))
                .withName("mlx5dv_dr_action_dest_attr");

        private Layout() {
        }
    }
}
