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
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_wc}: 48 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_wc {
 *   0      __u64 wr_id;
 *   8      __u32 status;
 *  12      __u32 opcode;
 *  16      __u32 vendor_err;
 *  20      __u32 byte_len;
 *  24      union {
 *  24          __be32 imm_data;
 *  24          __u32 invalidate_rkey;
 *          } ex;
 *  28      __u32 qp_num;
 *  32      __u32 src_qp;
 *  36      __u32 wc_flags;
 *  40      __u16 pkey_index;
 *  42      __u16 slid;
 *  44      __u8 sl;
 *  45      __u8 dlid_path_bits;
 *  46      __u8 port_num;
 *  47      __u8 reserved;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_wc {
    private static final long SIZE = 48L;

    private ib_uverbs_wc() {
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
        return RecordText.of("ib_uverbs_wc", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 wr_id}, at byte 0.
     */
    public static long wr_id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code wr_id}.
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
     * {@code __u32 status}, at byte 8.
     */
    public static int status(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code status}.
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
     * {@code __u32 opcode}, at byte 12.
     */
    public static int opcode(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code opcode}.
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
     * {@code __u32 vendor_err}, at byte 16.
     */
    public static int vendor_err(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code vendor_err}.
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
     * {@code __u32 byte_len}, at byte 20.
     */
    public static int byte_len(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code byte_len}.
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
     * {@code union ex}, at byte 24, as a slice.
     */
    public static MemorySegment ex(MemorySegment segment) {
        return segment.asSlice(24L, 4L);
    }

    /**
     * Copies the 4 bytes of {@code ex} from {@code value}.
     */
    public static void ex(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 4L);
    }

    /**
     * Returns the offset of {@code ex} in bytes.
     */
    public static long ex$offset() {
        return 24L;
    }

    /**
     * {@code __be32 ex.imm_data}, at byte 24; big-endian in memory, converted to native byte order.
     */
    public static int ex_imm_data(MemorySegment segment) {
        return Integer.reverseBytes(segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L));
    }

    /**
     * Sets {@code ex.imm_data}.
     */
    public static void ex_imm_data(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, Integer.reverseBytes(value));
    }

    /**
     * Returns the offset of {@code ex.imm_data} in bytes.
     */
    public static long ex_imm_data$offset() {
        return 24L;
    }

    /**
     * {@code __u32 ex.invalidate_rkey}, at byte 24.
     */
    public static int ex_invalidate_rkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code ex.invalidate_rkey}.
     */
    public static void ex_invalidate_rkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code ex.invalidate_rkey} in bytes.
     */
    public static long ex_invalidate_rkey$offset() {
        return 24L;
    }

    /**
     * {@code __u32 qp_num}, at byte 28.
     */
    public static int qp_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code qp_num}.
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
     * {@code __u32 src_qp}, at byte 32.
     */
    public static int src_qp(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code src_qp}.
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
     * {@code __u32 wc_flags}, at byte 36.
     */
    public static int wc_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code wc_flags}.
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
     * {@code __u16 pkey_index}, at byte 40.
     */
    public static int pkey_index(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 40L));
    }

    /**
     * Sets {@code pkey_index}.
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
     * {@code __u16 slid}, at byte 42.
     */
    public static int slid(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 42L));
    }

    /**
     * Sets {@code slid}.
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
     * {@code __u8 sl}, at byte 44.
     */
    public static int sl(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 44L));
    }

    /**
     * Sets {@code sl}.
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
     * {@code __u8 dlid_path_bits}, at byte 45.
     */
    public static int dlid_path_bits(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 45L));
    }

    /**
     * Sets {@code dlid_path_bits}.
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

    /**
     * {@code __u8 port_num}, at byte 46.
     */
    public static int port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 46L));
    }

    /**
     * Sets {@code port_num}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void port_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 46L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code port_num} in bytes.
     */
    public static long port_num$offset() {
        return 46L;
    }

    /**
     * {@code __u8 reserved}, at byte 47.
     */
    public static int reserved(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 47L));
    }

    /**
     * Sets {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 47L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 47L;
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
                        ValueLayout.JAVA_INT.withName("invalidate_rkey")).withName("ex"),
                ValueLayout.JAVA_INT.withName("qp_num"),
                ValueLayout.JAVA_INT.withName("src_qp"),
                ValueLayout.JAVA_INT.withName("wc_flags"),
                ValueLayout.JAVA_SHORT.withName("pkey_index"),
                ValueLayout.JAVA_SHORT.withName("slid"),
                ValueLayout.JAVA_BYTE.withName("sl"),
                ValueLayout.JAVA_BYTE.withName("dlid_path_bits"),
                ValueLayout.JAVA_BYTE.withName("port_num"),
                ValueLayout.JAVA_BYTE.withName("reserved"))
                .withName("ib_uverbs_wc");

        private Layout() {
        }
    }
}
