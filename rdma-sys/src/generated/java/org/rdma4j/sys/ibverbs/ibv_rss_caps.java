// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

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
 * The C type {@code struct ibv_rss_caps}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_rss_caps {
 *   0      uint32_t supported_qpts;
 *   4      uint32_t max_rwq_indirection_tables;
 *   8      uint32_t max_rwq_indirection_table_size;
 *  16      uint64_t rx_hash_fields_mask;
 *  24      uint8_t rx_hash_function;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_rss_caps {
    private static final long SIZE = 32L;

    private ibv_rss_caps() {
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
        return RecordText.of("ibv_rss_caps", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint32_t supported_qpts}, at byte 0.
     */
    public static int supported_qpts(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code supported_qpts}.
     */
    public static void supported_qpts(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code supported_qpts} in bytes.
     */
    public static long supported_qpts$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t max_rwq_indirection_tables}, at byte 4.
     */
    public static int max_rwq_indirection_tables(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code max_rwq_indirection_tables}.
     */
    public static void max_rwq_indirection_tables(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code max_rwq_indirection_tables} in bytes.
     */
    public static long max_rwq_indirection_tables$offset() {
        return 4L;
    }

    /**
     * {@code uint32_t max_rwq_indirection_table_size}, at byte 8.
     */
    public static int max_rwq_indirection_table_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code max_rwq_indirection_table_size}.
     */
    public static void max_rwq_indirection_table_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code max_rwq_indirection_table_size} in bytes.
     */
    public static long max_rwq_indirection_table_size$offset() {
        return 8L;
    }

    /**
     * {@code uint64_t rx_hash_fields_mask}, at byte 16.
     */
    public static long rx_hash_fields_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code rx_hash_fields_mask}.
     */
    public static void rx_hash_fields_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code rx_hash_fields_mask} in bytes.
     */
    public static long rx_hash_fields_mask$offset() {
        return 16L;
    }

    /**
     * {@code uint8_t rx_hash_function}, at byte 24.
     */
    public static int rx_hash_function(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 24L));
    }

    /**
     * Sets {@code rx_hash_function}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rx_hash_function(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 24L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rx_hash_function} in bytes.
     */
    public static long rx_hash_function$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("supported_qpts"),
                ValueLayout.JAVA_INT.withName("max_rwq_indirection_tables"),
                ValueLayout.JAVA_INT.withName("max_rwq_indirection_table_size"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("rx_hash_fields_mask"),
                ValueLayout.JAVA_BYTE.withName("rx_hash_function"),
                MemoryLayout.paddingLayout(7L))
                .withName("ibv_rss_caps");

        private Layout() {
        }
    }
}
