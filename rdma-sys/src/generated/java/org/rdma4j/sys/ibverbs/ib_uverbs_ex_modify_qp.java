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
 * The C type {@code struct ib_uverbs_ex_modify_qp}: 120 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_ex_modify_qp {
 *   0      struct ib_uverbs_modify_qp base;
 * 112      __u32 rate_limit;
 * 116      __u32 reserved;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_ex_modify_qp {
    private static final long SIZE = 120L;

    private ib_uverbs_ex_modify_qp() {
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
     * Returns the offset of {@code base} in bytes.
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
     * Returns the offset of {@code rate_limit} in bytes.
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
     * Returns the offset of {@code reserved} in bytes.
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
