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
 * The C type {@code struct mlx5dv_devx_umem_in}: 48 bytes, aligned to 8.
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
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 35.0.
 */
public final class mlx5dv_devx_umem_in {
    private static final long SIZE = 48L;

    private mlx5dv_devx_umem_in() {
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
     * Returns the offset of {@code addr} in bytes.
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
     * Returns the offset of {@code size} in bytes.
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
     * Returns the offset of {@code access} in bytes.
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
     * Returns the offset of {@code pgsz_bitmap} in bytes.
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
     * Returns the offset of {@code comp_mask} in bytes.
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
     * Returns the offset of {@code dmabuf_fd} in bytes.
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
