// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_path_record}: 64 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_path_record {
 *   0      __be64 service_id;
 *   8      union ibv_gid dgid;
 *  24      union ibv_gid sgid;
 *  40      __be16 dlid;
 *  42      __be16 slid;
 *  44      __be32 flowlabel_hoplimit;
 *  48      uint8_t tclass;
 *  49      uint8_t reversible_numpath;
 *  50      __be16 pkey;
 *  52      __be16 qosclass_sl;
 *  54      uint8_t mtu;
 *  55      uint8_t rate;
 *  56      uint8_t packetlifetime;
 *  57      uint8_t preference;
 *  58      uint8_t reserved[6];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/sa.h}; numbers are offsets in bytes.
 */
public final class ibv_path_record {
    private static final long SIZE = 64L;

    private ibv_path_record() {
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
        return RecordText.of("ibv_path_record", segment, layout(), "dgid@ibv_gid sgid@ibv_gid", EnumNames.NONE);
    }

    /**
     * {@code __be64 service_id}, at byte 0; big-endian in memory, converted to native byte order.
     */
    public static long service_id(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L));
    }

    /**
     * Sets {@code service_id}.
     */
    public static void service_id(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code service_id} in bytes.
     */
    public static long service_id$offset() {
        return 0L;
    }

    /**
     * {@code union ibv_gid dgid}, at byte 8, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     */
    public static MemorySegment dgid(MemorySegment segment) {
        return segment.asSlice(8L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code dgid} from {@code value}.
     */
    public static void dgid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 16L);
    }

    /**
     * Returns the offset of {@code dgid} in bytes.
     */
    public static long dgid$offset() {
        return 8L;
    }

    /**
     * {@code union ibv_gid sgid}, at byte 24, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     */
    public static MemorySegment sgid(MemorySegment segment) {
        return segment.asSlice(24L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code sgid} from {@code value}.
     */
    public static void sgid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 16L);
    }

    /**
     * Returns the offset of {@code sgid} in bytes.
     */
    public static long sgid$offset() {
        return 24L;
    }

    /**
     * {@code __be16 dlid}, at byte 40; big-endian in memory, converted to native byte order.
     */
    public static int dlid(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 40L)));
    }

    /**
     * Sets {@code dlid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void dlid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 40L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code dlid} in bytes.
     */
    public static long dlid$offset() {
        return 40L;
    }

    /**
     * {@code __be16 slid}, at byte 42; big-endian in memory, converted to native byte order.
     */
    public static int slid(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 42L)));
    }

    /**
     * Sets {@code slid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void slid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 42L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code slid} in bytes.
     */
    public static long slid$offset() {
        return 42L;
    }

    /**
     * {@code __be32 flowlabel_hoplimit}, at byte 44; big-endian in memory, converted to native byte order.
     */
    public static int flowlabel_hoplimit(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 44L));
    }

    /**
     * Sets {@code flowlabel_hoplimit}.
     */
    public static void flowlabel_hoplimit(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 44L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code flowlabel_hoplimit} in bytes.
     */
    public static long flowlabel_hoplimit$offset() {
        return 44L;
    }

    /**
     * {@code uint8_t tclass}, at byte 48.
     */
    public static int tclass(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 48L));
    }

    /**
     * Sets {@code tclass}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void tclass(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 48L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code tclass} in bytes.
     */
    public static long tclass$offset() {
        return 48L;
    }

    /**
     * {@code uint8_t reversible_numpath}, at byte 49.
     */
    public static int reversible_numpath(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 49L));
    }

    /**
     * Sets {@code reversible_numpath}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reversible_numpath(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 49L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reversible_numpath} in bytes.
     */
    public static long reversible_numpath$offset() {
        return 49L;
    }

    /**
     * {@code __be16 pkey}, at byte 50; big-endian in memory, converted to native byte order.
     */
    public static int pkey(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 50L)));
    }

    /**
     * Sets {@code pkey}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void pkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 50L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code pkey} in bytes.
     */
    public static long pkey$offset() {
        return 50L;
    }

    /**
     * {@code __be16 qosclass_sl}, at byte 52; big-endian in memory, converted to native byte order.
     */
    public static int qosclass_sl(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 52L)));
    }

    /**
     * Sets {@code qosclass_sl}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void qosclass_sl(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 52L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code qosclass_sl} in bytes.
     */
    public static long qosclass_sl$offset() {
        return 52L;
    }

    /**
     * {@code uint8_t mtu}, at byte 54.
     */
    public static int mtu(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 54L));
    }

    /**
     * Sets {@code mtu}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void mtu(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 54L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code mtu} in bytes.
     */
    public static long mtu$offset() {
        return 54L;
    }

    /**
     * {@code uint8_t rate}, at byte 55.
     */
    public static int rate(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 55L));
    }

    /**
     * Sets {@code rate}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rate(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 55L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rate} in bytes.
     */
    public static long rate$offset() {
        return 55L;
    }

    /**
     * {@code uint8_t packetlifetime}, at byte 56.
     */
    public static int packetlifetime(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 56L));
    }

    /**
     * Sets {@code packetlifetime}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void packetlifetime(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 56L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code packetlifetime} in bytes.
     */
    public static long packetlifetime$offset() {
        return 56L;
    }

    /**
     * {@code uint8_t preference}, at byte 57.
     */
    public static int preference(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 57L));
    }

    /**
     * Sets {@code preference}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void preference(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 57L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code preference} in bytes.
     */
    public static long preference$offset() {
        return 57L;
    }

    /**
     * {@code uint8_t reserved[6]}, at byte 58, as a slice.
     */
    public static MemorySegment reserved(MemorySegment segment) {
        return segment.asSlice(58L, 6L);
    }

    /**
     * Copies the 6 bytes of {@code reserved} from {@code value}.
     */
    public static void reserved(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 58L, 6L);
    }

    /**
     * Returns an element of {@code uint8_t reserved[6]}.
     */
    public static int reserved(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 58L + Objects.checkIndex(index, 6L)));
    }

    /**
     * Sets an element of {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 58L + Objects.checkIndex(index, 6L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 58L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("service_id"),
                ibv_gid.layout().withName("dgid"),
                ibv_gid.layout().withName("sgid"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("dlid"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("slid"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("flowlabel_hoplimit"),
                ValueLayout.JAVA_BYTE.withName("tclass"),
                ValueLayout.JAVA_BYTE.withName("reversible_numpath"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("pkey"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("qosclass_sl"),
                ValueLayout.JAVA_BYTE.withName("mtu"),
                ValueLayout.JAVA_BYTE.withName("rate"),
                ValueLayout.JAVA_BYTE.withName("packetlifetime"),
                ValueLayout.JAVA_BYTE.withName("preference"),
                MemoryLayout.sequenceLayout(6L, ValueLayout.JAVA_BYTE).withName("reserved"))
                .withName("ibv_path_record");

        private Layout() {
        }
    }
}
