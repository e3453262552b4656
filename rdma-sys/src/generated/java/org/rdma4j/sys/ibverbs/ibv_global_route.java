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
 * The C type {@code struct ibv_global_route}: 24 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_global_route {
 *   0      union ibv_gid dgid;
 *  16      uint32_t flow_label;
 *  20      uint8_t sgid_index;
 *  21      uint8_t hop_limit;
 *  22      uint8_t traffic_class;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>Header of a packet that is routed by GID.
 */
public final class ibv_global_route {
    private static final long SIZE = 24L;

    private ibv_global_route() {
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
        return RecordText.of("ibv_global_route", segment, layout(), "dgid@ibv_gid", EnumNames.NONE);
    }

    /**
     * {@code union ibv_gid dgid}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     *
     * <p>GID of the peer, as returned by its {@link Ibverbs#ibv_query_gid ibv_query_gid}, or a multicast GID.
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
     * Returns the offset of {@code dgid} in bytes.
     */
    public static long dgid$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t flow_label}, at byte 16.
     *
     * <p>20 bits, which keep the packets of a flow on one path; 0 for none. On RoCE v2, determines the UDP
     * source port.
     */
    public static int flow_label(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code flow_label}.
     *
     * <p>20 bits, which keep the packets of a flow on one path; 0 for none. On RoCE v2, determines the UDP
     * source port.
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
     * {@code uint8_t sgid_index}, at byte 20.
     *
     * <p>Index of the local GID in the table of the port, as in {@link Ibverbs#ibv_query_gid ibv_query_gid}.
     * On RoCE, determines the version, address and VLAN; both sides need GIDs of the same kind (RoCE v1,
     * v2 with IPv4, or v2 with IPv6).
     */
    public static int sgid_index(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 20L));
    }

    /**
     * Sets {@code sgid_index}.
     *
     * <p>Index of the local GID in the table of the port, as in {@link Ibverbs#ibv_query_gid ibv_query_gid}.
     * On RoCE, determines the version, address and VLAN; both sides need GIDs of the same kind (RoCE v1,
     * v2 with IPv4, or v2 with IPv6).
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
     * {@code uint8_t hop_limit}, at byte 21.
     *
     * <p>Maximum number of routers that a packet may pass; a packet with 0 or 1 remains in the subnet. 64 is
     * usual. For connections on RoCE v2, the kernel chooses the value.
     */
    public static int hop_limit(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 21L));
    }

    /**
     * Sets {@code hop_limit}.
     *
     * <p>Maximum number of routers that a packet may pass; a packet with 0 or 1 remains in the subnet. 64 is
     * usual. For connections on RoCE v2, the kernel chooses the value.
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
     * {@code uint8_t traffic_class}, at byte 22.
     *
     * <p>8 bits; on RoCE v2, DSCP and ECN of the IP header.
     */
    public static int traffic_class(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 22L));
    }

    /**
     * Sets {@code traffic_class}.
     *
     * <p>8 bits; on RoCE v2, DSCP and ECN of the IP header.
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

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ibv_gid.layout().withName("dgid"),
                ValueLayout.JAVA_INT.withName("flow_label"),
                ValueLayout.JAVA_BYTE.withName("sgid_index"),
                ValueLayout.JAVA_BYTE.withName("hop_limit"),
                ValueLayout.JAVA_BYTE.withName("traffic_class"),
                MemoryLayout.paddingLayout(1L))
                .withName("ibv_global_route");

        private Layout() {
        }
    }
}
