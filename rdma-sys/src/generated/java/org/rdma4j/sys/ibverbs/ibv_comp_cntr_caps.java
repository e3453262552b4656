// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

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
 * The C type {@code struct ibv_comp_cntr_caps}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_comp_cntr_caps {
 *   0      uint64_t max_value;
 *   8      uint32_t max_counters;
 *  12      uint32_t supported_qp_attach_ops;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 65.0.
 */
public final class ibv_comp_cntr_caps {
    private static final long SIZE = 16L;

    private ibv_comp_cntr_caps() {
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
        return RecordText.of("ibv_comp_cntr_caps", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint64_t max_value}, at byte 0.
     */
    public static long max_value(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code max_value}.
     */
    public static void max_value(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code max_value} in bytes.
     */
    public static long max_value$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t max_counters}, at byte 8.
     */
    public static int max_counters(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code max_counters}.
     */
    public static void max_counters(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code max_counters} in bytes.
     */
    public static long max_counters$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t supported_qp_attach_ops}, at byte 12.
     */
    public static int supported_qp_attach_ops(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code supported_qp_attach_ops}.
     */
    public static void supported_qp_attach_ops(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code supported_qp_attach_ops} in bytes.
     */
    public static long supported_qp_attach_ops$offset() {
        return 12L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("max_value"),
                ValueLayout.JAVA_INT.withName("max_counters"),
                ValueLayout.JAVA_INT.withName("supported_qp_attach_ops"))
                .withName("ibv_comp_cntr_caps");

        private Layout() {
        }
    }
}
