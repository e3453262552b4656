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
 * The C type {@code struct ibv_flow_eth_filter}: 16 bytes, aligned to 2.
 *
 * <pre>{@code
 *      struct ibv_flow_eth_filter {
 *   0      uint8_t dst_mac[6];
 *   6      uint8_t src_mac[6];
 *  12      uint16_t ether_type;
 *  14      uint16_t vlan_tag;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_flow_eth_filter {
    private static final long SIZE = 16L;

    private ibv_flow_eth_filter() {
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
        return allocator.allocate(SIZE, 2L);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 2L);
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
        return RecordText.of("ibv_flow_eth_filter", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint8_t dst_mac[6]}, at byte 0, as a slice.
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
     * Returns an element of {@code uint8_t dst_mac[6]}.
     */
    public static int dst_mac(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 6L)));
    }

    /**
     * Sets an element of {@code dst_mac}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void dst_mac(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 6L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code dst_mac} in bytes.
     */
    public static long dst_mac$offset() {
        return 0L;
    }

    /**
     * {@code uint8_t src_mac[6]}, at byte 6, as a slice.
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
     * Returns an element of {@code uint8_t src_mac[6]}.
     */
    public static int src_mac(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 6L + Objects.checkIndex(index, 6L)));
    }

    /**
     * Sets an element of {@code src_mac}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void src_mac(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 6L + Objects.checkIndex(index, 6L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code src_mac} in bytes.
     */
    public static long src_mac$offset() {
        return 6L;
    }

    /**
     * {@code uint16_t ether_type}, at byte 12; big-endian in memory, converted to native byte order.
     */
    public static int ether_type(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 12L)));
    }

    /**
     * Sets {@code ether_type}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void ether_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code ether_type} in bytes.
     */
    public static long ether_type$offset() {
        return 12L;
    }

    /**
     * {@code uint16_t vlan_tag}, at byte 14; big-endian in memory, converted to native byte order.
     */
    public static int vlan_tag(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 14L)));
    }

    /**
     * Sets {@code vlan_tag}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void vlan_tag(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 14L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code vlan_tag} in bytes.
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
                .withName("ibv_flow_eth_filter");

        private Layout() {
        }
    }
}
