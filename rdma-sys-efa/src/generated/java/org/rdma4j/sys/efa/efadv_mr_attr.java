// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efa;

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
 * The C type {@code struct efadv_mr_attr}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct efadv_mr_attr {
 *   0      uint64_t comp_mask;
 *   8      uint16_t ic_id_validity;
 *  10      uint16_t recv_ic_id;
 *  12      uint16_t rdma_read_ic_id;
 *  14      uint16_t rdma_recv_ic_id;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/efadv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 50.0.
 */
public final class efadv_mr_attr {
    private static final long SIZE = 16L;

    private efadv_mr_attr() {
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
        return RecordText.of("efadv_mr_attr", segment, layout(), "", EnumNames.NONE);
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
     * {@code uint16_t ic_id_validity}, at byte 8.
     */
    public static int ic_id_validity(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 8L));
    }

    /**
     * Sets {@code ic_id_validity}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void ic_id_validity(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 8L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code ic_id_validity} in bytes.
     */
    public static long ic_id_validity$offset() {
        return 8L;
    }

    /**
     * {@code uint16_t recv_ic_id}, at byte 10.
     */
    public static int recv_ic_id(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 10L));
    }

    /**
     * Sets {@code recv_ic_id}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void recv_ic_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 10L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code recv_ic_id} in bytes.
     */
    public static long recv_ic_id$offset() {
        return 10L;
    }

    /**
     * {@code uint16_t rdma_read_ic_id}, at byte 12.
     */
    public static int rdma_read_ic_id(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 12L));
    }

    /**
     * Sets {@code rdma_read_ic_id}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void rdma_read_ic_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code rdma_read_ic_id} in bytes.
     */
    public static long rdma_read_ic_id$offset() {
        return 12L;
    }

    /**
     * {@code uint16_t rdma_recv_ic_id}, at byte 14.
     */
    public static int rdma_recv_ic_id(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 14L));
    }

    /**
     * Sets {@code rdma_recv_ic_id}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void rdma_recv_ic_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 14L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code rdma_recv_ic_id} in bytes.
     */
    public static long rdma_recv_ic_id$offset() {
        return 14L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.JAVA_SHORT.withName("ic_id_validity"),
                ValueLayout.JAVA_SHORT.withName("recv_ic_id"),
                ValueLayout.JAVA_SHORT.withName("rdma_read_ic_id"),
                ValueLayout.JAVA_SHORT.withName("rdma_recv_ic_id"))
                .withName("efadv_mr_attr");

        private Layout() {
        }
    }
}
