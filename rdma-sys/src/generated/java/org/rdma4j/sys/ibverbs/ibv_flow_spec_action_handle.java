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
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * C's {@code struct ibv_flow_spec_action_handle}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_flow_spec_action_handle {
 *   0      enum ibv_flow_spec_type type;
 *   4      uint16_t size;
 *   8      const struct ibv_flow_action *action;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; the numbers are offsets in bytes.
 */
public final class ibv_flow_spec_action_handle {
    private static final long SIZE = 16L;

    private ibv_flow_spec_action_handle() {
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
        return RecordText.of("ibv_flow_spec_action_handle", segment, layout(), "type=ibv_flow_spec_type", IbverbsEnumNames.ALL);
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
     * {@code const struct ibv_flow_action *action}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_flow_action ibv_flow_action}.
     */
    public static MemorySegment action(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_flow_action.sizeof());
    }

    /**
     * Sets {@code action}.
     */
    public static void action(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * The offset of {@code action} in bytes.
     */
    public static long action$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("type"),
                ValueLayout.JAVA_SHORT.withName("size"),
                MemoryLayout.paddingLayout(2L),
                ValueLayout.ADDRESS.withName("action"))
                .withName("ibv_flow_spec_action_handle");

        private Layout() {
        }
    }
}
