// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * C's {@code struct ib_uverbs_flow_eth_filter}: 16 bytes, aligned to 2.
 *
 * <pre>{@code
 *      struct ib_uverbs_flow_eth_filter {
 *   0      __u8 dst_mac[6];
 *   6      __u8 src_mac[6];
 *  12      __be16 ether_type;
 *  14      __be16 vlan_tag;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; the numbers are offsets in bytes.
 */
public final class ib_uverbs_flow_eth_filter {
    private static final long SIZE = 16L;

    private ib_uverbs_flow_eth_filter() {
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
        return allocator.allocate(SIZE, 2L);
    }

    /**
     * Memory for {@code count} records, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 2L);
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
        return RecordText.of("ib_uverbs_flow_eth_filter", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u8 dst_mac[6]}, at byte 0, as a slice.
     */
    public static MemorySegment dst_mac(MemorySegment segment) {
        return segment.asSlice(0L, 6L);
    }

    /**
     * Copies the 6 bytes of {@code dst_mac} from {@code value}.
     */
    public static void dst_mac(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 6L);
    }

    /**
     * An element of {@code __u8 dst_mac[6]}.
     */
    public static int dst_mac(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 6L)));
    }

    /**
     * Sets an element of {@code dst_mac}.
     *
     * @throws IllegalArgumentException when {@code value} is not from 0 to 255
     */
    public static void dst_mac(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 6L), Ranges.u8(value));
    }

    /**
     * The offset of {@code dst_mac} in bytes.
     */
    public static long dst_mac$offset() {
        return 0L;
    }

    /**
     * {@code __u8 src_mac[6]}, at byte 6, as a slice.
     */
    public static MemorySegment src_mac(MemorySegment segment) {
        return segment.asSlice(6L, 6L);
    }

    /**
     * Copies the 6 bytes of {@code src_mac} from {@code value}.
     */
    public static void src_mac(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 6L, 6L);
    }

    /**
     * An element of {@code __u8 src_mac[6]}.
     */
    public static int src_mac(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 6L + Objects.checkIndex(index, 6L)));
    }

    /**
     * Sets an element of {@code src_mac}.
     *
     * @throws IllegalArgumentException when {@code value} is not from 0 to 255
     */
    public static void src_mac(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 6L + Objects.checkIndex(index, 6L), Ranges.u8(value));
    }

    /**
     * The offset of {@code src_mac} in bytes.
     */
    public static long src_mac$offset() {
        return 6L;
    }

    /**
     * {@code __be16 ether_type}, at byte 12; big-endian in memory, a host value here: do not swap.
     */
    public static int ether_type(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 12L)));
    }

    /**
     * Sets {@code ether_type}.
     *
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void ether_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * The offset of {@code ether_type} in bytes.
     */
    public static long ether_type$offset() {
        return 12L;
    }

    /**
     * {@code __be16 vlan_tag}, at byte 14; big-endian in memory, a host value here: do not swap.
     */
    public static int vlan_tag(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 14L)));
    }

    /**
     * Sets {@code vlan_tag}.
     *
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void vlan_tag(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 14L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * The offset of {@code vlan_tag} in bytes.
     */
    public static long vlan_tag$offset() {
        return 14L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.sequenceLayout(6L, ValueLayout.JAVA_BYTE).withName("dst_mac"),
                MemoryLayout.sequenceLayout(6L, ValueLayout.JAVA_BYTE).withName("src_mac"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("ether_type"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("vlan_tag"))
                .withName("ib_uverbs_flow_eth_filter");

        private Layout() {
        }
    }
}
