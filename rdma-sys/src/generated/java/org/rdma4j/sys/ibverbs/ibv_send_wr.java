// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_send_wr}: 128 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_send_wr {
 *   0      uint64_t wr_id;
 *   8      struct ibv_send_wr *next;
 *  16      struct ibv_sge *sg_list;
 *  24      int num_sge;
 *  28      enum ibv_wr_opcode opcode;
 *  32      unsigned int send_flags;
 *  36      union {
 *  36          __be32 imm_data;
 *  36          uint32_t invalidate_rkey;
 *          };
 *  40      union {
 *  40          struct {
 *  40              uint64_t remote_addr;
 *  48              uint32_t rkey;
 *              } rdma;
 *  40          struct {
 *  40              uint64_t remote_addr;
 *  48              uint64_t compare_add;
 *  56              uint64_t swap;
 *  64              uint32_t rkey;
 *              } atomic;
 *  40          struct {
 *  40              struct ibv_ah *ah;
 *  48              uint32_t remote_qpn;
 *  52              uint32_t remote_qkey;
 *              } ud;
 *          } wr;
 *  72      union {
 *  72          struct {
 *  72              uint32_t remote_srqn;
 *              } xrc;
 *          } qp_type;
 *  80      union {
 *  80          struct {
 *  80              struct ibv_mw *mw;
 *  88              uint32_t rkey;
 *  96              struct ibv_mw_bind_info bind_info;
 *              } bind_mw;
 *  80          struct {
 *  80              void *hdr;
 *  88              uint16_t hdr_sz;
 *  90              uint16_t mss;
 *              } tso;
 *          };
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>A request of {@link Ibverbs#ibv_post_send ibv_post_send}. In addition to the fields up to
 * {@code send_flags}, the fields that the opcode requires are read:
 * <ul>
 * <li>{@link ibv_wr_opcode#IBV_WR_SEND IBV_WR_SEND}: none
 * <li>{@link ibv_wr_opcode#IBV_WR_SEND_WITH_IMM IBV_WR_SEND_WITH_IMM}: {@code imm_data}
 * <li>{@link ibv_wr_opcode#IBV_WR_SEND_WITH_INV IBV_WR_SEND_WITH_INV}: {@code invalidate_rkey}
 * <li>{@link ibv_wr_opcode#IBV_WR_RDMA_WRITE IBV_WR_RDMA_WRITE},
 * {@link ibv_wr_opcode#IBV_WR_RDMA_READ IBV_WR_RDMA_READ}: {@code wr.rdma}
 * <li>{@link ibv_wr_opcode#IBV_WR_RDMA_WRITE_WITH_IMM IBV_WR_RDMA_WRITE_WITH_IMM}: {@code wr.rdma},
 * {@code imm_data}
 * <li>{@link ibv_wr_opcode#IBV_WR_ATOMIC_CMP_AND_SWP IBV_WR_ATOMIC_CMP_AND_SWP},
 * {@link ibv_wr_opcode#IBV_WR_ATOMIC_FETCH_AND_ADD IBV_WR_ATOMIC_FETCH_AND_ADD}: {@code wr.atomic}
 * <li>{@link ibv_wr_opcode#IBV_WR_LOCAL_INV IBV_WR_LOCAL_INV}: {@code invalidate_rkey}
 * <li>{@link ibv_wr_opcode#IBV_WR_BIND_MW IBV_WR_BIND_MW}: {@code bind_mw}
 * <li>{@link ibv_wr_opcode#IBV_WR_TSO IBV_WR_TSO}: {@code tso}
 * </ul>
 *
 * <p>All requests of UD queue pairs also require {@code wr.ud}, and those of
 * {@link ibv_qp_type#IBV_QPT_XRC_SEND IBV_QPT_XRC_SEND} require {@code qp_type.xrc}.
 */
public final class ibv_send_wr {
    private static final long SIZE = 128L;

    private ibv_send_wr() {
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
        return RecordText.of("ibv_send_wr", segment, layout(), "num_sge- opcode=ibv_wr_opcode ?1.bind_mw.bind_info@ibv_mw_bind_info", IbverbsEnumNames.ALL);
    }

    /**
     * {@code uint64_t wr_id}, at byte 0.
     *
     * <p>User-defined value, which is returned as {@code wr_id} of the completion.
     */
    public static long wr_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code wr_id}.
     *
     * <p>User-defined value, which is returned as {@code wr_id} of the completion.
     */
    public static void wr_id(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code wr_id} in bytes.
     */
    public static long wr_id$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_send_wr *next}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_send_wr ibv_send_wr}.
     *
     * <p>Next request of the list, or NULL. Reset it before reusing a record.
     */
    public static MemorySegment next(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_send_wr.sizeof());
    }

    /**
     * Sets {@code next}.
     *
     * <p>Next request of the list, or NULL. Reset it before reusing a record.
     */
    public static void next(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code next} in bytes.
     */
    public static long next$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_sge *sg_list}, at byte 16; see {@link org.rdma4j.sys.ibverbs.ibv_sge ibv_sge}.
     *
     * <p>Array of {@code num_sge} scatter/gather elements: the data to send, in this order, or the
     * destination of reads and atomic operations. Ignored if {@code num_sge} is 0.
     */
    public static MemorySegment sg_list(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L), ibv_sge.sizeof());
    }

    /**
     * Sets {@code sg_list}.
     *
     * <p>Array of {@code num_sge} scatter/gather elements: the data to send, in this order, or the
     * destination of reads and atomic operations. Ignored if {@code num_sge} is 0.
     */
    public static void sg_list(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code sg_list} in bytes.
     */
    public static long sg_list$offset() {
        return 16L;
    }

    /**
     * {@code int num_sge}, at byte 24.
     *
     * <p>Number of scatter/gather elements, 0 to {@code max_send_sge}; 0 for an empty message.
     */
    public static int num_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code num_sge}.
     *
     * <p>Number of scatter/gather elements, 0 to {@code max_send_sge}; 0 for an empty message.
     */
    public static void num_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code num_sge} in bytes.
     */
    public static long num_sge$offset() {
        return 24L;
    }

    /**
     * {@code enum ibv_wr_opcode opcode}, at byte 28; see {@link org.rdma4j.sys.ibverbs.ibv_wr_opcode ibv_wr_opcode}.
     *
     * <p>Operation ({@link ibv_wr_opcode ibv_wr_opcode}).
     */
    public static int opcode(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code opcode}.
     *
     * <p>Operation ({@link ibv_wr_opcode ibv_wr_opcode}).
     */
    public static void opcode(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code opcode} in bytes.
     */
    public static long opcode$offset() {
        return 28L;
    }

    /**
     * {@code unsigned int send_flags}, at byte 32.
     *
     * <p>Flags of {@link ibv_send_flags ibv_send_flags}, or 0.
     */
    public static int send_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code send_flags}.
     *
     * <p>Flags of {@link ibv_send_flags ibv_send_flags}, or 0.
     */
    public static void send_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code send_flags} in bytes.
     */
    public static long send_flags$offset() {
        return 32L;
    }

    /**
     * {@code __be32 imm_data}, at byte 36; big-endian in memory, converted to native byte order.
     *
     * <p>32 bits that the completion of the peer contains.
     * {@link ibv_wr_opcode#IBV_WR_SEND_WITH_IMM IBV_WR_SEND_WITH_IMM},
     * {@link ibv_wr_opcode#IBV_WR_RDMA_WRITE_WITH_IMM IBV_WR_RDMA_WRITE_WITH_IMM}.
     */
    public static int imm_data(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L));
    }

    /**
     * Sets {@code imm_data}.
     *
     * <p>32 bits that the completion of the peer contains.
     * {@link ibv_wr_opcode#IBV_WR_SEND_WITH_IMM IBV_WR_SEND_WITH_IMM},
     * {@link ibv_wr_opcode#IBV_WR_RDMA_WRITE_WITH_IMM IBV_WR_RDMA_WRITE_WITH_IMM}.
     */
    public static void imm_data(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code imm_data} in bytes.
     */
    public static long imm_data$offset() {
        return 36L;
    }

    /**
     * {@code uint32_t invalidate_rkey}, at byte 36.
     *
     * <p>Key to invalidate: of the peer for {@link ibv_wr_opcode#IBV_WR_SEND_WITH_INV IBV_WR_SEND_WITH_INV},
     * of this side for {@link ibv_wr_opcode#IBV_WR_LOCAL_INV IBV_WR_LOCAL_INV}.
     */
    public static int invalidate_rkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code invalidate_rkey}.
     *
     * <p>Key to invalidate: of the peer for {@link ibv_wr_opcode#IBV_WR_SEND_WITH_INV IBV_WR_SEND_WITH_INV},
     * of this side for {@link ibv_wr_opcode#IBV_WR_LOCAL_INV IBV_WR_LOCAL_INV}.
     */
    public static void invalidate_rkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code invalidate_rkey} in bytes.
     */
    public static long invalidate_rkey$offset() {
        return 36L;
    }

    /**
     * {@code union wr}, at byte 40, as a slice.
     */
    public static MemorySegment wr(MemorySegment segment) {
        return segment.asSlice(40L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code wr} from {@code value}.
     */
    public static void wr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 40L, 32L);
    }

    /**
     * Returns the offset of {@code wr} in bytes.
     */
    public static long wr$offset() {
        return 40L;
    }

    /**
     * {@code struct wr.rdma}, at byte 40, as a slice.
     */
    public static MemorySegment wr_rdma(MemorySegment segment) {
        return segment.asSlice(40L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code wr.rdma} from {@code value}.
     */
    public static void wr_rdma(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 40L, 16L);
    }

    /**
     * Returns the offset of {@code wr.rdma} in bytes.
     */
    public static long wr_rdma$offset() {
        return 40L;
    }

    /**
     * {@code uint64_t wr.rdma.remote_addr}, at byte 40.
     *
     * <p>Start address in the peer's memory region, as communicated by the peer; for a zero-based region, the
     * offset. {@link ibv_wr_opcode#IBV_WR_RDMA_WRITE IBV_WR_RDMA_WRITE},
     * {@link ibv_wr_opcode#IBV_WR_RDMA_WRITE_WITH_IMM IBV_WR_RDMA_WRITE_WITH_IMM},
     * {@link ibv_wr_opcode#IBV_WR_RDMA_READ IBV_WR_RDMA_READ}.
     */
    public static long wr_rdma_remote_addr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 40L);
    }

    /**
     * Sets {@code wr.rdma.remote_addr}.
     *
     * <p>Start address in the peer's memory region, as communicated by the peer; for a zero-based region, the
     * offset. {@link ibv_wr_opcode#IBV_WR_RDMA_WRITE IBV_WR_RDMA_WRITE},
     * {@link ibv_wr_opcode#IBV_WR_RDMA_WRITE_WITH_IMM IBV_WR_RDMA_WRITE_WITH_IMM},
     * {@link ibv_wr_opcode#IBV_WR_RDMA_READ IBV_WR_RDMA_READ}.
     */
    public static void wr_rdma_remote_addr(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code wr.rdma.remote_addr} in bytes.
     */
    public static long wr_rdma_remote_addr$offset() {
        return 40L;
    }

    /**
     * {@code uint32_t wr.rdma.rkey}, at byte 48.
     *
     * <p>{@code rkey} of the peer's memory region or memory window.
     */
    public static int wr_rdma_rkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code wr.rdma.rkey}.
     *
     * <p>{@code rkey} of the peer's memory region or memory window.
     */
    public static void wr_rdma_rkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code wr.rdma.rkey} in bytes.
     */
    public static long wr_rdma_rkey$offset() {
        return 48L;
    }

    /**
     * {@code struct wr.atomic}, at byte 40, as a slice.
     */
    public static MemorySegment wr_atomic(MemorySegment segment) {
        return segment.asSlice(40L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code wr.atomic} from {@code value}.
     */
    public static void wr_atomic(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 40L, 32L);
    }

    /**
     * Returns the offset of {@code wr.atomic} in bytes.
     */
    public static long wr_atomic$offset() {
        return 40L;
    }

    /**
     * {@code uint64_t wr.atomic.remote_addr}, at byte 40.
     *
     * <p>Address of 8 bytes in the peer's memory, a multiple of 8.
     * {@link ibv_wr_opcode#IBV_WR_ATOMIC_CMP_AND_SWP IBV_WR_ATOMIC_CMP_AND_SWP},
     * {@link ibv_wr_opcode#IBV_WR_ATOMIC_FETCH_AND_ADD IBV_WR_ATOMIC_FETCH_AND_ADD}; their {@code sg_list}
     * specifies 8 bytes for the old value.
     */
    public static long wr_atomic_remote_addr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 40L);
    }

    /**
     * Sets {@code wr.atomic.remote_addr}.
     *
     * <p>Address of 8 bytes in the peer's memory, a multiple of 8.
     * {@link ibv_wr_opcode#IBV_WR_ATOMIC_CMP_AND_SWP IBV_WR_ATOMIC_CMP_AND_SWP},
     * {@link ibv_wr_opcode#IBV_WR_ATOMIC_FETCH_AND_ADD IBV_WR_ATOMIC_FETCH_AND_ADD}; their {@code sg_list}
     * specifies 8 bytes for the old value.
     */
    public static void wr_atomic_remote_addr(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code wr.atomic.remote_addr} in bytes.
     */
    public static long wr_atomic_remote_addr$offset() {
        return 40L;
    }

    /**
     * {@code uint64_t wr.atomic.compare_add}, at byte 48.
     *
     * <p>Value to compare with, or to add, in host byte order.
     */
    public static long wr_atomic_compare_add(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 48L);
    }

    /**
     * Sets {@code wr.atomic.compare_add}.
     *
     * <p>Value to compare with, or to add, in host byte order.
     */
    public static void wr_atomic_compare_add(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code wr.atomic.compare_add} in bytes.
     */
    public static long wr_atomic_compare_add$offset() {
        return 48L;
    }

    /**
     * {@code uint64_t wr.atomic.swap}, at byte 56.
     *
     * <p>Value to store if the comparison succeeds.
     * {@link ibv_wr_opcode#IBV_WR_ATOMIC_CMP_AND_SWP IBV_WR_ATOMIC_CMP_AND_SWP}.
     */
    public static long wr_atomic_swap(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 56L);
    }

    /**
     * Sets {@code wr.atomic.swap}.
     *
     * <p>Value to store if the comparison succeeds.
     * {@link ibv_wr_opcode#IBV_WR_ATOMIC_CMP_AND_SWP IBV_WR_ATOMIC_CMP_AND_SWP}.
     */
    public static void wr_atomic_swap(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code wr.atomic.swap} in bytes.
     */
    public static long wr_atomic_swap$offset() {
        return 56L;
    }

    /**
     * {@code uint32_t wr.atomic.rkey}, at byte 64.
     *
     * <p>{@code rkey} of the peer's memory region or memory window.
     */
    public static int wr_atomic_rkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 64L);
    }

    /**
     * Sets {@code wr.atomic.rkey}.
     *
     * <p>{@code rkey} of the peer's memory region or memory window.
     */
    public static void wr_atomic_rkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code wr.atomic.rkey} in bytes.
     */
    public static long wr_atomic_rkey$offset() {
        return 64L;
    }

    /**
     * {@code struct wr.ud}, at byte 40, as a slice.
     */
    public static MemorySegment wr_ud(MemorySegment segment) {
        return segment.asSlice(40L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code wr.ud} from {@code value}.
     */
    public static void wr_ud(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 40L, 16L);
    }

    /**
     * Returns the offset of {@code wr.ud} in bytes.
     */
    public static long wr_ud$offset() {
        return 40L;
    }

    /**
     * {@code struct ibv_ah *wr.ud.ah}, at byte 40; see {@link org.rdma4j.sys.ibverbs.ibv_ah ibv_ah}.
     *
     * <p>Address handle of the peer ({@link Ibverbs#ibv_create_ah ibv_create_ah}), which must exist until the
     * request has completed. UD.
     */
    public static MemorySegment wr_ud_ah(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L), ibv_ah.sizeof());
    }

    /**
     * Sets {@code wr.ud.ah}.
     *
     * <p>Address handle of the peer ({@link Ibverbs#ibv_create_ah ibv_create_ah}), which must exist until the
     * request has completed. UD.
     */
    public static void wr_ud_ah(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code wr.ud.ah} in bytes.
     */
    public static long wr_ud_ah$offset() {
        return 40L;
    }

    /**
     * {@code uint32_t wr.ud.remote_qpn}, at byte 48.
     *
     * <p>{@code qp_num} of the peer; 0xFFFFFF for multicast. UD.
     */
    public static int wr_ud_remote_qpn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code wr.ud.remote_qpn}.
     *
     * <p>{@code qp_num} of the peer; 0xFFFFFF for multicast. UD.
     */
    public static void wr_ud_remote_qpn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code wr.ud.remote_qpn} in bytes.
     */
    public static long wr_ud_remote_qpn$offset() {
        return 48L;
    }

    /**
     * {@code uint32_t wr.ud.remote_qkey}, at byte 52.
     *
     * <p>{@code qkey} of the peer. If the highest bit is set, the {@code qkey} of the local queue pair is
     * sent instead. UD.
     */
    public static int wr_ud_remote_qkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 52L);
    }

    /**
     * Sets {@code wr.ud.remote_qkey}.
     *
     * <p>{@code qkey} of the peer. If the highest bit is set, the {@code qkey} of the local queue pair is
     * sent instead. UD.
     */
    public static void wr_ud_remote_qkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 52L, value);
    }

    /**
     * Returns the offset of {@code wr.ud.remote_qkey} in bytes.
     */
    public static long wr_ud_remote_qkey$offset() {
        return 52L;
    }

    /**
     * {@code union qp_type}, at byte 72, as a slice.
     */
    public static MemorySegment qp_type(MemorySegment segment) {
        return segment.asSlice(72L, 4L);
    }

    /**
     * Copies the 4 bytes of {@code qp_type} from {@code value}.
     */
    public static void qp_type(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 72L, 4L);
    }

    /**
     * Returns the offset of {@code qp_type} in bytes.
     */
    public static long qp_type$offset() {
        return 72L;
    }

    /**
     * {@code struct qp_type.xrc}, at byte 72, as a slice.
     */
    public static MemorySegment qp_type_xrc(MemorySegment segment) {
        return segment.asSlice(72L, 4L);
    }

    /**
     * Copies the 4 bytes of {@code qp_type.xrc} from {@code value}.
     */
    public static void qp_type_xrc(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 72L, 4L);
    }

    /**
     * Returns the offset of {@code qp_type.xrc} in bytes.
     */
    public static long qp_type_xrc$offset() {
        return 72L;
    }

    /**
     * {@code uint32_t qp_type.xrc.remote_srqn}, at byte 72.
     *
     * <p>Number of the peer's shared receive queue, as returned by its
     * {@link Ibverbs#ibv_get_srq_num ibv_get_srq_num}.
     * {@link ibv_qp_type#IBV_QPT_XRC_SEND IBV_QPT_XRC_SEND}.
     */
    public static int qp_type_xrc_remote_srqn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 72L);
    }

    /**
     * Sets {@code qp_type.xrc.remote_srqn}.
     *
     * <p>Number of the peer's shared receive queue, as returned by its
     * {@link Ibverbs#ibv_get_srq_num ibv_get_srq_num}.
     * {@link ibv_qp_type#IBV_QPT_XRC_SEND IBV_QPT_XRC_SEND}.
     */
    public static void qp_type_xrc_remote_srqn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 72L, value);
    }

    /**
     * Returns the offset of {@code qp_type.xrc.remote_srqn} in bytes.
     */
    public static long qp_type_xrc_remote_srqn$offset() {
        return 72L;
    }

    /**
     * {@code struct bind_mw}, at byte 80, as a slice.
     */
    public static MemorySegment bind_mw(MemorySegment segment) {
        return segment.asSlice(80L, 48L);
    }

    /**
     * Copies the 48 bytes of {@code bind_mw} from {@code value}.
     */
    public static void bind_mw(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 80L, 48L);
    }

    /**
     * Returns the offset of {@code bind_mw} in bytes.
     */
    public static long bind_mw$offset() {
        return 80L;
    }

    /**
     * {@code struct ibv_mw *bind_mw.mw}, at byte 80; see {@link org.rdma4j.sys.ibverbs.ibv_mw ibv_mw}.
     *
     * <p>Memory window to bind, of type 2. {@link ibv_wr_opcode#IBV_WR_BIND_MW IBV_WR_BIND_MW}.
     */
    public static MemorySegment bind_mw_mw(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 80L), ibv_mw.sizeof());
    }

    /**
     * Sets {@code bind_mw.mw}.
     *
     * <p>Memory window to bind, of type 2. {@link ibv_wr_opcode#IBV_WR_BIND_MW IBV_WR_BIND_MW}.
     */
    public static void bind_mw_mw(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code bind_mw.mw} in bytes.
     */
    public static long bind_mw_mw$offset() {
        return 80L;
    }

    /**
     * {@code uint32_t bind_mw.rkey}, at byte 88.
     *
     * <p>New key of the memory window: {@link Ibverbs#ibv_inc_rkey ibv_inc_rkey} of the current key.
     * {@link ibv_wr_opcode#IBV_WR_BIND_MW IBV_WR_BIND_MW}.
     */
    public static int bind_mw_rkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 88L);
    }

    /**
     * Sets {@code bind_mw.rkey}.
     *
     * <p>New key of the memory window: {@link Ibverbs#ibv_inc_rkey ibv_inc_rkey} of the current key.
     * {@link ibv_wr_opcode#IBV_WR_BIND_MW IBV_WR_BIND_MW}.
     */
    public static void bind_mw_rkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code bind_mw.rkey} in bytes.
     */
    public static long bind_mw_rkey$offset() {
        return 88L;
    }

    /**
     * {@code struct ibv_mw_bind_info bind_mw.bind_info}, at byte 96, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_mw_bind_info ibv_mw_bind_info}.
     *
     * <p>Range of a memory region to which the window is bound, and its access flags.
     * {@link ibv_wr_opcode#IBV_WR_BIND_MW IBV_WR_BIND_MW}.
     */
    public static MemorySegment bind_mw_bind_info(MemorySegment segment) {
        return segment.asSlice(96L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code bind_mw.bind_info} from {@code value}.
     */
    public static void bind_mw_bind_info(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 96L, 32L);
    }

    /**
     * Returns the offset of {@code bind_mw.bind_info} in bytes.
     */
    public static long bind_mw_bind_info$offset() {
        return 96L;
    }

    /**
     * {@code struct tso}, at byte 80, as a slice.
     */
    public static MemorySegment tso(MemorySegment segment) {
        return segment.asSlice(80L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code tso} from {@code value}.
     */
    public static void tso(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 80L, 16L);
    }

    /**
     * Returns the offset of {@code tso} in bytes.
     */
    public static long tso$offset() {
        return 80L;
    }

    /**
     * {@code void *tso.hdr}, at byte 80.
     *
     * <p>Headers, from Ethernet to TCP, that precede each segment.
     * {@link ibv_wr_opcode#IBV_WR_TSO IBV_WR_TSO}.
     */
    public static MemorySegment tso_hdr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 80L);
    }

    /**
     * Sets {@code tso.hdr}.
     *
     * <p>Headers, from Ethernet to TCP, that precede each segment.
     * {@link ibv_wr_opcode#IBV_WR_TSO IBV_WR_TSO}.
     */
    public static void tso_hdr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code tso.hdr} in bytes.
     */
    public static long tso_hdr$offset() {
        return 80L;
    }

    /**
     * {@code uint16_t tso.hdr_sz}, at byte 88.
     *
     * <p>Size of {@code hdr} in bytes, at most {@code max_tso_header}.
     */
    public static int tso_hdr_sz(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 88L));
    }

    /**
     * Sets {@code tso.hdr_sz}.
     *
     * <p>Size of {@code hdr} in bytes, at most {@code max_tso_header}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void tso_hdr_sz(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 88L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code tso.hdr_sz} in bytes.
     */
    public static long tso_hdr_sz$offset() {
        return 88L;
    }

    /**
     * {@code uint16_t tso.mss}, at byte 90.
     *
     * <p>Maximum payload of a segment in bytes.
     */
    public static int tso_mss(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 90L));
    }

    /**
     * Sets {@code tso.mss}.
     *
     * <p>Maximum payload of a segment in bytes.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void tso_mss(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 90L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code tso.mss} in bytes.
     */
    public static long tso_mss$offset() {
        return 90L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("wr_id"),
                ValueLayout.ADDRESS.withName("next"),
                ValueLayout.ADDRESS.withName("sg_list"),
                ValueLayout.JAVA_INT.withName("num_sge"),
                ValueLayout.JAVA_INT.withName("opcode"),
                ValueLayout.JAVA_INT.withName("send_flags"),
                MemoryLayout.unionLayout(
                        ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("imm_data"),
                        ValueLayout.JAVA_INT.withName("invalidate_rkey")),
                MemoryLayout.unionLayout(
                        MemoryLayout.structLayout(
                                ValueLayout.JAVA_LONG.withName("remote_addr"),
                                ValueLayout.JAVA_INT.withName("rkey"),
                                MemoryLayout.paddingLayout(4L)).withName("rdma"),
                        MemoryLayout.structLayout(
                                ValueLayout.JAVA_LONG.withName("remote_addr"),
                                ValueLayout.JAVA_LONG.withName("compare_add"),
                                ValueLayout.JAVA_LONG.withName("swap"),
                                ValueLayout.JAVA_INT.withName("rkey"),
                                MemoryLayout.paddingLayout(4L)).withName("atomic"),
                        MemoryLayout.structLayout(
                                ValueLayout.ADDRESS.withName("ah"),
                                ValueLayout.JAVA_INT.withName("remote_qpn"),
                                ValueLayout.JAVA_INT.withName("remote_qkey")).withName("ud")).withName("wr"),
                MemoryLayout.unionLayout(
                        MemoryLayout.structLayout(
                                ValueLayout.JAVA_INT.withName("remote_srqn")).withName("xrc")).withName("qp_type"),
                MemoryLayout.paddingLayout(4L),
                MemoryLayout.unionLayout(
                        MemoryLayout.structLayout(
                                ValueLayout.ADDRESS.withName("mw"),
                                ValueLayout.JAVA_INT.withName("rkey"),
                                MemoryLayout.paddingLayout(4L),
                                ibv_mw_bind_info.layout().withName("bind_info")).withName("bind_mw"),
                        MemoryLayout.structLayout(
                                ValueLayout.ADDRESS.withName("hdr"),
                                ValueLayout.JAVA_SHORT.withName("hdr_sz"),
                                ValueLayout.JAVA_SHORT.withName("mss"),
                                MemoryLayout.paddingLayout(4L)).withName("tso")))
                .withName("ibv_send_wr");

        private Layout() {
        }
    }
}
