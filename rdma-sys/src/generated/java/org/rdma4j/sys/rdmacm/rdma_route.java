// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct rdma_route}: 312 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct rdma_route {
 *   0      struct rdma_addr addr;
 * 296      struct ibv_sa_path_rec *path_rec;
 * 304      int num_paths;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/rdma_cma.h}; numbers are offsets in bytes.
 */
public final class rdma_route {
    private static final long SIZE = 312L;

    private rdma_route() {
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
        return RecordText.of("rdma_route", segment, layout(), "addr@rdma_addr addr.?0.src_addr@sockaddr addr.?0.src_addr.sa_data\" addr.?0.src_sin@sockaddr_in addr.?0.src_sin.sin_addr@in_addr addr.?0.src_sin6@sockaddr_in6 addr.?0.src_sin6.sin6_addr@in6_addr addr.?0.src_storage@sockaddr_storage addr.?0.src_storage.__ss_padding\" addr.?1.dst_addr@sockaddr addr.?1.dst_addr.sa_data\" addr.?1.dst_sin@sockaddr_in addr.?1.dst_sin.sin_addr@in_addr addr.?1.dst_sin6@sockaddr_in6 addr.?1.dst_sin6.sin6_addr@in6_addr addr.?1.dst_storage@sockaddr_storage addr.?1.dst_storage.__ss_padding\" addr.addr.ibaddr@rdma_ib_addr addr.addr.ibaddr.sgid@ibv_gid addr.addr.ibaddr.dgid@ibv_gid num_paths-", EnumNames.NONE);
    }

    /**
     * {@code struct rdma_addr addr}, at byte 0, as a slice; see {@link org.rdma4j.sys.rdmacm.rdma_addr rdma_addr}.
     *
     * <p>Addresses of both sides.
     */
    public static MemorySegment addr(MemorySegment segment) {
        return segment.asSlice(0L, 296L);
    }

    /**
     * Copies the 296 bytes of {@code addr} from {@code value}.
     */
    public static void addr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 296L);
    }

    /**
     * Returns the offset of {@code addr} in bytes.
     */
    public static long addr$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_sa_path_rec *path_rec}, at byte 296; see {@link org.rdma4j.sys.rdmacm.ibv_sa_path_rec ibv_sa_path_rec}.
     *
     * <p>On InfiniBand and RoCE, array of {@code num_paths} path records after the route has been resolved;
     * NULL before.
     */
    public static MemorySegment path_rec(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 296L), ibv_sa_path_rec.sizeof());
    }

    /**
     * Sets {@code path_rec}.
     *
     * <p>On InfiniBand and RoCE, array of {@code num_paths} path records after the route has been resolved;
     * NULL before.
     */
    public static void path_rec(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 296L, value);
    }

    /**
     * Returns the offset of {@code path_rec} in bytes.
     */
    public static long path_rec$offset() {
        return 296L;
    }

    /**
     * {@code int num_paths}, at byte 304.
     */
    public static int num_paths(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 304L);
    }

    /**
     * Sets {@code num_paths}.
     */
    public static void num_paths(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 304L, value);
    }

    /**
     * Returns the offset of {@code num_paths} in bytes.
     */
    public static long num_paths$offset() {
        return 304L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                rdma_addr.layout().withName("addr"),
                ValueLayout.ADDRESS.withName("path_rec"),
                ValueLayout.JAVA_INT.withName("num_paths"),
                MemoryLayout.paddingLayout(4L))
                .withName("rdma_route");

        private Layout() {
        }
    }
}
