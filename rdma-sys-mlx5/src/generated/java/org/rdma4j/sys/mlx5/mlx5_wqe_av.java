// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5_wqe_av}: 48 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5_wqe_av {
 *   0      union {
 *   0          struct {
 *   0              __be32 qkey;
 *   4              __be32 reserved;
 *              } qkey;
 *   0          __be64 dc_key;
 *          } key;
 *   8      __be32 dqp_dct;
 *  12      uint8_t stat_rate_sl;
 *  13      uint8_t fl_mlid;
 *  14      __be16 rlid;
 *  16      uint8_t reserved0[4];
 *  20      uint8_t rmac[6];
 *  26      uint8_t tclass;
 *  27      uint8_t hop_limit;
 *  28      __be32 grh_gid_fl;
 *  32      uint8_t rgid[16];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_wqe_av {
    private static final long SIZE = 48L;

    private mlx5_wqe_av() {
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
        return RecordText.of("mlx5_wqe_av", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code union key}, at byte 0, as a slice.
     */
    public static MemorySegment key(MemorySegment segment) {
        return segment.asSlice(0L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code key} from {@code value}.
     */
    public static void key(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 8L);
    }

    /**
     * Returns the offset of {@code key} in bytes.
     */
    public static long key$offset() {
        return 0L;
    }

    /**
     * {@code struct key.qkey}, at byte 0, as a slice.
     */
    public static MemorySegment key_qkey(MemorySegment segment) {
        return segment.asSlice(0L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code key.qkey} from {@code value}.
     */
    public static void key_qkey(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 8L);
    }

    /**
     * Returns the offset of {@code key.qkey} in bytes.
     */
    public static long key_qkey$offset() {
        return 0L;
    }

    /**
     * {@code __be32 key.qkey.qkey}, at byte 0; big-endian in memory, converted to native byte order.
     */
    public static int key_qkey_qkey(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L));
    }

    /**
     * Sets {@code key.qkey.qkey}.
     */
    public static void key_qkey_qkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code key.qkey.qkey} in bytes.
     */
    public static long key_qkey_qkey$offset() {
        return 0L;
    }

    /**
     * {@code __be32 key.qkey.reserved}, at byte 4; big-endian in memory, converted to native byte order.
     */
    public static int key_qkey_reserved(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L));
    }

    /**
     * Sets {@code key.qkey.reserved}.
     */
    public static void key_qkey_reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code key.qkey.reserved} in bytes.
     */
    public static long key_qkey_reserved$offset() {
        return 4L;
    }

    /**
     * {@code __be64 key.dc_key}, at byte 0; big-endian in memory, converted to native byte order.
     */
    public static long key_dc_key(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L));
    }

    /**
     * Sets {@code key.dc_key}.
     */
    public static void key_dc_key(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code key.dc_key} in bytes.
     */
    public static long key_dc_key$offset() {
        return 0L;
    }

    /**
     * {@code __be32 dqp_dct}, at byte 8; big-endian in memory, converted to native byte order.
     */
    public static int dqp_dct(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L));
    }

    /**
     * Sets {@code dqp_dct}.
     */
    public static void dqp_dct(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code dqp_dct} in bytes.
     */
    public static long dqp_dct$offset() {
        return 8L;
    }

    /**
     * {@code uint8_t stat_rate_sl}, at byte 12.
     */
    public static int stat_rate_sl(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 12L));
    }

    /**
     * Sets {@code stat_rate_sl}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void stat_rate_sl(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 12L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code stat_rate_sl} in bytes.
     */
    public static long stat_rate_sl$offset() {
        return 12L;
    }

    /**
     * {@code uint8_t fl_mlid}, at byte 13.
     */
    public static int fl_mlid(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 13L));
    }

    /**
     * Sets {@code fl_mlid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void fl_mlid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 13L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code fl_mlid} in bytes.
     */
    public static long fl_mlid$offset() {
        return 13L;
    }

    /**
     * {@code __be16 rlid}, at byte 14; big-endian in memory, converted to native byte order.
     */
    public static int rlid(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 14L)));
    }

    /**
     * Sets {@code rlid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void rlid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 14L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code rlid} in bytes.
     */
    public static long rlid$offset() {
        return 14L;
    }

    /**
     * {@code uint8_t reserved0[4]}, at byte 16, as a slice.
     */
    public static MemorySegment reserved0(MemorySegment segment) {
        return segment.asSlice(16L, 4L);
    }

    /**
     * Copies the 4 bytes of {@code reserved0} from {@code value}.
     */
    public static void reserved0(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 4L);
    }

    /**
     * Returns an element of {@code uint8_t reserved0[4]}.
     */
    public static int reserved0(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 16L + Objects.checkIndex(index, 4L)));
    }

    /**
     * Sets an element of {@code reserved0}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved0(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 16L + Objects.checkIndex(index, 4L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved0} in bytes.
     */
    public static long reserved0$offset() {
        return 16L;
    }

    /**
     * {@code uint8_t rmac[6]}, at byte 20, as a slice.
     */
    public static MemorySegment rmac(MemorySegment segment) {
        return segment.asSlice(20L, 6L);
    }

    /**
     * Copies the 6 bytes of {@code rmac} from {@code value}.
     */
    public static void rmac(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 20L, 6L);
    }

    /**
     * Returns an element of {@code uint8_t rmac[6]}.
     */
    public static int rmac(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 20L + Objects.checkIndex(index, 6L)));
    }

    /**
     * Sets an element of {@code rmac}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rmac(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 20L + Objects.checkIndex(index, 6L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rmac} in bytes.
     */
    public static long rmac$offset() {
        return 20L;
    }

    /**
     * {@code uint8_t tclass}, at byte 26.
     */
    public static int tclass(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 26L));
    }

    /**
     * Sets {@code tclass}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void tclass(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 26L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code tclass} in bytes.
     */
    public static long tclass$offset() {
        return 26L;
    }

    /**
     * {@code uint8_t hop_limit}, at byte 27.
     */
    public static int hop_limit(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 27L));
    }

    /**
     * Sets {@code hop_limit}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void hop_limit(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 27L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code hop_limit} in bytes.
     */
    public static long hop_limit$offset() {
        return 27L;
    }

    /**
     * {@code __be32 grh_gid_fl}, at byte 28; big-endian in memory, converted to native byte order.
     */
    public static int grh_gid_fl(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L));
    }

    /**
     * Sets {@code grh_gid_fl}.
     */
    public static void grh_gid_fl(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code grh_gid_fl} in bytes.
     */
    public static long grh_gid_fl$offset() {
        return 28L;
    }

    /**
     * {@code uint8_t rgid[16]}, at byte 32, as a slice.
     */
    public static MemorySegment rgid(MemorySegment segment) {
        return segment.asSlice(32L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code rgid} from {@code value}.
     */
    public static void rgid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, 16L);
    }

    /**
     * Returns an element of {@code uint8_t rgid[16]}.
     */
    public static int rgid(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 32L + Objects.checkIndex(index, 16L)));
    }

    /**
     * Sets an element of {@code rgid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rgid(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 32L + Objects.checkIndex(index, 16L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rgid} in bytes.
     */
    public static long rgid$offset() {
        return 32L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.unionLayout(
                        MemoryLayout.structLayout(
                                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("qkey"),
                                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("reserved")).withName("qkey"),
                        ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("dc_key")).withName("key"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("dqp_dct"),
                ValueLayout.JAVA_BYTE.withName("stat_rate_sl"),
                ValueLayout.JAVA_BYTE.withName("fl_mlid"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("rlid"),
                MemoryLayout.sequenceLayout(4L, ValueLayout.JAVA_BYTE).withName("reserved0"),
                MemoryLayout.sequenceLayout(6L, ValueLayout.JAVA_BYTE).withName("rmac"),
                ValueLayout.JAVA_BYTE.withName("tclass"),
                ValueLayout.JAVA_BYTE.withName("hop_limit"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("grh_gid_fl"),
                MemoryLayout.sequenceLayout(16L, ValueLayout.JAVA_BYTE).withName("rgid"))
                .withName("mlx5_wqe_av");

        private Layout() {
        }
    }
}
