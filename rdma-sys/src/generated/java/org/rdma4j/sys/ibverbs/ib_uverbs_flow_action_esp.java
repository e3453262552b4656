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
 * C's {@code struct ib_uverbs_flow_action_esp}: 24 bytes, aligned to 8.
 *
 * <p>Also spelled {@code ibv_flow_action_esp}.
 *
 * <pre>{@code
 *      struct ib_uverbs_flow_action_esp {
 *   0      __u32 spi;
 *   4      __u32 seq;
 *   8      __u32 tfc_pad;
 *  12      __u32 flags;
 *  16      __u64 hard_limit_pkts;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}; the numbers are offsets in bytes.
 */
public final class ib_uverbs_flow_action_esp {
    private static final long SIZE = 24L;

    private ib_uverbs_flow_action_esp() {
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
        return RecordText.of("ib_uverbs_flow_action_esp", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u32 spi}, at byte 0.
     */
    public static int spi(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code spi}.
     */
    public static void spi(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * The offset of {@code spi} in bytes.
     */
    public static long spi$offset() {
        return 0L;
    }

    /**
     * {@code __u32 seq}, at byte 4.
     */
    public static int seq(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code seq}.
     */
    public static void seq(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * The offset of {@code seq} in bytes.
     */
    public static long seq$offset() {
        return 4L;
    }

    /**
     * {@code __u32 tfc_pad}, at byte 8.
     */
    public static int tfc_pad(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code tfc_pad}.
     */
    public static void tfc_pad(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * The offset of {@code tfc_pad} in bytes.
     */
    public static long tfc_pad$offset() {
        return 8L;
    }

    /**
     * {@code __u32 flags}, at byte 12.
     */
    public static int flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * The offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 12L;
    }

    /**
     * {@code __u64 hard_limit_pkts}, at byte 16.
     */
    public static long hard_limit_pkts(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code hard_limit_pkts}.
     */
    public static void hard_limit_pkts(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * The offset of {@code hard_limit_pkts} in bytes.
     */
    public static long hard_limit_pkts$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("spi"),
                ValueLayout.JAVA_INT.withName("seq"),
                ValueLayout.JAVA_INT.withName("tfc_pad"),
                ValueLayout.JAVA_INT.withName("flags"),
                ValueLayout.JAVA_LONG.withName("hard_limit_pkts"))
                .withName("ib_uverbs_flow_action_esp");

        private Layout() {
        }
    }
}
