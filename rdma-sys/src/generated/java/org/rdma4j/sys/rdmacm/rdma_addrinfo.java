// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.posix.sockaddr;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct rdma_addrinfo}: 96 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct rdma_addrinfo {
 *   0      int ai_flags;
 *   4      int ai_family;
 *   8      int ai_qp_type;
 *  12      int ai_port_space;
 *  16      socklen_t ai_src_len;
 *  20      socklen_t ai_dst_len;
 *  24      struct sockaddr *ai_src_addr;
 *  32      struct sockaddr *ai_dst_addr;
 *  40      char *ai_src_canonname;
 *  48      char *ai_dst_canonname;
 *  56      size_t ai_route_len;
 *  64      void *ai_route;
 *  72      size_t ai_connect_len;
 *  80      void *ai_connect;
 *  88      struct rdma_addrinfo *ai_next;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/rdma_cma.h}; numbers are offsets in bytes.
 */
public final class rdma_addrinfo {
    private static final long SIZE = 96L;

    private rdma_addrinfo() {
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
        return RecordText.of("rdma_addrinfo", segment, layout(), "ai_flags- ai_family- ai_qp_type- ai_port_space-", EnumNames.NONE);
    }

    /**
     * {@code int ai_flags}, at byte 0.
     *
     * <p>In hints, the {@code RAI_} flags of {@link Rdmacm#rdma_getaddrinfo rdma_getaddrinfo}.
     */
    public static int ai_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code ai_flags}.
     *
     * <p>In hints, the {@code RAI_} flags of {@link Rdmacm#rdma_getaddrinfo rdma_getaddrinfo}.
     */
    public static void ai_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code ai_flags} in bytes.
     */
    public static long ai_flags$offset() {
        return 0L;
    }

    /**
     * {@code int ai_family}, at byte 4.
     *
     * <p>Family of both addresses: AF_INET, AF_INET6 or AF_IB.
     */
    public static int ai_family(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code ai_family}.
     *
     * <p>Family of both addresses: AF_INET, AF_INET6 or AF_IB.
     */
    public static void ai_family(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code ai_family} in bytes.
     */
    public static long ai_family$offset() {
        return 4L;
    }

    /**
     * {@code int ai_qp_type}, at byte 8.
     *
     * <p>{@link org.rdma4j.sys.ibverbs.ibv_qp_type#IBV_QPT_RC IBV_QPT_RC} or
     * {@link org.rdma4j.sys.ibverbs.ibv_qp_type#IBV_QPT_UD IBV_QPT_UD}
     * ({@link org.rdma4j.sys.ibverbs.ibv_qp_type ibv_qp_type}).
     */
    public static int ai_qp_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code ai_qp_type}.
     *
     * <p>{@link org.rdma4j.sys.ibverbs.ibv_qp_type#IBV_QPT_RC IBV_QPT_RC} or
     * {@link org.rdma4j.sys.ibverbs.ibv_qp_type#IBV_QPT_UD IBV_QPT_UD}
     * ({@link org.rdma4j.sys.ibverbs.ibv_qp_type ibv_qp_type}).
     */
    public static void ai_qp_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code ai_qp_type} in bytes.
     */
    public static long ai_qp_type$offset() {
        return 8L;
    }

    /**
     * {@code int ai_port_space}, at byte 12.
     *
     * <p>Port space ({@link rdma_port_space rdma_port_space}).
     */
    public static int ai_port_space(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code ai_port_space}.
     *
     * <p>Port space ({@link rdma_port_space rdma_port_space}).
     */
    public static void ai_port_space(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code ai_port_space} in bytes.
     */
    public static long ai_port_space$offset() {
        return 12L;
    }

    /**
     * {@code socklen_t ai_src_len}, at byte 16.
     *
     * <p>Length of {@code ai_src_addr} in bytes; 0 for none.
     */
    public static int ai_src_len(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code ai_src_len}.
     *
     * <p>Length of {@code ai_src_addr} in bytes; 0 for none.
     */
    public static void ai_src_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code ai_src_len} in bytes.
     */
    public static long ai_src_len$offset() {
        return 16L;
    }

    /**
     * {@code socklen_t ai_dst_len}, at byte 20.
     *
     * <p>Length of {@code ai_dst_addr} in bytes; 0 for none, as for a server.
     */
    public static int ai_dst_len(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code ai_dst_len}.
     *
     * <p>Length of {@code ai_dst_addr} in bytes; 0 for none, as for a server.
     */
    public static void ai_dst_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code ai_dst_len} in bytes.
     */
    public static long ai_dst_len$offset() {
        return 20L;
    }

    /**
     * {@code struct sockaddr *ai_src_addr}, at byte 24; see {@link org.rdma4j.sys.posix.sockaddr sockaddr}.
     *
     * <p>Local address, for {@link Rdmacm#rdma_bind_addr rdma_bind_addr}, or as {@code src_addr} of
     * {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr}. May be NULL for a client.
     */
    public static MemorySegment ai_src_addr(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L), sockaddr.sizeof());
    }

    /**
     * Sets {@code ai_src_addr}.
     *
     * <p>Local address, for {@link Rdmacm#rdma_bind_addr rdma_bind_addr}, or as {@code src_addr} of
     * {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr}. May be NULL for a client.
     */
    public static void ai_src_addr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code ai_src_addr} in bytes.
     */
    public static long ai_src_addr$offset() {
        return 24L;
    }

    /**
     * {@code struct sockaddr *ai_dst_addr}, at byte 32; see {@link org.rdma4j.sys.posix.sockaddr sockaddr}.
     *
     * <p>Address of the peer, for {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr}; NULL for a server.
     */
    public static MemorySegment ai_dst_addr(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L), sockaddr.sizeof());
    }

    /**
     * Sets {@code ai_dst_addr}.
     *
     * <p>Address of the peer, for {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr}; NULL for a server.
     */
    public static void ai_dst_addr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code ai_dst_addr} in bytes.
     */
    public static long ai_dst_addr$offset() {
        return 32L;
    }

    /**
     * {@code char *ai_src_canonname}, at byte 40.
     */
    public static MemorySegment ai_src_canonname(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L);
    }

    /**
     * Sets {@code ai_src_canonname}.
     */
    public static void ai_src_canonname(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code ai_src_canonname} in bytes.
     */
    public static long ai_src_canonname$offset() {
        return 40L;
    }

    /**
     * {@code char *ai_dst_canonname}, at byte 48.
     */
    public static MemorySegment ai_dst_canonname(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 48L);
    }

    /**
     * Sets {@code ai_dst_canonname}.
     */
    public static void ai_dst_canonname(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code ai_dst_canonname} in bytes.
     */
    public static long ai_dst_canonname$offset() {
        return 48L;
    }

    /**
     * {@code size_t ai_route_len}, at byte 56.
     *
     * <p>Length of {@code ai_route} in bytes; 0 if the network needs no route.
     */
    public static long ai_route_len(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 56L);
    }

    /**
     * Sets {@code ai_route_len}.
     *
     * <p>Length of {@code ai_route} in bytes; 0 if the network needs no route.
     */
    public static void ai_route_len(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code ai_route_len} in bytes.
     */
    public static long ai_route_len$offset() {
        return 56L;
    }

    /**
     * {@code void *ai_route}, at byte 64.
     */
    public static MemorySegment ai_route(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 64L);
    }

    /**
     * Sets {@code ai_route}.
     */
    public static void ai_route(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code ai_route} in bytes.
     */
    public static long ai_route$offset() {
        return 64L;
    }

    /**
     * {@code size_t ai_connect_len}, at byte 72.
     *
     * <p>Length of {@code ai_connect} in bytes; 0 for none.
     */
    public static long ai_connect_len(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 72L);
    }

    /**
     * Sets {@code ai_connect_len}.
     *
     * <p>Length of {@code ai_connect} in bytes; 0 for none.
     */
    public static void ai_connect_len(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 72L, value);
    }

    /**
     * Returns the offset of {@code ai_connect_len} in bytes.
     */
    public static long ai_connect_len$offset() {
        return 72L;
    }

    /**
     * {@code void *ai_connect}, at byte 80.
     *
     * <p>Private data that the connection requires, and that precedes the caller's private data.
     */
    public static MemorySegment ai_connect(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 80L);
    }

    /**
     * Sets {@code ai_connect}.
     *
     * <p>Private data that the connection requires, and that precedes the caller's private data.
     */
    public static void ai_connect(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code ai_connect} in bytes.
     */
    public static long ai_connect$offset() {
        return 80L;
    }

    /**
     * {@code struct rdma_addrinfo *ai_next}, at byte 88; see {@link org.rdma4j.sys.rdmacm.rdma_addrinfo rdma_addrinfo}.
     *
     * <p>Next record of the list; NULL for the last one.
     */
    public static MemorySegment ai_next(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 88L), rdma_addrinfo.sizeof());
    }

    /**
     * Sets {@code ai_next}.
     *
     * <p>Next record of the list; NULL for the last one.
     */
    public static void ai_next(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code ai_next} in bytes.
     */
    public static long ai_next$offset() {
        return 88L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("ai_flags"),
                ValueLayout.JAVA_INT.withName("ai_family"),
                ValueLayout.JAVA_INT.withName("ai_qp_type"),
                ValueLayout.JAVA_INT.withName("ai_port_space"),
                ValueLayout.JAVA_INT.withName("ai_src_len"),
                ValueLayout.JAVA_INT.withName("ai_dst_len"),
                ValueLayout.ADDRESS.withName("ai_src_addr"),
                ValueLayout.ADDRESS.withName("ai_dst_addr"),
                ValueLayout.ADDRESS.withName("ai_src_canonname"),
                ValueLayout.ADDRESS.withName("ai_dst_canonname"),
                ValueLayout.JAVA_LONG.withName("ai_route_len"),
                ValueLayout.ADDRESS.withName("ai_route"),
                ValueLayout.JAVA_LONG.withName("ai_connect_len"),
                ValueLayout.ADDRESS.withName("ai_connect"),
                ValueLayout.ADDRESS.withName("ai_next"))
                .withName("rdma_addrinfo");

        private Layout() {
        }
    }
}
