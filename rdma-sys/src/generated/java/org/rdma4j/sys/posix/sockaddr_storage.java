// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct sockaddr_storage}: 128 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct sockaddr_storage {
 *   0      sa_family_t ss_family;
 *   2      char __ss_padding[118];
 * 120      unsigned long __ss_align;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code bits/socket.h}; numbers are offsets in bytes.
 */
public final class sockaddr_storage {
    private static final long SIZE = 128L;

    private sockaddr_storage() {
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
        return RecordText.of("sockaddr_storage", segment, layout(), "__ss_padding\"", EnumNames.NONE);
    }

    /**
     * {@code sa_family_t ss_family}, at byte 0.
     */
    public static int ss_family(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code ss_family}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void ss_family(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 0L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code ss_family} in bytes.
     */
    public static long ss_family$offset() {
        return 0L;
    }

    /**
     * {@code char __ss_padding[118]}, at byte 2, as a slice.
     */
    public static MemorySegment __ss_padding(MemorySegment segment) {
        return segment.asSlice(2L, 118L);
    }

    /**
     * Copies the 118 bytes of {@code __ss_padding} from {@code value}.
     */
    public static void __ss_padding(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 2L, 118L);
    }

    /**
     * Returns {@code char __ss_padding[118]} as a string, up to the first zero.
     */
    public static String __ss_paddingString(MemorySegment segment) {
        return CStrings.get(segment, 2L, 118L);
    }

    /**
     * Sets {@code __ss_padding} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 118 bytes
     */
    public static void __ss_paddingString(MemorySegment segment, String value) {
        CStrings.set(segment, 2L, 118L, value);
    }

    /**
     * Returns an element of {@code char __ss_padding[118]}.
     */
    public static byte __ss_padding(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 2L + Objects.checkIndex(index, 118L));
    }

    /**
     * Sets an element of {@code __ss_padding}.
     */
    public static void __ss_padding(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 2L + Objects.checkIndex(index, 118L), value);
    }

    /**
     * Returns the offset of {@code __ss_padding} in bytes.
     */
    public static long __ss_padding$offset() {
        return 2L;
    }

    /**
     * {@code unsigned long __ss_align}, at byte 120.
     */
    public static long __ss_align(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 120L);
    }

    /**
     * Sets {@code __ss_align}.
     */
    public static void __ss_align(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 120L, value);
    }

    /**
     * Returns the offset of {@code __ss_align} in bytes.
     */
    public static long __ss_align$offset() {
        return 120L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_SHORT.withName("ss_family"),
                MemoryLayout.sequenceLayout(118L, ValueLayout.JAVA_BYTE).withName("__ss_padding"),
                ValueLayout.JAVA_LONG.withName("__ss_align"))
                .withName("sockaddr_storage");

        private Layout() {
        }
    }
}
