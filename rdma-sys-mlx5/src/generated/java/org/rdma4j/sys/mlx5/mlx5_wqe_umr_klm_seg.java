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
 * The C type {@code struct mlx5_wqe_umr_klm_seg}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5_wqe_umr_klm_seg {
 *   0      __be32 byte_count;
 *   4      __be32 mkey;
 *   8      __be64 address;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_wqe_umr_klm_seg {
    private static final long SIZE = 16L;

    private mlx5_wqe_umr_klm_seg() {
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
        return RecordText.of("mlx5_wqe_umr_klm_seg", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __be32 byte_count}, at byte 0; big-endian in memory, converted to native byte order.
     */
    public static int byte_count(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code byte_count}.
     */
    public static void byte_count(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code byte_count} in bytes.
     */
    public static long byte_count$offset() {
        return 0L;
    }

    /**
     * {@code __be32 mkey}, at byte 4; big-endian in memory, converted to native byte order.
     */
    public static int mkey(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L));
    }

    /**
     * Sets {@code mkey}.
     */
    public static void mkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code mkey} in bytes.
     */
    public static long mkey$offset() {
        return 4L;
    }

    /**
     * {@code __be64 address}, at byte 8; big-endian in memory, converted to native byte order.
     */
    public static long address(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L));
    }

    /**
     * Sets {@code address}.
     */
    public static void address(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code address} in bytes.
     */
    public static long address$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("byte_count"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("mkey"),
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("address"))
                .withName("mlx5_wqe_umr_klm_seg");

        private Layout() {
        }
    }
}
