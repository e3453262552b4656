// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_sa_mcmember_rec}: 64 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_sa_mcmember_rec {
 *   0      union ibv_gid mgid;
 *  16      union ibv_gid port_gid;
 *  32      uint32_t qkey;
 *  36      uint16_t mlid;
 *  38      uint8_t mtu_selector;
 *  39      uint8_t mtu;
 *  40      uint8_t traffic_class;
 *  42      uint16_t pkey;
 *  44      uint8_t rate_selector;
 *  45      uint8_t rate;
 *  46      uint8_t packet_life_time_selector;
 *  47      uint8_t packet_life_time;
 *  48      uint8_t sl;
 *  52      uint32_t flow_label;
 *  56      uint8_t hop_limit;
 *  57      uint8_t scope;
 *  58      uint8_t join_state;
 *  60      int proxy_join;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/sa.h}; numbers are offsets in bytes.
 */
public final class ibv_sa_mcmember_rec {
    private static final long SIZE = 64L;

    private ibv_sa_mcmember_rec() {
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
        return RecordText.of("ibv_sa_mcmember_rec", segment, layout(), "mgid@ibv_gid port_gid@ibv_gid proxy_join-", EnumNames.NONE);
    }

    /**
     * {@code union ibv_gid mgid}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     */
    public static MemorySegment mgid(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code mgid} from {@code value}.
     */
    public static void mgid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code mgid} in bytes.
     */
    public static long mgid$offset() {
        return 0L;
    }

    /**
     * {@code union ibv_gid port_gid}, at byte 16, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     */
    public static MemorySegment port_gid(MemorySegment segment) {
        return segment.asSlice(16L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code port_gid} from {@code value}.
     */
    public static void port_gid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 16L);
    }

    /**
     * Returns the offset of {@code port_gid} in bytes.
     */
    public static long port_gid$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t qkey}, at byte 32.
     */
    public static int qkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code qkey}.
     */
    public static void qkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code qkey} in bytes.
     */
    public static long qkey$offset() {
        return 32L;
    }

    /**
     * {@code uint16_t mlid}, at byte 36.
     */
    public static int mlid(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 36L));
    }

    /**
     * Sets {@code mlid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void mlid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 36L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code mlid} in bytes.
     */
    public static long mlid$offset() {
        return 36L;
    }

    /**
     * {@code uint8_t mtu_selector}, at byte 38.
     */
    public static int mtu_selector(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 38L));
    }

    /**
     * Sets {@code mtu_selector}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void mtu_selector(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 38L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code mtu_selector} in bytes.
     */
    public static long mtu_selector$offset() {
        return 38L;
    }

    /**
     * {@code uint8_t mtu}, at byte 39.
     */
    public static int mtu(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 39L));
    }

    /**
     * Sets {@code mtu}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void mtu(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 39L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code mtu} in bytes.
     */
    public static long mtu$offset() {
        return 39L;
    }

    /**
     * {@code uint8_t traffic_class}, at byte 40.
     */
    public static int traffic_class(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 40L));
    }

    /**
     * Sets {@code traffic_class}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void traffic_class(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 40L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code traffic_class} in bytes.
     */
    public static long traffic_class$offset() {
        return 40L;
    }

    /**
     * {@code uint16_t pkey}, at byte 42.
     */
    public static int pkey(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 42L));
    }

    /**
     * Sets {@code pkey}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void pkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 42L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code pkey} in bytes.
     */
    public static long pkey$offset() {
        return 42L;
    }

    /**
     * {@code uint8_t rate_selector}, at byte 44.
     */
    public static int rate_selector(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 44L));
    }

    /**
     * Sets {@code rate_selector}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rate_selector(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 44L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rate_selector} in bytes.
     */
    public static long rate_selector$offset() {
        return 44L;
    }

    /**
     * {@code uint8_t rate}, at byte 45.
     */
    public static int rate(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 45L));
    }

    /**
     * Sets {@code rate}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rate(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 45L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rate} in bytes.
     */
    public static long rate$offset() {
        return 45L;
    }

    /**
     * {@code uint8_t packet_life_time_selector}, at byte 46.
     */
    public static int packet_life_time_selector(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 46L));
    }

    /**
     * Sets {@code packet_life_time_selector}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void packet_life_time_selector(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 46L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code packet_life_time_selector} in bytes.
     */
    public static long packet_life_time_selector$offset() {
        return 46L;
    }

    /**
     * {@code uint8_t packet_life_time}, at byte 47.
     */
    public static int packet_life_time(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 47L));
    }

    /**
     * Sets {@code packet_life_time}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void packet_life_time(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 47L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code packet_life_time} in bytes.
     */
    public static long packet_life_time$offset() {
        return 47L;
    }

    /**
     * {@code uint8_t sl}, at byte 48.
     */
    public static int sl(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 48L));
    }

    /**
     * Sets {@code sl}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sl(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 48L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sl} in bytes.
     */
    public static long sl$offset() {
        return 48L;
    }

    /**
     * {@code uint32_t flow_label}, at byte 52.
     */
    public static int flow_label(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 52L);
    }

    /**
     * Sets {@code flow_label}.
     */
    public static void flow_label(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 52L, value);
    }

    /**
     * Returns the offset of {@code flow_label} in bytes.
     */
    public static long flow_label$offset() {
        return 52L;
    }

    /**
     * {@code uint8_t hop_limit}, at byte 56.
     */
    public static int hop_limit(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 56L));
    }

    /**
     * Sets {@code hop_limit}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void hop_limit(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 56L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code hop_limit} in bytes.
     */
    public static long hop_limit$offset() {
        return 56L;
    }

    /**
     * {@code uint8_t scope}, at byte 57.
     */
    public static int scope(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 57L));
    }

    /**
     * Sets {@code scope}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void scope(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 57L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code scope} in bytes.
     */
    public static long scope$offset() {
        return 57L;
    }

    /**
     * {@code uint8_t join_state}, at byte 58.
     */
    public static int join_state(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 58L));
    }

    /**
     * Sets {@code join_state}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void join_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 58L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code join_state} in bytes.
     */
    public static long join_state$offset() {
        return 58L;
    }

    /**
     * {@code int proxy_join}, at byte 60.
     */
    public static int proxy_join(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 60L);
    }

    /**
     * Sets {@code proxy_join}.
     */
    public static void proxy_join(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 60L, value);
    }

    /**
     * Returns the offset of {@code proxy_join} in bytes.
     */
    public static long proxy_join$offset() {
        return 60L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ibv_gid.layout().withName("mgid"),
                ibv_gid.layout().withName("port_gid"),
                ValueLayout.JAVA_INT.withName("qkey"),
                ValueLayout.JAVA_SHORT.withName("mlid"),
                ValueLayout.JAVA_BYTE.withName("mtu_selector"),
                ValueLayout.JAVA_BYTE.withName("mtu"),
                ValueLayout.JAVA_BYTE.withName("traffic_class"),
                MemoryLayout.paddingLayout(1L),
                ValueLayout.JAVA_SHORT.withName("pkey"),
                ValueLayout.JAVA_BYTE.withName("rate_selector"),
                ValueLayout.JAVA_BYTE.withName("rate"),
                ValueLayout.JAVA_BYTE.withName("packet_life_time_selector"),
                ValueLayout.JAVA_BYTE.withName("packet_life_time"),
                ValueLayout.JAVA_BYTE.withName("sl"),
                MemoryLayout.paddingLayout(3L),
                ValueLayout.JAVA_INT.withName("flow_label"),
                ValueLayout.JAVA_BYTE.withName("hop_limit"),
                ValueLayout.JAVA_BYTE.withName("scope"),
                ValueLayout.JAVA_BYTE.withName("join_state"),
                MemoryLayout.paddingLayout(1L),
                ValueLayout.JAVA_INT.withName("proxy_join"))
                .withName("ibv_sa_mcmember_rec");

        private Layout() {
        }
    }
}
