// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.posix.pthread_cond_t;
import org.rdma4j.sys.posix.pthread_mutex_t;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Target;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_wq}: 152 bytes (160 on aarch64), aligned to 8.
 *
 * <pre>{@code
 *              struct ibv_wq {
 *           0      struct ibv_context *context;
 *           8      void *wq_context;
 *          16      struct ibv_pd *pd;
 *          24      struct ibv_cq *cq;
 *          32      uint32_t wq_num;
 *          36      uint32_t handle;
 *          40      enum ibv_wq_state state;
 *          44      enum ibv_wq_type wq_type;
 *          48      int (*post_recv)(struct ibv_wq *current, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr);
 *          56      pthread_mutex_t mutex;
 *   96/104/96      pthread_cond_t cond;
 * 144/152/144      uint32_t events_completed;
 * 148/156/148      uint32_t comp_mask;
 *              };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes, on x86_64, aarch64 and riscv64 where they differ.
 */
public final class ibv_wq {
    private static final long SIZE = Target.choose("amd64 aarch64 riscv64", 152L, 160L, 152L);

    private static final long mutex$SIZE = Target.choose("amd64 aarch64 riscv64", 40L, 48L, 40L);

    private static final long cond$OFFSET = Target.choose("amd64 aarch64 riscv64", 96L, 104L, 96L);

    private static final long events_completed$OFFSET = Target.choose("amd64 aarch64 riscv64", 144L, 152L, 144L);

    private static final long comp_mask$OFFSET = Target.choose("amd64 aarch64 riscv64", 148L, 156L, 148L);

    private ibv_wq() {
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
        return RecordText.of("ibv_wq", segment, layout(), "state=ibv_wq_state wq_type=ibv_wq_type mutex@pthread_mutex_t mutex.__data@__pthread_mutex_s mutex.__size\" mutex.__align- cond@pthread_cond_t cond.__data@__pthread_cond_s cond.__data.__wseq@__atomic_wide_counter cond.__data.__g1_start@__atomic_wide_counter cond.__size\" cond.__align-", IbverbsEnumNames.ALL);
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
     * {@code void *wq_context}, at byte 8.
     */
    public static MemorySegment wq_context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code wq_context}.
     */
    public static void wq_context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code wq_context} in bytes.
     */
    public static long wq_context$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_pd *pd}, at byte 16; see {@link org.rdma4j.sys.ibverbs.ibv_pd ibv_pd}.
     */
    public static MemorySegment pd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L), ibv_pd.sizeof());
    }

    /**
     * Sets {@code pd}.
     */
    public static void pd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code pd} in bytes.
     */
    public static long pd$offset() {
        return 16L;
    }

    /**
     * {@code struct ibv_cq *cq}, at byte 24; see {@link org.rdma4j.sys.ibverbs.ibv_cq ibv_cq}.
     */
    public static MemorySegment cq(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L), ibv_cq.sizeof());
    }

    /**
     * Sets {@code cq}.
     */
    public static void cq(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code cq} in bytes.
     */
    public static long cq$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t wq_num}, at byte 32.
     */
    public static int wq_num(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 32L);
    }

    /**
     * Sets {@code wq_num}.
     */
    public static void wq_num(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code wq_num} in bytes.
     */
    public static long wq_num$offset() {
        return 32L;
    }

    /**
     * {@code uint32_t handle}, at byte 36.
     */
    public static int handle(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 36L);
    }

    /**
     * Sets {@code handle}.
     */
    public static void handle(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 36L, value);
    }

    /**
     * Returns the offset of {@code handle} in bytes.
     */
    public static long handle$offset() {
        return 36L;
    }

    /**
     * {@code enum ibv_wq_state state}, at byte 40; see {@link org.rdma4j.sys.ibverbs.ibv_wq_state ibv_wq_state}.
     */
    public static int state(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 40L);
    }

    /**
     * Sets {@code state}.
     */
    public static void state(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code state} in bytes.
     */
    public static long state$offset() {
        return 40L;
    }

    /**
     * {@code enum ibv_wq_type wq_type}, at byte 44; see {@link org.rdma4j.sys.ibverbs.ibv_wq_type ibv_wq_type}.
     */
    public static int wq_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 44L);
    }

    /**
     * Sets {@code wq_type}.
     */
    public static void wq_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 44L, value);
    }

    /**
     * Returns the offset of {@code wq_type} in bytes.
     */
    public static long wq_type$offset() {
        return 44L;
    }

    /**
     * {@code int (*post_recv)(struct ibv_wq *current, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}, at byte 48.
     */
    public static MemorySegment post_recv(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 48L);
    }

    /**
     * Sets {@code post_recv}.
     */
    public static void post_recv(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code post_recv} in bytes.
     */
    public static long post_recv$offset() {
        return 48L;
    }

    /**
     * {@code pthread_mutex_t mutex}, at byte 56, as a slice; see {@link org.rdma4j.sys.posix.pthread_mutex_t pthread_mutex_t}.
     */
    public static MemorySegment mutex(MemorySegment segment) {
        return segment.asSlice(56L, mutex$SIZE);
    }

    /**
     * Copies the 40 bytes (48 on aarch64) of {@code mutex} from {@code value}.
     */
    public static void mutex(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 56L, mutex$SIZE);
    }

    /**
     * Returns the offset of {@code mutex} in bytes.
     */
    public static long mutex$offset() {
        return 56L;
    }

    /**
     * {@code pthread_cond_t cond}, at byte 96 (104 on aarch64), as a slice; see {@link org.rdma4j.sys.posix.pthread_cond_t pthread_cond_t}.
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
     * {@code uint32_t events_completed}, at byte 144 (152 on aarch64).
     */
    public static int events_completed(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, events_completed$OFFSET);
    }

    /**
     * Sets {@code events_completed}.
     */
    public static void events_completed(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, events_completed$OFFSET, value);
    }

    /**
     * Returns the offset of {@code events_completed} in bytes.
     */
    public static long events_completed$offset() {
        return events_completed$OFFSET;
    }

    /**
     * {@code uint32_t comp_mask}, at byte 148 (156 on aarch64).
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, comp_mask$OFFSET);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, comp_mask$OFFSET, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return comp_mask$OFFSET;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("context"),
                ValueLayout.ADDRESS.withName("wq_context"),
                ValueLayout.ADDRESS.withName("pd"),
                ValueLayout.ADDRESS.withName("cq"),
                ValueLayout.JAVA_INT.withName("wq_num"),
                ValueLayout.JAVA_INT.withName("handle"),
                ValueLayout.JAVA_INT.withName("state"),
                ValueLayout.JAVA_INT.withName("wq_type"),
                ValueLayout.ADDRESS.withName("post_recv"),
                pthread_mutex_t.layout().withName("mutex"),
                pthread_cond_t.layout().withName("cond"),
                ValueLayout.JAVA_INT.withName("events_completed"),
                ValueLayout.JAVA_INT.withName("comp_mask"))
                .withName("ibv_wq");

        private Layout() {
        }
    }

    /**
     * Function that {@code post_recv} points to: {@code int (*post_recv)(struct ibv_wq *current, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}.
     */
    public static final class post_recv {
        private post_recv() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static int invoke(MemorySegment pointer, MemorySegment current,
                MemorySegment recv_wr, MemorySegment bad_recv_wr) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, current, recv_wr, bad_recv_wr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment current, MemorySegment recv_wr,
                MemorySegment bad_recv_wr) {
            return function.apply(Segments.sized(current, ibv_wq.sizeof()), Segments.sized(recv_wr, ibv_recv_wr.sizeof()), bad_recv_wr);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment current, MemorySegment recv_wr, MemorySegment bad_recv_wr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }
}
