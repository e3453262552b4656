// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct rdma_cm_event}: 80 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct rdma_cm_event {
 *   0      struct rdma_cm_id *id;
 *   8      struct rdma_cm_id *listen_id;
 *  16      enum rdma_cm_event_type event;
 *  20      int status;
 *  24      union {
 *  24          struct rdma_conn_param conn;
 *  24          struct rdma_ud_param ud;
 *  24          uint64_t arg;
 *          } param;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/rdma_cma.h}; numbers are offsets in bytes.
 *
 * <p>An event that {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event} has returned. The library owns it,
 * and {@link Rdmacm#rdma_ack_cm_event rdma_ack_cm_event} frees it: copy data that is needed later.
 */
public final class rdma_cm_event {
    private static final long SIZE = 80L;

    private rdma_cm_event() {
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
        return RecordText.of("rdma_cm_event", segment, layout(), "event=rdma_cm_event_type status- param.conn@rdma_conn_param param.ud@rdma_ud_param param.ud.ah_attr@ibv_ah_attr param.ud.ah_attr.grh@ibv_global_route param.ud.ah_attr.grh.dgid@ibv_gid param.arg>6000", RdmacmEnumNames.ALL);
    }

    /**
     * {@code struct rdma_cm_id *id}, at byte 0; see {@link org.rdma4j.sys.rdmacm.rdma_cm_id rdma_cm_id}.
     *
     * <p>Identifier of the event. For
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_REQUEST RDMA_CM_EVENT_CONNECT_REQUEST}, a new
     * identifier, which the receiver owns: accept or reject the request, and in either case call
     * {@link Rdmacm#rdma_destroy_id rdma_destroy_id} finally.
     */
    public static MemorySegment id(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), rdma_cm_id.sizeof());
    }

    /**
     * Sets {@code id}.
     *
     * <p>Identifier of the event. For
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_REQUEST RDMA_CM_EVENT_CONNECT_REQUEST}, a new
     * identifier, which the receiver owns: accept or reject the request, and in either case call
     * {@link Rdmacm#rdma_destroy_id rdma_destroy_id} finally.
     */
    public static void id(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code id} in bytes.
     */
    public static long id$offset() {
        return 0L;
    }

    /**
     * {@code struct rdma_cm_id *listen_id}, at byte 8; see {@link org.rdma4j.sys.rdmacm.rdma_cm_id rdma_cm_id}.
     *
     * <p>For {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_REQUEST RDMA_CM_EVENT_CONNECT_REQUEST}, the
     * listener; otherwise NULL.
     */
    public static MemorySegment listen_id(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), rdma_cm_id.sizeof());
    }

    /**
     * Sets {@code listen_id}.
     *
     * <p>For {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_REQUEST RDMA_CM_EVENT_CONNECT_REQUEST}, the
     * listener; otherwise NULL.
     */
    public static void listen_id(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code listen_id} in bytes.
     */
    public static long listen_id$offset() {
        return 8L;
    }

    /**
     * {@code enum rdma_cm_event_type event}, at byte 16; see {@link org.rdma4j.sys.rdmacm.rdma_cm_event_type rdma_cm_event_type}.
     *
     * <p>Type of the event ({@link rdma_cm_event_type rdma_cm_event_type}).
     */
    public static int event(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code event}.
     *
     * <p>Type of the event ({@link rdma_cm_event_type rdma_cm_event_type}).
     */
    public static void event(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code event} in bytes.
     */
    public static long event$offset() {
        return 16L;
    }

    /**
     * {@code int status}, at byte 20.
     *
     * <p>0, or the reason for a failure: a negated errno value; for
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_REJECTED RDMA_CM_EVENT_REJECTED}, the reason code of the
     * network, on InfiniBand and RoCE 28 if the peer called {@link Rdmacm#rdma_reject rdma_reject} and 8
     * if no program listens.
     */
    public static int status(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code status}.
     *
     * <p>0, or the reason for a failure: a negated errno value; for
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_REJECTED RDMA_CM_EVENT_REJECTED}, the reason code of the
     * network, on InfiniBand and RoCE 28 if the peer called {@link Rdmacm#rdma_reject rdma_reject} and 8
     * if no program listens.
     */
    public static void status(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code status} in bytes.
     */
    public static long status$offset() {
        return 20L;
    }

    /**
     * {@code union param}, at byte 24, as a slice.
     */
    public static MemorySegment param(MemorySegment segment) {
        return segment.asSlice(24L, 56L);
    }

    /**
     * Copies the 56 bytes of {@code param} from {@code value}.
     */
    public static void param(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 56L);
    }

    /**
     * Returns the offset of {@code param} in bytes.
     */
    public static long param$offset() {
        return 24L;
    }

    /**
     * {@code struct rdma_conn_param param.conn}, at byte 24, as a slice; see {@link org.rdma4j.sys.rdmacm.rdma_conn_param rdma_conn_param}.
     *
     * <p>With {@link rdma_port_space#RDMA_PS_TCP RDMA_PS_TCP}, for
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_REQUEST RDMA_CM_EVENT_CONNECT_REQUEST},
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_CONNECT_RESPONSE RDMA_CM_EVENT_CONNECT_RESPONSE},
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_ESTABLISHED RDMA_CM_EVENT_ESTABLISHED} and
     * {@link rdma_cm_event_type#RDMA_CM_EVENT_REJECTED RDMA_CM_EVENT_REJECTED}: the parameters of the
     * peer, converted to the view of this side, so that they can be passed to
     * {@link Rdmacm#rdma_accept rdma_accept}.
     */
    public static MemorySegment param_conn(MemorySegment segment) {
        return segment.asSlice(24L, 24L);
    }

    /**
     * Copies the 24 bytes of {@code param.conn} from {@code value}.
     */
    public static void param_conn(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 24L);
    }

    /**
     * Returns the offset of {@code param.conn} in bytes.
     */
    public static long param_conn$offset() {
        return 24L;
    }

    /**
     * {@code struct rdma_ud_param param.ud}, at byte 24, as a slice; see {@link org.rdma4j.sys.rdmacm.rdma_ud_param rdma_ud_param}.
     *
     * <p>With {@link rdma_port_space#RDMA_PS_UDP RDMA_PS_UDP} and
     * {@link rdma_port_space#RDMA_PS_IPOIB RDMA_PS_IPOIB}.
     */
    public static MemorySegment param_ud(MemorySegment segment) {
        return segment.asSlice(24L, 56L);
    }

    /**
     * Copies the 56 bytes of {@code param.ud} from {@code value}.
     */
    public static void param_ud(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 56L);
    }

    /**
     * Returns the offset of {@code param.ud} in bytes.
     */
    public static long param_ud$offset() {
        return 24L;
    }

    /**
     * {@code uint64_t param.arg}, at byte 24.
     *
     * <p>For {@link rdma_cm_event_type#RDMA_CM_EVENT_USER RDMA_CM_EVENT_USER}, the value passed to
     * {@link Rdmacm#rdma_write_cm_event rdma_write_cm_event}.
     * Since rdma-core 60.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static long param_arg(MemorySegment segment) {
        HostRelease.require("rdma_cm_event.param.arg", 6000);
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L);
    }

    /**
     * Sets {@code param.arg}.
     *
     * <p>For {@link rdma_cm_event_type#RDMA_CM_EVENT_USER RDMA_CM_EVENT_USER}, the value passed to
     * {@link Rdmacm#rdma_write_cm_event rdma_write_cm_event}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void param_arg(MemorySegment segment, long value) {
        HostRelease.require("rdma_cm_event.param.arg", 6000);
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code param.arg} in bytes.
     */
    public static long param_arg$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("id"),
                ValueLayout.ADDRESS.withName("listen_id"),
                ValueLayout.JAVA_INT.withName("event"),
                ValueLayout.JAVA_INT.withName("status"),
                MemoryLayout.unionLayout(
                        rdma_conn_param.layout().withName("conn"),
                        rdma_ud_param.layout().withName("ud"),
                        ValueLayout.JAVA_LONG.withName("arg")).withName("param"))
                .withName("rdma_cm_event");

        private Layout() {
        }
    }
}
