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
 * The C type {@code struct ib_uverbs_attach_mcast}: 24 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_attach_mcast {
 *   0      __u8 gid[16];
 *  16      __u32 qp_handle;
 *  20      __u16 mlid;
 *  22      __u16 reserved;
 *  24      __u64 driver_data[];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_attach_mcast {
    private static final long SIZE = 24L;

    private ib_uverbs_attach_mcast() {
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
        return RecordText.of("ib_uverbs_attach_mcast", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u8 gid[16]}, at byte 0, as a slice.
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
     * Returns an element of {@code __u8 gid[16]}.
     */
    public static int gid(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 16L)));
    }

    /**
     * Sets an element of {@code gid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void gid(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 16L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code gid} in bytes.
     */
    public static long gid$offset() {
        return 0L;
    }

    /**
     * {@code __u32 qp_handle}, at byte 16.
     */
    public static int qp_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code qp_handle}.
     */
    public static void qp_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code qp_handle} in bytes.
     */
    public static long qp_handle$offset() {
        return 16L;
    }

    /**
     * {@code __u16 mlid}, at byte 20.
     */
    public static int mlid(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 20L));
    }

    /**
     * Sets {@code mlid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void mlid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 20L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code mlid} in bytes.
     */
    public static long mlid$offset() {
        return 20L;
    }

    /**
     * {@code __u16 reserved}, at byte 22.
     */
    public static int reserved(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 22L));
    }

    /**
     * Sets {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 22L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 22L;
    }

    /**
     * Returns {@code __u64 driver_data[]}: from its offset to the end of the segment.
     */
    public static MemorySegment driver_data(MemorySegment segment) {
        return segment.asSlice(24L);
    }

    /**
     * Returns an element of {@code __u64 driver_data[]}.
     */
    public static long driver_data(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L);
    }

    /**
     * Sets an element of {@code driver_data}.
     */
    public static void driver_data(MemorySegment segment, long index, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L, value);
    }

    /**
     * Returns the offset of {@code driver_data} in bytes.
     */
    public static long driver_data$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.sequenceLayout(16L, ValueLayout.JAVA_BYTE).withName("gid"),
                ValueLayout.JAVA_INT.withName("qp_handle"),
                ValueLayout.JAVA_SHORT.withName("mlid"),
                ValueLayout.JAVA_SHORT.withName("reserved"),
                MemoryLayout.sequenceLayout(0L, ValueLayout.JAVA_LONG).withName("driver_data"))
                .withName("ib_uverbs_attach_mcast");

        private Layout() {
        }
    }
}
