// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.ibverbs.ibv_counters;
import org.rdma4j.sys.ibverbs.ibv_flow_action;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_flow_action_attr}: 24 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_flow_action_attr {
 *   0      enum mlx5dv_flow_action_type type;
 *   8      union {
 *   8          struct ibv_qp *qp;
 *   8          struct ibv_counters *counter;
 *   8          struct ibv_flow_action *action;
 *   8          uint32_t tag_value;
 *   8          struct mlx5dv_devx_obj *obj;
 *   8          struct {
 *   8              struct mlx5dv_devx_obj *obj;
 *  16              uint32_t offset;
 *              } bulk_obj;
 *          };
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_flow_action_attr {
    private static final long SIZE = 24L;

    private mlx5dv_flow_action_attr() {
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
        return RecordText.of("mlx5dv_flow_action_attr", segment, layout(), "type=mlx5dv_flow_action_type", Mlx5EnumNames.ALL);
    }

    /**
     * {@code enum mlx5dv_flow_action_type type}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_flow_action_type mlx5dv_flow_action_type}.
     */
    public static int type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code type}.
     */
    public static void type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code type} in bytes.
     */
    public static long type$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_qp *qp}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_qp ibv_qp}.
     */
    public static MemorySegment qp(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_qp.sizeof());
    }

    /**
     * Sets {@code qp}.
     */
    public static void qp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code qp} in bytes.
     */
    public static long qp$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_counters *counter}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_counters ibv_counters}.
     */
    public static MemorySegment counter(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_counters.sizeof());
    }

    /**
     * Sets {@code counter}.
     */
    public static void counter(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code counter} in bytes.
     */
    public static long counter$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_flow_action *action}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_flow_action ibv_flow_action}.
     */
    public static MemorySegment action(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_flow_action.sizeof());
    }

    /**
     * Sets {@code action}.
     */
    public static void action(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code action} in bytes.
     */
    public static long action$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t tag_value}, at byte 8.
     */
    public static int tag_value(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code tag_value}.
     */
    public static void tag_value(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code tag_value} in bytes.
     */
    public static long tag_value$offset() {
        return 8L;
    }

    /**
     * {@code struct mlx5dv_devx_obj *obj}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_devx_obj mlx5dv_devx_obj}.
     */
    public static MemorySegment obj(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code obj}.
     */
    public static void obj(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code obj} in bytes.
     */
    public static long obj$offset() {
        return 8L;
    }

    /**
     * {@code struct bulk_obj}, at byte 8, as a slice.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static MemorySegment bulk_obj(MemorySegment segment) {
        return segment.asSlice(8L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code bulk_obj} from {@code value}.
     */
    public static void bulk_obj(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 16L);
    }

    /**
     * Returns the offset of {@code bulk_obj} in bytes.
     */
    public static long bulk_obj$offset() {
        return 8L;
    }

    /**
     * {@code struct mlx5dv_devx_obj *bulk_obj.obj}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_devx_obj mlx5dv_devx_obj}.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static MemorySegment bulk_obj_obj(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code bulk_obj.obj}.
     */
    public static void bulk_obj_obj(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code bulk_obj.obj} in bytes.
     */
    public static long bulk_obj_obj$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t bulk_obj.offset}, at byte 16.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static int bulk_obj_offset(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code bulk_obj.offset}.
     */
    public static void bulk_obj_offset(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code bulk_obj.offset} in bytes.
     */
    public static long bulk_obj_offset$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("type"),
                MemoryLayout.paddingLayout(4L),
                MemoryLayout.unionLayout(
                        ValueLayout.ADDRESS.withName("qp"),
                        ValueLayout.ADDRESS.withName("counter"),
                        ValueLayout.ADDRESS.withName("action"),
                        ValueLayout.JAVA_INT.withName("tag_value"),
                        ValueLayout.ADDRESS.withName("obj"),
                        MemoryLayout.structLayout(
                                ValueLayout.ADDRESS.withName("obj"),
                                ValueLayout.JAVA_INT.withName("offset"),
                                MemoryLayout.paddingLayout(4L)).withName("bulk_obj")))
                .withName("mlx5dv_flow_action_attr");

        private Layout() {
        }
    }
}
