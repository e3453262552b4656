// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.EnumNames;
import org.rdma4j.sys.runtime.RecordText;

/**
 * C's {@code struct __pthread_mutex_s}: 40 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct __pthread_mutex_s {
 *   0      int __lock;
 *   4      unsigned int __count;
 *   8      int __owner;
 *  12      unsigned int __nusers;
 *  16      int __kind;
 *  20      short __spins;
 *  22      short __elision;
 *  24      __pthread_list_t __list;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code bits/struct_mutex.h}; the numbers are offsets in bytes.
 */
public final class __pthread_mutex_s {
    private static final long SIZE = 40L;

    private __pthread_mutex_s() {
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
     * Memory for one; zeroed if the allocator zeroes, as an arena does.
     */
    public static MemorySegment allocate(SegmentAllocator allocator) {
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Memory for {@code count} of them, one after the other.
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
     * The segment with the size of one.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment) {
        return segment.reinterpret(SIZE);
    }

    /**
     * The segment with the size of {@code count} of them.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, long count) {
        return segment.reinterpret(Math.multiplyExact(count, SIZE));
    }

    /**
     * The segment with the size of one, alive until the arena closes, which calls {@code cleanup}.
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
        return RecordText.of("__pthread_mutex_s", segment, layout(), "__lock- __owner- __kind- __spins- __elision- __list@__pthread_internal_list", EnumNames.NONE);
    }

    /**
     * {@code int __lock}, at byte 0.
     */
    public static int __lock(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT, 0L);
    }

    /**
     * Sets {@code __lock}.
     */
    public static void __lock$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT, 0L, value);
    }

    /**
     * {@code int __lock} of element {@code index}.
     */
    public static int __lock(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT, index * SIZE);
    }

    /**
     * Sets {@code __lock} of element {@code index}.
     */
    public static void __lock$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT, index * SIZE, value);
    }

    /**
     * The offset of {@code __lock} in bytes.
     */
    public static long __lock$offset() {
        return 0L;
    }

    /**
     * {@code unsigned int __count}, at byte 4.
     */
    public static int __count(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT, 4L);
    }

    /**
     * Sets {@code __count}.
     */
    public static void __count$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT, 4L, value);
    }

    /**
     * {@code unsigned int __count} of element {@code index}.
     */
    public static int __count(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT, index * SIZE + 4L);
    }

    /**
     * Sets {@code __count} of element {@code index}.
     */
    public static void __count$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT, index * SIZE + 4L, value);
    }

    /**
     * The offset of {@code __count} in bytes.
     */
    public static long __count$offset() {
        return 4L;
    }

    /**
     * {@code int __owner}, at byte 8.
     */
    public static int __owner(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT, 8L);
    }

    /**
     * Sets {@code __owner}.
     */
    public static void __owner$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT, 8L, value);
    }

    /**
     * {@code int __owner} of element {@code index}.
     */
    public static int __owner(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT, index * SIZE + 8L);
    }

    /**
     * Sets {@code __owner} of element {@code index}.
     */
    public static void __owner$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT, index * SIZE + 8L, value);
    }

    /**
     * The offset of {@code __owner} in bytes.
     */
    public static long __owner$offset() {
        return 8L;
    }

    /**
     * {@code unsigned int __nusers}, at byte 12.
     */
    public static int __nusers(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT, 12L);
    }

    /**
     * Sets {@code __nusers}.
     */
    public static void __nusers$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT, 12L, value);
    }

    /**
     * {@code unsigned int __nusers} of element {@code index}.
     */
    public static int __nusers(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT, index * SIZE + 12L);
    }

    /**
     * Sets {@code __nusers} of element {@code index}.
     */
    public static void __nusers$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT, index * SIZE + 12L, value);
    }

    /**
     * The offset of {@code __nusers} in bytes.
     */
    public static long __nusers$offset() {
        return 12L;
    }

    /**
     * {@code int __kind}, at byte 16.
     */
    public static int __kind(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT, 16L);
    }

    /**
     * Sets {@code __kind}.
     */
    public static void __kind$set(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT, 16L, value);
    }

    /**
     * {@code int __kind} of element {@code index}.
     */
    public static int __kind(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_INT, index * SIZE + 16L);
    }

    /**
     * Sets {@code __kind} of element {@code index}.
     */
    public static void __kind$set(MemorySegment array, long index, int value) {
        array.set(ValueLayout.JAVA_INT, index * SIZE + 16L, value);
    }

    /**
     * The offset of {@code __kind} in bytes.
     */
    public static long __kind$offset() {
        return 16L;
    }

    /**
     * {@code short __spins}, at byte 20.
     */
    public static short __spins(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_SHORT, 20L);
    }

    /**
     * Sets {@code __spins}.
     */
    public static void __spins$set(MemorySegment segment, short value) {
        segment.set(ValueLayout.JAVA_SHORT, 20L, value);
    }

    /**
     * {@code short __spins} of element {@code index}.
     */
    public static short __spins(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_SHORT, index * SIZE + 20L);
    }

    /**
     * Sets {@code __spins} of element {@code index}.
     */
    public static void __spins$set(MemorySegment array, long index, short value) {
        array.set(ValueLayout.JAVA_SHORT, index * SIZE + 20L, value);
    }

    /**
     * The offset of {@code __spins} in bytes.
     */
    public static long __spins$offset() {
        return 20L;
    }

    /**
     * {@code short __elision}, at byte 22.
     */
    public static short __elision(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_SHORT, 22L);
    }

    /**
     * Sets {@code __elision}.
     */
    public static void __elision$set(MemorySegment segment, short value) {
        segment.set(ValueLayout.JAVA_SHORT, 22L, value);
    }

    /**
     * {@code short __elision} of element {@code index}.
     */
    public static short __elision(MemorySegment array, long index) {
        return array.get(ValueLayout.JAVA_SHORT, index * SIZE + 22L);
    }

    /**
     * Sets {@code __elision} of element {@code index}.
     */
    public static void __elision$set(MemorySegment array, long index, short value) {
        array.set(ValueLayout.JAVA_SHORT, index * SIZE + 22L, value);
    }

    /**
     * The offset of {@code __elision} in bytes.
     */
    public static long __elision$offset() {
        return 22L;
    }

    /**
     * {@code __pthread_list_t __list}, at byte 24, as a slice; see {@link org.rdma4j.sys.posix.__pthread_internal_list __pthread_internal_list}.
     */
    public static MemorySegment __list(MemorySegment segment) {
        return segment.asSlice(24L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code __list} from {@code value}.
     */
    public static void __list$set(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 16L);
    }

    /**
     * {@code __pthread_list_t __list} of element {@code index}, as a slice.
     */
    public static MemorySegment __list(MemorySegment array, long index) {
        return array.asSlice(index * SIZE + 24L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code __list} of element {@code index} from {@code value}.
     */
    public static void __list$set(MemorySegment array, long index, MemorySegment value) {
        MemorySegment.copy(value, 0L, array, index * SIZE + 24L, 16L);
    }

    /**
     * The offset of {@code __list} in bytes.
     */
    public static long __list$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("__lock"),
                ValueLayout.JAVA_INT.withName("__count"),
                ValueLayout.JAVA_INT.withName("__owner"),
                ValueLayout.JAVA_INT.withName("__nusers"),
                ValueLayout.JAVA_INT.withName("__kind"),
                ValueLayout.JAVA_SHORT.withName("__spins"),
                ValueLayout.JAVA_SHORT.withName("__elision"),
                __pthread_internal_list.layout().withName("__list"))
                .withName("__pthread_mutex_s");

        private Layout() {
        }
    }
}
