// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

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
 * The C type {@code struct rdma_conn_param}: 24 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct rdma_conn_param {
 *   0      const void *private_data;
 *   8      uint8_t private_data_len;
 *   9      uint8_t responder_resources;
 *  10      uint8_t initiator_depth;
 *  11      uint8_t flow_control;
 *  12      uint8_t retry_count;
 *  13      uint8_t rnr_retry_count;
 *  14      uint8_t srq;
 *  16      uint32_t qp_num;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/rdma_cma.h}; numbers are offsets in bytes.
 *
 * <p>Connection parameters, which {@link Rdmacm#rdma_connect rdma_connect} requests,
 * {@link Rdmacm#rdma_accept rdma_accept} returns, and an event reports. If NULL is passed instead, the
 * maximum values that the device and the peer's request permit are used.
 */
public final class rdma_conn_param {
    private static final long SIZE = 24L;

    private rdma_conn_param() {
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
        return RecordText.of("rdma_conn_param", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code const void *private_data}, at byte 0.
     *
     * <p>Data that the event of the peer contains; NULL for none. In an event, valid until the event is
     * acknowledged.
     */
    public static MemorySegment private_data(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code private_data}.
     *
     * <p>Data that the event of the peer contains; NULL for none. In an event, valid until the event is
     * acknowledged.
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
     * <p>Length of {@code private_data} in bytes. In a connection request, at most 56 with
     * {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP} and 180 with
     * {@link rdma_port_space#RDMA_PS_UDP RDMA_PS_UDP}. Received data may be longer, padded with zeros.
     */
    public static int private_data_len(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L));
    }

    /**
     * Sets {@code private_data_len}.
     *
     * <p>Length of {@code private_data} in bytes. In a connection request, at most 56 with
     * {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP} and 180 with
     * {@link rdma_port_space#RDMA_PS_UDP RDMA_PS_UDP}. Received data may be longer, padded with zeros.
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
     * {@code uint8_t responder_resources}, at byte 9.
     *
     * <p>Maximum number of RDMA reads and atomic operations of the peer that this side processes at a time:
     * {@code max_dest_rd_atomic} of the queue pair. At most {@code max_qp_rd_atom} of the device;
     * {@link Rdmacm#RDMA_MAX_RESP_RES RDMA_MAX_RESP_RES} for the maximum. In
     * {@link Rdmacm#rdma_accept rdma_accept}, at least the value of the event, so that this side can
     * process all operations that the peer may send. {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     */
    public static int responder_resources(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 9L));
    }

    /**
     * Sets {@code responder_resources}.
     *
     * <p>Maximum number of RDMA reads and atomic operations of the peer that this side processes at a time:
     * {@code max_dest_rd_atomic} of the queue pair. At most {@code max_qp_rd_atom} of the device;
     * {@link Rdmacm#RDMA_MAX_RESP_RES RDMA_MAX_RESP_RES} for the maximum. In
     * {@link Rdmacm#rdma_accept rdma_accept}, at least the value of the event, so that this side can
     * process all operations that the peer may send. {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void responder_resources(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 9L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code responder_resources} in bytes.
     */
    public static long responder_resources$offset() {
        return 9L;
    }

    /**
     * {@code uint8_t initiator_depth}, at byte 10.
     *
     * <p>Maximum number of outstanding RDMA reads and atomic operations of this side: {@code max_rd_atomic}
     * of the queue pair. At most {@code max_qp_init_rd_atom} of the device and, in
     * {@link Rdmacm#rdma_accept rdma_accept}, the value of the event;
     * {@link Rdmacm#RDMA_MAX_INIT_DEPTH RDMA_MAX_INIT_DEPTH} for the maximum.
     * {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     */
    public static int initiator_depth(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 10L));
    }

    /**
     * Sets {@code initiator_depth}.
     *
     * <p>Maximum number of outstanding RDMA reads and atomic operations of this side: {@code max_rd_atomic}
     * of the queue pair. At most {@code max_qp_init_rd_atom} of the device and, in
     * {@link Rdmacm#rdma_accept rdma_accept}, the value of the event;
     * {@link Rdmacm#RDMA_MAX_INIT_DEPTH RDMA_MAX_INIT_DEPTH} for the maximum.
     * {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void initiator_depth(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 10L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code initiator_depth} in bytes.
     */
    public static long initiator_depth$offset() {
        return 10L;
    }

    /**
     * {@code uint8_t flow_control}, at byte 11.
     *
     * <p>Communicated to the peer; no effect on this side. {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     */
    public static int flow_control(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 11L));
    }

    /**
     * Sets {@code flow_control}.
     *
     * <p>Communicated to the peer; no effect on this side. {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void flow_control(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 11L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code flow_control} in bytes.
     */
    public static long flow_control$offset() {
        return 11L;
    }

    /**
     * {@code uint8_t retry_count}, at byte 12.
     *
     * <p>{@code retry_cnt} of the queue pairs, 0 to 7. Ignored by {@link Rdmacm#rdma_accept rdma_accept},
     * which uses the value of the request. {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     */
    public static int retry_count(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 12L));
    }

    /**
     * Sets {@code retry_count}.
     *
     * <p>{@code retry_cnt} of the queue pairs, 0 to 7. Ignored by {@link Rdmacm#rdma_accept rdma_accept},
     * which uses the value of the request. {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void retry_count(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 12L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code retry_count} in bytes.
     */
    public static long retry_count$offset() {
        return 12L;
    }

    /**
     * {@code uint8_t rnr_retry_count}, at byte 13.
     *
     * <p>Maximum number of retransmissions of the peer if no receive is posted on this side, 0 to 6, 7 for
     * unlimited: {@code rnr_retry} of the peer's queue pair.
     * {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     */
    public static int rnr_retry_count(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 13L));
    }

    /**
     * Sets {@code rnr_retry_count}.
     *
     * <p>Maximum number of retransmissions of the peer if no receive is posted on this side, 0 to 6, 7 for
     * unlimited: {@code rnr_retry} of the peer's queue pair.
     * {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rnr_retry_count(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 13L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rnr_retry_count} in bytes.
     */
    public static long rnr_retry_count$offset() {
        return 13L;
    }

    /**
     * {@code uint8_t srq}, at byte 14.
     *
     * <p>Whether a shared receive queue is used. Ignored if {@link Rdmacm#rdma_create_qp rdma_create_qp}
     * created the queue pair. {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     */
    public static int srq(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 14L));
    }

    /**
     * Sets {@code srq}.
     *
     * <p>Whether a shared receive queue is used. Ignored if {@link Rdmacm#rdma_create_qp rdma_create_qp}
     * created the queue pair. {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void srq(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 14L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code srq} in bytes.
     */
    public static long srq$offset() {
        return 14L;
    }

    /**
     * {@code uint32_t qp_num}, at byte 16.
     *
     * <p>Number of the queue pair. Ignored if {@link Rdmacm#rdma_create_qp rdma_create_qp} created the queue
     * pair. In an event with {@link rdma_port_space#RDMA_PS_UDP RDMA_PS_UDP}, see
     * {@link rdma_ud_param rdma_ud_param}.
     */
    public static int qp_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code qp_num}.
     *
     * <p>Number of the queue pair. Ignored if {@link Rdmacm#rdma_create_qp rdma_create_qp} created the queue
     * pair. In an event with {@link rdma_port_space#RDMA_PS_UDP RDMA_PS_UDP}, see
     * {@link rdma_ud_param rdma_ud_param}.
     */
    public static void qp_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code qp_num} in bytes.
     */
    public static long qp_num$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("private_data"),
                ValueLayout.JAVA_BYTE.withName("private_data_len"),
                ValueLayout.JAVA_BYTE.withName("responder_resources"),
                ValueLayout.JAVA_BYTE.withName("initiator_depth"),
                ValueLayout.JAVA_BYTE.withName("flow_control"),
                ValueLayout.JAVA_BYTE.withName("retry_count"),
                ValueLayout.JAVA_BYTE.withName("rnr_retry_count"),
                ValueLayout.JAVA_BYTE.withName("srq"),
                MemoryLayout.paddingLayout(1L),
                ValueLayout.JAVA_INT.withName("qp_num"),
                MemoryLayout.paddingLayout(4L))
                .withName("rdma_conn_param");

        private Layout() {
        }
    }
}
