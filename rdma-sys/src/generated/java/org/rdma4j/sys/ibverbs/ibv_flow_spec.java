// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_flow_spec}: 88 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_flow_spec {
 *   0      union {
 *   0          struct {
 *   0              enum ibv_flow_spec_type type;
 *   4              uint16_t size;
 *              } hdr;
 *   0          struct ibv_flow_spec_eth eth;
 *   0          struct ibv_flow_spec_ipv4 ipv4;
 *   0          struct ibv_flow_spec_tcp_udp tcp_udp;
 *   0          struct ibv_flow_spec_ipv4_ext ipv4_ext;
 *   0          struct ibv_flow_spec_ipv6 ipv6;
 *   0          struct ibv_flow_spec_esp esp;
 *   0          struct ibv_flow_spec_tunnel tunnel;
 *   0          struct ibv_flow_spec_gre gre;
 *   0          struct ibv_flow_spec_mpls mpls;
 *   0          struct ibv_flow_spec_action_tag flow_tag;
 *   0          struct ibv_flow_spec_action_drop drop;
 *   0          struct ibv_flow_spec_action_handle handle;
 *   0          struct ibv_flow_spec_counter_action flow_count;
 *          };
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_flow_spec {
    private static final long SIZE = 88L;

    private ibv_flow_spec() {
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
        return RecordText.of("ibv_flow_spec", segment, layout(), "?0.hdr.type=ibv_flow_spec_type ?0.eth@ibv_flow_spec_eth ?0.eth.type=ibv_flow_spec_type ?0.eth.val@ibv_flow_eth_filter ?0.eth.mask@ibv_flow_eth_filter ?0.ipv4@ibv_flow_spec_ipv4 ?0.ipv4.type=ibv_flow_spec_type ?0.ipv4.val@ibv_flow_ipv4_filter ?0.ipv4.mask@ibv_flow_ipv4_filter ?0.tcp_udp@ibv_flow_spec_tcp_udp ?0.tcp_udp.type=ibv_flow_spec_type ?0.tcp_udp.val@ibv_flow_tcp_udp_filter ?0.tcp_udp.mask@ibv_flow_tcp_udp_filter ?0.ipv4_ext@ibv_flow_spec_ipv4_ext ?0.ipv4_ext.type=ibv_flow_spec_type ?0.ipv4_ext.val@ibv_flow_ipv4_ext_filter ?0.ipv4_ext.mask@ibv_flow_ipv4_ext_filter ?0.ipv6@ibv_flow_spec_ipv6 ?0.ipv6.type=ibv_flow_spec_type ?0.ipv6.val@ibv_flow_ipv6_filter ?0.ipv6.mask@ibv_flow_ipv6_filter ?0.esp@ibv_flow_spec_esp ?0.esp.type=ibv_flow_spec_type ?0.esp.val@ibv_flow_esp_filter ?0.esp.mask@ibv_flow_esp_filter ?0.tunnel@ibv_flow_spec_tunnel ?0.tunnel.type=ibv_flow_spec_type ?0.tunnel.val@ibv_flow_tunnel_filter ?0.tunnel.mask@ibv_flow_tunnel_filter ?0.gre@ibv_flow_spec_gre ?0.gre.type=ibv_flow_spec_type ?0.gre.val@ibv_flow_gre_filter ?0.gre.mask@ibv_flow_gre_filter ?0.mpls@ibv_flow_spec_mpls ?0.mpls.type=ibv_flow_spec_type ?0.mpls.val@ibv_flow_mpls_filter ?0.mpls.mask@ibv_flow_mpls_filter ?0.flow_tag@ibv_flow_spec_action_tag ?0.flow_tag.type=ibv_flow_spec_type ?0.drop@ibv_flow_spec_action_drop ?0.drop.type=ibv_flow_spec_type ?0.handle@ibv_flow_spec_action_handle ?0.handle.type=ibv_flow_spec_type ?0.flow_count@ibv_flow_spec_counter_action ?0.flow_count.type=ibv_flow_spec_type", IbverbsEnumNames.ALL);
    }

    /**
     * {@code struct hdr}, at byte 0, as a slice.
     */
    public static MemorySegment hdr(MemorySegment segment) {
        return segment.asSlice(0L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code hdr} from {@code value}.
     */
    public static void hdr(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 8L);
    }

    /**
     * Returns the offset of {@code hdr} in bytes.
     */
    public static long hdr$offset() {
        return 0L;
    }

    /**
     * {@code enum ibv_flow_spec_type hdr.type}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_type ibv_flow_spec_type}.
     */
    public static int hdr_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code hdr.type}.
     */
    public static void hdr_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code hdr.type} in bytes.
     */
    public static long hdr_type$offset() {
        return 0L;
    }

    /**
     * {@code uint16_t hdr.size}, at byte 4.
     */
    public static int hdr_size(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 4L));
    }

    /**
     * Sets {@code hdr.size}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void hdr_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 4L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code hdr.size} in bytes.
     */
    public static long hdr_size$offset() {
        return 4L;
    }

    /**
     * {@code struct ibv_flow_spec_eth eth}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_eth ibv_flow_spec_eth}.
     */
    public static MemorySegment eth(MemorySegment segment) {
        return segment.asSlice(0L, 40L);
    }

    /**
     * Copies the 40 bytes of {@code eth} from {@code value}.
     */
    public static void eth(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 40L);
    }

    /**
     * Returns the offset of {@code eth} in bytes.
     */
    public static long eth$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_ipv4 ipv4}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_ipv4 ibv_flow_spec_ipv4}.
     */
    public static MemorySegment ipv4(MemorySegment segment) {
        return segment.asSlice(0L, 24L);
    }

    /**
     * Copies the 24 bytes of {@code ipv4} from {@code value}.
     */
    public static void ipv4(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 24L);
    }

    /**
     * Returns the offset of {@code ipv4} in bytes.
     */
    public static long ipv4$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_tcp_udp tcp_udp}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_tcp_udp ibv_flow_spec_tcp_udp}.
     */
    public static MemorySegment tcp_udp(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code tcp_udp} from {@code value}.
     */
    public static void tcp_udp(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code tcp_udp} in bytes.
     */
    public static long tcp_udp$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_ipv4_ext ipv4_ext}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_ipv4_ext ibv_flow_spec_ipv4_ext}.
     */
    public static MemorySegment ipv4_ext(MemorySegment segment) {
        return segment.asSlice(0L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code ipv4_ext} from {@code value}.
     */
    public static void ipv4_ext(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 32L);
    }

    /**
     * Returns the offset of {@code ipv4_ext} in bytes.
     */
    public static long ipv4_ext$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_ipv6 ipv6}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_ipv6 ibv_flow_spec_ipv6}.
     */
    public static MemorySegment ipv6(MemorySegment segment) {
        return segment.asSlice(0L, 88L);
    }

    /**
     * Copies the 88 bytes of {@code ipv6} from {@code value}.
     */
    public static void ipv6(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 88L);
    }

    /**
     * Returns the offset of {@code ipv6} in bytes.
     */
    public static long ipv6$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_esp esp}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_esp ibv_flow_spec_esp}.
     */
    public static MemorySegment esp(MemorySegment segment) {
        return segment.asSlice(0L, 24L);
    }

    /**
     * Copies the 24 bytes of {@code esp} from {@code value}.
     */
    public static void esp(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 24L);
    }

    /**
     * Returns the offset of {@code esp} in bytes.
     */
    public static long esp$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_tunnel tunnel}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_tunnel ibv_flow_spec_tunnel}.
     */
    public static MemorySegment tunnel(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code tunnel} from {@code value}.
     */
    public static void tunnel(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code tunnel} in bytes.
     */
    public static long tunnel$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_gre gre}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_gre ibv_flow_spec_gre}.
     */
    public static MemorySegment gre(MemorySegment segment) {
        return segment.asSlice(0L, 24L);
    }

    /**
     * Copies the 24 bytes of {@code gre} from {@code value}.
     */
    public static void gre(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 24L);
    }

    /**
     * Returns the offset of {@code gre} in bytes.
     */
    public static long gre$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_mpls mpls}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_mpls ibv_flow_spec_mpls}.
     */
    public static MemorySegment mpls(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code mpls} from {@code value}.
     */
    public static void mpls(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code mpls} in bytes.
     */
    public static long mpls$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_action_tag flow_tag}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_action_tag ibv_flow_spec_action_tag}.
     */
    public static MemorySegment flow_tag(MemorySegment segment) {
        return segment.asSlice(0L, 12L);
    }

    /**
     * Copies the 12 bytes of {@code flow_tag} from {@code value}.
     */
    public static void flow_tag(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 12L);
    }

    /**
     * Returns the offset of {@code flow_tag} in bytes.
     */
    public static long flow_tag$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_action_drop drop}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_action_drop ibv_flow_spec_action_drop}.
     */
    public static MemorySegment drop(MemorySegment segment) {
        return segment.asSlice(0L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code drop} from {@code value}.
     */
    public static void drop(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 8L);
    }

    /**
     * Returns the offset of {@code drop} in bytes.
     */
    public static long drop$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_action_handle handle}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_action_handle ibv_flow_spec_action_handle}.
     */
    public static MemorySegment handle(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code handle} from {@code value}.
     */
    public static void handle(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code handle} in bytes.
     */
    public static long handle$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_flow_spec_counter_action flow_count}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_flow_spec_counter_action ibv_flow_spec_counter_action}.
     */
    public static MemorySegment flow_count(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code flow_count} from {@code value}.
     */
    public static void flow_count(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code flow_count} in bytes.
     */
    public static long flow_count$offset() {
        return 0L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.unionLayout(
                        MemoryLayout.structLayout(
                                ValueLayout.JAVA_INT.withName("type"),
                                ValueLayout.JAVA_SHORT.withName("size"),
                                MemoryLayout.paddingLayout(2L)).withName("hdr"),
                        ibv_flow_spec_eth.layout().withName("eth"),
                        ibv_flow_spec_ipv4.layout().withName("ipv4"),
                        ibv_flow_spec_tcp_udp.layout().withName("tcp_udp"),
                        ibv_flow_spec_ipv4_ext.layout().withName("ipv4_ext"),
                        ibv_flow_spec_ipv6.layout().withName("ipv6"),
                        ibv_flow_spec_esp.layout().withName("esp"),
                        ibv_flow_spec_tunnel.layout().withName("tunnel"),
                        ibv_flow_spec_gre.layout().withName("gre"),
                        ibv_flow_spec_mpls.layout().withName("mpls"),
                        ibv_flow_spec_action_tag.layout().withName("flow_tag"),
                        ibv_flow_spec_action_drop.layout().withName("drop"),
                        ibv_flow_spec_action_handle.layout().withName("handle"),
                        ibv_flow_spec_counter_action.layout().withName("flow_count")))
                .withName("ibv_flow_spec");

        private Layout() {
        }
    }
}
