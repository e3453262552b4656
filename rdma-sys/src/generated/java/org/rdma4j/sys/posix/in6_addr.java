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
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct in6_addr}: 16 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct in6_addr {
 *   0      union {
 *   0          uint8_t __u6_addr8[16];
 *   0          uint16_t __u6_addr16[8];
 *   0          uint32_t __u6_addr32[4];
 *          } __in6_u;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code netinet/in.h}; numbers are offsets in bytes.
 */
public final class in6_addr {
    private static final long SIZE = 16L;

    private in6_addr() {
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
        return allocator.allocate(SIZE, 4L);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 4L);
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
        return RecordText.of("in6_addr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code union __in6_u}, at byte 0, as a slice.
     */
    public static MemorySegment __in6_u(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code __in6_u} from {@code value}.
     */
    public static void __in6_u(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code __in6_u} in bytes.
     */
    public static long __in6_u$offset() {
        return 0L;
    }

    /**
     * {@code uint8_t __in6_u.__u6_addr8[16]}, at byte 0, as a slice.
     */
    public static MemorySegment __in6_u___u6_addr8(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code __in6_u.__u6_addr8} from {@code value}.
     */
    public static void __in6_u___u6_addr8(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns an element of {@code uint8_t __in6_u.__u6_addr8[16]}.
     */
    public static int __in6_u___u6_addr8(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 16L)));
    }

    /**
     * Sets an element of {@code __in6_u.__u6_addr8}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void __in6_u___u6_addr8(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 16L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code __in6_u.__u6_addr8} in bytes.
     */
    public static long __in6_u___u6_addr8$offset() {
        return 0L;
    }

    /**
     * {@code uint16_t __in6_u.__u6_addr16[8]}, at byte 0, as a slice.
     */
    public static MemorySegment __in6_u___u6_addr16(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code __in6_u.__u6_addr16} from {@code value}.
     */
    public static void __in6_u___u6_addr16(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns an element of {@code uint16_t __in6_u.__u6_addr16[8]}.
     */
    public static int __in6_u___u6_addr16(MemorySegment segment, long index) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 0L + Objects.checkIndex(index, 8L) * 2L));
    }

    /**
     * Sets an element of {@code __in6_u.__u6_addr16}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void __in6_u___u6_addr16(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 0L + Objects.checkIndex(index, 8L) * 2L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code __in6_u.__u6_addr16} in bytes.
     */
    public static long __in6_u___u6_addr16$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t __in6_u.__u6_addr32[4]}, at byte 0, as a slice.
     */
    public static MemorySegment __in6_u___u6_addr32(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code __in6_u.__u6_addr32} from {@code value}.
     */
    public static void __in6_u___u6_addr32(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns an element of {@code uint32_t __in6_u.__u6_addr32[4]}.
     */
    public static int __in6_u___u6_addr32(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L + Objects.checkIndex(index, 4L) * 4L);
    }

    /**
     * Sets an element of {@code __in6_u.__u6_addr32}.
     */
    public static void __in6_u___u6_addr32(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L + Objects.checkIndex(index, 4L) * 4L, value);
    }

    /**
     * Returns the offset of {@code __in6_u.__u6_addr32} in bytes.
     */
    public static long __in6_u___u6_addr32$offset() {
        return 0L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.unionLayout(
                        MemoryLayout.sequenceLayout(16L, ValueLayout.JAVA_BYTE).withName("__u6_addr8"),
                        MemoryLayout.sequenceLayout(8L, ValueLayout.JAVA_SHORT).withName("__u6_addr16"),
                        MemoryLayout.sequenceLayout(4L, ValueLayout.JAVA_INT).withName("__u6_addr32")).withName("__in6_u"))
                .withName("in6_addr");

        private Layout() {
        }
    }
}
