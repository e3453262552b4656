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
 * The C type {@code struct efadv_memory_location}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct efadv_memory_location {
 *   0      uint8_t *ptr;
 *   8      struct {
 *   8          uint64_t offset;
 *  16          int32_t fd;
 *  20          uint32_t reserved;
 *          } dmabuf;
 *  24      uint8_t type;
 *  25      uint8_t reserved[7];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/efadv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 65.0.
 */
public final class efadv_memory_location {
    private static final long SIZE = 32L;

    private efadv_memory_location() {
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
        return RecordText.of("efadv_memory_location", segment, layout(), "dmabuf.fd-", EnumNames.NONE);
    }

    /**
     * {@code uint8_t *ptr}, at byte 0.
     */
    public static MemorySegment ptr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code ptr}.
     */
    public static void ptr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code ptr} in bytes.
     */
    public static long ptr$offset() {
        return 0L;
    }

    /**
     * {@code struct dmabuf}, at byte 8, as a slice.
     */
    public static MemorySegment dmabuf(MemorySegment segment) {
        return segment.asSlice(8L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code dmabuf} from {@code value}.
     */
    public static void dmabuf(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 16L);
    }

    /**
     * Returns the offset of {@code dmabuf} in bytes.
     */
    public static long dmabuf$offset() {
        return 8L;
    }

    /**
     * {@code uint64_t dmabuf.offset}, at byte 8.
     */
    public static long dmabuf_offset(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L);
    }

    /**
     * Sets {@code dmabuf.offset}.
     */
    public static void dmabuf_offset(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code dmabuf.offset} in bytes.
     */
    public static long dmabuf_offset$offset() {
        return 8L;
    }

    /**
     * {@code int32_t dmabuf.fd}, at byte 16.
     */
    public static int dmabuf_fd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code dmabuf.fd}.
     */
    public static void dmabuf_fd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code dmabuf.fd} in bytes.
     */
    public static long dmabuf_fd$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t dmabuf.reserved}, at byte 20.
     */
    public static int dmabuf_reserved(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code dmabuf.reserved}.
     */
    public static void dmabuf_reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code dmabuf.reserved} in bytes.
     */
    public static long dmabuf_reserved$offset() {
        return 20L;
    }

    /**
     * {@code uint8_t type}, at byte 24.
     */
    public static int type(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 24L));
    }

    /**
     * Sets {@code type}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 24L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code type} in bytes.
     */
    public static long type$offset() {
        return 24L;
    }

    /**
     * {@code uint8_t reserved[7]}, at byte 25, as a slice.
     */
    public static MemorySegment reserved(MemorySegment segment) {
        return segment.asSlice(25L, 7L);
    }

    /**
     * Copies the 7 bytes of {@code reserved} from {@code value}.
     */
    public static void reserved(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 25L, 7L);
    }

    /**
     * Returns an element of {@code uint8_t reserved[7]}.
     */
    public static int reserved(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 25L + Objects.checkIndex(index, 7L)));
    }

    /**
     * Sets an element of {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 25L + Objects.checkIndex(index, 7L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 25L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("ptr"),
                MemoryLayout.structLayout(
                        ValueLayout.JAVA_LONG.withName("offset"),
                        ValueLayout.JAVA_INT.withName("fd"),
                        ValueLayout.JAVA_INT.withName("reserved")).withName("dmabuf"),
                ValueLayout.JAVA_BYTE.withName("type"),
                MemoryLayout.sequenceLayout(7L, ValueLayout.JAVA_BYTE).withName("reserved"))
                .withName("efadv_memory_location");

        private Layout() {
        }
    }
}
