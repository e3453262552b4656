// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * C's {@code struct mlx5_ib_uapi_devx_async_event_hdr}: 8 bytes, aligned to 8.
 *
 * <p>Also spelled {@code mlx5dv_devx_async_event_hdr}.
 *
 * <pre>{@code
 *      struct mlx5_ib_uapi_devx_async_event_hdr {
 *   0      __u64 cookie;
 *   8      __u8 out_data[];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5_user_ioctl_verbs.h}; the numbers are offsets in bytes.
 */
public final class mlx5_ib_uapi_devx_async_event_hdr {
    private static final long SIZE = 8L;

    private mlx5_ib_uapi_devx_async_event_hdr() {
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
        return RecordText.of("mlx5_ib_uapi_devx_async_event_hdr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 cookie}, at byte 0.
     */
    public static long cookie(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code cookie}.
     */
    public static void cookie(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * The offset of {@code cookie} in bytes.
     */
    public static long cookie$offset() {
        return 0L;
    }

    /**
     * {@code __u8 out_data[]}: from its offset to the end of the segment.
     */
    public static MemorySegment out_data(MemorySegment segment) {
        return segment.asSlice(8L);
    }

    /**
     * An element of {@code __u8 out_data[]}.
     */
    public static int out_data(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, Long.MAX_VALUE)));
    }

    /**
     * Sets an element of {@code out_data}.
     *
     * @throws IllegalArgumentException when {@code value} is not from 0 to 255
     */
    public static void out_data(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, Long.MAX_VALUE), Ranges.u8(value));
    }

    /**
     * The offset of {@code out_data} in bytes.
     */
    public static long out_data$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("cookie"),
                MemoryLayout.sequenceLayout(0L, ValueLayout.JAVA_BYTE).withName("out_data"))
                .withName("mlx5_ib_uapi_devx_async_event_hdr");

        private Layout() {
        }
    }
}
