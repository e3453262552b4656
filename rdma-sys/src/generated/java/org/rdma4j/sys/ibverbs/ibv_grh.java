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
 * The C type {@code struct ibv_grh}: 40 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_grh {
 *   0      __be32 version_tclass_flow;
 *   4      __be16 paylen;
 *   6      uint8_t next_hdr;
 *   7      uint8_t hop_limit;
 *   8      union ibv_gid sgid;
 *  24      union ibv_gid dgid;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>The 40 bytes that precede the data of a UD receive. Valid if the completion has
 * {@link ibv_wc_flags#IBV_WC_GRH IBV_WC_GRH}. On RoCE v2 with IPv4, only the last 20 bytes are set;
 * they contain the IP header of the packet.
 */
public final class ibv_grh {
    private static final long SIZE = 40L;

    private ibv_grh() {
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
        return RecordText.of("ibv_grh", segment, layout(), "sgid@ibv_gid dgid@ibv_gid", EnumNames.NONE);
    }

    /**
     * {@code __be32 version_tclass_flow}, at byte 0; big-endian in memory, converted to native byte order.
     *
     * <p>Starting with the highest bit: version (4 bits, value 6), traffic class (8 bits), flow label (20
     * bits).
     */
    public static int version_tclass_flow(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code version_tclass_flow}.
     *
     * <p>Starting with the highest bit: version (4 bits, value 6), traffic class (8 bits), flow label (20
     * bits).
     */
    public static void version_tclass_flow(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code version_tclass_flow} in bytes.
     */
    public static long version_tclass_flow$offset() {
        return 0L;
    }

    /**
     * {@code __be16 paylen}, at byte 4; big-endian in memory, converted to native byte order.
     *
     * <p>Number of bytes of the packet after this header.
     */
    public static int paylen(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 4L)));
    }

    /**
     * Sets {@code paylen}.
     *
     * <p>Number of bytes of the packet after this header.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void paylen(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 4L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code paylen} in bytes.
     */
    public static long paylen$offset() {
        return 4L;
    }

    /**
     * {@code uint8_t next_hdr}, at byte 6.
     *
     * <p>27 (0x1B) for an InfiniBand transport header.
     */
    public static int next_hdr(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 6L));
    }

    /**
     * Sets {@code next_hdr}.
     *
     * <p>27 (0x1B) for an InfiniBand transport header.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void next_hdr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 6L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code next_hdr} in bytes.
     */
    public static long next_hdr$offset() {
        return 6L;
    }

    /**
     * {@code uint8_t hop_limit}, at byte 7.
     */
    public static int hop_limit(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 7L));
    }

    /**
     * Sets {@code hop_limit}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void hop_limit(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 7L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code hop_limit} in bytes.
     */
    public static long hop_limit$offset() {
        return 7L;
    }

    /**
     * {@code union ibv_gid sgid}, at byte 8, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     */
    public static MemorySegment sgid(MemorySegment segment) {
        return segment.asSlice(8L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code sgid} from {@code value}.
     */
    public static void sgid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 16L);
    }

    /**
     * Returns the offset of {@code sgid} in bytes.
     */
    public static long sgid$offset() {
        return 8L;
    }

    /**
     * {@code union ibv_gid dgid}, at byte 24, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     */
    public static MemorySegment dgid(MemorySegment segment) {
        return segment.asSlice(24L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code dgid} from {@code value}.
     */
    public static void dgid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 16L);
    }

    /**
     * Returns the offset of {@code dgid} in bytes.
     */
    public static long dgid$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("version_tclass_flow"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("paylen"),
                ValueLayout.JAVA_BYTE.withName("next_hdr"),
                ValueLayout.JAVA_BYTE.withName("hop_limit"),
                ibv_gid.layout().withName("sgid"),
                ibv_gid.layout().withName("dgid"))
                .withName("ibv_grh");

        private Layout() {
        }
    }
}
