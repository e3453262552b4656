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
 * C's {@code struct sockaddr_storage}: 128 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct sockaddr_storage {
 *   0      sa_family_t ss_family;
 *   2      char __ss_padding[118];
 * 120      unsigned long __ss_align;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code bits/socket.h}; the numbers are offsets in bytes.
 */
public final class sockaddr_storage {
    private static final long SIZE = 128L;

    private sockaddr_storage() {
    }

    /**
     * The layout, with C's names and offsets.
     */
    public static GroupLayout layout() {
        return Layout.LAYOUT;
    }

    /**
     * The size in bytes.
     */
    public static long sizeof() {
        return SIZE;
    }

    /**
     * Memory for one record. It is zeroed if the allocator zeroes it, as an arena does.
     */
    public static MemorySegment allocate(SegmentAllocator allocator) {
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Memory for {@code count} records, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 8L);
    }

    /**
     * Element {@code index} of an array.
     */
    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(index * SIZE, SIZE);
    }

    /**
     * The record at an address, for inner loops: reaching its fields costs what it costs in C. Create it in
     * the loop that uses it; kept across native calls, it becomes an object. Nothing checks that the
     * memory is still there.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment ofAddress(long address) {
        return MemorySegment.ofAddress(address).reinterpret(SIZE);
    }

    /**
     * The segment with the size of one record.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment) {
        return segment.reinterpret(SIZE);
    }

    /**
     * The segment with the size of {@code count} records.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, long count) {
        return segment.reinterpret(Math.multiplyExact(count, SIZE));
    }

    /**
     * The segment with the size of one record, alive until the arena closes, which calls {@code cleanup}.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, Arena arena,
            Consumer<MemorySegment> cleanup) {
        return segment.reinterpret(SIZE, arena, cleanup);
    }

    /**
     * The members and their values on one line, for people. No pointer is followed.
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
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void ss_family(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 0L, Ranges.u16(value));
    }

    /**
     * The offset of {@code ss_family} in bytes.
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
     * {@code char __ss_padding[118]} as text, up to its first zero.
     */
    public static String __ss_paddingString(MemorySegment segment) {
        return CStrings.get(segment, 2L, 118L);
    }

    /**
     * Sets {@code __ss_padding} to the text and a zero.
     *
     * @throws IllegalArgumentException when both do not fit into 118 bytes
     */
    public static void __ss_paddingString(MemorySegment segment, String value) {
        CStrings.set(segment, 2L, 118L, value);
    }

    /**
     * An element of {@code char __ss_padding[118]}.
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
     * The offset of {@code __ss_padding} in bytes.
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
     * The offset of {@code __ss_align} in bytes.
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
