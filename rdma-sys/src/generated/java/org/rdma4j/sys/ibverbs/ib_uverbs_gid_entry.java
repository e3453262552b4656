// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

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
 * The C type {@code struct ib_uverbs_gid_entry}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_gid_entry {
 *   0      __u64 gid[2];
 *  16      __u32 gid_index;
 *  20      __u32 port_num;
 *  24      __u32 gid_type;
 *  28      __u32 netdev_ifindex;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 32.0.
 */
public final class ib_uverbs_gid_entry {
    private static final long SIZE = 32L;

    private ib_uverbs_gid_entry() {
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
        return RecordText.of("ib_uverbs_gid_entry", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 gid[2]}, at byte 0, as a slice.
     */
    public static MemorySegment gid(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code gid} from {@code value}.
     */
    public static void gid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns an element of {@code __u64 gid[2]}.
     */
    public static long gid(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L + Objects.checkIndex(index, 2L) * 8L);
    }

    /**
     * Sets an element of {@code gid}.
     */
    public static void gid(MemorySegment segment, long index, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L + Objects.checkIndex(index, 2L) * 8L, value);
    }

    /**
     * Returns the offset of {@code gid} in bytes.
     */
    public static long gid$offset() {
        return 0L;
    }

    /**
     * {@code __u32 gid_index}, at byte 16.
     */
    public static int gid_index(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code gid_index}.
     */
    public static void gid_index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code gid_index} in bytes.
     */
    public static long gid_index$offset() {
        return 16L;
    }

    /**
     * {@code __u32 port_num}, at byte 20.
     */
    public static int port_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code port_num}.
     */
    public static void port_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code port_num} in bytes.
     */
    public static long port_num$offset() {
        return 20L;
    }

    /**
     * {@code __u32 gid_type}, at byte 24.
     */
    public static int gid_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code gid_type}.
     */
    public static void gid_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code gid_type} in bytes.
     */
    public static long gid_type$offset() {
        return 24L;
    }

    /**
     * {@code __u32 netdev_ifindex}, at byte 28.
     */
    public static int netdev_ifindex(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code netdev_ifindex}.
     */
    public static void netdev_ifindex(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code netdev_ifindex} in bytes.
     */
    public static long netdev_ifindex$offset() {
        return 28L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_LONG).withName("gid"),
                ValueLayout.JAVA_INT.withName("gid_index"),
                ValueLayout.JAVA_INT.withName("port_num"),
                ValueLayout.JAVA_INT.withName("gid_type"),
                ValueLayout.JAVA_INT.withName("netdev_ifindex"))
                .withName("ib_uverbs_gid_entry");

        private Layout() {
        }
    }
}
