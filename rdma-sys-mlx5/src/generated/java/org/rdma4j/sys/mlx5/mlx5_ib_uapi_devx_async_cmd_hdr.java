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
 * The C type {@code struct mlx5_ib_uapi_devx_async_cmd_hdr}: 8 bytes, aligned to 8.
 *
 * <p>Alternative names in C: {@code mlx5dv_devx_async_cmd_hdr}.
 *
 * <pre>{@code
 *      struct mlx5_ib_uapi_devx_async_cmd_hdr {
 *   0      __u64 wr_id;
 *   8      __u8 out_data[];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5_user_ioctl_verbs.h}; numbers are offsets in bytes.
 */
public final class mlx5_ib_uapi_devx_async_cmd_hdr {
    private static final long SIZE = 8L;

    private mlx5_ib_uapi_devx_async_cmd_hdr() {
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
        return RecordText.of("mlx5_ib_uapi_devx_async_cmd_hdr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 wr_id}, at byte 0.
     */
    public static long wr_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code wr_id}.
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
     * Returns {@code __u8 out_data[]}: from its offset to the end of the segment.
     */
    public static MemorySegment out_data(MemorySegment segment) {
        return segment.asSlice(8L);
    }

    /**
     * Returns an element of {@code __u8 out_data[]}.
     */
    public static int out_data(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, Long.MAX_VALUE)));
    }

    /**
     * Sets an element of {@code out_data}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void out_data(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, Long.MAX_VALUE), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code out_data} in bytes.
     */
    public static long out_data$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("wr_id"),
                MemoryLayout.sequenceLayout(0L, ValueLayout.JAVA_BYTE).withName("out_data"))
                .withName("mlx5_ib_uapi_devx_async_cmd_hdr");

        private Layout() {
        }
    }
}
