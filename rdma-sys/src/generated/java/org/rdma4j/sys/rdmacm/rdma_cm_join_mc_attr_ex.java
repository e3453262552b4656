// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.posix.sockaddr;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct rdma_cm_join_mc_attr_ex}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct rdma_cm_join_mc_attr_ex {
 *   0      uint32_t comp_mask;
 *   4      uint32_t join_flags;
 *   8      struct sockaddr *addr;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/rdma_cma.h}; numbers are offsets in bytes.
 *
 * <p>Attributes of {@link Rdmacm#rdma_join_multicast_ex rdma_join_multicast_ex}.
 */
public final class rdma_cm_join_mc_attr_ex {
    private static final long SIZE = 16L;

    private rdma_cm_join_mc_attr_ex() {
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
        return RecordText.of("rdma_cm_join_mc_attr_ex", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint32_t comp_mask}, at byte 0.
     *
     * <p>Mask of the fields below that are set ({@link rdma_cm_join_mc_attr_mask rdma_cm_join_mc_attr_mask}).
     * Both are required.
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code comp_mask}.
     *
     * <p>Mask of the fields below that are set ({@link rdma_cm_join_mc_attr_mask rdma_cm_join_mc_attr_mask}).
     * Both are required.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t join_flags}, at byte 4.
     *
     * <p>A value of {@link rdma_cm_mc_join_flags rdma_cm_mc_join_flags}.
     */
    public static int join_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code join_flags}.
     *
     * <p>A value of {@link rdma_cm_mc_join_flags rdma_cm_mc_join_flags}.
     */
    public static void join_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code join_flags} in bytes.
     */
    public static long join_flags$offset() {
        return 4L;
    }

    /**
     * {@code struct sockaddr *addr}, at byte 8; see {@link org.rdma4j.sys.posix.sockaddr sockaddr}.
     *
     * <p>Address of the group.
     */
    public static MemorySegment addr(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), sockaddr.sizeof());
    }

    /**
     * Sets {@code addr}.
     *
     * <p>Address of the group.
     */
    public static void addr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code addr} in bytes.
     */
    public static long addr$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("join_flags"),
                ValueLayout.ADDRESS.withName("addr"))
                .withName("rdma_cm_join_mc_attr_ex");

        private Layout() {
        }
    }
}
