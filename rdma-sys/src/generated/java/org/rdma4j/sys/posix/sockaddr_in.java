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
 * C's {@code struct sockaddr_in}: 16 bytes, aligned to 4.
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
 * <p>Declared in {@code netinet/in.h}; the numbers are offsets in bytes.
 */
public final class sockaddr_in {
    private static final long SIZE = 16L;

    private sockaddr_in() {
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
        return allocator.allocate(SIZE, 4L);
    }

    /**
     * Memory for {@code count} records, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 4L);
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
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void sin_family(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 0L, Ranges.u16(value));
    }

    /**
     * The offset of {@code sin_family} in bytes.
     */
    public static long sin_family$offset() {
        return 0L;
    }

    /**
     * {@code in_port_t sin_port}, at byte 2; big-endian in memory, a host value here: do not swap.
     */
    public static int sin_port(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 2L)));
    }

    /**
     * Sets {@code sin_port}.
     *
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void sin_port(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 2L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * The offset of {@code sin_port} in bytes.
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
     * The offset of {@code sin_addr} in bytes.
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
     * An element of {@code unsigned char sin_zero[8]}.
     */
    public static int sin_zero(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, 8L)));
    }

    /**
     * Sets an element of {@code sin_zero}.
     *
     * @throws IllegalArgumentException when {@code value} is not from 0 to 255
     */
    public static void sin_zero(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 8L + Objects.checkIndex(index, 8L), Ranges.u8(value));
    }

    /**
     * The offset of {@code sin_zero} in bytes.
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
