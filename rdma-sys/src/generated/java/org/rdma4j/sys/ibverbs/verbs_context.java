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
import org.rdma4j.sys.runtime.checking.FrontGrowth;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.checking.Target;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct verbs_context}: 696 bytes (704 on aarch64), aligned to 8.
 *
 * <pre>{@code
 *              struct verbs_context {
 *           0      void (*free_buf)(struct ibv_buf *buf);
 *           8      void *(*alloc_buf)(struct ibv_pd *pd, size_t size, struct ibv_buf **buf);
 *          16      int (*dm_export_dmabuf_fd)(struct ibv_dm *dm);
 *          24      struct ibv_mr *(*reg_mr_ex)(struct ibv_pd *pd, struct ibv_mr_init_attr *mr_init_attr);
 *          32      int (*dealloc_dmah)(struct ibv_dmah *dmah);
 *          40      struct ibv_dmah *(*alloc_dmah)(struct ibv_context *context, struct ibv_dmah_init_attr *attr);
 *          48      int (*query_port)(struct ibv_context *context, uint8_t port_num, struct ibv_port_attr *port_attr, size_t port_attr_len);
 *          56      int (*advise_mr)(struct ibv_pd *pd, enum ib_uverbs_advise_mr_advice advice, uint32_t flags, struct ibv_sge *sg_list, uint32_t num_sges);
 *          64      struct ibv_mr *(*alloc_null_mr)(struct ibv_pd *pd);
 *          72      int (*read_counters)(struct ibv_counters *counters, uint64_t *counters_value, uint32_t ncounters, uint32_t flags);
 *          80      int (*attach_counters_point_flow)(struct ibv_counters *counters, struct ibv_counter_attach_attr *attr, struct ibv_flow *flow);
 *          88      struct ibv_counters *(*create_counters)(struct ibv_context *context, struct ibv_counters_init_attr *init_attr);
 *          96      int (*destroy_counters)(struct ibv_counters *counters);
 *         104      struct ibv_mr *(*reg_dm_mr)(struct ibv_pd *pd, struct ibv_dm *dm, uint64_t dm_offset, size_t length, unsigned int access);
 *         112      struct ibv_dm *(*alloc_dm)(struct ibv_context *context, struct ibv_alloc_dm_attr *attr);
 *         120      int (*free_dm)(struct ibv_dm *dm);
 *         128      int (*modify_flow_action_esp)(struct ibv_flow_action *action, struct ibv_flow_action_esp_attr *attr);
 *         136      int (*destroy_flow_action)(struct ibv_flow_action *action);
 *         144      struct ibv_flow_action *(*create_flow_action_esp)(struct ibv_context *context, struct ibv_flow_action_esp_attr *attr);
 *         152      int (*modify_qp_rate_limit)(struct ibv_qp *qp, struct ibv_qp_rate_limit_attr *attr);
 *         160      struct ibv_pd *(*alloc_parent_domain)(struct ibv_context *context, struct ibv_parent_domain_init_attr *attr);
 *         168      int (*dealloc_td)(struct ibv_td *td);
 *         176      struct ibv_td *(*alloc_td)(struct ibv_context *context, struct ibv_td_init_attr *init_attr);
 *         184      int (*modify_cq)(struct ibv_cq *cq, struct ibv_modify_cq_attr *attr);
 *         192      int (*post_srq_ops)(struct ibv_srq *srq, struct ibv_ops_wr *op, struct ibv_ops_wr **bad_op);
 *         200      int (*destroy_rwq_ind_table)(struct ibv_rwq_ind_table *rwq_ind_table);
 *         208      struct ibv_rwq_ind_table *(*create_rwq_ind_table)(struct ibv_context *context, struct ibv_rwq_ind_table_init_attr *init_attr);
 *         216      int (*destroy_wq)(struct ibv_wq *wq);
 *         224      int (*modify_wq)(struct ibv_wq *wq, struct ibv_wq_attr *wq_attr);
 *         232      struct ibv_wq *(*create_wq)(struct ibv_context *context, struct ibv_wq_init_attr *wq_init_attr);
 *         240      int (*query_rt_values)(struct ibv_context *context, struct ibv_values_ex *values);
 *         248      struct ibv_cq_ex *(*create_cq_ex)(struct ibv_context *context, struct ibv_cq_init_attr_ex *init_attr);
 *         256      struct verbs_ex_private *priv;
 *         264      int (*query_device_ex)(struct ibv_context *context, const struct ibv_query_device_ex_input *input, struct ibv_device_attr_ex *attr, size_t attr_size);
 *         272      int (*ibv_destroy_flow)(struct ibv_flow *flow);
 *         280      void (*ABI_placeholder2)(void);
 *         288      struct ibv_flow *(*ibv_create_flow)(struct ibv_qp *qp, struct ibv_flow_attr *flow_attr);
 *         296      void (*ABI_placeholder1)(void);
 *         304      struct ibv_qp *(*open_qp)(struct ibv_context *context, struct ibv_qp_open_attr *attr);
 *         312      struct ibv_qp *(*create_qp_ex)(struct ibv_context *context, struct ibv_qp_init_attr_ex *qp_init_attr_ex);
 *         320      int (*get_srq_num)(struct ibv_srq *srq, uint32_t *srq_num);
 *         328      struct ibv_srq *(*create_srq_ex)(struct ibv_context *context, struct ibv_srq_init_attr_ex *srq_init_attr_ex);
 *         336      struct ibv_xrcd *(*open_xrcd)(struct ibv_context *context, struct ibv_xrcd_init_attr *xrcd_init_attr);
 *         344      int (*close_xrcd)(struct ibv_xrcd *xrcd);
 *         352      uint64_t _ABI_placeholder3;
 *         360      size_t sz;
 *         368      struct ibv_context context;
 *              };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes, on x86_64, aarch64 and riscv64 where they differ.
 *
 * <p>The record grows at the front: C accesses it from its last member, {@code context}, and its start
 * depends on the release. Segments start where the record of the newest release does. Accessors of
 * fields that the record of an older library lacks throw {@link UnsupportedOperationException}.
 * Functions of this package adjust pointers that they take and return.
 */
public final class verbs_context {
    private static final long SIZE = Target.choose("amd64 aarch64 riscv64", 696L, 704L, 696L);

    private static final long context$SIZE = Target.choose("amd64 aarch64 riscv64", 328L, 336L, 328L);

    private verbs_context() {
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
     * Returns the record for a pointer from C code that was compiled with the headers of the wrapper
     * library. NULL remains NULL.
     */
    public static MemorySegment fromC(MemorySegment pointer) {
        return FrontGrowth.fromC(pointer, Start.SHIFT, SIZE);
    }

    /**
     * Returns the pointer for C code that was compiled with the headers of the wrapper library; the
     * inverse of {@code fromC}.
     */
    public static MemorySegment toC(MemorySegment segment) {
        return FrontGrowth.toC(segment, Start.SHIFT);
    }

    /**
     * Returns a string with all members and their values. Pointers are not dereferenced.
     */
    public static String toString(MemorySegment segment) {
        return RecordText.of("verbs_context", segment, layout(), "free_buf>6400 alloc_buf>6400 dm_export_dmabuf_fd>6200 reg_mr_ex>5900 dealloc_dmah>5900 alloc_dmah>5900 context@ibv_context context.ops@ibv_context_ops context.cmd_fd- context.async_fd- context.num_comp_vectors- context.mutex@pthread_mutex_t context.mutex.__data@__pthread_mutex_s context.mutex.__size\" context.mutex.__align-", EnumNames.NONE);
    }

    /**
     * {@code void (*free_buf)(struct ibv_buf *buf)}, at byte 0.
     * Since rdma-core 64.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment free_buf(MemorySegment segment) {
        FrontGrowth.require("verbs_context.free_buf", 6400, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 0L);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code free_buf}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void free_buf(MemorySegment segment, MemorySegment value) {
        FrontGrowth.require("verbs_context.free_buf", 6400, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 0L);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code free_buf} in bytes.
     */
    public static long free_buf$offset() {
        return 0L;
    }

    /**
     * {@code void *(*alloc_buf)(struct ibv_pd *pd, size_t size, struct ibv_buf **buf)}, at byte 8.
     * Since rdma-core 64.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment alloc_buf(MemorySegment segment) {
        FrontGrowth.require("verbs_context.alloc_buf", 6400, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 8L);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code alloc_buf}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void alloc_buf(MemorySegment segment, MemorySegment value) {
        FrontGrowth.require("verbs_context.alloc_buf", 6400, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 8L);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code alloc_buf} in bytes.
     */
    public static long alloc_buf$offset() {
        return 8L;
    }

    /**
     * {@code int (*dm_export_dmabuf_fd)(struct ibv_dm *dm)}, at byte 16.
     * Since rdma-core 62.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment dm_export_dmabuf_fd(MemorySegment segment) {
        FrontGrowth.require("verbs_context.dm_export_dmabuf_fd", 6200, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 16L);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L);
    }

    /**
     * Sets {@code dm_export_dmabuf_fd}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void dm_export_dmabuf_fd(MemorySegment segment, MemorySegment value) {
        FrontGrowth.require("verbs_context.dm_export_dmabuf_fd", 6200, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 16L);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code dm_export_dmabuf_fd} in bytes.
     */
    public static long dm_export_dmabuf_fd$offset() {
        return 16L;
    }

    /**
     * {@code struct ibv_mr *(*reg_mr_ex)(struct ibv_pd *pd, struct ibv_mr_init_attr *mr_init_attr)}, at byte 24.
     * Since rdma-core 59.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment reg_mr_ex(MemorySegment segment) {
        FrontGrowth.require("verbs_context.reg_mr_ex", 5900, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 24L);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L);
    }

    /**
     * Sets {@code reg_mr_ex}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void reg_mr_ex(MemorySegment segment, MemorySegment value) {
        FrontGrowth.require("verbs_context.reg_mr_ex", 5900, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 24L);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code reg_mr_ex} in bytes.
     */
    public static long reg_mr_ex$offset() {
        return 24L;
    }

    /**
     * {@code int (*dealloc_dmah)(struct ibv_dmah *dmah)}, at byte 32.
     * Since rdma-core 59.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment dealloc_dmah(MemorySegment segment) {
        FrontGrowth.require("verbs_context.dealloc_dmah", 5900, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 32L);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L);
    }

    /**
     * Sets {@code dealloc_dmah}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void dealloc_dmah(MemorySegment segment, MemorySegment value) {
        FrontGrowth.require("verbs_context.dealloc_dmah", 5900, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 32L);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code dealloc_dmah} in bytes.
     */
    public static long dealloc_dmah$offset() {
        return 32L;
    }

    /**
     * {@code struct ibv_dmah *(*alloc_dmah)(struct ibv_context *context, struct ibv_dmah_init_attr *attr)}, at byte 40.
     * Since rdma-core 59.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment alloc_dmah(MemorySegment segment) {
        FrontGrowth.require("verbs_context.alloc_dmah", 5900, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 40L);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L);
    }

    /**
     * Sets {@code alloc_dmah}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void alloc_dmah(MemorySegment segment, MemorySegment value) {
        FrontGrowth.require("verbs_context.alloc_dmah", 5900, segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L), SIZE - 40L);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code alloc_dmah} in bytes.
     */
    public static long alloc_dmah$offset() {
        return 40L;
    }

    /**
     * {@code int (*query_port)(struct ibv_context *context, uint8_t port_num, struct ibv_port_attr *port_attr, size_t port_attr_len)}, at byte 48.
     */
    public static MemorySegment query_port(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 48L);
    }

    /**
     * Sets {@code query_port}.
     */
    public static void query_port(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code query_port} in bytes.
     */
    public static long query_port$offset() {
        return 48L;
    }

    /**
     * {@code int (*advise_mr)(struct ibv_pd *pd, enum ib_uverbs_advise_mr_advice advice, uint32_t flags, struct ibv_sge *sg_list, uint32_t num_sges)}, at byte 56.
     */
    public static MemorySegment advise_mr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 56L);
    }

    /**
     * Sets {@code advise_mr}.
     */
    public static void advise_mr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code advise_mr} in bytes.
     */
    public static long advise_mr$offset() {
        return 56L;
    }

    /**
     * {@code struct ibv_mr *(*alloc_null_mr)(struct ibv_pd *pd)}, at byte 64.
     */
    public static MemorySegment alloc_null_mr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 64L);
    }

    /**
     * Sets {@code alloc_null_mr}.
     */
    public static void alloc_null_mr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code alloc_null_mr} in bytes.
     */
    public static long alloc_null_mr$offset() {
        return 64L;
    }

    /**
     * {@code int (*read_counters)(struct ibv_counters *counters, uint64_t *counters_value, uint32_t ncounters, uint32_t flags)}, at byte 72.
     */
    public static MemorySegment read_counters(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 72L);
    }

    /**
     * Sets {@code read_counters}.
     */
    public static void read_counters(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 72L, value);
    }

    /**
     * Returns the offset of {@code read_counters} in bytes.
     */
    public static long read_counters$offset() {
        return 72L;
    }

    /**
     * {@code int (*attach_counters_point_flow)(struct ibv_counters *counters, struct ibv_counter_attach_attr *attr, struct ibv_flow *flow)}, at byte 80.
     */
    public static MemorySegment attach_counters_point_flow(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 80L);
    }

    /**
     * Sets {@code attach_counters_point_flow}.
     */
    public static void attach_counters_point_flow(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code attach_counters_point_flow} in bytes.
     */
    public static long attach_counters_point_flow$offset() {
        return 80L;
    }

    /**
     * {@code struct ibv_counters *(*create_counters)(struct ibv_context *context, struct ibv_counters_init_attr *init_attr)}, at byte 88.
     */
    public static MemorySegment create_counters(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 88L);
    }

    /**
     * Sets {@code create_counters}.
     */
    public static void create_counters(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code create_counters} in bytes.
     */
    public static long create_counters$offset() {
        return 88L;
    }

    /**
     * {@code int (*destroy_counters)(struct ibv_counters *counters)}, at byte 96.
     */
    public static MemorySegment destroy_counters(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 96L);
    }

    /**
     * Sets {@code destroy_counters}.
     */
    public static void destroy_counters(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 96L, value);
    }

    /**
     * Returns the offset of {@code destroy_counters} in bytes.
     */
    public static long destroy_counters$offset() {
        return 96L;
    }

    /**
     * {@code struct ibv_mr *(*reg_dm_mr)(struct ibv_pd *pd, struct ibv_dm *dm, uint64_t dm_offset, size_t length, unsigned int access)}, at byte 104.
     */
    public static MemorySegment reg_dm_mr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 104L);
    }

    /**
     * Sets {@code reg_dm_mr}.
     */
    public static void reg_dm_mr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 104L, value);
    }

    /**
     * Returns the offset of {@code reg_dm_mr} in bytes.
     */
    public static long reg_dm_mr$offset() {
        return 104L;
    }

    /**
     * {@code struct ibv_dm *(*alloc_dm)(struct ibv_context *context, struct ibv_alloc_dm_attr *attr)}, at byte 112.
     */
    public static MemorySegment alloc_dm(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 112L);
    }

    /**
     * Sets {@code alloc_dm}.
     */
    public static void alloc_dm(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 112L, value);
    }

    /**
     * Returns the offset of {@code alloc_dm} in bytes.
     */
    public static long alloc_dm$offset() {
        return 112L;
    }

    /**
     * {@code int (*free_dm)(struct ibv_dm *dm)}, at byte 120.
     */
    public static MemorySegment free_dm(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 120L);
    }

    /**
     * Sets {@code free_dm}.
     */
    public static void free_dm(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 120L, value);
    }

    /**
     * Returns the offset of {@code free_dm} in bytes.
     */
    public static long free_dm$offset() {
        return 120L;
    }

    /**
     * {@code int (*modify_flow_action_esp)(struct ibv_flow_action *action, struct ibv_flow_action_esp_attr *attr)}, at byte 128.
     */
    public static MemorySegment modify_flow_action_esp(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 128L);
    }

    /**
     * Sets {@code modify_flow_action_esp}.
     */
    public static void modify_flow_action_esp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 128L, value);
    }

    /**
     * Returns the offset of {@code modify_flow_action_esp} in bytes.
     */
    public static long modify_flow_action_esp$offset() {
        return 128L;
    }

    /**
     * {@code int (*destroy_flow_action)(struct ibv_flow_action *action)}, at byte 136.
     */
    public static MemorySegment destroy_flow_action(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 136L);
    }

    /**
     * Sets {@code destroy_flow_action}.
     */
    public static void destroy_flow_action(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 136L, value);
    }

    /**
     * Returns the offset of {@code destroy_flow_action} in bytes.
     */
    public static long destroy_flow_action$offset() {
        return 136L;
    }

    /**
     * {@code struct ibv_flow_action *(*create_flow_action_esp)(struct ibv_context *context, struct ibv_flow_action_esp_attr *attr)}, at byte 144.
     */
    public static MemorySegment create_flow_action_esp(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 144L);
    }

    /**
     * Sets {@code create_flow_action_esp}.
     */
    public static void create_flow_action_esp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 144L, value);
    }

    /**
     * Returns the offset of {@code create_flow_action_esp} in bytes.
     */
    public static long create_flow_action_esp$offset() {
        return 144L;
    }

    /**
     * {@code int (*modify_qp_rate_limit)(struct ibv_qp *qp, struct ibv_qp_rate_limit_attr *attr)}, at byte 152.
     */
    public static MemorySegment modify_qp_rate_limit(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 152L);
    }

    /**
     * Sets {@code modify_qp_rate_limit}.
     */
    public static void modify_qp_rate_limit(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 152L, value);
    }

    /**
     * Returns the offset of {@code modify_qp_rate_limit} in bytes.
     */
    public static long modify_qp_rate_limit$offset() {
        return 152L;
    }

    /**
     * {@code struct ibv_pd *(*alloc_parent_domain)(struct ibv_context *context, struct ibv_parent_domain_init_attr *attr)}, at byte 160.
     */
    public static MemorySegment alloc_parent_domain(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 160L);
    }

    /**
     * Sets {@code alloc_parent_domain}.
     */
    public static void alloc_parent_domain(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 160L, value);
    }

    /**
     * Returns the offset of {@code alloc_parent_domain} in bytes.
     */
    public static long alloc_parent_domain$offset() {
        return 160L;
    }

    /**
     * {@code int (*dealloc_td)(struct ibv_td *td)}, at byte 168.
     */
    public static MemorySegment dealloc_td(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 168L);
    }

    /**
     * Sets {@code dealloc_td}.
     */
    public static void dealloc_td(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 168L, value);
    }

    /**
     * Returns the offset of {@code dealloc_td} in bytes.
     */
    public static long dealloc_td$offset() {
        return 168L;
    }

    /**
     * {@code struct ibv_td *(*alloc_td)(struct ibv_context *context, struct ibv_td_init_attr *init_attr)}, at byte 176.
     */
    public static MemorySegment alloc_td(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 176L);
    }

    /**
     * Sets {@code alloc_td}.
     */
    public static void alloc_td(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 176L, value);
    }

    /**
     * Returns the offset of {@code alloc_td} in bytes.
     */
    public static long alloc_td$offset() {
        return 176L;
    }

    /**
     * {@code int (*modify_cq)(struct ibv_cq *cq, struct ibv_modify_cq_attr *attr)}, at byte 184.
     */
    public static MemorySegment modify_cq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 184L);
    }

    /**
     * Sets {@code modify_cq}.
     */
    public static void modify_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 184L, value);
    }

    /**
     * Returns the offset of {@code modify_cq} in bytes.
     */
    public static long modify_cq$offset() {
        return 184L;
    }

    /**
     * {@code int (*post_srq_ops)(struct ibv_srq *srq, struct ibv_ops_wr *op, struct ibv_ops_wr **bad_op)}, at byte 192.
     */
    public static MemorySegment post_srq_ops(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 192L);
    }

    /**
     * Sets {@code post_srq_ops}.
     */
    public static void post_srq_ops(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 192L, value);
    }

    /**
     * Returns the offset of {@code post_srq_ops} in bytes.
     */
    public static long post_srq_ops$offset() {
        return 192L;
    }

    /**
     * {@code int (*destroy_rwq_ind_table)(struct ibv_rwq_ind_table *rwq_ind_table)}, at byte 200.
     */
    public static MemorySegment destroy_rwq_ind_table(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 200L);
    }

    /**
     * Sets {@code destroy_rwq_ind_table}.
     */
    public static void destroy_rwq_ind_table(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 200L, value);
    }

    /**
     * Returns the offset of {@code destroy_rwq_ind_table} in bytes.
     */
    public static long destroy_rwq_ind_table$offset() {
        return 200L;
    }

    /**
     * {@code struct ibv_rwq_ind_table *(*create_rwq_ind_table)(struct ibv_context *context, struct ibv_rwq_ind_table_init_attr *init_attr)}, at byte 208.
     */
    public static MemorySegment create_rwq_ind_table(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 208L);
    }

    /**
     * Sets {@code create_rwq_ind_table}.
     */
    public static void create_rwq_ind_table(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 208L, value);
    }

    /**
     * Returns the offset of {@code create_rwq_ind_table} in bytes.
     */
    public static long create_rwq_ind_table$offset() {
        return 208L;
    }

    /**
     * {@code int (*destroy_wq)(struct ibv_wq *wq)}, at byte 216.
     */
    public static MemorySegment destroy_wq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 216L);
    }

    /**
     * Sets {@code destroy_wq}.
     */
    public static void destroy_wq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 216L, value);
    }

    /**
     * Returns the offset of {@code destroy_wq} in bytes.
     */
    public static long destroy_wq$offset() {
        return 216L;
    }

    /**
     * {@code int (*modify_wq)(struct ibv_wq *wq, struct ibv_wq_attr *wq_attr)}, at byte 224.
     */
    public static MemorySegment modify_wq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 224L);
    }

    /**
     * Sets {@code modify_wq}.
     */
    public static void modify_wq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 224L, value);
    }

    /**
     * Returns the offset of {@code modify_wq} in bytes.
     */
    public static long modify_wq$offset() {
        return 224L;
    }

    /**
     * {@code struct ibv_wq *(*create_wq)(struct ibv_context *context, struct ibv_wq_init_attr *wq_init_attr)}, at byte 232.
     */
    public static MemorySegment create_wq(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 232L);
    }

    /**
     * Sets {@code create_wq}.
     */
    public static void create_wq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 232L, value);
    }

    /**
     * Returns the offset of {@code create_wq} in bytes.
     */
    public static long create_wq$offset() {
        return 232L;
    }

    /**
     * {@code int (*query_rt_values)(struct ibv_context *context, struct ibv_values_ex *values)}, at byte 240.
     */
    public static MemorySegment query_rt_values(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 240L);
    }

    /**
     * Sets {@code query_rt_values}.
     */
    public static void query_rt_values(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 240L, value);
    }

    /**
     * Returns the offset of {@code query_rt_values} in bytes.
     */
    public static long query_rt_values$offset() {
        return 240L;
    }

    /**
     * {@code struct ibv_cq_ex *(*create_cq_ex)(struct ibv_context *context, struct ibv_cq_init_attr_ex *init_attr)}, at byte 248.
     */
    public static MemorySegment create_cq_ex(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 248L);
    }

    /**
     * Sets {@code create_cq_ex}.
     */
    public static void create_cq_ex(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 248L, value);
    }

    /**
     * Returns the offset of {@code create_cq_ex} in bytes.
     */
    public static long create_cq_ex$offset() {
        return 248L;
    }

    /**
     * {@code struct verbs_ex_private *priv}, at byte 256; see {@link org.rdma4j.sys.ibverbs.verbs_ex_private verbs_ex_private}.
     */
    public static MemorySegment priv(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 256L);
    }

    /**
     * Sets {@code priv}.
     */
    public static void priv(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 256L, value);
    }

    /**
     * Returns the offset of {@code priv} in bytes.
     */
    public static long priv$offset() {
        return 256L;
    }

    /**
     * {@code int (*query_device_ex)(struct ibv_context *context, const struct ibv_query_device_ex_input *input, struct ibv_device_attr_ex *attr, size_t attr_size)}, at byte 264.
     */
    public static MemorySegment query_device_ex(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 264L);
    }

    /**
     * Sets {@code query_device_ex}.
     */
    public static void query_device_ex(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 264L, value);
    }

    /**
     * Returns the offset of {@code query_device_ex} in bytes.
     */
    public static long query_device_ex$offset() {
        return 264L;
    }

    /**
     * {@code int (*ibv_destroy_flow)(struct ibv_flow *flow)}, at byte 272.
     */
    public static MemorySegment ibv_destroy_flow(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 272L);
    }

    /**
     * Sets {@code ibv_destroy_flow}.
     */
    public static void ibv_destroy_flow(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 272L, value);
    }

    /**
     * Returns the offset of {@code ibv_destroy_flow} in bytes.
     */
    public static long ibv_destroy_flow$offset() {
        return 272L;
    }

    /**
     * {@code void (*ABI_placeholder2)(void)}, at byte 280.
     */
    public static MemorySegment ABI_placeholder2(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 280L);
    }

    /**
     * Sets {@code ABI_placeholder2}.
     */
    public static void ABI_placeholder2(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 280L, value);
    }

    /**
     * Returns the offset of {@code ABI_placeholder2} in bytes.
     */
    public static long ABI_placeholder2$offset() {
        return 280L;
    }

    /**
     * {@code struct ibv_flow *(*ibv_create_flow)(struct ibv_qp *qp, struct ibv_flow_attr *flow_attr)}, at byte 288.
     */
    public static MemorySegment ibv_create_flow(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 288L);
    }

    /**
     * Sets {@code ibv_create_flow}.
     */
    public static void ibv_create_flow(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 288L, value);
    }

    /**
     * Returns the offset of {@code ibv_create_flow} in bytes.
     */
    public static long ibv_create_flow$offset() {
        return 288L;
    }

    /**
     * {@code void (*ABI_placeholder1)(void)}, at byte 296.
     */
    public static MemorySegment ABI_placeholder1(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 296L);
    }

    /**
     * Sets {@code ABI_placeholder1}.
     */
    public static void ABI_placeholder1(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 296L, value);
    }

    /**
     * Returns the offset of {@code ABI_placeholder1} in bytes.
     */
    public static long ABI_placeholder1$offset() {
        return 296L;
    }

    /**
     * {@code struct ibv_qp *(*open_qp)(struct ibv_context *context, struct ibv_qp_open_attr *attr)}, at byte 304.
     */
    public static MemorySegment open_qp(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 304L);
    }

    /**
     * Sets {@code open_qp}.
     */
    public static void open_qp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 304L, value);
    }

    /**
     * Returns the offset of {@code open_qp} in bytes.
     */
    public static long open_qp$offset() {
        return 304L;
    }

    /**
     * {@code struct ibv_qp *(*create_qp_ex)(struct ibv_context *context, struct ibv_qp_init_attr_ex *qp_init_attr_ex)}, at byte 312.
     */
    public static MemorySegment create_qp_ex(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 312L);
    }

    /**
     * Sets {@code create_qp_ex}.
     */
    public static void create_qp_ex(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 312L, value);
    }

    /**
     * Returns the offset of {@code create_qp_ex} in bytes.
     */
    public static long create_qp_ex$offset() {
        return 312L;
    }

    /**
     * {@code int (*get_srq_num)(struct ibv_srq *srq, uint32_t *srq_num)}, at byte 320.
     */
    public static MemorySegment get_srq_num(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 320L);
    }

    /**
     * Sets {@code get_srq_num}.
     */
    public static void get_srq_num(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 320L, value);
    }

    /**
     * Returns the offset of {@code get_srq_num} in bytes.
     */
    public static long get_srq_num$offset() {
        return 320L;
    }

    /**
     * {@code struct ibv_srq *(*create_srq_ex)(struct ibv_context *context, struct ibv_srq_init_attr_ex *srq_init_attr_ex)}, at byte 328.
     */
    public static MemorySegment create_srq_ex(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 328L);
    }

    /**
     * Sets {@code create_srq_ex}.
     */
    public static void create_srq_ex(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 328L, value);
    }

    /**
     * Returns the offset of {@code create_srq_ex} in bytes.
     */
    public static long create_srq_ex$offset() {
        return 328L;
    }

    /**
     * {@code struct ibv_xrcd *(*open_xrcd)(struct ibv_context *context, struct ibv_xrcd_init_attr *xrcd_init_attr)}, at byte 336.
     */
    public static MemorySegment open_xrcd(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 336L);
    }

    /**
     * Sets {@code open_xrcd}.
     */
    public static void open_xrcd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 336L, value);
    }

    /**
     * Returns the offset of {@code open_xrcd} in bytes.
     */
    public static long open_xrcd$offset() {
        return 336L;
    }

    /**
     * {@code int (*close_xrcd)(struct ibv_xrcd *xrcd)}, at byte 344.
     */
    public static MemorySegment close_xrcd(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 344L);
    }

    /**
     * Sets {@code close_xrcd}.
     */
    public static void close_xrcd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 344L, value);
    }

    /**
     * Returns the offset of {@code close_xrcd} in bytes.
     */
    public static long close_xrcd$offset() {
        return 344L;
    }

    /**
     * {@code uint64_t _ABI_placeholder3}, at byte 352.
     */
    public static long _ABI_placeholder3(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 352L);
    }

    /**
     * Sets {@code _ABI_placeholder3}.
     */
    public static void _ABI_placeholder3(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 352L, value);
    }

    /**
     * Returns the offset of {@code _ABI_placeholder3} in bytes.
     */
    public static long _ABI_placeholder3$offset() {
        return 352L;
    }

    /**
     * {@code size_t sz}, at byte 360.
     */
    public static long sz(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 360L);
    }

    /**
     * Sets {@code sz}.
     */
    public static void sz(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 360L, value);
    }

    /**
     * Returns the offset of {@code sz} in bytes.
     */
    public static long sz$offset() {
        return 360L;
    }

    /**
     * {@code struct ibv_context context}, at byte 368, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_context ibv_context}.
     */
    public static MemorySegment context(MemorySegment segment) {
        return segment.asSlice(368L, context$SIZE);
    }

    /**
     * Copies the 328 bytes (336 on aarch64) of {@code context} from {@code value}.
     */
    public static void context(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 368L, context$SIZE);
    }

    /**
     * Returns the offset of {@code context} in bytes.
     */
    public static long context$offset() {
        return 368L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("free_buf"),
                ValueLayout.ADDRESS.withName("alloc_buf"),
                ValueLayout.ADDRESS.withName("dm_export_dmabuf_fd"),
                ValueLayout.ADDRESS.withName("reg_mr_ex"),
                ValueLayout.ADDRESS.withName("dealloc_dmah"),
                ValueLayout.ADDRESS.withName("alloc_dmah"),
                ValueLayout.ADDRESS.withName("query_port"),
                ValueLayout.ADDRESS.withName("advise_mr"),
                ValueLayout.ADDRESS.withName("alloc_null_mr"),
                ValueLayout.ADDRESS.withName("read_counters"),
                ValueLayout.ADDRESS.withName("attach_counters_point_flow"),
                ValueLayout.ADDRESS.withName("create_counters"),
                ValueLayout.ADDRESS.withName("destroy_counters"),
                ValueLayout.ADDRESS.withName("reg_dm_mr"),
                ValueLayout.ADDRESS.withName("alloc_dm"),
                ValueLayout.ADDRESS.withName("free_dm"),
                ValueLayout.ADDRESS.withName("modify_flow_action_esp"),
                ValueLayout.ADDRESS.withName("destroy_flow_action"),
                ValueLayout.ADDRESS.withName("create_flow_action_esp"),
                ValueLayout.ADDRESS.withName("modify_qp_rate_limit"),
                ValueLayout.ADDRESS.withName("alloc_parent_domain"),
                ValueLayout.ADDRESS.withName("dealloc_td"),
                ValueLayout.ADDRESS.withName("alloc_td"),
                ValueLayout.ADDRESS.withName("modify_cq"),
                ValueLayout.ADDRESS.withName("post_srq_ops"),
                ValueLayout.ADDRESS.withName("destroy_rwq_ind_table"),
                ValueLayout.ADDRESS.withName("create_rwq_ind_table"),
                ValueLayout.ADDRESS.withName("destroy_wq"),
                ValueLayout.ADDRESS.withName("modify_wq"),
                ValueLayout.ADDRESS.withName("create_wq"),
                ValueLayout.ADDRESS.withName("query_rt_values"),
                ValueLayout.ADDRESS.withName("create_cq_ex"),
                ValueLayout.ADDRESS.withName("priv"),
                ValueLayout.ADDRESS.withName("query_device_ex"),
                ValueLayout.ADDRESS.withName("ibv_destroy_flow"),
                ValueLayout.ADDRESS.withName("ABI_placeholder2"),
                ValueLayout.ADDRESS.withName("ibv_create_flow"),
                ValueLayout.ADDRESS.withName("ABI_placeholder1"),
                ValueLayout.ADDRESS.withName("open_qp"),
                ValueLayout.ADDRESS.withName("create_qp_ex"),
                ValueLayout.ADDRESS.withName("get_srq_num"),
                ValueLayout.ADDRESS.withName("create_srq_ex"),
                ValueLayout.ADDRESS.withName("open_xrcd"),
                ValueLayout.ADDRESS.withName("close_xrcd"),
                ValueLayout.JAVA_LONG.withName("_ABI_placeholder3"),
                ValueLayout.JAVA_LONG.withName("sz"),
                ibv_context.layout().withName("context"))
                .withName("verbs_context");

        private Layout() {
        }
    }

    private static final class Start {
        static final long SHIFT = FrontGrowth.shift("verbs_context.context", 368L);

        private Start() {
        }
    }

    /**
     * Function that {@code free_buf} points to: {@code void (*free_buf)(struct ibv_buf *buf)}.
     */
    public static final class free_buf {
        private free_buf() {
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
        public static void invoke(MemorySegment pointer, MemorySegment buf) {
            try {
                Invoke.HANDLE.invokeExact(pointer, buf);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment buf) {
            function.apply(buf);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment buf);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code alloc_buf} points to: {@code void *(*alloc_buf)(struct ibv_pd *pd, size_t size, struct ibv_buf **buf)}.
     */
    public static final class alloc_buf {
        private alloc_buf() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment pd, long size,
                MemorySegment buf) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer, pd, size, buf);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment pd, long size,
                MemorySegment buf) {
            return function.apply(Segments.sized(pd, ibv_pd.sizeof()), size, buf);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment pd, long size, MemorySegment buf);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code dm_export_dmabuf_fd} points to: {@code int (*dm_export_dmabuf_fd)(struct ibv_dm *dm)}.
     */
    public static final class dm_export_dmabuf_fd {
        private dm_export_dmabuf_fd() {
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
        public static int invoke(MemorySegment pointer, MemorySegment dm) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, dm);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment dm) {
            return function.apply(Segments.sized(dm, ibv_dm.sizeof()));
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
            int apply(MemorySegment dm);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code reg_mr_ex} points to: {@code struct ibv_mr *(*reg_mr_ex)(struct ibv_pd *pd, struct ibv_mr_init_attr *mr_init_attr)}.
     */
    public static final class reg_mr_ex {
        private reg_mr_ex() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment pd,
                MemorySegment mr_init_attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, pd, mr_init_attr), ibv_mr.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment pd,
                MemorySegment mr_init_attr) {
            return function.apply(Segments.sized(pd, ibv_pd.sizeof()), Segments.sized(mr_init_attr, ibv_mr_init_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment pd, MemorySegment mr_init_attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code dealloc_dmah} points to: {@code int (*dealloc_dmah)(struct ibv_dmah *dmah)}.
     */
    public static final class dealloc_dmah {
        private dealloc_dmah() {
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
        public static int invoke(MemorySegment pointer, MemorySegment dmah) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, dmah);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment dmah) {
            return function.apply(Segments.sized(dmah, ibv_dmah.sizeof()));
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
            int apply(MemorySegment dmah);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code alloc_dmah} points to: {@code struct ibv_dmah *(*alloc_dmah)(struct ibv_context *context, struct ibv_dmah_init_attr *attr)}.
     */
    public static final class alloc_dmah {
        private alloc_dmah() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, attr), ibv_dmah.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(attr, ibv_dmah_init_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code query_port} points to: {@code int (*query_port)(struct ibv_context *context, uint8_t port_num, struct ibv_port_attr *port_attr, size_t port_attr_len)}.
     */
    public static final class query_port {
        private query_port() {
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
                MemorySegment port_attr, long port_attr_len) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, context, Ranges.u8(port_num), port_attr, port_attr_len);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment context, byte port_num,
                MemorySegment port_attr, long port_attr_len) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Byte.toUnsignedInt(port_num), Segments.sized(port_attr, ibv_port_attr.sizeof()), port_attr_len);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment context, int port_num, MemorySegment port_attr,
                    long port_attr_len);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code advise_mr} points to: {@code int (*advise_mr)(struct ibv_pd *pd, enum ib_uverbs_advise_mr_advice advice, uint32_t flags, struct ibv_sge *sg_list, uint32_t num_sges)}.
     */
    public static final class advise_mr {
        private advise_mr() {
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
        public static int invoke(MemorySegment pointer, MemorySegment pd, int advice, int flags,
                MemorySegment sg_list, int num_sges) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, pd, advice, flags, sg_list, num_sges);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment pd, int advice, int flags,
                MemorySegment sg_list, int num_sges) {
            return function.apply(Segments.sized(pd, ibv_pd.sizeof()), advice, flags, Segments.sized(sg_list, ibv_sge.sizeof()), num_sges);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment pd, int advice, int flags, MemorySegment sg_list, int num_sges);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code alloc_null_mr} points to: {@code struct ibv_mr *(*alloc_null_mr)(struct ibv_pd *pd)}.
     */
    public static final class alloc_null_mr {
        private alloc_null_mr() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment pd) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, pd), ibv_mr.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment pd) {
            return function.apply(Segments.sized(pd, ibv_pd.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment pd);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_counters} points to: {@code int (*read_counters)(struct ibv_counters *counters, uint64_t *counters_value, uint32_t ncounters, uint32_t flags)}.
     */
    public static final class read_counters {
        private read_counters() {
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
        public static int invoke(MemorySegment pointer, MemorySegment counters,
                MemorySegment counters_value, int ncounters, int flags) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, counters, counters_value, ncounters, flags);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment counters,
                MemorySegment counters_value, int ncounters, int flags) {
            return function.apply(Segments.sized(counters, ibv_counters.sizeof()), counters_value, ncounters, flags);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment counters, MemorySegment counters_value, int ncounters,
                    int flags);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code attach_counters_point_flow} points to: {@code int (*attach_counters_point_flow)(struct ibv_counters *counters, struct ibv_counter_attach_attr *attr, struct ibv_flow *flow)}.
     */
    public static final class attach_counters_point_flow {
        private attach_counters_point_flow() {
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
        public static int invoke(MemorySegment pointer, MemorySegment counters, MemorySegment attr,
                MemorySegment flow) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, counters, attr, flow);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment counters, MemorySegment attr,
                MemorySegment flow) {
            return function.apply(Segments.sized(counters, ibv_counters.sizeof()), Segments.sized(attr, ibv_counter_attach_attr.sizeof()), Segments.sized(flow, ibv_flow.sizeof()));
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
            int apply(MemorySegment counters, MemorySegment attr, MemorySegment flow);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code create_counters} points to: {@code struct ibv_counters *(*create_counters)(struct ibv_context *context, struct ibv_counters_init_attr *init_attr)}.
     */
    public static final class create_counters {
        private create_counters() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment init_attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, init_attr), ibv_counters.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment init_attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(init_attr, ibv_counters_init_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment init_attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code destroy_counters} points to: {@code int (*destroy_counters)(struct ibv_counters *counters)}.
     */
    public static final class destroy_counters {
        private destroy_counters() {
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
        public static int invoke(MemorySegment pointer, MemorySegment counters) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, counters);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment counters) {
            return function.apply(Segments.sized(counters, ibv_counters.sizeof()));
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
            int apply(MemorySegment counters);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code reg_dm_mr} points to: {@code struct ibv_mr *(*reg_dm_mr)(struct ibv_pd *pd, struct ibv_dm *dm, uint64_t dm_offset, size_t length, unsigned int access)}.
     */
    public static final class reg_dm_mr {
        private reg_dm_mr() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment pd,
                MemorySegment dm, long dm_offset, long length, int access) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, pd, dm, dm_offset, length, access), ibv_mr.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment pd, MemorySegment dm,
                long dm_offset, long length, int access) {
            return function.apply(Segments.sized(pd, ibv_pd.sizeof()), Segments.sized(dm, ibv_dm.sizeof()), dm_offset, length, access);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment pd, MemorySegment dm, long dm_offset, long length,
                    int access);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code alloc_dm} points to: {@code struct ibv_dm *(*alloc_dm)(struct ibv_context *context, struct ibv_alloc_dm_attr *attr)}.
     */
    public static final class alloc_dm {
        private alloc_dm() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, attr), ibv_dm.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(attr, ibv_alloc_dm_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code free_dm} points to: {@code int (*free_dm)(struct ibv_dm *dm)}.
     */
    public static final class free_dm {
        private free_dm() {
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
        public static int invoke(MemorySegment pointer, MemorySegment dm) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, dm);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment dm) {
            return function.apply(Segments.sized(dm, ibv_dm.sizeof()));
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
            int apply(MemorySegment dm);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code modify_flow_action_esp} points to: {@code int (*modify_flow_action_esp)(struct ibv_flow_action *action, struct ibv_flow_action_esp_attr *attr)}.
     */
    public static final class modify_flow_action_esp {
        private modify_flow_action_esp() {
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
        public static int invoke(MemorySegment pointer, MemorySegment action, MemorySegment attr) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, action, attr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment action, MemorySegment attr) {
            return function.apply(Segments.sized(action, ibv_flow_action.sizeof()), Segments.sized(attr, ibv_flow_action_esp_attr.sizeof()));
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
            int apply(MemorySegment action, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code destroy_flow_action} points to: {@code int (*destroy_flow_action)(struct ibv_flow_action *action)}.
     */
    public static final class destroy_flow_action {
        private destroy_flow_action() {
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
        public static int invoke(MemorySegment pointer, MemorySegment action) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, action);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment action) {
            return function.apply(Segments.sized(action, ibv_flow_action.sizeof()));
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
            int apply(MemorySegment action);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code create_flow_action_esp} points to: {@code struct ibv_flow_action *(*create_flow_action_esp)(struct ibv_context *context, struct ibv_flow_action_esp_attr *attr)}.
     */
    public static final class create_flow_action_esp {
        private create_flow_action_esp() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, attr), ibv_flow_action.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(attr, ibv_flow_action_esp_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code modify_qp_rate_limit} points to: {@code int (*modify_qp_rate_limit)(struct ibv_qp *qp, struct ibv_qp_rate_limit_attr *attr)}.
     */
    public static final class modify_qp_rate_limit {
        private modify_qp_rate_limit() {
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
        public static int invoke(MemorySegment pointer, MemorySegment qp, MemorySegment attr) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, qp, attr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment qp, MemorySegment attr) {
            return function.apply(Segments.sized(qp, ibv_qp.sizeof()), Segments.sized(attr, ibv_qp_rate_limit_attr.sizeof()));
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
            int apply(MemorySegment qp, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code alloc_parent_domain} points to: {@code struct ibv_pd *(*alloc_parent_domain)(struct ibv_context *context, struct ibv_parent_domain_init_attr *attr)}.
     */
    public static final class alloc_parent_domain {
        private alloc_parent_domain() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, attr), ibv_pd.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(attr, ibv_parent_domain_init_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code dealloc_td} points to: {@code int (*dealloc_td)(struct ibv_td *td)}.
     */
    public static final class dealloc_td {
        private dealloc_td() {
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
        public static int invoke(MemorySegment pointer, MemorySegment td) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, td);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment td) {
            return function.apply(Segments.sized(td, ibv_td.sizeof()));
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
            int apply(MemorySegment td);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code alloc_td} points to: {@code struct ibv_td *(*alloc_td)(struct ibv_context *context, struct ibv_td_init_attr *init_attr)}.
     */
    public static final class alloc_td {
        private alloc_td() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment init_attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, init_attr), ibv_td.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment init_attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(init_attr, ibv_td_init_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment init_attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code modify_cq} points to: {@code int (*modify_cq)(struct ibv_cq *cq, struct ibv_modify_cq_attr *attr)}.
     */
    public static final class modify_cq {
        private modify_cq() {
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
        public static int invoke(MemorySegment pointer, MemorySegment cq, MemorySegment attr) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, cq, attr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment cq, MemorySegment attr) {
            return function.apply(Segments.sized(cq, ibv_cq.sizeof()), Segments.sized(attr, ibv_modify_cq_attr.sizeof()));
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
            int apply(MemorySegment cq, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code post_srq_ops} points to: {@code int (*post_srq_ops)(struct ibv_srq *srq, struct ibv_ops_wr *op, struct ibv_ops_wr **bad_op)}.
     */
    public static final class post_srq_ops {
        private post_srq_ops() {
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
        public static int invoke(MemorySegment pointer, MemorySegment srq, MemorySegment op,
                MemorySegment bad_op) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, srq, op, bad_op);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment srq, MemorySegment op,
                MemorySegment bad_op) {
            return function.apply(Segments.sized(srq, ibv_srq.sizeof()), Segments.sized(op, ibv_ops_wr.sizeof()), bad_op);
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
            int apply(MemorySegment srq, MemorySegment op, MemorySegment bad_op);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code destroy_rwq_ind_table} points to: {@code int (*destroy_rwq_ind_table)(struct ibv_rwq_ind_table *rwq_ind_table)}.
     */
    public static final class destroy_rwq_ind_table {
        private destroy_rwq_ind_table() {
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
        public static int invoke(MemorySegment pointer, MemorySegment rwq_ind_table) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, rwq_ind_table);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment rwq_ind_table) {
            return function.apply(Segments.sized(rwq_ind_table, ibv_rwq_ind_table.sizeof()));
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
            int apply(MemorySegment rwq_ind_table);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code create_rwq_ind_table} points to: {@code struct ibv_rwq_ind_table *(*create_rwq_ind_table)(struct ibv_context *context, struct ibv_rwq_ind_table_init_attr *init_attr)}.
     */
    public static final class create_rwq_ind_table {
        private create_rwq_ind_table() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment init_attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, init_attr), ibv_rwq_ind_table.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment init_attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(init_attr, ibv_rwq_ind_table_init_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment init_attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code destroy_wq} points to: {@code int (*destroy_wq)(struct ibv_wq *wq)}.
     */
    public static final class destroy_wq {
        private destroy_wq() {
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
        public static int invoke(MemorySegment pointer, MemorySegment wq) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, wq);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment wq) {
            return function.apply(Segments.sized(wq, ibv_wq.sizeof()));
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
            int apply(MemorySegment wq);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code modify_wq} points to: {@code int (*modify_wq)(struct ibv_wq *wq, struct ibv_wq_attr *wq_attr)}.
     */
    public static final class modify_wq {
        private modify_wq() {
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
        public static int invoke(MemorySegment pointer, MemorySegment wq, MemorySegment wq_attr) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, wq, wq_attr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment wq, MemorySegment wq_attr) {
            return function.apply(Segments.sized(wq, ibv_wq.sizeof()), Segments.sized(wq_attr, ibv_wq_attr.sizeof()));
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
            int apply(MemorySegment wq, MemorySegment wq_attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code create_wq} points to: {@code struct ibv_wq *(*create_wq)(struct ibv_context *context, struct ibv_wq_init_attr *wq_init_attr)}.
     */
    public static final class create_wq {
        private create_wq() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment wq_init_attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, wq_init_attr), ibv_wq.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment wq_init_attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(wq_init_attr, ibv_wq_init_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment wq_init_attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code query_rt_values} points to: {@code int (*query_rt_values)(struct ibv_context *context, struct ibv_values_ex *values)}.
     */
    public static final class query_rt_values {
        private query_rt_values() {
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
                MemorySegment values) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, context, values);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment context, MemorySegment values) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(values, ibv_values_ex.sizeof()));
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
            int apply(MemorySegment context, MemorySegment values);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code create_cq_ex} points to: {@code struct ibv_cq_ex *(*create_cq_ex)(struct ibv_context *context, struct ibv_cq_init_attr_ex *init_attr)}.
     */
    public static final class create_cq_ex {
        private create_cq_ex() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment init_attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, init_attr), ibv_cq_ex.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment init_attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(init_attr, ibv_cq_init_attr_ex.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment init_attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code query_device_ex} points to: {@code int (*query_device_ex)(struct ibv_context *context, const struct ibv_query_device_ex_input *input, struct ibv_device_attr_ex *attr, size_t attr_size)}.
     */
    public static final class query_device_ex {
        private query_device_ex() {
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
        public static int invoke(MemorySegment pointer, MemorySegment context, MemorySegment input,
                MemorySegment attr, long attr_size) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, context, input, attr, attr_size);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment context, MemorySegment input,
                MemorySegment attr, long attr_size) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(input, ibv_query_device_ex_input.sizeof()), Segments.sized(attr, ibv_device_attr_ex.sizeof()), attr_size);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment context, MemorySegment input, MemorySegment attr,
                    long attr_size);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code ibv_destroy_flow} points to: {@code int (*ibv_destroy_flow)(struct ibv_flow *flow)}.
     */
    public static final class ibv_destroy_flow {
        private ibv_destroy_flow() {
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
        public static int invoke(MemorySegment pointer, MemorySegment flow) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, flow);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment flow) {
            return function.apply(Segments.sized(flow, ibv_flow.sizeof()));
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
            int apply(MemorySegment flow);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code ABI_placeholder2} points to: {@code void (*ABI_placeholder2)(void)}.
     */
    public static final class ABI_placeholder2 {
        private ABI_placeholder2() {
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
        public static void invoke(MemorySegment pointer) {
            try {
                Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function) {
            function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid();
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code ibv_create_flow} points to: {@code struct ibv_flow *(*ibv_create_flow)(struct ibv_qp *qp, struct ibv_flow_attr *flow_attr)}.
     */
    public static final class ibv_create_flow {
        private ibv_create_flow() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment qp,
                MemorySegment flow_attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, qp, flow_attr), ibv_flow.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment qp,
                MemorySegment flow_attr) {
            return function.apply(Segments.sized(qp, ibv_qp.sizeof()), Segments.sized(flow_attr, ibv_flow_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment qp, MemorySegment flow_attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code ABI_placeholder1} points to: {@code void (*ABI_placeholder1)(void)}.
     */
    public static final class ABI_placeholder1 {
        private ABI_placeholder1() {
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
        public static void invoke(MemorySegment pointer) {
            try {
                Invoke.HANDLE.invokeExact(pointer);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function) {
            function.apply();
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid();
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply();
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code open_qp} points to: {@code struct ibv_qp *(*open_qp)(struct ibv_context *context, struct ibv_qp_open_attr *attr)}.
     */
    public static final class open_qp {
        private open_qp() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, attr), ibv_qp.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(attr, ibv_qp_open_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code create_qp_ex} points to: {@code struct ibv_qp *(*create_qp_ex)(struct ibv_context *context, struct ibv_qp_init_attr_ex *qp_init_attr_ex)}.
     */
    public static final class create_qp_ex {
        private create_qp_ex() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment qp_init_attr_ex) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, qp_init_attr_ex), ibv_qp.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment qp_init_attr_ex) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(qp_init_attr_ex, ibv_qp_init_attr_ex.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment qp_init_attr_ex);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code get_srq_num} points to: {@code int (*get_srq_num)(struct ibv_srq *srq, uint32_t *srq_num)}.
     */
    public static final class get_srq_num {
        private get_srq_num() {
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
        public static int invoke(MemorySegment pointer, MemorySegment srq, MemorySegment srq_num) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, srq, srq_num);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment srq, MemorySegment srq_num) {
            return function.apply(Segments.sized(srq, ibv_srq.sizeof()), srq_num);
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
            int apply(MemorySegment srq, MemorySegment srq_num);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code create_srq_ex} points to: {@code struct ibv_srq *(*create_srq_ex)(struct ibv_context *context, struct ibv_srq_init_attr_ex *srq_init_attr_ex)}.
     */
    public static final class create_srq_ex {
        private create_srq_ex() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment srq_init_attr_ex) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, srq_init_attr_ex), ibv_srq.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment srq_init_attr_ex) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(srq_init_attr_ex, ibv_srq_init_attr_ex.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment srq_init_attr_ex);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code open_xrcd} points to: {@code struct ibv_xrcd *(*open_xrcd)(struct ibv_context *context, struct ibv_xrcd_init_attr *xrcd_init_attr)}.
     */
    public static final class open_xrcd {
        private open_xrcd() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment context,
                MemorySegment xrcd_init_attr) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, context, xrcd_init_attr), ibv_xrcd.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment context,
                MemorySegment xrcd_init_attr) {
            return function.apply(Segments.sized(context, ibv_context.sizeof()), Segments.sized(xrcd_init_attr, ibv_xrcd_init_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment context, MemorySegment xrcd_init_attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code close_xrcd} points to: {@code int (*close_xrcd)(struct ibv_xrcd *xrcd)}.
     */
    public static final class close_xrcd {
        private close_xrcd() {
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
        public static int invoke(MemorySegment pointer, MemorySegment xrcd) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, xrcd);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment xrcd) {
            return function.apply(Segments.sized(xrcd, ibv_xrcd.sizeof()));
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
            int apply(MemorySegment xrcd);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }
}
