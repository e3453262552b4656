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
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_rereg_mr}: 48 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_rereg_mr {
 *   0      __u64 response;
 *   8      __u32 mr_handle;
 *  12      __u32 flags;
 *  16      __u64 start;
 *  24      __u64 length;
 *  32      __u64 hca_va;
 *  40      __u32 pd_handle;
 *  44      __u32 access_flags;
 *  48      __u64 driver_data[];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_rereg_mr {
    private static final long SIZE = 48L;

    private ib_uverbs_rereg_mr() {
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
        return RecordText.of("ib_uverbs_rereg_mr", segment, layout(), "", EnumNames.NONE);
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
     * {@code __u32 mr_handle}, at byte 8.
     */
    public static int mr_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code mr_handle}.
     */
    public static void mr_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code mr_handle} in bytes.
     */
    public static long mr_handle$offset() {
        return 8L;
    }

    /**
     * {@code __u32 flags}, at byte 12.
     */
    public static int flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 12L;
    }

    /**
     * {@code __u64 start}, at byte 16.
     */
    public static long start(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code start}.
     */
    public static void start(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code start} in bytes.
     */
    public static long start$offset() {
        return 16L;
    }

    /**
     * {@code __u64 length}, at byte 24.
     */
    public static long length(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L);
    }

    /**
     * Sets {@code length}.
     */
    public static void length(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code length} in bytes.
     */
    public static long length$offset() {
        return 24L;
    }

    /**
     * {@code __u64 hca_va}, at byte 32.
     */
    public static long hca_va(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 32L);
    }

    /**
     * Sets {@code hca_va}.
     */
    public static void hca_va(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code hca_va} in bytes.
     */
    public static long hca_va$offset() {
        return 32L;
    }

    /**
     * {@code __u32 pd_handle}, at byte 40.
     */
    public static int pd_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 40L);
    }

    /**
     * Sets {@code pd_handle}.
     */
    public static void pd_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code pd_handle} in bytes.
     */
    public static long pd_handle$offset() {
        return 40L;
    }

    /**
     * {@code __u32 access_flags}, at byte 44.
     */
    public static int access_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 44L);
    }

    /**
     * Sets {@code access_flags}.
     */
    public static void access_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 44L, value);
    }

    /**
     * Returns the offset of {@code access_flags} in bytes.
     */
    public static long access_flags$offset() {
        return 44L;
    }

    /**
     * Returns {@code __u64 driver_data[]}: from its offset to the end of the segment.
     */
    public static MemorySegment driver_data(MemorySegment segment) {
        return segment.asSlice(48L);
    }

    /**
     * Returns an element of {@code __u64 driver_data[]}.
     */
    public static long driver_data(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 48L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L);
    }

    /**
     * Sets an element of {@code driver_data}.
     */
    public static void driver_data(MemorySegment segment, long index, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 48L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L, value);
    }

    /**
     * Returns the offset of {@code driver_data} in bytes.
     */
    public static long driver_data$offset() {
        return 48L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("response"),
                ValueLayout.JAVA_INT.withName("mr_handle"),
                ValueLayout.JAVA_INT.withName("flags"),
                ValueLayout.JAVA_LONG.withName("start"),
                ValueLayout.JAVA_LONG.withName("length"),
                ValueLayout.JAVA_LONG.withName("hca_va"),
                ValueLayout.JAVA_INT.withName("pd_handle"),
                ValueLayout.JAVA_INT.withName("access_flags"),
                MemoryLayout.sequenceLayout(0L, ValueLayout.JAVA_LONG).withName("driver_data"))
                .withName("ib_uverbs_rereg_mr");

        private Layout() {
        }
    }
}
