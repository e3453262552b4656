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
 * C's {@code struct ibv_flow_spec_ipv4_ext}: 32 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ibv_flow_spec_ipv4_ext {
 *   0      enum ibv_flow_spec_type type;
 *   4      uint16_t size;
 *   8      struct ibv_flow_ipv4_ext_filter val;
 *  20      struct ibv_flow_ipv4_ext_filter mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; the numbers are offsets in bytes.
 */
public final class ibv_flow_spec_ipv4_ext {
    private static final long SIZE = 32L;

    private ibv_flow_spec_ipv4_ext() {
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
        return allocator.allocate(SIZE, 4L);
    }

    /**
     * Memory for {@code count} records, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 4L);
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
        return RecordText.of("ibv_flow_spec_ipv4_ext", segment, layout(), "type=ibv_flow_spec_type val@ibv_flow_ipv4_ext_filter mask@ibv_flow_ipv4_ext_filter", IbverbsEnumNames.ALL);
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
     * The offset of {@code type} in bytes.
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
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 4L, Ranges.u16(value));
    }

    /**
     * The offset of {@code size} in bytes.
     */
    public static long size$offset() {
        return 4L;
    }

    /**
     * {@code struct ibv_flow_ipv4_ext_filter val}, at byte 8, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_ipv4_ext_filter ibv_flow_ipv4_ext_filter}.
     */
    public static MemorySegment val(MemorySegment segment) {
        return segment.asSlice(8L, 12L);
    }

    /**
     * Copies the 12 bytes of {@code val} from {@code value}.
     */
    public static void val(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 12L);
    }

    /**
     * The offset of {@code val} in bytes.
     */
    public static long val$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_flow_ipv4_ext_filter mask}, at byte 20, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_ipv4_ext_filter ibv_flow_ipv4_ext_filter}.
     */
    public static MemorySegment mask(MemorySegment segment) {
        return segment.asSlice(20L, 12L);
    }

    /**
     * Copies the 12 bytes of {@code mask} from {@code value}.
     */
    public static void mask(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 20L, 12L);
    }

    /**
     * The offset of {@code mask} in bytes.
     */
    public static long mask$offset() {
        return 20L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("type"),
                ValueLayout.JAVA_SHORT.withName("size"),
                MemoryLayout.paddingLayout(2L),
                ibv_flow_ipv4_ext_filter.layout().withName("val"),
                ibv_flow_ipv4_ext_filter.layout().withName("mask"))
                .withName("ibv_flow_spec_ipv4_ext");

        private Layout() {
        }
    }
}
