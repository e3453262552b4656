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
 * C's {@code struct rdma_ib_addr}: 40 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct rdma_ib_addr {
 *   0      union ibv_gid sgid;
 *  16      union ibv_gid dgid;
 *  32      __be16 pkey;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/rdma_cma.h}; the numbers are offsets in bytes.
 */
public final class rdma_ib_addr {
    private static final long SIZE = 40L;

    private rdma_ib_addr() {
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
     * The offset of {@code sgid} in bytes.
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
     * The offset of {@code dgid} in bytes.
     */
    public static long dgid$offset() {
        return 16L;
    }

    /**
     * {@code __be16 pkey}, at byte 32; big-endian in memory, a host value here: do not swap.
     */
    public static int pkey(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 32L)));
    }

    /**
     * Sets {@code pkey}.
     *
     * @throws IllegalArgumentException when {@code value} is not from 0 to 65535
     */
    public static void pkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 32L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * The offset of {@code pkey} in bytes.
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
