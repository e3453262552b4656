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
 * The C type {@code struct ib_uverbs_qp_cap}: 20 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ib_uverbs_qp_cap {
 *   0      __u32 max_send_wr;
 *   4      __u32 max_recv_wr;
 *   8      __u32 max_send_sge;
 *  12      __u32 max_recv_sge;
 *  16      __u32 max_inline_data;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 30.0.
 */
public final class ib_uverbs_qp_cap {
    private static final long SIZE = 20L;

    private ib_uverbs_qp_cap() {
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
        return RecordText.of("ib_uverbs_qp_cap", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u32 max_send_wr}, at byte 0.
     */
    public static int max_send_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code max_send_wr}.
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
     * {@code __u32 max_recv_wr}, at byte 4.
     */
    public static int max_recv_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code max_recv_wr}.
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
     * {@code __u32 max_send_sge}, at byte 8.
     */
    public static int max_send_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code max_send_sge}.
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
     * {@code __u32 max_recv_sge}, at byte 12.
     */
    public static int max_recv_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code max_recv_sge}.
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
     * {@code __u32 max_inline_data}, at byte 16.
     */
    public static int max_inline_data(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code max_inline_data}.
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
                .withName("ib_uverbs_qp_cap");

        private Layout() {
        }
    }
}
