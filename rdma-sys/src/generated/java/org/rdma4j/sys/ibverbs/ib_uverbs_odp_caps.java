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
 * The C type {@code struct ib_uverbs_odp_caps}: 24 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_odp_caps {
 *   0      __u64 general_caps;
 *   8      struct {
 *   8          __u32 rc_odp_caps;
 *  12          __u32 uc_odp_caps;
 *  16          __u32 ud_odp_caps;
 *          } per_transport_caps;
 *  20      __u32 reserved;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_odp_caps {
    private static final long SIZE = 24L;

    private ib_uverbs_odp_caps() {
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
        return RecordText.of("ib_uverbs_odp_caps", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 general_caps}, at byte 0.
     */
    public static long general_caps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code general_caps}.
     */
    public static void general_caps(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code general_caps} in bytes.
     */
    public static long general_caps$offset() {
        return 0L;
    }

    /**
     * {@code struct per_transport_caps}, at byte 8, as a slice.
     */
    public static MemorySegment per_transport_caps(MemorySegment segment) {
        return segment.asSlice(8L, 12L);
    }

    /**
     * Copies the 12 bytes of {@code per_transport_caps} from {@code value}.
     */
    public static void per_transport_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 12L);
    }

    /**
     * Returns the offset of {@code per_transport_caps} in bytes.
     */
    public static long per_transport_caps$offset() {
        return 8L;
    }

    /**
     * {@code __u32 per_transport_caps.rc_odp_caps}, at byte 8.
     */
    public static int per_transport_caps_rc_odp_caps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code per_transport_caps.rc_odp_caps}.
     */
    public static void per_transport_caps_rc_odp_caps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code per_transport_caps.rc_odp_caps} in bytes.
     */
    public static long per_transport_caps_rc_odp_caps$offset() {
        return 8L;
    }

    /**
     * {@code __u32 per_transport_caps.uc_odp_caps}, at byte 12.
     */
    public static int per_transport_caps_uc_odp_caps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code per_transport_caps.uc_odp_caps}.
     */
    public static void per_transport_caps_uc_odp_caps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code per_transport_caps.uc_odp_caps} in bytes.
     */
    public static long per_transport_caps_uc_odp_caps$offset() {
        return 12L;
    }

    /**
     * {@code __u32 per_transport_caps.ud_odp_caps}, at byte 16.
     */
    public static int per_transport_caps_ud_odp_caps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code per_transport_caps.ud_odp_caps}.
     */
    public static void per_transport_caps_ud_odp_caps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code per_transport_caps.ud_odp_caps} in bytes.
     */
    public static long per_transport_caps_ud_odp_caps$offset() {
        return 16L;
    }

    /**
     * {@code __u32 reserved}, at byte 20.
     */
    public static int reserved(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code reserved}.
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 20L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("general_caps"),
                MemoryLayout.structLayout(
                        ValueLayout.JAVA_INT.withName("rc_odp_caps"),
                        ValueLayout.JAVA_INT.withName("uc_odp_caps"),
                        ValueLayout.JAVA_INT.withName("ud_odp_caps")).withName("per_transport_caps"),
                ValueLayout.JAVA_INT.withName("reserved"))
                .withName("ib_uverbs_odp_caps");

        private Layout() {
        }
    }
}
