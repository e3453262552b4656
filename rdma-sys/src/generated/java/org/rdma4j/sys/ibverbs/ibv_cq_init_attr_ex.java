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
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_cq_init_attr_ex}: 56 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_cq_init_attr_ex {
 *   0      uint32_t cqe;
 *   8      void *cq_context;
 *  16      struct ibv_comp_channel *channel;
 *  24      uint32_t comp_vector;
 *  32      uint64_t wc_flags;
 *  40      uint32_t comp_mask;
 *  44      uint32_t flags;
 *  48      struct ibv_pd *parent_domain;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_cq_init_attr_ex {
    private static final long SIZE = 56L;

    private ibv_cq_init_attr_ex() {
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
        return RecordText.of("ibv_cq_init_attr_ex", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint32_t cqe}, at byte 0.
     *
     * <p>Minimum capacity, 1 to {@code max_cqe} of {@link ibv_device_attr ibv_device_attr}; the device may
     * allocate more.
     */
    public static int cqe(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code cqe}.
     *
     * <p>Minimum capacity, 1 to {@code max_cqe} of {@link ibv_device_attr ibv_device_attr}; the device may
     * allocate more.
     */
    public static void cqe(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code cqe} in bytes.
     */
    public static long cqe$offset() {
        return 0L;
    }

    /**
     * {@code void *cq_context}, at byte 8.
     *
     * <p>User-defined value, which {@link Ibverbs#ibv_get_cq_event ibv_get_cq_event} returns.
     */
    public static MemorySegment cq_context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code cq_context}.
     *
     * <p>User-defined value, which {@link Ibverbs#ibv_get_cq_event ibv_get_cq_event} returns.
     */
    public static void cq_context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code cq_context} in bytes.
     */
    public static long cq_context$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_comp_channel *channel}, at byte 16; see {@link org.rdma4j.sys.ibverbs.ibv_comp_channel ibv_comp_channel}.
     *
     * <p>Completion channel for events; NULL for a queue without events.
     */
    public static MemorySegment channel(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L), ibv_comp_channel.sizeof());
    }

    /**
     * Sets {@code channel}.
     *
     * <p>Completion channel for events; NULL for a queue without events.
     */
    public static void channel(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code channel} in bytes.
     */
    public static long channel$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t comp_vector}, at byte 24.
     *
     * <p>Completion vector, from 0 to {@code num_comp_vectors} of {@link ibv_context ibv_context} - 1.
     */
    public static int comp_vector(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code comp_vector}.
     *
     * <p>Completion vector, from 0 to {@code num_comp_vectors} of {@link ibv_context ibv_context} - 1.
     */
    public static void comp_vector(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code comp_vector} in bytes.
     */
    public static long comp_vector$offset() {
        return 24L;
    }

    /**
     * {@code uint64_t wc_flags}, at byte 32.
     *
     * <p>Fields of completions that will be read, in addition to {@code wr_id}, {@code status} and the opcode
     * ({@link ibv_create_cq_wc_flags ibv_create_cq_wc_flags}). Reading other fields is undefined. The
     * creation fails if the device does not support a flag.
     */
    public static long wc_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 32L);
    }

    /**
     * Sets {@code wc_flags}.
     *
     * <p>Fields of completions that will be read, in addition to {@code wr_id}, {@code status} and the opcode
     * ({@link ibv_create_cq_wc_flags ibv_create_cq_wc_flags}). Reading other fields is undefined. The
     * creation fails if the device does not support a flag.
     */
    public static void wc_flags(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code wc_flags} in bytes.
     */
    public static long wc_flags$offset() {
        return 32L;
    }

    /**
     * {@code uint32_t comp_mask}, at byte 40.
     *
     * <p>Mask of the fields below that are set ({@link ibv_cq_init_attr_mask ibv_cq_init_attr_mask}).
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 40L);
    }

    /**
     * Sets {@code comp_mask}.
     *
     * <p>Mask of the fields below that are set ({@link ibv_cq_init_attr_mask ibv_cq_init_attr_mask}).
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
     * {@code uint32_t flags}, at byte 44.
     *
     * <p>Flags of {@link ibv_create_cq_attr_flags ibv_create_cq_attr_flags}. Requires
     * {@link ibv_cq_init_attr_mask#IBV_CQ_INIT_ATTR_MASK_FLAGS IBV_CQ_INIT_ATTR_MASK_FLAGS}.
     */
    public static int flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 44L);
    }

    /**
     * Sets {@code flags}.
     *
     * <p>Flags of {@link ibv_create_cq_attr_flags ibv_create_cq_attr_flags}. Requires
     * {@link ibv_cq_init_attr_mask#IBV_CQ_INIT_ATTR_MASK_FLAGS IBV_CQ_INIT_ATTR_MASK_FLAGS}.
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 44L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 44L;
    }

    /**
     * {@code struct ibv_pd *parent_domain}, at byte 48; see {@link org.rdma4j.sys.ibverbs.ibv_pd ibv_pd}.
     *
     * <p>Parent domain. Requires
     * {@link ibv_cq_init_attr_mask#IBV_CQ_INIT_ATTR_MASK_PD IBV_CQ_INIT_ATTR_MASK_PD}.
     * Since rdma-core 29.0.
     */
    public static MemorySegment parent_domain(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 48L), ibv_pd.sizeof());
    }

    /**
     * Sets {@code parent_domain}.
     *
     * <p>Parent domain. Requires
     * {@link ibv_cq_init_attr_mask#IBV_CQ_INIT_ATTR_MASK_PD IBV_CQ_INIT_ATTR_MASK_PD}.
     */
    public static void parent_domain(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code parent_domain} in bytes.
     */
    public static long parent_domain$offset() {
        return 48L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("cqe"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.ADDRESS.withName("cq_context"),
                ValueLayout.ADDRESS.withName("channel"),
                ValueLayout.JAVA_INT.withName("comp_vector"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("wc_flags"),
                ValueLayout.JAVA_INT.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("flags"),
                ValueLayout.ADDRESS.withName("parent_domain"))
                .withName("ibv_cq_init_attr_ex");

        private Layout() {
        }
    }
}
