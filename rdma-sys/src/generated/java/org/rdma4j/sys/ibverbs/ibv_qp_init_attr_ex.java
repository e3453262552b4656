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
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_qp_init_attr_ex}: 136 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_qp_init_attr_ex {
 *   0      void *qp_context;
 *   8      struct ibv_cq *send_cq;
 *  16      struct ibv_cq *recv_cq;
 *  24      struct ibv_srq *srq;
 *  32      struct ibv_qp_cap cap;
 *  52      enum ibv_qp_type qp_type;
 *  56      int sq_sig_all;
 *  60      uint32_t comp_mask;
 *  64      struct ibv_pd *pd;
 *  72      struct ibv_xrcd *xrcd;
 *  80      uint32_t create_flags;
 *  84      uint16_t max_tso_header;
 *  88      struct ibv_rwq_ind_table *rwq_ind_tbl;
 *  96      struct ibv_rx_hash_conf rx_hash_conf;
 * 120      uint32_t source_qpn;
 * 128      uint64_t send_ops_flags;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>Attributes of {@link Ibverbs#ibv_create_qp_ex ibv_create_qp_ex}. The fields up to {@code sq_sig_all}
 * are those of {@link ibv_qp_init_attr ibv_qp_init_attr} and are always read; the fields after
 * {@code comp_mask} are read if {@code comp_mask} contains their bits.
 */
public final class ibv_qp_init_attr_ex {
    private static final long SIZE = 136L;

    private ibv_qp_init_attr_ex() {
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
        return RecordText.of("ibv_qp_init_attr_ex", segment, layout(), "cap@ibv_qp_cap qp_type=ibv_qp_type sq_sig_all- rx_hash_conf@ibv_rx_hash_conf", IbverbsEnumNames.ALL);
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
     * <p>Completion queue of sends. Convert a queue of {@link Ibverbs#ibv_create_cq_ex ibv_create_cq_ex} with
     * {@link Ibverbs#ibv_cq_ex_to_cq ibv_cq_ex_to_cq}.
     */
    public static MemorySegment send_cq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code send_cq}.
     *
     * <p>Completion queue of sends. Convert a queue of {@link Ibverbs#ibv_create_cq_ex ibv_create_cq_ex} with
     * {@link Ibverbs#ibv_cq_ex_to_cq ibv_cq_ex_to_cq}.
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
     * <p>Shared receive queue, or NULL. RC and UD.
     */
    public static MemorySegment srq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L), ibv_srq.sizeof());
    }

    /**
     * Sets {@code srq}.
     *
     * <p>Shared receive queue, or NULL. RC and UD.
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
     * <p>Requested minimum sizes; after {@link Ibverbs#ibv_create_qp_ex ibv_create_qp_ex}, the actual sizes.
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

    /**
     * {@code uint32_t comp_mask}, at byte 60.
     *
     * <p>Mask of the fields below that are set ({@link ibv_qp_init_attr_mask ibv_qp_init_attr_mask}).
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 60L);
    }

    /**
     * Sets {@code comp_mask}.
     *
     * <p>Mask of the fields below that are set ({@link ibv_qp_init_attr_mask ibv_qp_init_attr_mask}).
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 60L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 60L;
    }

    /**
     * {@code struct ibv_pd *pd}, at byte 64; see {@link org.rdma4j.sys.ibverbs.ibv_pd ibv_pd}.
     *
     * <p>Protection domain or parent domain. Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_PD IBV_QP_INIT_ATTR_PD}. Mandatory except for
     * {@link ibv_qp_type#IBV_QPT_XRC_RECV IBV_QPT_XRC_RECV}.
     */
    public static MemorySegment pd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 64L), ibv_pd.sizeof());
    }

    /**
     * Sets {@code pd}.
     *
     * <p>Protection domain or parent domain. Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_PD IBV_QP_INIT_ATTR_PD}. Mandatory except for
     * {@link ibv_qp_type#IBV_QPT_XRC_RECV IBV_QPT_XRC_RECV}.
     */
    public static void pd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code pd} in bytes.
     */
    public static long pd$offset() {
        return 64L;
    }

    /**
     * {@code struct ibv_xrcd *xrcd}, at byte 72; see {@link org.rdma4j.sys.ibverbs.ibv_xrcd ibv_xrcd}.
     *
     * <p>XRC domain of an {@link ibv_qp_type#IBV_QPT_XRC_RECV IBV_QPT_XRC_RECV} queue pair. Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_XRCD IBV_QP_INIT_ATTR_XRCD}.
     */
    public static MemorySegment xrcd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 72L), ibv_xrcd.sizeof());
    }

    /**
     * Sets {@code xrcd}.
     *
     * <p>XRC domain of an {@link ibv_qp_type#IBV_QPT_XRC_RECV IBV_QPT_XRC_RECV} queue pair. Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_XRCD IBV_QP_INIT_ATTR_XRCD}.
     */
    public static void xrcd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 72L, value);
    }

    /**
     * Returns the offset of {@code xrcd} in bytes.
     */
    public static long xrcd$offset() {
        return 72L;
    }

    /**
     * {@code uint32_t create_flags}, at byte 80.
     *
     * <p>Flags of {@link ibv_qp_create_flags ibv_qp_create_flags}. Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_CREATE_FLAGS IBV_QP_INIT_ATTR_CREATE_FLAGS}.
     */
    public static int create_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 80L);
    }

    /**
     * Sets {@code create_flags}.
     *
     * <p>Flags of {@link ibv_qp_create_flags ibv_qp_create_flags}. Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_CREATE_FLAGS IBV_QP_INIT_ATTR_CREATE_FLAGS}.
     */
    public static void create_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code create_flags} in bytes.
     */
    public static long create_flags$offset() {
        return 80L;
    }

    /**
     * {@code uint16_t max_tso_header}, at byte 84.
     *
     * <p>Maximum size of the header of an {@link ibv_wr_opcode#IBV_WR_TSO IBV_WR_TSO} request, in bytes.
     * Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_MAX_TSO_HEADER IBV_QP_INIT_ATTR_MAX_TSO_HEADER}.
     */
    public static int max_tso_header(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 84L));
    }

    /**
     * Sets {@code max_tso_header}.
     *
     * <p>Maximum size of the header of an {@link ibv_wr_opcode#IBV_WR_TSO IBV_WR_TSO} request, in bytes.
     * Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_MAX_TSO_HEADER IBV_QP_INIT_ATTR_MAX_TSO_HEADER}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void max_tso_header(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 84L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code max_tso_header} in bytes.
     */
    public static long max_tso_header$offset() {
        return 84L;
    }

    /**
     * {@code struct ibv_rwq_ind_table *rwq_ind_tbl}, at byte 88; see {@link org.rdma4j.sys.ibverbs.ibv_rwq_ind_table ibv_rwq_ind_table}.
     *
     * <p>Indirection table of receive work queues over which packets are distributed, instead of a receive
     * queue: {@link ibv_qp_type#IBV_QPT_RAW_PACKET IBV_QPT_RAW_PACKET} and UD. Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_IND_TABLE IBV_QP_INIT_ATTR_IND_TABLE}.
     */
    public static MemorySegment rwq_ind_tbl(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 88L), ibv_rwq_ind_table.sizeof());
    }

    /**
     * Sets {@code rwq_ind_tbl}.
     *
     * <p>Indirection table of receive work queues over which packets are distributed, instead of a receive
     * queue: {@link ibv_qp_type#IBV_QPT_RAW_PACKET IBV_QPT_RAW_PACKET} and UD. Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_IND_TABLE IBV_QP_INIT_ATTR_IND_TABLE}.
     */
    public static void rwq_ind_tbl(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code rwq_ind_tbl} in bytes.
     */
    public static long rwq_ind_tbl$offset() {
        return 88L;
    }

    /**
     * {@code struct ibv_rx_hash_conf rx_hash_conf}, at byte 96, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_rx_hash_conf ibv_rx_hash_conf}.
     *
     * <p>Hash configuration that distributes packets over {@code rwq_ind_tbl}. Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_RX_HASH IBV_QP_INIT_ATTR_RX_HASH}.
     */
    public static MemorySegment rx_hash_conf(MemorySegment segment) {
        return segment.asSlice(96L, 24L);
    }

    /**
     * Copies the 24 bytes of {@code rx_hash_conf} from {@code value}.
     */
    public static void rx_hash_conf(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 96L, 24L);
    }

    /**
     * Returns the offset of {@code rx_hash_conf} in bytes.
     */
    public static long rx_hash_conf$offset() {
        return 96L;
    }

    /**
     * {@code uint32_t source_qpn}, at byte 120.
     *
     * <p>Queue pair number in transmitted packets, UD only. Requires
     * {@link ibv_qp_create_flags#IBV_QP_CREATE_SOURCE_QPN IBV_QP_CREATE_SOURCE_QPN} in
     * {@code create_flags}.
     */
    public static int source_qpn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 120L);
    }

    /**
     * Sets {@code source_qpn}.
     *
     * <p>Queue pair number in transmitted packets, UD only. Requires
     * {@link ibv_qp_create_flags#IBV_QP_CREATE_SOURCE_QPN IBV_QP_CREATE_SOURCE_QPN} in
     * {@code create_flags}.
     */
    public static void source_qpn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 120L, value);
    }

    /**
     * Returns the offset of {@code source_qpn} in bytes.
     */
    public static long source_qpn$offset() {
        return 120L;
    }

    /**
     * {@code uint64_t send_ops_flags}, at byte 128.
     *
     * <p>Operations that will be posted with {@link Ibverbs#ibv_wr_start ibv_wr_start} and related functions
     * ({@link ibv_qp_create_send_ops_flags ibv_qp_create_send_ops_flags}). The creation fails if the
     * device does not support one of them; calling the function of an operation that is not specified here
     * is undefined. Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_SEND_OPS_FLAGS IBV_QP_INIT_ATTR_SEND_OPS_FLAGS}.
     */
    public static long send_ops_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 128L);
    }

    /**
     * Sets {@code send_ops_flags}.
     *
     * <p>Operations that will be posted with {@link Ibverbs#ibv_wr_start ibv_wr_start} and related functions
     * ({@link ibv_qp_create_send_ops_flags ibv_qp_create_send_ops_flags}). The creation fails if the
     * device does not support one of them; calling the function of an operation that is not specified here
     * is undefined. Requires
     * {@link ibv_qp_init_attr_mask#IBV_QP_INIT_ATTR_SEND_OPS_FLAGS IBV_QP_INIT_ATTR_SEND_OPS_FLAGS}.
     */
    public static void send_ops_flags(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 128L, value);
    }

    /**
     * Returns the offset of {@code send_ops_flags} in bytes.
     */
    public static long send_ops_flags$offset() {
        return 128L;
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
                ValueLayout.JAVA_INT.withName("comp_mask"),
                ValueLayout.ADDRESS.withName("pd"),
                ValueLayout.ADDRESS.withName("xrcd"),
                ValueLayout.JAVA_INT.withName("create_flags"),
                ValueLayout.JAVA_SHORT.withName("max_tso_header"),
                MemoryLayout.paddingLayout(2L),
                ValueLayout.ADDRESS.withName("rwq_ind_tbl"),
                ibv_rx_hash_conf.layout().withName("rx_hash_conf"),
                ValueLayout.JAVA_INT.withName("source_qpn"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("send_ops_flags"))
                .withName("ibv_qp_init_attr_ex");

        private Layout() {
        }
    }
}
