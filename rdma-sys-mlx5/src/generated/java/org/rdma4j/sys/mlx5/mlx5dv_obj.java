// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.ibverbs.ibv_ah;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.ibverbs.ibv_dm;
import org.rdma4j.sys.ibverbs.ibv_pd;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_srq;
import org.rdma4j.sys.ibverbs.ibv_wq;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_obj}: 128 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_obj {
 *   0      struct {
 *   0          struct ibv_qp *in;
 *   8          struct mlx5dv_qp *out;
 *          } qp;
 *  16      struct {
 *  16          struct ibv_cq *in;
 *  24          struct mlx5dv_cq *out;
 *          } cq;
 *  32      struct {
 *  32          struct ibv_srq *in;
 *  40          struct mlx5dv_srq *out;
 *          } srq;
 *  48      struct {
 *  48          struct ibv_wq *in;
 *  56          struct mlx5dv_rwq *out;
 *          } rwq;
 *  64      struct {
 *  64          struct ibv_dm *in;
 *  72          struct mlx5dv_dm *out;
 *          } dm;
 *  80      struct {
 *  80          struct ibv_ah *in;
 *  88          struct mlx5dv_ah *out;
 *          } ah;
 *  96      struct {
 *  96          struct ibv_pd *in;
 * 104          struct mlx5dv_pd *out;
 *          } pd;
 * 112      struct {
 * 112          struct mlx5dv_devx_obj *in;
 * 120          struct mlx5dv_devx *out;
 *          } devx;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_obj {
    private static final long SIZE = 128L;

    private mlx5dv_obj() {
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
        return RecordText.of("mlx5dv_obj", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code struct qp}, at byte 0, as a slice.
     */
    public static MemorySegment qp(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code qp} from {@code value}.
     */
    public static void qp(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code qp} in bytes.
     */
    public static long qp$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_qp *qp.in}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_qp ibv_qp}.
     */
    public static MemorySegment qp_in(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_qp.sizeof());
    }

    /**
     * Sets {@code qp.in}.
     */
    public static void qp_in(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code qp.in} in bytes.
     */
    public static long qp_in$offset() {
        return 0L;
    }

    /**
     * {@code struct mlx5dv_qp *qp.out}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_qp mlx5dv_qp}.
     */
    public static MemorySegment qp_out(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), mlx5dv_qp.sizeof());
    }

    /**
     * Sets {@code qp.out}.
     */
    public static void qp_out(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code qp.out} in bytes.
     */
    public static long qp_out$offset() {
        return 8L;
    }

    /**
     * {@code struct cq}, at byte 16, as a slice.
     */
    public static MemorySegment cq(MemorySegment segment) {
        return segment.asSlice(16L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code cq} from {@code value}.
     */
    public static void cq(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 16L);
    }

    /**
     * Returns the offset of {@code cq} in bytes.
     */
    public static long cq$offset() {
        return 16L;
    }

    /**
     * {@code struct ibv_cq *cq.in}, at byte 16; see {@link org.rdma4j.sys.ibverbs.ibv_cq ibv_cq}.
     */
    public static MemorySegment cq_in(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code cq.in}.
     */
    public static void cq_in(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code cq.in} in bytes.
     */
    public static long cq_in$offset() {
        return 16L;
    }

    /**
     * {@code struct mlx5dv_cq *cq.out}, at byte 24; see {@link org.rdma4j.sys.mlx5.mlx5dv_cq mlx5dv_cq}.
     */
    public static MemorySegment cq_out(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L), mlx5dv_cq.sizeof());
    }

    /**
     * Sets {@code cq.out}.
     */
    public static void cq_out(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code cq.out} in bytes.
     */
    public static long cq_out$offset() {
        return 24L;
    }

    /**
     * {@code struct srq}, at byte 32, as a slice.
     */
    public static MemorySegment srq(MemorySegment segment) {
        return segment.asSlice(32L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code srq} from {@code value}.
     */
    public static void srq(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, 16L);
    }

    /**
     * Returns the offset of {@code srq} in bytes.
     */
    public static long srq$offset() {
        return 32L;
    }

    /**
     * {@code struct ibv_srq *srq.in}, at byte 32; see {@link org.rdma4j.sys.ibverbs.ibv_srq ibv_srq}.
     */
    public static MemorySegment srq_in(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L), ibv_srq.sizeof());
    }

    /**
     * Sets {@code srq.in}.
     */
    public static void srq_in(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code srq.in} in bytes.
     */
    public static long srq_in$offset() {
        return 32L;
    }

    /**
     * {@code struct mlx5dv_srq *srq.out}, at byte 40; see {@link org.rdma4j.sys.mlx5.mlx5dv_srq mlx5dv_srq}.
     */
    public static MemorySegment srq_out(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L), mlx5dv_srq.sizeof());
    }

    /**
     * Sets {@code srq.out}.
     */
    public static void srq_out(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code srq.out} in bytes.
     */
    public static long srq_out$offset() {
        return 40L;
    }

    /**
     * {@code struct rwq}, at byte 48, as a slice.
     */
    public static MemorySegment rwq(MemorySegment segment) {
        return segment.asSlice(48L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code rwq} from {@code value}.
     */
    public static void rwq(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 48L, 16L);
    }

    /**
     * Returns the offset of {@code rwq} in bytes.
     */
    public static long rwq$offset() {
        return 48L;
    }

    /**
     * {@code struct ibv_wq *rwq.in}, at byte 48; see {@link org.rdma4j.sys.ibverbs.ibv_wq ibv_wq}.
     */
    public static MemorySegment rwq_in(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 48L), ibv_wq.sizeof());
    }

    /**
     * Sets {@code rwq.in}.
     */
    public static void rwq_in(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code rwq.in} in bytes.
     */
    public static long rwq_in$offset() {
        return 48L;
    }

    /**
     * {@code struct mlx5dv_rwq *rwq.out}, at byte 56; see {@link org.rdma4j.sys.mlx5.mlx5dv_rwq mlx5dv_rwq}.
     */
    public static MemorySegment rwq_out(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 56L), mlx5dv_rwq.sizeof());
    }

    /**
     * Sets {@code rwq.out}.
     */
    public static void rwq_out(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code rwq.out} in bytes.
     */
    public static long rwq_out$offset() {
        return 56L;
    }

    /**
     * {@code struct dm}, at byte 64, as a slice.
     */
    public static MemorySegment dm(MemorySegment segment) {
        return segment.asSlice(64L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code dm} from {@code value}.
     */
    public static void dm(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 64L, 16L);
    }

    /**
     * Returns the offset of {@code dm} in bytes.
     */
    public static long dm$offset() {
        return 64L;
    }

    /**
     * {@code struct ibv_dm *dm.in}, at byte 64; see {@link org.rdma4j.sys.ibverbs.ibv_dm ibv_dm}.
     */
    public static MemorySegment dm_in(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 64L), ibv_dm.sizeof());
    }

    /**
     * Sets {@code dm.in}.
     */
    public static void dm_in(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code dm.in} in bytes.
     */
    public static long dm_in$offset() {
        return 64L;
    }

    /**
     * {@code struct mlx5dv_dm *dm.out}, at byte 72; see {@link org.rdma4j.sys.mlx5.mlx5dv_dm mlx5dv_dm}.
     */
    public static MemorySegment dm_out(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 72L), mlx5dv_dm.sizeof());
    }

    /**
     * Sets {@code dm.out}.
     */
    public static void dm_out(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 72L, value);
    }

    /**
     * Returns the offset of {@code dm.out} in bytes.
     */
    public static long dm_out$offset() {
        return 72L;
    }

    /**
     * {@code struct ah}, at byte 80, as a slice.
     */
    public static MemorySegment ah(MemorySegment segment) {
        return segment.asSlice(80L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code ah} from {@code value}.
     */
    public static void ah(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 80L, 16L);
    }

    /**
     * Returns the offset of {@code ah} in bytes.
     */
    public static long ah$offset() {
        return 80L;
    }

    /**
     * {@code struct ibv_ah *ah.in}, at byte 80; see {@link org.rdma4j.sys.ibverbs.ibv_ah ibv_ah}.
     */
    public static MemorySegment ah_in(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 80L), ibv_ah.sizeof());
    }

    /**
     * Sets {@code ah.in}.
     */
    public static void ah_in(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code ah.in} in bytes.
     */
    public static long ah_in$offset() {
        return 80L;
    }

    /**
     * {@code struct mlx5dv_ah *ah.out}, at byte 88; see {@link org.rdma4j.sys.mlx5.mlx5dv_ah mlx5dv_ah}.
     */
    public static MemorySegment ah_out(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 88L), mlx5dv_ah.sizeof());
    }

    /**
     * Sets {@code ah.out}.
     */
    public static void ah_out(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code ah.out} in bytes.
     */
    public static long ah_out$offset() {
        return 88L;
    }

    /**
     * {@code struct pd}, at byte 96, as a slice.
     */
    public static MemorySegment pd(MemorySegment segment) {
        return segment.asSlice(96L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code pd} from {@code value}.
     */
    public static void pd(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 96L, 16L);
    }

    /**
     * Returns the offset of {@code pd} in bytes.
     */
    public static long pd$offset() {
        return 96L;
    }

    /**
     * {@code struct ibv_pd *pd.in}, at byte 96; see {@link org.rdma4j.sys.ibverbs.ibv_pd ibv_pd}.
     */
    public static MemorySegment pd_in(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 96L), ibv_pd.sizeof());
    }

    /**
     * Sets {@code pd.in}.
     */
    public static void pd_in(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 96L, value);
    }

    /**
     * Returns the offset of {@code pd.in} in bytes.
     */
    public static long pd_in$offset() {
        return 96L;
    }

    /**
     * {@code struct mlx5dv_pd *pd.out}, at byte 104; see {@link org.rdma4j.sys.mlx5.mlx5dv_pd mlx5dv_pd}.
     */
    public static MemorySegment pd_out(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 104L), mlx5dv_pd.sizeof());
    }

    /**
     * Sets {@code pd.out}.
     */
    public static void pd_out(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 104L, value);
    }

    /**
     * Returns the offset of {@code pd.out} in bytes.
     */
    public static long pd_out$offset() {
        return 104L;
    }

    /**
     * {@code struct devx}, at byte 112, as a slice.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static MemorySegment devx(MemorySegment segment) {
        return segment.asSlice(112L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code devx} from {@code value}.
     */
    public static void devx(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 112L, 16L);
    }

    /**
     * Returns the offset of {@code devx} in bytes.
     */
    public static long devx$offset() {
        return 112L;
    }

    /**
     * {@code struct mlx5dv_devx_obj *devx.in}, at byte 112; see {@link org.rdma4j.sys.mlx5.mlx5dv_devx_obj mlx5dv_devx_obj}.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static MemorySegment devx_in(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 112L);
    }

    /**
     * Sets {@code devx.in}.
     */
    public static void devx_in(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 112L, value);
    }

    /**
     * Returns the offset of {@code devx.in} in bytes.
     */
    public static long devx_in$offset() {
        return 112L;
    }

    /**
     * {@code struct mlx5dv_devx *devx.out}, at byte 120; see {@link org.rdma4j.sys.mlx5.mlx5dv_devx mlx5dv_devx}.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static MemorySegment devx_out(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 120L), mlx5dv_devx.sizeof());
    }

    /**
     * Sets {@code devx.out}.
     */
    public static void devx_out(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 120L, value);
    }

    /**
     * Returns the offset of {@code devx.out} in bytes.
     */
    public static long devx_out$offset() {
        return 120L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("in"),
                        ValueLayout.ADDRESS.withName("out")).withName("qp"),
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("in"),
                        ValueLayout.ADDRESS.withName("out")).withName("cq"),
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("in"),
                        ValueLayout.ADDRESS.withName("out")).withName("srq"),
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("in"),
                        ValueLayout.ADDRESS.withName("out")).withName("rwq"),
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("in"),
                        ValueLayout.ADDRESS.withName("out")).withName("dm"),
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("in"),
                        ValueLayout.ADDRESS.withName("out")).withName("ah"),
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("in"),
                        ValueLayout.ADDRESS.withName("out")).withName("pd"),
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("in"),
                        ValueLayout.ADDRESS.withName("out")).withName("devx"))
                .withName("mlx5dv_obj");

        private Layout() {
        }
    }
}
