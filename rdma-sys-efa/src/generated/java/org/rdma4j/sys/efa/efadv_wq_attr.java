// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efa;

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
 * The C type {@code struct efadv_wq_attr}: 40 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct efadv_wq_attr {
 *   0      uint64_t comp_mask;
 *   8      uint8_t *buffer;
 *  16      uint32_t entry_size;
 *  20      uint32_t num_entries;
 *  24      uint32_t *doorbell;
 *  32      uint32_t max_batch;
 *  36      uint16_t caps;
 *  38      uint8_t reserved[2];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/efadv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 59.0.
 */
public final class efadv_wq_attr {
    private static final long SIZE = 40L;

    private efadv_wq_attr() {
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
        return RecordText.of("efadv_wq_attr", segment, layout(), "", EnumNames.NONE);
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
     * {@code uint8_t *buffer}, at byte 8.
     */
    public static MemorySegment buffer(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code buffer}.
     */
    public static void buffer(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code buffer} in bytes.
     */
    public static long buffer$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t entry_size}, at byte 16.
     */
    public static int entry_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code entry_size}.
     */
    public static void entry_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code entry_size} in bytes.
     */
    public static long entry_size$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t num_entries}, at byte 20.
     */
    public static int num_entries(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code num_entries}.
     */
    public static void num_entries(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code num_entries} in bytes.
     */
    public static long num_entries$offset() {
        return 20L;
    }

    /**
     * {@code uint32_t *doorbell}, at byte 24.
     */
    public static MemorySegment doorbell(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L);
    }

    /**
     * Sets {@code doorbell}.
     */
    public static void doorbell(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code doorbell} in bytes.
     */
    public static long doorbell$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t max_batch}, at byte 32.
     */
    public static int max_batch(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code max_batch}.
     */
    public static void max_batch(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code max_batch} in bytes.
     */
    public static long max_batch$offset() {
        return 32L;
    }

    /**
     * {@code uint16_t caps}, at byte 36.
     */
    public static int caps(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 36L));
    }

    /**
     * Sets {@code caps}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void caps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 36L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code caps} in bytes.
     */
    public static long caps$offset() {
        return 36L;
    }

    /**
     * {@code uint8_t reserved[2]}, at byte 38, as a slice.
     */
    public static MemorySegment reserved(MemorySegment segment) {
        return segment.asSlice(38L, 2L);
    }

    /**
     * Copies the 2 bytes of {@code reserved} from {@code value}.
     */
    public static void reserved(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 38L, 2L);
    }

    /**
     * Returns an element of {@code uint8_t reserved[2]}.
     */
    public static int reserved(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 38L + Objects.checkIndex(index, 2L)));
    }

    /**
     * Sets an element of {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 38L + Objects.checkIndex(index, 2L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 38L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.ADDRESS.withName("buffer"),
                ValueLayout.JAVA_INT.withName("entry_size"),
                ValueLayout.JAVA_INT.withName("num_entries"),
                ValueLayout.ADDRESS.withName("doorbell"),
                ValueLayout.JAVA_INT.withName("max_batch"),
                ValueLayout.JAVA_SHORT.withName("caps"),
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_BYTE).withName("reserved"))
                .withName("efadv_wq_attr");

        private Layout() {
        }
    }
}
