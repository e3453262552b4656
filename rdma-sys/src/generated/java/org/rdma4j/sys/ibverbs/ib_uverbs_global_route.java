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
 * The C type {@code struct ib_uverbs_global_route}: 24 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ib_uverbs_global_route {
 *   0      __u8 dgid[16];
 *  16      __u32 flow_label;
 *  20      __u8 sgid_index;
 *  21      __u8 hop_limit;
 *  22      __u8 traffic_class;
 *  23      __u8 reserved;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_global_route {
    private static final long SIZE = 24L;

    private ib_uverbs_global_route() {
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
        return RecordText.of("ib_uverbs_global_route", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u8 dgid[16]}, at byte 0, as a slice.
     */
    public static MemorySegment dgid(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code dgid} from {@code value}.
     */
    public static void dgid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns an element of {@code __u8 dgid[16]}.
     */
    public static int dgid(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 16L)));
    }

    /**
     * Sets an element of {@code dgid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void dgid(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 16L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code dgid} in bytes.
     */
    public static long dgid$offset() {
        return 0L;
    }

    /**
     * {@code __u32 flow_label}, at byte 16.
     */
    public static int flow_label(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code flow_label}.
     */
    public static void flow_label(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code flow_label} in bytes.
     */
    public static long flow_label$offset() {
        return 16L;
    }

    /**
     * {@code __u8 sgid_index}, at byte 20.
     */
    public static int sgid_index(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 20L));
    }

    /**
     * Sets {@code sgid_index}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sgid_index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 20L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sgid_index} in bytes.
     */
    public static long sgid_index$offset() {
        return 20L;
    }

    /**
     * {@code __u8 hop_limit}, at byte 21.
     */
    public static int hop_limit(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 21L));
    }

    /**
     * Sets {@code hop_limit}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void hop_limit(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 21L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code hop_limit} in bytes.
     */
    public static long hop_limit$offset() {
        return 21L;
    }

    /**
     * {@code __u8 traffic_class}, at byte 22.
     */
    public static int traffic_class(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 22L));
    }

    /**
     * Sets {@code traffic_class}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void traffic_class(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 22L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code traffic_class} in bytes.
     */
    public static long traffic_class$offset() {
        return 22L;
    }

    /**
     * {@code __u8 reserved}, at byte 23.
     */
    public static int reserved(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 23L));
    }

    /**
     * Sets {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 23L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 23L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.sequenceLayout(16L, ValueLayout.JAVA_BYTE).withName("dgid"),
                ValueLayout.JAVA_INT.withName("flow_label"),
                ValueLayout.JAVA_BYTE.withName("sgid_index"),
                ValueLayout.JAVA_BYTE.withName("hop_limit"),
                ValueLayout.JAVA_BYTE.withName("traffic_class"),
                ValueLayout.JAVA_BYTE.withName("reserved"))
                .withName("ib_uverbs_global_route");

        private Layout() {
        }
    }
}
