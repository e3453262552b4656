// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_recv_wr}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_recv_wr {
 *   0      uint64_t wr_id;
 *   8      struct ibv_recv_wr *next;
 *  16      struct ibv_sge *sg_list;
 *  24      int num_sge;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>A request of {@link Ibverbs#ibv_post_recv ibv_post_recv}: memory for one message. For messages of
 * {@link ibv_wr_opcode#IBV_WR_RDMA_WRITE_WITH_IMM IBV_WR_RDMA_WRITE_WITH_IMM}, whose data is written
 * elsewhere, {@code num_sge} may be 0.
 */
public final class ibv_recv_wr {
    private static final long SIZE = 32L;

    private ibv_recv_wr() {
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
        return RecordText.of("ibv_recv_wr", segment, layout(), "num_sge-", EnumNames.NONE);
    }

    /**
     * {@code uint64_t wr_id}, at byte 0.
     *
     * <p>User-defined value, which is returned as {@code wr_id} of the completion.
     */
    public static long wr_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code wr_id}.
     *
     * <p>User-defined value, which is returned as {@code wr_id} of the completion.
     */
    public static void wr_id(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code wr_id} in bytes.
     */
    public static long wr_id$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_recv_wr *next}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_recv_wr ibv_recv_wr}.
     *
     * <p>Next request of the list, or NULL.
     */
    public static MemorySegment next(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_recv_wr.sizeof());
    }

    /**
     * Sets {@code next}.
     *
     * <p>Next request of the list, or NULL.
     */
    public static void next(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code next} in bytes.
     */
    public static long next$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_sge *sg_list}, at byte 16; see {@link org.rdma4j.sys.ibverbs.ibv_sge ibv_sge}.
     *
     * <p>Array of {@code num_sge} scatter/gather elements, which are filled in this order.
     */
    public static MemorySegment sg_list(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L), ibv_sge.sizeof());
    }

    /**
     * Sets {@code sg_list}.
     *
     * <p>Array of {@code num_sge} scatter/gather elements, which are filled in this order.
     */
    public static void sg_list(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code sg_list} in bytes.
     */
    public static long sg_list$offset() {
        return 16L;
    }

    /**
     * {@code int num_sge}, at byte 24.
     *
     * <p>Number of scatter/gather elements, 0 to {@code max_recv_sge}, or {@code max_sge} of the shared
     * receive queue.
     */
    public static int num_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code num_sge}.
     *
     * <p>Number of scatter/gather elements, 0 to {@code max_recv_sge}, or {@code max_sge} of the shared
     * receive queue.
     */
    public static void num_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code num_sge} in bytes.
     */
    public static long num_sge$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("wr_id"),
                ValueLayout.ADDRESS.withName("next"),
                ValueLayout.ADDRESS.withName("sg_list"),
                ValueLayout.JAVA_INT.withName("num_sge"),
                MemoryLayout.paddingLayout(4L))
                .withName("ibv_recv_wr");

        private Layout() {
        }
    }
}
