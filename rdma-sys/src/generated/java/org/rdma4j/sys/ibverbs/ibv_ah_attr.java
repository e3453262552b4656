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
 * The C type {@code struct ibv_ah_attr}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_ah_attr {
 *   0      struct ibv_global_route grh;
 *  24      uint16_t dlid;
 *  26      uint8_t sl;
 *  27      uint8_t src_path_bits;
 *  28      uint8_t static_rate;
 *  29      uint8_t is_global;
 *  30      uint8_t port_num;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>A path to a peer: of a connection in {@link ibv_qp_attr ibv_qp_attr}, of datagrams in
 * {@link Ibverbs#ibv_create_ah ibv_create_ah}. On Ethernet (RoCE), set {@code is_global}, {@code grh}
 * and {@code port_num}, and leave the other fields 0. On InfiniBand within a subnet, set {@code dlid},
 * {@code sl} and {@code port_num}; between subnets, and if the port has
 * {@link Ibverbs#IBV_QPF_GRH_REQUIRED IBV_QPF_GRH_REQUIRED}, also set {@code is_global} and
 * {@code grh}.
 */
public final class ibv_ah_attr {
    private static final long SIZE = 32L;

    private ibv_ah_attr() {
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
        return RecordText.of("ibv_ah_attr", segment, layout(), "grh@ibv_global_route grh.dgid@ibv_gid", EnumNames.NONE);
    }

    /**
     * {@code struct ibv_global_route grh}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_global_route ibv_global_route}.
     *
     * <p>Global route. Read if {@code is_global} is not 0.
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
     * {@code uint16_t dlid}, at byte 24.
     *
     * <p>Destination LID: {@code lid} of the peer's port, or a multicast LID. InfiniBand only.
     */
    public static int dlid(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 24L));
    }

    /**
     * Sets {@code dlid}.
     *
     * <p>Destination LID: {@code lid} of the peer's port, or a multicast LID. InfiniBand only.
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
     * {@code uint8_t sl}, at byte 26.
     *
     * <p>Service level: 0 to 15 on InfiniBand, the priority 0 to 7 on Ethernet.
     */
    public static int sl(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 26L));
    }

    /**
     * Sets {@code sl}.
     *
     * <p>Service level: 0 to 15 on InfiniBand, the priority 0 to 7 on Ethernet.
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
     * {@code uint8_t src_path_bits}, at byte 27.
     *
     * <p>Low bits of the local LID if the port has several ({@code lmc} greater than 0), otherwise 0.
     */
    public static int src_path_bits(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 27L));
    }

    /**
     * Sets {@code src_path_bits}.
     *
     * <p>Low bits of the local LID if the port has several ({@code lmc} greater than 0), otherwise 0.
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
     * {@code uint8_t static_rate}, at byte 28.
     *
     * <p>Limit of the transmission rate ({@link ibv_rate ibv_rate}); 0 for the rate of the port.
     */
    public static int static_rate(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 28L));
    }

    /**
     * Sets {@code static_rate}.
     *
     * <p>Limit of the transmission rate ({@link ibv_rate ibv_rate}); 0 for the rate of the port.
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
     * {@code uint8_t is_global}, at byte 29.
     *
     * <p>1 if {@code grh} is set, otherwise 0. Always 1 on RoCE.
     */
    public static int is_global(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 29L));
    }

    /**
     * Sets {@code is_global}.
     *
     * <p>1 if {@code grh} is set, otherwise 0. Always 1 on RoCE.
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
     * {@code uint8_t port_num}, at byte 30.
     *
     * <p>Local port through which the peer is reached, from 1.
     */
    public static int port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 30L));
    }

    /**
     * Sets {@code port_num}.
     *
     * <p>Local port through which the peer is reached, from 1.
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

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ibv_global_route.layout().withName("grh"),
                ValueLayout.JAVA_SHORT.withName("dlid"),
                ValueLayout.JAVA_BYTE.withName("sl"),
                ValueLayout.JAVA_BYTE.withName("src_path_bits"),
                ValueLayout.JAVA_BYTE.withName("static_rate"),
                ValueLayout.JAVA_BYTE.withName("is_global"),
                ValueLayout.JAVA_BYTE.withName("port_num"),
                MemoryLayout.paddingLayout(1L))
                .withName("ibv_ah_attr");

        private Layout() {
        }
    }
}
