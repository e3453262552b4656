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
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code pthread_cond_t}: 48 bytes, aligned to 8.
 *
 * <pre>{@code
 *      pthread_cond_t {
 *   0      struct __pthread_cond_s __data;
 *   0      char __size[48];
 *   0      long long __align;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code bits/pthreadtypes.h}; numbers are offsets in bytes.
 */
public final class pthread_cond_t {
    private static final long SIZE = 48L;

    private pthread_cond_t() {
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
        return RecordText.of("pthread_cond_t", segment, layout(), "__data@__pthread_cond_s __data.__wseq@__atomic_wide_counter __data.__g1_start@__atomic_wide_counter __size\" __align-", EnumNames.NONE);
    }

    /**
     * {@code struct __pthread_cond_s __data}, at byte 0, as a slice; see {@link org.rdma4j.sys.posix.__pthread_cond_s __pthread_cond_s}.
     */
    public static MemorySegment __data(MemorySegment segment) {
        return segment.asSlice(0L, 48L);
    }

    /**
     * Copies the 48 bytes of {@code __data} from {@code value}.
     */
    public static void __data(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 48L);
    }

    /**
     * Returns the offset of {@code __data} in bytes.
     */
    public static long __data$offset() {
        return 0L;
    }

    /**
     * {@code char __size[48]}, at byte 0, as a slice.
     */
    public static MemorySegment __size(MemorySegment segment) {
        return segment.asSlice(0L, 48L);
    }

    /**
     * Copies the 48 bytes of {@code __size} from {@code value}.
     */
    public static void __size(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 48L);
    }

    /**
     * Returns {@code char __size[48]} as a string, up to the first zero.
     */
    public static String __sizeString(MemorySegment segment) {
        return CStrings.get(segment, 0L, 48L);
    }

    /**
     * Sets {@code __size} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 48 bytes
     */
    public static void __sizeString(MemorySegment segment, String value) {
        CStrings.set(segment, 0L, 48L, value);
    }

    /**
     * Returns an element of {@code char __size[48]}.
     */
    public static byte __size(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 48L));
    }

    /**
     * Sets an element of {@code __size}.
     */
    public static void __size(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 48L), value);
    }

    /**
     * Returns the offset of {@code __size} in bytes.
     */
    public static long __size$offset() {
        return 0L;
    }

    /**
     * {@code long long __align}, at byte 0.
     */
    public static long __align(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code __align}.
     */
    public static void __align(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code __align} in bytes.
     */
    public static long __align$offset() {
        return 0L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.unionLayout(
                __pthread_cond_s.layout().withName("__data"),
                MemoryLayout.sequenceLayout(48L, ValueLayout.JAVA_BYTE).withName("__size"),
                ValueLayout.JAVA_LONG.withName("__align"))
                .withName("pthread_cond_t");

        private Layout() {
        }
    }
}
