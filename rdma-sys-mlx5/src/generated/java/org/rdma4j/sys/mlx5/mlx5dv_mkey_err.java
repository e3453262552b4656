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
 * C's {@code struct mlx5dv_mkey_err}: 32 bytes, aligned to 8.
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
 * <p>Declared in {@code infiniband/mlx5dv.h}; the numbers are offsets in bytes.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_mkey_err {
    private static final long SIZE = 32L;

    private mlx5dv_mkey_err() {
    }

    /**
     * The layout, with C's names and offsets.
     */
    public static GroupLayout layout() {
        return Layout.LAYOUT;
    }

    /**
     * The size in bytes.
     */
    public static long sizeof() {
        return SIZE;
    }

    /**
     * Memory for one record. It is zeroed if the allocator zeroes it, as an arena does.
     */
    public static MemorySegment allocate(SegmentAllocator allocator) {
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Memory for {@code count} records, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 8L);
    }

    /**
     * Element {@code index} of an array.
     */
    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(index * SIZE, SIZE);
    }

    /**
     * The record at an address, for inner loops: reaching its fields costs what it costs in C. Create it in
     * the loop that uses it; kept across native calls, it becomes an object. Nothing checks that the
     * memory is still there.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment ofAddress(long address) {
        return MemorySegment.ofAddress(address).reinterpret(SIZE);
    }

    /**
     * The segment with the size of one record.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment) {
        return segment.reinterpret(SIZE);
    }

    /**
     * The segment with the size of {@code count} records.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, long count) {
        return segment.reinterpret(Math.multiplyExact(count, SIZE));
    }

    /**
     * The segment with the size of one record, alive until the arena closes, which calls {@code cleanup}.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, Arena arena,
            Consumer<MemorySegment> cleanup) {
        return segment.reinterpret(SIZE, arena, cleanup);
    }

    /**
     * The members and their values on one line, for people. No pointer is followed.
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
     * The offset of {@code err_type} in bytes.
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
     * The offset of {@code err} in bytes.
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
     * The offset of {@code err.sig} in bytes.
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
