// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5_err_cqe}: 64 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct mlx5_err_cqe {
 *   0      uint8_t rsvd0[32];
 *  32      uint32_t srqn;
 *  36      uint8_t rsvd1[18];
 *  54      uint8_t vendor_err_synd;
 *  55      uint8_t syndrome;
 *  56      uint32_t s_wqe_opcode_qpn;
 *  60      uint16_t wqe_counter;
 *  62      uint8_t signature;
 *  63      uint8_t op_own;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_err_cqe {
    private static final long SIZE = 64L;

    private mlx5_err_cqe() {
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
        return RecordText.of("mlx5_err_cqe", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint8_t rsvd0[32]}, at byte 0, as a slice.
     */
    public static MemorySegment rsvd0(MemorySegment segment) {
        return segment.asSlice(0L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code rsvd0} from {@code value}.
     */
    public static void rsvd0(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 32L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd0[32]}.
     */
    public static int rsvd0(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 32L)));
    }

    /**
     * Sets an element of {@code rsvd0}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd0(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 32L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd0} in bytes.
     */
    public static long rsvd0$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t srqn}, at byte 32.
     */
    public static int srqn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code srqn}.
     */
    public static void srqn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code srqn} in bytes.
     */
    public static long srqn$offset() {
        return 32L;
    }

    /**
     * {@code uint8_t rsvd1[18]}, at byte 36, as a slice.
     */
    public static MemorySegment rsvd1(MemorySegment segment) {
        return segment.asSlice(36L, 18L);
    }

    /**
     * Copies the 18 bytes of {@code rsvd1} from {@code value}.
     */
    public static void rsvd1(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 36L, 18L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd1[18]}.
     */
    public static int rsvd1(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 36L + Objects.checkIndex(index, 18L)));
    }

    /**
     * Sets an element of {@code rsvd1}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd1(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 36L + Objects.checkIndex(index, 18L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd1} in bytes.
     */
    public static long rsvd1$offset() {
        return 36L;
    }

    /**
     * {@code uint8_t vendor_err_synd}, at byte 54.
     */
    public static int vendor_err_synd(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 54L));
    }

    /**
     * Sets {@code vendor_err_synd}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void vendor_err_synd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 54L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code vendor_err_synd} in bytes.
     */
    public static long vendor_err_synd$offset() {
        return 54L;
    }

    /**
     * {@code uint8_t syndrome}, at byte 55.
     */
    public static int syndrome(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 55L));
    }

    /**
     * Sets {@code syndrome}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void syndrome(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 55L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code syndrome} in bytes.
     */
    public static long syndrome$offset() {
        return 55L;
    }

    /**
     * {@code uint32_t s_wqe_opcode_qpn}, at byte 56.
     */
    public static int s_wqe_opcode_qpn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 56L);
    }

    /**
     * Sets {@code s_wqe_opcode_qpn}.
     */
    public static void s_wqe_opcode_qpn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code s_wqe_opcode_qpn} in bytes.
     */
    public static long s_wqe_opcode_qpn$offset() {
        return 56L;
    }

    /**
     * {@code uint16_t wqe_counter}, at byte 60.
     */
    public static int wqe_counter(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 60L));
    }

    /**
     * Sets {@code wqe_counter}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void wqe_counter(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 60L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code wqe_counter} in bytes.
     */
    public static long wqe_counter$offset() {
        return 60L;
    }

    /**
     * {@code uint8_t signature}, at byte 62.
     */
    public static int signature(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 62L));
    }

    /**
     * Sets {@code signature}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void signature(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 62L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code signature} in bytes.
     */
    public static long signature$offset() {
        return 62L;
    }

    /**
     * {@code uint8_t op_own}, at byte 63.
     */
    public static int op_own(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 63L));
    }

    /**
     * Sets {@code op_own}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void op_own(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 63L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code op_own} in bytes.
     */
    public static long op_own$offset() {
        return 63L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.sequenceLayout(32L, ValueLayout.JAVA_BYTE).withName("rsvd0"),
                ValueLayout.JAVA_INT.withName("srqn"),
                MemoryLayout.sequenceLayout(18L, ValueLayout.JAVA_BYTE).withName("rsvd1"),
                ValueLayout.JAVA_BYTE.withName("vendor_err_synd"),
                ValueLayout.JAVA_BYTE.withName("syndrome"),
                ValueLayout.JAVA_INT.withName("s_wqe_opcode_qpn"),
                ValueLayout.JAVA_SHORT.withName("wqe_counter"),
                ValueLayout.JAVA_BYTE.withName("signature"),
                ValueLayout.JAVA_BYTE.withName("op_own"))
                .withName("mlx5_err_cqe");

        private Layout() {
        }
    }
}
