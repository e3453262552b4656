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
 * The C type {@code struct ibv_mr_init_attr}: 72 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_mr_init_attr {
 *   0      size_t length;
 *   8      int access;
 *  16      uint64_t comp_mask;
 *  24      uint64_t iova;
 *  32      void *addr;
 *  40      int fd;
 *  48      uint64_t fd_offset;
 *  56      struct ibv_dmah *dmah;
 *  64      struct ibv_buf *buf;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 59.0.
 */
public final class ibv_mr_init_attr {
    private static final long SIZE = 72L;

    private ibv_mr_init_attr() {
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
        return RecordText.of("ibv_mr_init_attr", segment, layout(), "access- fd-", EnumNames.NONE);
    }

    /**
     * {@code size_t length}, at byte 0.
     */
    public static long length(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code length}.
     */
    public static void length(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code length} in bytes.
     */
    public static long length$offset() {
        return 0L;
    }

    /**
     * {@code int access}, at byte 8.
     */
    public static int access(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code access}.
     */
    public static void access(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code access} in bytes.
     */
    public static long access$offset() {
        return 8L;
    }

    /**
     * {@code uint64_t comp_mask}, at byte 16.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 16L;
    }

    /**
     * {@code uint64_t iova}, at byte 24.
     */
    public static long iova(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L);
    }

    /**
     * Sets {@code iova}.
     */
    public static void iova(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code iova} in bytes.
     */
    public static long iova$offset() {
        return 24L;
    }

    /**
     * {@code void *addr}, at byte 32.
     */
    public static MemorySegment addr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L);
    }

    /**
     * Sets {@code addr}.
     */
    public static void addr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code addr} in bytes.
     */
    public static long addr$offset() {
        return 32L;
    }

    /**
     * {@code int fd}, at byte 40.
     */
    public static int fd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 40L);
    }

    /**
     * Sets {@code fd}.
     */
    public static void fd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code fd} in bytes.
     */
    public static long fd$offset() {
        return 40L;
    }

    /**
     * {@code uint64_t fd_offset}, at byte 48.
     */
    public static long fd_offset(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 48L);
    }

    /**
     * Sets {@code fd_offset}.
     */
    public static void fd_offset(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code fd_offset} in bytes.
     */
    public static long fd_offset$offset() {
        return 48L;
    }

    /**
     * {@code struct ibv_dmah *dmah}, at byte 56; see {@link org.rdma4j.sys.ibverbs.ibv_dmah ibv_dmah}.
     */
    public static MemorySegment dmah(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 56L), ibv_dmah.sizeof());
    }

    /**
     * Sets {@code dmah}.
     */
    public static void dmah(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code dmah} in bytes.
     */
    public static long dmah$offset() {
        return 56L;
    }

    /**
     * {@code struct ibv_buf *buf}, at byte 64; see {@link org.rdma4j.sys.ibverbs.ibv_buf ibv_buf}.
     */
    public static MemorySegment buf(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 64L);
    }

    /**
     * Sets {@code buf}.
     */
    public static void buf(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code buf} in bytes.
     */
    public static long buf$offset() {
        return 64L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("length"),
                ValueLayout.JAVA_INT.withName("access"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.JAVA_LONG.withName("iova"),
                ValueLayout.ADDRESS.withName("addr"),
                ValueLayout.JAVA_INT.withName("fd"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("fd_offset"),
                ValueLayout.ADDRESS.withName("dmah"),
                ValueLayout.ADDRESS.withName("buf"))
                .withName("ibv_mr_init_attr");

        private Layout() {
        }
    }
}
