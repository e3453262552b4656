// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * C's {@code struct mlx5dv_crypto_attr}: 56 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_crypto_attr {
 *   0      enum mlx5dv_crypto_standard crypto_standard;
 *   4      _Bool encrypt_on_tx;
 *   8      enum mlx5dv_signature_crypto_order signature_crypto_order;
 *  12      enum mlx5dv_block_size data_unit_size;
 *  16      char initial_tweak[16];
 *  32      struct mlx5dv_dek *dek;
 *  40      char keytag[8];
 *  48      uint64_t comp_mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; the numbers are offsets in bytes.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_crypto_attr {
    private static final long SIZE = 56L;

    private mlx5dv_crypto_attr() {
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
        return RecordText.of("mlx5dv_crypto_attr", segment, layout(), "crypto_standard=mlx5dv_crypto_standard signature_crypto_order=mlx5dv_signature_crypto_order data_unit_size=mlx5dv_block_size initial_tweak\" keytag\"", Mlx5EnumNames.ALL);
    }

    /**
     * {@code enum mlx5dv_crypto_standard crypto_standard}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_crypto_standard mlx5dv_crypto_standard}.
     */
    public static int crypto_standard(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code crypto_standard}.
     */
    public static void crypto_standard(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * The offset of {@code crypto_standard} in bytes.
     */
    public static long crypto_standard$offset() {
        return 0L;
    }

    /**
     * {@code _Bool encrypt_on_tx}, at byte 4.
     */
    public static boolean encrypt_on_tx(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_BOOLEAN, 4L);
    }

    /**
     * Sets {@code encrypt_on_tx}.
     */
    public static void encrypt_on_tx(MemorySegment segment, boolean value) {
        segment.set(ValueLayout.JAVA_BOOLEAN, 4L, value);
    }

    /**
     * The offset of {@code encrypt_on_tx} in bytes.
     */
    public static long encrypt_on_tx$offset() {
        return 4L;
    }

    /**
     * {@code enum mlx5dv_signature_crypto_order signature_crypto_order}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_signature_crypto_order mlx5dv_signature_crypto_order}.
     */
    public static int signature_crypto_order(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code signature_crypto_order}.
     */
    public static void signature_crypto_order(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * The offset of {@code signature_crypto_order} in bytes.
     */
    public static long signature_crypto_order$offset() {
        return 8L;
    }

    /**
     * {@code enum mlx5dv_block_size data_unit_size}, at byte 12; see {@link org.rdma4j.sys.mlx5.mlx5dv_block_size mlx5dv_block_size}.
     */
    public static int data_unit_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code data_unit_size}.
     */
    public static void data_unit_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * The offset of {@code data_unit_size} in bytes.
     */
    public static long data_unit_size$offset() {
        return 12L;
    }

    /**
     * {@code char initial_tweak[16]}, at byte 16, as a slice.
     */
    public static MemorySegment initial_tweak(MemorySegment segment) {
        return segment.asSlice(16L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code initial_tweak} from {@code value}.
     */
    public static void initial_tweak(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 16L);
    }

    /**
     * {@code char initial_tweak[16]} as text, up to its first zero.
     */
    public static String initial_tweakString(MemorySegment segment) {
        return CStrings.get(segment, 16L, 16L);
    }

    /**
     * Sets {@code initial_tweak} to the text and a zero.
     *
     * @throws IllegalArgumentException when both do not fit into 16 bytes
     */
    public static void initial_tweakString(MemorySegment segment, String value) {
        CStrings.set(segment, 16L, 16L, value);
    }

    /**
     * An element of {@code char initial_tweak[16]}.
     */
    public static byte initial_tweak(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 16L + Objects.checkIndex(index, 16L));
    }

    /**
     * Sets an element of {@code initial_tweak}.
     */
    public static void initial_tweak(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 16L + Objects.checkIndex(index, 16L), value);
    }

    /**
     * The offset of {@code initial_tweak} in bytes.
     */
    public static long initial_tweak$offset() {
        return 16L;
    }

    /**
     * {@code struct mlx5dv_dek *dek}, at byte 32; see {@link org.rdma4j.sys.mlx5.mlx5dv_dek mlx5dv_dek}.
     */
    public static MemorySegment dek(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L);
    }

    /**
     * Sets {@code dek}.
     */
    public static void dek(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * The offset of {@code dek} in bytes.
     */
    public static long dek$offset() {
        return 32L;
    }

    /**
     * {@code char keytag[8]}, at byte 40, as a slice.
     */
    public static MemorySegment keytag(MemorySegment segment) {
        return segment.asSlice(40L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code keytag} from {@code value}.
     */
    public static void keytag(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 40L, 8L);
    }

    /**
     * {@code char keytag[8]} as text, up to its first zero.
     */
    public static String keytagString(MemorySegment segment) {
        return CStrings.get(segment, 40L, 8L);
    }

    /**
     * Sets {@code keytag} to the text and a zero.
     *
     * @throws IllegalArgumentException when both do not fit into 8 bytes
     */
    public static void keytagString(MemorySegment segment, String value) {
        CStrings.set(segment, 40L, 8L, value);
    }

    /**
     * An element of {@code char keytag[8]}.
     */
    public static byte keytag(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 40L + Objects.checkIndex(index, 8L));
    }

    /**
     * Sets an element of {@code keytag}.
     */
    public static void keytag(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 40L + Objects.checkIndex(index, 8L), value);
    }

    /**
     * The offset of {@code keytag} in bytes.
     */
    public static long keytag$offset() {
        return 40L;
    }

    /**
     * {@code uint64_t comp_mask}, at byte 48.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 48L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 48L, value);
    }

    /**
     * The offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 48L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("crypto_standard"),
                ValueLayout.JAVA_BOOLEAN.withName("encrypt_on_tx"),
                MemoryLayout.paddingLayout(3L),
                ValueLayout.JAVA_INT.withName("signature_crypto_order"),
                ValueLayout.JAVA_INT.withName("data_unit_size"),
                MemoryLayout.sequenceLayout(16L, ValueLayout.JAVA_BYTE).withName("initial_tweak"),
                ValueLayout.ADDRESS.withName("dek"),
                MemoryLayout.sequenceLayout(8L, ValueLayout.JAVA_BYTE).withName("keytag"),
                ValueLayout.JAVA_LONG.withName("comp_mask"))
                .withName("mlx5dv_crypto_attr");

        private Layout() {
        }
    }
}
