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
 * The C type {@code struct ibv_sa_path_rec}: 64 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_sa_path_rec {
 *   0      union ibv_gid dgid;
 *  16      union ibv_gid sgid;
 *  32      __be16 dlid;
 *  34      __be16 slid;
 *  36      int raw_traffic;
 *  40      __be32 flow_label;
 *  44      uint8_t hop_limit;
 *  45      uint8_t traffic_class;
 *  48      int reversible;
 *  52      uint8_t numb_path;
 *  54      __be16 pkey;
 *  56      uint8_t sl;
 *  57      uint8_t mtu_selector;
 *  58      uint8_t mtu;
 *  59      uint8_t rate_selector;
 *  60      uint8_t rate;
 *  61      uint8_t packet_life_time_selector;
 *  62      uint8_t packet_life_time;
 *  63      uint8_t preference;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/sa.h}; numbers are offsets in bytes.
 */
public final class ibv_sa_path_rec {
    private static final long SIZE = 64L;

    private ibv_sa_path_rec() {
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
        return RecordText.of("ibv_sa_path_rec", segment, layout(), "dgid@ibv_gid sgid@ibv_gid raw_traffic- reversible-", EnumNames.NONE);
    }

    /**
     * {@code union ibv_gid dgid}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     */
    public static MemorySegment dgid(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code dgid} from {@code value}.
     */
    public static void dgid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code dgid} in bytes.
     */
    public static long dgid$offset() {
        return 0L;
    }

    /**
     * {@code union ibv_gid sgid}, at byte 16, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     */
    public static MemorySegment sgid(MemorySegment segment) {
        return segment.asSlice(16L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code sgid} from {@code value}.
     */
    public static void sgid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 16L);
    }

    /**
     * Returns the offset of {@code sgid} in bytes.
     */
    public static long sgid$offset() {
        return 16L;
    }

    /**
     * {@code __be16 dlid}, at byte 32; big-endian in memory, converted to native byte order.
     */
    public static int dlid(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 32L)));
    }

    /**
     * Sets {@code dlid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void dlid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 32L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code dlid} in bytes.
     */
    public static long dlid$offset() {
        return 32L;
    }

    /**
     * {@code __be16 slid}, at byte 34; big-endian in memory, converted to native byte order.
     */
    public static int slid(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 34L)));
    }

    /**
     * Sets {@code slid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void slid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 34L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code slid} in bytes.
     */
    public static long slid$offset() {
        return 34L;
    }

    /**
     * {@code int raw_traffic}, at byte 36.
     */
    public static int raw_traffic(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code raw_traffic}.
     */
    public static void raw_traffic(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code raw_traffic} in bytes.
     */
    public static long raw_traffic$offset() {
        return 36L;
    }

    /**
     * {@code __be32 flow_label}, at byte 40; big-endian in memory, converted to native byte order.
     */
    public static int flow_label(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 40L));
    }

    /**
     * Sets {@code flow_label}.
     */
    public static void flow_label(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 40L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code flow_label} in bytes.
     */
    public static long flow_label$offset() {
        return 40L;
    }

    /**
     * {@code uint8_t hop_limit}, at byte 44.
     */
    public static int hop_limit(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 44L));
    }

    /**
     * Sets {@code hop_limit}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void hop_limit(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 44L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code hop_limit} in bytes.
     */
    public static long hop_limit$offset() {
        return 44L;
    }

    /**
     * {@code uint8_t traffic_class}, at byte 45.
     */
    public static int traffic_class(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 45L));
    }

    /**
     * Sets {@code traffic_class}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void traffic_class(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 45L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code traffic_class} in bytes.
     */
    public static long traffic_class$offset() {
        return 45L;
    }

    /**
     * {@code int reversible}, at byte 48.
     */
    public static int reversible(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code reversible}.
     */
    public static void reversible(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code reversible} in bytes.
     */
    public static long reversible$offset() {
        return 48L;
    }

    /**
     * {@code uint8_t numb_path}, at byte 52.
     */
    public static int numb_path(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 52L));
    }

    /**
     * Sets {@code numb_path}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void numb_path(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 52L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code numb_path} in bytes.
     */
    public static long numb_path$offset() {
        return 52L;
    }

    /**
     * {@code __be16 pkey}, at byte 54; big-endian in memory, converted to native byte order.
     */
    public static int pkey(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 54L)));
    }

    /**
     * Sets {@code pkey}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void pkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 54L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code pkey} in bytes.
     */
    public static long pkey$offset() {
        return 54L;
    }

    /**
     * {@code uint8_t sl}, at byte 56.
     */
    public static int sl(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 56L));
    }

    /**
     * Sets {@code sl}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sl(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 56L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sl} in bytes.
     */
    public static long sl$offset() {
        return 56L;
    }

    /**
     * {@code uint8_t mtu_selector}, at byte 57.
     */
    public static int mtu_selector(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 57L));
    }

    /**
     * Sets {@code mtu_selector}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void mtu_selector(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 57L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code mtu_selector} in bytes.
     */
    public static long mtu_selector$offset() {
        return 57L;
    }

    /**
     * {@code uint8_t mtu}, at byte 58.
     */
    public static int mtu(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 58L));
    }

    /**
     * Sets {@code mtu}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void mtu(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 58L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code mtu} in bytes.
     */
    public static long mtu$offset() {
        return 58L;
    }

    /**
     * {@code uint8_t rate_selector}, at byte 59.
     */
    public static int rate_selector(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 59L));
    }

    /**
     * Sets {@code rate_selector}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rate_selector(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 59L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rate_selector} in bytes.
     */
    public static long rate_selector$offset() {
        return 59L;
    }

    /**
     * {@code uint8_t rate}, at byte 60.
     */
    public static int rate(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 60L));
    }

    /**
     * Sets {@code rate}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rate(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 60L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rate} in bytes.
     */
    public static long rate$offset() {
        return 60L;
    }

    /**
     * {@code uint8_t packet_life_time_selector}, at byte 61.
     */
    public static int packet_life_time_selector(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 61L));
    }

    /**
     * Sets {@code packet_life_time_selector}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void packet_life_time_selector(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 61L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code packet_life_time_selector} in bytes.
     */
    public static long packet_life_time_selector$offset() {
        return 61L;
    }

    /**
     * {@code uint8_t packet_life_time}, at byte 62.
     */
    public static int packet_life_time(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 62L));
    }

    /**
     * Sets {@code packet_life_time}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void packet_life_time(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 62L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code packet_life_time} in bytes.
     */
    public static long packet_life_time$offset() {
        return 62L;
    }

    /**
     * {@code uint8_t preference}, at byte 63.
     */
    public static int preference(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 63L));
    }

    /**
     * Sets {@code preference}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void preference(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 63L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code preference} in bytes.
     */
    public static long preference$offset() {
        return 63L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ibv_gid.layout().withName("dgid"),
                ibv_gid.layout().withName("sgid"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("dlid"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("slid"),
                ValueLayout.JAVA_INT.withName("raw_traffic"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("flow_label"),
                ValueLayout.JAVA_BYTE.withName("hop_limit"),
                ValueLayout.JAVA_BYTE.withName("traffic_class"),
                MemoryLayout.paddingLayout(2L),
                ValueLayout.JAVA_INT.withName("reversible"),
                ValueLayout.JAVA_BYTE.withName("numb_path"),
                MemoryLayout.paddingLayout(1L),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("pkey"),
                ValueLayout.JAVA_BYTE.withName("sl"),
                ValueLayout.JAVA_BYTE.withName("mtu_selector"),
                ValueLayout.JAVA_BYTE.withName("mtu"),
                ValueLayout.JAVA_BYTE.withName("rate_selector"),
                ValueLayout.JAVA_BYTE.withName("rate"),
                ValueLayout.JAVA_BYTE.withName("packet_life_time_selector"),
                ValueLayout.JAVA_BYTE.withName("packet_life_time"),
                ValueLayout.JAVA_BYTE.withName("preference"))
                .withName("ibv_sa_path_rec");

        private Layout() {
        }
    }
}
