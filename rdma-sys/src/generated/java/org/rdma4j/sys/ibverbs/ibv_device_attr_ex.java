// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_device_attr_ex}: 400 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_device_attr_ex {
 *   0      struct ibv_device_attr orig_attr;
 * 232      uint32_t comp_mask;
 * 240      struct ibv_odp_caps odp_caps;
 * 264      uint64_t completion_timestamp_mask;
 * 272      uint64_t hca_core_clock;
 * 280      uint64_t device_cap_flags_ex;
 * 288      struct ibv_tso_caps tso_caps;
 * 296      struct ibv_rss_caps rss_caps;
 * 328      uint32_t max_wq_type_rq;
 * 332      struct ibv_packet_pacing_caps packet_pacing_caps;
 * 344      uint32_t raw_packet_caps;
 * 348      struct ibv_tm_caps tm_caps;
 * 368      struct ibv_cq_moderation_caps cq_mod_caps;
 * 376      uint64_t max_dm_size;
 * 384      struct ibv_pci_atomic_caps pci_atomic_caps;
 * 392      uint32_t xrc_odp_caps;
 * 396      uint32_t phys_port_cnt_ex;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_device_attr_ex {
    private static final long SIZE = 400L;

    private ibv_device_attr_ex() {
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
        return RecordText.of("ibv_device_attr_ex", segment, layout(), "orig_attr@ibv_device_attr orig_attr.fw_ver\" orig_attr.max_qp- orig_attr.max_qp_wr- orig_attr.max_sge- orig_attr.max_sge_rd- orig_attr.max_cq- orig_attr.max_cqe- orig_attr.max_mr- orig_attr.max_pd- orig_attr.max_qp_rd_atom- orig_attr.max_ee_rd_atom- orig_attr.max_res_rd_atom- orig_attr.max_qp_init_rd_atom- orig_attr.max_ee_init_rd_atom- orig_attr.atomic_cap=ibv_atomic_cap orig_attr.max_ee- orig_attr.max_rdd- orig_attr.max_mw- orig_attr.max_raw_ipv6_qp- orig_attr.max_raw_ethy_qp- orig_attr.max_mcast_grp- orig_attr.max_mcast_qp_attach- orig_attr.max_total_mcast_qp_attach- orig_attr.max_ah- orig_attr.max_fmr- orig_attr.max_map_per_fmr- orig_attr.max_srq- orig_attr.max_srq_wr- orig_attr.max_srq_sge- odp_caps@ibv_odp_caps tso_caps@ibv_tso_caps rss_caps@ibv_rss_caps packet_pacing_caps@ibv_packet_pacing_caps tm_caps@ibv_tm_caps cq_mod_caps@ibv_cq_moderation_caps pci_atomic_caps@ibv_pci_atomic_caps", IbverbsEnumNames.ALL);
    }

    /**
     * {@code struct ibv_device_attr orig_attr}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_device_attr ibv_device_attr}.
     */
    public static MemorySegment orig_attr(MemorySegment segment) {
        return segment.asSlice(0L, 232L);
    }

    /**
     * Copies the 232 bytes of {@code orig_attr} from {@code value}.
     */
    public static void orig_attr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 232L);
    }

    /**
     * Returns the offset of {@code orig_attr} in bytes.
     */
    public static long orig_attr$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t comp_mask}, at byte 232.
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 232L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 232L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 232L;
    }

    /**
     * {@code struct ibv_odp_caps odp_caps}, at byte 240, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_odp_caps ibv_odp_caps}.
     */
    public static MemorySegment odp_caps(MemorySegment segment) {
        return segment.asSlice(240L, 24L);
    }

    /**
     * Copies the 24 bytes of {@code odp_caps} from {@code value}.
     */
    public static void odp_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 240L, 24L);
    }

    /**
     * Returns the offset of {@code odp_caps} in bytes.
     */
    public static long odp_caps$offset() {
        return 240L;
    }

    /**
     * {@code uint64_t completion_timestamp_mask}, at byte 264.
     */
    public static long completion_timestamp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 264L);
    }

    /**
     * Sets {@code completion_timestamp_mask}.
     */
    public static void completion_timestamp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 264L, value);
    }

    /**
     * Returns the offset of {@code completion_timestamp_mask} in bytes.
     */
    public static long completion_timestamp_mask$offset() {
        return 264L;
    }

    /**
     * {@code uint64_t hca_core_clock}, at byte 272.
     */
    public static long hca_core_clock(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 272L);
    }

    /**
     * Sets {@code hca_core_clock}.
     */
    public static void hca_core_clock(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 272L, value);
    }

    /**
     * Returns the offset of {@code hca_core_clock} in bytes.
     */
    public static long hca_core_clock$offset() {
        return 272L;
    }

    /**
     * {@code uint64_t device_cap_flags_ex}, at byte 280.
     */
    public static long device_cap_flags_ex(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 280L);
    }

    /**
     * Sets {@code device_cap_flags_ex}.
     */
    public static void device_cap_flags_ex(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 280L, value);
    }

    /**
     * Returns the offset of {@code device_cap_flags_ex} in bytes.
     */
    public static long device_cap_flags_ex$offset() {
        return 280L;
    }

    /**
     * {@code struct ibv_tso_caps tso_caps}, at byte 288, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_tso_caps ibv_tso_caps}.
     */
    public static MemorySegment tso_caps(MemorySegment segment) {
        return segment.asSlice(288L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code tso_caps} from {@code value}.
     */
    public static void tso_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 288L, 8L);
    }

    /**
     * Returns the offset of {@code tso_caps} in bytes.
     */
    public static long tso_caps$offset() {
        return 288L;
    }

    /**
     * {@code struct ibv_rss_caps rss_caps}, at byte 296, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_rss_caps ibv_rss_caps}.
     */
    public static MemorySegment rss_caps(MemorySegment segment) {
        return segment.asSlice(296L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code rss_caps} from {@code value}.
     */
    public static void rss_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 296L, 32L);
    }

    /**
     * Returns the offset of {@code rss_caps} in bytes.
     */
    public static long rss_caps$offset() {
        return 296L;
    }

    /**
     * {@code uint32_t max_wq_type_rq}, at byte 328.
     */
    public static int max_wq_type_rq(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 328L);
    }

    /**
     * Sets {@code max_wq_type_rq}.
     */
    public static void max_wq_type_rq(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 328L, value);
    }

    /**
     * Returns the offset of {@code max_wq_type_rq} in bytes.
     */
    public static long max_wq_type_rq$offset() {
        return 328L;
    }

    /**
     * {@code struct ibv_packet_pacing_caps packet_pacing_caps}, at byte 332, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_packet_pacing_caps ibv_packet_pacing_caps}.
     */
    public static MemorySegment packet_pacing_caps(MemorySegment segment) {
        return segment.asSlice(332L, 12L);
    }

    /**
     * Copies the 12 bytes of {@code packet_pacing_caps} from {@code value}.
     */
    public static void packet_pacing_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 332L, 12L);
    }

    /**
     * Returns the offset of {@code packet_pacing_caps} in bytes.
     */
    public static long packet_pacing_caps$offset() {
        return 332L;
    }

    /**
     * {@code uint32_t raw_packet_caps}, at byte 344.
     */
    public static int raw_packet_caps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 344L);
    }

    /**
     * Sets {@code raw_packet_caps}.
     */
    public static void raw_packet_caps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 344L, value);
    }

    /**
     * Returns the offset of {@code raw_packet_caps} in bytes.
     */
    public static long raw_packet_caps$offset() {
        return 344L;
    }

    /**
     * {@code struct ibv_tm_caps tm_caps}, at byte 348, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_tm_caps ibv_tm_caps}.
     */
    public static MemorySegment tm_caps(MemorySegment segment) {
        return segment.asSlice(348L, 20L);
    }

    /**
     * Copies the 20 bytes of {@code tm_caps} from {@code value}.
     */
    public static void tm_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 348L, 20L);
    }

    /**
     * Returns the offset of {@code tm_caps} in bytes.
     */
    public static long tm_caps$offset() {
        return 348L;
    }

    /**
     * {@code struct ibv_cq_moderation_caps cq_mod_caps}, at byte 368, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_cq_moderation_caps ibv_cq_moderation_caps}.
     */
    public static MemorySegment cq_mod_caps(MemorySegment segment) {
        return segment.asSlice(368L, 4L);
    }

    /**
     * Copies the 4 bytes of {@code cq_mod_caps} from {@code value}.
     */
    public static void cq_mod_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 368L, 4L);
    }

    /**
     * Returns the offset of {@code cq_mod_caps} in bytes.
     */
    public static long cq_mod_caps$offset() {
        return 368L;
    }

    /**
     * {@code uint64_t max_dm_size}, at byte 376.
     */
    public static long max_dm_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 376L);
    }

    /**
     * Sets {@code max_dm_size}.
     */
    public static void max_dm_size(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 376L, value);
    }

    /**
     * Returns the offset of {@code max_dm_size} in bytes.
     */
    public static long max_dm_size$offset() {
        return 376L;
    }

    /**
     * {@code struct ibv_pci_atomic_caps pci_atomic_caps}, at byte 384, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_pci_atomic_caps ibv_pci_atomic_caps}.
     */
    public static MemorySegment pci_atomic_caps(MemorySegment segment) {
        return segment.asSlice(384L, 6L);
    }

    /**
     * Copies the 6 bytes of {@code pci_atomic_caps} from {@code value}.
     */
    public static void pci_atomic_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 384L, 6L);
    }

    /**
     * Returns the offset of {@code pci_atomic_caps} in bytes.
     */
    public static long pci_atomic_caps$offset() {
        return 384L;
    }

    /**
     * {@code uint32_t xrc_odp_caps}, at byte 392.
     */
    public static int xrc_odp_caps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 392L);
    }

    /**
     * Sets {@code xrc_odp_caps}.
     */
    public static void xrc_odp_caps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 392L, value);
    }

    /**
     * Returns the offset of {@code xrc_odp_caps} in bytes.
     */
    public static long xrc_odp_caps$offset() {
        return 392L;
    }

    /**
     * {@code uint32_t phys_port_cnt_ex}, at byte 396.
     * Since rdma-core 35.0.
     */
    public static int phys_port_cnt_ex(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 396L);
    }

    /**
     * Sets {@code phys_port_cnt_ex}.
     */
    public static void phys_port_cnt_ex(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 396L, value);
    }

    /**
     * Returns the offset of {@code phys_port_cnt_ex} in bytes.
     */
    public static long phys_port_cnt_ex$offset() {
        return 396L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ibv_device_attr.layout().withName("orig_attr"),
                ValueLayout.JAVA_INT.withName("comp_mask"),
                MemoryLayout.paddingLayout(4L),
                ibv_odp_caps.layout().withName("odp_caps"),
                ValueLayout.JAVA_LONG.withName("completion_timestamp_mask"),
                ValueLayout.JAVA_LONG.withName("hca_core_clock"),
                ValueLayout.JAVA_LONG.withName("device_cap_flags_ex"),
                ibv_tso_caps.layout().withName("tso_caps"),
                ibv_rss_caps.layout().withName("rss_caps"),
                ValueLayout.JAVA_INT.withName("max_wq_type_rq"),
                ibv_packet_pacing_caps.layout().withName("packet_pacing_caps"),
                ValueLayout.JAVA_INT.withName("raw_packet_caps"),
                ibv_tm_caps.layout().withName("tm_caps"),
                ibv_cq_moderation_caps.layout().withName("cq_mod_caps"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.JAVA_LONG.withName("max_dm_size"),
                ibv_pci_atomic_caps.layout().withName("pci_atomic_caps"),
                MemoryLayout.paddingLayout(2L),
                ValueLayout.JAVA_INT.withName("xrc_odp_caps"),
                ValueLayout.JAVA_INT.withName("phys_port_cnt_ex"))
                .withName("ibv_device_attr_ex");

        private Layout() {
        }
    }
}
