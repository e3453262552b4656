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
 * The C type {@code struct ibv_ece}: 12 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ibv_ece {
 *   0      uint32_t vendor_id;
 *   4      uint32_t options;
 *   8      uint32_t comp_mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 31.0.
 */
public final class ibv_ece {
    private static final long SIZE = 12L;

    private ibv_ece() {
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
        return RecordText.of("ibv_ece", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint32_t vendor_id}, at byte 0.
     */
    public static int vendor_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code vendor_id}.
     */
    public static void vendor_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code vendor_id} in bytes.
     */
    public static long vendor_id$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t options}, at byte 4.
     */
    public static int options(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code options}.
     */
    public static void options(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code options} in bytes.
     */
    public static long options$offset() {
        return 4L;
    }

    /**
     * {@code uint32_t comp_mask}, at byte 8.
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("vendor_id"),
                ValueLayout.JAVA_INT.withName("options"),
                ValueLayout.JAVA_INT.withName("comp_mask"))
                .withName("ibv_ece");

        private Layout() {
        }
    }
}
