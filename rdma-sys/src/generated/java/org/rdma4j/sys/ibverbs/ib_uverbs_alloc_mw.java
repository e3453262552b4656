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
 * The C type {@code struct ib_uverbs_alloc_mw}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_alloc_mw {
 *   0      __u64 response;
 *   8      __u32 pd_handle;
 *  12      __u8 mw_type;
 *  13      __u8 reserved[3];
 *  16      __u64 driver_data[];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_alloc_mw {
    private static final long SIZE = 16L;

    private ib_uverbs_alloc_mw() {
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
        return RecordText.of("ib_uverbs_alloc_mw", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 response}, at byte 0.
     */
    public static long response(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code response}.
     */
    public static void response(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code response} in bytes.
     */
    public static long response$offset() {
        return 0L;
    }

    /**
     * {@code __u32 pd_handle}, at byte 8.
     */
    public static int pd_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code pd_handle}.
     */
    public static void pd_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code pd_handle} in bytes.
     */
    public static long pd_handle$offset() {
        return 8L;
    }

    /**
     * {@code __u8 mw_type}, at byte 12.
     */
    public static int mw_type(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 12L));
    }

    /**
     * Sets {@code mw_type}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void mw_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 12L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code mw_type} in bytes.
     */
    public static long mw_type$offset() {
        return 12L;
    }

    /**
     * {@code __u8 reserved[3]}, at byte 13, as a slice.
     */
    public static MemorySegment reserved(MemorySegment segment) {
        return segment.asSlice(13L, 3L);
    }

    /**
     * Copies the 3 bytes of {@code reserved} from {@code value}.
     */
    public static void reserved(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 13L, 3L);
    }

    /**
     * Returns an element of {@code __u8 reserved[3]}.
     */
    public static int reserved(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 13L + Objects.checkIndex(index, 3L)));
    }

    /**
     * Sets an element of {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 13L + Objects.checkIndex(index, 3L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 13L;
    }

    /**
     * Returns {@code __u64 driver_data[]}: from its offset to the end of the segment.
     */
    public static MemorySegment driver_data(MemorySegment segment) {
        return segment.asSlice(16L);
    }

    /**
     * Returns an element of {@code __u64 driver_data[]}.
     */
    public static long driver_data(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L);
    }

    /**
     * Sets an element of {@code driver_data}.
     */
    public static void driver_data(MemorySegment segment, long index, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L, value);
    }

    /**
     * Returns the offset of {@code driver_data} in bytes.
     */
    public static long driver_data$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("response"),
                ValueLayout.JAVA_INT.withName("pd_handle"),
                ValueLayout.JAVA_BYTE.withName("mw_type"),
                MemoryLayout.sequenceLayout(3L, ValueLayout.JAVA_BYTE).withName("reserved"),
                MemoryLayout.sequenceLayout(0L, ValueLayout.JAVA_LONG).withName("driver_data"))
                .withName("ib_uverbs_alloc_mw");

        private Layout() {
        }
    }
}
