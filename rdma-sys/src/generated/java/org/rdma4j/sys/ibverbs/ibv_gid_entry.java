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
 * The C type {@code struct ibv_gid_entry}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_gid_entry {
 *   0      union ibv_gid gid;
 *  16      uint32_t gid_index;
 *  20      uint32_t port_num;
 *  24      uint32_t gid_type;
 *  28      uint32_t ndev_ifindex;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 32.0.
 */
public final class ibv_gid_entry {
    private static final long SIZE = 32L;

    private ibv_gid_entry() {
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
        return RecordText.of("ibv_gid_entry", segment, layout(), "gid@ibv_gid", EnumNames.NONE);
    }

    /**
     * {@code union ibv_gid gid}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
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
     * Returns the offset of {@code gid} in bytes.
     */
    public static long gid$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t gid_index}, at byte 16.
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
     * {@code uint32_t port_num}, at byte 20.
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
     * {@code uint32_t gid_type}, at byte 24.
     *
     * <p>Type of the GID ({@link ibv_gid_type ibv_gid_type}); on RoCE, the version of packets that are sent
     * with this index.
     */
    public static int gid_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code gid_type}.
     *
     * <p>Type of the GID ({@link ibv_gid_type ibv_gid_type}); on RoCE, the version of packets that are sent
     * with this index.
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
     * {@code uint32_t ndev_ifindex}, at byte 28.
     *
     * <p>Index of the network interface; 0 if there is none.
     */
    public static int ndev_ifindex(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code ndev_ifindex}.
     *
     * <p>Index of the network interface; 0 if there is none.
     */
    public static void ndev_ifindex(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code ndev_ifindex} in bytes.
     */
    public static long ndev_ifindex$offset() {
        return 28L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ibv_gid.layout().withName("gid"),
                ValueLayout.JAVA_INT.withName("gid_index"),
                ValueLayout.JAVA_INT.withName("port_num"),
                ValueLayout.JAVA_INT.withName("gid_type"),
                ValueLayout.JAVA_INT.withName("ndev_ifindex"))
                .withName("ibv_gid_entry");

        private Layout() {
        }
    }
}
