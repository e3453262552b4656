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
 * The C type {@code struct mlx5_wqe_mkey_context_seg}: 64 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5_wqe_mkey_context_seg {
 *   0      uint8_t free;
 *   1      uint8_t reserved1;
 *   2      uint8_t access_flags;
 *   3      uint8_t sf;
 *   4      __be32 qpn_mkey;
 *   8      __be32 reserved2;
 *  12      __be32 flags_pd;
 *  16      __be64 start_addr;
 *  24      __be64 len;
 *  32      __be32 bsf_octword_size;
 *  36      __be32 reserved3[4];
 *  52      __be32 translations_octword_size;
 *  56      uint8_t reserved4[3];
 *  59      uint8_t log_page_size;
 *  60      __be32 reserved;
 *  64      union mlx5_wqe_umr_inline_seg inseg[0];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_wqe_mkey_context_seg {
    private static final long SIZE = 64L;

    private mlx5_wqe_mkey_context_seg() {
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
        return RecordText.of("mlx5_wqe_mkey_context_seg", segment, layout(), "inseg@mlx5_wqe_umr_inline_seg inseg.klm@mlx5_wqe_umr_klm_seg", EnumNames.NONE);
    }

    /**
     * {@code uint8_t free}, at byte 0.
     */
    public static int free(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L));
    }

    /**
     * Sets {@code free}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void free(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code free} in bytes.
     */
    public static long free$offset() {
        return 0L;
    }

    /**
     * {@code uint8_t reserved1}, at byte 1.
     */
    public static int reserved1(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 1L));
    }

    /**
     * Sets {@code reserved1}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved1(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 1L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved1} in bytes.
     */
    public static long reserved1$offset() {
        return 1L;
    }

    /**
     * {@code uint8_t access_flags}, at byte 2.
     */
    public static int access_flags(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 2L));
    }

    /**
     * Sets {@code access_flags}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void access_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 2L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code access_flags} in bytes.
     */
    public static long access_flags$offset() {
        return 2L;
    }

    /**
     * {@code uint8_t sf}, at byte 3.
     */
    public static int sf(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 3L));
    }

    /**
     * Sets {@code sf}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sf(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 3L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sf} in bytes.
     */
    public static long sf$offset() {
        return 3L;
    }

    /**
     * {@code __be32 qpn_mkey}, at byte 4; big-endian in memory, converted to native byte order.
     */
    public static int qpn_mkey(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L));
    }

    /**
     * Sets {@code qpn_mkey}.
     */
    public static void qpn_mkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code qpn_mkey} in bytes.
     */
    public static long qpn_mkey$offset() {
        return 4L;
    }

    /**
     * {@code __be32 reserved2}, at byte 8; big-endian in memory, converted to native byte order.
     */
    public static int reserved2(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L));
    }

    /**
     * Sets {@code reserved2}.
     */
    public static void reserved2(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code reserved2} in bytes.
     */
    public static long reserved2$offset() {
        return 8L;
    }

    /**
     * {@code __be32 flags_pd}, at byte 12; big-endian in memory, converted to native byte order.
     */
    public static int flags_pd(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L));
    }

    /**
     * Sets {@code flags_pd}.
     */
    public static void flags_pd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code flags_pd} in bytes.
     */
    public static long flags_pd$offset() {
        return 12L;
    }

    /**
     * {@code __be64 start_addr}, at byte 16; big-endian in memory, converted to native byte order.
     */
    public static long start_addr(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L));
    }

    /**
     * Sets {@code start_addr}.
     */
    public static void start_addr(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code start_addr} in bytes.
     */
    public static long start_addr$offset() {
        return 16L;
    }

    /**
     * {@code __be64 len}, at byte 24; big-endian in memory, converted to native byte order.
     */
    public static long len(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L));
    }

    /**
     * Sets {@code len}.
     */
    public static void len(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code len} in bytes.
     */
    public static long len$offset() {
        return 24L;
    }

    /**
     * {@code __be32 bsf_octword_size}, at byte 32; big-endian in memory, converted to native byte order.
     */
    public static int bsf_octword_size(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L));
    }

    /**
     * Sets {@code bsf_octword_size}.
     */
    public static void bsf_octword_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code bsf_octword_size} in bytes.
     */
    public static long bsf_octword_size$offset() {
        return 32L;
    }

    /**
     * {@code __be32 reserved3[4]}, at byte 36, as a slice.
     */
    public static MemorySegment reserved3(MemorySegment segment) {
        return segment.asSlice(36L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code reserved3} from {@code value}.
     */
    public static void reserved3(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 36L, 16L);
    }

    /**
     * Returns an element of {@code __be32 reserved3[4]}; big-endian in memory, converted to native byte order.
     */
    public static int reserved3(MemorySegment segment, long index) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L + Objects.checkIndex(index, 4L) * 4L));
    }

    /**
     * Sets an element of {@code reserved3}.
     */
    public static void reserved3(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L + Objects.checkIndex(index, 4L) * 4L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code reserved3} in bytes.
     */
    public static long reserved3$offset() {
        return 36L;
    }

    /**
     * {@code __be32 translations_octword_size}, at byte 52; big-endian in memory, converted to native byte order.
     */
    public static int translations_octword_size(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 52L));
    }

    /**
     * Sets {@code translations_octword_size}.
     */
    public static void translations_octword_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 52L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code translations_octword_size} in bytes.
     */
    public static long translations_octword_size$offset() {
        return 52L;
    }

    /**
     * {@code uint8_t reserved4[3]}, at byte 56, as a slice.
     */
    public static MemorySegment reserved4(MemorySegment segment) {
        return segment.asSlice(56L, 3L);
    }

    /**
     * Copies the 3 bytes of {@code reserved4} from {@code value}.
     */
    public static void reserved4(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 56L, 3L);
    }

    /**
     * Returns an element of {@code uint8_t reserved4[3]}.
     */
    public static int reserved4(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 56L + Objects.checkIndex(index, 3L)));
    }

    /**
     * Sets an element of {@code reserved4}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved4(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 56L + Objects.checkIndex(index, 3L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved4} in bytes.
     */
    public static long reserved4$offset() {
        return 56L;
    }

    /**
     * {@code uint8_t log_page_size}, at byte 59.
     */
    public static int log_page_size(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 59L));
    }

    /**
     * Sets {@code log_page_size}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void log_page_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 59L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code log_page_size} in bytes.
     */
    public static long log_page_size$offset() {
        return 59L;
    }

    /**
     * {@code __be32 reserved}, at byte 60; big-endian in memory, converted to native byte order.
     */
    public static int reserved(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 60L));
    }

    /**
     * Sets {@code reserved}.
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 60L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 60L;
    }

    /**
     * Returns {@code union mlx5_wqe_umr_inline_seg inseg[0]}: from its offset to the end of the segment.
     */
    public static MemorySegment inseg(MemorySegment segment) {
        return segment.asSlice(64L);
    }

    /**
     * Returns an element of {@code union mlx5_wqe_umr_inline_seg inseg[0]}.
     */
    public static MemorySegment inseg(MemorySegment segment, long index) {
        return segment.asSlice(64L + Objects.checkIndex(index, Long.MAX_VALUE) * 16L, 16L);
    }

    /**
     * Sets an element of {@code inseg}.
     */
    public static void inseg(MemorySegment segment, long index, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 64L + Objects.checkIndex(index, Long.MAX_VALUE) * 16L, 16L);
    }

    /**
     * Returns the offset of {@code inseg} in bytes.
     */
    public static long inseg$offset() {
        return 64L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_BYTE.withName("free"),
                ValueLayout.JAVA_BYTE.withName("reserved1"),
                ValueLayout.JAVA_BYTE.withName("access_flags"),
                ValueLayout.JAVA_BYTE.withName("sf"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("qpn_mkey"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("reserved2"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("flags_pd"),
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("start_addr"),
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("len"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("bsf_octword_size"),
                MemoryLayout.sequenceLayout(4L, ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN)).withName("reserved3"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("translations_octword_size"),
                MemoryLayout.sequenceLayout(3L, ValueLayout.JAVA_BYTE).withName("reserved4"),
                ValueLayout.JAVA_BYTE.withName("log_page_size"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("reserved"),
                MemoryLayout.sequenceLayout(0L, mlx5_wqe_umr_inline_seg.layout()).withName("inseg"))
                .withName("mlx5_wqe_mkey_context_seg");

        private Layout() {
        }
    }
}
