// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.util.function.Consumer;
import org.rdma4j.sys.posix.sockaddr;
import org.rdma4j.sys.posix.sockaddr_in;
import org.rdma4j.sys.posix.sockaddr_in6;
import org.rdma4j.sys.posix.sockaddr_storage;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct rdma_addr}: 296 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct rdma_addr {
 *   0      union {
 *   0          struct sockaddr src_addr;
 *   0          struct sockaddr_in src_sin;
 *   0          struct sockaddr_in6 src_sin6;
 *   0          struct sockaddr_storage src_storage;
 *          };
 * 128      union {
 * 128          struct sockaddr dst_addr;
 * 128          struct sockaddr_in dst_sin;
 * 128          struct sockaddr_in6 dst_sin6;
 * 128          struct sockaddr_storage dst_storage;
 *          };
 * 256      union {
 * 256          struct rdma_ib_addr ibaddr;
 *          } addr;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/rdma_cma.h}; numbers are offsets in bytes.
 */
public final class rdma_addr {
    private static final long SIZE = 296L;

    private rdma_addr() {
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
        return RecordText.of("rdma_addr", segment, layout(), "?0.src_addr@sockaddr ?0.src_addr.sa_data\" ?0.src_sin@sockaddr_in ?0.src_sin.sin_addr@in_addr ?0.src_sin6@sockaddr_in6 ?0.src_sin6.sin6_addr@in6_addr ?0.src_storage@sockaddr_storage ?0.src_storage.__ss_padding\" ?1.dst_addr@sockaddr ?1.dst_addr.sa_data\" ?1.dst_sin@sockaddr_in ?1.dst_sin.sin_addr@in_addr ?1.dst_sin6@sockaddr_in6 ?1.dst_sin6.sin6_addr@in6_addr ?1.dst_storage@sockaddr_storage ?1.dst_storage.__ss_padding\" addr.ibaddr@rdma_ib_addr addr.ibaddr.sgid@ibv_gid addr.ibaddr.dgid@ibv_gid", EnumNames.NONE);
    }

    /**
     * {@code struct sockaddr src_addr}, at byte 0, as a slice; see {@link org.rdma4j.sys.posix.sockaddr sockaddr}.
     */
    public static MemorySegment src_addr(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code src_addr} from {@code value}.
     */
    public static void src_addr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code src_addr} in bytes.
     */
    public static long src_addr$offset() {
        return 0L;
    }

    /**
     * {@code struct sockaddr_in src_sin}, at byte 0, as a slice; see {@link org.rdma4j.sys.posix.sockaddr_in sockaddr_in}.
     */
    public static MemorySegment src_sin(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code src_sin} from {@code value}.
     */
    public static void src_sin(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code src_sin} in bytes.
     */
    public static long src_sin$offset() {
        return 0L;
    }

    /**
     * {@code struct sockaddr_in6 src_sin6}, at byte 0, as a slice; see {@link org.rdma4j.sys.posix.sockaddr_in6 sockaddr_in6}.
     */
    public static MemorySegment src_sin6(MemorySegment segment) {
        return segment.asSlice(0L, 28L);
    }

    /**
     * Copies the 28 bytes of {@code src_sin6} from {@code value}.
     */
    public static void src_sin6(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 28L);
    }

    /**
     * Returns the offset of {@code src_sin6} in bytes.
     */
    public static long src_sin6$offset() {
        return 0L;
    }

    /**
     * {@code struct sockaddr_storage src_storage}, at byte 0, as a slice; see {@link org.rdma4j.sys.posix.sockaddr_storage sockaddr_storage}.
     */
    public static MemorySegment src_storage(MemorySegment segment) {
        return segment.asSlice(0L, 128L);
    }

    /**
     * Copies the 128 bytes of {@code src_storage} from {@code value}.
     */
    public static void src_storage(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 128L);
    }

    /**
     * Returns the offset of {@code src_storage} in bytes.
     */
    public static long src_storage$offset() {
        return 0L;
    }

    /**
     * {@code struct sockaddr dst_addr}, at byte 128, as a slice; see {@link org.rdma4j.sys.posix.sockaddr sockaddr}.
     */
    public static MemorySegment dst_addr(MemorySegment segment) {
        return segment.asSlice(128L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code dst_addr} from {@code value}.
     */
    public static void dst_addr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 128L, 16L);
    }

    /**
     * Returns the offset of {@code dst_addr} in bytes.
     */
    public static long dst_addr$offset() {
        return 128L;
    }

    /**
     * {@code struct sockaddr_in dst_sin}, at byte 128, as a slice; see {@link org.rdma4j.sys.posix.sockaddr_in sockaddr_in}.
     */
    public static MemorySegment dst_sin(MemorySegment segment) {
        return segment.asSlice(128L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code dst_sin} from {@code value}.
     */
    public static void dst_sin(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 128L, 16L);
    }

    /**
     * Returns the offset of {@code dst_sin} in bytes.
     */
    public static long dst_sin$offset() {
        return 128L;
    }

    /**
     * {@code struct sockaddr_in6 dst_sin6}, at byte 128, as a slice; see {@link org.rdma4j.sys.posix.sockaddr_in6 sockaddr_in6}.
     */
    public static MemorySegment dst_sin6(MemorySegment segment) {
        return segment.asSlice(128L, 28L);
    }

    /**
     * Copies the 28 bytes of {@code dst_sin6} from {@code value}.
     */
    public static void dst_sin6(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 128L, 28L);
    }

    /**
     * Returns the offset of {@code dst_sin6} in bytes.
     */
    public static long dst_sin6$offset() {
        return 128L;
    }

    /**
     * {@code struct sockaddr_storage dst_storage}, at byte 128, as a slice; see {@link org.rdma4j.sys.posix.sockaddr_storage sockaddr_storage}.
     */
    public static MemorySegment dst_storage(MemorySegment segment) {
        return segment.asSlice(128L, 128L);
    }

    /**
     * Copies the 128 bytes of {@code dst_storage} from {@code value}.
     */
    public static void dst_storage(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 128L, 128L);
    }

    /**
     * Returns the offset of {@code dst_storage} in bytes.
     */
    public static long dst_storage$offset() {
        return 128L;
    }

    /**
     * {@code union addr}, at byte 256, as a slice.
     */
    public static MemorySegment addr(MemorySegment segment) {
        return segment.asSlice(256L, 40L);
    }

    /**
     * Copies the 40 bytes of {@code addr} from {@code value}.
     */
    public static void addr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 256L, 40L);
    }

    /**
     * Returns the offset of {@code addr} in bytes.
     */
    public static long addr$offset() {
        return 256L;
    }

    /**
     * {@code struct rdma_ib_addr addr.ibaddr}, at byte 256, as a slice; see {@link org.rdma4j.sys.rdmacm.rdma_ib_addr rdma_ib_addr}.
     *
     * <p>GIDs of both sides, and the P_Key, after they have been resolved.
     */
    public static MemorySegment addr_ibaddr(MemorySegment segment) {
        return segment.asSlice(256L, 40L);
    }

    /**
     * Copies the 40 bytes of {@code addr.ibaddr} from {@code value}.
     */
    public static void addr_ibaddr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 256L, 40L);
    }

    /**
     * Returns the offset of {@code addr.ibaddr} in bytes.
     */
    public static long addr_ibaddr$offset() {
        return 256L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.unionLayout(
                        sockaddr.layout().withName("src_addr"),
                        sockaddr_in.layout().withName("src_sin"),
                        sockaddr_in6.layout().withName("src_sin6"),
                        sockaddr_storage.layout().withName("src_storage")),
                MemoryLayout.unionLayout(
                        sockaddr.layout().withName("dst_addr"),
                        sockaddr_in.layout().withName("dst_sin"),
                        sockaddr_in6.layout().withName("dst_sin6"),
                        sockaddr_storage.layout().withName("dst_storage")),
                MemoryLayout.unionLayout(
                        rdma_ib_addr.layout().withName("ibaddr")).withName("addr"))
                .withName("rdma_addr");

        private Layout() {
        }
    }
}
