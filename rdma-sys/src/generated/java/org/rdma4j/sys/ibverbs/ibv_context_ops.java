// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_context_ops}: 256 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_context_ops {
 *   0      int (*_compat_query_device)(struct ibv_context *context, struct ibv_device_attr *device_attr);
 *   8      int (*_compat_query_port)(struct ibv_context *context, uint8_t port_num, struct _compat_ibv_port_attr *port_attr);
 *  16      void *(*_compat_alloc_pd)(void);
 *  24      void *(*_compat_dealloc_pd)(void);
 *  32      void *(*_compat_reg_mr)(void);
 *  40      void *(*_compat_rereg_mr)(void);
 *  48      void *(*_compat_dereg_mr)(void);
 *  56      struct ibv_mw *(*alloc_mw)(struct ibv_pd *pd, enum ibv_mw_type type);
 *  64      int (*bind_mw)(struct ibv_qp *qp, struct ibv_mw *mw, struct ibv_mw_bind *mw_bind);
 *  72      int (*dealloc_mw)(struct ibv_mw *mw);
 *  80      void *(*_compat_create_cq)(void);
 *  88      int (*poll_cq)(struct ibv_cq *cq, int num_entries, struct ibv_wc *wc);
 *  96      int (*req_notify_cq)(struct ibv_cq *cq, int solicited_only);
 * 104      void *(*_compat_cq_event)(void);
 * 112      void *(*_compat_resize_cq)(void);
 * 120      void *(*_compat_destroy_cq)(void);
 * 128      void *(*_compat_create_srq)(void);
 * 136      void *(*_compat_modify_srq)(void);
 * 144      void *(*_compat_query_srq)(void);
 * 152      void *(*_compat_destroy_srq)(void);
 * 160      int (*post_srq_recv)(struct ibv_srq *srq, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr);
 * 168      void *(*_compat_create_qp)(void);
 * 176      void *(*_compat_query_qp)(void);
 * 184      void *(*_compat_modify_qp)(void);
 * 192      void *(*_compat_destroy_qp)(void);
 * 200      int (*post_send)(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr);
 * 208      int (*post_recv)(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr);
 * 216      void *(*_compat_create_ah)(void);
 * 224      void *(*_compat_destroy_ah)(void);
 * 232      void *(*_compat_attach_mcast)(void);
 * 240      void *(*_compat_detach_mcast)(void);
 * 248      void *(*_compat_async_event)(void);
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_context_ops {
    private static final long SIZE = 256L;

    private ibv_context_ops() {
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
        return RecordText.of("ibv_context_ops", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code int (*_compat_query_device)(struct ibv_context *context, struct ibv_device_attr *device_attr)}, at byte 0.
     */
    public static MemorySegment _compat_query_device(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code _compat_query_device}.
     */
    public static void _compat_query_device(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code _compat_query_device} in bytes.
     */
    public static long _compat_query_device$offset() {
        return 0L;
    }

    /**
     * {@code int (*_compat_query_port)(struct ibv_context *context, uint8_t port_num, struct _compat_ibv_port_attr *port_attr)}, at byte 8.
     */
    public static MemorySegment _compat_query_port(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code _compat_query_port}.
     */
    public static void _compat_query_port(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code _compat_query_port} in bytes.
     */
    public static long _compat_query_port$offset() {
        return 8L;
    }

    /**
     * {@code void *(*_compat_alloc_pd)(void)}, at byte 16.
     */
    public static MemorySegment _compat_alloc_pd(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L);
    }

    /**
     * Sets {@code _compat_alloc_pd}.
     */
    public static void _compat_alloc_pd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code _compat_alloc_pd} in bytes.
     */
    public static long _compat_alloc_pd$offset() {
        return 16L;
    }

    /**
     * {@code void *(*_compat_dealloc_pd)(void)}, at byte 24.
     */
    public static MemorySegment _compat_dealloc_pd(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L);
    }

    /**
     * Sets {@code _compat_dealloc_pd}.
     */
    public static void _compat_dealloc_pd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code _compat_dealloc_pd} in bytes.
     */
    public static long _compat_dealloc_pd$offset() {
        return 24L;
    }

    /**
     * {@code void *(*_compat_reg_mr)(void)}, at byte 32.
     */
    public static MemorySegment _compat_reg_mr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L);
    }

    /**
     * Sets {@code _compat_reg_mr}.
     */
    public static void _compat_reg_mr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code _compat_reg_mr} in bytes.
     */
    public static long _compat_reg_mr$offset() {
        return 32L;
    }

    /**
     * {@code void *(*_compat_rereg_mr)(void)}, at byte 40.
     */
    public static MemorySegment _compat_rereg_mr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L);
    }

    /**
     * Sets {@code _compat_rereg_mr}.
     */
    public static void _compat_rereg_mr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code _compat_rereg_mr} in bytes.
     */
    public static long _compat_rereg_mr$offset() {
        return 40L;
    }

    /**
     * {@code void *(*_compat_dereg_mr)(void)}, at byte 48.
     */
    public static MemorySegment _compat_dereg_mr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 48L);
    }

    /**
     * Sets {@code _compat_dereg_mr}.
     */
    public static void _compat_dereg_mr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code _compat_dereg_mr} in bytes.
     */
    public static long _compat_dereg_mr$offset() {
        return 48L;
    }

    /**
     * {@code struct ibv_mw *(*alloc_mw)(struct ibv_pd *pd, enum ibv_mw_type type)}, at byte 56.
     */
    public static MemorySegment alloc_mw(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 56L);
    }

    /**
     * Sets {@code alloc_mw}.
     */
    public static void alloc_mw(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code alloc_mw} in bytes.
     */
    public static long alloc_mw$offset() {
        return 56L;
    }

    /**
     * {@code int (*bind_mw)(struct ibv_qp *qp, struct ibv_mw *mw, struct ibv_mw_bind *mw_bind)}, at byte 64.
     */
    public static MemorySegment bind_mw(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 64L);
    }

    /**
     * Sets {@code bind_mw}.
     */
    public static void bind_mw(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code bind_mw} in bytes.
     */
    public static long bind_mw$offset() {
        return 64L;
    }

    /**
     * {@code int (*dealloc_mw)(struct ibv_mw *mw)}, at byte 72.
     */
    public static MemorySegment dealloc_mw(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 72L);
    }

    /**
     * Sets {@code dealloc_mw}.
     */
    public static void dealloc_mw(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 72L, value);
    }

    /**
     * Returns the offset of {@code dealloc_mw} in bytes.
     */
    public static long dealloc_mw$offset() {
        return 72L;
    }

    /**
     * {@code void *(*_compat_create_cq)(void)}, at byte 80.
     */
    public static MemorySegment _compat_create_cq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 80L);
    }

    /**
     * Sets {@code _compat_create_cq}.
     */
    public static void _compat_create_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code _compat_create_cq} in bytes.
     */
    public static long _compat_create_cq$offset() {
        return 80L;
    }

    /**
     * {@code int (*poll_cq)(struct ibv_cq *cq, int num_entries, struct ibv_wc *wc)}, at byte 88.
     */
    public static MemorySegment poll_cq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 88L);
    }

    /**
     * Sets {@code poll_cq}.
     */
    public static void poll_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code poll_cq} in bytes.
     */
    public static long poll_cq$offset() {
        return 88L;
    }

    /**
     * {@code int (*req_notify_cq)(struct ibv_cq *cq, int solicited_only)}, at byte 96.
     */
    public static MemorySegment req_notify_cq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 96L);
    }

    /**
     * Sets {@code req_notify_cq}.
     */
    public static void req_notify_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 96L, value);
    }

    /**
     * Returns the offset of {@code req_notify_cq} in bytes.
     */
    public static long req_notify_cq$offset() {
        return 96L;
    }

    /**
     * {@code void *(*_compat_cq_event)(void)}, at byte 104.
     */
    public static MemorySegment _compat_cq_event(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 104L);
    }

    /**
     * Sets {@code _compat_cq_event}.
     */
    public static void _compat_cq_event(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 104L, value);
    }

    /**
     * Returns the offset of {@code _compat_cq_event} in bytes.
     */
    public static long _compat_cq_event$offset() {
        return 104L;
    }

    /**
     * {@code void *(*_compat_resize_cq)(void)}, at byte 112.
     */
    public static MemorySegment _compat_resize_cq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 112L);
    }

    /**
     * Sets {@code _compat_resize_cq}.
     */
    public static void _compat_resize_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 112L, value);
    }

    /**
     * Returns the offset of {@code _compat_resize_cq} in bytes.
     */
    public static long _compat_resize_cq$offset() {
        return 112L;
    }

    /**
     * {@code void *(*_compat_destroy_cq)(void)}, at byte 120.
     */
    public static MemorySegment _compat_destroy_cq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 120L);
    }

    /**
     * Sets {@code _compat_destroy_cq}.
     */
    public static void _compat_destroy_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 120L, value);
    }

    /**
     * Returns the offset of {@code _compat_destroy_cq} in bytes.
     */
    public static long _compat_destroy_cq$offset() {
        return 120L;
    }

    /**
     * {@code void *(*_compat_create_srq)(void)}, at byte 128.
     */
    public static MemorySegment _compat_create_srq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 128L);
    }

    /**
     * Sets {@code _compat_create_srq}.
     */
    public static void _compat_create_srq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 128L, value);
    }

    /**
     * Returns the offset of {@code _compat_create_srq} in bytes.
     */
    public static long _compat_create_srq$offset() {
        return 128L;
    }

    /**
     * {@code void *(*_compat_modify_srq)(void)}, at byte 136.
     */
    public static MemorySegment _compat_modify_srq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 136L);
    }

    /**
     * Sets {@code _compat_modify_srq}.
     */
    public static void _compat_modify_srq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 136L, value);
    }

    /**
     * Returns the offset of {@code _compat_modify_srq} in bytes.
     */
    public static long _compat_modify_srq$offset() {
        return 136L;
    }

    /**
     * {@code void *(*_compat_query_srq)(void)}, at byte 144.
     */
    public static MemorySegment _compat_query_srq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 144L);
    }

    /**
     * Sets {@code _compat_query_srq}.
     */
    public static void _compat_query_srq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 144L, value);
    }

    /**
     * Returns the offset of {@code _compat_query_srq} in bytes.
     */
    public static long _compat_query_srq$offset() {
        return 144L;
    }

    /**
     * {@code void *(*_compat_destroy_srq)(void)}, at byte 152.
     */
    public static MemorySegment _compat_destroy_srq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 152L);
    }

    /**
     * Sets {@code _compat_destroy_srq}.
     */
    public static void _compat_destroy_srq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 152L, value);
    }

    /**
     * Returns the offset of {@code _compat_destroy_srq} in bytes.
     */
    public static long _compat_destroy_srq$offset() {
        return 152L;
    }

    /**
     * {@code int (*post_srq_recv)(struct ibv_srq *srq, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}, at byte 160.
     */
    public static MemorySegment post_srq_recv(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 160L);
    }

    /**
     * Sets {@code post_srq_recv}.
     */
    public static void post_srq_recv(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 160L, value);
    }

    /**
     * Returns the offset of {@code post_srq_recv} in bytes.
     */
    public static long post_srq_recv$offset() {
        return 160L;
    }

    /**
     * {@code void *(*_compat_create_qp)(void)}, at byte 168.
     */
    public static MemorySegment _compat_create_qp(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 168L);
    }

    /**
     * Sets {@code _compat_create_qp}.
     */
    public static void _compat_create_qp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 168L, value);
    }

    /**
     * Returns the offset of {@code _compat_create_qp} in bytes.
     */
    public static long _compat_create_qp$offset() {
        return 168L;
    }

    /**
     * {@code void *(*_compat_query_qp)(void)}, at byte 176.
     */
    public static MemorySegment _compat_query_qp(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 176L);
    }

    /**
     * Sets {@code _compat_query_qp}.
     */
    public static void _compat_query_qp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 176L, value);
    }

    /**
     * Returns the offset of {@code _compat_query_qp} in bytes.
     */
    public static long _compat_query_qp$offset() {
        return 176L;
    }

    /**
     * {@code void *(*_compat_modify_qp)(void)}, at byte 184.
     */
    public static MemorySegment _compat_modify_qp(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 184L);
    }

    /**
     * Sets {@code _compat_modify_qp}.
     */
    public static void _compat_modify_qp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 184L, value);
    }

    /**
     * Returns the offset of {@code _compat_modify_qp} in bytes.
     */
    public static long _compat_modify_qp$offset() {
        return 184L;
    }

    /**
     * {@code void *(*_compat_destroy_qp)(void)}, at byte 192.
     */
    public static MemorySegment _compat_destroy_qp(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 192L);
    }

    /**
     * Sets {@code _compat_destroy_qp}.
     */
    public static void _compat_destroy_qp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 192L, value);
    }

    /**
     * Returns the offset of {@code _compat_destroy_qp} in bytes.
     */
    public static long _compat_destroy_qp$offset() {
        return 192L;
    }

    /**
     * {@code int (*post_send)(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr)}, at byte 200.
     */
    public static MemorySegment post_send(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 200L);
    }

    /**
     * Sets {@code post_send}.
     */
    public static void post_send(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 200L, value);
    }

    /**
     * Returns the offset of {@code post_send} in bytes.
     */
    public static long post_send$offset() {
        return 200L;
    }

    /**
     * {@code int (*post_recv)(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr)}, at byte 208.
     */
    public static MemorySegment post_recv(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 208L);
    }

    /**
     * Sets {@code post_recv}.
     */
    public static void post_recv(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 208L, value);
    }

    /**
     * Returns the offset of {@code post_recv} in bytes.
     */
    public static long post_recv$offset() {
        return 208L;
    }

    /**
     * {@code void *(*_compat_create_ah)(void)}, at byte 216.
     */
    public static MemorySegment _compat_create_ah(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 216L);
    }

    /**
     * Sets {@code _compat_create_ah}.
     */
    public static void _compat_create_ah(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 216L, value);
    }

    /**
     * Returns the offset of {@code _compat_create_ah} in bytes.
     */
    public static long _compat_create_ah$offset() {
        return 216L;
    }

    /**
     * {@code void *(*_compat_destroy_ah)(void)}, at byte 224.
     */
    public static MemorySegment _compat_destroy_ah(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 224L);
    }

    /**
     * Sets {@code _compat_destroy_ah}.
     */
    public static void _compat_destroy_ah(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 224L, value);
    }

    /**
     * Returns the offset of {@code _compat_destroy_ah} in bytes.
     */
    public static long _compat_destroy_ah$offset() {
        return 224L;
    }

    /**
     * {@code void *(*_compat_attach_mcast)(void)}, at byte 232.
     */
    public static MemorySegment _compat_attach_mcast(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 232L);
    }

    /**
     * Sets {@code _compat_attach_mcast}.
     */
    public static void _compat_attach_mcast(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 232L, value);
    }

    /**
     * Returns the offset of {@code _compat_attach_mcast} in bytes.
     */
    public static long _compat_attach_mcast$offset() {
        return 232L;
    }

    /**
     * {@code void *(*_compat_detach_mcast)(void)}, at byte 240.
     */
    public static MemorySegment _compat_detach_mcast(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 240L);
    }

    /**
     * Sets {@code _compat_detach_mcast}.
     */
    public static void _compat_detach_mcast(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 240L, value);
    }

    /**
     * Returns the offset of {@code _compat_detach_mcast} in bytes.
     */
    public static long _compat_detach_mcast$offset() {
        return 240L;
    }

    /**
     * {@code void *(*_compat_async_event)(void)}, at byte 248.
     */
    public static MemorySegment _compat_async_event(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 248L);
    }

    /**
     * Sets {@code _compat_async_event}.
     */
    public static void _compat_async_event(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 248L, value);
    }

    /**
     * Returns the offset of {@code _compat_async_event} in bytes.
     */
    public static long _compat_async_event$offset() {
        return 248L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("_compat_query_device"),
                ValueLayout.ADDRESS.withName("_compat_query_port"),
                ValueLayout.ADDRESS.withName("_compat_alloc_pd"),
                ValueLayout.ADDRESS.withName("_compat_dealloc_pd"),
                ValueLayout.ADDRESS.withName("_compat_reg_mr"),
                ValueLayout.ADDRESS.withName("_compat_rereg_mr"),
                ValueLayout.ADDRESS.withName("_compat_dereg_mr"),
                ValueLayout.ADDRESS.withName("alloc_mw"),
                ValueLayout.ADDRESS.withName("bind_mw"),
                ValueLayout.ADDRESS.withName("dealloc_mw"),
                ValueLayout.ADDRESS.withName("_compat_create_cq"),
                ValueLayout.ADDRESS.withName("poll_cq"),
                ValueLayout.ADDRESS.withName("req_notify_cq"),
                ValueLayout.ADDRESS.withName("_compat_cq_event"),
                ValueLayout.ADDRESS.withName("_compat_resize_cq"),
                ValueLayout.ADDRESS.withName("_compat_destroy_cq"),
                ValueLayout.ADDRESS.withName("_compat_create_srq"),
                ValueLayout.ADDRESS.withName("_compat_modify_srq"),
                ValueLayout.ADDRESS.withName("_compat_query_srq"),
                ValueLayout.ADDRESS.withName("_compat_destroy_srq"),
                ValueLayout.ADDRESS.withName("post_srq_recv"),
                ValueLayout.ADDRESS.withName("_compat_create_qp"),
                ValueLayout.ADDRESS.withName("_compat_query_qp"),
                ValueLayout.ADDRESS.withName("_compat_modify_qp"),
                ValueLayout.ADDRESS.withName("_compat_destroy_qp"),
                ValueLayout.ADDRESS.withName("post_send"),
                ValueLayout.ADDRESS.withName("post_recv"),
                ValueLayout.ADDRESS.withName("_compat_create_ah"),
                ValueLayout.ADDRESS.withName("_compat_destroy_ah"),
                ValueLayout.ADDRESS.withName("_compat_attach_mcast"),
                ValueLayout.ADDRESS.withName("_compat_detach_mcast"),
                ValueLayout.ADDRESS.withName("_compat_async_event"))
                .withName("ibv_context_ops");

        private Layout() {
        }
    }

    /**
     * Function that {@code _compat_query_device} points to: {@code int (*_compat_query_device)(struct ibv_context *context, struct ibv_device_attr *device_attr)}.
     */
    public static final class _compat_query_device {
        private _compat_query_device() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static int invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment device_attr) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, context, device_attr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment context,
                MemorySegment device_attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(device_attr, ibv_device_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment context, MemorySegment device_attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_query_port} points to: {@code int (*_compat_query_port)(struct ibv_context *context, uint8_t port_num, struct _compat_ibv_port_attr *port_attr)}.
     */
    public static final class _compat_query_port {
        private _compat_query_port() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static int invoke(MemorySegment pointer, MemorySegment context, int port_num,
                MemorySegment port_attr) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, context, Ranges.u8(port_num), port_attr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment context, byte port_num,
                MemorySegment port_attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Byte.toUnsignedInt(port_num), port_attr);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment context, int port_num, MemorySegment port_attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_alloc_pd} points to: {@code void *(*_compat_alloc_pd)(void)}.
     */
    public static final class _compat_alloc_pd {
        private _compat_alloc_pd() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_dealloc_pd} points to: {@code void *(*_compat_dealloc_pd)(void)}.
     */
    public static final class _compat_dealloc_pd {
        private _compat_dealloc_pd() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_reg_mr} points to: {@code void *(*_compat_reg_mr)(void)}.
     */
    public static final class _compat_reg_mr {
        private _compat_reg_mr() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_rereg_mr} points to: {@code void *(*_compat_rereg_mr)(void)}.
     */
    public static final class _compat_rereg_mr {
        private _compat_rereg_mr() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_dereg_mr} points to: {@code void *(*_compat_dereg_mr)(void)}.
     */
    public static final class _compat_dereg_mr {
        private _compat_dereg_mr() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code alloc_mw} points to: {@code struct ibv_mw *(*alloc_mw)(struct ibv_pd *pd, enum ibv_mw_type type)}.
     */
    public static final class alloc_mw {
        private alloc_mw() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment pd, int type) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, pd, type), ibv_mw.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment pd, int type) {
            return function.apply(Segments.sized(pd, ibv_pd.sizeof()), type);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment pd, int type);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code bind_mw} points to: {@code int (*bind_mw)(struct ibv_qp *qp, struct ibv_mw *mw, struct ibv_mw_bind *mw_bind)}.
     */
    public static final class bind_mw {
        private bind_mw() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static int invoke(MemorySegment pointer, MemorySegment qp, MemorySegment mw,
                MemorySegment mw_bind) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, qp, mw, mw_bind);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment qp, MemorySegment mw,
                MemorySegment mw_bind) {
            return function.apply(Segments.sized(qp, ibv_qp.sizeof()), Segments.sized(mw, ibv_mw.sizeof()), Segments.sized(mw_bind, ibv_mw_bind.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment qp, MemorySegment mw, MemorySegment mw_bind);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code dealloc_mw} points to: {@code int (*dealloc_mw)(struct ibv_mw *mw)}.
     */
    public static final class dealloc_mw {
        private dealloc_mw() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static int invoke(MemorySegment pointer, MemorySegment mw) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, mw);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment mw) {
            return function.apply(Segments.sized(mw, ibv_mw.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment mw);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_create_cq} points to: {@code void *(*_compat_create_cq)(void)}.
     */
    public static final class _compat_create_cq {
        private _compat_create_cq() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code poll_cq} points to: {@code int (*poll_cq)(struct ibv_cq *cq, int num_entries, struct ibv_wc *wc)}.
     */
    public static final class poll_cq {
        private poll_cq() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static int invoke(MemorySegment pointer, MemorySegment cq, int num_entries,
                MemorySegment wc) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, cq, num_entries, wc);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment cq, int num_entries,
                MemorySegment wc) {
            return function.apply(Segments.sized(cq, ibv_cq.sizeof()), num_entries, Segments.sized(wc, ibv_wc.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment cq, int num_entries, MemorySegment wc);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code req_notify_cq} points to: {@code int (*req_notify_cq)(struct ibv_cq *cq, int solicited_only)}.
     */
    public static final class req_notify_cq {
        private req_notify_cq() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static int invoke(MemorySegment pointer, MemorySegment cq, int solicited_only) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, cq, solicited_only);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment cq, int solicited_only) {
            return function.apply(Segments.sized(cq, ibv_cq.sizeof()), solicited_only);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment cq, int solicited_only);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_cq_event} points to: {@code void *(*_compat_cq_event)(void)}.
     */
    public static final class _compat_cq_event {
        private _compat_cq_event() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_resize_cq} points to: {@code void *(*_compat_resize_cq)(void)}.
     */
    public static final class _compat_resize_cq {
        private _compat_resize_cq() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_destroy_cq} points to: {@code void *(*_compat_destroy_cq)(void)}.
     */
    public static final class _compat_destroy_cq {
        private _compat_destroy_cq() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_create_srq} points to: {@code void *(*_compat_create_srq)(void)}.
     */
    public static final class _compat_create_srq {
        private _compat_create_srq() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_modify_srq} points to: {@code void *(*_compat_modify_srq)(void)}.
     */
    public static final class _compat_modify_srq {
        private _compat_modify_srq() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_query_srq} points to: {@code void *(*_compat_query_srq)(void)}.
     */
    public static final class _compat_query_srq {
        private _compat_query_srq() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_destroy_srq} points to: {@code void *(*_compat_destroy_srq)(void)}.
     */
    public static final class _compat_destroy_srq {
        private _compat_destroy_srq() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code post_srq_recv} points to: {@code int (*post_srq_recv)(struct ibv_srq *srq, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}.
     */
    public static final class post_srq_recv {
        private post_srq_recv() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static int invoke(MemorySegment pointer, MemorySegment srq, MemorySegment recv_wr,
                MemorySegment bad_recv_wr) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, srq, recv_wr, bad_recv_wr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment srq, MemorySegment recv_wr,
                MemorySegment bad_recv_wr) {
            return function.apply(Segments.sized(srq, ibv_srq.sizeof()), Segments.sized(recv_wr, ibv_recv_wr.sizeof()), bad_recv_wr);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment srq, MemorySegment recv_wr, MemorySegment bad_recv_wr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_create_qp} points to: {@code void *(*_compat_create_qp)(void)}.
     */
    public static final class _compat_create_qp {
        private _compat_create_qp() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_query_qp} points to: {@code void *(*_compat_query_qp)(void)}.
     */
    public static final class _compat_query_qp {
        private _compat_query_qp() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_modify_qp} points to: {@code void *(*_compat_modify_qp)(void)}.
     */
    public static final class _compat_modify_qp {
        private _compat_modify_qp() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_destroy_qp} points to: {@code void *(*_compat_destroy_qp)(void)}.
     */
    public static final class _compat_destroy_qp {
        private _compat_destroy_qp() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code post_send} points to: {@code int (*post_send)(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr)}.
     */
    public static final class post_send {
        private post_send() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static int invoke(MemorySegment pointer, MemorySegment qp, MemorySegment wr,
                MemorySegment bad_wr) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, qp, wr, bad_wr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment qp, MemorySegment wr,
                MemorySegment bad_wr) {
            return function.apply(Segments.sized(qp, ibv_qp.sizeof()), Segments.sized(wr, ibv_send_wr.sizeof()), bad_wr);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment qp, MemorySegment wr, MemorySegment bad_wr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code post_recv} points to: {@code int (*post_recv)(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr)}.
     */
    public static final class post_recv {
        private post_recv() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static int invoke(MemorySegment pointer, MemorySegment qp, MemorySegment wr,
                MemorySegment bad_wr) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, qp, wr, bad_wr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment qp, MemorySegment wr,
                MemorySegment bad_wr) {
            return function.apply(Segments.sized(qp, ibv_qp.sizeof()), Segments.sized(wr, ibv_recv_wr.sizeof()), bad_wr);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment qp, MemorySegment wr, MemorySegment bad_wr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_create_ah} points to: {@code void *(*_compat_create_ah)(void)}.
     */
    public static final class _compat_create_ah {
        private _compat_create_ah() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_destroy_ah} points to: {@code void *(*_compat_destroy_ah)(void)}.
     */
    public static final class _compat_destroy_ah {
        private _compat_destroy_ah() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_attach_mcast} points to: {@code void *(*_compat_attach_mcast)(void)}.
     */
    public static final class _compat_attach_mcast {
        private _compat_attach_mcast() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_detach_mcast} points to: {@code void *(*_compat_detach_mcast)(void)}.
     */
    public static final class _compat_detach_mcast {
        private _compat_detach_mcast() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code _compat_async_event} points to: {@code void *(*_compat_async_event)(void)}.
     */
    public static final class _compat_async_event {
        private _compat_async_event() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static MemorySegment invoke(MemorySegment pointer) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function) {
            return function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }
}
