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
 * The C type {@code struct ib_uverbs_ah_attr}: 32 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ib_uverbs_ah_attr {
 *   0      struct ib_uverbs_global_route grh;
 *  24      __u16 dlid;
 *  26      __u8 sl;
 *  27      __u8 src_path_bits;
 *  28      __u8 static_rate;
 *  29      __u8 is_global;
 *  30      __u8 port_num;
 *  31      __u8 reserved;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_ah_attr {
    private static final long SIZE = 32L;

    private ib_uverbs_ah_attr() {
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
        return RecordText.of("ib_uverbs_ah_attr", segment, layout(), "grh@ib_uverbs_global_route", EnumNames.NONE);
    }

    /**
     * {@code struct ib_uverbs_global_route grh}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_global_route ib_uverbs_global_route}.
     */
    public static MemorySegment grh(MemorySegment segment) {
        return segment.asSlice(0L, 24L);
    }

    /**
     * Copies the 24 bytes of {@code grh} from {@code value}.
     */
    public static void grh(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 24L);
    }

    /**
     * Returns the offset of {@code grh} in bytes.
     */
    public static long grh$offset() {
        return 0L;
    }

    /**
     * {@code __u16 dlid}, at byte 24.
     */
    public static int dlid(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 24L));
    }

    /**
     * Sets {@code dlid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void dlid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 24L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code dlid} in bytes.
     */
    public static long dlid$offset() {
        return 24L;
    }

    /**
     * {@code __u8 sl}, at byte 26.
     */
    public static int sl(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 26L));
    }

    /**
     * Sets {@code sl}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sl(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 26L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sl} in bytes.
     */
    public static long sl$offset() {
        return 26L;
    }

    /**
     * {@code __u8 src_path_bits}, at byte 27.
     */
    public static int src_path_bits(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 27L));
    }

    /**
     * Sets {@code src_path_bits}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void src_path_bits(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 27L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code src_path_bits} in bytes.
     */
    public static long src_path_bits$offset() {
        return 27L;
    }

    /**
     * {@code __u8 static_rate}, at byte 28.
     */
    public static int static_rate(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 28L));
    }

    /**
     * Sets {@code static_rate}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void static_rate(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 28L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code static_rate} in bytes.
     */
    public static long static_rate$offset() {
        return 28L;
    }

    /**
     * {@code __u8 is_global}, at byte 29.
     */
    public static int is_global(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 29L));
    }

    /**
     * Sets {@code is_global}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void is_global(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 29L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code is_global} in bytes.
     */
    public static long is_global$offset() {
        return 29L;
    }

    /**
     * {@code __u8 port_num}, at byte 30.
     */
    public static int port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 30L));
    }

    /**
     * Sets {@code port_num}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void port_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 30L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code port_num} in bytes.
     */
    public static long port_num$offset() {
        return 30L;
    }

    /**
     * {@code __u8 reserved}, at byte 31.
     */
    public static int reserved(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 31L));
    }

    /**
     * Sets {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 31L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 31L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ib_uverbs_global_route.layout().withName("grh"),
                ValueLayout.JAVA_SHORT.withName("dlid"),
                ValueLayout.JAVA_BYTE.withName("sl"),
                ValueLayout.JAVA_BYTE.withName("src_path_bits"),
                ValueLayout.JAVA_BYTE.withName("static_rate"),
                ValueLayout.JAVA_BYTE.withName("is_global"),
                ValueLayout.JAVA_BYTE.withName("port_num"),
                ValueLayout.JAVA_BYTE.withName("reserved"))
                .withName("ib_uverbs_ah_attr");

        private Layout() {
        }
    }
}
