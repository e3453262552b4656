// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_qp_cap}: 20 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ibv_qp_cap {
 *   0      uint32_t max_send_wr;
 *   4      uint32_t max_recv_wr;
 *   8      uint32_t max_send_sge;
 *  12      uint32_t max_recv_sge;
 *  16      uint32_t max_inline_data;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>Sizes of a queue pair. In a request, each is a minimum; the device may allocate more, and reports
 * the actual size.
 */
public final class ibv_qp_cap {
    private static final long SIZE = 20L;

    private ibv_qp_cap() {
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
        return RecordText.of("ibv_qp_cap", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint32_t max_send_wr}, at byte 0.
     *
     * <p>Maximum number of outstanding send requests, at most {@code max_qp_wr} of
     * {@link ibv_device_attr ibv_device_attr}. A request is outstanding until its completion, or that of a
     * later request, is polled.
     */
    public static int max_send_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code max_send_wr}.
     *
     * <p>Maximum number of outstanding send requests, at most {@code max_qp_wr} of
     * {@link ibv_device_attr ibv_device_attr}. A request is outstanding until its completion, or that of a
     * later request, is polled.
     */
    public static void max_send_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code max_send_wr} in bytes.
     */
    public static long max_send_wr$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t max_recv_wr}, at byte 4.
     *
     * <p>Maximum number of outstanding receive requests, at most {@code max_qp_wr} of
     * {@link ibv_device_attr ibv_device_attr}. Ignored if {@code srq} is set.
     */
    public static int max_recv_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code max_recv_wr}.
     *
     * <p>Maximum number of outstanding receive requests, at most {@code max_qp_wr} of
     * {@link ibv_device_attr ibv_device_attr}. Ignored if {@code srq} is set.
     */
    public static void max_recv_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code max_recv_wr} in bytes.
     */
    public static long max_recv_wr$offset() {
        return 4L;
    }

    /**
     * {@code uint32_t max_send_sge}, at byte 8.
     *
     * <p>Maximum number of scatter/gather elements per send request ({@code num_sge}), at most
     * {@code max_sge} of {@link ibv_device_attr ibv_device_attr}.
     */
    public static int max_send_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code max_send_sge}.
     *
     * <p>Maximum number of scatter/gather elements per send request ({@code num_sge}), at most
     * {@code max_sge} of {@link ibv_device_attr ibv_device_attr}.
     */
    public static void max_send_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code max_send_sge} in bytes.
     */
    public static long max_send_sge$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t max_recv_sge}, at byte 12.
     *
     * <p>Maximum number of scatter/gather elements per receive request, at most {@code max_sge} of
     * {@link ibv_device_attr ibv_device_attr}. Ignored if {@code srq} is set.
     */
    public static int max_recv_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code max_recv_sge}.
     *
     * <p>Maximum number of scatter/gather elements per receive request, at most {@code max_sge} of
     * {@link ibv_device_attr ibv_device_attr}. Ignored if {@code srq} is set.
     */
    public static void max_recv_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code max_recv_sge} in bytes.
     */
    public static long max_recv_sge$offset() {
        return 12L;
    }

    /**
     * {@code uint32_t max_inline_data}, at byte 16.
     *
     * <p>Maximum number of bytes per request for {@link ibv_send_flags#IBV_SEND_INLINE IBV_SEND_INLINE} and
     * the inline setters. The limit of the device cannot be queried; the creation fails if it is exceeded.
     */
    public static int max_inline_data(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code max_inline_data}.
     *
     * <p>Maximum number of bytes per request for {@link ibv_send_flags#IBV_SEND_INLINE IBV_SEND_INLINE} and
     * the inline setters. The limit of the device cannot be queried; the creation fails if it is exceeded.
     */
    public static void max_inline_data(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code max_inline_data} in bytes.
     */
    public static long max_inline_data$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("max_send_wr"),
                ValueLayout.JAVA_INT.withName("max_recv_wr"),
                ValueLayout.JAVA_INT.withName("max_send_sge"),
                ValueLayout.JAVA_INT.withName("max_recv_sge"),
                ValueLayout.JAVA_INT.withName("max_inline_data"))
                .withName("ibv_qp_cap");

        private Layout() {
        }
    }
}
