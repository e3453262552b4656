// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code union ibv_gid}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      union ibv_gid {
 *   0      uint8_t raw[16];
 *   0      struct {
 *   0          __be64 subnet_prefix;
 *   8          __be64 interface_id;
 *          } global;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>Address of a port: 16 bytes like an IPv6 address, in network byte order. On RoCE v2, the IP address
 * of the network interface; an IPv4 address has the form ::ffff:a.b.c.d. Exchange the bytes of
 * {@code raw}.
 */
public final class ibv_gid {
    private static final long SIZE = 16L;

    private ibv_gid() {
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
        return RecordText.of("ibv_gid", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code uint8_t raw[16]}, at byte 0, as a slice.
     */
    public static MemorySegment raw(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code raw} from {@code value}.
     */
    public static void raw(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns an element of {@code uint8_t raw[16]}.
     */
    public static int raw(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 16L)));
    }

    /**
     * Sets an element of {@code raw}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void raw(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 16L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code raw} in bytes.
     */
    public static long raw$offset() {
        return 0L;
    }

    /**
     * {@code struct global}, at byte 0, as a slice.
     */
    public static MemorySegment global(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code global} from {@code value}.
     */
    public static void global(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code global} in bytes.
     */
    public static long global$offset() {
        return 0L;
    }

    /**
     * {@code __be64 global.subnet_prefix}, at byte 0; big-endian in memory, converted to native byte order.
     */
    public static long global_subnet_prefix(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L));
    }

    /**
     * Sets {@code global.subnet_prefix}.
     */
    public static void global_subnet_prefix(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code global.subnet_prefix} in bytes.
     */
    public static long global_subnet_prefix$offset() {
        return 0L;
    }

    /**
     * {@code __be64 global.interface_id}, at byte 8; big-endian in memory, converted to native byte order.
     */
    public static long global_interface_id(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 8L));
    }

    /**
     * Sets {@code global.interface_id}.
     */
    public static void global_interface_id(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 8L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code global.interface_id} in bytes.
     */
    public static long global_interface_id$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.unionLayout(
                MemoryLayout.sequenceLayout(16L, ValueLayout.JAVA_BYTE).withName("raw"),
                MemoryLayout.structLayout(
                        ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("subnet_prefix"),
                        ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("interface_id")).withName("global"))
                .withName("ibv_gid");

        private Layout() {
        }
    }
}
