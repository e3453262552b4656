// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

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
 * The C type {@code struct ib_uverbs_flow_attr}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_flow_attr {
 *   0      __u32 type;
 *   4      __u16 size;
 *   6      __u16 priority;
 *   8      __u8 num_of_specs;
 *   9      __u8 reserved[2];
 *  11      __u8 port;
 *  12      __u32 flags;
 *  16      struct ib_uverbs_flow_spec_hdr flow_specs[];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_flow_attr {
    private static final long SIZE = 16L;

    private ib_uverbs_flow_attr() {
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
        return RecordText.of("ib_uverbs_flow_attr", segment, layout(), "flow_specs@ib_uverbs_flow_spec_hdr", EnumNames.NONE);
    }

    /**
     * {@code __u32 type}, at byte 0.
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
     * {@code __u16 size}, at byte 4.
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
     * {@code __u16 priority}, at byte 6.
     */
    public static int priority(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 6L));
    }

    /**
     * Sets {@code priority}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void priority(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 6L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code priority} in bytes.
     */
    public static long priority$offset() {
        return 6L;
    }

    /**
     * {@code __u8 num_of_specs}, at byte 8.
     */
    public static int num_of_specs(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L));
    }

    /**
     * Sets {@code num_of_specs}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void num_of_specs(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code num_of_specs} in bytes.
     */
    public static long num_of_specs$offset() {
        return 8L;
    }

    /**
     * {@code __u8 reserved[2]}, at byte 9, as a slice.
     */
    public static MemorySegment reserved(MemorySegment segment) {
        return segment.asSlice(9L, 2L);
    }

    /**
     * Copies the 2 bytes of {@code reserved} from {@code value}.
     */
    public static void reserved(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 9L, 2L);
    }

    /**
     * Returns an element of {@code __u8 reserved[2]}.
     */
    public static int reserved(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 9L + Objects.checkIndex(index, 2L)));
    }

    /**
     * Sets an element of {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 9L + Objects.checkIndex(index, 2L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 9L;
    }

    /**
     * {@code __u8 port}, at byte 11.
     */
    public static int port(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 11L));
    }

    /**
     * Sets {@code port}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void port(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 11L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code port} in bytes.
     */
    public static long port$offset() {
        return 11L;
    }

    /**
     * {@code __u32 flags}, at byte 12.
     */
    public static int flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 12L;
    }

    /**
     * Returns {@code struct ib_uverbs_flow_spec_hdr flow_specs[]}: from its offset to the end of the segment.
     */
    public static MemorySegment flow_specs(MemorySegment segment) {
        return segment.asSlice(16L);
    }

    /**
     * Returns an element of {@code struct ib_uverbs_flow_spec_hdr flow_specs[]}.
     */
    public static MemorySegment flow_specs(MemorySegment segment, long index) {
        return segment.asSlice(16L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L, 8L);
    }

    /**
     * Sets an element of {@code flow_specs}.
     */
    public static void flow_specs(MemorySegment segment, long index, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L, 8L);
    }

    /**
     * Returns the offset of {@code flow_specs} in bytes.
     */
    public static long flow_specs$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("type"),
                ValueLayout.JAVA_SHORT.withName("size"),
                ValueLayout.JAVA_SHORT.withName("priority"),
                ValueLayout.JAVA_BYTE.withName("num_of_specs"),
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_BYTE).withName("reserved"),
                ValueLayout.JAVA_BYTE.withName("port"),
                ValueLayout.JAVA_INT.withName("flags"),
                MemoryLayout.sequenceLayout(0L, ib_uverbs_flow_spec_hdr.layout()).withName("flow_specs"))
                .withName("ib_uverbs_flow_attr");

        private Layout() {
        }
    }
}
