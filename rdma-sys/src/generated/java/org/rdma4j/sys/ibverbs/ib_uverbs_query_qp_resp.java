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
import org.rdma4j.sys.runtime.EnumNames;
import org.rdma4j.sys.runtime.RecordText;

/**
 * C's {@code struct ib_uverbs_query_qp_resp}: 128 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_query_qp_resp {
 *   0      struct ib_uverbs_qp_dest dest;
 *  32      struct ib_uverbs_qp_dest alt_dest;
 *  64      __u32 max_send_wr;
 *  68      __u32 max_recv_wr;
 *  72      __u32 max_send_sge;
 *  76      __u32 max_recv_sge;
 *  80      __u32 max_inline_data;
 *  84      __u32 qkey;
 *  88      __u32 rq_psn;
 *  92      __u32 sq_psn;
 *  96      __u32 dest_qp_num;
 * 100      __u32 qp_access_flags;
 * 104      __u16 pkey_index;
 * 106      __u16 alt_pkey_index;
 * 108      __u8 qp_state;
 * 109      __u8 cur_qp_state;
 * 110      __u8 path_mtu;
 * 111      __u8 path_mig_state;
 * 112      __u8 sq_draining;
 * 113      __u8 max_rd_atomic;
 * 114      __u8 max_dest_rd_atomic;
 * 115      __u8 min_rnr_timer;
 * 116      __u8 port_num;
 * 117      __u8 timeout;
 * 118      __u8 retry_cnt;
 * 119      __u8 rnr_retry;
 * 120      __u8 alt_port_num;
 * 121      __u8 alt_timeout;
 * 122      __u8 sq_sig_all;
 * 123      __u8 reserved[5];
 * 128      __u64 driver_data[];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; the numbers are offsets in bytes.
 */
public final class ib_uverbs_query_qp_resp {
    private static final long SIZE = 128L;

    private ib_uverbs_query_qp_resp() {
    }

    /**
     * The layout, with C's names and offsets.
     */
    public static GroupLayout layout() {
        return Layout.LAYOUT;
    }

    /**
     * The size in bytes.
     */
    public static long sizeof() {
        return SIZE;
    }

    /**
     * Memory for one; zeroed if the allocator zeroes, as an arena does.
     */
    public static MemorySegment allocate(SegmentAllocator allocator) {
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Memory for {@code count} of them, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 8L);
    }

    /**
     * Element {@code index} of an array.
     */
    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(index * SIZE, SIZE);
    }

    /**
     * The one at an address, for inner loops: what it costs to reach its fields is what C pays. Make it in
     * the loop, where it is used: one that is kept across native calls is an object again. Nothing
     * checks that the memory is still there.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment ofAddress(long address) {
        return MemorySegment.ofAddress(address).reinterpret(SIZE);
    }

    /**
     * The segment with the size of one.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment) {
        return segment.reinterpret(SIZE);
    }

    /**
     * The segment with the size of {@code count} of them.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, long count) {
        return segment.reinterpret(Math.multiplyExact(count, SIZE));
    }

    /**
     * The segment with the size of one, alive until the arena closes, which calls {@code cleanup}.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, Arena arena,
            Consumer<MemorySegment> cleanup) {
        return segment.reinterpret(SIZE, arena, cleanup);
    }

    /**
     * The members and their values on one line, for people. No pointer is followed.
     */
    public static String toString(MemorySegment segment) {
        return RecordText.of("ib_uverbs_query_qp_resp", segment, layout(), "dest@ib_uverbs_qp_dest alt_dest@ib_uverbs_qp_dest", EnumNames.NONE);
    }

    /**
     * {@code struct ib_uverbs_qp_dest dest}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_qp_dest ib_uverbs_qp_dest}.
     */
    public static MemorySegment dest(MemorySegment segment) {
        return segment.asSlice(0L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code dest} from {@code value}.
     */
    public static void dest$set(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 32L);
    }

    /**
     * {@code struct ib_uverbs_qp_dest dest} of element {@code index}, as a slice.
     */
    public static MemorySegment dest(MemorySegment array, long index) {
        return array.asSlice(index * SIZE, 32L);
    }

    /**
     * Copies the 32 bytes of {@code dest} of element {@code index} from {@code value}.
     */
    public static void dest$set(MemorySegment array, long index, MemorySegment value) {
        MemorySegment.copy(value, 0L, array, index * SIZE, 32L);
    }

    /**
     * The offset of {@code dest} in bytes.
     */
    public static long dest$offset() {
        return 0L;
    }

    /**
     * {@code struct ib_uverbs_qp_dest alt_dest}, at byte 32, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_qp_dest ib_uverbs_qp_dest}.
     */
    public static MemorySegment alt_dest(MemorySegment segment) {
        return segment.asSlice(32L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code alt_dest} from {@code value}.
     */
    public static void alt_dest$set(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, 32L);
    }

    /**
     * {@code struct ib_uverbs_qp_dest alt_dest} of element {@code index}, as a slice.
     */
    public static MemorySegment alt_dest(MemorySegment array, long index) {
        return array.asSlice(index * SIZE + 32L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code alt_dest} of element {@code index} from {@code value}.
     */
    public static void alt_dest$set(MemorySegment array, long index, MemorySegment value) {
        MemorySegment.copy(value, 0L, array, index * SIZE + 32L, 32L);
    }

    /**
     * The offset of {@code alt_dest} in bytes.
     */
    public static long alt_dest$offset() {
        return 32L;
    }

    /**
     * {@code __u32 max_send_wr}, at byte 64.
     */
    public static int max_send_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 64L);
    }

    /**
     * Sets {@code max_send_wr}.
     */
    public static void max_send_wr$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 64L, value);
    }

    /**
     * {@code __u32 max_send_wr} of element {@code index}.
     */
    public static int max_send_wr(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 64L);
    }

    /**
     * Sets {@code max_send_wr} of element {@code index}.
     */
    public static void max_send_wr$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 64L, value);
    }

    /**
     * The offset of {@code max_send_wr} in bytes.
     */
    public static long max_send_wr$offset() {
        return 64L;
    }

    /**
     * {@code __u32 max_recv_wr}, at byte 68.
     */
    public static int max_recv_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 68L);
    }

    /**
     * Sets {@code max_recv_wr}.
     */
    public static void max_recv_wr$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 68L, value);
    }

    /**
     * {@code __u32 max_recv_wr} of element {@code index}.
     */
    public static int max_recv_wr(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 68L);
    }

    /**
     * Sets {@code max_recv_wr} of element {@code index}.
     */
    public static void max_recv_wr$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 68L, value);
    }

    /**
     * The offset of {@code max_recv_wr} in bytes.
     */
    public static long max_recv_wr$offset() {
        return 68L;
    }

    /**
     * {@code __u32 max_send_sge}, at byte 72.
     */
    public static int max_send_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 72L);
    }

    /**
     * Sets {@code max_send_sge}.
     */
    public static void max_send_sge$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 72L, value);
    }

    /**
     * {@code __u32 max_send_sge} of element {@code index}.
     */
    public static int max_send_sge(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 72L);
    }

    /**
     * Sets {@code max_send_sge} of element {@code index}.
     */
    public static void max_send_sge$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 72L, value);
    }

    /**
     * The offset of {@code max_send_sge} in bytes.
     */
    public static long max_send_sge$offset() {
        return 72L;
    }

    /**
     * {@code __u32 max_recv_sge}, at byte 76.
     */
    public static int max_recv_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 76L);
    }

    /**
     * Sets {@code max_recv_sge}.
     */
    public static void max_recv_sge$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 76L, value);
    }

    /**
     * {@code __u32 max_recv_sge} of element {@code index}.
     */
    public static int max_recv_sge(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 76L);
    }

    /**
     * Sets {@code max_recv_sge} of element {@code index}.
     */
    public static void max_recv_sge$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 76L, value);
    }

    /**
     * The offset of {@code max_recv_sge} in bytes.
     */
    public static long max_recv_sge$offset() {
        return 76L;
    }

    /**
     * {@code __u32 max_inline_data}, at byte 80.
     */
    public static int max_inline_data(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 80L);
    }

    /**
     * Sets {@code max_inline_data}.
     */
    public static void max_inline_data$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 80L, value);
    }

    /**
     * {@code __u32 max_inline_data} of element {@code index}.
     */
    public static int max_inline_data(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 80L);
    }

    /**
     * Sets {@code max_inline_data} of element {@code index}.
     */
    public static void max_inline_data$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 80L, value);
    }

    /**
     * The offset of {@code max_inline_data} in bytes.
     */
    public static long max_inline_data$offset() {
        return 80L;
    }

    /**
     * {@code __u32 qkey}, at byte 84.
     */
    public static int qkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 84L);
    }

    /**
     * Sets {@code qkey}.
     */
    public static void qkey$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 84L, value);
    }

    /**
     * {@code __u32 qkey} of element {@code index}.
     */
    public static int qkey(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 84L);
    }

    /**
     * Sets {@code qkey} of element {@code index}.
     */
    public static void qkey$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 84L, value);
    }

    /**
     * The offset of {@code qkey} in bytes.
     */
    public static long qkey$offset() {
        return 84L;
    }

    /**
     * {@code __u32 rq_psn}, at byte 88.
     */
    public static int rq_psn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 88L);
    }

    /**
     * Sets {@code rq_psn}.
     */
    public static void rq_psn$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 88L, value);
    }

    /**
     * {@code __u32 rq_psn} of element {@code index}.
     */
    public static int rq_psn(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 88L);
    }

    /**
     * Sets {@code rq_psn} of element {@code index}.
     */
    public static void rq_psn$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 88L, value);
    }

    /**
     * The offset of {@code rq_psn} in bytes.
     */
    public static long rq_psn$offset() {
        return 88L;
    }

    /**
     * {@code __u32 sq_psn}, at byte 92.
     */
    public static int sq_psn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 92L);
    }

    /**
     * Sets {@code sq_psn}.
     */
    public static void sq_psn$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 92L, value);
    }

    /**
     * {@code __u32 sq_psn} of element {@code index}.
     */
    public static int sq_psn(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 92L);
    }

    /**
     * Sets {@code sq_psn} of element {@code index}.
     */
    public static void sq_psn$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 92L, value);
    }

    /**
     * The offset of {@code sq_psn} in bytes.
     */
    public static long sq_psn$offset() {
        return 92L;
    }

    /**
     * {@code __u32 dest_qp_num}, at byte 96.
     */
    public static int dest_qp_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 96L);
    }

    /**
     * Sets {@code dest_qp_num}.
     */
    public static void dest_qp_num$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 96L, value);
    }

    /**
     * {@code __u32 dest_qp_num} of element {@code index}.
     */
    public static int dest_qp_num(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 96L);
    }

    /**
     * Sets {@code dest_qp_num} of element {@code index}.
     */
    public static void dest_qp_num$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 96L, value);
    }

    /**
     * The offset of {@code dest_qp_num} in bytes.
     */
    public static long dest_qp_num$offset() {
        return 96L;
    }

    /**
     * {@code __u32 qp_access_flags}, at byte 100.
     */
    public static int qp_access_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 100L);
    }

    /**
     * Sets {@code qp_access_flags}.
     */
    public static void qp_access_flags$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 100L, value);
    }

    /**
     * {@code __u32 qp_access_flags} of element {@code index}.
     */
    public static int qp_access_flags(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 100L);
    }

    /**
     * Sets {@code qp_access_flags} of element {@code index}.
     */
    public static void qp_access_flags$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT_UNALIGNED, index * SIZE + 100L, value);
    }

    /**
     * The offset of {@code qp_access_flags} in bytes.
     */
    public static long qp_access_flags$offset() {
        return 100L;
    }

    /**
     * {@code __u16 pkey_index}, at byte 104.
     */
    public static int pkey_index(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 104L));
    }

    /**
     * Sets {@code pkey_index}.
     */
    public static void pkey_index$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 104L, (short) value);
    }

    /**
     * {@code __u16 pkey_index} of element {@code index}.
     */
    public static int pkey_index(MemorySegment array, long index) {
        return Short.toUnsignedInt(array.get(ValueLayout.JAVA_SHORT_UNALIGNED, index * SIZE + 104L));
    }

    /**
     * Sets {@code pkey_index} of element {@code index}.
     */
    public static void pkey_index$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_SHORT_UNALIGNED, index * SIZE + 104L, (short) value);
    }

    /**
     * The offset of {@code pkey_index} in bytes.
     */
    public static long pkey_index$offset() {
        return 104L;
    }

    /**
     * {@code __u16 alt_pkey_index}, at byte 106.
     */
    public static int alt_pkey_index(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 106L));
    }

    /**
     * Sets {@code alt_pkey_index}.
     */
    public static void alt_pkey_index$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 106L, (short) value);
    }

    /**
     * {@code __u16 alt_pkey_index} of element {@code index}.
     */
    public static int alt_pkey_index(MemorySegment array, long index) {
        return Short.toUnsignedInt(array.get(ValueLayout.JAVA_SHORT_UNALIGNED, index * SIZE + 106L));
    }

    /**
     * Sets {@code alt_pkey_index} of element {@code index}.
     */
    public static void alt_pkey_index$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_SHORT_UNALIGNED, index * SIZE + 106L, (short) value);
    }

    /**
     * The offset of {@code alt_pkey_index} in bytes.
     */
    public static long alt_pkey_index$offset() {
        return 106L;
    }

    /**
     * {@code __u8 qp_state}, at byte 108.
     */
    public static int qp_state(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 108L));
    }

    /**
     * Sets {@code qp_state}.
     */
    public static void qp_state$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 108L, (byte) value);
    }

    /**
     * {@code __u8 qp_state} of element {@code index}.
     */
    public static int qp_state(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 108L));
    }

    /**
     * Sets {@code qp_state} of element {@code index}.
     */
    public static void qp_state$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 108L, (byte) value);
    }

    /**
     * The offset of {@code qp_state} in bytes.
     */
    public static long qp_state$offset() {
        return 108L;
    }

    /**
     * {@code __u8 cur_qp_state}, at byte 109.
     */
    public static int cur_qp_state(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 109L));
    }

    /**
     * Sets {@code cur_qp_state}.
     */
    public static void cur_qp_state$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 109L, (byte) value);
    }

    /**
     * {@code __u8 cur_qp_state} of element {@code index}.
     */
    public static int cur_qp_state(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 109L));
    }

    /**
     * Sets {@code cur_qp_state} of element {@code index}.
     */
    public static void cur_qp_state$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 109L, (byte) value);
    }

    /**
     * The offset of {@code cur_qp_state} in bytes.
     */
    public static long cur_qp_state$offset() {
        return 109L;
    }

    /**
     * {@code __u8 path_mtu}, at byte 110.
     */
    public static int path_mtu(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 110L));
    }

    /**
     * Sets {@code path_mtu}.
     */
    public static void path_mtu$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 110L, (byte) value);
    }

    /**
     * {@code __u8 path_mtu} of element {@code index}.
     */
    public static int path_mtu(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 110L));
    }

    /**
     * Sets {@code path_mtu} of element {@code index}.
     */
    public static void path_mtu$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 110L, (byte) value);
    }

    /**
     * The offset of {@code path_mtu} in bytes.
     */
    public static long path_mtu$offset() {
        return 110L;
    }

    /**
     * {@code __u8 path_mig_state}, at byte 111.
     */
    public static int path_mig_state(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 111L));
    }

    /**
     * Sets {@code path_mig_state}.
     */
    public static void path_mig_state$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 111L, (byte) value);
    }

    /**
     * {@code __u8 path_mig_state} of element {@code index}.
     */
    public static int path_mig_state(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 111L));
    }

    /**
     * Sets {@code path_mig_state} of element {@code index}.
     */
    public static void path_mig_state$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 111L, (byte) value);
    }

    /**
     * The offset of {@code path_mig_state} in bytes.
     */
    public static long path_mig_state$offset() {
        return 111L;
    }

    /**
     * {@code __u8 sq_draining}, at byte 112.
     */
    public static int sq_draining(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 112L));
    }

    /**
     * Sets {@code sq_draining}.
     */
    public static void sq_draining$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 112L, (byte) value);
    }

    /**
     * {@code __u8 sq_draining} of element {@code index}.
     */
    public static int sq_draining(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 112L));
    }

    /**
     * Sets {@code sq_draining} of element {@code index}.
     */
    public static void sq_draining$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 112L, (byte) value);
    }

    /**
     * The offset of {@code sq_draining} in bytes.
     */
    public static long sq_draining$offset() {
        return 112L;
    }

    /**
     * {@code __u8 max_rd_atomic}, at byte 113.
     */
    public static int max_rd_atomic(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 113L));
    }

    /**
     * Sets {@code max_rd_atomic}.
     */
    public static void max_rd_atomic$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 113L, (byte) value);
    }

    /**
     * {@code __u8 max_rd_atomic} of element {@code index}.
     */
    public static int max_rd_atomic(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 113L));
    }

    /**
     * Sets {@code max_rd_atomic} of element {@code index}.
     */
    public static void max_rd_atomic$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 113L, (byte) value);
    }

    /**
     * The offset of {@code max_rd_atomic} in bytes.
     */
    public static long max_rd_atomic$offset() {
        return 113L;
    }

    /**
     * {@code __u8 max_dest_rd_atomic}, at byte 114.
     */
    public static int max_dest_rd_atomic(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 114L));
    }

    /**
     * Sets {@code max_dest_rd_atomic}.
     */
    public static void max_dest_rd_atomic$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 114L, (byte) value);
    }

    /**
     * {@code __u8 max_dest_rd_atomic} of element {@code index}.
     */
    public static int max_dest_rd_atomic(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 114L));
    }

    /**
     * Sets {@code max_dest_rd_atomic} of element {@code index}.
     */
    public static void max_dest_rd_atomic$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 114L, (byte) value);
    }

    /**
     * The offset of {@code max_dest_rd_atomic} in bytes.
     */
    public static long max_dest_rd_atomic$offset() {
        return 114L;
    }

    /**
     * {@code __u8 min_rnr_timer}, at byte 115.
     */
    public static int min_rnr_timer(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 115L));
    }

    /**
     * Sets {@code min_rnr_timer}.
     */
    public static void min_rnr_timer$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 115L, (byte) value);
    }

    /**
     * {@code __u8 min_rnr_timer} of element {@code index}.
     */
    public static int min_rnr_timer(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 115L));
    }

    /**
     * Sets {@code min_rnr_timer} of element {@code index}.
     */
    public static void min_rnr_timer$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 115L, (byte) value);
    }

    /**
     * The offset of {@code min_rnr_timer} in bytes.
     */
    public static long min_rnr_timer$offset() {
        return 115L;
    }

    /**
     * {@code __u8 port_num}, at byte 116.
     */
    public static int port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 116L));
    }

    /**
     * Sets {@code port_num}.
     */
    public static void port_num$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 116L, (byte) value);
    }

    /**
     * {@code __u8 port_num} of element {@code index}.
     */
    public static int port_num(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 116L));
    }

    /**
     * Sets {@code port_num} of element {@code index}.
     */
    public static void port_num$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 116L, (byte) value);
    }

    /**
     * The offset of {@code port_num} in bytes.
     */
    public static long port_num$offset() {
        return 116L;
    }

    /**
     * {@code __u8 timeout}, at byte 117.
     */
    public static int timeout(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 117L));
    }

    /**
     * Sets {@code timeout}.
     */
    public static void timeout$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 117L, (byte) value);
    }

    /**
     * {@code __u8 timeout} of element {@code index}.
     */
    public static int timeout(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 117L));
    }

    /**
     * Sets {@code timeout} of element {@code index}.
     */
    public static void timeout$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 117L, (byte) value);
    }

    /**
     * The offset of {@code timeout} in bytes.
     */
    public static long timeout$offset() {
        return 117L;
    }

    /**
     * {@code __u8 retry_cnt}, at byte 118.
     */
    public static int retry_cnt(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 118L));
    }

    /**
     * Sets {@code retry_cnt}.
     */
    public static void retry_cnt$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 118L, (byte) value);
    }

    /**
     * {@code __u8 retry_cnt} of element {@code index}.
     */
    public static int retry_cnt(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 118L));
    }

    /**
     * Sets {@code retry_cnt} of element {@code index}.
     */
    public static void retry_cnt$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 118L, (byte) value);
    }

    /**
     * The offset of {@code retry_cnt} in bytes.
     */
    public static long retry_cnt$offset() {
        return 118L;
    }

    /**
     * {@code __u8 rnr_retry}, at byte 119.
     */
    public static int rnr_retry(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 119L));
    }

    /**
     * Sets {@code rnr_retry}.
     */
    public static void rnr_retry$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 119L, (byte) value);
    }

    /**
     * {@code __u8 rnr_retry} of element {@code index}.
     */
    public static int rnr_retry(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 119L));
    }

    /**
     * Sets {@code rnr_retry} of element {@code index}.
     */
    public static void rnr_retry$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 119L, (byte) value);
    }

    /**
     * The offset of {@code rnr_retry} in bytes.
     */
    public static long rnr_retry$offset() {
        return 119L;
    }

    /**
     * {@code __u8 alt_port_num}, at byte 120.
     */
    public static int alt_port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 120L));
    }

    /**
     * Sets {@code alt_port_num}.
     */
    public static void alt_port_num$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 120L, (byte) value);
    }

    /**
     * {@code __u8 alt_port_num} of element {@code index}.
     */
    public static int alt_port_num(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 120L));
    }

    /**
     * Sets {@code alt_port_num} of element {@code index}.
     */
    public static void alt_port_num$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 120L, (byte) value);
    }

    /**
     * The offset of {@code alt_port_num} in bytes.
     */
    public static long alt_port_num$offset() {
        return 120L;
    }

    /**
     * {@code __u8 alt_timeout}, at byte 121.
     */
    public static int alt_timeout(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 121L));
    }

    /**
     * Sets {@code alt_timeout}.
     */
    public static void alt_timeout$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 121L, (byte) value);
    }

    /**
     * {@code __u8 alt_timeout} of element {@code index}.
     */
    public static int alt_timeout(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 121L));
    }

    /**
     * Sets {@code alt_timeout} of element {@code index}.
     */
    public static void alt_timeout$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 121L, (byte) value);
    }

    /**
     * The offset of {@code alt_timeout} in bytes.
     */
    public static long alt_timeout$offset() {
        return 121L;
    }

    /**
     * {@code __u8 sq_sig_all}, at byte 122.
     */
    public static int sq_sig_all(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 122L));
    }

    /**
     * Sets {@code sq_sig_all}.
     */
    public static void sq_sig_all$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 122L, (byte) value);
    }

    /**
     * {@code __u8 sq_sig_all} of element {@code index}.
     */
    public static int sq_sig_all(MemorySegment array, long index) {
        return Byte.toUnsignedInt(array.get(ValueLayout.JAVA_BYTE, index * SIZE + 122L));
    }

    /**
     * Sets {@code sq_sig_all} of element {@code index}.
     */
    public static void sq_sig_all$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_BYTE, index * SIZE + 122L, (byte) value);
    }

    /**
     * The offset of {@code sq_sig_all} in bytes.
     */
    public static long sq_sig_all$offset() {
        return 122L;
    }

    /**
     * {@code __u8 reserved[5]}, at byte 123, as a slice.
     */
    public static MemorySegment reserved(MemorySegment segment) {
        return segment.asSlice(123L, 5L);
    }

    /**
     * Copies the 5 bytes of {@code reserved} from {@code value}.
     */
    public static void reserved$set(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 123L, 5L);
    }

    /**
     * {@code __u8 reserved[5]} of element {@code index}, as a slice.
     */
    public static MemorySegment reserved(MemorySegment array, long index) {
        return array.asSlice(index * SIZE + 123L, 5L);
    }

    /**
     * Copies the 5 bytes of {@code reserved} of element {@code index} from {@code value}.
     */
    public static void reserved$set(MemorySegment array, long index, MemorySegment value) {
        MemorySegment.copy(value, 0L, array, index * SIZE + 123L, 5L);
    }

    /**
     * An element of {@code __u8 reserved[5]}.
     */
    public static int reserved$at(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 123L + Objects.checkIndex(index, 5L)));
    }

    /**
     * Sets an element of {@code reserved}.
     */
    public static void reserved$at$set(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 123L + Objects.checkIndex(index, 5L), (byte) value);
    }

    /**
     * The offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 123L;
    }

    /**
     * {@code __u64 driver_data[]}: from its offset to the end of the segment.
     */
    public static MemorySegment driver_data(MemorySegment segment) {
        return segment.asSlice(128L);
    }

    /**
     * An element of {@code __u64 driver_data[]}.
     */
    public static long driver_data$at(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 128L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L);
    }

    /**
     * Sets an element of {@code driver_data}.
     */
    public static void driver_data$at$set(MemorySegment segment, long index, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 128L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L, value);
    }

    /**
     * The offset of {@code driver_data} in bytes.
     */
    public static long driver_data$offset() {
        return 128L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ib_uverbs_qp_dest.layout().withName("dest"),
                ib_uverbs_qp_dest.layout().withName("alt_dest"),
                ValueLayout.JAVA_INT.withName("max_send_wr"),
                ValueLayout.JAVA_INT.withName("max_recv_wr"),
                ValueLayout.JAVA_INT.withName("max_send_sge"),
                ValueLayout.JAVA_INT.withName("max_recv_sge"),
                ValueLayout.JAVA_INT.withName("max_inline_data"),
                ValueLayout.JAVA_INT.withName("qkey"),
                ValueLayout.JAVA_INT.withName("rq_psn"),
                ValueLayout.JAVA_INT.withName("sq_psn"),
                ValueLayout.JAVA_INT.withName("dest_qp_num"),
                ValueLayout.JAVA_INT.withName("qp_access_flags"),
                ValueLayout.JAVA_SHORT.withName("pkey_index"),
                ValueLayout.JAVA_SHORT.withName("alt_pkey_index"),
                ValueLayout.JAVA_BYTE.withName("qp_state"),
                ValueLayout.JAVA_BYTE.withName("cur_qp_state"),
                ValueLayout.JAVA_BYTE.withName("path_mtu"),
                ValueLayout.JAVA_BYTE.withName("path_mig_state"),
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
                ValueLayout.JAVA_BYTE.withName("sq_sig_all"),
                MemoryLayout.sequenceLayout(5L, ValueLayout.JAVA_BYTE).withName("reserved"),
                MemoryLayout.sequenceLayout(0L, ValueLayout.JAVA_LONG).withName("driver_data"))
                .withName("ib_uverbs_query_qp_resp");

        private Layout() {
        }
    }
}
