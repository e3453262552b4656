// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_mkey_err}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_mkey_err {
 *   0      enum mlx5dv_mkey_err_type err_type;
 *   8      union {
 *   8          struct mlx5dv_sig_err sig;
 *          } err;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_mkey_err {
    private static final long SIZE = 32L;

    private mlx5dv_mkey_err() {
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
        return RecordText.of("mlx5dv_mkey_err", segment, layout(), "err_type=mlx5dv_mkey_err_type err.sig@mlx5dv_sig_err", Mlx5EnumNames.ALL);
    }

    /**
     * {@code enum mlx5dv_mkey_err_type err_type}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_mkey_err_type mlx5dv_mkey_err_type}.
     */
    public static int err_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code err_type}.
     */
    public static void err_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code err_type} in bytes.
     */
    public static long err_type$offset() {
        return 0L;
    }

    /**
     * {@code union err}, at byte 8, as a slice.
     */
    public static MemorySegment err(MemorySegment segment) {
        return segment.asSlice(8L, 24L);
    }

    /**
     * Copies the 24 bytes of {@code err} from {@code value}.
     */
    public static void err(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 24L);
    }

    /**
     * Returns the offset of {@code err} in bytes.
     */
    public static long err$offset() {
        return 8L;
    }

    /**
     * {@code struct mlx5dv_sig_err err.sig}, at byte 8, as a slice; see {@link org.rdma4j.sys.mlx5.mlx5dv_sig_err mlx5dv_sig_err}.
     */
    public static MemorySegment err_sig(MemorySegment segment) {
        return segment.asSlice(8L, 24L);
    }

    /**
     * Copies the 24 bytes of {@code err.sig} from {@code value}.
     */
    public static void err_sig(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 24L);
    }

    /**
     * Returns the offset of {@code err.sig} in bytes.
     */
    public static long err_sig$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("err_type"),
                MemoryLayout.paddingLayout(4L),
                MemoryLayout.unionLayout(
                        mlx5dv_sig_err.layout().withName("sig")).withName("err"))
                .withName("mlx5dv_mkey_err");

        private Layout() {
        }
    }
}
