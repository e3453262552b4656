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
 * C's {@code struct ib_uverbs_destroy_cq}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_destroy_cq {
 *   0      __u64 response;
 *   8      __u32 cq_handle;
 *  12      __u32 reserved;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; the numbers are offsets in bytes.
 */
public final class ib_uverbs_destroy_cq {
    private static final long SIZE = 16L;

    private ib_uverbs_destroy_cq() {
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
     * Memory for one record. It is zeroed if the allocator zeroes it, as an arena does.
     */
    public static MemorySegment allocate(SegmentAllocator allocator) {
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Memory for {@code count} records, one after the other.
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
     * The record at an address, for inner loops: reaching its fields costs what it costs in C. Create it in
     * the loop that uses it; kept across native calls, it becomes an object. Nothing checks that the
     * memory is still there.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment ofAddress(long address) {
        return MemorySegment.ofAddress(address).reinterpret(SIZE);
    }

    /**
     * The segment with the size of one record.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment) {
        return segment.reinterpret(SIZE);
    }

    /**
     * The segment with the size of {@code count} records.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, long count) {
        return segment.reinterpret(Math.multiplyExact(count, SIZE));
    }

    /**
     * The segment with the size of one record, alive until the arena closes, which calls {@code cleanup}.
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
        return RecordText.of("ib_uverbs_destroy_cq", segment, layout(), "", EnumNames.NONE);
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
     * The offset of {@code response} in bytes.
     */
    public static long response$offset() {
        return 0L;
    }

    /**
     * {@code __u32 cq_handle}, at byte 8.
     */
    public static int cq_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code cq_handle}.
     */
    public static void cq_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * The offset of {@code cq_handle} in bytes.
     */
    public static long cq_handle$offset() {
        return 8L;
    }

    /**
     * {@code __u32 reserved}, at byte 12.
     */
    public static int reserved(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code reserved}.
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * The offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 12L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("response"),
                ValueLayout.JAVA_INT.withName("cq_handle"),
                ValueLayout.JAVA_INT.withName("reserved"))
                .withName("ib_uverbs_destroy_cq");

        private Layout() {
        }
    }
}
