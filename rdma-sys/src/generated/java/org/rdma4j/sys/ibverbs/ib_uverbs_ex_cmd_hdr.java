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
 * The C type {@code struct ib_uverbs_ex_cmd_hdr}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_ex_cmd_hdr {
 *   0      __u64 response;
 *   8      __u16 provider_in_words;
 *  10      __u16 provider_out_words;
 *  12      __u32 cmd_hdr_reserved;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_ex_cmd_hdr {
    private static final long SIZE = 16L;

    private ib_uverbs_ex_cmd_hdr() {
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
        return RecordText.of("ib_uverbs_ex_cmd_hdr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 response}, at byte 0.
     */
    public static long response(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code response}.
     */
    public static void response(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code response} in bytes.
     */
    public static long response$offset() {
        return 0L;
    }

    /**
     * {@code __u16 provider_in_words}, at byte 8.
     */
    public static int provider_in_words(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 8L));
    }

    /**
     * Sets {@code provider_in_words}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void provider_in_words(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 8L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code provider_in_words} in bytes.
     */
    public static long provider_in_words$offset() {
        return 8L;
    }

    /**
     * {@code __u16 provider_out_words}, at byte 10.
     */
    public static int provider_out_words(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 10L));
    }

    /**
     * Sets {@code provider_out_words}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void provider_out_words(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 10L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code provider_out_words} in bytes.
     */
    public static long provider_out_words$offset() {
        return 10L;
    }

    /**
     * {@code __u32 cmd_hdr_reserved}, at byte 12.
     */
    public static int cmd_hdr_reserved(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code cmd_hdr_reserved}.
     */
    public static void cmd_hdr_reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code cmd_hdr_reserved} in bytes.
     */
    public static long cmd_hdr_reserved$offset() {
        return 12L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("response"),
                ValueLayout.JAVA_SHORT.withName("provider_in_words"),
                ValueLayout.JAVA_SHORT.withName("provider_out_words"),
                ValueLayout.JAVA_INT.withName("cmd_hdr_reserved"))
                .withName("ib_uverbs_ex_cmd_hdr");

        private Layout() {
        }
    }
}
