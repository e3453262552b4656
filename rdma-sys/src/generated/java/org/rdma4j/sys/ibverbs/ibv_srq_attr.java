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
 * The C type {@code struct ibv_srq_attr}: 12 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ibv_srq_attr {
 *   0      uint32_t max_wr;
 *   4      uint32_t max_sge;
 *   8      uint32_t srq_limit;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_srq_attr {
    private static final long SIZE = 12L;

    private ibv_srq_attr() {
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
        return RecordText.of("ibv_srq_attr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint32_t max_wr}, at byte 0.
     *
     * <p>Maximum number of outstanding receive requests, at most {@code max_srq_wr} of
     * {@link ibv_device_attr ibv_device_attr}. Changed by
     * {@link ibv_srq_attr_mask#IBV_SRQ_MAX_WR IBV_SRQ_MAX_WR}, on devices with
     * {@link ibv_device_cap_flags#IBV_DEVICE_SRQ_RESIZE IBV_DEVICE_SRQ_RESIZE}.
     */
    public static int max_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code max_wr}.
     *
     * <p>Maximum number of outstanding receive requests, at most {@code max_srq_wr} of
     * {@link ibv_device_attr ibv_device_attr}. Changed by
     * {@link ibv_srq_attr_mask#IBV_SRQ_MAX_WR IBV_SRQ_MAX_WR}, on devices with
     * {@link ibv_device_cap_flags#IBV_DEVICE_SRQ_RESIZE IBV_DEVICE_SRQ_RESIZE}.
     */
    public static void max_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code max_wr} in bytes.
     */
    public static long max_wr$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t max_sge}, at byte 4.
     *
     * <p>Maximum number of scatter/gather elements per request, at most {@code max_srq_sge} of
     * {@link ibv_device_attr ibv_device_attr}. Not changed by
     * {@link Ibverbs#ibv_modify_srq ibv_modify_srq}.
     */
    public static int max_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code max_sge}.
     *
     * <p>Maximum number of scatter/gather elements per request, at most {@code max_srq_sge} of
     * {@link ibv_device_attr ibv_device_attr}. Not changed by
     * {@link Ibverbs#ibv_modify_srq ibv_modify_srq}.
     */
    public static void max_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code max_sge} in bytes.
     */
    public static long max_sge$offset() {
        return 4L;
    }

    /**
     * {@code uint32_t srq_limit}, at byte 8.
     *
     * <p>Threshold: when the queue contains fewer requests, the event
     * {@link ibv_event_type#IBV_EVENT_SRQ_LIMIT_REACHED IBV_EVENT_SRQ_LIMIT_REACHED} is generated once.
     * Must be set again after each event, by {@link ibv_srq_attr_mask#IBV_SRQ_LIMIT IBV_SRQ_LIMIT} of
     * {@link Ibverbs#ibv_modify_srq ibv_modify_srq}; 0 disables the event. Ignored by
     * {@link Ibverbs#ibv_create_srq ibv_create_srq}.
     */
    public static int srq_limit(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code srq_limit}.
     *
     * <p>Threshold: when the queue contains fewer requests, the event
     * {@link ibv_event_type#IBV_EVENT_SRQ_LIMIT_REACHED IBV_EVENT_SRQ_LIMIT_REACHED} is generated once.
     * Must be set again after each event, by {@link ibv_srq_attr_mask#IBV_SRQ_LIMIT IBV_SRQ_LIMIT} of
     * {@link Ibverbs#ibv_modify_srq ibv_modify_srq}; 0 disables the event. Ignored by
     * {@link Ibverbs#ibv_create_srq ibv_create_srq}.
     */
    public static void srq_limit(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code srq_limit} in bytes.
     */
    public static long srq_limit$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("max_wr"),
                ValueLayout.JAVA_INT.withName("max_sge"),
                ValueLayout.JAVA_INT.withName("srq_limit"))
                .withName("ibv_srq_attr");

        private Layout() {
        }
    }
}
