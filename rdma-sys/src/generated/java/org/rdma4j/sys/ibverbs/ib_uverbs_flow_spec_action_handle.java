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
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_flow_spec_action_handle}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_flow_spec_action_handle {
 *   0      union {
 *   0          struct ib_uverbs_flow_spec_hdr hdr;
 *   0          struct {
 *   0              __u32 type;
 *   4              __u16 size;
 *   6              __u16 reserved;
 *              };
 *          };
 *   8      __u32 handle;
 *  12      __u32 reserved1;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_flow_spec_action_handle {
    private static final long SIZE = 16L;

    private ib_uverbs_flow_spec_action_handle() {
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
        return RecordText.of("ib_uverbs_flow_spec_action_handle", segment, layout(), "?0.hdr@ib_uverbs_flow_spec_hdr", EnumNames.NONE);
    }

    /**
     * {@code struct ib_uverbs_flow_spec_hdr hdr}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_flow_spec_hdr ib_uverbs_flow_spec_hdr}.
     */
    public static MemorySegment hdr(MemorySegment segment) {
        return segment.asSlice(0L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code hdr} from {@code value}.
     */
    public static void hdr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 8L);
    }

    /**
     * Returns the offset of {@code hdr} in bytes.
     */
    public static long hdr$offset() {
        return 0L;
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
     * {@code __u16 reserved}, at byte 6.
     */
    public static int reserved(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 6L));
    }

    /**
     * Sets {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 6L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 6L;
    }

    /**
     * {@code __u32 handle}, at byte 8.
     */
    public static int handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code handle}.
     */
    public static void handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code handle} in bytes.
     */
    public static long handle$offset() {
        return 8L;
    }

    /**
     * {@code __u32 reserved1}, at byte 12.
     */
    public static int reserved1(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code reserved1}.
     */
    public static void reserved1(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code reserved1} in bytes.
     */
    public static long reserved1$offset() {
        return 12L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.unionLayout(
                        ib_uverbs_flow_spec_hdr.layout().withName("hdr"),
                        MemoryLayout.structLayout(
                                ValueLayout.JAVA_INT.withName("type"),
                                ValueLayout.JAVA_SHORT.withName("size"),
                                ValueLayout.JAVA_SHORT.withName("reserved"))),
                ValueLayout.JAVA_INT.withName("handle"),
                ValueLayout.JAVA_INT.withName("reserved1"))
                .withName("ib_uverbs_flow_spec_action_handle");

        private Layout() {
        }
    }
}
