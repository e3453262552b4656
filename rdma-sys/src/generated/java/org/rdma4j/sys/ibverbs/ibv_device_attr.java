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
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_device_attr}: 232 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_device_attr {
 *   0      char fw_ver[64];
 *  64      __be64 node_guid;
 *  72      __be64 sys_image_guid;
 *  80      uint64_t max_mr_size;
 *  88      uint64_t page_size_cap;
 *  96      uint32_t vendor_id;
 * 100      uint32_t vendor_part_id;
 * 104      uint32_t hw_ver;
 * 108      int max_qp;
 * 112      int max_qp_wr;
 * 116      unsigned int device_cap_flags;
 * 120      int max_sge;
 * 124      int max_sge_rd;
 * 128      int max_cq;
 * 132      int max_cqe;
 * 136      int max_mr;
 * 140      int max_pd;
 * 144      int max_qp_rd_atom;
 * 148      int max_ee_rd_atom;
 * 152      int max_res_rd_atom;
 * 156      int max_qp_init_rd_atom;
 * 160      int max_ee_init_rd_atom;
 * 164      enum ibv_atomic_cap atomic_cap;
 * 168      int max_ee;
 * 172      int max_rdd;
 * 176      int max_mw;
 * 180      int max_raw_ipv6_qp;
 * 184      int max_raw_ethy_qp;
 * 188      int max_mcast_grp;
 * 192      int max_mcast_qp_attach;
 * 196      int max_total_mcast_qp_attach;
 * 200      int max_ah;
 * 204      int max_fmr;
 * 208      int max_map_per_fmr;
 * 212      int max_srq;
 * 216      int max_srq_wr;
 * 220      int max_srq_sge;
 * 224      uint16_t max_pkeys;
 * 226      uint8_t local_ca_ack_delay;
 * 227      uint8_t phys_port_cnt;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_device_attr {
    private static final long SIZE = 232L;

    private ibv_device_attr() {
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
        return RecordText.of("ibv_device_attr", segment, layout(), "fw_ver\" max_qp- max_qp_wr- max_sge- max_sge_rd- max_cq- max_cqe- max_mr- max_pd- max_qp_rd_atom- max_ee_rd_atom- max_res_rd_atom- max_qp_init_rd_atom- max_ee_init_rd_atom- atomic_cap=ibv_atomic_cap max_ee- max_rdd- max_mw- max_raw_ipv6_qp- max_raw_ethy_qp- max_mcast_grp- max_mcast_qp_attach- max_total_mcast_qp_attach- max_ah- max_fmr- max_map_per_fmr- max_srq- max_srq_wr- max_srq_sge-", IbverbsEnumNames.ALL);
    }

    /**
     * {@code char fw_ver[64]}, at byte 0, as a slice.
     */
    public static MemorySegment fw_ver(MemorySegment segment) {
        return segment.asSlice(0L, 64L);
    }

    /**
     * Copies the 64 bytes of {@code fw_ver} from {@code value}.
     */
    public static void fw_ver(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 64L);
    }

    /**
     * Returns {@code char fw_ver[64]} as a string, up to the first zero.
     */
    public static String fw_verString(MemorySegment segment) {
        return CStrings.get(segment, 0L, 64L);
    }

    /**
     * Sets {@code fw_ver} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 64 bytes
     */
    public static void fw_verString(MemorySegment segment, String value) {
        CStrings.set(segment, 0L, 64L, value);
    }

    /**
     * Returns an element of {@code char fw_ver[64]}.
     */
    public static byte fw_ver(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 64L));
    }

    /**
     * Sets an element of {@code fw_ver}.
     */
    public static void fw_ver(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 64L), value);
    }

    /**
     * Returns the offset of {@code fw_ver} in bytes.
     */
    public static long fw_ver$offset() {
        return 0L;
    }

    /**
     * {@code __be64 node_guid}, at byte 64; big-endian in memory, converted to native byte order.
     */
    public static long node_guid(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 64L));
    }

    /**
     * Sets {@code node_guid}.
     */
    public static void node_guid(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 64L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code node_guid} in bytes.
     */
    public static long node_guid$offset() {
        return 64L;
    }

    /**
     * {@code __be64 sys_image_guid}, at byte 72; big-endian in memory, converted to native byte order.
     */
    public static long sys_image_guid(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 72L));
    }

    /**
     * Sets {@code sys_image_guid}.
     */
    public static void sys_image_guid(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 72L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code sys_image_guid} in bytes.
     */
    public static long sys_image_guid$offset() {
        return 72L;
    }

    /**
     * {@code uint64_t max_mr_size}, at byte 80.
     *
     * <p>Maximum size of a memory region in bytes.
     */
    public static long max_mr_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 80L);
    }

    /**
     * Sets {@code max_mr_size}.
     *
     * <p>Maximum size of a memory region in bytes.
     */
    public static void max_mr_size(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code max_mr_size} in bytes.
     */
    public static long max_mr_size$offset() {
        return 80L;
    }

    /**
     * {@code uint64_t page_size_cap}, at byte 88.
     */
    public static long page_size_cap(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 88L);
    }

    /**
     * Sets {@code page_size_cap}.
     */
    public static void page_size_cap(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code page_size_cap} in bytes.
     */
    public static long page_size_cap$offset() {
        return 88L;
    }

    /**
     * {@code uint32_t vendor_id}, at byte 96.
     */
    public static int vendor_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 96L);
    }

    /**
     * Sets {@code vendor_id}.
     */
    public static void vendor_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 96L, value);
    }

    /**
     * Returns the offset of {@code vendor_id} in bytes.
     */
    public static long vendor_id$offset() {
        return 96L;
    }

    /**
     * {@code uint32_t vendor_part_id}, at byte 100.
     */
    public static int vendor_part_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 100L);
    }

    /**
     * Sets {@code vendor_part_id}.
     */
    public static void vendor_part_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 100L, value);
    }

    /**
     * Returns the offset of {@code vendor_part_id} in bytes.
     */
    public static long vendor_part_id$offset() {
        return 100L;
    }

    /**
     * {@code uint32_t hw_ver}, at byte 104.
     */
    public static int hw_ver(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 104L);
    }

    /**
     * Sets {@code hw_ver}.
     */
    public static void hw_ver(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 104L, value);
    }

    /**
     * Returns the offset of {@code hw_ver} in bytes.
     */
    public static long hw_ver$offset() {
        return 104L;
    }

    /**
     * {@code int max_qp}, at byte 108.
     */
    public static int max_qp(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 108L);
    }

    /**
     * Sets {@code max_qp}.
     */
    public static void max_qp(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 108L, value);
    }

    /**
     * Returns the offset of {@code max_qp} in bytes.
     */
    public static long max_qp$offset() {
        return 108L;
    }

    /**
     * {@code int max_qp_wr}, at byte 112.
     *
     * <p>Maximum number of requests in each queue of a queue pair.
     */
    public static int max_qp_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 112L);
    }

    /**
     * Sets {@code max_qp_wr}.
     *
     * <p>Maximum number of requests in each queue of a queue pair.
     */
    public static void max_qp_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 112L, value);
    }

    /**
     * Returns the offset of {@code max_qp_wr} in bytes.
     */
    public static long max_qp_wr$offset() {
        return 112L;
    }

    /**
     * {@code unsigned int device_cap_flags}, at byte 116.
     *
     * <p>Flags of {@link ibv_device_cap_flags ibv_device_cap_flags}.
     */
    public static int device_cap_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 116L);
    }

    /**
     * Sets {@code device_cap_flags}.
     *
     * <p>Flags of {@link ibv_device_cap_flags ibv_device_cap_flags}.
     */
    public static void device_cap_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 116L, value);
    }

    /**
     * Returns the offset of {@code device_cap_flags} in bytes.
     */
    public static long device_cap_flags$offset() {
        return 116L;
    }

    /**
     * {@code int max_sge}, at byte 120.
     *
     * <p>Maximum number of scatter/gather elements of a request.
     */
    public static int max_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 120L);
    }

    /**
     * Sets {@code max_sge}.
     *
     * <p>Maximum number of scatter/gather elements of a request.
     */
    public static void max_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 120L, value);
    }

    /**
     * Returns the offset of {@code max_sge} in bytes.
     */
    public static long max_sge$offset() {
        return 120L;
    }

    /**
     * {@code int max_sge_rd}, at byte 124.
     *
     * <p>Maximum number of scatter/gather elements of an RDMA read.
     */
    public static int max_sge_rd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 124L);
    }

    /**
     * Sets {@code max_sge_rd}.
     *
     * <p>Maximum number of scatter/gather elements of an RDMA read.
     */
    public static void max_sge_rd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 124L, value);
    }

    /**
     * Returns the offset of {@code max_sge_rd} in bytes.
     */
    public static long max_sge_rd$offset() {
        return 124L;
    }

    /**
     * {@code int max_cq}, at byte 128.
     */
    public static int max_cq(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 128L);
    }

    /**
     * Sets {@code max_cq}.
     */
    public static void max_cq(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 128L, value);
    }

    /**
     * Returns the offset of {@code max_cq} in bytes.
     */
    public static long max_cq$offset() {
        return 128L;
    }

    /**
     * {@code int max_cqe}, at byte 132.
     *
     * <p>Maximum number of entries of a completion queue.
     */
    public static int max_cqe(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 132L);
    }

    /**
     * Sets {@code max_cqe}.
     *
     * <p>Maximum number of entries of a completion queue.
     */
    public static void max_cqe(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 132L, value);
    }

    /**
     * Returns the offset of {@code max_cqe} in bytes.
     */
    public static long max_cqe$offset() {
        return 132L;
    }

    /**
     * {@code int max_mr}, at byte 136.
     */
    public static int max_mr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 136L);
    }

    /**
     * Sets {@code max_mr}.
     */
    public static void max_mr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 136L, value);
    }

    /**
     * Returns the offset of {@code max_mr} in bytes.
     */
    public static long max_mr$offset() {
        return 136L;
    }

    /**
     * {@code int max_pd}, at byte 140.
     */
    public static int max_pd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 140L);
    }

    /**
     * Sets {@code max_pd}.
     */
    public static void max_pd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 140L, value);
    }

    /**
     * Returns the offset of {@code max_pd} in bytes.
     */
    public static long max_pd$offset() {
        return 140L;
    }

    /**
     * {@code int max_qp_rd_atom}, at byte 144.
     *
     * <p>Maximum of {@code max_dest_rd_atomic}: reads and atomic operations of the peer that a queue pair can
     * process at a time.
     */
    public static int max_qp_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 144L);
    }

    /**
     * Sets {@code max_qp_rd_atom}.
     *
     * <p>Maximum of {@code max_dest_rd_atomic}: reads and atomic operations of the peer that a queue pair can
     * process at a time.
     */
    public static void max_qp_rd_atom(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 144L, value);
    }

    /**
     * Returns the offset of {@code max_qp_rd_atom} in bytes.
     */
    public static long max_qp_rd_atom$offset() {
        return 144L;
    }

    /**
     * {@code int max_ee_rd_atom}, at byte 148.
     */
    public static int max_ee_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 148L);
    }

    /**
     * Sets {@code max_ee_rd_atom}.
     */
    public static void max_ee_rd_atom(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 148L, value);
    }

    /**
     * Returns the offset of {@code max_ee_rd_atom} in bytes.
     */
    public static long max_ee_rd_atom$offset() {
        return 148L;
    }

    /**
     * {@code int max_res_rd_atom}, at byte 152.
     *
     * <p>Maximum number of reads and atomic operations that the device can process at a time as responder.
     */
    public static int max_res_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 152L);
    }

    /**
     * Sets {@code max_res_rd_atom}.
     *
     * <p>Maximum number of reads and atomic operations that the device can process at a time as responder.
     */
    public static void max_res_rd_atom(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 152L, value);
    }

    /**
     * Returns the offset of {@code max_res_rd_atom} in bytes.
     */
    public static long max_res_rd_atom$offset() {
        return 152L;
    }

    /**
     * {@code int max_qp_init_rd_atom}, at byte 156.
     *
     * <p>Maximum of {@code max_rd_atomic}: outstanding reads and atomic operations of a queue pair.
     */
    public static int max_qp_init_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 156L);
    }

    /**
     * Sets {@code max_qp_init_rd_atom}.
     *
     * <p>Maximum of {@code max_rd_atomic}: outstanding reads and atomic operations of a queue pair.
     */
    public static void max_qp_init_rd_atom(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 156L, value);
    }

    /**
     * Returns the offset of {@code max_qp_init_rd_atom} in bytes.
     */
    public static long max_qp_init_rd_atom$offset() {
        return 156L;
    }

    /**
     * {@code int max_ee_init_rd_atom}, at byte 160.
     */
    public static int max_ee_init_rd_atom(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 160L);
    }

    /**
     * Sets {@code max_ee_init_rd_atom}.
     */
    public static void max_ee_init_rd_atom(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 160L, value);
    }

    /**
     * Returns the offset of {@code max_ee_init_rd_atom} in bytes.
     */
    public static long max_ee_init_rd_atom$offset() {
        return 160L;
    }

    /**
     * {@code enum ibv_atomic_cap atomic_cap}, at byte 164; see {@link org.rdma4j.sys.ibverbs.ibv_atomic_cap ibv_atomic_cap}.
     *
     * <p>Scope within which atomic operations are atomic ({@link ibv_atomic_cap ibv_atomic_cap}).
     */
    public static int atomic_cap(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 164L);
    }

    /**
     * Sets {@code atomic_cap}.
     *
     * <p>Scope within which atomic operations are atomic ({@link ibv_atomic_cap ibv_atomic_cap}).
     */
    public static void atomic_cap(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 164L, value);
    }

    /**
     * Returns the offset of {@code atomic_cap} in bytes.
     */
    public static long atomic_cap$offset() {
        return 164L;
    }

    /**
     * {@code int max_ee}, at byte 168.
     */
    public static int max_ee(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 168L);
    }

    /**
     * Sets {@code max_ee}.
     */
    public static void max_ee(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 168L, value);
    }

    /**
     * Returns the offset of {@code max_ee} in bytes.
     */
    public static long max_ee$offset() {
        return 168L;
    }

    /**
     * {@code int max_rdd}, at byte 172.
     */
    public static int max_rdd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 172L);
    }

    /**
     * Sets {@code max_rdd}.
     */
    public static void max_rdd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 172L, value);
    }

    /**
     * Returns the offset of {@code max_rdd} in bytes.
     */
    public static long max_rdd$offset() {
        return 172L;
    }

    /**
     * {@code int max_mw}, at byte 176.
     */
    public static int max_mw(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 176L);
    }

    /**
     * Sets {@code max_mw}.
     */
    public static void max_mw(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 176L, value);
    }

    /**
     * Returns the offset of {@code max_mw} in bytes.
     */
    public static long max_mw$offset() {
        return 176L;
    }

    /**
     * {@code int max_raw_ipv6_qp}, at byte 180.
     */
    public static int max_raw_ipv6_qp(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 180L);
    }

    /**
     * Sets {@code max_raw_ipv6_qp}.
     */
    public static void max_raw_ipv6_qp(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 180L, value);
    }

    /**
     * Returns the offset of {@code max_raw_ipv6_qp} in bytes.
     */
    public static long max_raw_ipv6_qp$offset() {
        return 180L;
    }

    /**
     * {@code int max_raw_ethy_qp}, at byte 184.
     */
    public static int max_raw_ethy_qp(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 184L);
    }

    /**
     * Sets {@code max_raw_ethy_qp}.
     */
    public static void max_raw_ethy_qp(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 184L, value);
    }

    /**
     * Returns the offset of {@code max_raw_ethy_qp} in bytes.
     */
    public static long max_raw_ethy_qp$offset() {
        return 184L;
    }

    /**
     * {@code int max_mcast_grp}, at byte 188.
     */
    public static int max_mcast_grp(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 188L);
    }

    /**
     * Sets {@code max_mcast_grp}.
     */
    public static void max_mcast_grp(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 188L, value);
    }

    /**
     * Returns the offset of {@code max_mcast_grp} in bytes.
     */
    public static long max_mcast_grp$offset() {
        return 188L;
    }

    /**
     * {@code int max_mcast_qp_attach}, at byte 192.
     */
    public static int max_mcast_qp_attach(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 192L);
    }

    /**
     * Sets {@code max_mcast_qp_attach}.
     */
    public static void max_mcast_qp_attach(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 192L, value);
    }

    /**
     * Returns the offset of {@code max_mcast_qp_attach} in bytes.
     */
    public static long max_mcast_qp_attach$offset() {
        return 192L;
    }

    /**
     * {@code int max_total_mcast_qp_attach}, at byte 196.
     */
    public static int max_total_mcast_qp_attach(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 196L);
    }

    /**
     * Sets {@code max_total_mcast_qp_attach}.
     */
    public static void max_total_mcast_qp_attach(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 196L, value);
    }

    /**
     * Returns the offset of {@code max_total_mcast_qp_attach} in bytes.
     */
    public static long max_total_mcast_qp_attach$offset() {
        return 196L;
    }

    /**
     * {@code int max_ah}, at byte 200.
     */
    public static int max_ah(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 200L);
    }

    /**
     * Sets {@code max_ah}.
     */
    public static void max_ah(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 200L, value);
    }

    /**
     * Returns the offset of {@code max_ah} in bytes.
     */
    public static long max_ah$offset() {
        return 200L;
    }

    /**
     * {@code int max_fmr}, at byte 204.
     */
    public static int max_fmr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 204L);
    }

    /**
     * Sets {@code max_fmr}.
     */
    public static void max_fmr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 204L, value);
    }

    /**
     * Returns the offset of {@code max_fmr} in bytes.
     */
    public static long max_fmr$offset() {
        return 204L;
    }

    /**
     * {@code int max_map_per_fmr}, at byte 208.
     */
    public static int max_map_per_fmr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 208L);
    }

    /**
     * Sets {@code max_map_per_fmr}.
     */
    public static void max_map_per_fmr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 208L, value);
    }

    /**
     * Returns the offset of {@code max_map_per_fmr} in bytes.
     */
    public static long max_map_per_fmr$offset() {
        return 208L;
    }

    /**
     * {@code int max_srq}, at byte 212.
     */
    public static int max_srq(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 212L);
    }

    /**
     * Sets {@code max_srq}.
     */
    public static void max_srq(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 212L, value);
    }

    /**
     * Returns the offset of {@code max_srq} in bytes.
     */
    public static long max_srq$offset() {
        return 212L;
    }

    /**
     * {@code int max_srq_wr}, at byte 216.
     */
    public static int max_srq_wr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 216L);
    }

    /**
     * Sets {@code max_srq_wr}.
     */
    public static void max_srq_wr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 216L, value);
    }

    /**
     * Returns the offset of {@code max_srq_wr} in bytes.
     */
    public static long max_srq_wr$offset() {
        return 216L;
    }

    /**
     * {@code int max_srq_sge}, at byte 220.
     */
    public static int max_srq_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 220L);
    }

    /**
     * Sets {@code max_srq_sge}.
     */
    public static void max_srq_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 220L, value);
    }

    /**
     * Returns the offset of {@code max_srq_sge} in bytes.
     */
    public static long max_srq_sge$offset() {
        return 220L;
    }

    /**
     * {@code uint16_t max_pkeys}, at byte 224.
     *
     * <p>Number of entries of the P_Key table of a port.
     */
    public static int max_pkeys(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 224L));
    }

    /**
     * Sets {@code max_pkeys}.
     *
     * <p>Number of entries of the P_Key table of a port.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void max_pkeys(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 224L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code max_pkeys} in bytes.
     */
    public static long max_pkeys$offset() {
        return 224L;
    }

    /**
     * {@code uint8_t local_ca_ack_delay}, at byte 226.
     *
     * <p>Maximum time in which the device acknowledges a packet: 4.096 microseconds times 2 to the power of
     * this value.
     */
    public static int local_ca_ack_delay(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 226L));
    }

    /**
     * Sets {@code local_ca_ack_delay}.
     *
     * <p>Maximum time in which the device acknowledges a packet: 4.096 microseconds times 2 to the power of
     * this value.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void local_ca_ack_delay(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 226L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code local_ca_ack_delay} in bytes.
     */
    public static long local_ca_ack_delay$offset() {
        return 226L;
    }

    /**
     * {@code uint8_t phys_port_cnt}, at byte 227.
     *
     * <p>Number of ports. Port numbers start at 1.
     */
    public static int phys_port_cnt(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 227L));
    }

    /**
     * Sets {@code phys_port_cnt}.
     *
     * <p>Number of ports. Port numbers start at 1.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void phys_port_cnt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 227L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code phys_port_cnt} in bytes.
     */
    public static long phys_port_cnt$offset() {
        return 227L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.sequenceLayout(64L, ValueLayout.JAVA_BYTE).withName("fw_ver"),
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
                MemoryLayout.paddingLayout(4L))
                .withName("ibv_device_attr");

        private Layout() {
        }
    }
}
