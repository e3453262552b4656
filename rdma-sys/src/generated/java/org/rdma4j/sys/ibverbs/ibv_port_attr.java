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
 * The C type {@code struct ibv_port_attr}: 56 bytes, aligned to 4.
 *
 * <pre>{@code
 *      struct ibv_port_attr {
 *   0      enum ibv_port_state state;
 *   4      enum ibv_mtu max_mtu;
 *   8      enum ibv_mtu active_mtu;
 *  12      int gid_tbl_len;
 *  16      uint32_t port_cap_flags;
 *  20      uint32_t max_msg_sz;
 *  24      uint32_t bad_pkey_cntr;
 *  28      uint32_t qkey_viol_cntr;
 *  32      uint16_t pkey_tbl_len;
 *  34      uint16_t lid;
 *  36      uint16_t sm_lid;
 *  38      uint8_t lmc;
 *  39      uint8_t max_vl_num;
 *  40      uint8_t sm_sl;
 *  41      uint8_t subnet_timeout;
 *  42      uint8_t init_type_reply;
 *  43      uint8_t active_width;
 *  44      uint8_t active_speed;
 *  45      uint8_t phys_state;
 *  46      uint8_t link_layer;
 *  47      uint8_t flags;
 *  48      uint16_t port_cap_flags2;
 *  52      uint32_t active_speed_ex;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_port_attr {
    private static final long SIZE = 56L;

    private ibv_port_attr() {
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
        return RecordText.of("ibv_port_attr", segment, layout(), "state=ibv_port_state max_mtu=ibv_mtu active_mtu=ibv_mtu gid_tbl_len-", IbverbsEnumNames.ALL);
    }

    /**
     * {@code enum ibv_port_state state}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_port_state ibv_port_state}.
     *
     * <p>State of the port. Data is transferred only in
     * {@link ibv_port_state#IBV_PORT_ACTIVE IBV_PORT_ACTIVE}.
     */
    public static int state(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code state}.
     *
     * <p>State of the port. Data is transferred only in
     * {@link ibv_port_state#IBV_PORT_ACTIVE IBV_PORT_ACTIVE}.
     */
    public static void state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code state} in bytes.
     */
    public static long state$offset() {
        return 0L;
    }

    /**
     * {@code enum ibv_mtu max_mtu}, at byte 4; see {@link org.rdma4j.sys.ibverbs.ibv_mtu ibv_mtu}.
     *
     * <p>Maximum MTU of the port ({@link ibv_mtu ibv_mtu}).
     */
    public static int max_mtu(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 4L);
    }

    /**
     * Sets {@code max_mtu}.
     *
     * <p>Maximum MTU of the port ({@link ibv_mtu ibv_mtu}).
     */
    public static void max_mtu(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 4L, value);
    }

    /**
     * Returns the offset of {@code max_mtu} in bytes.
     */
    public static long max_mtu$offset() {
        return 4L;
    }

    /**
     * {@code enum ibv_mtu active_mtu}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_mtu ibv_mtu}.
     *
     * <p>Current MTU ({@link ibv_mtu ibv_mtu}): maximum of {@code path_mtu}, and maximum size of datagrams.
     */
    public static int active_mtu(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code active_mtu}.
     *
     * <p>Current MTU ({@link ibv_mtu ibv_mtu}): maximum of {@code path_mtu}, and maximum size of datagrams.
     */
    public static void active_mtu(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code active_mtu} in bytes.
     */
    public static long active_mtu$offset() {
        return 8L;
    }

    /**
     * {@code int gid_tbl_len}, at byte 12.
     *
     * <p>Number of entries of the GID table, including empty ones.
     */
    public static int gid_tbl_len(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code gid_tbl_len}.
     *
     * <p>Number of entries of the GID table, including empty ones.
     */
    public static void gid_tbl_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code gid_tbl_len} in bytes.
     */
    public static long gid_tbl_len$offset() {
        return 12L;
    }

    /**
     * {@code uint32_t port_cap_flags}, at byte 16.
     *
     * <p>Flags of {@link ibv_port_cap_flags ibv_port_cap_flags}.
     */
    public static int port_cap_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code port_cap_flags}.
     *
     * <p>Flags of {@link ibv_port_cap_flags ibv_port_cap_flags}.
     */
    public static void port_cap_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code port_cap_flags} in bytes.
     */
    public static long port_cap_flags$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t max_msg_sz}, at byte 20.
     *
     * <p>Maximum size of RC and UC messages in bytes.
     */
    public static int max_msg_sz(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code max_msg_sz}.
     *
     * <p>Maximum size of RC and UC messages in bytes.
     */
    public static void max_msg_sz(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code max_msg_sz} in bytes.
     */
    public static long max_msg_sz$offset() {
        return 20L;
    }

    /**
     * {@code uint32_t bad_pkey_cntr}, at byte 24.
     *
     * <p>Number of packets rejected for their P_Key.
     */
    public static int bad_pkey_cntr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code bad_pkey_cntr}.
     *
     * <p>Number of packets rejected for their P_Key.
     */
    public static void bad_pkey_cntr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code bad_pkey_cntr} in bytes.
     */
    public static long bad_pkey_cntr$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t qkey_viol_cntr}, at byte 28.
     *
     * <p>Number of packets rejected for their Q_Key.
     */
    public static int qkey_viol_cntr(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code qkey_viol_cntr}.
     *
     * <p>Number of packets rejected for their Q_Key.
     */
    public static void qkey_viol_cntr(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code qkey_viol_cntr} in bytes.
     */
    public static long qkey_viol_cntr$offset() {
        return 28L;
    }

    /**
     * {@code uint16_t pkey_tbl_len}, at byte 32.
     *
     * <p>Number of entries of the P_Key table.
     */
    public static int pkey_tbl_len(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 32L));
    }

    /**
     * Sets {@code pkey_tbl_len}.
     *
     * <p>Number of entries of the P_Key table.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void pkey_tbl_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 32L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code pkey_tbl_len} in bytes.
     */
    public static long pkey_tbl_len$offset() {
        return 32L;
    }

    /**
     * {@code uint16_t lid}, at byte 34.
     *
     * <p>Base LID of the port, which peers use as {@code dlid}. 0 on Ethernet.
     */
    public static int lid(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 34L));
    }

    /**
     * Sets {@code lid}.
     *
     * <p>Base LID of the port, which peers use as {@code dlid}. 0 on Ethernet.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void lid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 34L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code lid} in bytes.
     */
    public static long lid$offset() {
        return 34L;
    }

    /**
     * {@code uint16_t sm_lid}, at byte 36.
     *
     * <p>LID of the subnet manager.
     */
    public static int sm_lid(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 36L));
    }

    /**
     * Sets {@code sm_lid}.
     *
     * <p>LID of the subnet manager.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void sm_lid(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 36L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code sm_lid} in bytes.
     */
    public static long sm_lid$offset() {
        return 36L;
    }

    /**
     * {@code uint8_t lmc}, at byte 38.
     *
     * <p>LID mask control: the port has 2 to the power of this value LIDs, starting with {@code lid}.
     */
    public static int lmc(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 38L));
    }

    /**
     * Sets {@code lmc}.
     *
     * <p>LID mask control: the port has 2 to the power of this value LIDs, starting with {@code lid}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void lmc(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 38L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code lmc} in bytes.
     */
    public static long lmc$offset() {
        return 38L;
    }

    /**
     * {@code uint8_t max_vl_num}, at byte 39.
     *
     * <p>Code for the number of virtual lanes: 1: 1, 2: 2, 3: 4, 4: 8, 5: 15.
     */
    public static int max_vl_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 39L));
    }

    /**
     * Sets {@code max_vl_num}.
     *
     * <p>Code for the number of virtual lanes: 1: 1, 2: 2, 3: 4, 4: 8, 5: 15.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void max_vl_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 39L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code max_vl_num} in bytes.
     */
    public static long max_vl_num$offset() {
        return 39L;
    }

    /**
     * {@code uint8_t sm_sl}, at byte 40.
     *
     * <p>Service level to reach the subnet manager.
     */
    public static int sm_sl(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 40L));
    }

    /**
     * Sets {@code sm_sl}.
     *
     * <p>Service level to reach the subnet manager.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void sm_sl(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 40L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code sm_sl} in bytes.
     */
    public static long sm_sl$offset() {
        return 40L;
    }

    /**
     * {@code uint8_t subnet_timeout}, at byte 41.
     *
     * <p>Maximum time that a packet takes through the subnet: 4.096 microseconds times 2 to the power of this
     * value, 0 to 31.
     */
    public static int subnet_timeout(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 41L));
    }

    /**
     * Sets {@code subnet_timeout}.
     *
     * <p>Maximum time that a packet takes through the subnet: 4.096 microseconds times 2 to the power of this
     * value, 0 to 31.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void subnet_timeout(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 41L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code subnet_timeout} in bytes.
     */
    public static long subnet_timeout$offset() {
        return 41L;
    }

    /**
     * {@code uint8_t init_type_reply}, at byte 42.
     */
    public static int init_type_reply(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 42L));
    }

    /**
     * Sets {@code init_type_reply}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void init_type_reply(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 42L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code init_type_reply} in bytes.
     */
    public static long init_type_reply$offset() {
        return 42L;
    }

    /**
     * {@code uint8_t active_width}, at byte 43.
     *
     * <p>Code for the number of lanes: 1: 1, 2: 4, 4: 8, 8: 12, 16: 2.
     */
    public static int active_width(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 43L));
    }

    /**
     * Sets {@code active_width}.
     *
     * <p>Code for the number of lanes: 1: 1, 2: 4, 4: 8, 8: 12, 16: 2.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void active_width(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 43L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code active_width} in bytes.
     */
    public static long active_width$offset() {
        return 43L;
    }

    /**
     * {@code uint8_t active_speed}, at byte 44.
     *
     * <p>Code for the speed of a lane in Gbit/s: 1: 2.5, 2: 5, 4 and 8: 10, 16: 14, 32: 25, 64: 50, 128: 100.
     */
    public static int active_speed(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 44L));
    }

    /**
     * Sets {@code active_speed}.
     *
     * <p>Code for the speed of a lane in Gbit/s: 1: 2.5, 2: 5, 4 and 8: 10, 16: 14, 32: 25, 64: 50, 128: 100.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void active_speed(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 44L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code active_speed} in bytes.
     */
    public static long active_speed$offset() {
        return 44L;
    }

    /**
     * {@code uint8_t phys_state}, at byte 45.
     *
     * <p>Physical state: 1 sleep, 2 polling, 3 disabled, 4 training, 5 link up, 6 recovering, 7 test.
     */
    public static int phys_state(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 45L));
    }

    /**
     * Sets {@code phys_state}.
     *
     * <p>Physical state: 1 sleep, 2 polling, 3 disabled, 4 training, 5 link up, 6 recovering, 7 test.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void phys_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 45L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code phys_state} in bytes.
     */
    public static long phys_state$offset() {
        return 45L;
    }

    /**
     * {@code uint8_t link_layer}, at byte 46.
     *
     * <p>{@link Ibverbs#IBV_LINK_LAYER_INFINIBAND IBV_LINK_LAYER_INFINIBAND} or
     * {@link Ibverbs#IBV_LINK_LAYER_ETHERNET IBV_LINK_LAYER_ETHERNET}. Old drivers report
     * {@link Ibverbs#IBV_LINK_LAYER_UNSPECIFIED IBV_LINK_LAYER_UNSPECIFIED} for InfiniBand. On Ethernet,
     * addresses require {@code is_global}.
     */
    public static int link_layer(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 46L));
    }

    /**
     * Sets {@code link_layer}.
     *
     * <p>{@link Ibverbs#IBV_LINK_LAYER_INFINIBAND IBV_LINK_LAYER_INFINIBAND} or
     * {@link Ibverbs#IBV_LINK_LAYER_ETHERNET IBV_LINK_LAYER_ETHERNET}. Old drivers report
     * {@link Ibverbs#IBV_LINK_LAYER_UNSPECIFIED IBV_LINK_LAYER_UNSPECIFIED} for InfiniBand. On Ethernet,
     * addresses require {@code is_global}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void link_layer(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 46L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code link_layer} in bytes.
     */
    public static long link_layer$offset() {
        return 46L;
    }

    /**
     * {@code uint8_t flags}, at byte 47.
     *
     * <p>{@link Ibverbs#IBV_QPF_GRH_REQUIRED IBV_QPF_GRH_REQUIRED}: every address requires {@code is_global}
     * and {@code grh}.
     */
    public static int flags(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 47L));
    }

    /**
     * Sets {@code flags}.
     *
     * <p>{@link Ibverbs#IBV_QPF_GRH_REQUIRED IBV_QPF_GRH_REQUIRED}: every address requires {@code is_global}
     * and {@code grh}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 47L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 47L;
    }

    /**
     * {@code uint16_t port_cap_flags2}, at byte 48.
     *
     * <p>Flags of {@link ibv_port_cap_flags2 ibv_port_cap_flags2}.
     */
    public static int port_cap_flags2(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 48L));
    }

    /**
     * Sets {@code port_cap_flags2}.
     *
     * <p>Flags of {@link ibv_port_cap_flags2 ibv_port_cap_flags2}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void port_cap_flags2(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 48L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code port_cap_flags2} in bytes.
     */
    public static long port_cap_flags2$offset() {
        return 48L;
    }

    /**
     * {@code uint32_t active_speed_ex}, at byte 52.
     *
     * <p>Like {@code active_speed}, for speeds whose codes exceed 8 bits; 0 if {@code active_speed} is valid.
     * Since rdma-core 49.0.
     */
    public static int active_speed_ex(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 52L);
    }

    /**
     * Sets {@code active_speed_ex}.
     *
     * <p>Like {@code active_speed}, for speeds whose codes exceed 8 bits; 0 if {@code active_speed} is valid.
     */
    public static void active_speed_ex(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 52L, value);
    }

    /**
     * Returns the offset of {@code active_speed_ex} in bytes.
     */
    public static long active_speed_ex$offset() {
        return 52L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("state"),
                ValueLayout.JAVA_INT.withName("max_mtu"),
                ValueLayout.JAVA_INT.withName("active_mtu"),
                ValueLayout.JAVA_INT.withName("gid_tbl_len"),
                ValueLayout.JAVA_INT.withName("port_cap_flags"),
                ValueLayout.JAVA_INT.withName("max_msg_sz"),
                ValueLayout.JAVA_INT.withName("bad_pkey_cntr"),
                ValueLayout.JAVA_INT.withName("qkey_viol_cntr"),
                ValueLayout.JAVA_SHORT.withName("pkey_tbl_len"),
                ValueLayout.JAVA_SHORT.withName("lid"),
                ValueLayout.JAVA_SHORT.withName("sm_lid"),
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
                ValueLayout.JAVA_SHORT.withName("port_cap_flags2"),
                MemoryLayout.paddingLayout(2L),
                ValueLayout.JAVA_INT.withName("active_speed_ex"))
                .withName("ibv_port_attr");

        private Layout() {
        }
    }
}
