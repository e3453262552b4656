// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_qp_init_attr}: 40 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_qp_init_attr {
 *   0      uint64_t comp_mask;
 *   8      uint32_t create_flags;
 *  16      struct mlx5dv_dc_init_attr dc_init_attr;
 *  32      uint64_t send_ops_flags;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_qp_init_attr {
    private static final long SIZE = 40L;

    private mlx5dv_qp_init_attr() {
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
        return RecordText.of("mlx5dv_qp_init_attr", segment, layout(), "dc_init_attr@mlx5dv_dc_init_attr dc_init_attr.dc_type=mlx5dv_dc_type dc_init_attr.?0.dci_streams@mlx5dv_dci_streams", Mlx5EnumNames.ALL);
    }

    /**
     * {@code uint64_t comp_mask}, at byte 0.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t create_flags}, at byte 8.
     */
    public static int create_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code create_flags}.
     */
    public static void create_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code create_flags} in bytes.
     */
    public static long create_flags$offset() {
        return 8L;
    }

    /**
     * {@code struct mlx5dv_dc_init_attr dc_init_attr}, at byte 16, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5dv_dc_init_attr mlx5dv_dc_init_attr}.
     */
    public static MemorySegment dc_init_attr(MemorySegment segment) {
        return segment.asSlice(16L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code dc_init_attr} from {@code value}.
     */
    public static void dc_init_attr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 16L);
    }

    /**
     * Returns the offset of {@code dc_init_attr} in bytes.
     */
    public static long dc_init_attr$offset() {
        return 16L;
    }

    /**
     * {@code uint64_t send_ops_flags}, at byte 32.
     */
    public static long send_ops_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 32L);
    }

    /**
     * Sets {@code send_ops_flags}.
     */
    public static void send_ops_flags(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code send_ops_flags} in bytes.
     */
    public static long send_ops_flags$offset() {
        return 32L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("create_flags"),
                MemoryLayout.paddingLayout(4L),
                mlx5dv_dc_init_attr.layout().withName("dc_init_attr"),
                ValueLayout.JAVA_LONG.withName("send_ops_flags"))
                .withName("mlx5dv_qp_init_attr");

        private Layout() {
        }
    }
}
