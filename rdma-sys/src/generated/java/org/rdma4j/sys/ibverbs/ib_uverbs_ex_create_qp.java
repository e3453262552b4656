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
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_ex_create_qp}: 64 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_ex_create_qp {
 *   0      __u64 user_handle;
 *   8      __u32 pd_handle;
 *  12      __u32 send_cq_handle;
 *  16      __u32 recv_cq_handle;
 *  20      __u32 srq_handle;
 *  24      __u32 max_send_wr;
 *  28      __u32 max_recv_wr;
 *  32      __u32 max_send_sge;
 *  36      __u32 max_recv_sge;
 *  40      __u32 max_inline_data;
 *  44      __u8 sq_sig_all;
 *  45      __u8 qp_type;
 *  46      __u8 is_srq;
 *  47      __u8 reserved;
 *  48      __u32 comp_mask;
 *  52      __u32 create_flags;
 *  56      __u32 rwq_ind_tbl_handle;
 *  60      __u32 source_qpn;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_ex_create_qp {
    private static final long SIZE = 64L;

    private ib_uverbs_ex_create_qp() {
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
        return RecordText.of("ib_uverbs_ex_create_qp", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 user_handle}, at byte 0.
     */
    public static long user_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code user_handle}.
     */
    public static void user_handle(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code user_handle} in bytes.
     */
    public static long user_handle$offset() {
        return 0L;
    }

    /**
     * {@code __u32 pd_handle}, at byte 8.
     */
    public static int pd_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code pd_handle}.
     */
    public static void pd_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code pd_handle} in bytes.
     */
    public static long pd_handle$offset() {
        return 8L;
    }

    /**
     * {@code __u32 send_cq_handle}, at byte 12.
     */
    public static int send_cq_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code send_cq_handle}.
     */
    public static void send_cq_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code send_cq_handle} in bytes.
     */
    public static long send_cq_handle$offset() {
        return 12L;
    }

    /**
     * {@code __u32 recv_cq_handle}, at byte 16.
     */
    public static int recv_cq_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code recv_cq_handle}.
     */
    public static void recv_cq_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code recv_cq_handle} in bytes.
     */
    public static long recv_cq_handle$offset() {
        return 16L;
    }

    /**
     * {@code __u32 srq_handle}, at byte 20.
     */
    public static int srq_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code srq_handle}.
     */
    public static void srq_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code srq_handle} in bytes.
     */
    public static long srq_handle$offset() {
        return 20L;
    }

    /**
     * {@code __u32 max_send_wr}, at byte 24.
     */
    public static int max_send_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code max_send_wr}.
     */
    public static void max_send_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code max_send_wr} in bytes.
     */
    public static long max_send_wr$offset() {
        return 24L;
    }

    /**
     * {@code __u32 max_recv_wr}, at byte 28.
     */
    public static int max_recv_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code max_recv_wr}.
     */
    public static void max_recv_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code max_recv_wr} in bytes.
     */
    public static long max_recv_wr$offset() {
        return 28L;
    }

    /**
     * {@code __u32 max_send_sge}, at byte 32.
     */
    public static int max_send_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code max_send_sge}.
     */
    public static void max_send_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code max_send_sge} in bytes.
     */
    public static long max_send_sge$offset() {
        return 32L;
    }

    /**
     * {@code __u32 max_recv_sge}, at byte 36.
     */
    public static int max_recv_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code max_recv_sge}.
     */
    public static void max_recv_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code max_recv_sge} in bytes.
     */
    public static long max_recv_sge$offset() {
        return 36L;
    }

    /**
     * {@code __u32 max_inline_data}, at byte 40.
     */
    public static int max_inline_data(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 40L);
    }

    /**
     * Sets {@code max_inline_data}.
     */
    public static void max_inline_data(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code max_inline_data} in bytes.
     */
    public static long max_inline_data$offset() {
        return 40L;
    }

    /**
     * {@code __u8 sq_sig_all}, at byte 44.
     */
    public static int sq_sig_all(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 44L));
    }

    /**
     * Sets {@code sq_sig_all}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sq_sig_all(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 44L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sq_sig_all} in bytes.
     */
    public static long sq_sig_all$offset() {
        return 44L;
    }

    /**
     * {@code __u8 qp_type}, at byte 45.
     */
    public static int qp_type(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 45L));
    }

    /**
     * Sets {@code qp_type}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void qp_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 45L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code qp_type} in bytes.
     */
    public static long qp_type$offset() {
        return 45L;
    }

    /**
     * {@code __u8 is_srq}, at byte 46.
     */
    public static int is_srq(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 46L));
    }

    /**
     * Sets {@code is_srq}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void is_srq(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 46L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code is_srq} in bytes.
     */
    public static long is_srq$offset() {
        return 46L;
    }

    /**
     * {@code __u8 reserved}, at byte 47.
     */
    public static int reserved(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 47L));
    }

    /**
     * Sets {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 47L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 47L;
    }

    /**
     * {@code __u32 comp_mask}, at byte 48.
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 48L;
    }

    /**
     * {@code __u32 create_flags}, at byte 52.
     */
    public static int create_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 52L);
    }

    /**
     * Sets {@code create_flags}.
     */
    public static void create_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 52L, value);
    }

    /**
     * Returns the offset of {@code create_flags} in bytes.
     */
    public static long create_flags$offset() {
        return 52L;
    }

    /**
     * {@code __u32 rwq_ind_tbl_handle}, at byte 56.
     */
    public static int rwq_ind_tbl_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 56L);
    }

    /**
     * Sets {@code rwq_ind_tbl_handle}.
     */
    public static void rwq_ind_tbl_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code rwq_ind_tbl_handle} in bytes.
     */
    public static long rwq_ind_tbl_handle$offset() {
        return 56L;
    }

    /**
     * {@code __u32 source_qpn}, at byte 60.
     */
    public static int source_qpn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 60L);
    }

    /**
     * Sets {@code source_qpn}.
     */
    public static void source_qpn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 60L, value);
    }

    /**
     * Returns the offset of {@code source_qpn} in bytes.
     */
    public static long source_qpn$offset() {
        return 60L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("user_handle"),
                ValueLayout.JAVA_INT.withName("pd_handle"),
                ValueLayout.JAVA_INT.withName("send_cq_handle"),
                ValueLayout.JAVA_INT.withName("recv_cq_handle"),
                ValueLayout.JAVA_INT.withName("srq_handle"),
                ValueLayout.JAVA_INT.withName("max_send_wr"),
                ValueLayout.JAVA_INT.withName("max_recv_wr"),
                ValueLayout.JAVA_INT.withName("max_send_sge"),
                ValueLayout.JAVA_INT.withName("max_recv_sge"),
                ValueLayout.JAVA_INT.withName("max_inline_data"),
                ValueLayout.JAVA_BYTE.withName("sq_sig_all"),
                ValueLayout.JAVA_BYTE.withName("qp_type"),
                ValueLayout.JAVA_BYTE.withName("is_srq"),
                ValueLayout.JAVA_BYTE.withName("reserved"),
                ValueLayout.JAVA_INT.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("create_flags"),
                ValueLayout.JAVA_INT.withName("rwq_ind_tbl_handle"),
                ValueLayout.JAVA_INT.withName("source_qpn"))
                .withName("ib_uverbs_ex_create_qp");

        private Layout() {
        }
    }
}
