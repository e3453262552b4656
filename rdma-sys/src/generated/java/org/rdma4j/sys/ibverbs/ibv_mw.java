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
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_mw}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_mw {
 *   0      struct ibv_context *context;
 *   8      struct ibv_pd *pd;
 *  16      uint32_t rkey;
 *  20      uint32_t handle;
 *  24      enum ibv_mw_type type;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_mw {
    private static final long SIZE = 32L;

    private ibv_mw() {
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
        return RecordText.of("ibv_mw", segment, layout(), "type=ibv_mw_type", IbverbsEnumNames.ALL);
    }

    /**
     * {@code struct ibv_context *context}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_context ibv_context}.
     */
    public static MemorySegment context(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_context.sizeof());
    }

    /**
     * Sets {@code context}.
     */
    public static void context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code context} in bytes.
     */
    public static long context$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_pd *pd}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_pd ibv_pd}.
     */
    public static MemorySegment pd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_pd.sizeof());
    }

    /**
     * Sets {@code pd}.
     */
    public static void pd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code pd} in bytes.
     */
    public static long pd$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t rkey}, at byte 16.
     */
    public static int rkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code rkey}.
     */
    public static void rkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code rkey} in bytes.
     */
    public static long rkey$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t handle}, at byte 20.
     */
    public static int handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code handle}.
     */
    public static void handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code handle} in bytes.
     */
    public static long handle$offset() {
        return 20L;
    }

    /**
     * {@code enum ibv_mw_type type}, at byte 24; see {@link org.rdma4j.sys.ibverbs.ibv_mw_type ibv_mw_type}.
     */
    public static int type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code type}.
     */
    public static void type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code type} in bytes.
     */
    public static long type$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("context"),
                ValueLayout.ADDRESS.withName("pd"),
                ValueLayout.JAVA_INT.withName("rkey"),
                ValueLayout.JAVA_INT.withName("handle"),
                ValueLayout.JAVA_INT.withName("type"),
                MemoryLayout.paddingLayout(4L))
                .withName("ibv_mw");

        private Layout() {
        }
    }
}
