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
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_send_wr}: 56 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_send_wr {
 *   0      __u64 wr_id;
 *   8      __u32 num_sge;
 *  12      __u32 opcode;
 *  16      __u32 send_flags;
 *  20      union {
 *  20          __be32 imm_data;
 *  20          __u32 invalidate_rkey;
 *          } ex;
 *  24      union {
 *  24          struct {
 *  24              __u64 remote_addr;
 *  32              __u32 rkey;
 *  36              __u32 reserved;
 *              } rdma;
 *  24          struct {
 *  24              __u64 remote_addr;
 *  32              __u64 compare_add;
 *  40              __u64 swap;
 *  48              __u32 rkey;
 *  52              __u32 reserved;
 *              } atomic;
 *  24          struct {
 *  24              __u32 ah;
 *  28              __u32 remote_qpn;
 *  32              __u32 remote_qkey;
 *  36              __u32 reserved;
 *              } ud;
 *          } wr;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_send_wr {
    private static final long SIZE = 56L;

    private ib_uverbs_send_wr() {
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
        return RecordText.of("ib_uverbs_send_wr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 wr_id}, at byte 0.
     */
    public static long wr_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code wr_id}.
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
     * {@code __u32 num_sge}, at byte 8.
     */
    public static int num_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code num_sge}.
     */
    public static void num_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code num_sge} in bytes.
     */
    public static long num_sge$offset() {
        return 8L;
    }

    /**
     * {@code __u32 opcode}, at byte 12.
     */
    public static int opcode(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code opcode}.
     */
    public static void opcode(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code opcode} in bytes.
     */
    public static long opcode$offset() {
        return 12L;
    }

    /**
     * {@code __u32 send_flags}, at byte 16.
     */
    public static int send_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code send_flags}.
     */
    public static void send_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code send_flags} in bytes.
     */
    public static long send_flags$offset() {
        return 16L;
    }

    /**
     * {@code union ex}, at byte 20, as a slice.
     */
    public static MemorySegment ex(MemorySegment segment) {
        return segment.asSlice(20L, 4L);
    }

    /**
     * Copies the 4 bytes of {@code ex} from {@code value}.
     */
    public static void ex(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 20L, 4L);
    }

    /**
     * Returns the offset of {@code ex} in bytes.
     */
    public static long ex$offset() {
        return 20L;
    }

    /**
     * {@code __be32 ex.imm_data}, at byte 20; big-endian in memory, converted to native byte order.
     */
    public static int ex_imm_data(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L));
    }

    /**
     * Sets {@code ex.imm_data}.
     */
    public static void ex_imm_data(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code ex.imm_data} in bytes.
     */
    public static long ex_imm_data$offset() {
        return 20L;
    }

    /**
     * {@code __u32 ex.invalidate_rkey}, at byte 20.
     */
    public static int ex_invalidate_rkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code ex.invalidate_rkey}.
     */
    public static void ex_invalidate_rkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code ex.invalidate_rkey} in bytes.
     */
    public static long ex_invalidate_rkey$offset() {
        return 20L;
    }

    /**
     * {@code union wr}, at byte 24, as a slice.
     */
    public static MemorySegment wr(MemorySegment segment) {
        return segment.asSlice(24L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code wr} from {@code value}.
     */
    public static void wr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 32L);
    }

    /**
     * Returns the offset of {@code wr} in bytes.
     */
    public static long wr$offset() {
        return 24L;
    }

    /**
     * {@code struct wr.rdma}, at byte 24, as a slice.
     */
    public static MemorySegment wr_rdma(MemorySegment segment) {
        return segment.asSlice(24L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code wr.rdma} from {@code value}.
     */
    public static void wr_rdma(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 16L);
    }

    /**
     * Returns the offset of {@code wr.rdma} in bytes.
     */
    public static long wr_rdma$offset() {
        return 24L;
    }

    /**
     * {@code __u64 wr.rdma.remote_addr}, at byte 24.
     */
    public static long wr_rdma_remote_addr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L);
    }

    /**
     * Sets {@code wr.rdma.remote_addr}.
     */
    public static void wr_rdma_remote_addr(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code wr.rdma.remote_addr} in bytes.
     */
    public static long wr_rdma_remote_addr$offset() {
        return 24L;
    }

    /**
     * {@code __u32 wr.rdma.rkey}, at byte 32.
     */
    public static int wr_rdma_rkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code wr.rdma.rkey}.
     */
    public static void wr_rdma_rkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code wr.rdma.rkey} in bytes.
     */
    public static long wr_rdma_rkey$offset() {
        return 32L;
    }

    /**
     * {@code __u32 wr.rdma.reserved}, at byte 36.
     */
    public static int wr_rdma_reserved(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code wr.rdma.reserved}.
     */
    public static void wr_rdma_reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code wr.rdma.reserved} in bytes.
     */
    public static long wr_rdma_reserved$offset() {
        return 36L;
    }

    /**
     * {@code struct wr.atomic}, at byte 24, as a slice.
     */
    public static MemorySegment wr_atomic(MemorySegment segment) {
        return segment.asSlice(24L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code wr.atomic} from {@code value}.
     */
    public static void wr_atomic(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 32L);
    }

    /**
     * Returns the offset of {@code wr.atomic} in bytes.
     */
    public static long wr_atomic$offset() {
        return 24L;
    }

    /**
     * {@code __u64 wr.atomic.remote_addr}, at byte 24.
     */
    public static long wr_atomic_remote_addr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L);
    }

    /**
     * Sets {@code wr.atomic.remote_addr}.
     */
    public static void wr_atomic_remote_addr(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code wr.atomic.remote_addr} in bytes.
     */
    public static long wr_atomic_remote_addr$offset() {
        return 24L;
    }

    /**
     * {@code __u64 wr.atomic.compare_add}, at byte 32.
     */
    public static long wr_atomic_compare_add(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 32L);
    }

    /**
     * Sets {@code wr.atomic.compare_add}.
     */
    public static void wr_atomic_compare_add(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code wr.atomic.compare_add} in bytes.
     */
    public static long wr_atomic_compare_add$offset() {
        return 32L;
    }

    /**
     * {@code __u64 wr.atomic.swap}, at byte 40.
     */
    public static long wr_atomic_swap(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 40L);
    }

    /**
     * Sets {@code wr.atomic.swap}.
     */
    public static void wr_atomic_swap(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code wr.atomic.swap} in bytes.
     */
    public static long wr_atomic_swap$offset() {
        return 40L;
    }

    /**
     * {@code __u32 wr.atomic.rkey}, at byte 48.
     */
    public static int wr_atomic_rkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code wr.atomic.rkey}.
     */
    public static void wr_atomic_rkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code wr.atomic.rkey} in bytes.
     */
    public static long wr_atomic_rkey$offset() {
        return 48L;
    }

    /**
     * {@code __u32 wr.atomic.reserved}, at byte 52.
     */
    public static int wr_atomic_reserved(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 52L);
    }

    /**
     * Sets {@code wr.atomic.reserved}.
     */
    public static void wr_atomic_reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 52L, value);
    }

    /**
     * Returns the offset of {@code wr.atomic.reserved} in bytes.
     */
    public static long wr_atomic_reserved$offset() {
        return 52L;
    }

    /**
     * {@code struct wr.ud}, at byte 24, as a slice.
     */
    public static MemorySegment wr_ud(MemorySegment segment) {
        return segment.asSlice(24L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code wr.ud} from {@code value}.
     */
    public static void wr_ud(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 16L);
    }

    /**
     * Returns the offset of {@code wr.ud} in bytes.
     */
    public static long wr_ud$offset() {
        return 24L;
    }

    /**
     * {@code __u32 wr.ud.ah}, at byte 24.
     */
    public static int wr_ud_ah(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code wr.ud.ah}.
     */
    public static void wr_ud_ah(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code wr.ud.ah} in bytes.
     */
    public static long wr_ud_ah$offset() {
        return 24L;
    }

    /**
     * {@code __u32 wr.ud.remote_qpn}, at byte 28.
     */
    public static int wr_ud_remote_qpn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code wr.ud.remote_qpn}.
     */
    public static void wr_ud_remote_qpn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code wr.ud.remote_qpn} in bytes.
     */
    public static long wr_ud_remote_qpn$offset() {
        return 28L;
    }

    /**
     * {@code __u32 wr.ud.remote_qkey}, at byte 32.
     */
    public static int wr_ud_remote_qkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code wr.ud.remote_qkey}.
     */
    public static void wr_ud_remote_qkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code wr.ud.remote_qkey} in bytes.
     */
    public static long wr_ud_remote_qkey$offset() {
        return 32L;
    }

    /**
     * {@code __u32 wr.ud.reserved}, at byte 36.
     */
    public static int wr_ud_reserved(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code wr.ud.reserved}.
     */
    public static void wr_ud_reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code wr.ud.reserved} in bytes.
     */
    public static long wr_ud_reserved$offset() {
        return 36L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("wr_id"),
                ValueLayout.JAVA_INT.withName("num_sge"),
                ValueLayout.JAVA_INT.withName("opcode"),
                ValueLayout.JAVA_INT.withName("send_flags"),
                MemoryLayout.unionLayout(
                        ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("imm_data"),
                        ValueLayout.JAVA_INT.withName("invalidate_rkey")).withName("ex"),
                MemoryLayout.unionLayout(
                        MemoryLayout.structLayout(
                                ValueLayout.JAVA_LONG.withName("remote_addr"),
                                ValueLayout.JAVA_INT.withName("rkey"),
                                ValueLayout.JAVA_INT.withName("reserved")).withName("rdma"),
                        MemoryLayout.structLayout(
                                ValueLayout.JAVA_LONG.withName("remote_addr"),
                                ValueLayout.JAVA_LONG.withName("compare_add"),
                                ValueLayout.JAVA_LONG.withName("swap"),
                                ValueLayout.JAVA_INT.withName("rkey"),
                                ValueLayout.JAVA_INT.withName("reserved")).withName("atomic"),
                        MemoryLayout.structLayout(
                                ValueLayout.JAVA_INT.withName("ah"),
                                ValueLayout.JAVA_INT.withName("remote_qpn"),
                                ValueLayout.JAVA_INT.withName("remote_qkey"),
                                ValueLayout.JAVA_INT.withName("reserved")).withName("ud")).withName("wr"))
                .withName("ib_uverbs_send_wr");

        private Layout() {
        }
    }
}
