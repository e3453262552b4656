// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_crypto_caps}: 12 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct mlx5dv_crypto_caps {
 *   0      uint16_t failed_selftests;
 *   2      uint8_t crypto_engines;
 *   3      uint8_t wrapped_import_method;
 *   4      uint8_t log_max_num_deks;
 *   8      uint32_t flags;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_crypto_caps {
    private static final long SIZE = 12L;

    private mlx5dv_crypto_caps() {
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
        return RecordText.of("mlx5dv_crypto_caps", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint16_t failed_selftests}, at byte 0.
     */
    public static int failed_selftests(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code failed_selftests}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void failed_selftests(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 0L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code failed_selftests} in bytes.
     */
    public static long failed_selftests$offset() {
        return 0L;
    }

    /**
     * {@code uint8_t crypto_engines}, at byte 2.
     */
    public static int crypto_engines(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 2L));
    }

    /**
     * Sets {@code crypto_engines}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void crypto_engines(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 2L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code crypto_engines} in bytes.
     */
    public static long crypto_engines$offset() {
        return 2L;
    }

    /**
     * {@code uint8_t wrapped_import_method}, at byte 3.
     */
    public static int wrapped_import_method(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 3L));
    }

    /**
     * Sets {@code wrapped_import_method}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void wrapped_import_method(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 3L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code wrapped_import_method} in bytes.
     */
    public static long wrapped_import_method$offset() {
        return 3L;
    }

    /**
     * {@code uint8_t log_max_num_deks}, at byte 4.
     */
    public static int log_max_num_deks(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 4L));
    }

    /**
     * Sets {@code log_max_num_deks}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void log_max_num_deks(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 4L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code log_max_num_deks} in bytes.
     */
    public static long log_max_num_deks$offset() {
        return 4L;
    }

    /**
     * {@code uint32_t flags}, at byte 8.
     */
    public static int flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_SHORT.withName("failed_selftests"),
                ValueLayout.JAVA_BYTE.withName("crypto_engines"),
                ValueLayout.JAVA_BYTE.withName("wrapped_import_method"),
                ValueLayout.JAVA_BYTE.withName("log_max_num_deks"),
                MemoryLayout.paddingLayout(3L),
                ValueLayout.JAVA_INT.withName("flags"))
                .withName("mlx5dv_crypto_caps");

        private Layout() {
        }
    }
}
