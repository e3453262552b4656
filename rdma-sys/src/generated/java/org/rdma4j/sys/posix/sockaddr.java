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
 * The C type {@code struct sockaddr}: 16 bytes, aligned to 2.
 *
 * <pre>{@code
 *      struct sockaddr {
 *   0      sa_family_t sa_family;
 *   2      char sa_data[14];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code bits/socket.h}; numbers are offsets in bytes.
 */
public final class sockaddr {
    private static final long SIZE = 16L;

    private sockaddr() {
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
        return allocator.allocate(SIZE, 2L);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 2L);
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
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void sa_family(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 0L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code sa_family} in bytes.
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
     * Returns {@code char sa_data[14]} as a string, up to the first zero.
     */
    public static String sa_dataString(MemorySegment segment) {
        return CStrings.get(segment, 2L, 14L);
    }

    /**
     * Sets {@code sa_data} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 14 bytes
     */
    public static void sa_dataString(MemorySegment segment, String value) {
        CStrings.set(segment, 2L, 14L, value);
    }

    /**
     * Returns an element of {@code char sa_data[14]}.
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
     * Returns the offset of {@code sa_data} in bytes.
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
