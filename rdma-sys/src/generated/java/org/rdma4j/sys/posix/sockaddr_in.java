// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

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
 * The C type {@code struct sockaddr_in}: 16 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct sockaddr_in {
 *   0      sa_family_t sin_family;
 *   2      in_port_t sin_port;
 *   4      struct in_addr sin_addr;
 *   8      unsigned char sin_zero[8];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code netinet/in.h}; numbers are offsets in bytes.
 */
public final class sockaddr_in {
    private static final long SIZE = 16L;

    private sockaddr_in() {
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
        return RecordText.of("sockaddr_in", segment, layout(), "sin_addr@in_addr", EnumNames.NONE);
    }

    /**
     * {@code sa_family_t sin_family}, at byte 0.
     */
    public static int sin_family(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code sin_family}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void sin_family(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 0L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code sin_family} in bytes.
     */
    public static long sin_family$offset() {
        return 0L;
    }

    /**
     * {@code in_port_t sin_port}, at byte 2; big-endian in memory, converted to native byte order.
     */
    public static int sin_port(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 2L)));
    }

    /**
     * Sets {@code sin_port}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void sin_port(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 2L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code sin_port} in bytes.
     */
    public static long sin_port$offset() {
        return 2L;
    }

    /**
     * {@code struct in_addr sin_addr}, at byte 4, as a slice; see {@link org.rdma4j.sys.posix.in_addr in_addr}.
     */
    public static MemorySegment sin_addr(MemorySegment segment) {
        return segment.asSlice(4L, 4L);
    }

    /**
     * Copies the 4 bytes of {@code sin_addr} from {@code value}.
     */
    public static void sin_addr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 4L, 4L);
    }

    /**
     * Returns the offset of {@code sin_addr} in bytes.
     */
    public static long sin_addr$offset() {
        return 4L;
    }

    /**
     * {@code unsigned char sin_zero[8]}, at byte 8, as a slice.
     */
    public static MemorySegment sin_zero(MemorySegment segment) {
        return segment.asSlice(8L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code sin_zero} from {@code value}.
     */
    public static void sin_zero(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 8L);
    }

    /**
     * Returns an element of {@code unsigned char sin_zero[8]}.
     */
    public static int sin_zero(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, 8L)));
    }

    /**
     * Sets an element of {@code sin_zero}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sin_zero(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, 8L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sin_zero} in bytes.
     */
    public static long sin_zero$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_SHORT.withName("sin_family"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("sin_port"),
                in_addr.layout().withName("sin_addr"),
                MemoryLayout.sequenceLayout(8L, ValueLayout.JAVA_BYTE).withName("sin_zero"))
                .withName("sockaddr_in");

        private Layout() {
        }
    }
}
