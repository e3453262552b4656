// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.posix.pthread_cond_t;
import org.rdma4j.sys.posix.pthread_mutex_t;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Target;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_cq}: 128 bytes (136 on aarch64), aligned to 8.
 *
 * <pre>{@code
 *              struct ibv_cq {
 *           0      struct ibv_context *context;
 *           8      struct ibv_comp_channel *channel;
 *          16      void *cq_context;
 *          24      uint32_t handle;
 *          28      int cqe;
 *          32      pthread_mutex_t mutex;
 *    72/80/72      pthread_cond_t cond;
 * 120/128/120      uint32_t comp_events_completed;
 * 124/132/124      uint32_t async_events_completed;
 *              };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes, on x86_64, aarch64 and riscv64 where they differ.
 */
public final class ibv_cq {
    private static final long SIZE = Target.choose("amd64 aarch64 riscv64", 128L, 136L, 128L);

    private static final long mutex$SIZE = Target.choose("amd64 aarch64 riscv64", 40L, 48L, 40L);

    private static final long cond$OFFSET = Target.choose("amd64 aarch64 riscv64", 72L, 80L, 72L);

    private static final long comp_events_completed$OFFSET = Target.choose("amd64 aarch64 riscv64", 120L, 128L, 120L);

    private static final long async_events_completed$OFFSET = Target.choose("amd64 aarch64 riscv64", 124L, 132L, 124L);

    private ibv_cq() {
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
        return RecordText.of("ibv_cq", segment, layout(), "cqe- mutex@pthread_mutex_t mutex.__data@__pthread_mutex_s mutex.__size\" mutex.__align- cond@pthread_cond_t cond.__data@__pthread_cond_s cond.__data.__wseq@__atomic_wide_counter cond.__data.__g1_start@__atomic_wide_counter cond.__size\" cond.__align-", EnumNames.NONE);
    }

    /**
     * {@code struct ibv_context *context}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_context ibv_context}.
     */
    public static MemorySegment context(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_context.sizeof());
    }

    /**
     * Sets {@code context}.
     */
    public static void context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code context} in bytes.
     */
    public static long context$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_comp_channel *channel}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_comp_channel ibv_comp_channel}.
     */
    public static MemorySegment channel(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_comp_channel.sizeof());
    }

    /**
     * Sets {@code channel}.
     */
    public static void channel(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code channel} in bytes.
     */
    public static long channel$offset() {
        return 8L;
    }

    /**
     * {@code void *cq_context}, at byte 16.
     */
    public static MemorySegment cq_context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L);
    }

    /**
     * Sets {@code cq_context}.
     */
    public static void cq_context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code cq_context} in bytes.
     */
    public static long cq_context$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t handle}, at byte 24.
     */
    public static int handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code handle}.
     */
    public static void handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code handle} in bytes.
     */
    public static long handle$offset() {
        return 24L;
    }

    /**
     * {@code int cqe}, at byte 28.
     *
     * <p>Capacity of the queue, at least the requested number of completions.
     */
    public static int cqe(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code cqe}.
     *
     * <p>Capacity of the queue, at least the requested number of completions.
     */
    public static void cqe(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code cqe} in bytes.
     */
    public static long cqe$offset() {
        return 28L;
    }

    /**
     * {@code pthread_mutex_t mutex}, at byte 32, as a slice; see {@link org.rdma4j.sys.posix.pthread_mutex_t pthread_mutex_t}.
     */
    public static MemorySegment mutex(MemorySegment segment) {
        return segment.asSlice(32L, mutex$SIZE);
    }

    /**
     * Copies the 40 bytes (48 on aarch64) of {@code mutex} from {@code value}.
     */
    public static void mutex(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, mutex$SIZE);
    }

    /**
     * Returns the offset of {@code mutex} in bytes.
     */
    public static long mutex$offset() {
        return 32L;
    }

    /**
     * {@code pthread_cond_t cond}, at byte 72 (80 on aarch64), as a slice; see {@link org.rdma4j.sys.posix.pthread_cond_t pthread_cond_t}.
     */
    public static MemorySegment cond(MemorySegment segment) {
        return segment.asSlice(cond$OFFSET, 48L);
    }

    /**
     * Copies the 48 bytes of {@code cond} from {@code value}.
     */
    public static void cond(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, cond$OFFSET, 48L);
    }

    /**
     * Returns the offset of {@code cond} in bytes.
     */
    public static long cond$offset() {
        return cond$OFFSET;
    }

    /**
     * {@code uint32_t comp_events_completed}, at byte 120 (128 on aarch64).
     */
    public static int comp_events_completed(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, comp_events_completed$OFFSET);
    }

    /**
     * Sets {@code comp_events_completed}.
     */
    public static void comp_events_completed(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, comp_events_completed$OFFSET, value);
    }

    /**
     * Returns the offset of {@code comp_events_completed} in bytes.
     */
    public static long comp_events_completed$offset() {
        return comp_events_completed$OFFSET;
    }

    /**
     * {@code uint32_t async_events_completed}, at byte 124 (132 on aarch64).
     */
    public static int async_events_completed(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, async_events_completed$OFFSET);
    }

    /**
     * Sets {@code async_events_completed}.
     */
    public static void async_events_completed(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, async_events_completed$OFFSET, value);
    }

    /**
     * Returns the offset of {@code async_events_completed} in bytes.
     */
    public static long async_events_completed$offset() {
        return async_events_completed$OFFSET;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("context"),
                ValueLayout.ADDRESS.withName("channel"),
                ValueLayout.ADDRESS.withName("cq_context"),
                ValueLayout.JAVA_INT.withName("handle"),
                ValueLayout.JAVA_INT.withName("cqe"),
                pthread_mutex_t.layout().withName("mutex"),
                pthread_cond_t.layout().withName("cond"),
                ValueLayout.JAVA_INT.withName("comp_events_completed"),
                ValueLayout.JAVA_INT.withName("async_events_completed"))
                .withName("ibv_cq");

        private Layout() {
        }
    }
}
