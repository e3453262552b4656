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
 * The C type {@code struct ibv_wq_init_attr}: 48 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_wq_init_attr {
 *   0      void *wq_context;
 *   8      enum ibv_wq_type wq_type;
 *  12      uint32_t max_wr;
 *  16      uint32_t max_sge;
 *  24      struct ibv_pd *pd;
 *  32      struct ibv_cq *cq;
 *  40      uint32_t comp_mask;
 *  44      uint32_t create_flags;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_wq_init_attr {
    private static final long SIZE = 48L;

    private ibv_wq_init_attr() {
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
        return RecordText.of("ibv_wq_init_attr", segment, layout(), "wq_type=ibv_wq_type", IbverbsEnumNames.ALL);
    }

    /**
     * {@code void *wq_context}, at byte 0.
     */
    public static MemorySegment wq_context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code wq_context}.
     */
    public static void wq_context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code wq_context} in bytes.
     */
    public static long wq_context$offset() {
        return 0L;
    }

    /**
     * {@code enum ibv_wq_type wq_type}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_wq_type ibv_wq_type}.
     */
    public static int wq_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code wq_type}.
     */
    public static void wq_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code wq_type} in bytes.
     */
    public static long wq_type$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t max_wr}, at byte 12.
     */
    public static int max_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code max_wr}.
     */
    public static void max_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code max_wr} in bytes.
     */
    public static long max_wr$offset() {
        return 12L;
    }

    /**
     * {@code uint32_t max_sge}, at byte 16.
     */
    public static int max_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code max_sge}.
     */
    public static void max_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code max_sge} in bytes.
     */
    public static long max_sge$offset() {
        return 16L;
    }

    /**
     * {@code struct ibv_pd *pd}, at byte 24; see {@link org.rdma4j.sys.ibverbs.ibv_pd ibv_pd}.
     */
    public static MemorySegment pd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L), ibv_pd.sizeof());
    }

    /**
     * Sets {@code pd}.
     */
    public static void pd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code pd} in bytes.
     */
    public static long pd$offset() {
        return 24L;
    }

    /**
     * {@code struct ibv_cq *cq}, at byte 32; see {@link org.rdma4j.sys.ibverbs.ibv_cq ibv_cq}.
     */
    public static MemorySegment cq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code cq}.
     */
    public static void cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code cq} in bytes.
     */
    public static long cq$offset() {
        return 32L;
    }

    /**
     * {@code uint32_t comp_mask}, at byte 40.
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 40L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 40L;
    }

    /**
     * {@code uint32_t create_flags}, at byte 44.
     */
    public static int create_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 44L);
    }

    /**
     * Sets {@code create_flags}.
     */
    public static void create_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 44L, value);
    }

    /**
     * Returns the offset of {@code create_flags} in bytes.
     */
    public static long create_flags$offset() {
        return 44L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("wq_context"),
                ValueLayout.JAVA_INT.withName("wq_type"),
                ValueLayout.JAVA_INT.withName("max_wr"),
                ValueLayout.JAVA_INT.withName("max_sge"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.ADDRESS.withName("pd"),
                ValueLayout.ADDRESS.withName("cq"),
                ValueLayout.JAVA_INT.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("create_flags"))
                .withName("ibv_wq_init_attr");

        private Layout() {
        }
    }
}
