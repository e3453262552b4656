// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_dek_attr}: 24 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_dek_attr {
 *   0      enum mlx5dv_dek_state state;
 *   4      char opaque[8];
 *  16      uint64_t comp_mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_dek_attr {
    private static final long SIZE = 24L;

    private mlx5dv_dek_attr() {
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
        return RecordText.of("mlx5dv_dek_attr", segment, layout(), "state=mlx5dv_dek_state opaque\"", Mlx5EnumNames.ALL);
    }

    /**
     * {@code enum mlx5dv_dek_state state}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_dek_state mlx5dv_dek_state}.
     */
    public static int state(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code state}.
     */
    public static void state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code state} in bytes.
     */
    public static long state$offset() {
        return 0L;
    }

    /**
     * {@code char opaque[8]}, at byte 4, as a slice.
     */
    public static MemorySegment opaque(MemorySegment segment) {
        return segment.asSlice(4L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code opaque} from {@code value}.
     */
    public static void opaque(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 4L, 8L);
    }

    /**
     * Returns {@code char opaque[8]} as a string, up to the first zero.
     */
    public static String opaqueString(MemorySegment segment) {
        return CStrings.get(segment, 4L, 8L);
    }

    /**
     * Sets {@code opaque} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 8 bytes
     */
    public static void opaqueString(MemorySegment segment, String value) {
        CStrings.set(segment, 4L, 8L, value);
    }

    /**
     * Returns an element of {@code char opaque[8]}.
     */
    public static byte opaque(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 4L + Objects.checkIndex(index, 8L));
    }

    /**
     * Sets an element of {@code opaque}.
     */
    public static void opaque(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 4L + Objects.checkIndex(index, 8L), value);
    }

    /**
     * Returns the offset of {@code opaque} in bytes.
     */
    public static long opaque$offset() {
        return 4L;
    }

    /**
     * {@code uint64_t comp_mask}, at byte 16.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("state"),
                MemoryLayout.sequenceLayout(8L, ValueLayout.JAVA_BYTE).withName("opaque"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("comp_mask"))
                .withName("mlx5dv_dek_attr");

        private Layout() {
        }
    }
}
