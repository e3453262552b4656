// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.function.Consumer;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct rdma_ib_addr}: 40 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct rdma_ib_addr {
 *   0      union ibv_gid sgid;
 *  16      union ibv_gid dgid;
 *  32      __be16 pkey;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/rdma_cma.h}; numbers are offsets in bytes.
 */
public final class rdma_ib_addr {
    private static final long SIZE = 40L;

    private rdma_ib_addr() {
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
        return RecordText.of("rdma_ib_addr", segment, layout(), "sgid@ibv_gid dgid@ibv_gid", EnumNames.NONE);
    }

    /**
     * {@code union ibv_gid sgid}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     */
    public static MemorySegment sgid(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code sgid} from {@code value}.
     */
    public static void sgid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code sgid} in bytes.
     */
    public static long sgid$offset() {
        return 0L;
    }

    /**
     * {@code union ibv_gid dgid}, at byte 16, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     */
    public static MemorySegment dgid(MemorySegment segment) {
        return segment.asSlice(16L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code dgid} from {@code value}.
     */
    public static void dgid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 16L);
    }

    /**
     * Returns the offset of {@code dgid} in bytes.
     */
    public static long dgid$offset() {
        return 16L;
    }

    /**
     * {@code __be16 pkey}, at byte 32; big-endian in memory, converted to native byte order.
     */
    public static int pkey(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 32L)));
    }

    /**
     * Sets {@code pkey}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void pkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 32L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code pkey} in bytes.
     */
    public static long pkey$offset() {
        return 32L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ibv_gid.layout().withName("sgid"),
                ibv_gid.layout().withName("dgid"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("pkey"),
                MemoryLayout.paddingLayout(6L))
                .withName("rdma_ib_addr");

        private Layout() {
        }
    }
}
