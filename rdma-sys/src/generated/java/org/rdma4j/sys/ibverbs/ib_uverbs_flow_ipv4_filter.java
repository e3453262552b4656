// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_flow_ipv4_filter}: 12 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ib_uverbs_flow_ipv4_filter {
 *   0      __be32 src_ip;
 *   4      __be32 dst_ip;
 *   8      __u8 proto;
 *   9      __u8 tos;
 *  10      __u8 ttl;
 *  11      __u8 flags;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_flow_ipv4_filter {
    private static final long SIZE = 12L;

    private ib_uverbs_flow_ipv4_filter() {
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
        return RecordText.of("ib_uverbs_flow_ipv4_filter", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __be32 src_ip}, at byte 0; big-endian in memory, converted to native byte order.
     */
    public static int src_ip(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code src_ip}.
     */
    public static void src_ip(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code src_ip} in bytes.
     */
    public static long src_ip$offset() {
        return 0L;
    }

    /**
     * {@code __be32 dst_ip}, at byte 4; big-endian in memory, converted to native byte order.
     */
    public static int dst_ip(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L));
    }

    /**
     * Sets {@code dst_ip}.
     */
    public static void dst_ip(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code dst_ip} in bytes.
     */
    public static long dst_ip$offset() {
        return 4L;
    }

    /**
     * {@code __u8 proto}, at byte 8.
     */
    public static int proto(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L));
    }

    /**
     * Sets {@code proto}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void proto(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code proto} in bytes.
     */
    public static long proto$offset() {
        return 8L;
    }

    /**
     * {@code __u8 tos}, at byte 9.
     */
    public static int tos(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 9L));
    }

    /**
     * Sets {@code tos}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void tos(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 9L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code tos} in bytes.
     */
    public static long tos$offset() {
        return 9L;
    }

    /**
     * {@code __u8 ttl}, at byte 10.
     */
    public static int ttl(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 10L));
    }

    /**
     * Sets {@code ttl}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void ttl(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 10L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code ttl} in bytes.
     */
    public static long ttl$offset() {
        return 10L;
    }

    /**
     * {@code __u8 flags}, at byte 11.
     */
    public static int flags(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 11L));
    }

    /**
     * Sets {@code flags}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 11L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 11L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("src_ip"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("dst_ip"),
                ValueLayout.JAVA_BYTE.withName("proto"),
                ValueLayout.JAVA_BYTE.withName("tos"),
                ValueLayout.JAVA_BYTE.withName("ttl"),
                ValueLayout.JAVA_BYTE.withName("flags"))
                .withName("ib_uverbs_flow_ipv4_filter");

        private Layout() {
        }
    }
}
