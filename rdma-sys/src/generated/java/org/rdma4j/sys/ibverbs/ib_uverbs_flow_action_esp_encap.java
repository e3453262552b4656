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
 * C's {@code struct ib_uverbs_flow_action_esp_encap}: 24 bytes, aligned to 8.
 *
 * <p>Also spelled {@code ibv_flow_action_esp_encap}.
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
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}; the numbers are offsets in bytes.
 */
public final class ib_uverbs_flow_action_esp_encap {
    private static final long SIZE = 24L;

    private ib_uverbs_flow_action_esp_encap() {
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
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Memory for {@code count} records, one after the other.
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
     * The offset of {@code val_ptr} in bytes.
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
     * The offset of {@code val_ptr_data_u64} in bytes.
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
     * The offset of {@code next_ptr} in bytes.
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
     * The offset of {@code next_ptr_data_u64} in bytes.
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
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 16L, Ranges.u16(value));
    }

    /**
     * The offset of {@code len} in bytes.
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
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 18L, Ranges.u16(value));
    }

    /**
     * The offset of {@code type} in bytes.
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
