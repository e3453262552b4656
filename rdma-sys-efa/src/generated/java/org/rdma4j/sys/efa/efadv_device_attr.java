// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efa;

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
 * The C type {@code struct efadv_device_attr}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct efadv_device_attr {
 *   0      uint64_t comp_mask;
 *   8      uint32_t max_sq_wr;
 *  12      uint32_t max_rq_wr;
 *  16      uint16_t max_sq_sge;
 *  18      uint16_t max_rq_sge;
 *  20      uint16_t inline_buf_size;
 *  22      uint16_t inline_buf_size_ex;
 *  24      uint32_t device_caps;
 *  28      uint32_t max_rdma_size;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/efadv.h}; numbers are offsets in bytes.
 */
public final class efadv_device_attr {
    private static final long SIZE = 32L;

    private efadv_device_attr() {
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
        return RecordText.of("efadv_device_attr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint64_t comp_mask}, at byte 0.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t max_sq_wr}, at byte 8.
     */
    public static int max_sq_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code max_sq_wr}.
     */
    public static void max_sq_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code max_sq_wr} in bytes.
     */
    public static long max_sq_wr$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t max_rq_wr}, at byte 12.
     */
    public static int max_rq_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code max_rq_wr}.
     */
    public static void max_rq_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code max_rq_wr} in bytes.
     */
    public static long max_rq_wr$offset() {
        return 12L;
    }

    /**
     * {@code uint16_t max_sq_sge}, at byte 16.
     */
    public static int max_sq_sge(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 16L));
    }

    /**
     * Sets {@code max_sq_sge}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void max_sq_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 16L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code max_sq_sge} in bytes.
     */
    public static long max_sq_sge$offset() {
        return 16L;
    }

    /**
     * {@code uint16_t max_rq_sge}, at byte 18.
     */
    public static int max_rq_sge(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 18L));
    }

    /**
     * Sets {@code max_rq_sge}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void max_rq_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 18L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code max_rq_sge} in bytes.
     */
    public static long max_rq_sge$offset() {
        return 18L;
    }

    /**
     * {@code uint16_t inline_buf_size}, at byte 20.
     */
    public static int inline_buf_size(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 20L));
    }

    /**
     * Sets {@code inline_buf_size}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void inline_buf_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 20L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code inline_buf_size} in bytes.
     */
    public static long inline_buf_size$offset() {
        return 20L;
    }

    /**
     * {@code uint16_t inline_buf_size_ex}, at byte 22.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static int inline_buf_size_ex(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 22L));
    }

    /**
     * Sets {@code inline_buf_size_ex}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void inline_buf_size_ex(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 22L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code inline_buf_size_ex} in bytes.
     */
    public static long inline_buf_size_ex$offset() {
        return 22L;
    }

    /**
     * {@code uint32_t device_caps}, at byte 24.
     */
    public static int device_caps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code device_caps}.
     */
    public static void device_caps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code device_caps} in bytes.
     */
    public static long device_caps$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t max_rdma_size}, at byte 28.
     */
    public static int max_rdma_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code max_rdma_size}.
     */
    public static void max_rdma_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code max_rdma_size} in bytes.
     */
    public static long max_rdma_size$offset() {
        return 28L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("max_sq_wr"),
                ValueLayout.JAVA_INT.withName("max_rq_wr"),
                ValueLayout.JAVA_SHORT.withName("max_sq_sge"),
                ValueLayout.JAVA_SHORT.withName("max_rq_sge"),
                ValueLayout.JAVA_SHORT.withName("inline_buf_size"),
                ValueLayout.JAVA_SHORT.withName("inline_buf_size_ex"),
                ValueLayout.JAVA_INT.withName("device_caps"),
                ValueLayout.JAVA_INT.withName("max_rdma_size"))
                .withName("efadv_device_attr");

        private Layout() {
        }
    }
}
