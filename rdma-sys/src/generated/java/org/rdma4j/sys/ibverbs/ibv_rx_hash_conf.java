// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

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
 * The C type {@code struct ibv_rx_hash_conf}: 24 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_rx_hash_conf {
 *   0      uint8_t rx_hash_function;
 *   1      uint8_t rx_hash_key_len;
 *   8      uint8_t *rx_hash_key;
 *  16      uint64_t rx_hash_fields_mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_rx_hash_conf {
    private static final long SIZE = 24L;

    private ibv_rx_hash_conf() {
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
        return RecordText.of("ibv_rx_hash_conf", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint8_t rx_hash_function}, at byte 0.
     */
    public static int rx_hash_function(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L));
    }

    /**
     * Sets {@code rx_hash_function}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rx_hash_function(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rx_hash_function} in bytes.
     */
    public static long rx_hash_function$offset() {
        return 0L;
    }

    /**
     * {@code uint8_t rx_hash_key_len}, at byte 1.
     */
    public static int rx_hash_key_len(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 1L));
    }

    /**
     * Sets {@code rx_hash_key_len}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rx_hash_key_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 1L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rx_hash_key_len} in bytes.
     */
    public static long rx_hash_key_len$offset() {
        return 1L;
    }

    /**
     * {@code uint8_t *rx_hash_key}, at byte 8.
     */
    public static MemorySegment rx_hash_key(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code rx_hash_key}.
     */
    public static void rx_hash_key(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code rx_hash_key} in bytes.
     */
    public static long rx_hash_key$offset() {
        return 8L;
    }

    /**
     * {@code uint64_t rx_hash_fields_mask}, at byte 16.
     */
    public static long rx_hash_fields_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code rx_hash_fields_mask}.
     */
    public static void rx_hash_fields_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code rx_hash_fields_mask} in bytes.
     */
    public static long rx_hash_fields_mask$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_BYTE.withName("rx_hash_function"),
                ValueLayout.JAVA_BYTE.withName("rx_hash_key_len"),
                MemoryLayout.paddingLayout(6L),
                ValueLayout.ADDRESS.withName("rx_hash_key"),
                ValueLayout.JAVA_LONG.withName("rx_hash_fields_mask"))
                .withName("ibv_rx_hash_conf");

        private Layout() {
        }
    }
}
