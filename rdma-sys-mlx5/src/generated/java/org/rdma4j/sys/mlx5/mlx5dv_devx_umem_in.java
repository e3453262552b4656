// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

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
 * C's {@code struct mlx5dv_devx_umem_in}: 48 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_devx_umem_in {
 *   0      void *addr;
 *   8      size_t size;
 *  16      uint32_t access;
 *  24      uint64_t pgsz_bitmap;
 *  32      uint64_t comp_mask;
 *  40      int dmabuf_fd;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; the numbers are offsets in bytes.
 *
 * <p>Since rdma-core 35.0.
 */
public final class mlx5dv_devx_umem_in {
    private static final long SIZE = 48L;

    private mlx5dv_devx_umem_in() {
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
        return RecordText.of("mlx5dv_devx_umem_in", segment, layout(), "dmabuf_fd-", EnumNames.NONE);
    }

    /**
     * {@code void *addr}, at byte 0.
     */
    public static MemorySegment addr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code addr}.
     */
    public static void addr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * The offset of {@code addr} in bytes.
     */
    public static long addr$offset() {
        return 0L;
    }

    /**
     * {@code size_t size}, at byte 8.
     */
    public static long size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L);
    }

    /**
     * Sets {@code size}.
     */
    public static void size(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, value);
    }

    /**
     * The offset of {@code size} in bytes.
     */
    public static long size$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t access}, at byte 16.
     */
    public static int access(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code access}.
     */
    public static void access(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * The offset of {@code access} in bytes.
     */
    public static long access$offset() {
        return 16L;
    }

    /**
     * {@code uint64_t pgsz_bitmap}, at byte 24.
     */
    public static long pgsz_bitmap(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L);
    }

    /**
     * Sets {@code pgsz_bitmap}.
     */
    public static void pgsz_bitmap(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, value);
    }

    /**
     * The offset of {@code pgsz_bitmap} in bytes.
     */
    public static long pgsz_bitmap$offset() {
        return 24L;
    }

    /**
     * {@code uint64_t comp_mask}, at byte 32.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 32L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 32L, value);
    }

    /**
     * The offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 32L;
    }

    /**
     * {@code int dmabuf_fd}, at byte 40.
     */
    public static int dmabuf_fd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 40L);
    }

    /**
     * Sets {@code dmabuf_fd}.
     */
    public static void dmabuf_fd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 40L, value);
    }

    /**
     * The offset of {@code dmabuf_fd} in bytes.
     */
    public static long dmabuf_fd$offset() {
        return 40L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("addr"),
                ValueLayout.JAVA_LONG.withName("size"),
                ValueLayout.JAVA_INT.withName("access"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("pgsz_bitmap"),
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("dmabuf_fd"),
                MemoryLayout.paddingLayout(4L))
                .withName("mlx5dv_devx_umem_in");

        private Layout() {
        }
    }
}
