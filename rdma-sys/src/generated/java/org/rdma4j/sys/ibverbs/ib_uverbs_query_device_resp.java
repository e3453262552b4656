// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_query_device_resp}: 176 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_query_device_resp {
 *   0      __u64 fw_ver;
 *   8      __be64 node_guid;
 *  16      __be64 sys_image_guid;
 *  24      __u64 max_mr_size;
 *  32      __u64 page_size_cap;
 *  40      __u32 vendor_id;
 *  44      __u32 vendor_part_id;
 *  48      __u32 hw_ver;
 *  52      __u32 max_qp;
 *  56      __u32 max_qp_wr;
 *  60      __u32 device_cap_flags;
 *  64      __u32 max_sge;
 *  68      __u32 max_sge_rd;
 *  72      __u32 max_cq;
 *  76      __u32 max_cqe;
 *  80      __u32 max_mr;
 *  84      __u32 max_pd;
 *  88      __u32 max_qp_rd_atom;
 *  92      __u32 max_ee_rd_atom;
 *  96      __u32 max_res_rd_atom;
 * 100      __u32 max_qp_init_rd_atom;
 * 104      __u32 max_ee_init_rd_atom;
 * 108      __u32 atomic_cap;
 * 112      __u32 max_ee;
 * 116      __u32 max_rdd;
 * 120      __u32 max_mw;
 * 124      __u32 max_raw_ipv6_qp;
 * 128      __u32 max_raw_ethy_qp;
 * 132      __u32 max_mcast_grp;
 * 136      __u32 max_mcast_qp_attach;
 * 140      __u32 max_total_mcast_qp_attach;
 * 144      __u32 max_ah;
 * 148      __u32 max_fmr;
 * 152      __u32 max_map_per_fmr;
 * 156      __u32 max_srq;
 * 160      __u32 max_srq_wr;
 * 164      __u32 max_srq_sge;
 * 168      __u16 max_pkeys;
 * 170      __u8 local_ca_ack_delay;
 * 171      __u8 phys_port_cnt;
 * 172      __u8 reserved[4];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_query_device_resp {
    private static final long SIZE = 176L;

    private ib_uverbs_query_device_resp() {
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
        return RecordText.of("ib_uverbs_query_device_resp", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 fw_ver}, at byte 0.
     */
    public static long fw_ver(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code fw_ver}.
     */
    public static void fw_ver(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code fw_ver} in bytes.
     */
    public static long fw_ver$offset() {
        return 0L;
    }

    /**
     * {@code __be64 node_guid}, at byte 8; big-endian in memory, converted to native byte order.
     */
    public static long node_guid(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L));
    }

    /**
     * Sets {@code node_guid}.
     */
    public static void node_guid(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code node_guid} in bytes.
     */
    public static long node_guid$offset() {
        return 8L;
    }

    /**
     * {@code __be64 sys_image_guid}, at byte 16; big-endian in memory, converted to native byte order.
     */
    public static long sys_image_guid(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L));
    }

    /**
     * Sets {@code sys_image_guid}.
     */
    public static void sys_image_guid(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code sys_image_guid} in bytes.
     */
    public static long sys_image_guid$offset() {
        return 16L;
    }

    /**
     * {@code __u64 max_mr_size}, at byte 24.
     */
    public static long max_mr_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L);
    }

    /**
     * Sets {@code max_mr_size}.
     */
    public static void max_mr_size(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code max_mr_size} in bytes.
     */
    public static long max_mr_size$offset() {
        return 24L;
    }

    /**
     * {@code __u64 page_size_cap}, at byte 32.
     */
    public static long page_size_cap(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 32L);
    }

    /**
     * Sets {@code page_size_cap}.
     */
    public static void page_size_cap(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code page_size_cap} in bytes.
     */
    public static long page_size_cap$offset() {
        return 32L;
    }

    /**
     * {@code __u32 vendor_id}, at byte 40.
     */
    public static int vendor_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 40L);
    }

    /**
     * Sets {@code vendor_id}.
     */
    public static void vendor_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code vendor_id} in bytes.
     */
    public static long vendor_id$offset() {
        return 40L;
    }

    /**
     * {@code __u32 vendor_part_id}, at byte 44.
     */
    public static int vendor_part_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 44L);
    }

    /**
     * Sets {@code vendor_part_id}.
     */
    public static void vendor_part_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 44L, value);
    }

    /**
     * Returns the offset of {@code vendor_part_id} in bytes.
     */
    public static long vendor_part_id$offset() {
        return 44L;
    }

    /**
     * {@code __u32 hw_ver}, at byte 48.
     */
    public static int hw_ver(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code hw_ver}.
     */
    public static void hw_ver(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code hw_ver} in bytes.
     */
    public static long hw_ver$offset() {
        return 48L;
    }

    /**
     * {@code __u32 max_qp}, at byte 52.
     */
    public static int max_qp(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 52L);
    }

    /**
     * Sets {@code max_qp}.
     */
    public static void max_qp(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 52L, value);
    }

    /**
     * Returns the offset of {@code max_qp} in bytes.
     */
    public static long max_qp$offset() {
        return 52L;
    }

    /**
     * {@code __u32 max_qp_wr}, at byte 56.
     */
    public static int max_qp_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 56L);
    }

    /**
     * Sets {@code max_qp_wr}.
     */
    public static void max_qp_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code max_qp_wr} in bytes.
     */
    public static long max_qp_wr$offset() {
        return 56L;
    }

    /**
     * {@code __u32 device_cap_flags}, at byte 60.
     */
    public static int device_cap_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 60L);
    }

    /**
     * Sets {@code device_cap_flags}.
     */
    public static void device_cap_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 60L, value);
    }

    /**
     * Returns the offset of {@code device_cap_flags} in bytes.
     */
    public static long device_cap_flags$offset() {
        return 60L;
    }

    /**
     * {@code __u32 max_sge}, at byte 64.
     */
    public static int max_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 64L);
    }

    /**
     * Sets {@code max_sge}.
     */
    public static void max_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code max_sge} in bytes.
     */
    public static long max_sge$offset() {
        return 64L;
    }

    /**
     * {@code __u32 max_sge_rd}, at byte 68.
     */
    public static int max_sge_rd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 68L);
    }

    /**
     * Sets {@code max_sge_rd}.
     */
    public static void max_sge_rd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 68L, value);
    }

    /**
     * Returns the offset of {@code max_sge_rd} in bytes.
     */
    public static long max_sge_rd$offset() {
        return 68L;
    }

    /**
     * {@code __u32 max_cq}, at byte 72.
     */
    public static int max_cq(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 72L);
    }

    /**
     * Sets {@code max_cq}.
     */
    public static void max_cq(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 72L, value);
    }

    /**
     * Returns the offset of {@code max_cq} in bytes.
     */
    public static long max_cq$offset() {
        return 72L;
    }

    /**
     * {@code __u32 max_cqe}, at byte 76.
     */
    public static int max_cqe(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 76L);
    }

    /**
     * Sets {@code max_cqe}.
     */
    public static void max_cqe(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 76L, value);
    }

    /**
     * Returns the offset of {@code max_cqe} in bytes.
     */
    public static long max_cqe$offset() {
        return 76L;
    }

    /**
     * {@code __u32 max_mr}, at byte 80.
     */
    public static int max_mr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 80L);
    }

    /**
     * Sets {@code max_mr}.
     */
    public static void max_mr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code max_mr} in bytes.
     */
    public static long max_mr$offset() {
        return 80L;
    }

    /**
     * {@code __u32 max_pd}, at byte 84.
     */
    public static int max_pd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 84L);
    }

    /**
     * Sets {@code max_pd}.
     */
    public static void max_pd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 84L, value);
    }

    /**
     * Returns the offset of {@code max_pd} in bytes.
     */
    public static long max_pd$offset() {
        return 84L;
    }

    /**
     * {@code __u32 max_qp_rd_atom}, at byte 88.
     */
    public static int max_qp_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 88L);
    }

    /**
     * Sets {@code max_qp_rd_atom}.
     */
    public static void max_qp_rd_atom(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code max_qp_rd_atom} in bytes.
     */
    public static long max_qp_rd_atom$offset() {
        return 88L;
    }

    /**
     * {@code __u32 max_ee_rd_atom}, at byte 92.
     */
    public static int max_ee_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 92L);
    }

    /**
     * Sets {@code max_ee_rd_atom}.
     */
    public static void max_ee_rd_atom(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 92L, value);
    }

    /**
     * Returns the offset of {@code max_ee_rd_atom} in bytes.
     */
    public static long max_ee_rd_atom$offset() {
        return 92L;
    }

    /**
     * {@code __u32 max_res_rd_atom}, at byte 96.
     */
    public static int max_res_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 96L);
    }

    /**
     * Sets {@code max_res_rd_atom}.
     */
    public static void max_res_rd_atom(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 96L, value);
    }

    /**
     * Returns the offset of {@code max_res_rd_atom} in bytes.
     */
    public static long max_res_rd_atom$offset() {
        return 96L;
    }

    /**
     * {@code __u32 max_qp_init_rd_atom}, at byte 100.
     */
    public static int max_qp_init_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 100L);
    }

    /**
     * Sets {@code max_qp_init_rd_atom}.
     */
    public static void max_qp_init_rd_atom(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 100L, value);
    }

    /**
     * Returns the offset of {@code max_qp_init_rd_atom} in bytes.
     */
    public static long max_qp_init_rd_atom$offset() {
        return 100L;
    }

    /**
     * {@code __u32 max_ee_init_rd_atom}, at byte 104.
     */
    public static int max_ee_init_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 104L);
    }

    /**
     * Sets {@code max_ee_init_rd_atom}.
     */
    public static void max_ee_init_rd_atom(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 104L, value);
    }

    /**
     * Returns the offset of {@code max_ee_init_rd_atom} in bytes.
     */
    public static long max_ee_init_rd_atom$offset() {
        return 104L;
    }

    /**
     * {@code __u32 atomic_cap}, at byte 108.
     */
    public static int atomic_cap(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 108L);
    }

    /**
     * Sets {@code atomic_cap}.
     */
    public static void atomic_cap(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 108L, value);
    }

    /**
     * Returns the offset of {@code atomic_cap} in bytes.
     */
    public static long atomic_cap$offset() {
        return 108L;
    }

    /**
     * {@code __u32 max_ee}, at byte 112.
     */
    public static int max_ee(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 112L);
    }

    /**
     * Sets {@code max_ee}.
     */
    public static void max_ee(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 112L, value);
    }

    /**
     * Returns the offset of {@code max_ee} in bytes.
     */
    public static long max_ee$offset() {
        return 112L;
    }

    /**
     * {@code __u32 max_rdd}, at byte 116.
     */
    public static int max_rdd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 116L);
    }

    /**
     * Sets {@code max_rdd}.
     */
    public static void max_rdd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 116L, value);
    }

    /**
     * Returns the offset of {@code max_rdd} in bytes.
     */
    public static long max_rdd$offset() {
        return 116L;
    }

    /**
     * {@code __u32 max_mw}, at byte 120.
     */
    public static int max_mw(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 120L);
    }

    /**
     * Sets {@code max_mw}.
     */
    public static void max_mw(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 120L, value);
    }

    /**
     * Returns the offset of {@code max_mw} in bytes.
     */
    public static long max_mw$offset() {
        return 120L;
    }

    /**
     * {@code __u32 max_raw_ipv6_qp}, at byte 124.
     */
    public static int max_raw_ipv6_qp(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 124L);
    }

    /**
     * Sets {@code max_raw_ipv6_qp}.
     */
    public static void max_raw_ipv6_qp(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 124L, value);
    }

    /**
     * Returns the offset of {@code max_raw_ipv6_qp} in bytes.
     */
    public static long max_raw_ipv6_qp$offset() {
        return 124L;
    }

    /**
     * {@code __u32 max_raw_ethy_qp}, at byte 128.
     */
    public static int max_raw_ethy_qp(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 128L);
    }

    /**
     * Sets {@code max_raw_ethy_qp}.
     */
    public static void max_raw_ethy_qp(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 128L, value);
    }

    /**
     * Returns the offset of {@code max_raw_ethy_qp} in bytes.
     */
    public static long max_raw_ethy_qp$offset() {
        return 128L;
    }

    /**
     * {@code __u32 max_mcast_grp}, at byte 132.
     */
    public static int max_mcast_grp(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 132L);
    }

    /**
     * Sets {@code max_mcast_grp}.
     */
    public static void max_mcast_grp(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 132L, value);
    }

    /**
     * Returns the offset of {@code max_mcast_grp} in bytes.
     */
    public static long max_mcast_grp$offset() {
        return 132L;
    }

    /**
     * {@code __u32 max_mcast_qp_attach}, at byte 136.
     */
    public static int max_mcast_qp_attach(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 136L);
    }

    /**
     * Sets {@code max_mcast_qp_attach}.
     */
    public static void max_mcast_qp_attach(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 136L, value);
    }

    /**
     * Returns the offset of {@code max_mcast_qp_attach} in bytes.
     */
    public static long max_mcast_qp_attach$offset() {
        return 136L;
    }

    /**
     * {@code __u32 max_total_mcast_qp_attach}, at byte 140.
     */
    public static int max_total_mcast_qp_attach(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 140L);
    }

    /**
     * Sets {@code max_total_mcast_qp_attach}.
     */
    public static void max_total_mcast_qp_attach(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 140L, value);
    }

    /**
     * Returns the offset of {@code max_total_mcast_qp_attach} in bytes.
     */
    public static long max_total_mcast_qp_attach$offset() {
        return 140L;
    }

    /**
     * {@code __u32 max_ah}, at byte 144.
     */
    public static int max_ah(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 144L);
    }

    /**
     * Sets {@code max_ah}.
     */
    public static void max_ah(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 144L, value);
    }

    /**
     * Returns the offset of {@code max_ah} in bytes.
     */
    public static long max_ah$offset() {
        return 144L;
    }

    /**
     * {@code __u32 max_fmr}, at byte 148.
     */
    public static int max_fmr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 148L);
    }

    /**
     * Sets {@code max_fmr}.
     */
    public static void max_fmr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 148L, value);
    }

    /**
     * Returns the offset of {@code max_fmr} in bytes.
     */
    public static long max_fmr$offset() {
        return 148L;
    }

    /**
     * {@code __u32 max_map_per_fmr}, at byte 152.
     */
    public static int max_map_per_fmr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 152L);
    }

    /**
     * Sets {@code max_map_per_fmr}.
     */
    public static void max_map_per_fmr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 152L, value);
    }

    /**
     * Returns the offset of {@code max_map_per_fmr} in bytes.
     */
    public static long max_map_per_fmr$offset() {
        return 152L;
    }

    /**
     * {@code __u32 max_srq}, at byte 156.
     */
    public static int max_srq(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 156L);
    }

    /**
     * Sets {@code max_srq}.
     */
    public static void max_srq(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 156L, value);
    }

    /**
     * Returns the offset of {@code max_srq} in bytes.
     */
    public static long max_srq$offset() {
        return 156L;
    }

    /**
     * {@code __u32 max_srq_wr}, at byte 160.
     */
    public static int max_srq_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 160L);
    }

    /**
     * Sets {@code max_srq_wr}.
     */
    public static void max_srq_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 160L, value);
    }

    /**
     * Returns the offset of {@code max_srq_wr} in bytes.
     */
    public static long max_srq_wr$offset() {
        return 160L;
    }

    /**
     * {@code __u32 max_srq_sge}, at byte 164.
     */
    public static int max_srq_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 164L);
    }

    /**
     * Sets {@code max_srq_sge}.
     */
    public static void max_srq_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 164L, value);
    }

    /**
     * Returns the offset of {@code max_srq_sge} in bytes.
     */
    public static long max_srq_sge$offset() {
        return 164L;
    }

    /**
     * {@code __u16 max_pkeys}, at byte 168.
     */
    public static int max_pkeys(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 168L));
    }

    /**
     * Sets {@code max_pkeys}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void max_pkeys(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 168L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code max_pkeys} in bytes.
     */
    public static long max_pkeys$offset() {
        return 168L;
    }

    /**
     * {@code __u8 local_ca_ack_delay}, at byte 170.
     */
    public static int local_ca_ack_delay(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 170L));
    }

    /**
     * Sets {@code local_ca_ack_delay}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void local_ca_ack_delay(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 170L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code local_ca_ack_delay} in bytes.
     */
    public static long local_ca_ack_delay$offset() {
        return 170L;
    }

    /**
     * {@code __u8 phys_port_cnt}, at byte 171.
     */
    public static int phys_port_cnt(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 171L));
    }

    /**
     * Sets {@code phys_port_cnt}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void phys_port_cnt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 171L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code phys_port_cnt} in bytes.
     */
    public static long phys_port_cnt$offset() {
        return 171L;
    }

    /**
     * {@code __u8 reserved[4]}, at byte 172, as a slice.
     */
    public static MemorySegment reserved(MemorySegment segment) {
        return segment.asSlice(172L, 4L);
    }

    /**
     * Copies the 4 bytes of {@code reserved} from {@code value}.
     */
    public static void reserved(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 172L, 4L);
    }

    /**
     * Returns an element of {@code __u8 reserved[4]}.
     */
    public static int reserved(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 172L + Objects.checkIndex(index, 4L)));
    }

    /**
     * Sets an element of {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 172L + Objects.checkIndex(index, 4L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 172L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("fw_ver"),
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("node_guid"),
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("sys_image_guid"),
                ValueLayout.JAVA_LONG.withName("max_mr_size"),
                ValueLayout.JAVA_LONG.withName("page_size_cap"),
                ValueLayout.JAVA_INT.withName("vendor_id"),
                ValueLayout.JAVA_INT.withName("vendor_part_id"),
                ValueLayout.JAVA_INT.withName("hw_ver"),
                ValueLayout.JAVA_INT.withName("max_qp"),
                ValueLayout.JAVA_INT.withName("max_qp_wr"),
                ValueLayout.JAVA_INT.withName("device_cap_flags"),
                ValueLayout.JAVA_INT.withName("max_sge"),
                ValueLayout.JAVA_INT.withName("max_sge_rd"),
                ValueLayout.JAVA_INT.withName("max_cq"),
                ValueLayout.JAVA_INT.withName("max_cqe"),
                ValueLayout.JAVA_INT.withName("max_mr"),
                ValueLayout.JAVA_INT.withName("max_pd"),
                ValueLayout.JAVA_INT.withName("max_qp_rd_atom"),
                ValueLayout.JAVA_INT.withName("max_ee_rd_atom"),
                ValueLayout.JAVA_INT.withName("max_res_rd_atom"),
                ValueLayout.JAVA_INT.withName("max_qp_init_rd_atom"),
                ValueLayout.JAVA_INT.withName("max_ee_init_rd_atom"),
                ValueLayout.JAVA_INT.withName("atomic_cap"),
                ValueLayout.JAVA_INT.withName("max_ee"),
                ValueLayout.JAVA_INT.withName("max_rdd"),
                ValueLayout.JAVA_INT.withName("max_mw"),
                ValueLayout.JAVA_INT.withName("max_raw_ipv6_qp"),
                ValueLayout.JAVA_INT.withName("max_raw_ethy_qp"),
                ValueLayout.JAVA_INT.withName("max_mcast_grp"),
                ValueLayout.JAVA_INT.withName("max_mcast_qp_attach"),
                ValueLayout.JAVA_INT.withName("max_total_mcast_qp_attach"),
                ValueLayout.JAVA_INT.withName("max_ah"),
                ValueLayout.JAVA_INT.withName("max_fmr"),
                ValueLayout.JAVA_INT.withName("max_map_per_fmr"),
                ValueLayout.JAVA_INT.withName("max_srq"),
                ValueLayout.JAVA_INT.withName("max_srq_wr"),
                ValueLayout.JAVA_INT.withName("max_srq_sge"),
                ValueLayout.JAVA_SHORT.withName("max_pkeys"),
                ValueLayout.JAVA_BYTE.withName("local_ca_ack_delay"),
                ValueLayout.JAVA_BYTE.withName("phys_port_cnt"),
                MemoryLayout.sequenceLayout(4L, ValueLayout.JAVA_BYTE).withName("reserved"))
                .withName("ib_uverbs_query_device_resp");

        private Layout() {
        }
    }
}
