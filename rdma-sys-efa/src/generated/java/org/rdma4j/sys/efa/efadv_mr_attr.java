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
 * C's {@code struct efadv_mr_attr}: 16 bytes, aligned to 8.
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
 * <p>Declared in {@code infiniband/efadv.h}; the numbers are offsets in bytes.
 *
 * <p>Since rdma-core 50.0.
 */
public final class efadv_mr_attr {
    private static final long SIZE = 16L;

    private efadv_mr_attr() {
    }

    /**
     * The layout, with C's names and offsets.
     */
    public static GroupLayout layout() {
        return Layout.LAYOUT;
    }

    /**
     * The size in bytes.
     */
    public static long sizeof() {
        return SIZE;
    }

    /**
     * Memory for one record. It is zeroed if the allocator zeroes it, as an arena does.
     */
    public static MemorySegment allocate(SegmentAllocator allocator) {
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Memory for {@code count} records, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 8L);
    }

    /**
     * Element {@code index} of an array.
     */
    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(index * SIZE, SIZE);
    }

    /**
     * The record at an address, for inner loops: reaching its fields costs what it costs in C. Create it in
     * the loop that uses it; kept across native calls, it becomes an object. Nothing checks that the
     * memory is still there.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment ofAddress(long address) {
        return MemorySegment.ofAddress(address).reinterpret(SIZE);
    }

    /**
     * The segment with the size of one record.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment) {
        return segment.reinterpret(SIZE);
    }

    /**
     * The segment with the size of {@code count} records.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, long count) {
        return segment.reinterpret(Math.multiplyExact(count, SIZE));
    }

    /**
     * The segment with the size of one record, alive until the arena closes, which calls {@code cleanup}.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, Arena arena,
            Consumer<MemorySegment> cleanup) {
        return segment.reinterpret(SIZE, arena, cleanup);
    }

    /**
     * The members and their values on one line, for people. No pointer is followed.
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
     * The offset of {@code comp_mask} in bytes.
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
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void ic_id_validity(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 8L, Ranges.u16(value));
    }

    /**
     * The offset of {@code ic_id_validity} in bytes.
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
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void recv_ic_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 10L, Ranges.u16(value));
    }

    /**
     * The offset of {@code recv_ic_id} in bytes.
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
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void rdma_read_ic_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Ranges.u16(value));
    }

    /**
     * The offset of {@code rdma_read_ic_id} in bytes.
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
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void rdma_recv_ic_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 14L, Ranges.u16(value));
    }

    /**
     * The offset of {@code rdma_recv_ic_id} in bytes.
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
