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
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.checking.Target;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_qp_ex}: 360 bytes (368 on aarch64), aligned to 8.
 *
 * <pre>{@code
 *              struct ibv_qp_ex {
 *           0      struct ibv_qp qp_base;
 * 160/168/160      uint64_t comp_mask;
 * 168/176/168      uint64_t wr_id;
 * 176/184/176      unsigned int wr_flags;
 * 184/192/184      void (*wr_atomic_cmp_swp)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t compare, uint64_t swap);
 * 192/200/192      void (*wr_atomic_fetch_add)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t add);
 * 200/208/200      void (*wr_bind_mw)(struct ibv_qp_ex *qp, struct ibv_mw *mw, uint32_t rkey, const struct ibv_mw_bind_info *bind_info);
 * 208/216/208      void (*wr_local_inv)(struct ibv_qp_ex *qp, uint32_t invalidate_rkey);
 * 216/224/216      void (*wr_rdma_read)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr);
 * 224/232/224      void (*wr_rdma_write)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr);
 * 232/240/232      void (*wr_rdma_write_imm)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, __be32 imm_data);
 * 240/248/240      void (*wr_send)(struct ibv_qp_ex *qp);
 * 248/256/248      void (*wr_send_imm)(struct ibv_qp_ex *qp, __be32 imm_data);
 * 256/264/256      void (*wr_send_inv)(struct ibv_qp_ex *qp, uint32_t invalidate_rkey);
 * 264/272/264      void (*wr_send_tso)(struct ibv_qp_ex *qp, void *hdr, uint16_t hdr_sz, uint16_t mss);
 * 272/280/272      void (*wr_set_ud_addr)(struct ibv_qp_ex *qp, struct ibv_ah *ah, uint32_t remote_qpn, uint32_t remote_qkey);
 * 280/288/280      void (*wr_set_xrc_srqn)(struct ibv_qp_ex *qp, uint32_t remote_srqn);
 * 288/296/288      void (*wr_set_inline_data)(struct ibv_qp_ex *qp, void *addr, size_t length);
 * 296/304/296      void (*wr_set_inline_data_list)(struct ibv_qp_ex *qp, size_t num_buf, const struct ibv_data_buf *buf_list);
 * 304/312/304      void (*wr_set_sge)(struct ibv_qp_ex *qp, uint32_t lkey, uint64_t addr, uint32_t length);
 * 312/320/312      void (*wr_set_sge_list)(struct ibv_qp_ex *qp, size_t num_sge, const struct ibv_sge *sg_list);
 * 320/328/320      void (*wr_start)(struct ibv_qp_ex *qp);
 * 328/336/328      int (*wr_complete)(struct ibv_qp_ex *qp);
 * 336/344/336      void (*wr_abort)(struct ibv_qp_ex *qp);
 * 344/352/344      void (*wr_atomic_write)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, const void *atomic_wr);
 * 352/360/352      void (*wr_flush)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, size_t len, uint8_t type, uint8_t level);
 *              };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes, on x86_64, aarch64 and riscv64 where they differ.
 */
public final class ibv_qp_ex {
    private static final long SIZE = Target.choose("amd64 aarch64 riscv64", 360L, 368L, 360L);

    private static final long qp_base$SIZE = Target.choose("amd64 aarch64 riscv64", 160L, 168L, 160L);

    private static final long comp_mask$OFFSET = Target.choose("amd64 aarch64 riscv64", 160L, 168L, 160L);

    private static final long wr_id$OFFSET = Target.choose("amd64 aarch64 riscv64", 168L, 176L, 168L);

    private static final long wr_flags$OFFSET = Target.choose("amd64 aarch64 riscv64", 176L, 184L, 176L);

    private static final long wr_atomic_cmp_swp$OFFSET = Target.choose("amd64 aarch64 riscv64", 184L, 192L, 184L);

    private static final long wr_atomic_fetch_add$OFFSET = Target.choose("amd64 aarch64 riscv64", 192L, 200L, 192L);

    private static final long wr_bind_mw$OFFSET = Target.choose("amd64 aarch64 riscv64", 200L, 208L, 200L);

    private static final long wr_local_inv$OFFSET = Target.choose("amd64 aarch64 riscv64", 208L, 216L, 208L);

    private static final long wr_rdma_read$OFFSET = Target.choose("amd64 aarch64 riscv64", 216L, 224L, 216L);

    private static final long wr_rdma_write$OFFSET = Target.choose("amd64 aarch64 riscv64", 224L, 232L, 224L);

    private static final long wr_rdma_write_imm$OFFSET = Target.choose("amd64 aarch64 riscv64", 232L, 240L, 232L);

    private static final long wr_send$OFFSET = Target.choose("amd64 aarch64 riscv64", 240L, 248L, 240L);

    private static final long wr_send_imm$OFFSET = Target.choose("amd64 aarch64 riscv64", 248L, 256L, 248L);

    private static final long wr_send_inv$OFFSET = Target.choose("amd64 aarch64 riscv64", 256L, 264L, 256L);

    private static final long wr_send_tso$OFFSET = Target.choose("amd64 aarch64 riscv64", 264L, 272L, 264L);

    private static final long wr_set_ud_addr$OFFSET = Target.choose("amd64 aarch64 riscv64", 272L, 280L, 272L);

    private static final long wr_set_xrc_srqn$OFFSET = Target.choose("amd64 aarch64 riscv64", 280L, 288L, 280L);

    private static final long wr_set_inline_data$OFFSET = Target.choose("amd64 aarch64 riscv64", 288L, 296L, 288L);

    private static final long wr_set_inline_data_list$OFFSET = Target.choose("amd64 aarch64 riscv64", 296L, 304L, 296L);

    private static final long wr_set_sge$OFFSET = Target.choose("amd64 aarch64 riscv64", 304L, 312L, 304L);

    private static final long wr_set_sge_list$OFFSET = Target.choose("amd64 aarch64 riscv64", 312L, 320L, 312L);

    private static final long wr_start$OFFSET = Target.choose("amd64 aarch64 riscv64", 320L, 328L, 320L);

    private static final long wr_complete$OFFSET = Target.choose("amd64 aarch64 riscv64", 328L, 336L, 328L);

    private static final long wr_abort$OFFSET = Target.choose("amd64 aarch64 riscv64", 336L, 344L, 336L);

    private static final long wr_atomic_write$OFFSET = Target.choose("amd64 aarch64 riscv64", 344L, 352L, 344L);

    private static final long wr_flush$OFFSET = Target.choose("amd64 aarch64 riscv64", 352L, 360L, 352L);

    private ibv_qp_ex() {
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
        return RecordText.of("ibv_qp_ex", segment, layout(), "qp_base@ibv_qp qp_base.state=ibv_qp_state qp_base.qp_type=ibv_qp_type qp_base.mutex@pthread_mutex_t qp_base.mutex.__data@__pthread_mutex_s qp_base.mutex.__size\" qp_base.mutex.__align- qp_base.cond@pthread_cond_t qp_base.cond.__data@__pthread_cond_s qp_base.cond.__data.__wseq@__atomic_wide_counter qp_base.cond.__data.__g1_start@__atomic_wide_counter qp_base.cond.__size\" qp_base.cond.__align- wr_atomic_write>4400 wr_flush>4500", IbverbsEnumNames.ALL);
    }

    /**
     * {@code struct ibv_qp qp_base}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_qp ibv_qp}.
     */
    public static MemorySegment qp_base(MemorySegment segment) {
        return segment.asSlice(0L, qp_base$SIZE);
    }

    /**
     * Copies the 160 bytes (168 on aarch64) of {@code qp_base} from {@code value}.
     */
    public static void qp_base(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, qp_base$SIZE);
    }

    /**
     * Returns the offset of {@code qp_base} in bytes.
     */
    public static long qp_base$offset() {
        return 0L;
    }

    /**
     * {@code uint64_t comp_mask}, at byte 160 (168 on aarch64).
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, comp_mask$OFFSET);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, comp_mask$OFFSET, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return comp_mask$OFFSET;
    }

    /**
     * {@code uint64_t wr_id}, at byte 168 (176 on aarch64).
     *
     * <p>User-defined value, which is returned in the completion. Set it before the function of an operation.
     */
    public static long wr_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, wr_id$OFFSET);
    }

    /**
     * Sets {@code wr_id}.
     *
     * <p>User-defined value, which is returned in the completion. Set it before the function of an operation.
     */
    public static void wr_id(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, wr_id$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_id} in bytes.
     */
    public static long wr_id$offset() {
        return wr_id$OFFSET;
    }

    /**
     * {@code unsigned int wr_flags}, at byte 176 (184 on aarch64).
     *
     * <p>Flags of {@link ibv_send_flags ibv_send_flags}. Set them before the function of an operation. An
     * inline setter requires {@link ibv_send_flags#IBV_SEND_INLINE IBV_SEND_INLINE}: otherwise, some
     * drivers, including soft-RoCE, interpret the data as a scatter/gather element, and the request fails.
     */
    public static int wr_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, wr_flags$OFFSET);
    }

    /**
     * Sets {@code wr_flags}.
     *
     * <p>Flags of {@link ibv_send_flags ibv_send_flags}. Set them before the function of an operation. An
     * inline setter requires {@link ibv_send_flags#IBV_SEND_INLINE IBV_SEND_INLINE}: otherwise, some
     * drivers, including soft-RoCE, interpret the data as a scatter/gather element, and the request fails.
     */
    public static void wr_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, wr_flags$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_flags} in bytes.
     */
    public static long wr_flags$offset() {
        return wr_flags$OFFSET;
    }

    /**
     * {@code void (*wr_atomic_cmp_swp)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t compare, uint64_t swap)}, at byte 184 (192 on aarch64).
     */
    public static MemorySegment wr_atomic_cmp_swp(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_atomic_cmp_swp$OFFSET);
    }

    /**
     * Sets {@code wr_atomic_cmp_swp}.
     */
    public static void wr_atomic_cmp_swp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_atomic_cmp_swp$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_atomic_cmp_swp} in bytes.
     */
    public static long wr_atomic_cmp_swp$offset() {
        return wr_atomic_cmp_swp$OFFSET;
    }

    /**
     * {@code void (*wr_atomic_fetch_add)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t add)}, at byte 192 (200 on aarch64).
     */
    public static MemorySegment wr_atomic_fetch_add(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_atomic_fetch_add$OFFSET);
    }

    /**
     * Sets {@code wr_atomic_fetch_add}.
     */
    public static void wr_atomic_fetch_add(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_atomic_fetch_add$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_atomic_fetch_add} in bytes.
     */
    public static long wr_atomic_fetch_add$offset() {
        return wr_atomic_fetch_add$OFFSET;
    }

    /**
     * {@code void (*wr_bind_mw)(struct ibv_qp_ex *qp, struct ibv_mw *mw, uint32_t rkey, const struct ibv_mw_bind_info *bind_info)}, at byte 200 (208 on aarch64).
     */
    public static MemorySegment wr_bind_mw(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_bind_mw$OFFSET);
    }

    /**
     * Sets {@code wr_bind_mw}.
     */
    public static void wr_bind_mw(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_bind_mw$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_bind_mw} in bytes.
     */
    public static long wr_bind_mw$offset() {
        return wr_bind_mw$OFFSET;
    }

    /**
     * {@code void (*wr_local_inv)(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}, at byte 208 (216 on aarch64).
     */
    public static MemorySegment wr_local_inv(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_local_inv$OFFSET);
    }

    /**
     * Sets {@code wr_local_inv}.
     */
    public static void wr_local_inv(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_local_inv$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_local_inv} in bytes.
     */
    public static long wr_local_inv$offset() {
        return wr_local_inv$OFFSET;
    }

    /**
     * {@code void (*wr_rdma_read)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}, at byte 216 (224 on aarch64).
     */
    public static MemorySegment wr_rdma_read(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_rdma_read$OFFSET);
    }

    /**
     * Sets {@code wr_rdma_read}.
     */
    public static void wr_rdma_read(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_rdma_read$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_rdma_read} in bytes.
     */
    public static long wr_rdma_read$offset() {
        return wr_rdma_read$OFFSET;
    }

    /**
     * {@code void (*wr_rdma_write)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}, at byte 224 (232 on aarch64).
     */
    public static MemorySegment wr_rdma_write(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_rdma_write$OFFSET);
    }

    /**
     * Sets {@code wr_rdma_write}.
     */
    public static void wr_rdma_write(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_rdma_write$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_rdma_write} in bytes.
     */
    public static long wr_rdma_write$offset() {
        return wr_rdma_write$OFFSET;
    }

    /**
     * {@code void (*wr_rdma_write_imm)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, __be32 imm_data)}, at byte 232 (240 on aarch64).
     */
    public static MemorySegment wr_rdma_write_imm(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_rdma_write_imm$OFFSET);
    }

    /**
     * Sets {@code wr_rdma_write_imm}.
     */
    public static void wr_rdma_write_imm(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_rdma_write_imm$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_rdma_write_imm} in bytes.
     */
    public static long wr_rdma_write_imm$offset() {
        return wr_rdma_write_imm$OFFSET;
    }

    /**
     * {@code void (*wr_send)(struct ibv_qp_ex *qp)}, at byte 240 (248 on aarch64).
     */
    public static MemorySegment wr_send(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_send$OFFSET);
    }

    /**
     * Sets {@code wr_send}.
     */
    public static void wr_send(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_send$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_send} in bytes.
     */
    public static long wr_send$offset() {
        return wr_send$OFFSET;
    }

    /**
     * {@code void (*wr_send_imm)(struct ibv_qp_ex *qp, __be32 imm_data)}, at byte 248 (256 on aarch64).
     */
    public static MemorySegment wr_send_imm(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_send_imm$OFFSET);
    }

    /**
     * Sets {@code wr_send_imm}.
     */
    public static void wr_send_imm(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_send_imm$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_send_imm} in bytes.
     */
    public static long wr_send_imm$offset() {
        return wr_send_imm$OFFSET;
    }

    /**
     * {@code void (*wr_send_inv)(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}, at byte 256 (264 on aarch64).
     */
    public static MemorySegment wr_send_inv(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_send_inv$OFFSET);
    }

    /**
     * Sets {@code wr_send_inv}.
     */
    public static void wr_send_inv(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_send_inv$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_send_inv} in bytes.
     */
    public static long wr_send_inv$offset() {
        return wr_send_inv$OFFSET;
    }

    /**
     * {@code void (*wr_send_tso)(struct ibv_qp_ex *qp, void *hdr, uint16_t hdr_sz, uint16_t mss)}, at byte 264 (272 on aarch64).
     */
    public static MemorySegment wr_send_tso(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_send_tso$OFFSET);
    }

    /**
     * Sets {@code wr_send_tso}.
     */
    public static void wr_send_tso(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_send_tso$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_send_tso} in bytes.
     */
    public static long wr_send_tso$offset() {
        return wr_send_tso$OFFSET;
    }

    /**
     * {@code void (*wr_set_ud_addr)(struct ibv_qp_ex *qp, struct ibv_ah *ah, uint32_t remote_qpn, uint32_t remote_qkey)}, at byte 272 (280 on aarch64).
     */
    public static MemorySegment wr_set_ud_addr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_set_ud_addr$OFFSET);
    }

    /**
     * Sets {@code wr_set_ud_addr}.
     */
    public static void wr_set_ud_addr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_set_ud_addr$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_set_ud_addr} in bytes.
     */
    public static long wr_set_ud_addr$offset() {
        return wr_set_ud_addr$OFFSET;
    }

    /**
     * {@code void (*wr_set_xrc_srqn)(struct ibv_qp_ex *qp, uint32_t remote_srqn)}, at byte 280 (288 on aarch64).
     */
    public static MemorySegment wr_set_xrc_srqn(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_set_xrc_srqn$OFFSET);
    }

    /**
     * Sets {@code wr_set_xrc_srqn}.
     */
    public static void wr_set_xrc_srqn(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_set_xrc_srqn$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_set_xrc_srqn} in bytes.
     */
    public static long wr_set_xrc_srqn$offset() {
        return wr_set_xrc_srqn$OFFSET;
    }

    /**
     * {@code void (*wr_set_inline_data)(struct ibv_qp_ex *qp, void *addr, size_t length)}, at byte 288 (296 on aarch64).
     */
    public static MemorySegment wr_set_inline_data(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_set_inline_data$OFFSET);
    }

    /**
     * Sets {@code wr_set_inline_data}.
     */
    public static void wr_set_inline_data(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_set_inline_data$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_set_inline_data} in bytes.
     */
    public static long wr_set_inline_data$offset() {
        return wr_set_inline_data$OFFSET;
    }

    /**
     * {@code void (*wr_set_inline_data_list)(struct ibv_qp_ex *qp, size_t num_buf, const struct ibv_data_buf *buf_list)}, at byte 296 (304 on aarch64).
     */
    public static MemorySegment wr_set_inline_data_list(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_set_inline_data_list$OFFSET);
    }

    /**
     * Sets {@code wr_set_inline_data_list}.
     */
    public static void wr_set_inline_data_list(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_set_inline_data_list$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_set_inline_data_list} in bytes.
     */
    public static long wr_set_inline_data_list$offset() {
        return wr_set_inline_data_list$OFFSET;
    }

    /**
     * {@code void (*wr_set_sge)(struct ibv_qp_ex *qp, uint32_t lkey, uint64_t addr, uint32_t length)}, at byte 304 (312 on aarch64).
     */
    public static MemorySegment wr_set_sge(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_set_sge$OFFSET);
    }

    /**
     * Sets {@code wr_set_sge}.
     */
    public static void wr_set_sge(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_set_sge$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_set_sge} in bytes.
     */
    public static long wr_set_sge$offset() {
        return wr_set_sge$OFFSET;
    }

    /**
     * {@code void (*wr_set_sge_list)(struct ibv_qp_ex *qp, size_t num_sge, const struct ibv_sge *sg_list)}, at byte 312 (320 on aarch64).
     */
    public static MemorySegment wr_set_sge_list(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_set_sge_list$OFFSET);
    }

    /**
     * Sets {@code wr_set_sge_list}.
     */
    public static void wr_set_sge_list(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_set_sge_list$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_set_sge_list} in bytes.
     */
    public static long wr_set_sge_list$offset() {
        return wr_set_sge_list$OFFSET;
    }

    /**
     * {@code void (*wr_start)(struct ibv_qp_ex *qp)}, at byte 320 (328 on aarch64).
     */
    public static MemorySegment wr_start(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_start$OFFSET);
    }

    /**
     * Sets {@code wr_start}.
     */
    public static void wr_start(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_start$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_start} in bytes.
     */
    public static long wr_start$offset() {
        return wr_start$OFFSET;
    }

    /**
     * {@code int (*wr_complete)(struct ibv_qp_ex *qp)}, at byte 328 (336 on aarch64).
     */
    public static MemorySegment wr_complete(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_complete$OFFSET);
    }

    /**
     * Sets {@code wr_complete}.
     */
    public static void wr_complete(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_complete$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_complete} in bytes.
     */
    public static long wr_complete$offset() {
        return wr_complete$OFFSET;
    }

    /**
     * {@code void (*wr_abort)(struct ibv_qp_ex *qp)}, at byte 336 (344 on aarch64).
     */
    public static MemorySegment wr_abort(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_abort$OFFSET);
    }

    /**
     * Sets {@code wr_abort}.
     */
    public static void wr_abort(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_abort$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_abort} in bytes.
     */
    public static long wr_abort$offset() {
        return wr_abort$OFFSET;
    }

    /**
     * {@code void (*wr_atomic_write)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, const void *atomic_wr)}, at byte 344 (352 on aarch64).
     * Since rdma-core 44.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wr_atomic_write(MemorySegment segment) {
        HostRelease.require("ibv_qp_ex.wr_atomic_write", 4400);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_atomic_write$OFFSET);
    }

    /**
     * Sets {@code wr_atomic_write}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wr_atomic_write(MemorySegment segment, MemorySegment value) {
        HostRelease.require("ibv_qp_ex.wr_atomic_write", 4400);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_atomic_write$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_atomic_write} in bytes.
     */
    public static long wr_atomic_write$offset() {
        return wr_atomic_write$OFFSET;
    }

    /**
     * {@code void (*wr_flush)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, size_t len, uint8_t type, uint8_t level)}, at byte 352 (360 on aarch64).
     * Since rdma-core 45.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wr_flush(MemorySegment segment) {
        HostRelease.require("ibv_qp_ex.wr_flush", 4500);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, wr_flush$OFFSET);
    }

    /**
     * Sets {@code wr_flush}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wr_flush(MemorySegment segment, MemorySegment value) {
        HostRelease.require("ibv_qp_ex.wr_flush", 4500);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, wr_flush$OFFSET, value);
    }

    /**
     * Returns the offset of {@code wr_flush} in bytes.
     */
    public static long wr_flush$offset() {
        return wr_flush$OFFSET;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ibv_qp.layout().withName("qp_base"),
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.JAVA_LONG.withName("wr_id"),
                ValueLayout.JAVA_INT.withName("wr_flags"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.ADDRESS.withName("wr_atomic_cmp_swp"),
                ValueLayout.ADDRESS.withName("wr_atomic_fetch_add"),
                ValueLayout.ADDRESS.withName("wr_bind_mw"),
                ValueLayout.ADDRESS.withName("wr_local_inv"),
                ValueLayout.ADDRESS.withName("wr_rdma_read"),
                ValueLayout.ADDRESS.withName("wr_rdma_write"),
                ValueLayout.ADDRESS.withName("wr_rdma_write_imm"),
                ValueLayout.ADDRESS.withName("wr_send"),
                ValueLayout.ADDRESS.withName("wr_send_imm"),
                ValueLayout.ADDRESS.withName("wr_send_inv"),
                ValueLayout.ADDRESS.withName("wr_send_tso"),
                ValueLayout.ADDRESS.withName("wr_set_ud_addr"),
                ValueLayout.ADDRESS.withName("wr_set_xrc_srqn"),
                ValueLayout.ADDRESS.withName("wr_set_inline_data"),
                ValueLayout.ADDRESS.withName("wr_set_inline_data_list"),
                ValueLayout.ADDRESS.withName("wr_set_sge"),
                ValueLayout.ADDRESS.withName("wr_set_sge_list"),
                ValueLayout.ADDRESS.withName("wr_start"),
                ValueLayout.ADDRESS.withName("wr_complete"),
                ValueLayout.ADDRESS.withName("wr_abort"),
                ValueLayout.ADDRESS.withName("wr_atomic_write"),
                ValueLayout.ADDRESS.withName("wr_flush"))
                .withName("ibv_qp_ex");

        private Layout() {
        }
    }

    /**
     * Function that {@code wr_atomic_cmp_swp} points to: {@code void (*wr_atomic_cmp_swp)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t compare, uint64_t swap)}.
     */
    public static final class wr_atomic_cmp_swp {
        private wr_atomic_cmp_swp() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int rkey,
                long remote_addr, long compare, long swap) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, rkey, remote_addr, compare, swap);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int rkey, long remote_addr,
                long compare, long swap) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), rkey, remote_addr, compare, swap);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int rkey, long remote_addr, long compare, long swap);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_atomic_fetch_add} points to: {@code void (*wr_atomic_fetch_add)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t add)}.
     */
    public static final class wr_atomic_fetch_add {
        private wr_atomic_fetch_add() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int rkey,
                long remote_addr, long add) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, rkey, remote_addr, add);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int rkey, long remote_addr,
                long add) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), rkey, remote_addr, add);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int rkey, long remote_addr, long add);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_bind_mw} points to: {@code void (*wr_bind_mw)(struct ibv_qp_ex *qp, struct ibv_mw *mw, uint32_t rkey, const struct ibv_mw_bind_info *bind_info)}.
     */
    public static final class wr_bind_mw {
        private wr_bind_mw() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, MemorySegment mw,
                int rkey, MemorySegment bind_info) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, mw, rkey, bind_info);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, MemorySegment mw, int rkey,
                MemorySegment bind_info) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), Segments.sized(mw, ibv_mw.sizeof()), rkey, Segments.sized(bind_info, ibv_mw_bind_info.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, MemorySegment mw, int rkey, MemorySegment bind_info);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_local_inv} points to: {@code void (*wr_local_inv)(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}.
     */
    public static final class wr_local_inv {
        private wr_local_inv() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int invalidate_rkey) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, invalidate_rkey);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int invalidate_rkey) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), invalidate_rkey);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int invalidate_rkey);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_rdma_read} points to: {@code void (*wr_rdma_read)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}.
     */
    public static final class wr_rdma_read {
        private wr_rdma_read() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int rkey,
                long remote_addr) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, rkey, remote_addr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int rkey,
                long remote_addr) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), rkey, remote_addr);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int rkey, long remote_addr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_rdma_write} points to: {@code void (*wr_rdma_write)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}.
     */
    public static final class wr_rdma_write {
        private wr_rdma_write() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int rkey,
                long remote_addr) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, rkey, remote_addr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int rkey,
                long remote_addr) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), rkey, remote_addr);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int rkey, long remote_addr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_rdma_write_imm} points to: {@code void (*wr_rdma_write_imm)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, __be32 imm_data)}.
     */
    public static final class wr_rdma_write_imm {
        private wr_rdma_write_imm() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int rkey,
                long remote_addr, int imm_data) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, rkey, remote_addr, Integer.reverseBytes(imm_data));
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int rkey, long remote_addr,
                int imm_data) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), rkey, remote_addr, Integer.reverseBytes(imm_data));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int rkey, long remote_addr, int imm_data);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_send} points to: {@code void (*wr_send)(struct ibv_qp_ex *qp)}.
     */
    public static final class wr_send {
        private wr_send() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()));
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
            void apply(MemorySegment qp);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_send_imm} points to: {@code void (*wr_send_imm)(struct ibv_qp_ex *qp, __be32 imm_data)}.
     */
    public static final class wr_send_imm {
        private wr_send_imm() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int imm_data) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, Integer.reverseBytes(imm_data));
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int imm_data) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), Integer.reverseBytes(imm_data));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int imm_data);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_send_inv} points to: {@code void (*wr_send_inv)(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}.
     */
    public static final class wr_send_inv {
        private wr_send_inv() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int invalidate_rkey) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, invalidate_rkey);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int invalidate_rkey) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), invalidate_rkey);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int invalidate_rkey);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_send_tso} points to: {@code void (*wr_send_tso)(struct ibv_qp_ex *qp, void *hdr, uint16_t hdr_sz, uint16_t mss)}.
     */
    public static final class wr_send_tso {
        private wr_send_tso() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, MemorySegment hdr,
                int hdr_sz, int mss) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, hdr, Ranges.u16(hdr_sz), Ranges.u16(mss));
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, MemorySegment hdr,
                short hdr_sz, short mss) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), hdr, Short.toUnsignedInt(hdr_sz), Short.toUnsignedInt(mss));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_SHORT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, MemorySegment hdr, int hdr_sz, int mss);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_ud_addr} points to: {@code void (*wr_set_ud_addr)(struct ibv_qp_ex *qp, struct ibv_ah *ah, uint32_t remote_qpn, uint32_t remote_qkey)}.
     */
    public static final class wr_set_ud_addr {
        private wr_set_ud_addr() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, MemorySegment ah,
                int remote_qpn, int remote_qkey) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, ah, remote_qpn, remote_qkey);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, MemorySegment ah,
                int remote_qpn, int remote_qkey) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), Segments.sized(ah, ibv_ah.sizeof()), remote_qpn, remote_qkey);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, MemorySegment ah, int remote_qpn, int remote_qkey);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_xrc_srqn} points to: {@code void (*wr_set_xrc_srqn)(struct ibv_qp_ex *qp, uint32_t remote_srqn)}.
     */
    public static final class wr_set_xrc_srqn {
        private wr_set_xrc_srqn() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int remote_srqn) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, remote_srqn);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int remote_srqn) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), remote_srqn);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int remote_srqn);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_inline_data} points to: {@code void (*wr_set_inline_data)(struct ibv_qp_ex *qp, void *addr, size_t length)}.
     */
    public static final class wr_set_inline_data {
        private wr_set_inline_data() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, MemorySegment addr,
                long length) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, addr, length);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, MemorySegment addr,
                long length) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), addr, length);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, MemorySegment addr, long length);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_inline_data_list} points to: {@code void (*wr_set_inline_data_list)(struct ibv_qp_ex *qp, size_t num_buf, const struct ibv_data_buf *buf_list)}.
     */
    public static final class wr_set_inline_data_list {
        private wr_set_inline_data_list() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, long num_buf,
                MemorySegment buf_list) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, num_buf, buf_list);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, long num_buf,
                MemorySegment buf_list) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), num_buf, Segments.sized(buf_list, ibv_data_buf.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, long num_buf, MemorySegment buf_list);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_sge} points to: {@code void (*wr_set_sge)(struct ibv_qp_ex *qp, uint32_t lkey, uint64_t addr, uint32_t length)}.
     */
    public static final class wr_set_sge {
        private wr_set_sge() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int lkey, long addr,
                int length) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, lkey, addr, length);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int lkey, long addr,
                int length) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), lkey, addr, length);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int lkey, long addr, int length);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_sge_list} points to: {@code void (*wr_set_sge_list)(struct ibv_qp_ex *qp, size_t num_sge, const struct ibv_sge *sg_list)}.
     */
    public static final class wr_set_sge_list {
        private wr_set_sge_list() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, long num_sge,
                MemorySegment sg_list) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, num_sge, sg_list);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, long num_sge,
                MemorySegment sg_list) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), num_sge, Segments.sized(sg_list, ibv_sge.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, long num_sge, MemorySegment sg_list);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_start} points to: {@code void (*wr_start)(struct ibv_qp_ex *qp)}.
     */
    public static final class wr_start {
        private wr_start() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()));
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
            void apply(MemorySegment qp);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_complete} points to: {@code int (*wr_complete)(struct ibv_qp_ex *qp)}.
     */
    public static final class wr_complete {
        private wr_complete() {
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
        public static int invoke(MemorySegment pointer, MemorySegment qp) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, qp);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment qp) {
            return function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()));
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
            int apply(MemorySegment qp);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_abort} points to: {@code void (*wr_abort)(struct ibv_qp_ex *qp)}.
     */
    public static final class wr_abort {
        private wr_abort() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()));
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
            void apply(MemorySegment qp);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_atomic_write} points to: {@code void (*wr_atomic_write)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, const void *atomic_wr)}.
     */
    public static final class wr_atomic_write {
        private wr_atomic_write() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int rkey,
                long remote_addr, MemorySegment atomic_wr) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, rkey, remote_addr, atomic_wr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int rkey, long remote_addr,
                MemorySegment atomic_wr) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), rkey, remote_addr, atomic_wr);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int rkey, long remote_addr, MemorySegment atomic_wr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_flush} points to: {@code void (*wr_flush)(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, size_t len, uint8_t type, uint8_t level)}.
     */
    public static final class wr_flush {
        private wr_flush() {
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
        public static void invoke(MemorySegment pointer, MemorySegment qp, int rkey,
                long remote_addr, long len, int type, int level) {
            try {
                Invoke.HANDLE.invokeExact(pointer, qp, rkey, remote_addr, len, Ranges.u8(type), Ranges.u8(level));
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment qp, int rkey, long remote_addr,
                long len, byte type, byte level) {
            function.apply(Segments.sized(qp, ibv_qp_ex.sizeof()), rkey, remote_addr, len, Byte.toUnsignedInt(type), Byte.toUnsignedInt(level));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment qp, int rkey, long remote_addr, long len, int type, int level);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }
}
