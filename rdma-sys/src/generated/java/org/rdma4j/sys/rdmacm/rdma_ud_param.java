// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct rdma_ud_param}: 56 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct rdma_ud_param {
 *   0      const void *private_data;
 *   8      uint8_t private_data_len;
 *  16      struct ibv_ah_attr ah_attr;
 *  48      uint32_t qp_num;
 *  52      uint32_t qkey;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/rdma_cma.h}; numbers are offsets in bytes.
 *
 * <p>For {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_REQUEST RDMA_CM_EVENT_CONNECT_REQUEST}, the
 * private data; for {@link rdma_cm_event_type#RDMA_CM_EVENT_ESTABLISHED RDMA_CM_EVENT_ESTABLISHED} and
 * {@link rdma_cm_event_type#RDMA_CM_EVENT_MULTICAST_JOIN RDMA_CM_EVENT_MULTICAST_JOIN}, the parameters
 * for sends to the peer or group.
 */
public final class rdma_ud_param {
    private static final long SIZE = 56L;

    private rdma_ud_param() {
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
        return RecordText.of("rdma_ud_param", segment, layout(), "ah_attr@ibv_ah_attr ah_attr.grh@ibv_global_route ah_attr.grh.dgid@ibv_gid", EnumNames.NONE);
    }

    /**
     * {@code const void *private_data}, at byte 0.
     *
     * <p>Private data of the peer, valid until the event is acknowledged; for
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_MULTICAST_JOIN RDMA_CM_EVENT_MULTICAST_JOIN}, the
     * {@code context} passed to {@link Rdmacm#rdma_join_multicast rdma_join_multicast}.
     */
    public static MemorySegment private_data(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code private_data}.
     *
     * <p>Private data of the peer, valid until the event is acknowledged; for
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_MULTICAST_JOIN RDMA_CM_EVENT_MULTICAST_JOIN}, the
     * {@code context} passed to {@link Rdmacm#rdma_join_multicast rdma_join_multicast}.
     */
    public static void private_data(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code private_data} in bytes.
     */
    public static long private_data$offset() {
        return 0L;
    }

    /**
     * {@code uint8_t private_data_len}, at byte 8.
     *
     * <p>Length of {@code private_data} in bytes; may exceed the length that the peer specified, padded with
     * zeros.
     */
    public static int private_data_len(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L));
    }

    /**
     * Sets {@code private_data_len}.
     *
     * <p>Length of {@code private_data} in bytes; may exceed the length that the peer specified, padded with
     * zeros.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void private_data_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code private_data_len} in bytes.
     */
    public static long private_data_len$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_ah_attr ah_attr}, at byte 16, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_ah_attr ibv_ah_attr}.
     *
     * <p>Attributes for {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_create_ah ibv_create_ah}.
     */
    public static MemorySegment ah_attr(MemorySegment segment) {
        return segment.asSlice(16L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code ah_attr} from {@code value}.
     */
    public static void ah_attr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 32L);
    }

    /**
     * Returns the offset of {@code ah_attr} in bytes.
     */
    public static long ah_attr$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t qp_num}, at byte 48.
     *
     * <p>Queue pair number of the peer or group: {@code wr.ud.remote_qpn} of
     * {@link org.rdma4j.sys.ibverbs.ibv_send_wr ibv_send_wr}.
     */
    public static int qp_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code qp_num}.
     *
     * <p>Queue pair number of the peer or group: {@code wr.ud.remote_qpn} of
     * {@link org.rdma4j.sys.ibverbs.ibv_send_wr ibv_send_wr}.
     */
    public static void qp_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code qp_num} in bytes.
     */
    public static long qp_num$offset() {
        return 48L;
    }

    /**
     * {@code uint32_t qkey}, at byte 52.
     *
     * <p>Key for sends: {@code wr.ud.remote_qkey} of {@link org.rdma4j.sys.ibverbs.ibv_send_wr ibv_send_wr}.
     */
    public static int qkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 52L);
    }

    /**
     * Sets {@code qkey}.
     *
     * <p>Key for sends: {@code wr.ud.remote_qkey} of {@link org.rdma4j.sys.ibverbs.ibv_send_wr ibv_send_wr}.
     */
    public static void qkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 52L, value);
    }

    /**
     * Returns the offset of {@code qkey} in bytes.
     */
    public static long qkey$offset() {
        return 52L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("private_data"),
                ValueLayout.JAVA_BYTE.withName("private_data_len"),
                MemoryLayout.paddingLayout(7L),
                ibv_ah_attr.layout().withName("ah_attr"),
                ValueLayout.JAVA_INT.withName("qp_num"),
                ValueLayout.JAVA_INT.withName("qkey"))
                .withName("rdma_ud_param");

        private Layout() {
        }
    }
}
