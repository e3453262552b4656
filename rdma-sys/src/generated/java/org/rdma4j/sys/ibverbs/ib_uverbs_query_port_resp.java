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
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_query_port_resp}: 40 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ib_uverbs_query_port_resp {
 *   0      __u32 port_cap_flags;
 *   4      __u32 max_msg_sz;
 *   8      __u32 bad_pkey_cntr;
 *  12      __u32 qkey_viol_cntr;
 *  16      __u32 gid_tbl_len;
 *  20      __u16 pkey_tbl_len;
 *  22      __u16 lid;
 *  24      __u16 sm_lid;
 *  26      __u8 state;
 *  27      __u8 max_mtu;
 *  28      __u8 active_mtu;
 *  29      __u8 lmc;
 *  30      __u8 max_vl_num;
 *  31      __u8 sm_sl;
 *  32      __u8 subnet_timeout;
 *  33      __u8 init_type_reply;
 *  34      __u8 active_width;
 *  35      __u8 active_speed;
 *  36      __u8 phys_state;
 *  37      __u8 link_layer;
 *  38      __u8 flags;
 *  39      __u8 reserved;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_query_port_resp {
    private static final long SIZE = 40L;

    private ib_uverbs_query_port_resp() {
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
        return allocator.allocate(SIZE, 4L);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 4L);
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
        return RecordText.of("ib_uverbs_query_port_resp", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u32 port_cap_flags}, at byte 0.
     */
    public static int port_cap_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code port_cap_flags}.
     */
    public static void port_cap_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code port_cap_flags} in bytes.
     */
    public static long port_cap_flags$offset() {
        return 0L;
    }

    /**
     * {@code __u32 max_msg_sz}, at byte 4.
     */
    public static int max_msg_sz(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code max_msg_sz}.
     */
    public static void max_msg_sz(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code max_msg_sz} in bytes.
     */
    public static long max_msg_sz$offset() {
        return 4L;
    }

    /**
     * {@code __u32 bad_pkey_cntr}, at byte 8.
     */
    public static int bad_pkey_cntr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code bad_pkey_cntr}.
     */
    public static void bad_pkey_cntr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code bad_pkey_cntr} in bytes.
     */
    public static long bad_pkey_cntr$offset() {
        return 8L;
    }

    /**
     * {@code __u32 qkey_viol_cntr}, at byte 12.
     */
    public static int qkey_viol_cntr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code qkey_viol_cntr}.
     */
    public static void qkey_viol_cntr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code qkey_viol_cntr} in bytes.
     */
    public static long qkey_viol_cntr$offset() {
        return 12L;
    }

    /**
     * {@code __u32 gid_tbl_len}, at byte 16.
     */
    public static int gid_tbl_len(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code gid_tbl_len}.
     */
    public static void gid_tbl_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code gid_tbl_len} in bytes.
     */
    public static long gid_tbl_len$offset() {
        return 16L;
    }

    /**
     * {@code __u16 pkey_tbl_len}, at byte 20.
     */
    public static int pkey_tbl_len(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 20L));
    }

    /**
     * Sets {@code pkey_tbl_len}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void pkey_tbl_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 20L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code pkey_tbl_len} in bytes.
     */
    public static long pkey_tbl_len$offset() {
        return 20L;
    }

    /**
     * {@code __u16 lid}, at byte 22.
     */
    public static int lid(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 22L));
    }

    /**
     * Sets {@code lid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void lid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 22L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code lid} in bytes.
     */
    public static long lid$offset() {
        return 22L;
    }

    /**
     * {@code __u16 sm_lid}, at byte 24.
     */
    public static int sm_lid(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 24L));
    }

    /**
     * Sets {@code sm_lid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void sm_lid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 24L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code sm_lid} in bytes.
     */
    public static long sm_lid$offset() {
        return 24L;
    }

    /**
     * {@code __u8 state}, at byte 26.
     */
    public static int state(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 26L));
    }

    /**
     * Sets {@code state}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 26L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code state} in bytes.
     */
    public static long state$offset() {
        return 26L;
    }

    /**
     * {@code __u8 max_mtu}, at byte 27.
     */
    public static int max_mtu(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 27L));
    }

    /**
     * Sets {@code max_mtu}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void max_mtu(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 27L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code max_mtu} in bytes.
     */
    public static long max_mtu$offset() {
        return 27L;
    }

    /**
     * {@code __u8 active_mtu}, at byte 28.
     */
    public static int active_mtu(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 28L));
    }

    /**
     * Sets {@code active_mtu}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void active_mtu(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 28L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code active_mtu} in bytes.
     */
    public static long active_mtu$offset() {
        return 28L;
    }

    /**
     * {@code __u8 lmc}, at byte 29.
     */
    public static int lmc(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 29L));
    }

    /**
     * Sets {@code lmc}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void lmc(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 29L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code lmc} in bytes.
     */
    public static long lmc$offset() {
        return 29L;
    }

    /**
     * {@code __u8 max_vl_num}, at byte 30.
     */
    public static int max_vl_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 30L));
    }

    /**
     * Sets {@code max_vl_num}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void max_vl_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 30L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code max_vl_num} in bytes.
     */
    public static long max_vl_num$offset() {
        return 30L;
    }

    /**
     * {@code __u8 sm_sl}, at byte 31.
     */
    public static int sm_sl(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 31L));
    }

    /**
     * Sets {@code sm_sl}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sm_sl(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 31L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sm_sl} in bytes.
     */
    public static long sm_sl$offset() {
        return 31L;
    }

    /**
     * {@code __u8 subnet_timeout}, at byte 32.
     */
    public static int subnet_timeout(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 32L));
    }

    /**
     * Sets {@code subnet_timeout}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void subnet_timeout(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 32L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code subnet_timeout} in bytes.
     */
    public static long subnet_timeout$offset() {
        return 32L;
    }

    /**
     * {@code __u8 init_type_reply}, at byte 33.
     */
    public static int init_type_reply(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 33L));
    }

    /**
     * Sets {@code init_type_reply}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void init_type_reply(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 33L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code init_type_reply} in bytes.
     */
    public static long init_type_reply$offset() {
        return 33L;
    }

    /**
     * {@code __u8 active_width}, at byte 34.
     */
    public static int active_width(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 34L));
    }

    /**
     * Sets {@code active_width}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void active_width(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 34L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code active_width} in bytes.
     */
    public static long active_width$offset() {
        return 34L;
    }

    /**
     * {@code __u8 active_speed}, at byte 35.
     */
    public static int active_speed(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 35L));
    }

    /**
     * Sets {@code active_speed}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void active_speed(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 35L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code active_speed} in bytes.
     */
    public static long active_speed$offset() {
        return 35L;
    }

    /**
     * {@code __u8 phys_state}, at byte 36.
     */
    public static int phys_state(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 36L));
    }

    /**
     * Sets {@code phys_state}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void phys_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 36L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code phys_state} in bytes.
     */
    public static long phys_state$offset() {
        return 36L;
    }

    /**
     * {@code __u8 link_layer}, at byte 37.
     */
    public static int link_layer(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 37L));
    }

    /**
     * Sets {@code link_layer}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void link_layer(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 37L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code link_layer} in bytes.
     */
    public static long link_layer$offset() {
        return 37L;
    }

    /**
     * {@code __u8 flags}, at byte 38.
     */
    public static int flags(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 38L));
    }

    /**
     * Sets {@code flags}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 38L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 38L;
    }

    /**
     * {@code __u8 reserved}, at byte 39.
     */
    public static int reserved(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 39L));
    }

    /**
     * Sets {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 39L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 39L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("port_cap_flags"),
                ValueLayout.JAVA_INT.withName("max_msg_sz"),
                ValueLayout.JAVA_INT.withName("bad_pkey_cntr"),
                ValueLayout.JAVA_INT.withName("qkey_viol_cntr"),
                ValueLayout.JAVA_INT.withName("gid_tbl_len"),
                ValueLayout.JAVA_SHORT.withName("pkey_tbl_len"),
                ValueLayout.JAVA_SHORT.withName("lid"),
                ValueLayout.JAVA_SHORT.withName("sm_lid"),
                ValueLayout.JAVA_BYTE.withName("state"),
                ValueLayout.JAVA_BYTE.withName("max_mtu"),
                ValueLayout.JAVA_BYTE.withName("active_mtu"),
                ValueLayout.JAVA_BYTE.withName("lmc"),
                ValueLayout.JAVA_BYTE.withName("max_vl_num"),
                ValueLayout.JAVA_BYTE.withName("sm_sl"),
                ValueLayout.JAVA_BYTE.withName("subnet_timeout"),
                ValueLayout.JAVA_BYTE.withName("init_type_reply"),
                ValueLayout.JAVA_BYTE.withName("active_width"),
                ValueLayout.JAVA_BYTE.withName("active_speed"),
                ValueLayout.JAVA_BYTE.withName("phys_state"),
                ValueLayout.JAVA_BYTE.withName("link_layer"),
                ValueLayout.JAVA_BYTE.withName("flags"),
                ValueLayout.JAVA_BYTE.withName("reserved"))
                .withName("ib_uverbs_query_port_resp");

        private Layout() {
        }
    }
}
