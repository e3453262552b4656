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
 * The C type {@code struct mlx5dv_sig_block_domain}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_sig_block_domain {
 *   0      enum mlx5dv_sig_type sig_type;
 *   8      union {
 *   8          const struct mlx5dv_sig_t10dif *dif;
 *   8          const struct mlx5dv_sig_crc *crc;
 *          } sig;
 *  16      enum mlx5dv_block_size block_size;
 *  24      uint64_t comp_mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_block_domain {
    private static final long SIZE = 32L;

    private mlx5dv_sig_block_domain() {
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
        return RecordText.of("mlx5dv_sig_block_domain", segment, layout(), "sig_type=mlx5dv_sig_type block_size=mlx5dv_block_size", Mlx5EnumNames.ALL);
    }

    /**
     * {@code enum mlx5dv_sig_type sig_type}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_sig_type mlx5dv_sig_type}.
     */
    public static int sig_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code sig_type}.
     */
    public static void sig_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code sig_type} in bytes.
     */
    public static long sig_type$offset() {
        return 0L;
    }

    /**
     * {@code union sig}, at byte 8, as a slice.
     */
    public static MemorySegment sig(MemorySegment segment) {
        return segment.asSlice(8L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code sig} from {@code value}.
     */
    public static void sig(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 8L);
    }

    /**
     * Returns the offset of {@code sig} in bytes.
     */
    public static long sig$offset() {
        return 8L;
    }

    /**
     * {@code const struct mlx5dv_sig_t10dif *sig.dif}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_sig_t10dif mlx5dv_sig_t10dif}.
     */
    public static MemorySegment sig_dif(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), mlx5dv_sig_t10dif.sizeof());
    }

    /**
     * Sets {@code sig.dif}.
     */
    public static void sig_dif(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code sig.dif} in bytes.
     */
    public static long sig_dif$offset() {
        return 8L;
    }

    /**
     * {@code const struct mlx5dv_sig_crc *sig.crc}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_sig_crc mlx5dv_sig_crc}.
     */
    public static MemorySegment sig_crc(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), mlx5dv_sig_crc.sizeof());
    }

    /**
     * Sets {@code sig.crc}.
     */
    public static void sig_crc(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code sig.crc} in bytes.
     */
    public static long sig_crc$offset() {
        return 8L;
    }

    /**
     * {@code enum mlx5dv_block_size block_size}, at byte 16; see {@link org.rdma4j.sys.mlx5.mlx5dv_block_size mlx5dv_block_size}.
     */
    public static int block_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code block_size}.
     */
    public static void block_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code block_size} in bytes.
     */
    public static long block_size$offset() {
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
                ValueLayout.JAVA_INT.withName("sig_type"),
                MemoryLayout.paddingLayout(4L),
                MemoryLayout.unionLayout(
                        ValueLayout.ADDRESS.withName("dif"),
                        ValueLayout.ADDRESS.withName("crc")).withName("sig"),
                ValueLayout.JAVA_INT.withName("block_size"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("comp_mask"))
                .withName("mlx5dv_sig_block_domain");

        private Layout() {
        }
    }
}
