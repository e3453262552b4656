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
 * C's {@code struct ibv_mw_bind_info}: 32 bytes, aligned to 8.
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
 * <p>Declared in {@code infiniband/verbs.h}; the numbers are offsets in bytes.
 */
public final class ibv_mw_bind_info {
    private static final long SIZE = 32L;

    private ibv_mw_bind_info() {
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
     * The offset of {@code mr} in bytes.
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
     * The offset of {@code addr} in bytes.
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
     * The offset of {@code length} in bytes.
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
     * The offset of {@code mw_access_flags} in bytes.
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
