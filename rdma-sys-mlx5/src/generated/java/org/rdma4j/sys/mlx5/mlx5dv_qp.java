// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_qp}: 96 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_qp {
 *   0      __be32 *dbrec;
 *   8      struct {
 *   8          void *buf;
 *  16          uint32_t wqe_cnt;
 *  20          uint32_t stride;
 *          } sq;
 *  24      struct {
 *  24          void *buf;
 *  32          uint32_t wqe_cnt;
 *  36          uint32_t stride;
 *          } rq;
 *  40      struct {
 *  40          void *reg;
 *  48          uint32_t size;
 *          } bf;
 *  56      uint64_t comp_mask;
 *  64      off_t uar_mmap_offset;
 *  72      uint32_t tirn;
 *  76      uint32_t tisn;
 *  80      uint32_t rqn;
 *  84      uint32_t sqn;
 *  88      uint64_t tir_icm_addr;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_qp {
    private static final long SIZE = 96L;

    private mlx5dv_qp() {
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
        return RecordText.of("mlx5dv_qp", segment, layout(), "uar_mmap_offset-", EnumNames.NONE);
    }

    /**
     * {@code __be32 *dbrec}, at byte 0.
     */
    public static MemorySegment dbrec(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code dbrec}.
     */
    public static void dbrec(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code dbrec} in bytes.
     */
    public static long dbrec$offset() {
        return 0L;
    }

    /**
     * {@code struct sq}, at byte 8, as a slice.
     */
    public static MemorySegment sq(MemorySegment segment) {
        return segment.asSlice(8L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code sq} from {@code value}.
     */
    public static void sq(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 16L);
    }

    /**
     * Returns the offset of {@code sq} in bytes.
     */
    public static long sq$offset() {
        return 8L;
    }

    /**
     * {@code void *sq.buf}, at byte 8.
     */
    public static MemorySegment sq_buf(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code sq.buf}.
     */
    public static void sq_buf(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code sq.buf} in bytes.
     */
    public static long sq_buf$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t sq.wqe_cnt}, at byte 16.
     */
    public static int sq_wqe_cnt(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code sq.wqe_cnt}.
     */
    public static void sq_wqe_cnt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code sq.wqe_cnt} in bytes.
     */
    public static long sq_wqe_cnt$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t sq.stride}, at byte 20.
     */
    public static int sq_stride(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code sq.stride}.
     */
    public static void sq_stride(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code sq.stride} in bytes.
     */
    public static long sq_stride$offset() {
        return 20L;
    }

    /**
     * {@code struct rq}, at byte 24, as a slice.
     */
    public static MemorySegment rq(MemorySegment segment) {
        return segment.asSlice(24L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code rq} from {@code value}.
     */
    public static void rq(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 16L);
    }

    /**
     * Returns the offset of {@code rq} in bytes.
     */
    public static long rq$offset() {
        return 24L;
    }

    /**
     * {@code void *rq.buf}, at byte 24.
     */
    public static MemorySegment rq_buf(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L);
    }

    /**
     * Sets {@code rq.buf}.
     */
    public static void rq_buf(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code rq.buf} in bytes.
     */
    public static long rq_buf$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t rq.wqe_cnt}, at byte 32.
     */
    public static int rq_wqe_cnt(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code rq.wqe_cnt}.
     */
    public static void rq_wqe_cnt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code rq.wqe_cnt} in bytes.
     */
    public static long rq_wqe_cnt$offset() {
        return 32L;
    }

    /**
     * {@code uint32_t rq.stride}, at byte 36.
     */
    public static int rq_stride(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code rq.stride}.
     */
    public static void rq_stride(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code rq.stride} in bytes.
     */
    public static long rq_stride$offset() {
        return 36L;
    }

    /**
     * {@code struct bf}, at byte 40, as a slice.
     */
    public static MemorySegment bf(MemorySegment segment) {
        return segment.asSlice(40L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code bf} from {@code value}.
     */
    public static void bf(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 40L, 16L);
    }

    /**
     * Returns the offset of {@code bf} in bytes.
     */
    public static long bf$offset() {
        return 40L;
    }

    /**
     * {@code void *bf.reg}, at byte 40.
     */
    public static MemorySegment bf_reg(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L);
    }

    /**
     * Sets {@code bf.reg}.
     */
    public static void bf_reg(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code bf.reg} in bytes.
     */
    public static long bf_reg$offset() {
        return 40L;
    }

    /**
     * {@code uint32_t bf.size}, at byte 48.
     */
    public static int bf_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code bf.size}.
     */
    public static void bf_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code bf.size} in bytes.
     */
    public static long bf_size$offset() {
        return 48L;
    }

    /**
     * {@code uint64_t comp_mask}, at byte 56.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 56L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 56L;
    }

    /**
     * {@code off_t uar_mmap_offset}, at byte 64.
     */
    public static long uar_mmap_offset(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 64L);
    }

    /**
     * Sets {@code uar_mmap_offset}.
     */
    public static void uar_mmap_offset(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code uar_mmap_offset} in bytes.
     */
    public static long uar_mmap_offset$offset() {
        return 64L;
    }

    /**
     * {@code uint32_t tirn}, at byte 72.
     */
    public static int tirn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 72L);
    }

    /**
     * Sets {@code tirn}.
     */
    public static void tirn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 72L, value);
    }

    /**
     * Returns the offset of {@code tirn} in bytes.
     */
    public static long tirn$offset() {
        return 72L;
    }

    /**
     * {@code uint32_t tisn}, at byte 76.
     */
    public static int tisn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 76L);
    }

    /**
     * Sets {@code tisn}.
     */
    public static void tisn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 76L, value);
    }

    /**
     * Returns the offset of {@code tisn} in bytes.
     */
    public static long tisn$offset() {
        return 76L;
    }

    /**
     * {@code uint32_t rqn}, at byte 80.
     */
    public static int rqn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 80L);
    }

    /**
     * Sets {@code rqn}.
     */
    public static void rqn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code rqn} in bytes.
     */
    public static long rqn$offset() {
        return 80L;
    }

    /**
     * {@code uint32_t sqn}, at byte 84.
     */
    public static int sqn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 84L);
    }

    /**
     * Sets {@code sqn}.
     */
    public static void sqn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 84L, value);
    }

    /**
     * Returns the offset of {@code sqn} in bytes.
     */
    public static long sqn$offset() {
        return 84L;
    }

    /**
     * {@code uint64_t tir_icm_addr}, at byte 88.
     */
    public static long tir_icm_addr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 88L);
    }

    /**
     * Sets {@code tir_icm_addr}.
     */
    public static void tir_icm_addr(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code tir_icm_addr} in bytes.
     */
    public static long tir_icm_addr$offset() {
        return 88L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("dbrec"),
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("buf"),
                        ValueLayout.JAVA_INT.withName("wqe_cnt"),
                        ValueLayout.JAVA_INT.withName("stride")).withName("sq"),
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("buf"),
                        ValueLayout.JAVA_INT.withName("wqe_cnt"),
                        ValueLayout.JAVA_INT.withName("stride")).withName("rq"),
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("reg"),
                        ValueLayout.JAVA_INT.withName("size"),
                        MemoryLayout.paddingLayout(4L)).withName("bf"),
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.JAVA_LONG.withName("uar_mmap_offset"),
                ValueLayout.JAVA_INT.withName("tirn"),
                ValueLayout.JAVA_INT.withName("tisn"),
                ValueLayout.JAVA_INT.withName("rqn"),
                ValueLayout.JAVA_INT.withName("sqn"),
                ValueLayout.JAVA_LONG.withName("tir_icm_addr"))
                .withName("mlx5dv_qp");

        private Layout() {
        }
    }
}
