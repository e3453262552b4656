// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

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
 * The C type {@code struct rdma_event_channel}: 4 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct rdma_event_channel {
 *   0      int fd;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/rdma_cma.h}; numbers are offsets in bytes.
 *
 * <p>Channel that delivers the events of identifiers in order. Any thread may read it, and several
 * identifiers may share it.
 */
public final class rdma_event_channel {
    private static final long SIZE = 4L;

    private rdma_event_channel() {
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
        return allocator.allocate(SIZE, 4L);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 4L);
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
        return RecordText.of("rdma_event_channel", segment, layout(), "fd-", EnumNames.NONE);
    }

    /**
     * {@code int fd}, at byte 0.
     *
     * <p>Readable if there is an event for {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event}. Can be used
     * with poll and epoll, and may be set to non-blocking.
     */
    public static int fd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code fd}.
     *
     * <p>Readable if there is an event for {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event}. Can be used
     * with poll and epoll, and may be set to non-blocking.
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

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("fd"))
                .withName("rdma_event_channel");

        private Layout() {
        }
    }
}
