// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

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
 * The C type {@code struct mlx5_wqe_umr_ctrl_seg}: 48 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5_wqe_umr_ctrl_seg {
 *   0      uint8_t flags;
 *   1      uint8_t rsvd0[3];
 *   4      __be16 klm_octowords;
 *   6      union {
 *   6          __be16 translation_offset;
 *   6          __be16 bsf_octowords;
 *          };
 *   8      __be64 mkey_mask;
 *  16      uint8_t rsvd1[32];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_wqe_umr_ctrl_seg {
    private static final long SIZE = 48L;

    private mlx5_wqe_umr_ctrl_seg() {
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
        return RecordText.of("mlx5_wqe_umr_ctrl_seg", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint8_t flags}, at byte 0.
     */
    public static int flags(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L));
    }

    /**
     * Sets {@code flags}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 0L;
    }

    /**
     * {@code uint8_t rsvd0[3]}, at byte 1, as a slice.
     */
    public static MemorySegment rsvd0(MemorySegment segment) {
        return segment.asSlice(1L, 3L);
    }

    /**
     * Copies the 3 bytes of {@code rsvd0} from {@code value}.
     */
    public static void rsvd0(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 1L, 3L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd0[3]}.
     */
    public static int rsvd0(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 1L + Objects.checkIndex(index, 3L)));
    }

    /**
     * Sets an element of {@code rsvd0}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd0(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 1L + Objects.checkIndex(index, 3L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd0} in bytes.
     */
    public static long rsvd0$offset() {
        return 1L;
    }

    /**
     * {@code __be16 klm_octowords}, at byte 4; big-endian in memory, converted to native byte order.
     */
    public static int klm_octowords(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 4L)));
    }

    /**
     * Sets {@code klm_octowords}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void klm_octowords(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 4L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code klm_octowords} in bytes.
     */
    public static long klm_octowords$offset() {
        return 4L;
    }

    /**
     * {@code __be16 translation_offset}, at byte 6; big-endian in memory, converted to native byte order.
     */
    public static int translation_offset(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 6L)));
    }

    /**
     * Sets {@code translation_offset}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void translation_offset(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 6L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code translation_offset} in bytes.
     */
    public static long translation_offset$offset() {
        return 6L;
    }

    /**
     * {@code __be16 bsf_octowords}, at byte 6; big-endian in memory, converted to native byte order.
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static int bsf_octowords(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 6L)));
    }

    /**
     * Sets {@code bsf_octowords}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void bsf_octowords(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 6L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code bsf_octowords} in bytes.
     */
    public static long bsf_octowords$offset() {
        return 6L;
    }

    /**
     * {@code __be64 mkey_mask}, at byte 8; big-endian in memory, converted to native byte order.
     */
    public static long mkey_mask(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L));
    }

    /**
     * Sets {@code mkey_mask}.
     */
    public static void mkey_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code mkey_mask} in bytes.
     */
    public static long mkey_mask$offset() {
        return 8L;
    }

    /**
     * {@code uint8_t rsvd1[32]}, at byte 16, as a slice.
     */
    public static MemorySegment rsvd1(MemorySegment segment) {
        return segment.asSlice(16L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code rsvd1} from {@code value}.
     */
    public static void rsvd1(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 32L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd1[32]}.
     */
    public static int rsvd1(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 16L + Objects.checkIndex(index, 32L)));
    }

    /**
     * Sets an element of {@code rsvd1}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd1(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 16L + Objects.checkIndex(index, 32L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd1} in bytes.
     */
    public static long rsvd1$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_BYTE.withName("flags"),
                MemoryLayout.sequenceLayout(3L, ValueLayout.JAVA_BYTE).withName("rsvd0"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("klm_octowords"),
                MemoryLayout.unionLayout(
                        ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("translation_offset"),
                        ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("bsf_octowords")),
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("mkey_mask"),
                MemoryLayout.sequenceLayout(32L, ValueLayout.JAVA_BYTE).withName("rsvd1"))
                .withName("mlx5_wqe_umr_ctrl_seg");

        private Layout() {
        }
    }
}
