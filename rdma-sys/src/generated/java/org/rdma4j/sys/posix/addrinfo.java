// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct addrinfo}: 48 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct addrinfo {
 *   0      int ai_flags;
 *   4      int ai_family;
 *   8      int ai_socktype;
 *  12      int ai_protocol;
 *  16      socklen_t ai_addrlen;
 *  24      struct sockaddr *ai_addr;
 *  32      char *ai_canonname;
 *  40      struct addrinfo *ai_next;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code netdb.h}; numbers are offsets in bytes.
 */
public final class addrinfo {
    private static final long SIZE = 48L;

    private addrinfo() {
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
        return RecordText.of("addrinfo", segment, layout(), "ai_flags- ai_family- ai_socktype- ai_protocol-", EnumNames.NONE);
    }

    /**
     * {@code int ai_flags}, at byte 0.
     */
    public static int ai_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code ai_flags}.
     */
    public static void ai_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code ai_flags} in bytes.
     */
    public static long ai_flags$offset() {
        return 0L;
    }

    /**
     * {@code int ai_family}, at byte 4.
     */
    public static int ai_family(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code ai_family}.
     */
    public static void ai_family(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code ai_family} in bytes.
     */
    public static long ai_family$offset() {
        return 4L;
    }

    /**
     * {@code int ai_socktype}, at byte 8.
     */
    public static int ai_socktype(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code ai_socktype}.
     */
    public static void ai_socktype(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code ai_socktype} in bytes.
     */
    public static long ai_socktype$offset() {
        return 8L;
    }

    /**
     * {@code int ai_protocol}, at byte 12.
     */
    public static int ai_protocol(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code ai_protocol}.
     */
    public static void ai_protocol(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code ai_protocol} in bytes.
     */
    public static long ai_protocol$offset() {
        return 12L;
    }

    /**
     * {@code socklen_t ai_addrlen}, at byte 16.
     */
    public static int ai_addrlen(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code ai_addrlen}.
     */
    public static void ai_addrlen(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code ai_addrlen} in bytes.
     */
    public static long ai_addrlen$offset() {
        return 16L;
    }

    /**
     * {@code struct sockaddr *ai_addr}, at byte 24; see {@link org.rdma4j.sys.posix.sockaddr sockaddr}.
     */
    public static MemorySegment ai_addr(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L), sockaddr.sizeof());
    }

    /**
     * Sets {@code ai_addr}.
     */
    public static void ai_addr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code ai_addr} in bytes.
     */
    public static long ai_addr$offset() {
        return 24L;
    }

    /**
     * {@code char *ai_canonname}, at byte 32.
     */
    public static MemorySegment ai_canonname(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L);
    }

    /**
     * Sets {@code ai_canonname}.
     */
    public static void ai_canonname(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code ai_canonname} in bytes.
     */
    public static long ai_canonname$offset() {
        return 32L;
    }

    /**
     * {@code struct addrinfo *ai_next}, at byte 40; see {@link org.rdma4j.sys.posix.addrinfo addrinfo}.
     */
    public static MemorySegment ai_next(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L), addrinfo.sizeof());
    }

    /**
     * Sets {@code ai_next}.
     */
    public static void ai_next(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code ai_next} in bytes.
     */
    public static long ai_next$offset() {
        return 40L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("ai_flags"),
                ValueLayout.JAVA_INT.withName("ai_family"),
                ValueLayout.JAVA_INT.withName("ai_socktype"),
                ValueLayout.JAVA_INT.withName("ai_protocol"),
                ValueLayout.JAVA_INT.withName("ai_addrlen"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.ADDRESS.withName("ai_addr"),
                ValueLayout.ADDRESS.withName("ai_canonname"),
                ValueLayout.ADDRESS.withName("ai_next"))
                .withName("addrinfo");

        private Layout() {
        }
    }
}
