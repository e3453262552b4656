// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

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
 * The C type {@code union epoll_data}: 8 bytes, aligned to 8.
 *
 * <p>Alternative names in C: {@code epoll_data_t}.
 *
 * <pre>{@code
 *      union epoll_data {
 *   0      void *ptr;
 *   0      int fd;
 *   0      uint32_t u32;
 *   0      uint64_t u64;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code sys/epoll.h}; numbers are offsets in bytes.
 */
public final class epoll_data {
    private static final long SIZE = 8L;

    private epoll_data() {
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
        return RecordText.of("epoll_data", segment, layout(), "fd-", EnumNames.NONE);
    }

    /**
     * {@code void *ptr}, at byte 0.
     */
    public static MemorySegment ptr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code ptr}.
     */
    public static void ptr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code ptr} in bytes.
     */
    public static long ptr$offset() {
        return 0L;
    }

    /**
     * {@code int fd}, at byte 0.
     */
    public static int fd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code fd}.
     */
    public static void fd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code fd} in bytes.
     */
    public static long fd$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t u32}, at byte 0.
     */
    public static int u32(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code u32}.
     */
    public static void u32(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code u32} in bytes.
     */
    public static long u32$offset() {
        return 0L;
    }

    /**
     * {@code uint64_t u64}, at byte 0.
     */
    public static long u64(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code u64}.
     */
    public static void u64(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code u64} in bytes.
     */
    public static long u64$offset() {
        return 0L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.unionLayout(
                ValueLayout.ADDRESS.withName("ptr"),
                ValueLayout.JAVA_INT.withName("fd"),
                ValueLayout.JAVA_INT.withName("u32"),
                ValueLayout.JAVA_LONG.withName("u64"))
                .withName("epoll_data");

        private Layout() {
        }
    }
}
