// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.posix.pthread_mutex_t;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Target;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_context}: 328 bytes (336 on aarch64), aligned to 8.
 *
 * <pre>{@code
 *              struct ibv_context {
 *           0      struct ibv_device *device;
 *           8      struct ibv_context_ops ops;
 *         264      int cmd_fd;
 *         268      int async_fd;
 *         272      int num_comp_vectors;
 *         280      pthread_mutex_t mutex;
 * 320/328/320      void *abi_compat;
 *              };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes, on x86_64, aarch64 and riscv64 where they differ.
 */
public final class ibv_context {
    private static final long SIZE = Target.choose("amd64 aarch64 riscv64", 328L, 336L, 328L);

    private static final long mutex$SIZE = Target.choose("amd64 aarch64 riscv64", 40L, 48L, 40L);

    private static final long abi_compat$OFFSET = Target.choose("amd64 aarch64 riscv64", 320L, 328L, 320L);

    private ibv_context() {
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
        return RecordText.of("ibv_context", segment, layout(), "ops@ibv_context_ops cmd_fd- async_fd- num_comp_vectors- mutex@pthread_mutex_t mutex.__data@__pthread_mutex_s mutex.__size\" mutex.__align-", EnumNames.NONE);
    }

    /**
     * {@code struct ibv_device *device}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_device ibv_device}.
     */
    public static MemorySegment device(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_device.sizeof());
    }

    /**
     * Sets {@code device}.
     */
    public static void device(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code device} in bytes.
     */
    public static long device$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_context_ops ops}, at byte 8, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_context_ops ibv_context_ops}.
     */
    public static MemorySegment ops(MemorySegment segment) {
        return segment.asSlice(8L, 256L);
    }

    /**
     * Copies the 256 bytes of {@code ops} from {@code value}.
     */
    public static void ops(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 256L);
    }

    /**
     * Returns the offset of {@code ops} in bytes.
     */
    public static long ops$offset() {
        return 8L;
    }

    /**
     * {@code int cmd_fd}, at byte 264.
     */
    public static int cmd_fd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 264L);
    }

    /**
     * Sets {@code cmd_fd}.
     */
    public static void cmd_fd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 264L, value);
    }

    /**
     * Returns the offset of {@code cmd_fd} in bytes.
     */
    public static long cmd_fd$offset() {
        return 264L;
    }

    /**
     * {@code int async_fd}, at byte 268.
     *
     * <p>Readable if there is an event for {@link Ibverbs#ibv_get_async_event ibv_get_async_event}.
     */
    public static int async_fd(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 268L);
    }

    /**
     * Sets {@code async_fd}.
     *
     * <p>Readable if there is an event for {@link Ibverbs#ibv_get_async_event ibv_get_async_event}.
     */
    public static void async_fd(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 268L, value);
    }

    /**
     * Returns the offset of {@code async_fd} in bytes.
     */
    public static long async_fd$offset() {
        return 268L;
    }

    /**
     * {@code int num_comp_vectors}, at byte 272.
     *
     * <p>Number of completion vectors (interrupts), one of which a completion queue selects
     * ({@code comp_vector}).
     */
    public static int num_comp_vectors(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 272L);
    }

    /**
     * Sets {@code num_comp_vectors}.
     *
     * <p>Number of completion vectors (interrupts), one of which a completion queue selects
     * ({@code comp_vector}).
     */
    public static void num_comp_vectors(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 272L, value);
    }

    /**
     * Returns the offset of {@code num_comp_vectors} in bytes.
     */
    public static long num_comp_vectors$offset() {
        return 272L;
    }

    /**
     * {@code pthread_mutex_t mutex}, at byte 280, as a slice; see {@link org.rdma4j.sys.posix.pthread_mutex_t pthread_mutex_t}.
     */
    public static MemorySegment mutex(MemorySegment segment) {
        return segment.asSlice(280L, mutex$SIZE);
    }

    /**
     * Copies the 40 bytes (48 on aarch64) of {@code mutex} from {@code value}.
     */
    public static void mutex(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 280L, mutex$SIZE);
    }

    /**
     * Returns the offset of {@code mutex} in bytes.
     */
    public static long mutex$offset() {
        return 280L;
    }

    /**
     * {@code void *abi_compat}, at byte 320 (328 on aarch64).
     */
    public static MemorySegment abi_compat(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, abi_compat$OFFSET);
    }

    /**
     * Sets {@code abi_compat}.
     */
    public static void abi_compat(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, abi_compat$OFFSET, value);
    }

    /**
     * Returns the offset of {@code abi_compat} in bytes.
     */
    public static long abi_compat$offset() {
        return abi_compat$OFFSET;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("device"),
                ibv_context_ops.layout().withName("ops"),
                ValueLayout.JAVA_INT.withName("cmd_fd"),
                ValueLayout.JAVA_INT.withName("async_fd"),
                ValueLayout.JAVA_INT.withName("num_comp_vectors"),
                MemoryLayout.paddingLayout(4L),
                pthread_mutex_t.layout().withName("mutex"),
                ValueLayout.ADDRESS.withName("abi_compat"))
                .withName("ibv_context");

        private Layout() {
        }
    }
}
