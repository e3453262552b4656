// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_async_event}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_async_event {
 *   0      union {
 *   0          struct ibv_cq *cq;
 *   0          struct ibv_qp *qp;
 *   0          struct ibv_srq *srq;
 *   0          struct ibv_wq *wq;
 *   0          int port_num;
 *          } element;
 *   8      enum ibv_event_type event_type;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_async_event {
    private static final long SIZE = 16L;

    private ibv_async_event() {
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
        return RecordText.of("ibv_async_event", segment, layout(), "element.port_num- event_type=ibv_event_type", IbverbsEnumNames.ALL);
    }

    /**
     * {@code union element}, at byte 0, as a slice.
     */
    public static MemorySegment element(MemorySegment segment) {
        return segment.asSlice(0L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code element} from {@code value}.
     */
    public static void element(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 8L);
    }

    /**
     * Returns the offset of {@code element} in bytes.
     */
    public static long element$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_cq *element.cq}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_cq ibv_cq}.
     */
    public static MemorySegment element_cq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code element.cq}.
     */
    public static void element_cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code element.cq} in bytes.
     */
    public static long element_cq$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_qp *element.qp}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_qp ibv_qp}.
     */
    public static MemorySegment element_qp(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_qp.sizeof());
    }

    /**
     * Sets {@code element.qp}.
     */
    public static void element_qp(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code element.qp} in bytes.
     */
    public static long element_qp$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_srq *element.srq}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_srq ibv_srq}.
     */
    public static MemorySegment element_srq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_srq.sizeof());
    }

    /**
     * Sets {@code element.srq}.
     */
    public static void element_srq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code element.srq} in bytes.
     */
    public static long element_srq$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_wq *element.wq}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_wq ibv_wq}.
     */
    public static MemorySegment element_wq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_wq.sizeof());
    }

    /**
     * Sets {@code element.wq}.
     */
    public static void element_wq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code element.wq} in bytes.
     */
    public static long element_wq$offset() {
        return 0L;
    }

    /**
     * {@code int element.port_num}, at byte 0.
     */
    public static int element_port_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code element.port_num}.
     */
    public static void element_port_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code element.port_num} in bytes.
     */
    public static long element_port_num$offset() {
        return 0L;
    }

    /**
     * {@code enum ibv_event_type event_type}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_event_type ibv_event_type}.
     */
    public static int event_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code event_type}.
     */
    public static void event_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code event_type} in bytes.
     */
    public static long event_type$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                MemoryLayout.unionLayout(
                        ValueLayout.ADDRESS.withName("cq"),
                        ValueLayout.ADDRESS.withName("qp"),
                        ValueLayout.ADDRESS.withName("srq"),
                        ValueLayout.ADDRESS.withName("wq"),
                        ValueLayout.JAVA_INT.withName("port_num")).withName("element"),
                ValueLayout.JAVA_INT.withName("event_type"),
                MemoryLayout.paddingLayout(4L))
                .withName("ibv_async_event");

        private Layout() {
        }
    }
}
