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
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_crypto_login_attr}: 64 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_crypto_login_attr {
 *   0      uint32_t credential_id;
 *   4      uint32_t import_kek_id;
 *   8      char credential[48];
 *  56      uint64_t comp_mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_crypto_login_attr {
    private static final long SIZE = 64L;

    private mlx5dv_crypto_login_attr() {
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
        return RecordText.of("mlx5dv_crypto_login_attr", segment, layout(), "credential\"", EnumNames.NONE);
    }

    /**
     * {@code uint32_t credential_id}, at byte 0.
     */
    public static int credential_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code credential_id}.
     */
    public static void credential_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code credential_id} in bytes.
     */
    public static long credential_id$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t import_kek_id}, at byte 4.
     */
    public static int import_kek_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code import_kek_id}.
     */
    public static void import_kek_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code import_kek_id} in bytes.
     */
    public static long import_kek_id$offset() {
        return 4L;
    }

    /**
     * {@code char credential[48]}, at byte 8, as a slice.
     */
    public static MemorySegment credential(MemorySegment segment) {
        return segment.asSlice(8L, 48L);
    }

    /**
     * Copies the 48 bytes of {@code credential} from {@code value}.
     */
    public static void credential(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 48L);
    }

    /**
     * Returns {@code char credential[48]} as a string, up to the first zero.
     */
    public static String credentialString(MemorySegment segment) {
        return CStrings.get(segment, 8L, 48L);
    }

    /**
     * Sets {@code credential} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 48 bytes
     */
    public static void credentialString(MemorySegment segment, String value) {
        CStrings.set(segment, 8L, 48L, value);
    }

    /**
     * Returns an element of {@code char credential[48]}.
     */
    public static byte credential(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, 48L));
    }

    /**
     * Sets an element of {@code credential}.
     */
    public static void credential(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, 48L), value);
    }

    /**
     * Returns the offset of {@code credential} in bytes.
     */
    public static long credential$offset() {
        return 8L;
    }

    /**
     * {@code uint64_t comp_mask}, at byte 56.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 56L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 56L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("credential_id"),
                ValueLayout.JAVA_INT.withName("import_kek_id"),
                MemoryLayout.sequenceLayout(48L, ValueLayout.JAVA_BYTE).withName("credential"),
                ValueLayout.JAVA_LONG.withName("comp_mask"))
                .withName("mlx5dv_crypto_login_attr");

        private Layout() {
        }
    }
}
