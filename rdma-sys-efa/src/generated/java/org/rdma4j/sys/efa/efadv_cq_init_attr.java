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
 * The C type {@code struct efadv_cq_init_attr}: 56 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct efadv_cq_init_attr {
 *   0      uint64_t comp_mask;
 *   8      uint64_t wc_flags;
 *  16      uint64_t flags;
 *  24      struct {
 *  24          uint8_t *buffer;
 *  32          uint64_t length;
 *  40          uint64_t offset;
 *  48          int32_t fd;
 *  52          uint8_t reserved[4];
 *          } ext_mem_dmabuf;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/efadv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 43.0.
 */
public final class efadv_cq_init_attr {
    private static final long SIZE = 56L;

    private efadv_cq_init_attr() {
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
        return RecordText.of("efadv_cq_init_attr", segment, layout(), "ext_mem_dmabuf.fd-", EnumNames.NONE);
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
     * {@code uint64_t wc_flags}, at byte 8.
     */
    public static long wc_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L);
    }

    /**
     * Sets {@code wc_flags}.
     */
    public static void wc_flags(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code wc_flags} in bytes.
     */
    public static long wc_flags$offset() {
        return 8L;
    }

    /**
     * {@code uint64_t flags}, at byte 16.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static long flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 16L;
    }

    /**
     * {@code struct ext_mem_dmabuf}, at byte 24, as a slice.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static MemorySegment ext_mem_dmabuf(MemorySegment segment) {
        return segment.asSlice(24L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code ext_mem_dmabuf} from {@code value}.
     */
    public static void ext_mem_dmabuf(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 32L);
    }

    /**
     * Returns the offset of {@code ext_mem_dmabuf} in bytes.
     */
    public static long ext_mem_dmabuf$offset() {
        return 24L;
    }

    /**
     * {@code uint8_t *ext_mem_dmabuf.buffer}, at byte 24.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static MemorySegment ext_mem_dmabuf_buffer(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L);
    }

    /**
     * Sets {@code ext_mem_dmabuf.buffer}.
     */
    public static void ext_mem_dmabuf_buffer(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code ext_mem_dmabuf.buffer} in bytes.
     */
    public static long ext_mem_dmabuf_buffer$offset() {
        return 24L;
    }

    /**
     * {@code uint64_t ext_mem_dmabuf.length}, at byte 32.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static long ext_mem_dmabuf_length(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 32L);
    }

    /**
     * Sets {@code ext_mem_dmabuf.length}.
     */
    public static void ext_mem_dmabuf_length(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code ext_mem_dmabuf.length} in bytes.
     */
    public static long ext_mem_dmabuf_length$offset() {
        return 32L;
    }

    /**
     * {@code uint64_t ext_mem_dmabuf.offset}, at byte 40.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static long ext_mem_dmabuf_offset(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 40L);
    }

    /**
     * Sets {@code ext_mem_dmabuf.offset}.
     */
    public static void ext_mem_dmabuf_offset(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code ext_mem_dmabuf.offset} in bytes.
     */
    public static long ext_mem_dmabuf_offset$offset() {
        return 40L;
    }

    /**
     * {@code int32_t ext_mem_dmabuf.fd}, at byte 48.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static int ext_mem_dmabuf_fd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code ext_mem_dmabuf.fd}.
     */
    public static void ext_mem_dmabuf_fd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code ext_mem_dmabuf.fd} in bytes.
     */
    public static long ext_mem_dmabuf_fd$offset() {
        return 48L;
    }

    /**
     * {@code uint8_t ext_mem_dmabuf.reserved[4]}, at byte 52, as a slice.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static MemorySegment ext_mem_dmabuf_reserved(MemorySegment segment) {
        return segment.asSlice(52L, 4L);
    }

    /**
     * Copies the 4 bytes of {@code ext_mem_dmabuf.reserved} from {@code value}.
     */
    public static void ext_mem_dmabuf_reserved(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 52L, 4L);
    }

    /**
     * Returns an element of {@code uint8_t ext_mem_dmabuf.reserved[4]}.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static int ext_mem_dmabuf_reserved(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 52L + Objects.checkIndex(index, 4L)));
    }

    /**
     * Sets an element of {@code ext_mem_dmabuf.reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void ext_mem_dmabuf_reserved(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 52L + Objects.checkIndex(index, 4L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code ext_mem_dmabuf.reserved} in bytes.
     */
    public static long ext_mem_dmabuf_reserved$offset() {
        return 52L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.JAVA_LONG.withName("wc_flags"),
                ValueLayout.JAVA_LONG.withName("flags"),
                MemoryLayout.structLayout(
                        ValueLayout.ADDRESS.withName("buffer"),
                        ValueLayout.JAVA_LONG.withName("length"),
                        ValueLayout.JAVA_LONG.withName("offset"),
                        ValueLayout.JAVA_INT.withName("fd"),
                        MemoryLayout.sequenceLayout(4L, ValueLayout.JAVA_BYTE).withName("reserved")).withName("ext_mem_dmabuf"))
                .withName("efadv_cq_init_attr");

        private Layout() {
        }
    }
}
