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
 * The C type {@code struct mlx5_cqe64}: 64 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5_cqe64 {
 *   0      union {
 *   0          struct {
 *   0              uint8_t rsvd0[2];
 *   2              __be16 wqe_id;
 *   4              uint8_t rsvd4[13];
 *  17              uint8_t ml_path;
 *  18              uint8_t rsvd20[4];
 *  22              __be16 slid;
 *  24              __be32 flags_rqpn;
 *  28              uint8_t hds_ip_ext;
 *  29              uint8_t l4_hdr_type_etc;
 *  30              __be16 vlan_info;
 *              };
 *   0          struct mlx5_tm_cqe tm_cqe;
 *   0          struct ibv_tmh tmh;
 *          };
 *  32      __be32 srqn_uidx;
 *  36      __be32 imm_inval_pkey;
 *  40      uint8_t app;
 *  41      uint8_t app_op;
 *  42      __be16 app_info;
 *  44      __be32 byte_cnt;
 *  48      __be64 timestamp;
 *  56      __be32 sop_drop_qpn;
 *  60      __be16 wqe_counter;
 *  62      uint8_t signature;
 *  63      uint8_t op_own;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5_cqe64 {
    private static final long SIZE = 64L;

    private mlx5_cqe64() {
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
        return RecordText.of("mlx5_cqe64", segment, layout(), "?0.tm_cqe@mlx5_tm_cqe ?0.tmh@ibv_tmh", EnumNames.NONE);
    }

    /**
     * {@code uint8_t rsvd0[2]}, at byte 0, as a slice.
     */
    public static MemorySegment rsvd0(MemorySegment segment) {
        return segment.asSlice(0L, 2L);
    }

    /**
     * Copies the 2 bytes of {@code rsvd0} from {@code value}.
     */
    public static void rsvd0(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 2L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd0[2]}.
     */
    public static int rsvd0(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 2L)));
    }

    /**
     * Sets an element of {@code rsvd0}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd0(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 0L + Objects.checkIndex(index, 2L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd0} in bytes.
     */
    public static long rsvd0$offset() {
        return 0L;
    }

    /**
     * {@code __be16 wqe_id}, at byte 2; big-endian in memory, converted to native byte order.
     */
    public static int wqe_id(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 2L)));
    }

    /**
     * Sets {@code wqe_id}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void wqe_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 2L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code wqe_id} in bytes.
     */
    public static long wqe_id$offset() {
        return 2L;
    }

    /**
     * {@code uint8_t rsvd4[13]}, at byte 4, as a slice.
     */
    public static MemorySegment rsvd4(MemorySegment segment) {
        return segment.asSlice(4L, 13L);
    }

    /**
     * Copies the 13 bytes of {@code rsvd4} from {@code value}.
     */
    public static void rsvd4(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 4L, 13L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd4[13]}.
     */
    public static int rsvd4(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 4L + Objects.checkIndex(index, 13L)));
    }

    /**
     * Sets an element of {@code rsvd4}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd4(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 4L + Objects.checkIndex(index, 13L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd4} in bytes.
     */
    public static long rsvd4$offset() {
        return 4L;
    }

    /**
     * {@code uint8_t ml_path}, at byte 17.
     */
    public static int ml_path(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 17L));
    }

    /**
     * Sets {@code ml_path}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void ml_path(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 17L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code ml_path} in bytes.
     */
    public static long ml_path$offset() {
        return 17L;
    }

    /**
     * {@code uint8_t rsvd20[4]}, at byte 18, as a slice.
     */
    public static MemorySegment rsvd20(MemorySegment segment) {
        return segment.asSlice(18L, 4L);
    }

    /**
     * Copies the 4 bytes of {@code rsvd20} from {@code value}.
     */
    public static void rsvd20(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 18L, 4L);
    }

    /**
     * Returns an element of {@code uint8_t rsvd20[4]}.
     */
    public static int rsvd20(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 18L + Objects.checkIndex(index, 4L)));
    }

    /**
     * Sets an element of {@code rsvd20}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rsvd20(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 18L + Objects.checkIndex(index, 4L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rsvd20} in bytes.
     */
    public static long rsvd20$offset() {
        return 18L;
    }

    /**
     * {@code __be16 slid}, at byte 22; big-endian in memory, converted to native byte order.
     */
    public static int slid(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 22L)));
    }

    /**
     * Sets {@code slid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void slid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 22L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code slid} in bytes.
     */
    public static long slid$offset() {
        return 22L;
    }

    /**
     * {@code __be32 flags_rqpn}, at byte 24; big-endian in memory, converted to native byte order.
     */
    public static int flags_rqpn(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L));
    }

    /**
     * Sets {@code flags_rqpn}.
     */
    public static void flags_rqpn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code flags_rqpn} in bytes.
     */
    public static long flags_rqpn$offset() {
        return 24L;
    }

    /**
     * {@code uint8_t hds_ip_ext}, at byte 28.
     */
    public static int hds_ip_ext(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 28L));
    }

    /**
     * Sets {@code hds_ip_ext}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void hds_ip_ext(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 28L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code hds_ip_ext} in bytes.
     */
    public static long hds_ip_ext$offset() {
        return 28L;
    }

    /**
     * {@code uint8_t l4_hdr_type_etc}, at byte 29.
     */
    public static int l4_hdr_type_etc(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 29L));
    }

    /**
     * Sets {@code l4_hdr_type_etc}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void l4_hdr_type_etc(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 29L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code l4_hdr_type_etc} in bytes.
     */
    public static long l4_hdr_type_etc$offset() {
        return 29L;
    }

    /**
     * {@code __be16 vlan_info}, at byte 30; big-endian in memory, converted to native byte order.
     */
    public static int vlan_info(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 30L)));
    }

    /**
     * Sets {@code vlan_info}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void vlan_info(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 30L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code vlan_info} in bytes.
     */
    public static long vlan_info$offset() {
        return 30L;
    }

    /**
     * {@code struct mlx5_tm_cqe tm_cqe}, at byte 0, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5_tm_cqe mlx5_tm_cqe}.
     */
    public static MemorySegment tm_cqe(MemorySegment segment) {
        return segment.asSlice(0L, 20L);
    }

    /**
     * Copies the 20 bytes of {@code tm_cqe} from {@code value}.
     */
    public static void tm_cqe(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 20L);
    }

    /**
     * Returns the offset of {@code tm_cqe} in bytes.
     */
    public static long tm_cqe$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_tmh tmh}, at byte 0, as a slice; see {@link org.rdma4j.sys.mlx5.ibv_tmh ibv_tmh}.
     */
    public static MemorySegment tmh(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code tmh} from {@code value}.
     */
    public static void tmh(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code tmh} in bytes.
     */
    public static long tmh$offset() {
        return 0L;
    }

    /**
     * {@code __be32 srqn_uidx}, at byte 32; big-endian in memory, converted to native byte order.
     */
    public static int srqn_uidx(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L));
    }

    /**
     * Sets {@code srqn_uidx}.
     */
    public static void srqn_uidx(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code srqn_uidx} in bytes.
     */
    public static long srqn_uidx$offset() {
        return 32L;
    }

    /**
     * {@code __be32 imm_inval_pkey}, at byte 36; big-endian in memory, converted to native byte order.
     */
    public static int imm_inval_pkey(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L));
    }

    /**
     * Sets {@code imm_inval_pkey}.
     */
    public static void imm_inval_pkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code imm_inval_pkey} in bytes.
     */
    public static long imm_inval_pkey$offset() {
        return 36L;
    }

    /**
     * {@code uint8_t app}, at byte 40.
     */
    public static int app(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 40L));
    }

    /**
     * Sets {@code app}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void app(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 40L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code app} in bytes.
     */
    public static long app$offset() {
        return 40L;
    }

    /**
     * {@code uint8_t app_op}, at byte 41.
     */
    public static int app_op(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 41L));
    }

    /**
     * Sets {@code app_op}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void app_op(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 41L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code app_op} in bytes.
     */
    public static long app_op$offset() {
        return 41L;
    }

    /**
     * {@code __be16 app_info}, at byte 42; big-endian in memory, converted to native byte order.
     */
    public static int app_info(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 42L)));
    }

    /**
     * Sets {@code app_info}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void app_info(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 42L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code app_info} in bytes.
     */
    public static long app_info$offset() {
        return 42L;
    }

    /**
     * {@code __be32 byte_cnt}, at byte 44; big-endian in memory, converted to native byte order.
     */
    public static int byte_cnt(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 44L));
    }

    /**
     * Sets {@code byte_cnt}.
     */
    public static void byte_cnt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 44L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code byte_cnt} in bytes.
     */
    public static long byte_cnt$offset() {
        return 44L;
    }

    /**
     * {@code __be64 timestamp}, at byte 48; big-endian in memory, converted to native byte order.
     */
    public static long timestamp(MemorySegment segment) {
        return Long.reverseBytes(segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 48L));
    }

    /**
     * Sets {@code timestamp}.
     */
    public static void timestamp(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 48L, Long.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code timestamp} in bytes.
     */
    public static long timestamp$offset() {
        return 48L;
    }

    /**
     * {@code __be32 sop_drop_qpn}, at byte 56; big-endian in memory, converted to native byte order.
     */
    public static int sop_drop_qpn(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 56L));
    }

    /**
     * Sets {@code sop_drop_qpn}.
     */
    public static void sop_drop_qpn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 56L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code sop_drop_qpn} in bytes.
     */
    public static long sop_drop_qpn$offset() {
        return 56L;
    }

    /**
     * {@code __be16 wqe_counter}, at byte 60; big-endian in memory, converted to native byte order.
     */
    public static int wqe_counter(MemorySegment segment) {
        return Short.toUnsignedInt(Short.reverseBytes(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 60L)));
    }

    /**
     * Sets {@code wqe_counter}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void wqe_counter(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 60L, Short.reverseBytes(Ranges.u16(value)));
    }

    /**
     * Returns the offset of {@code wqe_counter} in bytes.
     */
    public static long wqe_counter$offset() {
        return 60L;
    }

    /**
     * {@code uint8_t signature}, at byte 62.
     */
    public static int signature(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 62L));
    }

    /**
     * Sets {@code signature}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void signature(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 62L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code signature} in bytes.
     */
    public static long signature$offset() {
        return 62L;
    }

    /**
     * {@code uint8_t op_own}, at byte 63.
     */
    public static int op_own(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 63L));
    }

    /**
     * Sets {@code op_own}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void op_own(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 63L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code op_own} in bytes.
     */
    public static long op_own$offset() {
        return 63L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.unionLayout(
                        MemoryLayout.structLayout(
                                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_BYTE).withName("rsvd0"),
                                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("wqe_id"),
                                MemoryLayout.sequenceLayout(13L, ValueLayout.JAVA_BYTE).withName("rsvd4"),
                                ValueLayout.JAVA_BYTE.withName("ml_path"),
                                MemoryLayout.sequenceLayout(4L, ValueLayout.JAVA_BYTE).withName("rsvd20"),
                                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("slid"),
                                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("flags_rqpn"),
                                ValueLayout.JAVA_BYTE.withName("hds_ip_ext"),
                                ValueLayout.JAVA_BYTE.withName("l4_hdr_type_etc"),
                                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("vlan_info")),
                        mlx5_tm_cqe.layout().withName("tm_cqe"),
                        ibv_tmh.layout().withName("tmh")),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("srqn_uidx"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("imm_inval_pkey"),
                ValueLayout.JAVA_BYTE.withName("app"),
                ValueLayout.JAVA_BYTE.withName("app_op"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("app_info"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("byte_cnt"),
                ValueLayout.JAVA_LONG.withOrder(ByteOrder.BIG_ENDIAN).withName("timestamp"),
                ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("sop_drop_qpn"),
                ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN).withName("wqe_counter"),
                ValueLayout.JAVA_BYTE.withName("signature"),
                ValueLayout.JAVA_BYTE.withName("op_own"))
                .withName("mlx5_cqe64");

        private Layout() {
        }
    }
}
