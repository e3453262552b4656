// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_flow_spec_ipv6}: 88 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ibv_flow_spec_ipv6 {
 *   0      enum ibv_flow_spec_type type;
 *   4      uint16_t size;
 *   8      struct ibv_flow_ipv6_filter val;
 *  48      struct ibv_flow_ipv6_filter mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_flow_spec_ipv6 {
    private static final long SIZE = 88L;

    private ibv_flow_spec_ipv6() {
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
        return RecordText.of("ibv_flow_spec_ipv6", segment, layout(), "type=ibv_flow_spec_type val@ibv_flow_ipv6_filter mask@ibv_flow_ipv6_filter", IbverbsEnumNames.ALL);
    }

    /**
     * {@code enum ibv_flow_spec_type type}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_type ibv_flow_spec_type}.
     */
    public static int type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code type}.
     */
    public static void type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code type} in bytes.
     */
    public static long type$offset() {
        return 0L;
    }

    /**
     * {@code uint16_t size}, at byte 4.
     */
    public static int size(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 4L));
    }

    /**
     * Sets {@code size}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 4L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code size} in bytes.
     */
    public static long size$offset() {
        return 4L;
    }

    /**
     * {@code struct ibv_flow_ipv6_filter val}, at byte 8, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_ipv6_filter ibv_flow_ipv6_filter}.
     */
    public static MemorySegment val(MemorySegment segment) {
        return segment.asSlice(8L, 40L);
    }

    /**
     * Copies the 40 bytes of {@code val} from {@code value}.
     */
    public static void val(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 40L);
    }

    /**
     * Returns the offset of {@code val} in bytes.
     */
    public static long val$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_flow_ipv6_filter mask}, at byte 48, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_ipv6_filter ibv_flow_ipv6_filter}.
     */
    public static MemorySegment mask(MemorySegment segment) {
        return segment.asSlice(48L, 40L);
    }

    /**
     * Copies the 40 bytes of {@code mask} from {@code value}.
     */
    public static void mask(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 48L, 40L);
    }

    /**
     * Returns the offset of {@code mask} in bytes.
     */
    public static long mask$offset() {
        return 48L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("type"),
                ValueLayout.JAVA_SHORT.withName("size"),
                MemoryLayout.paddingLayout(2L),
                ibv_flow_ipv6_filter.layout().withName("val"),
                ibv_flow_ipv6_filter.layout().withName("mask"))
                .withName("ibv_flow_spec_ipv6");

        private Layout() {
        }
    }
}
