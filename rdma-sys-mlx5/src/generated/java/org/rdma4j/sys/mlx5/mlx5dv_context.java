// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

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
 * The C type {@code struct mlx5dv_context}: 200 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_context {
 *   0      uint8_t version;
 *   8      uint64_t flags;
 *  16      uint64_t comp_mask;
 *  24      struct mlx5dv_cqe_comp_caps cqe_comp_caps;
 *  32      struct mlx5dv_sw_parsing_caps sw_parsing_caps;
 *  40      struct mlx5dv_striding_rq_caps striding_rq_caps;
 *  60      uint32_t tunnel_offloads_caps;
 *  64      uint32_t max_dynamic_bfregs;
 *  72      uint64_t max_clock_info_update_nsec;
 *  80      uint32_t flow_action_flags;
 *  84      uint32_t dc_odp_caps;
 *  88      void *hca_core_clock;
 *  96      uint8_t num_lag_ports;
 * 104      struct mlx5dv_sig_caps sig_caps;
 * 120      struct mlx5dv_dci_streams_caps dci_streams_caps;
 * 128      size_t max_wr_memcpy_length;
 * 136      struct mlx5dv_crypto_caps crypto_caps;
 * 152      uint64_t max_dc_rd_atom;
 * 160      uint64_t max_dc_init_rd_atom;
 * 168      struct mlx5_ib_uapi_reg reg_c0;
 * 176      struct mlx5dv_ooo_recv_wrs_caps ooo_recv_wrs_caps;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_context {
    private static final long SIZE = 200L;

    private mlx5dv_context() {
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
        return RecordText.of("mlx5dv_context", segment, layout(), "cqe_comp_caps@mlx5dv_cqe_comp_caps sw_parsing_caps@mlx5dv_sw_parsing_caps striding_rq_caps@mlx5dv_striding_rq_caps sig_caps@mlx5dv_sig_caps dci_streams_caps@mlx5dv_dci_streams_caps crypto_caps@mlx5dv_crypto_caps reg_c0@mlx5_ib_uapi_reg ooo_recv_wrs_caps@mlx5dv_ooo_recv_wrs_caps", EnumNames.NONE);
    }

    /**
     * {@code uint8_t version}, at byte 0.
     */
    public static int version(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L));
    }

    /**
     * Sets {@code version}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void version(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code version} in bytes.
     */
    public static long version$offset() {
        return 0L;
    }

    /**
     * {@code uint64_t flags}, at byte 8.
     */
    public static long flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 8L;
    }

    /**
     * {@code uint64_t comp_mask}, at byte 16.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 16L;
    }

    /**
     * {@code struct mlx5dv_cqe_comp_caps cqe_comp_caps}, at byte 24, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5dv_cqe_comp_caps mlx5dv_cqe_comp_caps}.
     */
    public static MemorySegment cqe_comp_caps(MemorySegment segment) {
        return segment.asSlice(24L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code cqe_comp_caps} from {@code value}.
     */
    public static void cqe_comp_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 8L);
    }

    /**
     * Returns the offset of {@code cqe_comp_caps} in bytes.
     */
    public static long cqe_comp_caps$offset() {
        return 24L;
    }

    /**
     * {@code struct mlx5dv_sw_parsing_caps sw_parsing_caps}, at byte 32, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5dv_sw_parsing_caps mlx5dv_sw_parsing_caps}.
     */
    public static MemorySegment sw_parsing_caps(MemorySegment segment) {
        return segment.asSlice(32L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code sw_parsing_caps} from {@code value}.
     */
    public static void sw_parsing_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, 8L);
    }

    /**
     * Returns the offset of {@code sw_parsing_caps} in bytes.
     */
    public static long sw_parsing_caps$offset() {
        return 32L;
    }

    /**
     * {@code struct mlx5dv_striding_rq_caps striding_rq_caps}, at byte 40, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5dv_striding_rq_caps mlx5dv_striding_rq_caps}.
     */
    public static MemorySegment striding_rq_caps(MemorySegment segment) {
        return segment.asSlice(40L, 20L);
    }

    /**
     * Copies the 20 bytes of {@code striding_rq_caps} from {@code value}.
     */
    public static void striding_rq_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 40L, 20L);
    }

    /**
     * Returns the offset of {@code striding_rq_caps} in bytes.
     */
    public static long striding_rq_caps$offset() {
        return 40L;
    }

    /**
     * {@code uint32_t tunnel_offloads_caps}, at byte 60.
     */
    public static int tunnel_offloads_caps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 60L);
    }

    /**
     * Sets {@code tunnel_offloads_caps}.
     */
    public static void tunnel_offloads_caps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 60L, value);
    }

    /**
     * Returns the offset of {@code tunnel_offloads_caps} in bytes.
     */
    public static long tunnel_offloads_caps$offset() {
        return 60L;
    }

    /**
     * {@code uint32_t max_dynamic_bfregs}, at byte 64.
     */
    public static int max_dynamic_bfregs(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 64L);
    }

    /**
     * Sets {@code max_dynamic_bfregs}.
     */
    public static void max_dynamic_bfregs(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code max_dynamic_bfregs} in bytes.
     */
    public static long max_dynamic_bfregs$offset() {
        return 64L;
    }

    /**
     * {@code uint64_t max_clock_info_update_nsec}, at byte 72.
     */
    public static long max_clock_info_update_nsec(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 72L);
    }

    /**
     * Sets {@code max_clock_info_update_nsec}.
     */
    public static void max_clock_info_update_nsec(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 72L, value);
    }

    /**
     * Returns the offset of {@code max_clock_info_update_nsec} in bytes.
     */
    public static long max_clock_info_update_nsec$offset() {
        return 72L;
    }

    /**
     * {@code uint32_t flow_action_flags}, at byte 80.
     */
    public static int flow_action_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 80L);
    }

    /**
     * Sets {@code flow_action_flags}.
     */
    public static void flow_action_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code flow_action_flags} in bytes.
     */
    public static long flow_action_flags$offset() {
        return 80L;
    }

    /**
     * {@code uint32_t dc_odp_caps}, at byte 84.
     */
    public static int dc_odp_caps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 84L);
    }

    /**
     * Sets {@code dc_odp_caps}.
     */
    public static void dc_odp_caps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 84L, value);
    }

    /**
     * Returns the offset of {@code dc_odp_caps} in bytes.
     */
    public static long dc_odp_caps$offset() {
        return 84L;
    }

    /**
     * {@code void *hca_core_clock}, at byte 88.
     */
    public static MemorySegment hca_core_clock(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 88L);
    }

    /**
     * Sets {@code hca_core_clock}.
     */
    public static void hca_core_clock(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code hca_core_clock} in bytes.
     */
    public static long hca_core_clock$offset() {
        return 88L;
    }

    /**
     * {@code uint8_t num_lag_ports}, at byte 96.
     */
    public static int num_lag_ports(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 96L));
    }

    /**
     * Sets {@code num_lag_ports}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void num_lag_ports(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 96L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code num_lag_ports} in bytes.
     */
    public static long num_lag_ports$offset() {
        return 96L;
    }

    /**
     * {@code struct mlx5dv_sig_caps sig_caps}, at byte 104, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5dv_sig_caps mlx5dv_sig_caps}.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static MemorySegment sig_caps(MemorySegment segment) {
        return segment.asSlice(104L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code sig_caps} from {@code value}.
     */
    public static void sig_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 104L, 16L);
    }

    /**
     * Returns the offset of {@code sig_caps} in bytes.
     */
    public static long sig_caps$offset() {
        return 104L;
    }

    /**
     * {@code struct mlx5dv_dci_streams_caps dci_streams_caps}, at byte 120, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5dv_dci_streams_caps mlx5dv_dci_streams_caps}.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static MemorySegment dci_streams_caps(MemorySegment segment) {
        return segment.asSlice(120L, 2L);
    }

    /**
     * Copies the 2 bytes of {@code dci_streams_caps} from {@code value}.
     */
    public static void dci_streams_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 120L, 2L);
    }

    /**
     * Returns the offset of {@code dci_streams_caps} in bytes.
     */
    public static long dci_streams_caps$offset() {
        return 120L;
    }

    /**
     * {@code size_t max_wr_memcpy_length}, at byte 128.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static long max_wr_memcpy_length(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 128L);
    }

    /**
     * Sets {@code max_wr_memcpy_length}.
     */
    public static void max_wr_memcpy_length(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 128L, value);
    }

    /**
     * Returns the offset of {@code max_wr_memcpy_length} in bytes.
     */
    public static long max_wr_memcpy_length$offset() {
        return 128L;
    }

    /**
     * {@code struct mlx5dv_crypto_caps crypto_caps}, at byte 136, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5dv_crypto_caps mlx5dv_crypto_caps}.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static MemorySegment crypto_caps(MemorySegment segment) {
        return segment.asSlice(136L, 12L);
    }

    /**
     * Copies the 12 bytes of {@code crypto_caps} from {@code value}.
     */
    public static void crypto_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 136L, 12L);
    }

    /**
     * Returns the offset of {@code crypto_caps} in bytes.
     */
    public static long crypto_caps$offset() {
        return 136L;
    }

    /**
     * {@code uint64_t max_dc_rd_atom}, at byte 152.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static long max_dc_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 152L);
    }

    /**
     * Sets {@code max_dc_rd_atom}.
     */
    public static void max_dc_rd_atom(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 152L, value);
    }

    /**
     * Returns the offset of {@code max_dc_rd_atom} in bytes.
     */
    public static long max_dc_rd_atom$offset() {
        return 152L;
    }

    /**
     * {@code uint64_t max_dc_init_rd_atom}, at byte 160.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static long max_dc_init_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 160L);
    }

    /**
     * Sets {@code max_dc_init_rd_atom}.
     */
    public static void max_dc_init_rd_atom(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 160L, value);
    }

    /**
     * Returns the offset of {@code max_dc_init_rd_atom} in bytes.
     */
    public static long max_dc_init_rd_atom$offset() {
        return 160L;
    }

    /**
     * {@code struct mlx5_ib_uapi_reg reg_c0}, at byte 168, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5_ib_uapi_reg mlx5_ib_uapi_reg}.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static MemorySegment reg_c0(MemorySegment segment) {
        return segment.asSlice(168L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code reg_c0} from {@code value}.
     */
    public static void reg_c0(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 168L, 8L);
    }

    /**
     * Returns the offset of {@code reg_c0} in bytes.
     */
    public static long reg_c0$offset() {
        return 168L;
    }

    /**
     * {@code struct mlx5dv_ooo_recv_wrs_caps ooo_recv_wrs_caps}, at byte 176, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5dv_ooo_recv_wrs_caps mlx5dv_ooo_recv_wrs_caps}.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static MemorySegment ooo_recv_wrs_caps(MemorySegment segment) {
        return segment.asSlice(176L, 20L);
    }

    /**
     * Copies the 20 bytes of {@code ooo_recv_wrs_caps} from {@code value}.
     */
    public static void ooo_recv_wrs_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 176L, 20L);
    }

    /**
     * Returns the offset of {@code ooo_recv_wrs_caps} in bytes.
     */
    public static long ooo_recv_wrs_caps$offset() {
        return 176L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_BYTE.withName("version"),
                MemoryLayout.paddingLayout(7L),
                ValueLayout.JAVA_LONG.withName("flags"),
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                mlx5dv_cqe_comp_caps.layout().withName("cqe_comp_caps"),
                mlx5dv_sw_parsing_caps.layout().withName("sw_parsing_caps"),
                mlx5dv_striding_rq_caps.layout().withName("striding_rq_caps"),
                ValueLayout.JAVA_INT.withName("tunnel_offloads_caps"),
                ValueLayout.JAVA_INT.withName("max_dynamic_bfregs"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("max_clock_info_update_nsec"),
                ValueLayout.JAVA_INT.withName("flow_action_flags"),
                ValueLayout.JAVA_INT.withName("dc_odp_caps"),
                ValueLayout.ADDRESS.withName("hca_core_clock"),
                ValueLayout.JAVA_BYTE.withName("num_lag_ports"),
                MemoryLayout.paddingLayout(7L),
                mlx5dv_sig_caps.layout().withName("sig_caps"),
                mlx5dv_dci_streams_caps.layout().withName("dci_streams_caps"),
                MemoryLayout.paddingLayout(6L),
                ValueLayout.JAVA_LONG.withName("max_wr_memcpy_length"),
                mlx5dv_crypto_caps.layout().withName("crypto_caps"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("max_dc_rd_atom"),
                ValueLayout.JAVA_LONG.withName("max_dc_init_rd_atom"),
                mlx5_ib_uapi_reg.layout().withName("reg_c0"),
                mlx5dv_ooo_recv_wrs_caps.layout().withName("ooo_recv_wrs_caps"),
                MemoryLayout.paddingLayout(4L))
                .withName("mlx5dv_context");

        private Layout() {
        }
    }
}
