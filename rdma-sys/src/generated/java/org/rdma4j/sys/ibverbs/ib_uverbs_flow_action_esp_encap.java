// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_flow_action_esp_encap}: 24 bytes, aligned to 8.
 *
 * <p>Alternative names in C: {@code ibv_flow_action_esp_encap}.
 *
 * <pre>{@code
 *      struct ib_uverbs_flow_action_esp_encap {
 *   0      union {
 *   0          void *val_ptr;
 *   0          __u64 val_ptr_data_u64;
 *          };
 *   8      union {
 *   8          struct ib_uverbs_flow_action_esp_encap *next_ptr;
 *   8          __u64 next_ptr_data_u64;
 *          };
 *  16      __u16 len;
 *  18      __u16 type;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_flow_action_esp_encap {
    private static final long SIZE = 24L;

    private ib_uverbs_flow_action_esp_encap() {
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
        return RecordText.of("ib_uverbs_flow_action_esp_encap", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code void *val_ptr}, at byte 0.
     */
    public static MemorySegment val_ptr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code val_ptr}.
     */
    public static void val_ptr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code val_ptr} in bytes.
     */
    public static long val_ptr$offset() {
        return 0L;
    }

    /**
     * {@code __u64 val_ptr_data_u64}, at byte 0.
     */
    public static long val_ptr_data_u64(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code val_ptr_data_u64}.
     */
    public static void val_ptr_data_u64(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code val_ptr_data_u64} in bytes.
     */
    public static long val_ptr_data_u64$offset() {
        return 0L;
    }

    /**
     * {@code struct ib_uverbs_flow_action_esp_encap *next_ptr}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_flow_action_esp_encap ib_uverbs_flow_action_esp_encap}.
     */
    public static MemorySegment next_ptr(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ib_uverbs_flow_action_esp_encap.sizeof());
    }

    /**
     * Sets {@code next_ptr}.
     */
    public static void next_ptr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code next_ptr} in bytes.
     */
    public static long next_ptr$offset() {
        return 8L;
    }

    /**
     * {@code __u64 next_ptr_data_u64}, at byte 8.
     */
    public static long next_ptr_data_u64(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L);
    }

    /**
     * Sets {@code next_ptr_data_u64}.
     */
    public static void next_ptr_data_u64(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code next_ptr_data_u64} in bytes.
     */
    public static long next_ptr_data_u64$offset() {
        return 8L;
    }

    /**
     * {@code __u16 len}, at byte 16.
     */
    public static int len(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 16L));
    }

    /**
     * Sets {@code len}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 16L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code len} in bytes.
     */
    public static long len$offset() {
        return 16L;
    }

    /**
     * {@code __u16 type}, at byte 18.
     */
    public static int type(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 18L));
    }

    /**
     * Sets {@code type}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 18L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code type} in bytes.
     */
    public static long type$offset() {
        return 18L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.unionLayout(
                        ValueLayout.ADDRESS.withName("val_ptr"),
                        ValueLayout.JAVA_LONG.withName("val_ptr_data_u64")),
                MemoryLayout.unionLayout(
                        ValueLayout.ADDRESS.withName("next_ptr"),
                        ValueLayout.JAVA_LONG.withName("next_ptr_data_u64")),
                ValueLayout.JAVA_SHORT.withName("len"),
                ValueLayout.JAVA_SHORT.withName("type"),
                MemoryLayout.paddingLayout(4L))
                .withName("ib_uverbs_flow_action_esp_encap");

        private Layout() {
        }
    }
}
