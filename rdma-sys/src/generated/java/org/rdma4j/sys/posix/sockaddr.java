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
 * C's {@code struct sockaddr}: 16 bytes, aligned to 2.
 *
 * <pre>{@code
 *      struct sockaddr {
 *   0      sa_family_t sa_family;
 *   2      char sa_data[14];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code bits/socket.h}; the numbers are offsets in bytes.
 */
public final class sockaddr {
    private static final long SIZE = 16L;

    private sockaddr() {
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
        return allocator.allocate(SIZE, 2L);
    }

    /**
     * Memory for {@code count} records, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 2L);
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
        return RecordText.of("sockaddr", segment, layout(), "sa_data\"", EnumNames.NONE);
    }

    /**
     * {@code sa_family_t sa_family}, at byte 0.
     */
    public static int sa_family(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code sa_family}.
     *
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void sa_family(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 0L, Ranges.u16(value));
    }

    /**
     * The offset of {@code sa_family} in bytes.
     */
    public static long sa_family$offset() {
        return 0L;
    }

    /**
     * {@code char sa_data[14]}, at byte 2, as a slice.
     */
    public static MemorySegment sa_data(MemorySegment segment) {
        return segment.asSlice(2L, 14L);
    }

    /**
     * Copies the 14 bytes of {@code sa_data} from {@code value}.
     */
    public static void sa_data(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 2L, 14L);
    }

    /**
     * {@code char sa_data[14]} as text, up to its first zero.
     */
    public static String sa_dataString(MemorySegment segment) {
        return CStrings.get(segment, 2L, 14L);
    }

    /**
     * Sets {@code sa_data} to the text and a zero.
     *
     * @throws IllegalArgumentException when both do not fit into 14 bytes
     */
    public static void sa_dataString(MemorySegment segment, String value) {
        CStrings.set(segment, 2L, 14L, value);
    }

    /**
     * An element of {@code char sa_data[14]}.
     */
    public static byte sa_data(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 2L + Objects.checkIndex(index, 14L));
    }

    /**
     * Sets an element of {@code sa_data}.
     */
    public static void sa_data(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 2L + Objects.checkIndex(index, 14L), value);
    }

    /**
     * The offset of {@code sa_data} in bytes.
     */
    public static long sa_data$offset() {
        return 2L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_SHORT.withName("sa_family"),
                MemoryLayout.sequenceLayout(14L, ValueLayout.JAVA_BYTE).withName("sa_data"))
                .withName("sockaddr");

        private Layout() {
        }
    }
}
