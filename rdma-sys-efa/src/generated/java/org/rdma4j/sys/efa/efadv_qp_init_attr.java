// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efa;

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
 * The C type {@code struct efadv_qp_init_attr}: 24 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct efadv_qp_init_attr {
 *   0      uint64_t comp_mask;
 *   8      uint32_t driver_qp_type;
 *  12      uint16_t flags;
 *  14      uint8_t sl;
 *  15      uint8_t reserved;
 *  16      uint64_t wr_flags;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/efadv.h}; numbers are offsets in bytes.
 */
public final class efadv_qp_init_attr {
    private static final long SIZE = 24L;

    private efadv_qp_init_attr() {
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
        return RecordText.of("efadv_qp_init_attr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint64_t comp_mask}, at byte 0.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t driver_qp_type}, at byte 8.
     */
    public static int driver_qp_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code driver_qp_type}.
     */
    public static void driver_qp_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code driver_qp_type} in bytes.
     */
    public static long driver_qp_type$offset() {
        return 8L;
    }

    /**
     * {@code uint16_t flags}, at byte 12.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static int flags(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 12L));
    }

    /**
     * Sets {@code flags}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 12L;
    }

    /**
     * {@code uint8_t sl}, at byte 14.
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static int sl(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 14L));
    }

    /**
     * Sets {@code sl}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sl(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 14L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sl} in bytes.
     */
    public static long sl$offset() {
        return 14L;
    }

    /**
     * {@code uint8_t reserved}, at byte 15.
     */
    public static int reserved(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 15L));
    }

    /**
     * Sets {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 15L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 15L;
    }

    /**
     * {@code uint64_t wr_flags}, at byte 16.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static long wr_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code wr_flags}.
     */
    public static void wr_flags(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code wr_flags} in bytes.
     */
    public static long wr_flags$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("driver_qp_type"),
                ValueLayout.JAVA_SHORT.withName("flags"),
                ValueLayout.JAVA_BYTE.withName("sl"),
                ValueLayout.JAVA_BYTE.withName("reserved"),
                ValueLayout.JAVA_LONG.withName("wr_flags"))
                .withName("efadv_qp_init_attr");

        private Layout() {
        }
    }
}
