// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5_wqe_ctrl_seg}: 16 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct mlx5_wqe_ctrl_seg {
 *   0      __be32 opmod_idx_opcode;
 *   4      __be32 qpn_ds;
 *   8      uint8_t signature;
 *   9      __be16 dci_stream_channel_id;
 *  11      uint8_t fm_ce_se;
 *  12      __be32 imm;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_wqe_ctrl_seg {
    private static final long SIZE = 16L;

    private mlx5_wqe_ctrl_seg() {
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
        return allocator.allocate(SIZE, 4L);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 4L);
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
        return RecordText.of("mlx5_wqe_ctrl_seg", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __be32 opmod_idx_opcode}, at byte 0; big-endian in memory, converted to native byte order.
     */
    public static int opmod_idx_opcode(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code opmod_idx_opcode}.
     */
    public static void opmod_idx_opcode(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code opmod_idx_opcode} in bytes.
     */
    public static long opmod_idx_opcode$offset() {
        return 0L;
    }

    /**
     * {@code __be32 qpn_ds}, at byte 4; big-endian in memory, converted to native byte order.
     */
    public static int qpn_ds(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L));
    }

    /**
     * Sets {@code qpn_ds}.
     */
    public static void qpn_ds(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code qpn_ds} in bytes.
     */
    public static long qpn_ds$offset() {
        return 4L;
    }

    /**
     * {@code uint8_t signature}, at byte 8.
     */
    public static int signature(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L));
    }

    /**
     * Sets {@code signature}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void signature(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code signature} in bytes.
     */
    public static long signature$offset() {
        return 8L;
    }

    /**
     * {@code __be16 dci_stream_channel_id}, at byte 9; big-endian in memory, converted to native byte order.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static int dci_stream_channel_id(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 9L)));
    }

    /**
     * Sets {@code dci_stream_channel_id}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void dci_stream_channel_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 9L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code dci_stream_channel_id} in bytes.
     */
    public static long dci_stream_channel_id$offset() {
        return 9L;
    }

    /**
     * {@code uint8_t fm_ce_se}, at byte 11.
     */
    public static int fm_ce_se(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 11L));
    }

    /**
     * Sets {@code fm_ce_se}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void fm_ce_se(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 11L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code fm_ce_se} in bytes.
     */
    public static long fm_ce_se$offset() {
        return 11L;
    }

    /**
     * {@code __be32 imm}, at byte 12; big-endian in memory, converted to native byte order.
     */
    public static int imm(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L));
    }

    /**
     * Sets {@code imm}.
     */
    public static void imm(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code imm} in bytes.
     */
    public static long imm$offset() {
        return 12L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("opmod_idx_opcode"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("qpn_ds"),
                ValueLayout.JAVA_BYTE.withName("signature"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withByteAlignment(1L).withName("dci_stream_channel_id"),
                ValueLayout.JAVA_BYTE.withName("fm_ce_se"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("imm"))
                .withName("mlx5_wqe_ctrl_seg");

        private Layout() {
        }
    }
}
