// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_qp_attr}: 144 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ib_uverbs_qp_attr {
 *   0      __u32 qp_attr_mask;
 *   4      __u32 qp_state;
 *   8      __u32 cur_qp_state;
 *  12      __u32 path_mtu;
 *  16      __u32 path_mig_state;
 *  20      __u32 qkey;
 *  24      __u32 rq_psn;
 *  28      __u32 sq_psn;
 *  32      __u32 dest_qp_num;
 *  36      __u32 qp_access_flags;
 *  40      struct ib_uverbs_ah_attr ah_attr;
 *  72      struct ib_uverbs_ah_attr alt_ah_attr;
 * 104      __u32 max_send_wr;
 * 108      __u32 max_recv_wr;
 * 112      __u32 max_send_sge;
 * 116      __u32 max_recv_sge;
 * 120      __u32 max_inline_data;
 * 124      __u16 pkey_index;
 * 126      __u16 alt_pkey_index;
 * 128      __u8 en_sqd_async_notify;
 * 129      __u8 sq_draining;
 * 130      __u8 max_rd_atomic;
 * 131      __u8 max_dest_rd_atomic;
 * 132      __u8 min_rnr_timer;
 * 133      __u8 port_num;
 * 134      __u8 timeout;
 * 135      __u8 retry_cnt;
 * 136      __u8 rnr_retry;
 * 137      __u8 alt_port_num;
 * 138      __u8 alt_timeout;
 * 139      __u8 reserved[5];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_qp_attr {
    private static final long SIZE = 144L;

    private ib_uverbs_qp_attr() {
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
        return RecordText.of("ib_uverbs_qp_attr", segment, layout(), "ah_attr@ib_uverbs_ah_attr ah_attr.grh@ib_uverbs_global_route alt_ah_attr@ib_uverbs_ah_attr alt_ah_attr.grh@ib_uverbs_global_route", EnumNames.NONE);
    }

    /**
     * {@code __u32 qp_attr_mask}, at byte 0.
     */
    public static int qp_attr_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code qp_attr_mask}.
     */
    public static void qp_attr_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code qp_attr_mask} in bytes.
     */
    public static long qp_attr_mask$offset() {
        return 0L;
    }

    /**
     * {@code __u32 qp_state}, at byte 4.
     */
    public static int qp_state(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code qp_state}.
     */
    public static void qp_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code qp_state} in bytes.
     */
    public static long qp_state$offset() {
        return 4L;
    }

    /**
     * {@code __u32 cur_qp_state}, at byte 8.
     */
    public static int cur_qp_state(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code cur_qp_state}.
     */
    public static void cur_qp_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code cur_qp_state} in bytes.
     */
    public static long cur_qp_state$offset() {
        return 8L;
    }

    /**
     * {@code __u32 path_mtu}, at byte 12.
     */
    public static int path_mtu(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code path_mtu}.
     */
    public static void path_mtu(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code path_mtu} in bytes.
     */
    public static long path_mtu$offset() {
        return 12L;
    }

    /**
     * {@code __u32 path_mig_state}, at byte 16.
     */
    public static int path_mig_state(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code path_mig_state}.
     */
    public static void path_mig_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code path_mig_state} in bytes.
     */
    public static long path_mig_state$offset() {
        return 16L;
    }

    /**
     * {@code __u32 qkey}, at byte 20.
     */
    public static int qkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code qkey}.
     */
    public static void qkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code qkey} in bytes.
     */
    public static long qkey$offset() {
        return 20L;
    }

    /**
     * {@code __u32 rq_psn}, at byte 24.
     */
    public static int rq_psn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code rq_psn}.
     */
    public static void rq_psn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code rq_psn} in bytes.
     */
    public static long rq_psn$offset() {
        return 24L;
    }

    /**
     * {@code __u32 sq_psn}, at byte 28.
     */
    public static int sq_psn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code sq_psn}.
     */
    public static void sq_psn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code sq_psn} in bytes.
     */
    public static long sq_psn$offset() {
        return 28L;
    }

    /**
     * {@code __u32 dest_qp_num}, at byte 32.
     */
    public static int dest_qp_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code dest_qp_num}.
     */
    public static void dest_qp_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code dest_qp_num} in bytes.
     */
    public static long dest_qp_num$offset() {
        return 32L;
    }

    /**
     * {@code __u32 qp_access_flags}, at byte 36.
     */
    public static int qp_access_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code qp_access_flags}.
     */
    public static void qp_access_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code qp_access_flags} in bytes.
     */
    public static long qp_access_flags$offset() {
        return 36L;
    }

    /**
     * {@code struct ib_uverbs_ah_attr ah_attr}, at byte 40, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_ah_attr ib_uverbs_ah_attr}.
     */
    public static MemorySegment ah_attr(MemorySegment segment) {
        return segment.asSlice(40L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code ah_attr} from {@code value}.
     */
    public static void ah_attr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 40L, 32L);
    }

    /**
     * Returns the offset of {@code ah_attr} in bytes.
     */
    public static long ah_attr$offset() {
        return 40L;
    }

    /**
     * {@code struct ib_uverbs_ah_attr alt_ah_attr}, at byte 72, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_ah_attr ib_uverbs_ah_attr}.
     */
    public static MemorySegment alt_ah_attr(MemorySegment segment) {
        return segment.asSlice(72L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code alt_ah_attr} from {@code value}.
     */
    public static void alt_ah_attr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 72L, 32L);
    }

    /**
     * Returns the offset of {@code alt_ah_attr} in bytes.
     */
    public static long alt_ah_attr$offset() {
        return 72L;
    }

    /**
     * {@code __u32 max_send_wr}, at byte 104.
     */
    public static int max_send_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 104L);
    }

    /**
     * Sets {@code max_send_wr}.
     */
    public static void max_send_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 104L, value);
    }

    /**
     * Returns the offset of {@code max_send_wr} in bytes.
     */
    public static long max_send_wr$offset() {
        return 104L;
    }

    /**
     * {@code __u32 max_recv_wr}, at byte 108.
     */
    public static int max_recv_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 108L);
    }

    /**
     * Sets {@code max_recv_wr}.
     */
    public static void max_recv_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 108L, value);
    }

    /**
     * Returns the offset of {@code max_recv_wr} in bytes.
     */
    public static long max_recv_wr$offset() {
        return 108L;
    }

    /**
     * {@code __u32 max_send_sge}, at byte 112.
     */
    public static int max_send_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 112L);
    }

    /**
     * Sets {@code max_send_sge}.
     */
    public static void max_send_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 112L, value);
    }

    /**
     * Returns the offset of {@code max_send_sge} in bytes.
     */
    public static long max_send_sge$offset() {
        return 112L;
    }

    /**
     * {@code __u32 max_recv_sge}, at byte 116.
     */
    public static int max_recv_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 116L);
    }

    /**
     * Sets {@code max_recv_sge}.
     */
    public static void max_recv_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 116L, value);
    }

    /**
     * Returns the offset of {@code max_recv_sge} in bytes.
     */
    public static long max_recv_sge$offset() {
        return 116L;
    }

    /**
     * {@code __u32 max_inline_data}, at byte 120.
     */
    public static int max_inline_data(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 120L);
    }

    /**
     * Sets {@code max_inline_data}.
     */
    public static void max_inline_data(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 120L, value);
    }

    /**
     * Returns the offset of {@code max_inline_data} in bytes.
     */
    public static long max_inline_data$offset() {
        return 120L;
    }

    /**
     * {@code __u16 pkey_index}, at byte 124.
     */
    public static int pkey_index(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 124L));
    }

    /**
     * Sets {@code pkey_index}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void pkey_index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 124L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code pkey_index} in bytes.
     */
    public static long pkey_index$offset() {
        return 124L;
    }

    /**
     * {@code __u16 alt_pkey_index}, at byte 126.
     */
    public static int alt_pkey_index(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 126L));
    }

    /**
     * Sets {@code alt_pkey_index}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void alt_pkey_index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 126L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code alt_pkey_index} in bytes.
     */
    public static long alt_pkey_index$offset() {
        return 126L;
    }

    /**
     * {@code __u8 en_sqd_async_notify}, at byte 128.
     */
    public static int en_sqd_async_notify(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 128L));
    }

    /**
     * Sets {@code en_sqd_async_notify}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void en_sqd_async_notify(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 128L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code en_sqd_async_notify} in bytes.
     */
    public static long en_sqd_async_notify$offset() {
        return 128L;
    }

    /**
     * {@code __u8 sq_draining}, at byte 129.
     */
    public static int sq_draining(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 129L));
    }

    /**
     * Sets {@code sq_draining}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sq_draining(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 129L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sq_draining} in bytes.
     */
    public static long sq_draining$offset() {
        return 129L;
    }

    /**
     * {@code __u8 max_rd_atomic}, at byte 130.
     */
    public static int max_rd_atomic(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 130L));
    }

    /**
     * Sets {@code max_rd_atomic}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void max_rd_atomic(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 130L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code max_rd_atomic} in bytes.
     */
    public static long max_rd_atomic$offset() {
        return 130L;
    }

    /**
     * {@code __u8 max_dest_rd_atomic}, at byte 131.
     */
    public static int max_dest_rd_atomic(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 131L));
    }

    /**
     * Sets {@code max_dest_rd_atomic}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void max_dest_rd_atomic(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 131L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code max_dest_rd_atomic} in bytes.
     */
    public static long max_dest_rd_atomic$offset() {
        return 131L;
    }

    /**
     * {@code __u8 min_rnr_timer}, at byte 132.
     */
    public static int min_rnr_timer(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 132L));
    }

    /**
     * Sets {@code min_rnr_timer}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void min_rnr_timer(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 132L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code min_rnr_timer} in bytes.
     */
    public static long min_rnr_timer$offset() {
        return 132L;
    }

    /**
     * {@code __u8 port_num}, at byte 133.
     */
    public static int port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 133L));
    }

    /**
     * Sets {@code port_num}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void port_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 133L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code port_num} in bytes.
     */
    public static long port_num$offset() {
        return 133L;
    }

    /**
     * {@code __u8 timeout}, at byte 134.
     */
    public static int timeout(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 134L));
    }

    /**
     * Sets {@code timeout}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void timeout(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 134L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code timeout} in bytes.
     */
    public static long timeout$offset() {
        return 134L;
    }

    /**
     * {@code __u8 retry_cnt}, at byte 135.
     */
    public static int retry_cnt(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 135L));
    }

    /**
     * Sets {@code retry_cnt}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void retry_cnt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 135L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code retry_cnt} in bytes.
     */
    public static long retry_cnt$offset() {
        return 135L;
    }

    /**
     * {@code __u8 rnr_retry}, at byte 136.
     */
    public static int rnr_retry(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 136L));
    }

    /**
     * Sets {@code rnr_retry}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rnr_retry(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 136L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rnr_retry} in bytes.
     */
    public static long rnr_retry$offset() {
        return 136L;
    }

    /**
     * {@code __u8 alt_port_num}, at byte 137.
     */
    public static int alt_port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 137L));
    }

    /**
     * Sets {@code alt_port_num}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void alt_port_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 137L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code alt_port_num} in bytes.
     */
    public static long alt_port_num$offset() {
        return 137L;
    }

    /**
     * {@code __u8 alt_timeout}, at byte 138.
     */
    public static int alt_timeout(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 138L));
    }

    /**
     * Sets {@code alt_timeout}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void alt_timeout(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 138L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code alt_timeout} in bytes.
     */
    public static long alt_timeout$offset() {
        return 138L;
    }

    /**
     * {@code __u8 reserved[5]}, at byte 139, as a slice.
     */
    public static MemorySegment reserved(MemorySegment segment) {
        return segment.asSlice(139L, 5L);
    }

    /**
     * Copies the 5 bytes of {@code reserved} from {@code value}.
     */
    public static void reserved(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 139L, 5L);
    }

    /**
     * Returns an element of {@code __u8 reserved[5]}.
     */
    public static int reserved(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 139L + Objects.checkIndex(index, 5L)));
    }

    /**
     * Sets an element of {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 139L + Objects.checkIndex(index, 5L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 139L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("qp_attr_mask"),
                ValueLayout.JAVA_INT.withName("qp_state"),
                ValueLayout.JAVA_INT.withName("cur_qp_state"),
                ValueLayout.JAVA_INT.withName("path_mtu"),
                ValueLayout.JAVA_INT.withName("path_mig_state"),
                ValueLayout.JAVA_INT.withName("qkey"),
                ValueLayout.JAVA_INT.withName("rq_psn"),
                ValueLayout.JAVA_INT.withName("sq_psn"),
                ValueLayout.JAVA_INT.withName("dest_qp_num"),
                ValueLayout.JAVA_INT.withName("qp_access_flags"),
                ib_uverbs_ah_attr.layout().withName("ah_attr"),
                ib_uverbs_ah_attr.layout().withName("alt_ah_attr"),
                ValueLayout.JAVA_INT.withName("max_send_wr"),
                ValueLayout.JAVA_INT.withName("max_recv_wr"),
                ValueLayout.JAVA_INT.withName("max_send_sge"),
                ValueLayout.JAVA_INT.withName("max_recv_sge"),
                ValueLayout.JAVA_INT.withName("max_inline_data"),
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
                MemoryLayout.sequenceLayout(5L, ValueLayout.JAVA_BYTE).withName("reserved"))
                .withName("ib_uverbs_qp_attr");

        private Layout() {
        }
    }
}
