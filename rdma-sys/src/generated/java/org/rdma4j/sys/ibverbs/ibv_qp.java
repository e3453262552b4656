// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.posix.pthread_cond_t;
import org.rdma4j.sys.posix.pthread_mutex_t;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Target;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_qp}: 160 bytes (168 on aarch64), aligned to 8.
 *
 * <pre>{@code
 *              struct ibv_qp {
 *           0      struct ibv_context *context;
 *           8      void *qp_context;
 *          16      struct ibv_pd *pd;
 *          24      struct ibv_cq *send_cq;
 *          32      struct ibv_cq *recv_cq;
 *          40      struct ibv_srq *srq;
 *          48      uint32_t handle;
 *          52      uint32_t qp_num;
 *          56      enum ibv_qp_state state;
 *          60      enum ibv_qp_type qp_type;
 *          64      pthread_mutex_t mutex;
 * 104/112/104      pthread_cond_t cond;
 * 152/160/152      uint32_t events_completed;
 *              };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes, on x86_64, aarch64 and riscv64 where they differ.
 *
 * <p>A queue pair. Steps to the first message over a reliable connection:
 * <ul>
 * <li>{@link Ibverbs#ibv_get_device_list ibv_get_device_list},
 * {@link Ibverbs#ibv_open_device ibv_open_device}, {@link Ibverbs#ibv_query_port ibv_query_port}
 * <li>{@link Ibverbs#ibv_alloc_pd ibv_alloc_pd}, {@link Ibverbs#ibv_reg_mr ibv_reg_mr},
 * {@link Ibverbs#ibv_create_cq ibv_create_cq}, {@link Ibverbs#ibv_create_qp ibv_create_qp}
 * <li>{@link Ibverbs#ibv_modify_qp ibv_modify_qp} to INIT; {@link Ibverbs#ibv_post_recv ibv_post_recv}
 * on the receiving side
 * <li>over a socket or by other means, exchange with the peer: {@code qp_num}, {@code sq_psn}, the GID
 * of {@link Ibverbs#ibv_query_gid ibv_query_gid} (on InfiniBand within a subnet, the {@code lid} of
 * the port), and for RDMA an address and {@code rkey}
 * <li>{@code ibv_modify_qp} to RTR on both sides, then to RTS
 * <li>{@link Ibverbs#ibv_post_send ibv_post_send}, and {@link Ibverbs#ibv_poll_cq ibv_poll_cq} on both
 * sides
 * <li>destroy the objects in reverse order: queue pair, completion queue, memory region, protection
 * domain, device
 * </ul>
 *
 * <p>librdmacm ({@link org.rdma4j.sys.rdmacm.Rdmacm#rdma_connect rdma_connect},
 * {@link org.rdma4j.sys.rdmacm.Rdmacm#rdma_accept rdma_accept}) performs the exchange and the state
 * transitions instead.
 */
public final class ibv_qp {
    private static final long SIZE = Target.choose("amd64 aarch64 riscv64", 160L, 168L, 160L);

    private static final long mutex$SIZE = Target.choose("amd64 aarch64 riscv64", 40L, 48L, 40L);

    private static final long cond$OFFSET = Target.choose("amd64 aarch64 riscv64", 104L, 112L, 104L);

    private static final long events_completed$OFFSET = Target.choose("amd64 aarch64 riscv64", 152L, 160L, 152L);

    private ibv_qp() {
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
        return RecordText.of("ibv_qp", segment, layout(), "state=ibv_qp_state qp_type=ibv_qp_type mutex@pthread_mutex_t mutex.__data@__pthread_mutex_s mutex.__size\" mutex.__align- cond@pthread_cond_t cond.__data@__pthread_cond_s cond.__data.__wseq@__atomic_wide_counter cond.__data.__g1_start@__atomic_wide_counter cond.__size\" cond.__align-", IbverbsEnumNames.ALL);
    }

    /**
     * {@code struct ibv_context *context}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_context ibv_context}.
     */
    public static MemorySegment context(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_context.sizeof());
    }

    /**
     * Sets {@code context}.
     */
    public static void context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code context} in bytes.
     */
    public static long context$offset() {
        return 0L;
    }

    /**
     * {@code void *qp_context}, at byte 8.
     */
    public static MemorySegment qp_context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code qp_context}.
     */
    public static void qp_context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code qp_context} in bytes.
     */
    public static long qp_context$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_pd *pd}, at byte 16; see {@link org.rdma4j.sys.ibverbs.ibv_pd ibv_pd}.
     */
    public static MemorySegment pd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L), ibv_pd.sizeof());
    }

    /**
     * Sets {@code pd}.
     */
    public static void pd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code pd} in bytes.
     */
    public static long pd$offset() {
        return 16L;
    }

    /**
     * {@code struct ibv_cq *send_cq}, at byte 24; see {@link org.rdma4j.sys.ibverbs.ibv_cq ibv_cq}.
     */
    public static MemorySegment send_cq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code send_cq}.
     */
    public static void send_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code send_cq} in bytes.
     */
    public static long send_cq$offset() {
        return 24L;
    }

    /**
     * {@code struct ibv_cq *recv_cq}, at byte 32; see {@link org.rdma4j.sys.ibverbs.ibv_cq ibv_cq}.
     */
    public static MemorySegment recv_cq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code recv_cq}.
     */
    public static void recv_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code recv_cq} in bytes.
     */
    public static long recv_cq$offset() {
        return 32L;
    }

    /**
     * {@code struct ibv_srq *srq}, at byte 40; see {@link org.rdma4j.sys.ibverbs.ibv_srq ibv_srq}.
     */
    public static MemorySegment srq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L), ibv_srq.sizeof());
    }

    /**
     * Sets {@code srq}.
     */
    public static void srq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code srq} in bytes.
     */
    public static long srq$offset() {
        return 40L;
    }

    /**
     * {@code uint32_t handle}, at byte 48.
     */
    public static int handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code handle}.
     */
    public static void handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code handle} in bytes.
     */
    public static long handle$offset() {
        return 48L;
    }

    /**
     * {@code uint32_t qp_num}, at byte 52.
     *
     * <p>Number of the queue pair, 24 bits. The peer uses it as {@code dest_qp_num}, or as {@code remote_qpn}
     * of datagrams.
     */
    public static int qp_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 52L);
    }

    /**
     * Sets {@code qp_num}.
     *
     * <p>Number of the queue pair, 24 bits. The peer uses it as {@code dest_qp_num}, or as {@code remote_qpn}
     * of datagrams.
     */
    public static void qp_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 52L, value);
    }

    /**
     * Returns the offset of {@code qp_num} in bytes.
     */
    public static long qp_num$offset() {
        return 52L;
    }

    /**
     * {@code enum ibv_qp_state state}, at byte 56; see {@link org.rdma4j.sys.ibverbs.ibv_qp_state ibv_qp_state}.
     *
     * <p>State that libibverbs has set last; the device may have changed it to SQE or ERR since.
     * {@link Ibverbs#ibv_query_qp ibv_query_qp} returns the current state.
     */
    public static int state(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 56L);
    }

    /**
     * Sets {@code state}.
     *
     * <p>State that libibverbs has set last; the device may have changed it to SQE or ERR since.
     * {@link Ibverbs#ibv_query_qp ibv_query_qp} returns the current state.
     */
    public static void state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code state} in bytes.
     */
    public static long state$offset() {
        return 56L;
    }

    /**
     * {@code enum ibv_qp_type qp_type}, at byte 60; see {@link org.rdma4j.sys.ibverbs.ibv_qp_type ibv_qp_type}.
     */
    public static int qp_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 60L);
    }

    /**
     * Sets {@code qp_type}.
     */
    public static void qp_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 60L, value);
    }

    /**
     * Returns the offset of {@code qp_type} in bytes.
     */
    public static long qp_type$offset() {
        return 60L;
    }

    /**
     * {@code pthread_mutex_t mutex}, at byte 64, as a slice; see {@link org.rdma4j.sys.posix.pthread_mutex_t pthread_mutex_t}.
     */
    public static MemorySegment mutex(MemorySegment segment) {
        return segment.asSlice(64L, mutex$SIZE);
    }

    /**
     * Copies the 40 bytes (48 on aarch64) of {@code mutex} from {@code value}.
     */
    public static void mutex(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 64L, mutex$SIZE);
    }

    /**
     * Returns the offset of {@code mutex} in bytes.
     */
    public static long mutex$offset() {
        return 64L;
    }

    /**
     * {@code pthread_cond_t cond}, at byte 104 (112 on aarch64), as a slice; see {@link org.rdma4j.sys.posix.pthread_cond_t pthread_cond_t}.
     */
    public static MemorySegment cond(MemorySegment segment) {
        return segment.asSlice(cond$OFFSET, 48L);
    }

    /**
     * Copies the 48 bytes of {@code cond} from {@code value}.
     */
    public static void cond(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, cond$OFFSET, 48L);
    }

    /**
     * Returns the offset of {@code cond} in bytes.
     */
    public static long cond$offset() {
        return cond$OFFSET;
    }

    /**
     * {@code uint32_t events_completed}, at byte 152 (160 on aarch64).
     */
    public static int events_completed(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, events_completed$OFFSET);
    }

    /**
     * Sets {@code events_completed}.
     */
    public static void events_completed(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, events_completed$OFFSET, value);
    }

    /**
     * Returns the offset of {@code events_completed} in bytes.
     */
    public static long events_completed$offset() {
        return events_completed$OFFSET;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("context"),
                ValueLayout.ADDRESS.withName("qp_context"),
                ValueLayout.ADDRESS.withName("pd"),
                ValueLayout.ADDRESS.withName("send_cq"),
                ValueLayout.ADDRESS.withName("recv_cq"),
                ValueLayout.ADDRESS.withName("srq"),
                ValueLayout.JAVA_INT.withName("handle"),
                ValueLayout.JAVA_INT.withName("qp_num"),
                ValueLayout.JAVA_INT.withName("state"),
                ValueLayout.JAVA_INT.withName("qp_type"),
                pthread_mutex_t.layout().withName("mutex"),
                pthread_cond_t.layout().withName("cond"),
                ValueLayout.JAVA_INT.withName("events_completed"),
                MemoryLayout.paddingLayout(4L))
                .withName("ibv_qp");

        private Layout() {
        }
    }
}
