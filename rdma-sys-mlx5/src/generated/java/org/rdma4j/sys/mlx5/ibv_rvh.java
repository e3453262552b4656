// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * C's {@code struct ibv_rvh}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_rvh {
 *   0      __be64 va;
 *   8      __be32 rkey;
 *  12      __be32 len;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/tm_types.h}; the numbers are offsets in bytes.
 */
public final class ibv_rvh {
    private static final long SIZE = 16L;

    private ibv_rvh() {
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
        return RecordText.of("ibv_rvh", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __be64 va}, at byte 0; big-endian in memory, a host value here: do not swap.
     */
    public static long va(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L));
    }

    /**
     * Sets {@code va}.
     */
    public static void va(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, Long.reverseBytes(value));
    }

    /**
     * The offset of {@code va} in bytes.
     */
    public static long va$offset() {
        return 0L;
    }

    /**
     * {@code __be32 rkey}, at byte 8; big-endian in memory, a host value here: do not swap.
     */
    public static int rkey(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L));
    }

    /**
     * Sets {@code rkey}.
     */
    public static void rkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, Integer.reverseBytes(value));
    }

    /**
     * The offset of {@code rkey} in bytes.
     */
    public static long rkey$offset() {
        return 8L;
    }

    /**
     * {@code __be32 len}, at byte 12; big-endian in memory, a host value here: do not swap.
     */
    public static int len(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L));
    }

    /**
     * Sets {@code len}.
     */
    public static void len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, Integer.reverseBytes(value));
    }

    /**
     * The offset of {@code len} in bytes.
     */
    public static long len$offset() {
        return 12L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("va"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("rkey"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("len"))
                .withName("ibv_rvh");

        private Layout() {
        }
    }
}
