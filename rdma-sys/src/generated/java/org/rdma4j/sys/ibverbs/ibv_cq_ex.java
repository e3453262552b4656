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
import org.rdma4j.sys.posix.pthread_cond_t;
import org.rdma4j.sys.posix.pthread_mutex_t;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.checking.Target;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_cq_ex}: 288 bytes (296 on aarch64), aligned to 8.
 *
 * <pre>{@code
 *              struct ibv_cq_ex {
 *           0      struct ibv_context *context;
 *           8      struct ibv_comp_channel *channel;
 *          16      void *cq_context;
 *          24      uint32_t handle;
 *          28      int cqe;
 *          32      pthread_mutex_t mutex;
 *    72/80/72      pthread_cond_t cond;
 * 120/128/120      uint32_t comp_events_completed;
 * 124/132/124      uint32_t async_events_completed;
 * 128/136/128      uint32_t comp_mask;
 * 132/140/132      enum ibv_wc_status status;
 * 136/144/136      uint64_t wr_id;
 * 144/152/144      int (*start_poll)(struct ibv_cq_ex *current, struct ibv_poll_cq_attr *attr);
 * 152/160/152      int (*next_poll)(struct ibv_cq_ex *current);
 * 160/168/160      void (*end_poll)(struct ibv_cq_ex *current);
 * 168/176/168      enum ibv_wc_opcode (*read_opcode)(struct ibv_cq_ex *current);
 * 176/184/176      uint32_t (*read_vendor_err)(struct ibv_cq_ex *current);
 * 184/192/184      uint32_t (*read_byte_len)(struct ibv_cq_ex *current);
 * 192/200/192      __be32 (*read_imm_data)(struct ibv_cq_ex *current);
 * 200/208/200      uint32_t (*read_qp_num)(struct ibv_cq_ex *current);
 * 208/216/208      uint32_t (*read_src_qp)(struct ibv_cq_ex *current);
 * 216/224/216      unsigned int (*read_wc_flags)(struct ibv_cq_ex *current);
 * 224/232/224      uint32_t (*read_slid)(struct ibv_cq_ex *current);
 * 232/240/232      uint8_t (*read_sl)(struct ibv_cq_ex *current);
 * 240/248/240      uint8_t (*read_dlid_path_bits)(struct ibv_cq_ex *current);
 * 248/256/248      uint64_t (*read_completion_ts)(struct ibv_cq_ex *current);
 * 256/264/256      uint16_t (*read_cvlan)(struct ibv_cq_ex *current);
 * 264/272/264      uint32_t (*read_flow_tag)(struct ibv_cq_ex *current);
 * 272/280/272      void (*read_tm_info)(struct ibv_cq_ex *current, struct ibv_wc_tm_info *tm_info);
 * 280/288/280      uint64_t (*read_completion_wallclock_ns)(struct ibv_cq_ex *current);
 *              };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes, on x86_64, aarch64 and riscv64 where they differ.
 */
public final class ibv_cq_ex {
    private static final long SIZE = Target.choose("amd64 aarch64 riscv64", 288L, 296L, 288L);

    private static final long mutex$SIZE = Target.choose("amd64 aarch64 riscv64", 40L, 48L, 40L);

    private static final long cond$OFFSET = Target.choose("amd64 aarch64 riscv64", 72L, 80L, 72L);

    private static final long comp_events_completed$OFFSET = Target.choose("amd64 aarch64 riscv64", 120L, 128L, 120L);

    private static final long async_events_completed$OFFSET = Target.choose("amd64 aarch64 riscv64", 124L, 132L, 124L);

    private static final long comp_mask$OFFSET = Target.choose("amd64 aarch64 riscv64", 128L, 136L, 128L);

    private static final long status$OFFSET = Target.choose("amd64 aarch64 riscv64", 132L, 140L, 132L);

    private static final long wr_id$OFFSET = Target.choose("amd64 aarch64 riscv64", 136L, 144L, 136L);

    private static final long start_poll$OFFSET = Target.choose("amd64 aarch64 riscv64", 144L, 152L, 144L);

    private static final long next_poll$OFFSET = Target.choose("amd64 aarch64 riscv64", 152L, 160L, 152L);

    private static final long end_poll$OFFSET = Target.choose("amd64 aarch64 riscv64", 160L, 168L, 160L);

    private static final long read_opcode$OFFSET = Target.choose("amd64 aarch64 riscv64", 168L, 176L, 168L);

    private static final long read_vendor_err$OFFSET = Target.choose("amd64 aarch64 riscv64", 176L, 184L, 176L);

    private static final long read_byte_len$OFFSET = Target.choose("amd64 aarch64 riscv64", 184L, 192L, 184L);

    private static final long read_imm_data$OFFSET = Target.choose("amd64 aarch64 riscv64", 192L, 200L, 192L);

    private static final long read_qp_num$OFFSET = Target.choose("amd64 aarch64 riscv64", 200L, 208L, 200L);

    private static final long read_src_qp$OFFSET = Target.choose("amd64 aarch64 riscv64", 208L, 216L, 208L);

    private static final long read_wc_flags$OFFSET = Target.choose("amd64 aarch64 riscv64", 216L, 224L, 216L);

    private static final long read_slid$OFFSET = Target.choose("amd64 aarch64 riscv64", 224L, 232L, 224L);

    private static final long read_sl$OFFSET = Target.choose("amd64 aarch64 riscv64", 232L, 240L, 232L);

    private static final long read_dlid_path_bits$OFFSET = Target.choose("amd64 aarch64 riscv64", 240L, 248L, 240L);

    private static final long read_completion_ts$OFFSET = Target.choose("amd64 aarch64 riscv64", 248L, 256L, 248L);

    private static final long read_cvlan$OFFSET = Target.choose("amd64 aarch64 riscv64", 256L, 264L, 256L);

    private static final long read_flow_tag$OFFSET = Target.choose("amd64 aarch64 riscv64", 264L, 272L, 264L);

    private static final long read_tm_info$OFFSET = Target.choose("amd64 aarch64 riscv64", 272L, 280L, 272L);

    private static final long read_completion_wallclock_ns$OFFSET = Target.choose("amd64 aarch64 riscv64", 280L, 288L, 280L);

    private ibv_cq_ex() {
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
        return RecordText.of("ibv_cq_ex", segment, layout(), "cqe- mutex@pthread_mutex_t mutex.__data@__pthread_mutex_s mutex.__size\" mutex.__align- cond@pthread_cond_t cond.__data@__pthread_cond_s cond.__data.__wseq@__atomic_wide_counter cond.__data.__g1_start@__atomic_wide_counter cond.__size\" cond.__align- status=ibv_wc_status", IbverbsEnumNames.ALL);
    }

    /**
     * {@code struct ibv_context *context}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_context ibv_context}.
     */
    public static MemorySegment context(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_context.sizeof());
    }

    /**
     * Sets {@code context}.
     */
    public static void context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code context} in bytes.
     */
    public static long context$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_comp_channel *channel}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_comp_channel ibv_comp_channel}.
     */
    public static MemorySegment channel(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_comp_channel.sizeof());
    }

    /**
     * Sets {@code channel}.
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
     * {@code void *cq_context}, at byte 16.
     */
    public static MemorySegment cq_context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L);
    }

    /**
     * Sets {@code cq_context}.
     */
    public static void cq_context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code cq_context} in bytes.
     */
    public static long cq_context$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t handle}, at byte 24.
     */
    public static int handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code handle}.
     */
    public static void handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code handle} in bytes.
     */
    public static long handle$offset() {
        return 24L;
    }

    /**
     * {@code int cqe}, at byte 28.
     */
    public static int cqe(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code cqe}.
     */
    public static void cqe(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code cqe} in bytes.
     */
    public static long cqe$offset() {
        return 28L;
    }

    /**
     * {@code pthread_mutex_t mutex}, at byte 32, as a slice; see {@link org.rdma4j.sys.posix.pthread_mutex_t pthread_mutex_t}.
     */
    public static MemorySegment mutex(MemorySegment segment) {
        return segment.asSlice(32L, mutex$SIZE);
    }

    /**
     * Copies the 40 bytes (48 on aarch64) of {@code mutex} from {@code value}.
     */
    public static void mutex(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, mutex$SIZE);
    }

    /**
     * Returns the offset of {@code mutex} in bytes.
     */
    public static long mutex$offset() {
        return 32L;
    }

    /**
     * {@code pthread_cond_t cond}, at byte 72 (80 on aarch64), as a slice; see {@link org.rdma4j.sys.posix.pthread_cond_t pthread_cond_t}.
     */
    public static MemorySegment cond(MemorySegment segment) {
        return segment.asSlice(cond$OFFSET, 48L);
    }

    /**
     * Copies the 48 bytes of {@code cond} from {@code value}.
     */
    public static void cond(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, cond$OFFSET, 48L);
    }

    /**
     * Returns the offset of {@code cond} in bytes.
     */
    public static long cond$offset() {
        return cond$OFFSET;
    }

    /**
     * {@code uint32_t comp_events_completed}, at byte 120 (128 on aarch64).
     */
    public static int comp_events_completed(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, comp_events_completed$OFFSET);
    }

    /**
     * Sets {@code comp_events_completed}.
     */
    public static void comp_events_completed(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, comp_events_completed$OFFSET, value);
    }

    /**
     * Returns the offset of {@code comp_events_completed} in bytes.
     */
    public static long comp_events_completed$offset() {
        return comp_events_completed$OFFSET;
    }

    /**
     * {@code uint32_t async_events_completed}, at byte 124 (132 on aarch64).
     */
    public static int async_events_completed(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, async_events_completed$OFFSET);
    }

    /**
     * Sets {@code async_events_completed}.
     */
    public static void async_events_completed(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, async_events_completed$OFFSET, value);
    }

    /**
     * Returns the offset of {@code async_events_completed} in bytes.
     */
    public static long async_events_completed$offset() {
        return async_events_completed$OFFSET;
    }

    /**
     * {@code uint32_t comp_mask}, at byte 128 (136 on aarch64).
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, comp_mask$OFFSET);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, comp_mask$OFFSET, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return comp_mask$OFFSET;
    }

    /**
     * {@code enum ibv_wc_status status}, at byte 132 (140 on aarch64); see {@link org.rdma4j.sys.ibverbs.ibv_wc_status ibv_wc_status}.
     *
     * <p>Status of the current completion, between {@link Ibverbs#ibv_start_poll ibv_start_poll} and
     * {@link Ibverbs#ibv_end_poll ibv_end_poll}.
     */
    public static int status(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, status$OFFSET);
    }

    /**
     * Sets {@code status}.
     *
     * <p>Status of the current completion, between {@link Ibverbs#ibv_start_poll ibv_start_poll} and
     * {@link Ibverbs#ibv_end_poll ibv_end_poll}.
     */
    public static void status(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, status$OFFSET, value);
    }

    /**
     * Returns the offset of {@code status} in bytes.
     */
    public static long status$offset() {
        return status$OFFSET;
    }

    /**
     * {@code uint64_t wr_id}, at byte 136 (144 on aarch64).
     *
     * <p>{@code wr_id} of the current completion, between {@link Ibverbs#ibv_start_poll ibv_start_poll} and
     * {@link Ibverbs#ibv_end_poll ibv_end_poll}.
     */
    public static long wr_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, wr_id$OFFSET);
    }

    /**
     * Sets {@code wr_id}.
     *
     * <p>{@code wr_id} of the current completion, between {@link Ibverbs#ibv_start_poll ibv_start_poll} and
     * {@link Ibverbs#ibv_end_poll ibv_end_poll}.
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
     * {@code int (*start_poll)(struct ibv_cq_ex *current, struct ibv_poll_cq_attr *attr)}, at byte 144 (152 on aarch64).
     */
    public static MemorySegment start_poll(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, start_poll$OFFSET);
    }

    /**
     * Sets {@code start_poll}.
     */
    public static void start_poll(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, start_poll$OFFSET, value);
    }

    /**
     * Returns the offset of {@code start_poll} in bytes.
     */
    public static long start_poll$offset() {
        return start_poll$OFFSET;
    }

    /**
     * {@code int (*next_poll)(struct ibv_cq_ex *current)}, at byte 152 (160 on aarch64).
     */
    public static MemorySegment next_poll(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, next_poll$OFFSET);
    }

    /**
     * Sets {@code next_poll}.
     */
    public static void next_poll(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, next_poll$OFFSET, value);
    }

    /**
     * Returns the offset of {@code next_poll} in bytes.
     */
    public static long next_poll$offset() {
        return next_poll$OFFSET;
    }

    /**
     * {@code void (*end_poll)(struct ibv_cq_ex *current)}, at byte 160 (168 on aarch64).
     */
    public static MemorySegment end_poll(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, end_poll$OFFSET);
    }

    /**
     * Sets {@code end_poll}.
     */
    public static void end_poll(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, end_poll$OFFSET, value);
    }

    /**
     * Returns the offset of {@code end_poll} in bytes.
     */
    public static long end_poll$offset() {
        return end_poll$OFFSET;
    }

    /**
     * {@code enum ibv_wc_opcode (*read_opcode)(struct ibv_cq_ex *current)}, at byte 168 (176 on aarch64).
     */
    public static MemorySegment read_opcode(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_opcode$OFFSET);
    }

    /**
     * Sets {@code read_opcode}.
     */
    public static void read_opcode(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_opcode$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_opcode} in bytes.
     */
    public static long read_opcode$offset() {
        return read_opcode$OFFSET;
    }

    /**
     * {@code uint32_t (*read_vendor_err)(struct ibv_cq_ex *current)}, at byte 176 (184 on aarch64).
     */
    public static MemorySegment read_vendor_err(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_vendor_err$OFFSET);
    }

    /**
     * Sets {@code read_vendor_err}.
     */
    public static void read_vendor_err(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_vendor_err$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_vendor_err} in bytes.
     */
    public static long read_vendor_err$offset() {
        return read_vendor_err$OFFSET;
    }

    /**
     * {@code uint32_t (*read_byte_len)(struct ibv_cq_ex *current)}, at byte 184 (192 on aarch64).
     */
    public static MemorySegment read_byte_len(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_byte_len$OFFSET);
    }

    /**
     * Sets {@code read_byte_len}.
     */
    public static void read_byte_len(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_byte_len$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_byte_len} in bytes.
     */
    public static long read_byte_len$offset() {
        return read_byte_len$OFFSET;
    }

    /**
     * {@code __be32 (*read_imm_data)(struct ibv_cq_ex *current)}, at byte 192 (200 on aarch64).
     */
    public static MemorySegment read_imm_data(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_imm_data$OFFSET);
    }

    /**
     * Sets {@code read_imm_data}.
     */
    public static void read_imm_data(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_imm_data$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_imm_data} in bytes.
     */
    public static long read_imm_data$offset() {
        return read_imm_data$OFFSET;
    }

    /**
     * {@code uint32_t (*read_qp_num)(struct ibv_cq_ex *current)}, at byte 200 (208 on aarch64).
     */
    public static MemorySegment read_qp_num(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_qp_num$OFFSET);
    }

    /**
     * Sets {@code read_qp_num}.
     */
    public static void read_qp_num(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_qp_num$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_qp_num} in bytes.
     */
    public static long read_qp_num$offset() {
        return read_qp_num$OFFSET;
    }

    /**
     * {@code uint32_t (*read_src_qp)(struct ibv_cq_ex *current)}, at byte 208 (216 on aarch64).
     */
    public static MemorySegment read_src_qp(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_src_qp$OFFSET);
    }

    /**
     * Sets {@code read_src_qp}.
     */
    public static void read_src_qp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_src_qp$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_src_qp} in bytes.
     */
    public static long read_src_qp$offset() {
        return read_src_qp$OFFSET;
    }

    /**
     * {@code unsigned int (*read_wc_flags)(struct ibv_cq_ex *current)}, at byte 216 (224 on aarch64).
     */
    public static MemorySegment read_wc_flags(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_wc_flags$OFFSET);
    }

    /**
     * Sets {@code read_wc_flags}.
     */
    public static void read_wc_flags(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_wc_flags$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_wc_flags} in bytes.
     */
    public static long read_wc_flags$offset() {
        return read_wc_flags$OFFSET;
    }

    /**
     * {@code uint32_t (*read_slid)(struct ibv_cq_ex *current)}, at byte 224 (232 on aarch64).
     */
    public static MemorySegment read_slid(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_slid$OFFSET);
    }

    /**
     * Sets {@code read_slid}.
     */
    public static void read_slid(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_slid$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_slid} in bytes.
     */
    public static long read_slid$offset() {
        return read_slid$OFFSET;
    }

    /**
     * {@code uint8_t (*read_sl)(struct ibv_cq_ex *current)}, at byte 232 (240 on aarch64).
     */
    public static MemorySegment read_sl(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_sl$OFFSET);
    }

    /**
     * Sets {@code read_sl}.
     */
    public static void read_sl(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_sl$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_sl} in bytes.
     */
    public static long read_sl$offset() {
        return read_sl$OFFSET;
    }

    /**
     * {@code uint8_t (*read_dlid_path_bits)(struct ibv_cq_ex *current)}, at byte 240 (248 on aarch64).
     */
    public static MemorySegment read_dlid_path_bits(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_dlid_path_bits$OFFSET);
    }

    /**
     * Sets {@code read_dlid_path_bits}.
     */
    public static void read_dlid_path_bits(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_dlid_path_bits$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_dlid_path_bits} in bytes.
     */
    public static long read_dlid_path_bits$offset() {
        return read_dlid_path_bits$OFFSET;
    }

    /**
     * {@code uint64_t (*read_completion_ts)(struct ibv_cq_ex *current)}, at byte 248 (256 on aarch64).
     */
    public static MemorySegment read_completion_ts(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_completion_ts$OFFSET);
    }

    /**
     * Sets {@code read_completion_ts}.
     */
    public static void read_completion_ts(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_completion_ts$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_completion_ts} in bytes.
     */
    public static long read_completion_ts$offset() {
        return read_completion_ts$OFFSET;
    }

    /**
     * {@code uint16_t (*read_cvlan)(struct ibv_cq_ex *current)}, at byte 256 (264 on aarch64).
     */
    public static MemorySegment read_cvlan(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_cvlan$OFFSET);
    }

    /**
     * Sets {@code read_cvlan}.
     */
    public static void read_cvlan(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_cvlan$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_cvlan} in bytes.
     */
    public static long read_cvlan$offset() {
        return read_cvlan$OFFSET;
    }

    /**
     * {@code uint32_t (*read_flow_tag)(struct ibv_cq_ex *current)}, at byte 264 (272 on aarch64).
     */
    public static MemorySegment read_flow_tag(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_flow_tag$OFFSET);
    }

    /**
     * Sets {@code read_flow_tag}.
     */
    public static void read_flow_tag(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_flow_tag$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_flow_tag} in bytes.
     */
    public static long read_flow_tag$offset() {
        return read_flow_tag$OFFSET;
    }

    /**
     * {@code void (*read_tm_info)(struct ibv_cq_ex *current, struct ibv_wc_tm_info *tm_info)}, at byte 272 (280 on aarch64).
     */
    public static MemorySegment read_tm_info(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_tm_info$OFFSET);
    }

    /**
     * Sets {@code read_tm_info}.
     */
    public static void read_tm_info(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_tm_info$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_tm_info} in bytes.
     */
    public static long read_tm_info$offset() {
        return read_tm_info$OFFSET;
    }

    /**
     * {@code uint64_t (*read_completion_wallclock_ns)(struct ibv_cq_ex *current)}, at byte 280 (288 on aarch64).
     */
    public static MemorySegment read_completion_wallclock_ns(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, read_completion_wallclock_ns$OFFSET);
    }

    /**
     * Sets {@code read_completion_wallclock_ns}.
     */
    public static void read_completion_wallclock_ns(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, read_completion_wallclock_ns$OFFSET, value);
    }

    /**
     * Returns the offset of {@code read_completion_wallclock_ns} in bytes.
     */
    public static long read_completion_wallclock_ns$offset() {
        return read_completion_wallclock_ns$OFFSET;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("context"),
                ValueLayout.ADDRESS.withName("channel"),
                ValueLayout.ADDRESS.withName("cq_context"),
                ValueLayout.JAVA_INT.withName("handle"),
                ValueLayout.JAVA_INT.withName("cqe"),
                pthread_mutex_t.layout().withName("mutex"),
                pthread_cond_t.layout().withName("cond"),
                ValueLayout.JAVA_INT.withName("comp_events_completed"),
                ValueLayout.JAVA_INT.withName("async_events_completed"),
                ValueLayout.JAVA_INT.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("status"),
                ValueLayout.JAVA_LONG.withName("wr_id"),
                ValueLayout.ADDRESS.withName("start_poll"),
                ValueLayout.ADDRESS.withName("next_poll"),
                ValueLayout.ADDRESS.withName("end_poll"),
                ValueLayout.ADDRESS.withName("read_opcode"),
                ValueLayout.ADDRESS.withName("read_vendor_err"),
                ValueLayout.ADDRESS.withName("read_byte_len"),
                ValueLayout.ADDRESS.withName("read_imm_data"),
                ValueLayout.ADDRESS.withName("read_qp_num"),
                ValueLayout.ADDRESS.withName("read_src_qp"),
                ValueLayout.ADDRESS.withName("read_wc_flags"),
                ValueLayout.ADDRESS.withName("read_slid"),
                ValueLayout.ADDRESS.withName("read_sl"),
                ValueLayout.ADDRESS.withName("read_dlid_path_bits"),
                ValueLayout.ADDRESS.withName("read_completion_ts"),
                ValueLayout.ADDRESS.withName("read_cvlan"),
                ValueLayout.ADDRESS.withName("read_flow_tag"),
                ValueLayout.ADDRESS.withName("read_tm_info"),
                ValueLayout.ADDRESS.withName("read_completion_wallclock_ns"))
                .withName("ibv_cq_ex");

        private Layout() {
        }
    }

    /**
     * Function that {@code start_poll} points to: {@code int (*start_poll)(struct ibv_cq_ex *current, struct ibv_poll_cq_attr *attr)}.
     */
    public static final class start_poll {
        private start_poll() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current, MemorySegment attr) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, current, attr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current, MemorySegment attr) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()), Segments.sized(attr, ibv_poll_cq_attr.sizeof()));
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
            int apply(MemorySegment current, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code next_poll} points to: {@code int (*next_poll)(struct ibv_cq_ex *current)}.
     */
    public static final class next_poll {
        private next_poll() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
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
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code end_poll} points to: {@code void (*end_poll)(struct ibv_cq_ex *current)}.
     */
    public static final class end_poll {
        private end_poll() {
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
        public static void invoke(MemorySegment pointer, MemorySegment current) {
            try {
                Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment current) {
            function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
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
            void apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_opcode} points to: {@code enum ibv_wc_opcode (*read_opcode)(struct ibv_cq_ex *current)}.
     */
    public static final class read_opcode {
        private read_opcode() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
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
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_vendor_err} points to: {@code uint32_t (*read_vendor_err)(struct ibv_cq_ex *current)}.
     */
    public static final class read_vendor_err {
        private read_vendor_err() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
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
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_byte_len} points to: {@code uint32_t (*read_byte_len)(struct ibv_cq_ex *current)}.
     */
    public static final class read_byte_len {
        private read_byte_len() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
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
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_imm_data} points to: {@code __be32 (*read_imm_data)(struct ibv_cq_ex *current)}.
     */
    public static final class read_imm_data {
        private read_imm_data() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return Integer.reverseBytes((int) Invoke.HANDLE.invokeExact(pointer, current));
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current) {
            return Integer.reverseBytes(function.apply(Segments.sized(current, ibv_cq_ex.sizeof())));
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
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_qp_num} points to: {@code uint32_t (*read_qp_num)(struct ibv_cq_ex *current)}.
     */
    public static final class read_qp_num {
        private read_qp_num() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
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
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_src_qp} points to: {@code uint32_t (*read_src_qp)(struct ibv_cq_ex *current)}.
     */
    public static final class read_src_qp {
        private read_src_qp() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
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
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_wc_flags} points to: {@code unsigned int (*read_wc_flags)(struct ibv_cq_ex *current)}.
     */
    public static final class read_wc_flags {
        private read_wc_flags() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
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
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_slid} points to: {@code uint32_t (*read_slid)(struct ibv_cq_ex *current)}.
     */
    public static final class read_slid {
        private read_slid() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
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
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_sl} points to: {@code uint8_t (*read_sl)(struct ibv_cq_ex *current)}.
     */
    public static final class read_sl {
        private read_sl() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return Byte.toUnsignedInt((byte) Invoke.HANDLE.invokeExact(pointer, current));
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static byte upcall(Function function, MemorySegment current) {
            return Ranges.u8(function.apply(Segments.sized(current, ibv_cq_ex.sizeof())));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_dlid_path_bits} points to: {@code uint8_t (*read_dlid_path_bits)(struct ibv_cq_ex *current)}.
     */
    public static final class read_dlid_path_bits {
        private read_dlid_path_bits() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return Byte.toUnsignedInt((byte) Invoke.HANDLE.invokeExact(pointer, current));
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static byte upcall(Function function, MemorySegment current) {
            return Ranges.u8(function.apply(Segments.sized(current, ibv_cq_ex.sizeof())));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_completion_ts} points to: {@code uint64_t (*read_completion_ts)(struct ibv_cq_ex *current)}.
     */
    public static final class read_completion_ts {
        private read_completion_ts() {
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
        public static long invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return (long) Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static long upcall(Function function, MemorySegment current) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            long apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_cvlan} points to: {@code uint16_t (*read_cvlan)(struct ibv_cq_ex *current)}.
     */
    public static final class read_cvlan {
        private read_cvlan() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return Short.toUnsignedInt((short) Invoke.HANDLE.invokeExact(pointer, current));
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static short upcall(Function function, MemorySegment current) {
            return Ranges.u16(function.apply(Segments.sized(current, ibv_cq_ex.sizeof())));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_flow_tag} points to: {@code uint32_t (*read_flow_tag)(struct ibv_cq_ex *current)}.
     */
    public static final class read_flow_tag {
        private read_flow_tag() {
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
        public static int invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
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
            int apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_tm_info} points to: {@code void (*read_tm_info)(struct ibv_cq_ex *current, struct ibv_wc_tm_info *tm_info)}.
     */
    public static final class read_tm_info {
        private read_tm_info() {
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
        public static void invoke(MemorySegment pointer, MemorySegment current,
                MemorySegment tm_info) {
            try {
                Invoke.HANDLE.invokeExact(pointer, current, tm_info);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment current,
                MemorySegment tm_info) {
            function.apply(Segments.sized(current, ibv_cq_ex.sizeof()), Segments.sized(tm_info, ibv_wc_tm_info.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment current, MemorySegment tm_info);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code read_completion_wallclock_ns} points to: {@code uint64_t (*read_completion_wallclock_ns)(struct ibv_cq_ex *current)}.
     */
    public static final class read_completion_wallclock_ns {
        private read_completion_wallclock_ns() {
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
        public static long invoke(MemorySegment pointer, MemorySegment current) {
            try {
                return (long) Invoke.HANDLE.invokeExact(pointer, current);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static long upcall(Function function, MemorySegment current) {
            return function.apply(Segments.sized(current, ibv_cq_ex.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            long apply(MemorySegment current);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }
}
