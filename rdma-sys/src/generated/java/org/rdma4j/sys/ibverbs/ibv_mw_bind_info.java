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
 * The C type {@code struct ibv_mw_bind_info}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_mw_bind_info {
 *   0      struct ibv_mr *mr;
 *   8      uint64_t addr;
 *  16      uint64_t length;
 *  24      unsigned int mw_access_flags;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_mw_bind_info {
    private static final long SIZE = 32L;

    private ibv_mw_bind_info() {
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
        return RecordText.of("ibv_mw_bind_info", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code struct ibv_mr *mr}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_mr ibv_mr}.
     *
     * <p>Memory region with {@link ibv_access_flags#IBV_ACCESS_MW_BIND IBV_ACCESS_MW_BIND}, and with
     * {@link ibv_access_flags#IBV_ACCESS_LOCAL_WRITE IBV_ACCESS_LOCAL_WRITE} if the window permits writes.
     */
    public static MemorySegment mr(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_mr.sizeof());
    }

    /**
     * Sets {@code mr}.
     *
     * <p>Memory region with {@link ibv_access_flags#IBV_ACCESS_MW_BIND IBV_ACCESS_MW_BIND}, and with
     * {@link ibv_access_flags#IBV_ACCESS_LOCAL_WRITE IBV_ACCESS_LOCAL_WRITE} if the window permits writes.
     */
    public static void mr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code mr} in bytes.
     */
    public static long mr$offset() {
        return 0L;
    }

    /**
     * {@code uint64_t addr}, at byte 8.
     *
     * <p>Start address of the window within {@code mr}.
     */
    public static long addr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L);
    }

    /**
     * Sets {@code addr}.
     *
     * <p>Start address of the window within {@code mr}.
     */
    public static void addr(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code addr} in bytes.
     */
    public static long addr$offset() {
        return 8L;
    }

    /**
     * {@code uint64_t length}, at byte 16.
     *
     * <p>Length in bytes; 0 to unbind the window.
     */
    public static long length(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code length}.
     *
     * <p>Length in bytes; 0 to unbind the window.
     */
    public static void length(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code length} in bytes.
     */
    public static long length$offset() {
        return 16L;
    }

    /**
     * {@code unsigned int mw_access_flags}, at byte 24.
     *
     * <p>Operations that the peer may perform through the window:
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_WRITE IBV_ACCESS_REMOTE_WRITE},
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_READ IBV_ACCESS_REMOTE_READ},
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_ATOMIC IBV_ACCESS_REMOTE_ATOMIC},
     * {@link ibv_access_flags#IBV_ACCESS_ZERO_BASED IBV_ACCESS_ZERO_BASED}.
     */
    public static int mw_access_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code mw_access_flags}.
     *
     * <p>Operations that the peer may perform through the window:
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_WRITE IBV_ACCESS_REMOTE_WRITE},
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_READ IBV_ACCESS_REMOTE_READ},
     * {@link ibv_access_flags#IBV_ACCESS_REMOTE_ATOMIC IBV_ACCESS_REMOTE_ATOMIC},
     * {@link ibv_access_flags#IBV_ACCESS_ZERO_BASED IBV_ACCESS_ZERO_BASED}.
     */
    public static void mw_access_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code mw_access_flags} in bytes.
     */
    public static long mw_access_flags$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("mr"),
                ValueLayout.JAVA_LONG.withName("addr"),
                ValueLayout.JAVA_LONG.withName("length"),
                ValueLayout.JAVA_INT.withName("mw_access_flags"),
                MemoryLayout.paddingLayout(4L))
                .withName("ibv_mw_bind_info");

        private Layout() {
        }
    }
}
