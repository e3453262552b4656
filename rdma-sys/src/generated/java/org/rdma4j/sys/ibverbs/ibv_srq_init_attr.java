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
 * C's {@code struct ibv_srq_init_attr}: 24 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_srq_init_attr {
 *   0      void *srq_context;
 *   8      struct ibv_srq_attr attr;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; the numbers are offsets in bytes.
 */
public final class ibv_srq_init_attr {
    private static final long SIZE = 24L;

    private ibv_srq_init_attr() {
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
        return RecordText.of("ibv_srq_init_attr", segment, layout(), "attr@ibv_srq_attr", EnumNames.NONE);
    }

    /**
     * {@code void *srq_context}, at byte 0.
     *
     * <p>User-defined value, which is returned as {@link ibv_srq#srq_context ibv_srq.srq_context}.
     */
    public static MemorySegment srq_context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code srq_context}.
     *
     * <p>User-defined value, which is returned as {@link ibv_srq#srq_context ibv_srq.srq_context}.
     */
    public static void srq_context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * The offset of {@code srq_context} in bytes.
     */
    public static long srq_context$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_srq_attr attr}, at byte 8, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_srq_attr ibv_srq_attr}.
     *
     * <p>Requested minimum sizes; after {@link Ibverbs#ibv_create_srq ibv_create_srq}, the actual sizes.
     */
    public static MemorySegment attr(MemorySegment segment) {
        return segment.asSlice(8L, 12L);
    }

    /**
     * Copies the 12 bytes of {@code attr} from {@code value}.
     */
    public static void attr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 12L);
    }

    /**
     * The offset of {@code attr} in bytes.
     */
    public static long attr$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("srq_context"),
                ibv_srq_attr.layout().withName("attr"),
                MemoryLayout.paddingLayout(4L))
                .withName("ibv_srq_init_attr");

        private Layout() {
        }
    }
}
