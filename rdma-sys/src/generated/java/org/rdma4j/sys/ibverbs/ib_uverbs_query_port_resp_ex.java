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
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_query_port_resp_ex}: 48 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ib_uverbs_query_port_resp_ex {
 *   0      struct ib_uverbs_query_port_resp legacy_resp;
 *  40      __u16 port_cap_flags2;
 *  42      __u8 reserved[2];
 *  44      __u32 active_speed_ex;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_query_port_resp_ex {
    private static final long SIZE = 48L;

    private ib_uverbs_query_port_resp_ex() {
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
        return allocator.allocate(SIZE, 4L);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 4L);
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
        return RecordText.of("ib_uverbs_query_port_resp_ex", segment, layout(), "legacy_resp@ib_uverbs_query_port_resp", EnumNames.NONE);
    }

    /**
     * {@code struct ib_uverbs_query_port_resp legacy_resp}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_query_port_resp ib_uverbs_query_port_resp}.
     */
    public static MemorySegment legacy_resp(MemorySegment segment) {
        return segment.asSlice(0L, 40L);
    }

    /**
     * Copies the 40 bytes of {@code legacy_resp} from {@code value}.
     */
    public static void legacy_resp(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 40L);
    }

    /**
     * Returns the offset of {@code legacy_resp} in bytes.
     */
    public static long legacy_resp$offset() {
        return 0L;
    }

    /**
     * {@code __u16 port_cap_flags2}, at byte 40.
     */
    public static int port_cap_flags2(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 40L));
    }

    /**
     * Sets {@code port_cap_flags2}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void port_cap_flags2(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 40L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code port_cap_flags2} in bytes.
     */
    public static long port_cap_flags2$offset() {
        return 40L;
    }

    /**
     * {@code __u8 reserved[2]}, at byte 42, as a slice.
     */
    public static MemorySegment reserved(MemorySegment segment) {
        return segment.asSlice(42L, 2L);
    }

    /**
     * Copies the 2 bytes of {@code reserved} from {@code value}.
     */
    public static void reserved(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 42L, 2L);
    }

    /**
     * Returns an element of {@code __u8 reserved[2]}.
     */
    public static int reserved(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 42L + Objects.checkIndex(index, 2L)));
    }

    /**
     * Sets an element of {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 42L + Objects.checkIndex(index, 2L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 42L;
    }

    /**
     * {@code __u32 active_speed_ex}, at byte 44.
     * Since rdma-core 50.0 or a release before it (not in 44.0).
     */
    public static int active_speed_ex(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 44L);
    }

    /**
     * Sets {@code active_speed_ex}.
     */
    public static void active_speed_ex(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 44L, value);
    }

    /**
     * Returns the offset of {@code active_speed_ex} in bytes.
     */
    public static long active_speed_ex$offset() {
        return 44L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ib_uverbs_query_port_resp.layout().withName("legacy_resp"),
                ValueLayout.JAVA_SHORT.withName("port_cap_flags2"),
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_BYTE).withName("reserved"),
                ValueLayout.JAVA_INT.withName("active_speed_ex"))
                .withName("ib_uverbs_query_port_resp_ex");

        private Layout() {
        }
    }
}
