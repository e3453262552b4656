// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_ops_wr}: 72 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_ops_wr {
 *   0      uint64_t wr_id;
 *   8      struct ibv_ops_wr *next;
 *  16      enum ibv_ops_wr_opcode opcode;
 *  20      int flags;
 *  24      struct {
 *  24          uint32_t unexpected_cnt;
 *  28          uint32_t handle;
 *  32          struct {
 *  32              uint64_t recv_wr_id;
 *  40              struct ibv_sge *sg_list;
 *  48              int num_sge;
 *  56              uint64_t tag;
 *  64              uint64_t mask;
 *              } add;
 *          } tm;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_ops_wr {
    private static final long SIZE = 72L;

    private ibv_ops_wr() {
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
        return RecordText.of("ibv_ops_wr", segment, layout(), "opcode=ibv_ops_wr_opcode flags- tm.add.num_sge-", IbverbsEnumNames.ALL);
    }

    /**
     * {@code uint64_t wr_id}, at byte 0.
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
     * {@code struct ibv_ops_wr *next}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_ops_wr ibv_ops_wr}.
     */
    public static MemorySegment next(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_ops_wr.sizeof());
    }

    /**
     * Sets {@code next}.
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
     * {@code enum ibv_ops_wr_opcode opcode}, at byte 16; see {@link org.rdma4j.sys.ibverbs.ibv_ops_wr_opcode ibv_ops_wr_opcode}.
     */
    public static int opcode(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code opcode}.
     */
    public static void opcode(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code opcode} in bytes.
     */
    public static long opcode$offset() {
        return 16L;
    }

    /**
     * {@code int flags}, at byte 20.
     */
    public static int flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 20L;
    }

    /**
     * {@code struct tm}, at byte 24, as a slice.
     */
    public static MemorySegment tm(MemorySegment segment) {
        return segment.asSlice(24L, 48L);
    }

    /**
     * Copies the 48 bytes of {@code tm} from {@code value}.
     */
    public static void tm(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 48L);
    }

    /**
     * Returns the offset of {@code tm} in bytes.
     */
    public static long tm$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t tm.unexpected_cnt}, at byte 24.
     */
    public static int tm_unexpected_cnt(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code tm.unexpected_cnt}.
     */
    public static void tm_unexpected_cnt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code tm.unexpected_cnt} in bytes.
     */
    public static long tm_unexpected_cnt$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t tm.handle}, at byte 28.
     */
    public static int tm_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code tm.handle}.
     */
    public static void tm_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code tm.handle} in bytes.
     */
    public static long tm_handle$offset() {
        return 28L;
    }

    /**
     * {@code struct tm.add}, at byte 32, as a slice.
     */
    public static MemorySegment tm_add(MemorySegment segment) {
        return segment.asSlice(32L, 40L);
    }

    /**
     * Copies the 40 bytes of {@code tm.add} from {@code value}.
     */
    public static void tm_add(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, 40L);
    }

    /**
     * Returns the offset of {@code tm.add} in bytes.
     */
    public static long tm_add$offset() {
        return 32L;
    }

    /**
     * {@code uint64_t tm.add.recv_wr_id}, at byte 32.
     */
    public static long tm_add_recv_wr_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 32L);
    }

    /**
     * Sets {@code tm.add.recv_wr_id}.
     */
    public static void tm_add_recv_wr_id(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code tm.add.recv_wr_id} in bytes.
     */
    public static long tm_add_recv_wr_id$offset() {
        return 32L;
    }

    /**
     * {@code struct ibv_sge *tm.add.sg_list}, at byte 40; see {@link org.rdma4j.sys.ibverbs.ibv_sge ibv_sge}.
     */
    public static MemorySegment tm_add_sg_list(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L), ibv_sge.sizeof());
    }

    /**
     * Sets {@code tm.add.sg_list}.
     */
    public static void tm_add_sg_list(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code tm.add.sg_list} in bytes.
     */
    public static long tm_add_sg_list$offset() {
        return 40L;
    }

    /**
     * {@code int tm.add.num_sge}, at byte 48.
     */
    public static int tm_add_num_sge(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code tm.add.num_sge}.
     */
    public static void tm_add_num_sge(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code tm.add.num_sge} in bytes.
     */
    public static long tm_add_num_sge$offset() {
        return 48L;
    }

    /**
     * {@code uint64_t tm.add.tag}, at byte 56.
     */
    public static long tm_add_tag(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 56L);
    }

    /**
     * Sets {@code tm.add.tag}.
     */
    public static void tm_add_tag(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code tm.add.tag} in bytes.
     */
    public static long tm_add_tag$offset() {
        return 56L;
    }

    /**
     * {@code uint64_t tm.add.mask}, at byte 64.
     */
    public static long tm_add_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 64L);
    }

    /**
     * Sets {@code tm.add.mask}.
     */
    public static void tm_add_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code tm.add.mask} in bytes.
     */
    public static long tm_add_mask$offset() {
        return 64L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("wr_id"),
                ValueLayout.ADDRESS.withName("next"),
                ValueLayout.JAVA_INT.withName("opcode"),
                ValueLayout.JAVA_INT.withName("flags"),
                MemoryLayout.structLayout(
                        ValueLayout.JAVA_INT.withName("unexpected_cnt"),
                        ValueLayout.JAVA_INT.withName("handle"),
                        MemoryLayout.structLayout(
                                ValueLayout.JAVA_LONG.withName("recv_wr_id"),
                                ValueLayout.ADDRESS.withName("sg_list"),
                                ValueLayout.JAVA_INT.withName("num_sge"),
                                MemoryLayout.paddingLayout(4L),
                                ValueLayout.JAVA_LONG.withName("tag"),
                                ValueLayout.JAVA_LONG.withName("mask")).withName("add")).withName("tm"))
                .withName("ibv_ops_wr");

        private Layout() {
        }
    }
}
