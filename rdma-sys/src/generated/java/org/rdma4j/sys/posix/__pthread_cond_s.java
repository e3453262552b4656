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
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct __pthread_cond_s}: 48 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct __pthread_cond_s {
 *   0      __atomic_wide_counter __wseq;
 *   8      __atomic_wide_counter __g1_start;
 *  16      unsigned int __g_refs[2];
 *  24      unsigned int __g_size[2];
 *  32      unsigned int __g1_orig_size;
 *  36      unsigned int __wrefs;
 *  40      unsigned int __g_signals[2];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code bits/thread-shared-types.h}; numbers are offsets in bytes.
 */
public final class __pthread_cond_s {
    private static final long SIZE = 48L;

    private __pthread_cond_s() {
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
        return RecordText.of("__pthread_cond_s", segment, layout(), "__wseq@__atomic_wide_counter __g1_start@__atomic_wide_counter", EnumNames.NONE);
    }

    /**
     * {@code __atomic_wide_counter __wseq}, at byte 0, as a slice; see {@link org.rdma4j.sys.posix.__atomic_wide_counter __atomic_wide_counter}.
     */
    public static MemorySegment __wseq(MemorySegment segment) {
        return segment.asSlice(0L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code __wseq} from {@code value}.
     */
    public static void __wseq(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 8L);
    }

    /**
     * Returns the offset of {@code __wseq} in bytes.
     */
    public static long __wseq$offset() {
        return 0L;
    }

    /**
     * {@code __atomic_wide_counter __g1_start}, at byte 8, as a slice; see {@link org.rdma4j.sys.posix.__atomic_wide_counter __atomic_wide_counter}.
     */
    public static MemorySegment __g1_start(MemorySegment segment) {
        return segment.asSlice(8L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code __g1_start} from {@code value}.
     */
    public static void __g1_start(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 8L);
    }

    /**
     * Returns the offset of {@code __g1_start} in bytes.
     */
    public static long __g1_start$offset() {
        return 8L;
    }

    /**
     * {@code unsigned int __g_refs[2]}, at byte 16, as a slice.
     */
    public static MemorySegment __g_refs(MemorySegment segment) {
        return segment.asSlice(16L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code __g_refs} from {@code value}.
     */
    public static void __g_refs(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 8L);
    }

    /**
     * Returns an element of {@code unsigned int __g_refs[2]}.
     */
    public static int __g_refs(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L + Objects.checkIndex(index, 2L) * 4L);
    }

    /**
     * Sets an element of {@code __g_refs}.
     */
    public static void __g_refs(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L + Objects.checkIndex(index, 2L) * 4L, value);
    }

    /**
     * Returns the offset of {@code __g_refs} in bytes.
     */
    public static long __g_refs$offset() {
        return 16L;
    }

    /**
     * {@code unsigned int __g_size[2]}, at byte 24, as a slice.
     */
    public static MemorySegment __g_size(MemorySegment segment) {
        return segment.asSlice(24L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code __g_size} from {@code value}.
     */
    public static void __g_size(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 8L);
    }

    /**
     * Returns an element of {@code unsigned int __g_size[2]}.
     */
    public static int __g_size(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L + Objects.checkIndex(index, 2L) * 4L);
    }

    /**
     * Sets an element of {@code __g_size}.
     */
    public static void __g_size(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L + Objects.checkIndex(index, 2L) * 4L, value);
    }

    /**
     * Returns the offset of {@code __g_size} in bytes.
     */
    public static long __g_size$offset() {
        return 24L;
    }

    /**
     * {@code unsigned int __g1_orig_size}, at byte 32.
     */
    public static int __g1_orig_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code __g1_orig_size}.
     */
    public static void __g1_orig_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code __g1_orig_size} in bytes.
     */
    public static long __g1_orig_size$offset() {
        return 32L;
    }

    /**
     * {@code unsigned int __wrefs}, at byte 36.
     */
    public static int __wrefs(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code __wrefs}.
     */
    public static void __wrefs(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code __wrefs} in bytes.
     */
    public static long __wrefs$offset() {
        return 36L;
    }

    /**
     * {@code unsigned int __g_signals[2]}, at byte 40, as a slice.
     */
    public static MemorySegment __g_signals(MemorySegment segment) {
        return segment.asSlice(40L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code __g_signals} from {@code value}.
     */
    public static void __g_signals(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 40L, 8L);
    }

    /**
     * Returns an element of {@code unsigned int __g_signals[2]}.
     */
    public static int __g_signals(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 40L + Objects.checkIndex(index, 2L) * 4L);
    }

    /**
     * Sets an element of {@code __g_signals}.
     */
    public static void __g_signals(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 40L + Objects.checkIndex(index, 2L) * 4L, value);
    }

    /**
     * Returns the offset of {@code __g_signals} in bytes.
     */
    public static long __g_signals$offset() {
        return 40L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                __atomic_wide_counter.layout().withName("__wseq"),
                __atomic_wide_counter.layout().withName("__g1_start"),
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_INT).withName("__g_refs"),
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_INT).withName("__g_size"),
                ValueLayout.JAVA_INT.withName("__g1_orig_size"),
                ValueLayout.JAVA_INT.withName("__wrefs"),
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_INT).withName("__g_signals"))
                .withName("__pthread_cond_s");

        private Layout() {
        }
    }
}
