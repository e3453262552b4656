// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_modify_qp}: 112 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_modify_qp {
 *   0      struct ib_uverbs_qp_dest dest;
 *  32      struct ib_uverbs_qp_dest alt_dest;
 *  64      __u32 qp_handle;
 *  68      __u32 attr_mask;
 *  72      __u32 qkey;
 *  76      __u32 rq_psn;
 *  80      __u32 sq_psn;
 *  84      __u32 dest_qp_num;
 *  88      __u32 qp_access_flags;
 *  92      __u16 pkey_index;
 *  94      __u16 alt_pkey_index;
 *  96      __u8 qp_state;
 *  97      __u8 cur_qp_state;
 *  98      __u8 path_mtu;
 *  99      __u8 path_mig_state;
 * 100      __u8 en_sqd_async_notify;
 * 101      __u8 max_rd_atomic;
 * 102      __u8 max_dest_rd_atomic;
 * 103      __u8 min_rnr_timer;
 * 104      __u8 port_num;
 * 105      __u8 timeout;
 * 106      __u8 retry_cnt;
 * 107      __u8 rnr_retry;
 * 108      __u8 alt_port_num;
 * 109      __u8 alt_timeout;
 * 110      __u8 reserved[2];
 * 112      __u64 driver_data[0];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_modify_qp {
    private static final long SIZE = 112L;

    private ib_uverbs_modify_qp() {
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
        return RecordText.of("ib_uverbs_modify_qp", segment, layout(), "dest@ib_uverbs_qp_dest alt_dest@ib_uverbs_qp_dest", EnumNames.NONE);
    }

    /**
     * {@code struct ib_uverbs_qp_dest dest}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_qp_dest ib_uverbs_qp_dest}.
     */
    public static MemorySegment dest(MemorySegment segment) {
        return segment.asSlice(0L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code dest} from {@code value}.
     */
    public static void dest(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 32L);
    }

    /**
     * Returns the offset of {@code dest} in bytes.
     */
    public static long dest$offset() {
        return 0L;
    }

    /**
     * {@code struct ib_uverbs_qp_dest alt_dest}, at byte 32, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_qp_dest ib_uverbs_qp_dest}.
     */
    public static MemorySegment alt_dest(MemorySegment segment) {
        return segment.asSlice(32L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code alt_dest} from {@code value}.
     */
    public static void alt_dest(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, 32L);
    }

    /**
     * Returns the offset of {@code alt_dest} in bytes.
     */
    public static long alt_dest$offset() {
        return 32L;
    }

    /**
     * {@code __u32 qp_handle}, at byte 64.
     */
    public static int qp_handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 64L);
    }

    /**
     * Sets {@code qp_handle}.
     */
    public static void qp_handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code qp_handle} in bytes.
     */
    public static long qp_handle$offset() {
        return 64L;
    }

    /**
     * {@code __u32 attr_mask}, at byte 68.
     */
    public static int attr_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 68L);
    }

    /**
     * Sets {@code attr_mask}.
     */
    public static void attr_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 68L, value);
    }

    /**
     * Returns the offset of {@code attr_mask} in bytes.
     */
    public static long attr_mask$offset() {
        return 68L;
    }

    /**
     * {@code __u32 qkey}, at byte 72.
     */
    public static int qkey(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 72L);
    }

    /**
     * Sets {@code qkey}.
     */
    public static void qkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 72L, value);
    }

    /**
     * Returns the offset of {@code qkey} in bytes.
     */
    public static long qkey$offset() {
        return 72L;
    }

    /**
     * {@code __u32 rq_psn}, at byte 76.
     */
    public static int rq_psn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 76L);
    }

    /**
     * Sets {@code rq_psn}.
     */
    public static void rq_psn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 76L, value);
    }

    /**
     * Returns the offset of {@code rq_psn} in bytes.
     */
    public static long rq_psn$offset() {
        return 76L;
    }

    /**
     * {@code __u32 sq_psn}, at byte 80.
     */
    public static int sq_psn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 80L);
    }

    /**
     * Sets {@code sq_psn}.
     */
    public static void sq_psn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code sq_psn} in bytes.
     */
    public static long sq_psn$offset() {
        return 80L;
    }

    /**
     * {@code __u32 dest_qp_num}, at byte 84.
     */
    public static int dest_qp_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 84L);
    }

    /**
     * Sets {@code dest_qp_num}.
     */
    public static void dest_qp_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 84L, value);
    }

    /**
     * Returns the offset of {@code dest_qp_num} in bytes.
     */
    public static long dest_qp_num$offset() {
        return 84L;
    }

    /**
     * {@code __u32 qp_access_flags}, at byte 88.
     */
    public static int qp_access_flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 88L);
    }

    /**
     * Sets {@code qp_access_flags}.
     */
    public static void qp_access_flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code qp_access_flags} in bytes.
     */
    public static long qp_access_flags$offset() {
        return 88L;
    }

    /**
     * {@code __u16 pkey_index}, at byte 92.
     */
    public static int pkey_index(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 92L));
    }

    /**
     * Sets {@code pkey_index}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void pkey_index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 92L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code pkey_index} in bytes.
     */
    public static long pkey_index$offset() {
        return 92L;
    }

    /**
     * {@code __u16 alt_pkey_index}, at byte 94.
     */
    public static int alt_pkey_index(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 94L));
    }

    /**
     * Sets {@code alt_pkey_index}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void alt_pkey_index(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 94L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code alt_pkey_index} in bytes.
     */
    public static long alt_pkey_index$offset() {
        return 94L;
    }

    /**
     * {@code __u8 qp_state}, at byte 96.
     */
    public static int qp_state(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 96L));
    }

    /**
     * Sets {@code qp_state}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void qp_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 96L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code qp_state} in bytes.
     */
    public static long qp_state$offset() {
        return 96L;
    }

    /**
     * {@code __u8 cur_qp_state}, at byte 97.
     */
    public static int cur_qp_state(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 97L));
    }

    /**
     * Sets {@code cur_qp_state}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void cur_qp_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 97L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code cur_qp_state} in bytes.
     */
    public static long cur_qp_state$offset() {
        return 97L;
    }

    /**
     * {@code __u8 path_mtu}, at byte 98.
     */
    public static int path_mtu(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 98L));
    }

    /**
     * Sets {@code path_mtu}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void path_mtu(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 98L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code path_mtu} in bytes.
     */
    public static long path_mtu$offset() {
        return 98L;
    }

    /**
     * {@code __u8 path_mig_state}, at byte 99.
     */
    public static int path_mig_state(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 99L));
    }

    /**
     * Sets {@code path_mig_state}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void path_mig_state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 99L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code path_mig_state} in bytes.
     */
    public static long path_mig_state$offset() {
        return 99L;
    }

    /**
     * {@code __u8 en_sqd_async_notify}, at byte 100.
     */
    public static int en_sqd_async_notify(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 100L));
    }

    /**
     * Sets {@code en_sqd_async_notify}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void en_sqd_async_notify(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 100L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code en_sqd_async_notify} in bytes.
     */
    public static long en_sqd_async_notify$offset() {
        return 100L;
    }

    /**
     * {@code __u8 max_rd_atomic}, at byte 101.
     */
    public static int max_rd_atomic(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 101L));
    }

    /**
     * Sets {@code max_rd_atomic}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void max_rd_atomic(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 101L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code max_rd_atomic} in bytes.
     */
    public static long max_rd_atomic$offset() {
        return 101L;
    }

    /**
     * {@code __u8 max_dest_rd_atomic}, at byte 102.
     */
    public static int max_dest_rd_atomic(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 102L));
    }

    /**
     * Sets {@code max_dest_rd_atomic}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void max_dest_rd_atomic(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 102L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code max_dest_rd_atomic} in bytes.
     */
    public static long max_dest_rd_atomic$offset() {
        return 102L;
    }

    /**
     * {@code __u8 min_rnr_timer}, at byte 103.
     */
    public static int min_rnr_timer(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 103L));
    }

    /**
     * Sets {@code min_rnr_timer}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void min_rnr_timer(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 103L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code min_rnr_timer} in bytes.
     */
    public static long min_rnr_timer$offset() {
        return 103L;
    }

    /**
     * {@code __u8 port_num}, at byte 104.
     */
    public static int port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 104L));
    }

    /**
     * Sets {@code port_num}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void port_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 104L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code port_num} in bytes.
     */
    public static long port_num$offset() {
        return 104L;
    }

    /**
     * {@code __u8 timeout}, at byte 105.
     */
    public static int timeout(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 105L));
    }

    /**
     * Sets {@code timeout}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void timeout(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 105L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code timeout} in bytes.
     */
    public static long timeout$offset() {
        return 105L;
    }

    /**
     * {@code __u8 retry_cnt}, at byte 106.
     */
    public static int retry_cnt(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 106L));
    }

    /**
     * Sets {@code retry_cnt}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void retry_cnt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 106L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code retry_cnt} in bytes.
     */
    public static long retry_cnt$offset() {
        return 106L;
    }

    /**
     * {@code __u8 rnr_retry}, at byte 107.
     */
    public static int rnr_retry(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 107L));
    }

    /**
     * Sets {@code rnr_retry}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void rnr_retry(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 107L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code rnr_retry} in bytes.
     */
    public static long rnr_retry$offset() {
        return 107L;
    }

    /**
     * {@code __u8 alt_port_num}, at byte 108.
     */
    public static int alt_port_num(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 108L));
    }

    /**
     * Sets {@code alt_port_num}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void alt_port_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 108L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code alt_port_num} in bytes.
     */
    public static long alt_port_num$offset() {
        return 108L;
    }

    /**
     * {@code __u8 alt_timeout}, at byte 109.
     */
    public static int alt_timeout(MemorySegment segment) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 109L));
    }

    /**
     * Sets {@code alt_timeout}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void alt_timeout(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 109L, Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code alt_timeout} in bytes.
     */
    public static long alt_timeout$offset() {
        return 109L;
    }

    /**
     * {@code __u8 reserved[2]}, at byte 110, as a slice.
     */
    public static MemorySegment reserved(MemorySegment segment) {
        return segment.asSlice(110L, 2L);
    }

    /**
     * Copies the 2 bytes of {@code reserved} from {@code value}.
     */
    public static void reserved(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 110L, 2L);
    }

    /**
     * Returns an element of {@code __u8 reserved[2]}.
     */
    public static int reserved(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 110L + Objects.checkIndex(index, 2L)));
    }

    /**
     * Sets an element of {@code reserved}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void reserved(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 110L + Objects.checkIndex(index, 2L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 110L;
    }

    /**
     * Returns {@code __u64 driver_data[0]}: from its offset to the end of the segment.
     */
    public static MemorySegment driver_data(MemorySegment segment) {
        return segment.asSlice(112L);
    }

    /**
     * Returns an element of {@code __u64 driver_data[0]}.
     */
    public static long driver_data(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 112L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L);
    }

    /**
     * Sets an element of {@code driver_data}.
     */
    public static void driver_data(MemorySegment segment, long index, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 112L + Objects.checkIndex(index, Long.MAX_VALUE) * 8L, value);
    }

    /**
     * Returns the offset of {@code driver_data} in bytes.
     */
    public static long driver_data$offset() {
        return 112L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ib_uverbs_qp_dest.layout().withName("dest"),
                ib_uverbs_qp_dest.layout().withName("alt_dest"),
                ValueLayout.JAVA_INT.withName("qp_handle"),
                ValueLayout.JAVA_INT.withName("attr_mask"),
                ValueLayout.JAVA_INT.withName("qkey"),
                ValueLayout.JAVA_INT.withName("rq_psn"),
                ValueLayout.JAVA_INT.withName("sq_psn"),
                ValueLayout.JAVA_INT.withName("dest_qp_num"),
                ValueLayout.JAVA_INT.withName("qp_access_flags"),
                ValueLayout.JAVA_SHORT.withName("pkey_index"),
                ValueLayout.JAVA_SHORT.withName("alt_pkey_index"),
                ValueLayout.JAVA_BYTE.withName("qp_state"),
                ValueLayout.JAVA_BYTE.withName("cur_qp_state"),
                ValueLayout.JAVA_BYTE.withName("path_mtu"),
                ValueLayout.JAVA_BYTE.withName("path_mig_state"),
                ValueLayout.JAVA_BYTE.withName("en_sqd_async_notify"),
                ValueLayout.JAVA_BYTE.withName("max_rd_atomic"),
                ValueLayout.JAVA_BYTE.withName("max_dest_rd_atomic"),
                ValueLayout.JAVA_BYTE.withName("min_rnr_timer"),
                ValueLayout.JAVA_BYTE.withName("port_num"),
                ValueLayout.JAVA_BYTE.withName("timeout"),
                ValueLayout.JAVA_BYTE.withName("retry_cnt"),
                ValueLayout.JAVA_BYTE.withName("rnr_retry"),
                ValueLayout.JAVA_BYTE.withName("alt_port_num"),
                ValueLayout.JAVA_BYTE.withName("alt_timeout"),
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_BYTE).withName("reserved"),
                MemoryLayout.sequenceLayout(0L, ValueLayout.JAVA_LONG).withName("driver_data"))
                .withName("ib_uverbs_modify_qp");

        private Layout() {
        }
    }
}
