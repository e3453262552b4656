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
 * The C type {@code struct ibv_tmh}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_tmh {
 *   0      uint8_t opcode;
 *   1      uint8_t reserved[3];
 *   4      __be32 app_ctx;
 *   8      __be64 tag;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/tm_types.h}; numbers are offsets in bytes.
 */
public final class ibv_tmh {
    private static final long SIZE = 16L;

    private ibv_tmh() {
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
        return RecordText.of("ibv_tmh", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint8_t opcode}, at byte 0.
     */
    public static int opcode(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L));
    }

    /**
     * Sets {@code opcode}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void opcode(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code opcode} in bytes.
     */
    public static long opcode$offset() {
        return 0L;
    }

    /**
     * {@code uint8_t reserved[3]}, at byte 1, as a slice.
     */
    public static MemorySegment reserved(MemorySegment segment) {
        return segment.asSlice(1L, 3L);
    }

    /**
     * Copies the 3 bytes of {@code reserved} from {@code value}.
     */
    public static void reserved(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 1L, 3L);
    }

    /**
     * Returns an element of {@code uint8_t reserved[3]}.
     */
    public static int reserved(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 1L + Objects.checkIndex(index, 3L)));
    }

    /**
     * Sets an element of {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 1L + Objects.checkIndex(index, 3L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 1L;
    }

    /**
     * {@code __be32 app_ctx}, at byte 4; big-endian in memory, converted to native byte order.
     */
    public static int app_ctx(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L));
    }

    /**
     * Sets {@code app_ctx}.
     */
    public static void app_ctx(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code app_ctx} in bytes.
     */
    public static long app_ctx$offset() {
        return 4L;
    }

    /**
     * {@code __be64 tag}, at byte 8; big-endian in memory, converted to native byte order.
     */
    public static long tag(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L));
    }

    /**
     * Sets {@code tag}.
     */
    public static void tag(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code tag} in bytes.
     */
    public static long tag$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_BYTE.withName("opcode"),
                MemoryLayout.sequenceLayout(3L, ValueLayout.JAVA_BYTE).withName("reserved"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("app_ctx"),
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("tag"))
                .withName("ibv_tmh");

        private Layout() {
        }
    }
}
