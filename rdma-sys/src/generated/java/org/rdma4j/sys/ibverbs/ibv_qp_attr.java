// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_qp_attr}: 144 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_qp_attr {
 *   0      enum ibv_qp_state qp_state;
 *   4      enum ibv_qp_state cur_qp_state;
 *   8      enum ibv_mtu path_mtu;
 *  12      enum ibv_mig_state path_mig_state;
 *  16      uint32_t qkey;
 *  20      uint32_t rq_psn;
 *  24      uint32_t sq_psn;
 *  28      uint32_t dest_qp_num;
 *  32      unsigned int qp_access_flags;
 *  36      struct ibv_qp_cap cap;
 *  56      struct ibv_ah_attr ah_attr;
 *  88      struct ibv_ah_attr alt_ah_attr;
 * 120      uint16_t pkey_index;
 * 122      uint16_t alt_pkey_index;
 * 124      uint8_t en_sqd_async_notify;
 * 125      uint8_t sq_draining;
 * 126      uint8_t max_rd_atomic;
 * 127      uint8_t max_dest_rd_atomic;
 * 128      uint8_t min_rnr_timer;
 * 129      uint8_t port_num;
 * 130      uint8_t timeout;
 * 131      uint8_t retry_cnt;
 * 132      uint8_t rnr_retry;
 * 133      uint8_t alt_port_num;
 * 134      uint8_t alt_timeout;
 * 136      uint32_t rate_limit;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>Attributes that {@link Ibverbs#ibv_modify_qp ibv_modify_qp} sets and
 * {@link Ibverbs#ibv_query_qp ibv_query_qp} reads. {@code ibv_modify_qp} reads only fields whose bits
 * are in the mask, so the other fields may remain zero.
 */
public final class ibv_qp_attr {
    private static final long SIZE = 144L;

    private ibv_qp_attr() {
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
        return RecordText.of("ibv_qp_attr", segment, layout(), "qp_state=ibv_qp_state cur_qp_state=ibv_qp_state path_mtu=ibv_mtu path_mig_state=ibv_mig_state cap@ibv_qp_cap ah_attr@ibv_ah_attr ah_attr.grh@ibv_global_route ah_attr.grh.dgid@ibv_gid alt_ah_attr@ibv_ah_attr alt_ah_attr.grh@ibv_global_route alt_ah_attr.grh.dgid@ibv_gid", IbverbsEnumNames.ALL);
    }

    /**
     * {@code enum ibv_qp_state qp_state}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_qp_state ibv_qp_state}.
     *
     * <p>State to change to; in a query, the current state. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_STATE IBV_QP_STATE}.
     */
    public static int qp_state(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code qp_state}.
     *
     * <p>State to change to; in a query, the current state. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_STATE IBV_QP_STATE}.
     */
    public static void qp_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code qp_state} in bytes.
     */
    public static long qp_state$offset() {
        return 0L;
    }

    /**
     * {@code enum ibv_qp_state cur_qp_state}, at byte 4; see {@link org.rdma4j.sys.ibverbs.ibv_qp_state ibv_qp_state}.
     *
     * <p>State that the caller assumes as current: RTR, RTS, SQD or SQE. The transition starts from this
     * state. Rarely needed. Bit {@link ibv_qp_attr_mask#IBV_QP_CUR_STATE IBV_QP_CUR_STATE}.
     */
    public static int cur_qp_state(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code cur_qp_state}.
     *
     * <p>State that the caller assumes as current: RTR, RTS, SQD or SQE. The transition starts from this
     * state. Rarely needed. Bit {@link ibv_qp_attr_mask#IBV_QP_CUR_STATE IBV_QP_CUR_STATE}.
     */
    public static void cur_qp_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code cur_qp_state} in bytes.
     */
    public static long cur_qp_state$offset() {
        return 4L;
    }

    /**
     * {@code enum ibv_mtu path_mtu}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_mtu ibv_mtu}.
     *
     * <p>Maximum payload of a packet ({@link ibv_mtu ibv_mtu}), at most the {@code active_mtu} of the port;
     * must be the same on both sides. Use a constant of the enum: the value 1024 instead of
     * {@link ibv_mtu#IBV_MTU_1024 IBV_MTU_1024} is not rejected, but the kernel truncates it to 8 bits.
     * RC, UC. Bit {@link ibv_qp_attr_mask#IBV_QP_PATH_MTU IBV_QP_PATH_MTU}.
     */
    public static int path_mtu(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code path_mtu}.
     *
     * <p>Maximum payload of a packet ({@link ibv_mtu ibv_mtu}), at most the {@code active_mtu} of the port;
     * must be the same on both sides. Use a constant of the enum: the value 1024 instead of
     * {@link ibv_mtu#IBV_MTU_1024 IBV_MTU_1024} is not rejected, but the kernel truncates it to 8 bits.
     * RC, UC. Bit {@link ibv_qp_attr_mask#IBV_QP_PATH_MTU IBV_QP_PATH_MTU}.
     */
    public static void path_mtu(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code path_mtu} in bytes.
     */
    public static long path_mtu$offset() {
        return 8L;
    }

    /**
     * {@code enum ibv_mig_state path_mig_state}, at byte 12; see {@link org.rdma4j.sys.ibverbs.ibv_mig_state ibv_mig_state}.
     *
     * <p>Migration state of the alternate path. RC, UC, on devices with
     * {@link ibv_device_cap_flags#IBV_DEVICE_AUTO_PATH_MIG IBV_DEVICE_AUTO_PATH_MIG}. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_PATH_MIG_STATE IBV_QP_PATH_MIG_STATE}.
     */
    public static int path_mig_state(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code path_mig_state}.
     *
     * <p>Migration state of the alternate path. RC, UC, on devices with
     * {@link ibv_device_cap_flags#IBV_DEVICE_AUTO_PATH_MIG IBV_DEVICE_AUTO_PATH_MIG}. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_PATH_MIG_STATE IBV_QP_PATH_MIG_STATE}.
     */
    public static void path_mig_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code path_mig_state} in bytes.
     */
    public static long path_mig_state$offset() {
        return 12L;
    }

    /**
     * {@code uint32_t qkey}, at byte 16.
     *
     * <p>Key that a datagram must contain to be received, 32 bits. A value whose highest bit is set requires
     * CAP_NET_RAW. UD. Bit {@link ibv_qp_attr_mask#IBV_QP_QKEY IBV_QP_QKEY}.
     */
    public static int qkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code qkey}.
     *
     * <p>Key that a datagram must contain to be received, 32 bits. A value whose highest bit is set requires
     * CAP_NET_RAW. UD. Bit {@link ibv_qp_attr_mask#IBV_QP_QKEY IBV_QP_QKEY}.
     */
    public static void qkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code qkey} in bytes.
     */
    public static long qkey$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t rq_psn}, at byte 20.
     *
     * <p>Packet sequence number of the first packet to receive: 24 bits, the {@code sq_psn} of the peer. RC,
     * UC. Bit {@link ibv_qp_attr_mask#IBV_QP_RQ_PSN IBV_QP_RQ_PSN}.
     */
    public static int rq_psn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code rq_psn}.
     *
     * <p>Packet sequence number of the first packet to receive: 24 bits, the {@code sq_psn} of the peer. RC,
     * UC. Bit {@link ibv_qp_attr_mask#IBV_QP_RQ_PSN IBV_QP_RQ_PSN}.
     */
    public static void rq_psn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code rq_psn} in bytes.
     */
    public static long rq_psn$offset() {
        return 20L;
    }

    /**
     * {@code uint32_t sq_psn}, at byte 24.
     *
     * <p>Packet sequence number of the first packet to send: 24 bits, preferably random; the {@code rq_psn}
     * of the peer. All types. Bit {@link ibv_qp_attr_mask#IBV_QP_SQ_PSN IBV_QP_SQ_PSN}.
     */
    public static int sq_psn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code sq_psn}.
     *
     * <p>Packet sequence number of the first packet to send: 24 bits, preferably random; the {@code rq_psn}
     * of the peer. All types. Bit {@link ibv_qp_attr_mask#IBV_QP_SQ_PSN IBV_QP_SQ_PSN}.
     */
    public static void sq_psn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code sq_psn} in bytes.
     */
    public static long sq_psn$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t dest_qp_num}, at byte 28.
     *
     * <p>The {@code qp_num} of the peer, 24 bits, which is exchanged by other means such as a socket. RC, UC.
     * Bit {@link ibv_qp_attr_mask#IBV_QP_DEST_QPN IBV_QP_DEST_QPN}.
     */
    public static int dest_qp_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code dest_qp_num}.
     *
     * <p>The {@code qp_num} of the peer, 24 bits, which is exchanged by other means such as a socket. RC, UC.
     * Bit {@link ibv_qp_attr_mask#IBV_QP_DEST_QPN IBV_QP_DEST_QPN}.
     */
    public static void dest_qp_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code dest_qp_num} in bytes.
     */
    public static long dest_qp_num$offset() {
        return 28L;
    }

    /**
     * {@code unsigned int qp_access_flags}, at byte 32.
     *
     * <p>Operations that the peer may perform ({@link ibv_access_flags ibv_access_flags}):
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_WRITE IBV_ACCESS_REMOTE_WRITE},
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_READ IBV_ACCESS_REMOTE_READ},
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_ATOMIC IBV_ACCESS_REMOTE_ATOMIC}; 0 for sends only. The
     * memory region must also permit them. RC; UC supports writes only. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_ACCESS_FLAGS IBV_QP_ACCESS_FLAGS}.
     */
    public static int qp_access_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code qp_access_flags}.
     *
     * <p>Operations that the peer may perform ({@link ibv_access_flags ibv_access_flags}):
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_WRITE IBV_ACCESS_REMOTE_WRITE},
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_READ IBV_ACCESS_REMOTE_READ},
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_ATOMIC IBV_ACCESS_REMOTE_ATOMIC}; 0 for sends only. The
     * memory region must also permit them. RC; UC supports writes only. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_ACCESS_FLAGS IBV_QP_ACCESS_FLAGS}.
     */
    public static void qp_access_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code qp_access_flags} in bytes.
     */
    public static long qp_access_flags$offset() {
        return 32L;
    }

    /**
     * {@code struct ibv_qp_cap cap}, at byte 36, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_qp_cap ibv_qp_cap}.
     *
     * <p>New sizes, on devices with
     * {@link ibv_device_cap_flags#IBV_DEVICE_RESIZE_MAX_WR IBV_DEVICE_RESIZE_MAX_WR}; in a query, the
     * current sizes. Bit {@link ibv_qp_attr_mask#IBV_QP_CAP IBV_QP_CAP}.
     */
    public static MemorySegment cap(MemorySegment segment) {
        return segment.asSlice(36L, 20L);
    }

    /**
     * Copies the 20 bytes of {@code cap} from {@code value}.
     */
    public static void cap(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 36L, 20L);
    }

    /**
     * Returns the offset of {@code cap} in bytes.
     */
    public static long cap$offset() {
        return 36L;
    }

    /**
     * {@code struct ibv_ah_attr ah_attr}, at byte 56, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_ah_attr ibv_ah_attr}.
     *
     * <p>Path to the peer; its {@code port_num} must be that of the queue pair. RC, UC; datagrams use an
     * address handle instead. Bit {@link ibv_qp_attr_mask#IBV_QP_AV IBV_QP_AV}.
     */
    public static MemorySegment ah_attr(MemorySegment segment) {
        return segment.asSlice(56L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code ah_attr} from {@code value}.
     */
    public static void ah_attr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 56L, 32L);
    }

    /**
     * Returns the offset of {@code ah_attr} in bytes.
     */
    public static long ah_attr$offset() {
        return 56L;
    }

    /**
     * {@code struct ibv_ah_attr alt_ah_attr}, at byte 88, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_ah_attr ibv_ah_attr}.
     *
     * <p>Alternate path, to which the connection migrates if the primary path fails. InfiniBand only; the
     * kernel rejects it on Ethernet. RC, UC. Bit {@link ibv_qp_attr_mask#IBV_QP_ALT_PATH IBV_QP_ALT_PATH},
     * which includes the other {@code alt_} fields.
     */
    public static MemorySegment alt_ah_attr(MemorySegment segment) {
        return segment.asSlice(88L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code alt_ah_attr} from {@code value}.
     */
    public static void alt_ah_attr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 88L, 32L);
    }

    /**
     * Returns the offset of {@code alt_ah_attr} in bytes.
     */
    public static long alt_ah_attr$offset() {
        return 88L;
    }

    /**
     * {@code uint16_t pkey_index}, at byte 120.
     *
     * <p>Index in the P_Key table of the port, from 0 to {@code pkey_tbl_len} - 1; 0 if there are no
     * partitions, as on Ethernet. All types. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_PKEY_INDEX IBV_QP_PKEY_INDEX}.
     */
    public static int pkey_index(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 120L));
    }

    /**
     * Sets {@code pkey_index}.
     *
     * <p>Index in the P_Key table of the port, from 0 to {@code pkey_tbl_len} - 1; 0 if there are no
     * partitions, as on Ethernet. All types. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_PKEY_INDEX IBV_QP_PKEY_INDEX}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void pkey_index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 120L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code pkey_index} in bytes.
     */
    public static long pkey_index$offset() {
        return 120L;
    }

    /**
     * {@code uint16_t alt_pkey_index}, at byte 122.
     *
     * <p>Like {@code pkey_index}, for the alternate path. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_ALT_PATH IBV_QP_ALT_PATH}.
     */
    public static int alt_pkey_index(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 122L));
    }

    /**
     * Sets {@code alt_pkey_index}.
     *
     * <p>Like {@code pkey_index}, for the alternate path. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_ALT_PATH IBV_QP_ALT_PATH}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void alt_pkey_index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 122L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code alt_pkey_index} in bytes.
     */
    public static long alt_pkey_index$offset() {
        return 122L;
    }

    /**
     * {@code uint8_t en_sqd_async_notify}, at byte 124.
     *
     * <p>If not 0, the event {@link ibv_event_type#IBV_EVENT_SQ_DRAINED IBV_EVENT_SQ_DRAINED} reports that a
     * queue pair in the state SQD has completed the requests that had started. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_EN_SQD_ASYNC_NOTIFY IBV_QP_EN_SQD_ASYNC_NOTIFY}.
     */
    public static int en_sqd_async_notify(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 124L));
    }

    /**
     * Sets {@code en_sqd_async_notify}.
     *
     * <p>If not 0, the event {@link ibv_event_type#IBV_EVENT_SQ_DRAINED IBV_EVENT_SQ_DRAINED} reports that a
     * queue pair in the state SQD has completed the requests that had started. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_EN_SQD_ASYNC_NOTIFY IBV_QP_EN_SQD_ASYNC_NOTIFY}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void en_sqd_async_notify(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 124L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code en_sqd_async_notify} in bytes.
     */
    public static long en_sqd_async_notify$offset() {
        return 124L;
    }

    /**
     * {@code uint8_t sq_draining}, at byte 125.
     *
     * <p>In a query in the state SQD: 1 while requests that have started are not complete.
     */
    public static int sq_draining(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 125L));
    }

    /**
     * Sets {@code sq_draining}.
     *
     * <p>In a query in the state SQD: 1 while requests that have started are not complete.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sq_draining(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 125L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sq_draining} in bytes.
     */
    public static long sq_draining$offset() {
        return 125L;
    }

    /**
     * {@code uint8_t max_rd_atomic}, at byte 126.
     *
     * <p>Maximum number of outstanding RDMA reads and atomic operations of this side as requester. 0 to 255,
     * at most {@code max_qp_init_rd_atom} of the device and {@code max_dest_rd_atomic} of the peer;
     * further requests wait. If 0, none may be posted. RC. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_MAX_QP_RD_ATOMIC IBV_QP_MAX_QP_RD_ATOMIC}.
     */
    public static int max_rd_atomic(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 126L));
    }

    /**
     * Sets {@code max_rd_atomic}.
     *
     * <p>Maximum number of outstanding RDMA reads and atomic operations of this side as requester. 0 to 255,
     * at most {@code max_qp_init_rd_atom} of the device and {@code max_dest_rd_atomic} of the peer;
     * further requests wait. If 0, none may be posted. RC. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_MAX_QP_RD_ATOMIC IBV_QP_MAX_QP_RD_ATOMIC}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void max_rd_atomic(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 126L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code max_rd_atomic} in bytes.
     */
    public static long max_rd_atomic$offset() {
        return 126L;
    }

    /**
     * {@code uint8_t max_dest_rd_atomic}, at byte 127.
     *
     * <p>Maximum number of RDMA reads and atomic operations of the peer that this side processes at a time as
     * responder. 0 to 255, at most {@code max_qp_rd_atom} of the device. RC. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_MAX_DEST_RD_ATOMIC IBV_QP_MAX_DEST_RD_ATOMIC}.
     */
    public static int max_dest_rd_atomic(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 127L));
    }

    /**
     * Sets {@code max_dest_rd_atomic}.
     *
     * <p>Maximum number of RDMA reads and atomic operations of the peer that this side processes at a time as
     * responder. 0 to 255, at most {@code max_qp_rd_atom} of the device. RC. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_MAX_DEST_RD_ATOMIC IBV_QP_MAX_DEST_RD_ATOMIC}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void max_dest_rd_atomic(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 127L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code max_dest_rd_atomic} in bytes.
     */
    public static long max_dest_rd_atomic$offset() {
        return 127L;
    }

    /**
     * {@code uint8_t min_rnr_timer}, at byte 128.
     *
     * <p>Minimum time that the peer waits before it retransmits a message for which this side had no receive
     * posted (receiver not ready). A code from 0 to 31; the {@code rnr_retry} of the peer limits the
     * number of retransmissions. RC. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_MIN_RNR_TIMER IBV_QP_MIN_RNR_TIMER}. Times in milliseconds:
     * <ul>
     * <li>0: 655.36
     * <li>1 to 4: 0.01, 0.02, 0.03, 0.04
     * <li>5 to 8: 0.06, 0.08, 0.12, 0.16
     * <li>9 to 12: 0.24, 0.32, 0.48, 0.64
     * <li>13 to 16: 0.96, 1.28, 1.92, 2.56
     * <li>17 to 20: 3.84, 5.12, 7.68, 10.24
     * <li>21 to 24: 15.36, 20.48, 30.72, 40.96
     * <li>25 to 28: 61.44, 81.92, 122.88, 163.84
     * <li>29 to 31: 245.76, 327.68, 491.52
     * </ul>
     */
    public static int min_rnr_timer(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 128L));
    }

    /**
     * Sets {@code min_rnr_timer}.
     *
     * <p>Minimum time that the peer waits before it retransmits a message for which this side had no receive
     * posted (receiver not ready). A code from 0 to 31; the {@code rnr_retry} of the peer limits the
     * number of retransmissions. RC. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_MIN_RNR_TIMER IBV_QP_MIN_RNR_TIMER}. Times in milliseconds:
     * <ul>
     * <li>0: 655.36
     * <li>1 to 4: 0.01, 0.02, 0.03, 0.04
     * <li>5 to 8: 0.06, 0.08, 0.12, 0.16
     * <li>9 to 12: 0.24, 0.32, 0.48, 0.64
     * <li>13 to 16: 0.96, 1.28, 1.92, 2.56
     * <li>17 to 20: 3.84, 5.12, 7.68, 10.24
     * <li>21 to 24: 15.36, 20.48, 30.72, 40.96
     * <li>25 to 28: 61.44, 81.92, 122.88, 163.84
     * <li>29 to 31: 245.76, 327.68, 491.52
     * </ul>
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void min_rnr_timer(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 128L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code min_rnr_timer} in bytes.
     */
    public static long min_rnr_timer$offset() {
        return 128L;
    }

    /**
     * {@code uint8_t port_num}, at byte 129.
     *
     * <p>Port of the device, from 1 to {@code phys_port_cnt} of {@link ibv_device_attr ibv_device_attr}. All
     * types. Bit {@link ibv_qp_attr_mask#IBV_QP_PORT IBV_QP_PORT}.
     */
    public static int port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 129L));
    }

    /**
     * Sets {@code port_num}.
     *
     * <p>Port of the device, from 1 to {@code phys_port_cnt} of {@link ibv_device_attr ibv_device_attr}. All
     * types. Bit {@link ibv_qp_attr_mask#IBV_QP_PORT IBV_QP_PORT}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void port_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 129L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code port_num} in bytes.
     */
    public static long port_num$offset() {
        return 129L;
    }

    /**
     * {@code uint8_t timeout}, at byte 130.
     *
     * <p>Time to wait for an acknowledgement before a packet is retransmitted: 4.096 microseconds times 2 to
     * the power of {@code timeout}, 1 to 31; 0 for no timeout. 14 is 67 ms, 18 is 1.07 s. A device may
     * wait up to four times as long, and may have a minimum. Together with {@code retry_cnt}, it
     * determines when an unresponsive peer is considered lost. RC. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_TIMEOUT IBV_QP_TIMEOUT}.
     */
    public static int timeout(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 130L));
    }

    /**
     * Sets {@code timeout}.
     *
     * <p>Time to wait for an acknowledgement before a packet is retransmitted: 4.096 microseconds times 2 to
     * the power of {@code timeout}, 1 to 31; 0 for no timeout. 14 is 67 ms, 18 is 1.07 s. A device may
     * wait up to four times as long, and may have a minimum. Together with {@code retry_cnt}, it
     * determines when an unresponsive peer is considered lost. RC. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_TIMEOUT IBV_QP_TIMEOUT}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void timeout(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 130L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code timeout} in bytes.
     */
    public static long timeout$offset() {
        return 130L;
    }

    /**
     * {@code uint8_t retry_cnt}, at byte 131.
     *
     * <p>Maximum number of retransmissions after a {@code timeout} or a lost packet, 0 to 7; the request then
     * fails with {@link ibv_wc_status#IBV_WC_RETRY_EXC_ERR IBV_WC_RETRY_EXC_ERR}. On soft-RoCE, 7 is
     * unlimited. RC. Bit {@link ibv_qp_attr_mask#IBV_QP_RETRY_CNT IBV_QP_RETRY_CNT}.
     */
    public static int retry_cnt(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 131L));
    }

    /**
     * Sets {@code retry_cnt}.
     *
     * <p>Maximum number of retransmissions after a {@code timeout} or a lost packet, 0 to 7; the request then
     * fails with {@link ibv_wc_status#IBV_WC_RETRY_EXC_ERR IBV_WC_RETRY_EXC_ERR}. On soft-RoCE, 7 is
     * unlimited. RC. Bit {@link ibv_qp_attr_mask#IBV_QP_RETRY_CNT IBV_QP_RETRY_CNT}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void retry_cnt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 131L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code retry_cnt} in bytes.
     */
    public static long retry_cnt$offset() {
        return 131L;
    }

    /**
     * {@code uint8_t rnr_retry}, at byte 132.
     *
     * <p>Maximum number of retransmissions to a peer that has no receive posted, 0 to 6; the request then
     * fails with {@link ibv_wc_status#IBV_WC_RNR_RETRY_EXC_ERR IBV_WC_RNR_RETRY_EXC_ERR}. 7 is unlimited.
     * The {@code min_rnr_timer} of the peer determines the delay. RC. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_RNR_RETRY IBV_QP_RNR_RETRY}.
     */
    public static int rnr_retry(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 132L));
    }

    /**
     * Sets {@code rnr_retry}.
     *
     * <p>Maximum number of retransmissions to a peer that has no receive posted, 0 to 6; the request then
     * fails with {@link ibv_wc_status#IBV_WC_RNR_RETRY_EXC_ERR IBV_WC_RNR_RETRY_EXC_ERR}. 7 is unlimited.
     * The {@code min_rnr_timer} of the peer determines the delay. RC. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_RNR_RETRY IBV_QP_RNR_RETRY}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rnr_retry(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 132L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rnr_retry} in bytes.
     */
    public static long rnr_retry$offset() {
        return 132L;
    }

    /**
     * {@code uint8_t alt_port_num}, at byte 133.
     *
     * <p>Like {@code port_num}, for the alternate path. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_ALT_PATH IBV_QP_ALT_PATH}.
     */
    public static int alt_port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 133L));
    }

    /**
     * Sets {@code alt_port_num}.
     *
     * <p>Like {@code port_num}, for the alternate path. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_ALT_PATH IBV_QP_ALT_PATH}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void alt_port_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 133L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code alt_port_num} in bytes.
     */
    public static long alt_port_num$offset() {
        return 133L;
    }

    /**
     * {@code uint8_t alt_timeout}, at byte 134.
     *
     * <p>Like {@code timeout}, for the alternate path. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_ALT_PATH IBV_QP_ALT_PATH}.
     */
    public static int alt_timeout(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 134L));
    }

    /**
     * Sets {@code alt_timeout}.
     *
     * <p>Like {@code timeout}, for the alternate path. Bit
     * {@link ibv_qp_attr_mask#IBV_QP_ALT_PATH IBV_QP_ALT_PATH}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void alt_timeout(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 134L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code alt_timeout} in bytes.
     */
    public static long alt_timeout$offset() {
        return 134L;
    }

    /**
     * {@code uint32_t rate_limit}, at byte 136.
     *
     * <p>Limit of the transmission rate in kbit/s; 0 for none. Raw packets, and other types if the driver
     * supports them. Bit {@link ibv_qp_attr_mask#IBV_QP_RATE_LIMIT IBV_QP_RATE_LIMIT}.
     */
    public static int rate_limit(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 136L);
    }

    /**
     * Sets {@code rate_limit}.
     *
     * <p>Limit of the transmission rate in kbit/s; 0 for none. Raw packets, and other types if the driver
     * supports them. Bit {@link ibv_qp_attr_mask#IBV_QP_RATE_LIMIT IBV_QP_RATE_LIMIT}.
     */
    public static void rate_limit(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 136L, value);
    }

    /**
     * Returns the offset of {@code rate_limit} in bytes.
     */
    public static long rate_limit$offset() {
        return 136L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("qp_state"),
                ValueLayout.JAVA_INT.withName("cur_qp_state"),
                ValueLayout.JAVA_INT.withName("path_mtu"),
                ValueLayout.JAVA_INT.withName("path_mig_state"),
                ValueLayout.JAVA_INT.withName("qkey"),
                ValueLayout.JAVA_INT.withName("rq_psn"),
                ValueLayout.JAVA_INT.withName("sq_psn"),
                ValueLayout.JAVA_INT.withName("dest_qp_num"),
                ValueLayout.JAVA_INT.withName("qp_access_flags"),
                ibv_qp_cap.layout().withName("cap"),
                ibv_ah_attr.layout().withName("ah_attr"),
                ibv_ah_attr.layout().withName("alt_ah_attr"),
                ValueLayout.JAVA_SHORT.withName("pkey_index"),
                ValueLayout.JAVA_SHORT.withName("alt_pkey_index"),
                ValueLayout.JAVA_BYTE.withName("en_sqd_async_notify"),
                ValueLayout.JAVA_BYTE.withName("sq_draining"),
                ValueLayout.JAVA_BYTE.withName("max_rd_atomic"),
                ValueLayout.JAVA_BYTE.withName("max_dest_rd_atomic"),
                ValueLayout.JAVA_BYTE.withName("min_rnr_timer"),
                ValueLayout.JAVA_BYTE.withName("port_num"),
                ValueLayout.JAVA_BYTE.withName("timeout"),
                ValueLayout.JAVA_BYTE.withName("retry_cnt"),
                ValueLayout.JAVA_BYTE.withName("rnr_retry"),
                ValueLayout.JAVA_BYTE.withName("alt_port_num"),
                ValueLayout.JAVA_BYTE.withName("alt_timeout"),
                MemoryLayout.paddingLayout(1L),
                ValueLayout.JAVA_INT.withName("rate_limit"),
                MemoryLayout.paddingLayout(4L))
                .withName("ibv_qp_attr");

        private Layout() {
        }
    }
}
