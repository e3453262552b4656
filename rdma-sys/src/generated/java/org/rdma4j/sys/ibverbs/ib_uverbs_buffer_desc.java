// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_buffer_desc}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_buffer_desc {
 *   0      __u32 type;
 *   4      __s32 fd;
 *   8      __u32 flags;
 *  12      __u32 optional_flags;
 *  16      __u64 addr;
 *  24      __u64 length;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 65.0 or a release before it (not in 56.1).
 */
public final class ib_uverbs_buffer_desc {
    private static final long SIZE = 32L;

    private ib_uverbs_buffer_desc() {
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
        return RecordText.of("ib_uverbs_buffer_desc", segment, layout(), "fd-", EnumNames.NONE);
    }

    /**
     * {@code __u32 type}, at byte 0.
     */
    public static int type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code type}.
     */
    public static void type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code type} in bytes.
     */
    public static long type$offset() {
        return 0L;
    }

    /**
     * {@code __s32 fd}, at byte 4.
     */
    public static int fd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code fd}.
     */
    public static void fd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code fd} in bytes.
     */
    public static long fd$offset() {
        return 4L;
    }

    /**
     * {@code __u32 flags}, at byte 8.
     */
    public static int flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 8L;
    }

    /**
     * {@code __u32 optional_flags}, at byte 12.
     */
    public static int optional_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code optional_flags}.
     */
    public static void optional_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code optional_flags} in bytes.
     */
    public static long optional_flags$offset() {
        return 12L;
    }

    /**
     * {@code __u64 addr}, at byte 16.
     */
    public static long addr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code addr}.
     */
    public static void addr(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code addr} in bytes.
     */
    public static long addr$offset() {
        return 16L;
    }

    /**
     * {@code __u64 length}, at byte 24.
     */
    public static long length(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L);
    }

    /**
     * Sets {@code length}.
     */
    public static void length(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code length} in bytes.
     */
    public static long length$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("type"),
                ValueLayout.JAVA_INT.withName("fd"),
                ValueLayout.JAVA_INT.withName("flags"),
                ValueLayout.JAVA_INT.withName("optional_flags"),
                ValueLayout.JAVA_LONG.withName("addr"),
                ValueLayout.JAVA_LONG.withName("length"))
                .withName("ib_uverbs_buffer_desc");

        private Layout() {
        }
    }
}
