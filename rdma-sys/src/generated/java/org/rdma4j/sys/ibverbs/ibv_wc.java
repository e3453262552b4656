// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_wc}: 48 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_wc {
 *   0      uint64_t wr_id;
 *   8      enum ibv_wc_status status;
 *  12      enum ibv_wc_opcode opcode;
 *  16      uint32_t vendor_err;
 *  20      uint32_t byte_len;
 *  24      union {
 *  24          __be32 imm_data;
 *  24          uint32_t invalidated_rkey;
 *          };
 *  28      uint32_t qp_num;
 *  32      uint32_t src_qp;
 *  36      unsigned int wc_flags;
 *  40      uint16_t pkey_index;
 *  42      uint16_t slid;
 *  44      uint8_t sl;
 *  45      uint8_t dlid_path_bits;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 *
 * <p>The completion of a request. If {@code status} is not
 * {@link ibv_wc_status#IBV_WC_SUCCESS IBV_WC_SUCCESS}, only {@code wr_id}, {@code status},
 * {@code qp_num} and {@code vendor_err} are valid. For successful sends, {@code opcode} is valid too,
 * and for reads and atomic operations, {@code byte_len}. The other fields, including {@code wc_flags},
 * are valid for receives only.
 */
public final class ibv_wc {
    private static final long SIZE = 48L;

    private ibv_wc() {
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
        return RecordText.of("ibv_wc", segment, layout(), "status=ibv_wc_status opcode=ibv_wc_opcode", IbverbsEnumNames.ALL);
    }

    /**
     * {@code uint64_t wr_id}, at byte 0.
     *
     * <p>{@code wr_id} of the request. Always valid.
     */
    public static long wr_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code wr_id}.
     *
     * <p>{@code wr_id} of the request. Always valid.
     */
    public static void wr_id(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code wr_id} in bytes.
     */
    public static long wr_id$offset() {
        return 0L;
    }

    /**
     * {@code enum ibv_wc_status status}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_wc_status ibv_wc_status}.
     *
     * <p>{@link ibv_wc_status#IBV_WC_SUCCESS IBV_WC_SUCCESS}, or the reason for the failure
     * ({@link ibv_wc_status ibv_wc_status}). Always valid.
     */
    public static int status(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code status}.
     *
     * <p>{@link ibv_wc_status#IBV_WC_SUCCESS IBV_WC_SUCCESS}, or the reason for the failure
     * ({@link ibv_wc_status ibv_wc_status}). Always valid.
     */
    public static void status(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code status} in bytes.
     */
    public static long status$offset() {
        return 8L;
    }

    /**
     * {@code enum ibv_wc_opcode opcode}, at byte 12; see {@link org.rdma4j.sys.ibverbs.ibv_wc_opcode ibv_wc_opcode}.
     *
     * <p>Operation ({@link ibv_wc_opcode ibv_wc_opcode}), which differs from the
     * {@link ibv_wr_opcode ibv_wr_opcode} of the request. {@code opcode & IBV_WC_RECV} distinguishes
     * receives from sends.
     */
    public static int opcode(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code opcode}.
     *
     * <p>Operation ({@link ibv_wc_opcode ibv_wc_opcode}), which differs from the
     * {@link ibv_wr_opcode ibv_wr_opcode} of the request. {@code opcode & IBV_WC_RECV} distinguishes
     * receives from sends.
     */
    public static void opcode(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code opcode} in bytes.
     */
    public static long opcode$offset() {
        return 12L;
    }

    /**
     * {@code uint32_t vendor_err}, at byte 16.
     *
     * <p>Vendor-specific error code.
     */
    public static int vendor_err(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code vendor_err}.
     *
     * <p>Vendor-specific error code.
     */
    public static void vendor_err(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code vendor_err} in bytes.
     */
    public static long vendor_err$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t byte_len}, at byte 20.
     *
     * <p>Receives: number of bytes received, including the 40 bytes of the {@link ibv_grh ibv_grh} on UD, or
     * written, for {@link ibv_wc_opcode#IBV_WC_RECV_RDMA_WITH_IMM IBV_WC_RECV_RDMA_WITH_IMM}. Reads and
     * atomic operations: number of bytes read. Invalid for sends and writes.
     */
    public static int byte_len(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code byte_len}.
     *
     * <p>Receives: number of bytes received, including the 40 bytes of the {@link ibv_grh ibv_grh} on UD, or
     * written, for {@link ibv_wc_opcode#IBV_WC_RECV_RDMA_WITH_IMM IBV_WC_RECV_RDMA_WITH_IMM}. Reads and
     * atomic operations: number of bytes read. Invalid for sends and writes.
     */
    public static void byte_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code byte_len} in bytes.
     */
    public static long byte_len$offset() {
        return 20L;
    }

    /**
     * {@code __be32 imm_data}, at byte 24; big-endian in memory, converted to native byte order.
     *
     * <p>Immediate data of the peer. Receives, if {@code wc_flags} contains
     * {@link ibv_wc_flags#IBV_WC_WITH_IMM IBV_WC_WITH_IMM}.
     */
    public static int imm_data(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L));
    }

    /**
     * Sets {@code imm_data}.
     *
     * <p>Immediate data of the peer. Receives, if {@code wc_flags} contains
     * {@link ibv_wc_flags#IBV_WC_WITH_IMM IBV_WC_WITH_IMM}.
     */
    public static void imm_data(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code imm_data} in bytes.
     */
    public static long imm_data$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t invalidated_rkey}, at byte 24.
     *
     * <p>Key that the message has invalidated. Receives, if {@code wc_flags} contains
     * {@link ibv_wc_flags#IBV_WC_WITH_INV IBV_WC_WITH_INV}.
     */
    public static int invalidated_rkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code invalidated_rkey}.
     *
     * <p>Key that the message has invalidated. Receives, if {@code wc_flags} contains
     * {@link ibv_wc_flags#IBV_WC_WITH_INV IBV_WC_WITH_INV}.
     */
    public static void invalidated_rkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code invalidated_rkey} in bytes.
     */
    public static long invalidated_rkey$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t qp_num}, at byte 28.
     *
     * <p>Local queue pair of the request; for a shared receive queue, the queue pair that received the
     * message. Always valid.
     */
    public static int qp_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code qp_num}.
     *
     * <p>Local queue pair of the request; for a shared receive queue, the queue pair that received the
     * message. Always valid.
     */
    public static void qp_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code qp_num} in bytes.
     */
    public static long qp_num$offset() {
        return 28L;
    }

    /**
     * {@code uint32_t src_qp}, at byte 32.
     *
     * <p>{@code qp_num} of the sender. UD receives.
     */
    public static int src_qp(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code src_qp}.
     *
     * <p>{@code qp_num} of the sender. UD receives.
     */
    public static void src_qp(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code src_qp} in bytes.
     */
    public static long src_qp$offset() {
        return 32L;
    }

    /**
     * {@code unsigned int wc_flags}, at byte 36.
     *
     * <p>Flags of {@link ibv_wc_flags ibv_wc_flags}, which specify the valid fields. Receives only: for
     * sends, drivers may leave arbitrary flags.
     */
    public static int wc_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code wc_flags}.
     *
     * <p>Flags of {@link ibv_wc_flags ibv_wc_flags}, which specify the valid fields. Receives only: for
     * sends, drivers may leave arbitrary flags.
     */
    public static void wc_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code wc_flags} in bytes.
     */
    public static long wc_flags$offset() {
        return 36L;
    }

    /**
     * {@code uint16_t pkey_index}, at byte 40.
     *
     * <p>Index of the P_Key. Receives of the management queue pair only.
     */
    public static int pkey_index(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 40L));
    }

    /**
     * Sets {@code pkey_index}.
     *
     * <p>Index of the P_Key. Receives of the management queue pair only.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void pkey_index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 40L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code pkey_index} in bytes.
     */
    public static long pkey_index$offset() {
        return 40L;
    }

    /**
     * {@code uint16_t slid}, at byte 42.
     *
     * <p>LID of the sender. UD receives, InfiniBand.
     */
    public static int slid(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 42L));
    }

    /**
     * Sets {@code slid}.
     *
     * <p>LID of the sender. UD receives, InfiniBand.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void slid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 42L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code slid} in bytes.
     */
    public static long slid$offset() {
        return 42L;
    }

    /**
     * {@code uint8_t sl}, at byte 44.
     *
     * <p>Service level. UD receives.
     */
    public static int sl(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 44L));
    }

    /**
     * Sets {@code sl}.
     *
     * <p>Service level. UD receives.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sl(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 44L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sl} in bytes.
     */
    public static long sl$offset() {
        return 44L;
    }

    /**
     * {@code uint8_t dlid_path_bits}, at byte 45.
     *
     * <p>Low bits of the local LID to which the message was sent. UD receives that are not multicast,
     * InfiniBand.
     */
    public static int dlid_path_bits(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 45L));
    }

    /**
     * Sets {@code dlid_path_bits}.
     *
     * <p>Low bits of the local LID to which the message was sent. UD receives that are not multicast,
     * InfiniBand.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void dlid_path_bits(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 45L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code dlid_path_bits} in bytes.
     */
    public static long dlid_path_bits$offset() {
        return 45L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("wr_id"),
                ValueLayout.JAVA_INT.withName("status"),
                ValueLayout.JAVA_INT.withName("opcode"),
                ValueLayout.JAVA_INT.withName("vendor_err"),
                ValueLayout.JAVA_INT.withName("byte_len"),
                MemoryLayout.unionLayout(
                        ValueLayout.JAVA_INT.withOrder(ByteOrder.BIG_ENDIAN).withName("imm_data"),
                        ValueLayout.JAVA_INT.withName("invalidated_rkey")),
                ValueLayout.JAVA_INT.withName("qp_num"),
                ValueLayout.JAVA_INT.withName("src_qp"),
                ValueLayout.JAVA_INT.withName("wc_flags"),
                ValueLayout.JAVA_SHORT.withName("pkey_index"),
                ValueLayout.JAVA_SHORT.withName("slid"),
                ValueLayout.JAVA_BYTE.withName("sl"),
                ValueLayout.JAVA_BYTE.withName("dlid_path_bits"),
                MemoryLayout.paddingLayout(2L))
                .withName("ibv_wc");

        private Layout() {
        }
    }
}
