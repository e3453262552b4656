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
 * The C type {@code struct ib_uverbs_create_qp}: 56 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_create_qp {
 *   0      __u64 response;
 *   8      __u64 user_handle;
 *  16      __u32 pd_handle;
 *  20      __u32 send_cq_handle;
 *  24      __u32 recv_cq_handle;
 *  28      __u32 srq_handle;
 *  32      __u32 max_send_wr;
 *  36      __u32 max_recv_wr;
 *  40      __u32 max_send_sge;
 *  44      __u32 max_recv_sge;
 *  48      __u32 max_inline_data;
 *  52      __u8 sq_sig_all;
 *  53      __u8 qp_type;
 *  54      __u8 is_srq;
 *  55      __u8 reserved;
 *  56      __u64 driver_data[];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_create_qp {
    private static final long SIZE = 56L;

    private ib_uverbs_create_qp() {
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
        return RecordText.of("ib_uverbs_create_qp", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 response}, at byte 0.
     */
    public static long response(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code response}.
     */
    public static void response(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code response} in bytes.
     */
    public static long response$offset() {
        return 0L;
    }

    /**
     * {@code __u64 user_handle}, at byte 8.
     */
    public static long user_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L);
    }

    /**
     * Sets {@code user_handle}.
     */
    public static void user_handle(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code user_handle} in bytes.
     */
    public static long user_handle$offset() {
        return 8L;
    }

    /**
     * {@code __u32 pd_handle}, at byte 16.
     */
    public static int pd_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code pd_handle}.
     */
    public static void pd_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code pd_handle} in bytes.
     */
    public static long pd_handle$offset() {
        return 16L;
    }

    /**
     * {@code __u32 send_cq_handle}, at byte 20.
     */
    public static int send_cq_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code send_cq_handle}.
     */
    public static void send_cq_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code send_cq_handle} in bytes.
     */
    public static long send_cq_handle$offset() {
        return 20L;
    }

    /**
     * {@code __u32 recv_cq_handle}, at byte 24.
     */
    public static int recv_cq_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code recv_cq_handle}.
     */
    public static void recv_cq_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code recv_cq_handle} in bytes.
     */
    public static long recv_cq_handle$offset() {
        return 24L;
    }

    /**
     * {@code __u32 srq_handle}, at byte 28.
     */
    public static int srq_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code srq_handle}.
     */
    public static void srq_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code srq_handle} in bytes.
     */
    public static long srq_handle$offset() {
        return 28L;
    }

    /**
     * {@code __u32 max_send_wr}, at byte 32.
     */
    public static int max_send_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code max_send_wr}.
     */
    public static void max_send_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code max_send_wr} in bytes.
     */
    public static long max_send_wr$offset() {
        return 32L;
    }

    /**
     * {@code __u32 max_recv_wr}, at byte 36.
     */
    public static int max_recv_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code max_recv_wr}.
     */
    public static void max_recv_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code max_recv_wr} in bytes.
     */
    public static long max_recv_wr$offset() {
        return 36L;
    }

    /**
     * {@code __u32 max_send_sge}, at byte 40.
     */
    public static int max_send_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 40L);
    }

    /**
     * Sets {@code max_send_sge}.
     */
    public static void max_send_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code max_send_sge} in bytes.
     */
    public static long max_send_sge$offset() {
        return 40L;
    }

    /**
     * {@code __u32 max_recv_sge}, at byte 44.
     */
    public static int max_recv_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 44L);
    }

    /**
     * Sets {@code max_recv_sge}.
     */
    public static void max_recv_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 44L, value);
    }

    /**
     * Returns the offset of {@code max_recv_sge} in bytes.
     */
    public static long max_recv_sge$offset() {
        return 44L;
    }

    /**
     * {@code __u32 max_inline_data}, at byte 48.
     */
    public static int max_inline_data(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code max_inline_data}.
     */
    public static void max_inline_data(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code max_inline_data} in bytes.
     */
    public static long max_inline_data$offset() {
        return 48L;
    }

    /**
     * {@code __u8 sq_sig_all}, at byte 52.
     */
    public static int sq_sig_all(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 52L));
    }

    /**
     * Sets {@code sq_sig_all}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sq_sig_all(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 52L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sq_sig_all} in bytes.
     */
    public static long sq_sig_all$offset() {
        return 52L;
    }

    /**
     * {@code __u8 qp_type}, at byte 53.
     */
    public static int qp_type(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 53L));
    }

    /**
     * Sets {@code qp_type}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void qp_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 53L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code qp_type} in bytes.
     */
    public static long qp_type$offset() {
        return 53L;
    }

    /**
     * {@code __u8 is_srq}, at byte 54.
     */
    public static int is_srq(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 54L));
    }

    /**
     * Sets {@code is_srq}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void is_srq(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 54L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code is_srq} in bytes.
     */
    public static long is_srq$offset() {
        return 54L;
    }

    /**
     * {@code __u8 reserved}, at byte 55.
     */
    public static int reserved(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 55L));
    }

    /**
     * Sets {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 55L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 55L;
    }

    /**
     * Returns {@code __u64 driver_data[]}: from its offset to the end of the segment.
     */
    public static MemorySegment driver_data(MemorySegment segment) {
        return segment.asSlice(56L);
    }

    /**
     * Returns an element of {@code __u64 driver_data[]}.
     */
    public static long driver_data(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 56L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L);
    }

    /**
     * Sets an element of {@code driver_data}.
     */
    public static void driver_data(MemorySegment segment, long index, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 56L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L, value);
    }

    /**
     * Returns the offset of {@code driver_data} in bytes.
     */
    public static long driver_data$offset() {
        return 56L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("response"),
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
                MemoryLayout.sequenceLayout(0L, ValueLayout.JAVA_LONG).withName("driver_data"))
                .withName("ib_uverbs_create_qp");

        private Layout() {
        }
    }
}
