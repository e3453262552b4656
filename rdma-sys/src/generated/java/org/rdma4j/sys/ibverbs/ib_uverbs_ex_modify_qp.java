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
 * C's {@code struct ib_uverbs_ex_modify_qp}: 120 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_ex_modify_qp {
 *   0      struct ib_uverbs_modify_qp base;
 * 112      __u32 rate_limit;
 * 116      __u32 reserved;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; the numbers are offsets in bytes.
 */
public final class ib_uverbs_ex_modify_qp {
    private static final long SIZE = 120L;

    private ib_uverbs_ex_modify_qp() {
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
        return RecordText.of("ib_uverbs_ex_modify_qp", segment, layout(), "base@ib_uverbs_modify_qp base.dest@ib_uverbs_qp_dest base.alt_dest@ib_uverbs_qp_dest", EnumNames.NONE);
    }

    /**
     * {@code struct ib_uverbs_modify_qp base}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_modify_qp ib_uverbs_modify_qp}.
     */
    public static MemorySegment base(MemorySegment segment) {
        return segment.asSlice(0L, 112L);
    }

    /**
     * Copies the 112 bytes of {@code base} from {@code value}.
     */
    public static void base(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 112L);
    }

    /**
     * The offset of {@code base} in bytes.
     */
    public static long base$offset() {
        return 0L;
    }

    /**
     * {@code __u32 rate_limit}, at byte 112.
     */
    public static int rate_limit(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 112L);
    }

    /**
     * Sets {@code rate_limit}.
     */
    public static void rate_limit(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 112L, value);
    }

    /**
     * The offset of {@code rate_limit} in bytes.
     */
    public static long rate_limit$offset() {
        return 112L;
    }

    /**
     * {@code __u32 reserved}, at byte 116.
     */
    public static int reserved(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 116L);
    }

    /**
     * Sets {@code reserved}.
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 116L, value);
    }

    /**
     * The offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 116L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ib_uverbs_modify_qp.layout().withName("base"),
                ValueLayout.JAVA_INT.withName("rate_limit"),
                ValueLayout.JAVA_INT.withName("reserved"))
                .withName("ib_uverbs_ex_modify_qp");

        private Layout() {
        }
    }
}
