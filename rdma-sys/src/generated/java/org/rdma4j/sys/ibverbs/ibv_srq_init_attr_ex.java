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
 * The C type {@code struct ibv_srq_init_attr_ex}: 64 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_srq_init_attr_ex {
 *   0      void *srq_context;
 *   8      struct ibv_srq_attr attr;
 *  20      uint32_t comp_mask;
 *  24      enum ibv_srq_type srq_type;
 *  32      struct ibv_pd *pd;
 *  40      struct ibv_xrcd *xrcd;
 *  48      struct ibv_cq *cq;
 *  56      struct ibv_tm_cap tm_cap;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_srq_init_attr_ex {
    private static final long SIZE = 64L;

    private ibv_srq_init_attr_ex() {
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
        return RecordText.of("ibv_srq_init_attr_ex", segment, layout(), "attr@ibv_srq_attr srq_type=ibv_srq_type tm_cap@ibv_tm_cap", IbverbsEnumNames.ALL);
    }

    /**
     * {@code void *srq_context}, at byte 0.
     */
    public static MemorySegment srq_context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code srq_context}.
     */
    public static void srq_context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code srq_context} in bytes.
     */
    public static long srq_context$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_srq_attr attr}, at byte 8, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_srq_attr ibv_srq_attr}.
     *
     * <p>Requested minimum sizes; after {@link Ibverbs#ibv_create_srq_ex ibv_create_srq_ex}, the actual
     * sizes.
     */
    public static MemorySegment attr(MemorySegment segment) {
        return segment.asSlice(8L, 12L);
    }

    /**
     * Copies the 12 bytes of {@code attr} from {@code value}.
     */
    public static void attr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 12L);
    }

    /**
     * Returns the offset of {@code attr} in bytes.
     */
    public static long attr$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t comp_mask}, at byte 20.
     *
     * <p>Mask of the fields below that are set ({@link ibv_srq_init_attr_mask ibv_srq_init_attr_mask}).
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code comp_mask}.
     *
     * <p>Mask of the fields below that are set ({@link ibv_srq_init_attr_mask ibv_srq_init_attr_mask}).
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 20L;
    }

    /**
     * {@code enum ibv_srq_type srq_type}, at byte 24; see {@link org.rdma4j.sys.ibverbs.ibv_srq_type ibv_srq_type}.
     *
     * <p>Type of the queue (default {@link ibv_srq_type#IBV_SRQT_BASIC IBV_SRQT_BASIC}). Requires
     * {@link ibv_srq_init_attr_mask#IBV_SRQ_INIT_ATTR_TYPE IBV_SRQ_INIT_ATTR_TYPE}.
     */
    public static int srq_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code srq_type}.
     *
     * <p>Type of the queue (default {@link ibv_srq_type#IBV_SRQT_BASIC IBV_SRQT_BASIC}). Requires
     * {@link ibv_srq_init_attr_mask#IBV_SRQ_INIT_ATTR_TYPE IBV_SRQ_INIT_ATTR_TYPE}.
     */
    public static void srq_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code srq_type} in bytes.
     */
    public static long srq_type$offset() {
        return 24L;
    }

    /**
     * {@code struct ibv_pd *pd}, at byte 32; see {@link org.rdma4j.sys.ibverbs.ibv_pd ibv_pd}.
     *
     * <p>Protection domain. Mandatory; requires
     * {@link ibv_srq_init_attr_mask#IBV_SRQ_INIT_ATTR_PD IBV_SRQ_INIT_ATTR_PD}.
     */
    public static MemorySegment pd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L), ibv_pd.sizeof());
    }

    /**
     * Sets {@code pd}.
     *
     * <p>Protection domain. Mandatory; requires
     * {@link ibv_srq_init_attr_mask#IBV_SRQ_INIT_ATTR_PD IBV_SRQ_INIT_ATTR_PD}.
     */
    public static void pd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code pd} in bytes.
     */
    public static long pd$offset() {
        return 32L;
    }

    /**
     * {@code struct ibv_xrcd *xrcd}, at byte 40; see {@link org.rdma4j.sys.ibverbs.ibv_xrcd ibv_xrcd}.
     *
     * <p>XRC domain, for {@link ibv_srq_type#IBV_SRQT_XRC IBV_SRQT_XRC}. Requires
     * {@link ibv_srq_init_attr_mask#IBV_SRQ_INIT_ATTR_XRCD IBV_SRQ_INIT_ATTR_XRCD}.
     */
    public static MemorySegment xrcd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L), ibv_xrcd.sizeof());
    }

    /**
     * Sets {@code xrcd}.
     *
     * <p>XRC domain, for {@link ibv_srq_type#IBV_SRQT_XRC IBV_SRQT_XRC}. Requires
     * {@link ibv_srq_init_attr_mask#IBV_SRQ_INIT_ATTR_XRCD IBV_SRQ_INIT_ATTR_XRCD}.
     */
    public static void xrcd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code xrcd} in bytes.
     */
    public static long xrcd$offset() {
        return 40L;
    }

    /**
     * {@code struct ibv_cq *cq}, at byte 48; see {@link org.rdma4j.sys.ibverbs.ibv_cq ibv_cq}.
     *
     * <p>Completion queue of receives, for {@link ibv_srq_type#IBV_SRQT_XRC IBV_SRQT_XRC} and
     * {@link ibv_srq_type#IBV_SRQT_TM IBV_SRQT_TM}. Requires
     * {@link ibv_srq_init_attr_mask#IBV_SRQ_INIT_ATTR_CQ IBV_SRQ_INIT_ATTR_CQ}.
     */
    public static MemorySegment cq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 48L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code cq}.
     *
     * <p>Completion queue of receives, for {@link ibv_srq_type#IBV_SRQT_XRC IBV_SRQT_XRC} and
     * {@link ibv_srq_type#IBV_SRQT_TM IBV_SRQT_TM}. Requires
     * {@link ibv_srq_init_attr_mask#IBV_SRQ_INIT_ATTR_CQ IBV_SRQ_INIT_ATTR_CQ}.
     */
    public static void cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code cq} in bytes.
     */
    public static long cq$offset() {
        return 48L;
    }

    /**
     * {@code struct ibv_tm_cap tm_cap}, at byte 56, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_tm_cap ibv_tm_cap}.
     *
     * <p>Sizes of tag matching, for {@link ibv_srq_type#IBV_SRQT_TM IBV_SRQT_TM}. Requires
     * {@link ibv_srq_init_attr_mask#IBV_SRQ_INIT_ATTR_TM IBV_SRQ_INIT_ATTR_TM}.
     */
    public static MemorySegment tm_cap(MemorySegment segment) {
        return segment.asSlice(56L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code tm_cap} from {@code value}.
     */
    public static void tm_cap(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 56L, 8L);
    }

    /**
     * Returns the offset of {@code tm_cap} in bytes.
     */
    public static long tm_cap$offset() {
        return 56L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("srq_context"),
                ibv_srq_attr.layout().withName("attr"),
                ValueLayout.JAVA_INT.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("srq_type"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.ADDRESS.withName("pd"),
                ValueLayout.ADDRESS.withName("xrcd"),
                ValueLayout.ADDRESS.withName("cq"),
                ibv_tm_cap.layout().withName("tm_cap"))
                .withName("ibv_srq_init_attr_ex");

        private Layout() {
        }
    }
}
