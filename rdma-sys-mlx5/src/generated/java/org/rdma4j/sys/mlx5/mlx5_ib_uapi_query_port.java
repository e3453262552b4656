// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

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
 * The C type {@code struct mlx5_ib_uapi_query_port}: 40 bytes, aligned to 8.
 *
 * <p>Alternative names in C: {@code mlx5dv_port}.
 *
 * <pre>{@code
 *      struct mlx5_ib_uapi_query_port {
 *   0      __u64 flags;
 *   8      __u16 vport;
 *  10      __u16 vport_vhca_id;
 *  12      __u16 esw_owner_vhca_id;
 *  14      __u16 rsvd0;
 *  16      __u64 vport_steering_icm_rx;
 *  24      __u64 vport_steering_icm_tx;
 *  32      struct mlx5_ib_uapi_reg reg_c0;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5_user_ioctl_verbs.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 35.0.
 */
public final class mlx5_ib_uapi_query_port {
    private static final long SIZE = 40L;

    private mlx5_ib_uapi_query_port() {
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
        return RecordText.of("mlx5_ib_uapi_query_port", segment, layout(), "reg_c0@mlx5_ib_uapi_reg", EnumNames.NONE);
    }

    /**
     * {@code __u64 flags}, at byte 0.
     */
    public static long flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 0L;
    }

    /**
     * {@code __u16 vport}, at byte 8.
     */
    public static int vport(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 8L));
    }

    /**
     * Sets {@code vport}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void vport(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 8L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code vport} in bytes.
     */
    public static long vport$offset() {
        return 8L;
    }

    /**
     * {@code __u16 vport_vhca_id}, at byte 10.
     */
    public static int vport_vhca_id(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 10L));
    }

    /**
     * Sets {@code vport_vhca_id}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void vport_vhca_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 10L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code vport_vhca_id} in bytes.
     */
    public static long vport_vhca_id$offset() {
        return 10L;
    }

    /**
     * {@code __u16 esw_owner_vhca_id}, at byte 12.
     */
    public static int esw_owner_vhca_id(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 12L));
    }

    /**
     * Sets {@code esw_owner_vhca_id}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void esw_owner_vhca_id(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code esw_owner_vhca_id} in bytes.
     */
    public static long esw_owner_vhca_id$offset() {
        return 12L;
    }

    /**
     * {@code __u16 rsvd0}, at byte 14.
     */
    public static int rsvd0(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 14L));
    }

    /**
     * Sets {@code rsvd0}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void rsvd0(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 14L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code rsvd0} in bytes.
     */
    public static long rsvd0$offset() {
        return 14L;
    }

    /**
     * {@code __u64 vport_steering_icm_rx}, at byte 16.
     */
    public static long vport_steering_icm_rx(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 16L);
    }

    /**
     * Sets {@code vport_steering_icm_rx}.
     */
    public static void vport_steering_icm_rx(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code vport_steering_icm_rx} in bytes.
     */
    public static long vport_steering_icm_rx$offset() {
        return 16L;
    }

    /**
     * {@code __u64 vport_steering_icm_tx}, at byte 24.
     */
    public static long vport_steering_icm_tx(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 24L);
    }

    /**
     * Sets {@code vport_steering_icm_tx}.
     */
    public static void vport_steering_icm_tx(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code vport_steering_icm_tx} in bytes.
     */
    public static long vport_steering_icm_tx$offset() {
        return 24L;
    }

    /**
     * {@code struct mlx5_ib_uapi_reg reg_c0}, at byte 32, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5_ib_uapi_reg mlx5_ib_uapi_reg}.
     */
    public static MemorySegment reg_c0(MemorySegment segment) {
        return segment.asSlice(32L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code reg_c0} from {@code value}.
     */
    public static void reg_c0(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, 8L);
    }

    /**
     * Returns the offset of {@code reg_c0} in bytes.
     */
    public static long reg_c0$offset() {
        return 32L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("flags"),
                ValueLayout.JAVA_SHORT.withName("vport"),
                ValueLayout.JAVA_SHORT.withName("vport_vhca_id"),
                ValueLayout.JAVA_SHORT.withName("esw_owner_vhca_id"),
                ValueLayout.JAVA_SHORT.withName("rsvd0"),
                ValueLayout.JAVA_LONG.withName("vport_steering_icm_rx"),
                ValueLayout.JAVA_LONG.withName("vport_steering_icm_tx"),
                mlx5_ib_uapi_reg.layout().withName("reg_c0"))
                .withName("mlx5_ib_uapi_query_port");

        private Layout() {
        }
    }
}
