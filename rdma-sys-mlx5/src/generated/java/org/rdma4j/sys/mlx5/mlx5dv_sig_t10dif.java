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
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_sig_t10dif}: 16 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct mlx5dv_sig_t10dif {
 *   0      enum mlx5dv_sig_t10dif_bg_type bg_type;
 *   4      uint16_t bg;
 *   6      uint16_t app_tag;
 *   8      uint32_t ref_tag;
 *  12      uint16_t flags;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_t10dif {
    private static final long SIZE = 16L;

    private mlx5dv_sig_t10dif() {
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
        return RecordText.of("mlx5dv_sig_t10dif", segment, layout(), "bg_type=mlx5dv_sig_t10dif_bg_type", Mlx5EnumNames.ALL);
    }

    /**
     * {@code enum mlx5dv_sig_t10dif_bg_type bg_type}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_sig_t10dif_bg_type mlx5dv_sig_t10dif_bg_type}.
     */
    public static int bg_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code bg_type}.
     */
    public static void bg_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code bg_type} in bytes.
     */
    public static long bg_type$offset() {
        return 0L;
    }

    /**
     * {@code uint16_t bg}, at byte 4.
     */
    public static int bg(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 4L));
    }

    /**
     * Sets {@code bg}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void bg(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 4L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code bg} in bytes.
     */
    public static long bg$offset() {
        return 4L;
    }

    /**
     * {@code uint16_t app_tag}, at byte 6.
     */
    public static int app_tag(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 6L));
    }

    /**
     * Sets {@code app_tag}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void app_tag(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 6L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code app_tag} in bytes.
     */
    public static long app_tag$offset() {
        return 6L;
    }

    /**
     * {@code uint32_t ref_tag}, at byte 8.
     */
    public static int ref_tag(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code ref_tag}.
     */
    public static void ref_tag(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code ref_tag} in bytes.
     */
    public static long ref_tag$offset() {
        return 8L;
    }

    /**
     * {@code uint16_t flags}, at byte 12.
     */
    public static int flags(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 12L));
    }

    /**
     * Sets {@code flags}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 12L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("bg_type"),
                ValueLayout.JAVA_SHORT.withName("bg"),
                ValueLayout.JAVA_SHORT.withName("app_tag"),
                ValueLayout.JAVA_INT.withName("ref_tag"),
                ValueLayout.JAVA_SHORT.withName("flags"),
                MemoryLayout.paddingLayout(2L))
                .withName("mlx5dv_sig_t10dif");

        private Layout() {
        }
    }
}
