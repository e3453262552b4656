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
 * The C type {@code struct ibv_qp_init_attr}: 64 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_qp_init_attr {
 *   0      void *qp_context;
 *   8      struct ibv_cq *send_cq;
 *  16      struct ibv_cq *recv_cq;
 *  24      struct ibv_srq *srq;
 *  32      struct ibv_qp_cap cap;
 *  52      enum ibv_qp_type qp_type;
 *  56      int sq_sig_all;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>Attributes of {@link Ibverbs#ibv_create_qp ibv_create_qp}. Required: {@code send_cq},
 * {@code recv_cq}, {@code cap} and {@code qp_type}.
 */
public final class ibv_qp_init_attr {
    private static final long SIZE = 64L;

    private ibv_qp_init_attr() {
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
        return RecordText.of("ibv_qp_init_attr", segment, layout(), "cap@ibv_qp_cap qp_type=ibv_qp_type sq_sig_all-", IbverbsEnumNames.ALL);
    }

    /**
     * {@code void *qp_context}, at byte 0.
     *
     * <p>User-defined value, which is returned as {@link ibv_qp#qp_context ibv_qp.qp_context}.
     */
    public static MemorySegment qp_context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code qp_context}.
     *
     * <p>User-defined value, which is returned as {@link ibv_qp#qp_context ibv_qp.qp_context}.
     */
    public static void qp_context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code qp_context} in bytes.
     */
    public static long qp_context$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_cq *send_cq}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_cq ibv_cq}.
     *
     * <p>Completion queue of sends. May be the same as {@code recv_cq}, and may be shared by several queue
     * pairs.
     */
    public static MemorySegment send_cq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code send_cq}.
     *
     * <p>Completion queue of sends. May be the same as {@code recv_cq}, and may be shared by several queue
     * pairs.
     */
    public static void send_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code send_cq} in bytes.
     */
    public static long send_cq$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_cq *recv_cq}, at byte 16; see {@link org.rdma4j.sys.ibverbs.ibv_cq ibv_cq}.
     *
     * <p>Completion queue of receives.
     */
    public static MemorySegment recv_cq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code recv_cq}.
     *
     * <p>Completion queue of receives.
     */
    public static void recv_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code recv_cq} in bytes.
     */
    public static long recv_cq$offset() {
        return 16L;
    }

    /**
     * {@code struct ibv_srq *srq}, at byte 24; see {@link org.rdma4j.sys.ibverbs.ibv_srq ibv_srq}.
     *
     * <p>Shared receive queue, or NULL for a separate receive queue. RC and UD.
     */
    public static MemorySegment srq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L), ibv_srq.sizeof());
    }

    /**
     * Sets {@code srq}.
     *
     * <p>Shared receive queue, or NULL for a separate receive queue. RC and UD.
     */
    public static void srq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code srq} in bytes.
     */
    public static long srq$offset() {
        return 24L;
    }

    /**
     * {@code struct ibv_qp_cap cap}, at byte 32, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_qp_cap ibv_qp_cap}.
     *
     * <p>Requested minimum sizes; after {@link Ibverbs#ibv_create_qp ibv_create_qp}, the actual sizes.
     */
    public static MemorySegment cap(MemorySegment segment) {
        return segment.asSlice(32L, 20L);
    }

    /**
     * Copies the 20 bytes of {@code cap} from {@code value}.
     */
    public static void cap(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, 20L);
    }

    /**
     * Returns the offset of {@code cap} in bytes.
     */
    public static long cap$offset() {
        return 32L;
    }

    /**
     * {@code enum ibv_qp_type qp_type}, at byte 52; see {@link org.rdma4j.sys.ibverbs.ibv_qp_type ibv_qp_type}.
     */
    public static int qp_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 52L);
    }

    /**
     * Sets {@code qp_type}.
     */
    public static void qp_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 52L, value);
    }

    /**
     * Returns the offset of {@code qp_type} in bytes.
     */
    public static long qp_type$offset() {
        return 52L;
    }

    /**
     * {@code int sq_sig_all}, at byte 56.
     *
     * <p>If not 0, every send request generates a completion. If 0, only requests with
     * {@link ibv_send_flags#IBV_SEND_SIGNALED IBV_SEND_SIGNALED} and requests that fail do.
     */
    public static int sq_sig_all(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 56L);
    }

    /**
     * Sets {@code sq_sig_all}.
     *
     * <p>If not 0, every send request generates a completion. If 0, only requests with
     * {@link ibv_send_flags#IBV_SEND_SIGNALED IBV_SEND_SIGNALED} and requests that fail do.
     */
    public static void sq_sig_all(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code sq_sig_all} in bytes.
     */
    public static long sq_sig_all$offset() {
        return 56L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("qp_context"),
                ValueLayout.ADDRESS.withName("send_cq"),
                ValueLayout.ADDRESS.withName("recv_cq"),
                ValueLayout.ADDRESS.withName("srq"),
                ibv_qp_cap.layout().withName("cap"),
                ValueLayout.JAVA_INT.withName("qp_type"),
                ValueLayout.JAVA_INT.withName("sq_sig_all"),
                MemoryLayout.paddingLayout(4L))
                .withName("ibv_qp_init_attr");

        private Layout() {
        }
    }
}
