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
 * The C type {@code struct ib_uverbs_poll_cq_resp}: 8 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_poll_cq_resp {
 *   0      __u32 count;
 *   4      __u32 reserved;
 *   8      struct ib_uverbs_wc wc[];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_poll_cq_resp {
    private static final long SIZE = 8L;

    private ib_uverbs_poll_cq_resp() {
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
        return RecordText.of("ib_uverbs_poll_cq_resp", segment, layout(), "wc@ib_uverbs_wc", EnumNames.NONE);
    }

    /**
     * {@code __u32 count}, at byte 0.
     */
    public static int count(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code count}.
     */
    public static void count(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code count} in bytes.
     */
    public static long count$offset() {
        return 0L;
    }

    /**
     * {@code __u32 reserved}, at byte 4.
     */
    public static int reserved(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code reserved}.
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 4L;
    }

    /**
     * Returns {@code struct ib_uverbs_wc wc[]}: from its offset to the end of the segment.
     */
    public static MemorySegment wc(MemorySegment segment) {
        return segment.asSlice(8L);
    }

    /**
     * Returns an element of {@code struct ib_uverbs_wc wc[]}.
     */
    public static MemorySegment wc(MemorySegment segment, long index) {
        return segment.asSlice(8L + Objects.checkIndex(index, Long.MAX_VALUE) * 48L, 48L);
    }

    /**
     * Sets an element of {@code wc}.
     */
    public static void wc(MemorySegment segment, long index, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L + Objects.checkIndex(index, Long.MAX_VALUE) * 48L, 48L);
    }

    /**
     * Returns the offset of {@code wc} in bytes.
     */
    public static long wc$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("count"),
                ValueLayout.JAVA_INT.withName("reserved"),
                MemoryLayout.sequenceLayout(0L, ib_uverbs_wc.layout()).withName("wc"))
                .withName("ib_uverbs_poll_cq_resp");

        private Layout() {
        }
    }
}
