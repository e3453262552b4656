// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct sockaddr_in6}: 28 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct sockaddr_in6 {
 *   0      sa_family_t sin6_family;
 *   2      in_port_t sin6_port;
 *   4      uint32_t sin6_flowinfo;
 *   8      struct in6_addr sin6_addr;
 *  24      uint32_t sin6_scope_id;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code netinet/in.h}; numbers are offsets in bytes.
 */
public final class sockaddr_in6 {
    private static final long SIZE = 28L;

    private sockaddr_in6() {
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
        return RecordText.of("sockaddr_in6", segment, layout(), "sin6_addr@in6_addr", EnumNames.NONE);
    }

    /**
     * {@code sa_family_t sin6_family}, at byte 0.
     */
    public static int sin6_family(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code sin6_family}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void sin6_family(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 0L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code sin6_family} in bytes.
     */
    public static long sin6_family$offset() {
        return 0L;
    }

    /**
     * {@code in_port_t sin6_port}, at byte 2; big-endian in memory, converted to native byte order.
     */
    public static int sin6_port(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 2L)));
    }

    /**
     * Sets {@code sin6_port}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void sin6_port(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 2L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code sin6_port} in bytes.
     */
    public static long sin6_port$offset() {
        return 2L;
    }

    /**
     * {@code uint32_t sin6_flowinfo}, at byte 4; big-endian in memory, converted to native byte order.
     */
    public static int sin6_flowinfo(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L));
    }

    /**
     * Sets {@code sin6_flowinfo}.
     */
    public static void sin6_flowinfo(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code sin6_flowinfo} in bytes.
     */
    public static long sin6_flowinfo$offset() {
        return 4L;
    }

    /**
     * {@code struct in6_addr sin6_addr}, at byte 8, as a slice; see {@link org.rdma4j.sys.posix.in6_addr in6_addr}.
     */
    public static MemorySegment sin6_addr(MemorySegment segment) {
        return segment.asSlice(8L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code sin6_addr} from {@code value}.
     */
    public static void sin6_addr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 16L);
    }

    /**
     * Returns the offset of {@code sin6_addr} in bytes.
     */
    public static long sin6_addr$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t sin6_scope_id}, at byte 24.
     */
    public static int sin6_scope_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code sin6_scope_id}.
     */
    public static void sin6_scope_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code sin6_scope_id} in bytes.
     */
    public static long sin6_scope_id$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_SHORT.withName("sin6_family"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("sin6_port"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("sin6_flowinfo"),
                in6_addr.layout().withName("sin6_addr"),
                ValueLayout.JAVA_INT.withName("sin6_scope_id"))
                .withName("sockaddr_in6");

        private Layout() {
        }
    }
}
