// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

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
 * The C type {@code struct ibv_qp_open_attr}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_qp_open_attr {
 *   0      uint32_t comp_mask;
 *   4      uint32_t qp_num;
 *   8      struct ibv_xrcd *xrcd;
 *  16      void *qp_context;
 *  24      enum ibv_qp_type qp_type;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_qp_open_attr {
    private static final long SIZE = 32L;

    private ibv_qp_open_attr() {
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
        return RecordText.of("ibv_qp_open_attr", segment, layout(), "qp_type=ibv_qp_type", IbverbsEnumNames.ALL);
    }

    /**
     * {@code uint32_t comp_mask}, at byte 0.
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t qp_num}, at byte 4.
     */
    public static int qp_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code qp_num}.
     */
    public static void qp_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code qp_num} in bytes.
     */
    public static long qp_num$offset() {
        return 4L;
    }

    /**
     * {@code struct ibv_xrcd *xrcd}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_xrcd ibv_xrcd}.
     */
    public static MemorySegment xrcd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_xrcd.sizeof());
    }

    /**
     * Sets {@code xrcd}.
     */
    public static void xrcd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code xrcd} in bytes.
     */
    public static long xrcd$offset() {
        return 8L;
    }

    /**
     * {@code void *qp_context}, at byte 16.
     */
    public static MemorySegment qp_context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L);
    }

    /**
     * Sets {@code qp_context}.
     */
    public static void qp_context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code qp_context} in bytes.
     */
    public static long qp_context$offset() {
        return 16L;
    }

    /**
     * {@code enum ibv_qp_type qp_type}, at byte 24; see {@link org.rdma4j.sys.ibverbs.ibv_qp_type ibv_qp_type}.
     */
    public static int qp_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code qp_type}.
     */
    public static void qp_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code qp_type} in bytes.
     */
    public static long qp_type$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("qp_num"),
                ValueLayout.ADDRESS.withName("xrcd"),
                ValueLayout.ADDRESS.withName("qp_context"),
                ValueLayout.JAVA_INT.withName("qp_type"),
                MemoryLayout.paddingLayout(4L))
                .withName("ibv_qp_open_attr");

        private Layout() {
        }
    }
}
