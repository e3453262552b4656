// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.ibverbs.ibv_pd;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_srq;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct rdma_cm_id}: 416 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct rdma_cm_id {
 *   0      struct ibv_context *verbs;
 *   8      struct rdma_event_channel *channel;
 *  16      void *context;
 *  24      struct ibv_qp *qp;
 *  32      struct rdma_route route;
 * 344      enum rdma_port_space ps;
 * 348      uint8_t port_num;
 * 352      struct rdma_cm_event *event;
 * 360      struct ibv_comp_channel *send_cq_channel;
 * 368      struct ibv_cq *send_cq;
 * 376      struct ibv_comp_channel *recv_cq_channel;
 * 384      struct ibv_cq *recv_cq;
 * 392      struct ibv_srq *srq;
 * 400      struct ibv_pd *pd;
 * 408      enum ibv_qp_type qp_type;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/rdma_cma.h}; numbers are offsets in bytes.
 *
 * <p>An identifier, the counterpart of a socket: one side of a connection, a listener, or a datagram
 * endpoint. The library sets the fields; programs may set only {@code context}. Steps to establish a
 * connection:
 * <ul>
 * <li>both sides: {@link Rdmacm#rdma_create_event_channel rdma_create_event_channel},
 * {@link Rdmacm#rdma_create_id rdma_create_id}. The calls below that generate an event return
 * immediately; {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event} returns the event and
 * {@link Rdmacm#rdma_ack_cm_event rdma_ack_cm_event} frees it
 * <li>client: {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr}
 * ({@link rdma_cm_event_type#RDMA_CM_EVENT_ADDR_RESOLVED RDMA_CM_EVENT_ADDR_RESOLVED}),
 * {@link Rdmacm#rdma_resolve_route rdma_resolve_route}
 * ({@link rdma_cm_event_type#RDMA_CM_EVENT_ROUTE_RESOLVED RDMA_CM_EVENT_ROUTE_RESOLVED}),
 * {@link Rdmacm#rdma_create_qp rdma_create_qp},
 * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_post_recv ibv_post_recv},
 * {@link Rdmacm#rdma_connect rdma_connect}
 * ({@link rdma_cm_event_type#RDMA_CM_EVENT_ESTABLISHED RDMA_CM_EVENT_ESTABLISHED})
 * <li>server: {@link Rdmacm#rdma_bind_addr rdma_bind_addr}, {@link Rdmacm#rdma_listen rdma_listen};
 * each {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_REQUEST RDMA_CM_EVENT_CONNECT_REQUEST} contains
 * a new identifier, for which call {@code rdma_create_qp}, {@code ibv_post_recv},
 * {@link Rdmacm#rdma_accept rdma_accept} ({@code RDMA_CM_EVENT_ESTABLISHED})
 * <li>both sides: {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_post_send ibv_post_send},
 * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_poll_cq ibv_poll_cq}; on iWARP, the client must send first
 * <li>either side: {@link Rdmacm#rdma_disconnect rdma_disconnect}
 * ({@link rdma_cm_event_type#RDMA_CM_EVENT_DISCONNECTED RDMA_CM_EVENT_DISCONNECTED} on both sides)
 * <li>both sides: {@link Rdmacm#rdma_destroy_qp rdma_destroy_qp},
 * {@link Rdmacm#rdma_destroy_id rdma_destroy_id},
 * {@link Rdmacm#rdma_destroy_event_channel rdma_destroy_event_channel}
 * </ul>
 *
 * <p>A call that fails generates no event. Not all calls out of this order are rejected: some crash the
 * process.
 */
public final class rdma_cm_id {
    private static final long SIZE = 416L;

    private rdma_cm_id() {
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
        return RecordText.of("rdma_cm_id", segment, layout(), "route@rdma_route route.addr@rdma_addr route.addr.?0.src_addr@sockaddr route.addr.?0.src_addr.sa_data\" route.addr.?0.src_sin@sockaddr_in route.addr.?0.src_sin.sin_addr@in_addr route.addr.?0.src_sin6@sockaddr_in6 route.addr.?0.src_sin6.sin6_addr@in6_addr route.addr.?0.src_storage@sockaddr_storage route.addr.?0.src_storage.__ss_padding\" route.addr.?1.dst_addr@sockaddr route.addr.?1.dst_addr.sa_data\" route.addr.?1.dst_sin@sockaddr_in route.addr.?1.dst_sin.sin_addr@in_addr route.addr.?1.dst_sin6@sockaddr_in6 route.addr.?1.dst_sin6.sin6_addr@in6_addr route.addr.?1.dst_storage@sockaddr_storage route.addr.?1.dst_storage.__ss_padding\" route.addr.addr.ibaddr@rdma_ib_addr route.addr.addr.ibaddr.sgid@ibv_gid route.addr.addr.ibaddr.dgid@ibv_gid route.num_paths- ps=rdma_port_space qp_type=ibv_qp_type", RdmacmEnumNames.ALL);
    }

    /**
     * {@code struct ibv_context *verbs}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_context ibv_context}.
     *
     * <p>Context of the device, which the library opens and never closes; NULL until the identifier is bound
     * to a device: by {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr}, by
     * {@link Rdmacm#rdma_bind_addr rdma_bind_addr} with an address, or as the identifier of a request. All
     * identifiers of a device share the context, from which protection domains, queues and memory regions
     * are created.
     */
    public static MemorySegment verbs(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_context.sizeof());
    }

    /**
     * Sets {@code verbs}.
     *
     * <p>Context of the device, which the library opens and never closes; NULL until the identifier is bound
     * to a device: by {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr}, by
     * {@link Rdmacm#rdma_bind_addr rdma_bind_addr} with an address, or as the identifier of a request. All
     * identifiers of a device share the context, from which protection domains, queues and memory regions
     * are created.
     */
    public static void verbs(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code verbs} in bytes.
     */
    public static long verbs$offset() {
        return 0L;
    }

    /**
     * {@code struct rdma_event_channel *channel}, at byte 8; see {@link org.rdma4j.sys.rdmacm.rdma_event_channel rdma_event_channel}.
     *
     * <p>Event channel of the identifier; a private channel if the identifier is synchronous.
     */
    public static MemorySegment channel(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), rdma_event_channel.sizeof());
    }

    /**
     * Sets {@code channel}.
     *
     * <p>Event channel of the identifier; a private channel if the identifier is synchronous.
     */
    public static void channel(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code channel} in bytes.
     */
    public static long channel$offset() {
        return 8L;
    }

    /**
     * {@code void *context}, at byte 16.
     *
     * <p>User-defined value, as passed to {@link Rdmacm#rdma_create_id rdma_create_id}. The identifier of a
     * request inherits that of the listener.
     */
    public static MemorySegment context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L);
    }

    /**
     * Sets {@code context}.
     *
     * <p>User-defined value, as passed to {@link Rdmacm#rdma_create_id rdma_create_id}. The identifier of a
     * request inherits that of the listener.
     */
    public static void context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code context} in bytes.
     */
    public static long context$offset() {
        return 16L;
    }

    /**
     * {@code struct ibv_qp *qp}, at byte 24; see {@link org.rdma4j.sys.ibverbs.ibv_qp ibv_qp}.
     *
     * <p>Queue pair that {@link Rdmacm#rdma_create_qp rdma_create_qp} has created; NULL before, and after
     * {@link Rdmacm#rdma_destroy_qp rdma_destroy_qp}.
     */
    public static MemorySegment qp(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L), ibv_qp.sizeof());
    }

    /**
     * Sets {@code qp}.
     *
     * <p>Queue pair that {@link Rdmacm#rdma_create_qp rdma_create_qp} has created; NULL before, and after
     * {@link Rdmacm#rdma_destroy_qp rdma_destroy_qp}.
     */
    public static void qp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code qp} in bytes.
     */
    public static long qp$offset() {
        return 24L;
    }

    /**
     * {@code struct rdma_route route}, at byte 32, as a slice; see {@link org.rdma4j.sys.rdmacm.rdma_route rdma_route}.
     */
    public static MemorySegment route(MemorySegment segment) {
        return segment.asSlice(32L, 312L);
    }

    /**
     * Copies the 312 bytes of {@code route} from {@code value}.
     */
    public static void route(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, 312L);
    }

    /**
     * Returns the offset of {@code route} in bytes.
     */
    public static long route$offset() {
        return 32L;
    }

    /**
     * {@code enum rdma_port_space ps}, at byte 344; see {@link org.rdma4j.sys.rdmacm.rdma_port_space rdma_port_space}.
     *
     * <p>Port space, as passed to {@link Rdmacm#rdma_create_id rdma_create_id}.
     */
    public static int ps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 344L);
    }

    /**
     * Sets {@code ps}.
     *
     * <p>Port space, as passed to {@link Rdmacm#rdma_create_id rdma_create_id}.
     */
    public static void ps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 344L, value);
    }

    /**
     * Returns the offset of {@code ps} in bytes.
     */
    public static long ps$offset() {
        return 344L;
    }

    /**
     * {@code uint8_t port_num}, at byte 348.
     *
     * <p>Port of the device, from 1; 0 until the identifier is bound to a device.
     */
    public static int port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 348L));
    }

    /**
     * Sets {@code port_num}.
     *
     * <p>Port of the device, from 1; 0 until the identifier is bound to a device.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void port_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 348L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code port_num} in bytes.
     */
    public static long port_num$offset() {
        return 348L;
    }

    /**
     * {@code struct rdma_cm_event *event}, at byte 352; see {@link org.rdma4j.sys.rdmacm.rdma_cm_event rdma_cm_event}.
     *
     * <p>If the identifier is synchronous, the event of the last call, which the next call for the identifier
     * frees; otherwise NULL.
     */
    public static MemorySegment event(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 352L), rdma_cm_event.sizeof());
    }

    /**
     * Sets {@code event}.
     *
     * <p>If the identifier is synchronous, the event of the last call, which the next call for the identifier
     * frees; otherwise NULL.
     */
    public static void event(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 352L, value);
    }

    /**
     * Returns the offset of {@code event} in bytes.
     */
    public static long event$offset() {
        return 352L;
    }

    /**
     * {@code struct ibv_comp_channel *send_cq_channel}, at byte 360; see {@link org.rdma4j.sys.ibverbs.ibv_comp_channel ibv_comp_channel}.
     *
     * <p>Completion channel of {@code send_cq}, if {@link Rdmacm#rdma_create_qp rdma_create_qp} created the
     * queue.
     */
    public static MemorySegment send_cq_channel(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 360L), ibv_comp_channel.sizeof());
    }

    /**
     * Sets {@code send_cq_channel}.
     *
     * <p>Completion channel of {@code send_cq}, if {@link Rdmacm#rdma_create_qp rdma_create_qp} created the
     * queue.
     */
    public static void send_cq_channel(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 360L, value);
    }

    /**
     * Returns the offset of {@code send_cq_channel} in bytes.
     */
    public static long send_cq_channel$offset() {
        return 360L;
    }

    /**
     * {@code struct ibv_cq *send_cq}, at byte 368; see {@link org.rdma4j.sys.ibverbs.ibv_cq ibv_cq}.
     *
     * <p>Completion queue of sends, if {@link Rdmacm#rdma_create_qp rdma_create_qp} created it; NULL if the
     * caller provided one.
     */
    public static MemorySegment send_cq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 368L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code send_cq}.
     *
     * <p>Completion queue of sends, if {@link Rdmacm#rdma_create_qp rdma_create_qp} created it; NULL if the
     * caller provided one.
     */
    public static void send_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 368L, value);
    }

    /**
     * Returns the offset of {@code send_cq} in bytes.
     */
    public static long send_cq$offset() {
        return 368L;
    }

    /**
     * {@code struct ibv_comp_channel *recv_cq_channel}, at byte 376; see {@link org.rdma4j.sys.ibverbs.ibv_comp_channel ibv_comp_channel}.
     *
     * <p>Completion channel of {@code recv_cq}, if {@link Rdmacm#rdma_create_qp rdma_create_qp} created the
     * queue.
     */
    public static MemorySegment recv_cq_channel(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 376L), ibv_comp_channel.sizeof());
    }

    /**
     * Sets {@code recv_cq_channel}.
     *
     * <p>Completion channel of {@code recv_cq}, if {@link Rdmacm#rdma_create_qp rdma_create_qp} created the
     * queue.
     */
    public static void recv_cq_channel(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 376L, value);
    }

    /**
     * Returns the offset of {@code recv_cq_channel} in bytes.
     */
    public static long recv_cq_channel$offset() {
        return 376L;
    }

    /**
     * {@code struct ibv_cq *recv_cq}, at byte 384; see {@link org.rdma4j.sys.ibverbs.ibv_cq ibv_cq}.
     *
     * <p>Completion queue of receives, if {@link Rdmacm#rdma_create_qp rdma_create_qp} created it; NULL if
     * the caller provided one.
     */
    public static MemorySegment recv_cq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 384L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code recv_cq}.
     *
     * <p>Completion queue of receives, if {@link Rdmacm#rdma_create_qp rdma_create_qp} created it; NULL if
     * the caller provided one.
     */
    public static void recv_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 384L, value);
    }

    /**
     * Returns the offset of {@code recv_cq} in bytes.
     */
    public static long recv_cq$offset() {
        return 384L;
    }

    /**
     * {@code struct ibv_srq *srq}, at byte 392; see {@link org.rdma4j.sys.ibverbs.ibv_srq ibv_srq}.
     *
     * <p>Shared receive queue of {@link Rdmacm#rdma_create_srq rdma_create_srq}; NULL if there is none.
     */
    public static MemorySegment srq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 392L), ibv_srq.sizeof());
    }

    /**
     * Sets {@code srq}.
     *
     * <p>Shared receive queue of {@link Rdmacm#rdma_create_srq rdma_create_srq}; NULL if there is none.
     */
    public static void srq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 392L, value);
    }

    /**
     * Returns the offset of {@code srq} in bytes.
     */
    public static long srq$offset() {
        return 392L;
    }

    /**
     * {@code struct ibv_pd *pd}, at byte 400; see {@link org.rdma4j.sys.ibverbs.ibv_pd ibv_pd}.
     *
     * <p>Default protection domain of the library for the device, which calls with a NULL {@code pd} use; or
     * the one passed to {@link Rdmacm#rdma_create_qp rdma_create_qp}. NULL until the identifier is bound
     * to a device.
     */
    public static MemorySegment pd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 400L), ibv_pd.sizeof());
    }

    /**
     * Sets {@code pd}.
     *
     * <p>Default protection domain of the library for the device, which calls with a NULL {@code pd} use; or
     * the one passed to {@link Rdmacm#rdma_create_qp rdma_create_qp}. NULL until the identifier is bound
     * to a device.
     */
    public static void pd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 400L, value);
    }

    /**
     * Returns the offset of {@code pd} in bytes.
     */
    public static long pd$offset() {
        return 400L;
    }

    /**
     * {@code enum ibv_qp_type qp_type}, at byte 408; see {@link org.rdma4j.sys.ibverbs.ibv_qp_type ibv_qp_type}.
     *
     * <p>{@link org.rdma4j.sys.ibverbs.ibv_qp_type#IBV_QPT_RC IBV_QPT_RC} with
     * {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP},
     * {@link org.rdma4j.sys.ibverbs.ibv_qp_type#IBV_QPT_UD IBV_QPT_UD} with
     * {@link rdma_port_space#RDMA_PS_UDP RDMA_PS_UDP}.
     */
    public static int qp_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 408L);
    }

    /**
     * Sets {@code qp_type}.
     *
     * <p>{@link org.rdma4j.sys.ibverbs.ibv_qp_type#IBV_QPT_RC IBV_QPT_RC} with
     * {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP},
     * {@link org.rdma4j.sys.ibverbs.ibv_qp_type#IBV_QPT_UD IBV_QPT_UD} with
     * {@link rdma_port_space#RDMA_PS_UDP RDMA_PS_UDP}.
     */
    public static void qp_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 408L, value);
    }

    /**
     * Returns the offset of {@code qp_type} in bytes.
     */
    public static long qp_type$offset() {
        return 408L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("verbs"),
                ValueLayout.ADDRESS.withName("channel"),
                ValueLayout.ADDRESS.withName("context"),
                ValueLayout.ADDRESS.withName("qp"),
                rdma_route.layout().withName("route"),
                ValueLayout.JAVA_INT.withName("ps"),
                ValueLayout.JAVA_BYTE.withName("port_num"),
                MemoryLayout.paddingLayout(3L),
                ValueLayout.ADDRESS.withName("event"),
                ValueLayout.ADDRESS.withName("send_cq_channel"),
                ValueLayout.ADDRESS.withName("send_cq"),
                ValueLayout.ADDRESS.withName("recv_cq_channel"),
                ValueLayout.ADDRESS.withName("recv_cq"),
                ValueLayout.ADDRESS.withName("srq"),
                ValueLayout.ADDRESS.withName("pd"),
                ValueLayout.JAVA_INT.withName("qp_type"),
                MemoryLayout.paddingLayout(4L))
                .withName("rdma_cm_id");

        private Layout() {
        }
    }
}
